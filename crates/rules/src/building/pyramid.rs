//! Pyramid.

use crate::building::Scoring;

pub(crate) const RULE: &str = "Cards worth 3 points or less are discarded before the votes are counted.";

pub(crate) struct Pyramid;

impl Scoring for Pyramid {
    fn counts(&self, points: u8) -> bool {
        points > 3
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::ended;
    use crate::scoring::{Ground, Verdict};

    #[test]
    fn r9_3_cards_worth_three_or_less_do_not_count() {
        ended(&["GO1 GO2 GO3", "GO4"]).building("pyramid").vote("goblins", Some(1)).ground("goblins", Ground::Cards);
        ended(&["GO3", "KN4"])
            .building("pyramid")
            .vote("goblins", None)
            .ground("goblins", Ground::NoCards)
            .vote("knights", Some(1));
        ended(&["GO4 GO5", "GO9 GO3"]).building("pyramid").vote("goblins", Some(0));
    }

    #[test]
    fn r9_3_points_count_so_a_zero_of_the_underworld_stays_and_a_two_of_the_farmland_goes() {
        ended(&["GO0", "GO4"]).building("pyramid").at("underworld").vote("goblins", Some(0));
        ended(&["GO0", "GO4"]).building("pyramid").vote("goblins", Some(1));
        ended(&["GO2", "GO4"]).building("pyramid").at("farmland").vote("goblins", Some(1));
    }

    #[test]
    fn r9_3_the_discarded_cards_are_missing_in_ties_too() {
        ended(&["GO4 GO1 GO2", "KN5 KN4"]).building("pyramid").tally("1 1").winners("1", Verdict::Cards);
        ended(&["GO4 GO1 GO2", "KN5 KN4"]).tally("1 1").winners("0", Verdict::Cards);
    }
}
