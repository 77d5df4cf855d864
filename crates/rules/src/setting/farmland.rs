//! Farmland.

use crate::card::Card;
use crate::power::Power;

pub(crate) const RULE: &str = "The 2 is the highest card of every faction: it ranks as 10, in tricks and when a tied vote \
    goes by the highest card. It is still worth 2 points.";

pub(crate) struct Farmland;

impl Power for Farmland {
    fn rank(&self, card: Card, so_far: u8) -> u8 {
        if card.value() == 2 { 10 } else { so_far }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{ended, trick};
    use crate::scoring::{Ground, Verdict};

    #[test]
    fn r8_2_the_two_is_the_highest_rank() {
        trick("DR9 DR2").at("farmland").strengths("9 10").won_by(1);
        trick("DR9 DR3").at("farmland").strengths("9 3").won_by(0);
        trick("DR9 DR2").in_phase_one().at("farmland").won_by(1);
    }

    #[test]
    fn r8_2_it_decides_a_tied_vote() {
        ended(&["GO2 GO3", "GO9 GO8"]).at("farmland").vote("goblins", Some(0)).ground("goblins", Ground::HighestCard);
    }

    #[test]
    fn r8_2_its_points_stay_two() {
        ended(&["GO2", "GO3"]).at("farmland").building("tower").vote("goblins", Some(1));
        ended(&["DR2", "UD3"]).at("farmland").winners("1", Verdict::Points);
        ended(&["DR2", "UD4"]).at("farmland").building("pyramid").vote("dragons", None).vote("undead", Some(1));
    }
}
