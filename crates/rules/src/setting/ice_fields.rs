//! Ice Fields.

use crate::card::Card;
use crate::position::Position;
use crate::power::Power;
use crate::seat::Seat;

pub(crate) const RULE: &str = "A player whose side did not win a trick has 1 more strength on the card played to the very \
    next trick, across the change of phase as well. It does not add up.";

pub(crate) struct IceFields;

impl Power for IceFields {
    fn bonus(&self, _card: Card, seat: Seat, at: &Position<Card>) -> u8 {
        let lost = at.winner.is_some_and(|winner| at.table.side(winner) != at.table.side(seat));
        u8::from(lost)
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Phase;
    use crate::scenario::{story, trick};

    #[test]
    fn r8_9_who_lost_a_trick_is_stronger_in_the_next() {
        story()
            .at("ice_fields")
            .hand(0, "GO9 GO5")
            .hand(1, "GO1 GO4")
            .play("GO9 GO1")
            .strengths("9 1")
            .play("GO5 GO4")
            .strengths("5 5")
            .won_by(0);
    }

    #[test]
    fn r8_9_it_may_turn_a_trick() {
        trick("GO5 GO6").at("ice_fields").last_won_by(1).strengths("6 6").won_by(0);
        trick("GO5 GO6").at("ice_fields").last_won_by(0).strengths("5 7").won_by(1);
    }

    #[test]
    fn r8_9_the_first_trick_knows_no_bonus() {
        trick("GO5 GO6").at("ice_fields").strengths("5 6");
        trick("GO5 GO6").in_phase_one().at("ice_fields").strengths("5 6");
    }

    #[test]
    fn r8_9_it_does_not_add_up_and_ends_with_a_win() {
        story()
            .at("ice_fields")
            .hand(0, "GO9 GO8 GO7 UD5")
            .hand(1, "GO1 GO2 GO6 UD4")
            .play("GO9 GO1 GO8 GO2")
            .strengths("8 3")
            .play("GO7 GO6")
            .strengths("7 7")
            .won_by(0)
            .play("UD5 UD4")
            .strengths("5 5");
        story()
            .at("ice_fields")
            .hand(0, "GO9 GO5 UD5")
            .hand(1, "GO1 GO6 UD4")
            .play("GO9 GO1 GO5 GO6")
            .strengths("5 7")
            .won_by(1)
            .play("UD4 UD5")
            .strengths("4 6");
    }

    #[test]
    fn r8_9_with_three_both_losers_are_stronger() {
        trick("GO5 GO3 GO2").players(3).at("ice_fields").last_won_by(1).strengths("6 3 3");
    }

    #[test]
    fn r8_9_a_partner_s_win_is_a_win() {
        trick("GO5 GO3 GO2 GO1").players(4).at("ice_fields").last_won_by(2).strengths("5 4 2 2");
    }

    #[test]
    fn r8_9_it_reaches_from_phase_one_into_phase_two() {
        trick("GO5 GO3")
            .in_phase_one()
            .last_trick()
            .at("ice_fields")
            .with_followers(0, "UD5")
            .with_followers(1, "UD4")
            .phase(Phase::Two)
            .play("UD5 UD4")
            .strengths("5 5");
    }

    #[test]
    fn r8_9_the_winner_counts_not_the_leader() {
        // The Dragon leads after losing, and has its bonus.
        story()
            .at("ice_fields")
            .hand(0, "DR9 GO5")
            .hand(1, "DR1 GO4")
            .play("DR9 DR1")
            .then_leads(1)
            .play("GO4 GO5")
            .strengths("5 5")
            .won_by(1);
    }

    #[test]
    fn r8_9_it_adds_to_the_unicorns_and_counts_for_basilisks() {
        trick("GO5 GO3").at("ice_fields").last_won_by(0).with_pile(1, "UC1").strengths("5 5");
        trick("GO5 BA4").at("ice_fields").last_won_by(0).won_by(1);
        trick("GO5 BA5").at("ice_fields").last_won_by(0).won_by(0);
    }
}
