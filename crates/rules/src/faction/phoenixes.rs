//! Phoenixes.

use crate::agenda::Step;
use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::power::{Deed, Field, Moment, Power};
use crate::trick::Play;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["7.1", "1.2"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9, and a face-down pile of ten Phoenix Fire cards that are Phoenixes in \
    every respect. Phase Two: a player whose Phoenix or Phoenix Fire went to another side draws \
    one Phoenix Fire to the hand while the pile lasts. Phase Two ends after the trick that \
    leaves some hand empty when all draws are done; cards left in other hands are discarded.";

pub(crate) struct Phoenixes;

impl Power for Phoenixes {
    fn field(&self) -> Option<Field> {
        Some(Field::Fire)
    }

    fn deeds(&self) -> &'static [Deed] {
        &[Deed::Draw]
    }

    fn on(&self, moment: Moment, _phase: Phase, at: &Position<Card>) -> Vec<Step> {
        let (Moment::Gathered, Some(winner)) = (moment, at.winner) else { return Vec::new() };
        // A captor wins the trick, so captured or not, the cards went to the winner's side.
        let lost = |play: &&Play| {
            play.card.faction() == Faction::Phoenixes && at.table.side(play.seat) != at.table.side(winner)
        };
        at.trick.plays.iter().filter(lost).map(|play| Step::DrawFire(play.seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{Scenario, ended, story, trick};

    #[test]
    fn r7_1_a_lost_phoenix_draws_fire() {
        trick("PX3 PX7").with_fire("PF4 PF2").won_by(1).drew_fire("0:PF4").pile(1, "PX3 PX7").hand_sizes("2 1");
        trick("GO3 PX7").with_fire("PF4 PF2").won_by(0).drew_fire("1:PF4");
    }

    #[test]
    fn r7_1_a_phoenix_that_won_draws_nothing() {
        trick("PX7 GO3").with_fire("PF4 PF2").drew_fire("");
    }

    #[test]
    fn r7_1_lost_fire_draws_again() {
        trick("PF3 PX7").with_fire("PF4 PF2").won_by(1).drew_fire("0:PF4");
        trick("PX3 PF7").with_fire("PF4 PF2").won_by(1).drew_fire("0:PF4");
        trick("PX7 PF3").with_fire("PF4 PF2").won_by(0).drew_fire("1:PF4");
    }

    #[test]
    fn r7_1_several_draw_in_the_order_of_play() {
        trick("PX3 PX7 PX9").players(3).with_fire("PF4 PF2 PF1").won_by(2).drew_fire("0:PF4 1:PF2");
        trick("GO3 PX7 PX9").players(3).led_by(2).with_fire("PF4 PF2 PF1").won_by(2).drew_fire("0:PF4 1:PF2");
        trick("PX3 PX2 PX9").players(3).led_by(1).with_fire("PF4 PF2 PF1").won_by(0).drew_fire("1:PF4 2:PF2");
    }

    #[test]
    fn r7_1_a_partner_s_win_is_no_loss() {
        trick("PX3 GO1 PX9 GO2").players(4).with_fire("PF4 PF2").won_by(2).drew_fire("");
        trick("PX3 PX4 PX9 PX5").players(4).with_fire("PF4 PF2").won_by(2).drew_fire("1:PF4 3:PF2");
    }

    #[test]
    fn r7_1_the_pile_runs_out() {
        trick("PX3 PX7 PX9").players(3).with_fire("PF4").drew_fire("0:PF4");
        trick("PX3 PX7").with_fire("").drew_fire("").goes_on();
    }

    #[test]
    fn r7_1_phase_one_draws_nothing() {
        trick("PX3 PX7").in_phase_one().with_fire("PF4").drew_fire("").discarded("PX3 PX7");
    }

    #[test]
    fn r7_1_a_captured_phoenix_counts_as_lost() {
        trick("PX5 BA5").with_fire("PF4").won_by(1).pile(1, "PX5 BA5").drew_fire("0:PF4");
        trick("PX5 BA5").in_phase_one().with_fire("PF4").pile(1, "PX5").drew_fire("");
    }

    #[test]
    fn r7_1_phase_two_ends_when_some_hand_is_empty() {
        // Seat 0 draws Fire, but seat 1 has nothing left.
        trick("PX3 PX7").last_trick().with_fire("PF4 PF2").drew_fire("0:PF4").over().discarded("PF4").hand_sizes("0 0");
    }

    #[test]
    fn r7_1_cards_left_in_hands_are_not_scored() {
        trick("PX3 PX7")
            .last_trick()
            .with_fire("PF4 PF2")
            .pile(0, "")
            .pile(1, "PX3 PX7")
            .vote("phoenixes", Some(1))
            .discarded("PF4");
    }

    fn uneven() -> Scenario {
        story().hand(0, "PX3").hand(1, "PX7 GO5").uneven_hands().with_fire("PF9")
    }

    #[test]
    fn r7_1_a_hand_filled_by_the_draw_is_not_empty() {
        uneven().play("PX3 PX7").won_by(1).holds(0, "PF9").goes_on().play("GO5 PF9").won_by(1).over();
    }

    #[test]
    fn r7_1_the_trick_that_empties_a_hand_after_the_draws_is_the_last_one() {
        uneven().with_aside("TR1 TR2").play("PX3 PX7").pile(1, "PX3 PX7 TR2").aside("TR1");
        trick("PX3 PX7").last_trick().with_aside("TR1 TR2").over().pile(1, "PX3 PX7 TR1 TR2");
    }

    #[test]
    fn r1_2_fire_belongs_to_the_phoenixes() {
        trick("PX3").hand(1, "PF2 GO9").options(1, "PF2");
        trick("PF3").hand(1, "PX2 PF1 GO9").options(1, "PF1 PX2");
        trick("PX3 PF7").won_by(1);
        ended(&["PX9", "PF0 PF1"]).vote("phoenixes", Some(1));
    }
}
