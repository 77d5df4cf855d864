//! Plateau.

use crate::card::Card;
use crate::position::Position;
use crate::power::Power;
use crate::seat::Seat;
use crate::trick::Trick;

pub(crate) const RULE: &str = "Whoever wins three tricks in a row does not lead the next one: the next opponent clockwise \
    does, unless a Dragon decides the lead. The count starts again after every third win and at \
    the start of Phase Two.";

pub(crate) struct Plateau;

impl Power for Plateau {
    fn leads_next(&self, _trick: &Trick, at: &Position<Card>, so_far: Seat) -> Seat {
        match at.streak {
            Some(streak) if streak.wins == 3 => streak.seat.clockwise(1, at.table.players()),
            _ => so_far,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::story;

    #[test]
    fn r8_7_after_three_wins_in_a_row_the_opponent_leads() {
        story()
            .at("plateau")
            .hand(0, "GO9 GO8 GO7 GO6")
            .hand(1, "GO1 GO2 GO3 GO4")
            .play("GO9 GO1")
            .then_leads(0)
            .play("GO8 GO2")
            .then_leads(0)
            .play("GO7 GO3")
            .won_by(0)
            .then_leads(1);
    }

    #[test]
    fn r8_7_without_the_plateau_the_winner_leads_on() {
        story().hand(0, "GO9 GO8 GO7 GO6").hand(1, "GO1 GO2 GO3 GO4").play("GO9 GO1 GO8 GO2 GO7 GO3").then_leads(0);
    }

    #[test]
    fn r8_7_the_count_starts_again_after_the_third_win() {
        story()
            .at("plateau")
            .hand(0, "GO9 GO8 GO7 GO6 GO5 UD9 UD8")
            .hand(1, "GO1 GO2 GO3 GO4 GO0 UD1 UD2")
            .play("GO9 GO1 GO8 GO2 GO7 GO3")
            .then_leads(1)
            .play("GO4 GO6")
            .won_by(0)
            .then_leads(0)
            .play("GO5 GO0")
            .then_leads(0)
            .play("UD9 UD1")
            .then_leads(1);
    }

    #[test]
    fn r8_7_a_loss_breaks_the_row() {
        story()
            .at("plateau")
            .hand(0, "GO9 GO8 GO1 UD9 UD8")
            .hand(1, "GO2 GO3 GO4 UD1 UD2")
            .play("GO9 GO2 GO8 GO3")
            .play("GO1 GO4")
            .won_by(1)
            .then_leads(1)
            .play("UD1 UD9")
            .won_by(0)
            .then_leads(0);
    }

    #[test]
    fn r8_7_a_dragon_comes_first_and_the_count_starts_again() {
        story()
            .at("plateau")
            .hand(0, "GO9 GO8 DR7 UD9 UD8 UD7 UD6")
            .hand(1, "GO1 GO2 SE1 UD1 UD2 UD3 UD4")
            .play("GO9 GO1 GO8 GO2")
            .play("DR7 SE1")
            .won_by(0)
            .then_leads(0)
            .play("UD9 UD1")
            .then_leads(0)
            .play("UD8 UD2")
            .then_leads(0)
            .play("UD7 UD3")
            .then_leads(1);
    }

    #[test]
    fn r8_7_with_three_and_four_the_next_opponent_clockwise_leads() {
        story()
            .players(3)
            .led_by(2)
            .at("plateau")
            .hand(2, "GO9 GO8 GO7 GO6")
            .hand(0, "GO1 GO2 GO3 UD1")
            .hand(1, "UD2 UD3 UD4 UD5")
            .play("GO9 GO1 UD2 GO8 GO2 UD3 GO7 GO3 UD4")
            .won_by(2)
            .then_leads(0);
        story()
            .players(4)
            .led_by(1)
            .at("plateau")
            .hand(1, "GO9 GO8 GO7 GO6")
            .hand(2, "UD1 UD2 UD3 UD4")
            .hand(3, "UD5 UD6 UD7 UD8")
            .hand(0, "SE1 SE2 SE3 SE4")
            .play("GO9 UD1 UD5 SE1 GO8 UD2 UD6 SE2 GO7 UD3 UD7 SE3")
            .won_by(1)
            .then_leads(2);
    }

    #[test]
    fn r8_7_a_partner_s_wins_do_not_count() {
        story()
            .players(4)
            .at("plateau")
            .hand(0, "GO8 GO1 UD9 UD8")
            .hand(1, "GO2 GO3 UD1 UD2")
            .hand(2, "GO7 GO9 UD3 UD4")
            .hand(3, "GO4 GO5 UD5 UD6")
            .play("GO8 GO2 GO7 GO4")
            .won_by(0)
            .play("GO1 GO3 GO9 GO5")
            .won_by(2)
            .play("UD3 UD5 UD9 UD1")
            .won_by(0)
            .then_leads(0);
    }

    #[test]
    fn r8_7_it_counts_in_phase_one() {
        story()
            .in_phase_one()
            .at("plateau")
            .hand(0, "GO9 GO8 GO7 GO6")
            .hand(1, "GO1 GO2 GO3 GO4")
            .play("GO9 GO1 GO8 GO2 GO7 GO3")
            .then_leads(1);
    }

    #[test]
    fn r8_7_the_count_starts_again_with_phase_two() {
        story()
            .in_phase_one()
            .at("plateau")
            .hand(0, "GO9 GO8")
            .hand(1, "GO1 GO2")
            .with_followers(0, "UD9 UD8 UD7")
            .with_followers(1, "UD1 UD2 UD3")
            .play("GO9 GO1 GO8 GO2")
            .then_leads(0)
            .play("UD9 UD1")
            .won_by(0)
            .then_leads(0)
            .play("UD8 UD2")
            .then_leads(0)
            .play("UD7 UD3")
            .then_leads(1);
    }

    #[test]
    fn r8_7_three_wins_at_the_end_of_phase_one_pass_the_lead_of_phase_two() {
        story()
            .in_phase_one()
            .at("plateau")
            .hand(0, "GO9 GO8 GO7")
            .hand(1, "GO1 GO2 GO3")
            .play("GO9 GO1 GO8 GO2 GO7 GO3")
            .then_leads(1)
            .asked(1, crate::Kind::Play);
    }
}
