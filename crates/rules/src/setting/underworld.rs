//! Underworld.

use crate::card::Card;
use crate::power::Power;

pub(crate) const RULE: &str = "Every 0 counts as 10: as a rank, as points and in scoring.";

pub(crate) struct Underworld;

impl Power for Underworld {
    fn rank(&self, card: Card, so_far: u8) -> u8 {
        if card.value() == 0 { 10 } else { so_far }
    }

    fn points(&self, card: Card, so_far: u8) -> u8 {
        if card.value() == 0 { 10 } else { so_far }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{ended, trick};
    use crate::scoring::{Ground, Verdict};

    #[test]
    fn r8_1_every_zero_counts_as_ten_in_tricks() {
        trick("DR9 DR0").at("underworld").strengths("9 10").won_by(1);
        trick("DR0 DR9").at("underworld").strengths("10 9").won_by(0);
        trick("DR9 DR0").strengths("9 0").won_by(0);
        trick("DR1 DR9").at("underworld").strengths("1 9");
    }

    #[test]
    fn r8_1_in_both_phases_and_in_the_ranking() {
        trick("DR9 DR0").in_phase_one().at("underworld").won_by(1);
        trick("DR9 GO8 KN7 GO0").players(4).at("underworld").ranked("0 3 1 2");
    }

    #[test]
    fn r8_1_it_is_the_highest_card_in_a_tied_vote() {
        ended(&["GO0 GO1", "GO9 GO8"]).at("underworld").vote("goblins", Some(0)).ground("goblins", Ground::HighestCard);
        ended(&["GO0 GO1", "GO9 GO8"]).vote("goblins", Some(1));
    }

    #[test]
    fn r8_1_it_is_worth_ten_points() {
        ended(&["GO0", "GO9"]).at("underworld").building("tower").vote("goblins", Some(0));
        ended(&["DR0", "UD9"]).at("underworld").tally("1 1").winners("0", Verdict::Points);
        ended(&["DR0", "UD9"]).tally("1 1").winners("1", Verdict::Points);
    }
}
