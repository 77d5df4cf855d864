//! Fortress.

use crate::building::Scoring;

pub(crate) const RULE: &str = "A side with more than 5 cards of a faction discards 4 of them before the votes are counted, \
    the lowest-ranking ones.";

pub(crate) struct Fortress;

impl Scoring for Fortress {
    fn keeps(&self, held: usize) -> usize {
        if held > 5 { held - 4 } else { held }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::ended;
    use crate::scoring::{Ground, Verdict};

    #[test]
    fn r9_6_more_than_five_cards_of_a_faction_lose_four() {
        ended(&["GO1 GO2 GO3 GO4 GO5 GO6", "GO7 GO8 GO9"]).building("fortress").vote("goblins", Some(1));
        ended(&["GO1 GO2 GO3 GO4 GO5", "GO7 GO8 GO9"]).building("fortress").vote("goblins", Some(0));
        ended(&["GO0 GO1 GO2 GO3 GO4 GO5 GO6", "GO7 GO8"])
            .building("fortress")
            .vote("goblins", Some(0))
            .ground("goblins", Ground::Cards);
    }

    #[test]
    fn r9_6_the_lowest_ranking_ones_go() {
        ended(&["GO0 GO1 GO2 GO3 GO8 GO9", "GO7 GO6"])
            .building("fortress")
            .vote("goblins", Some(0))
            .ground("goblins", Ground::HighestCard);
        ended(&["GO0 GO1 GO3 GO4 GO7 GO8", "GO9 GO6"])
            .building("fortress")
            .vote("goblins", Some(1))
            .ground("goblins", Ground::HighestCard);
        ended(&["GO1 GO3 GO4 GO2 GO7 GO8", "GO9 GO6"]).at("farmland").building("fortress").vote("goblins", Some(0));
        ended(&["GO1 GO3 GO4 GO0 GO7 GO8", "GO9 GO6"]).at("underworld").building("fortress").vote("goblins", Some(0));
    }

    #[test]
    fn r9_6_each_faction_apart() {
        ended(&["GO1 GO2 GO3 KN2 KN3 KN4", "GO9 KN9"])
            .building("fortress")
            .vote("goblins", Some(0))
            .vote("knights", Some(0));
    }

    #[test]
    fn r9_6_a_team_s_cards_together() {
        ended(&["GO1 GO2 GO3", "GO7 GO8 GO9", "GO4 GO5 GO6", ""]).building("fortress").vote("goblins", Some(1));
    }

    #[test]
    fn r9_6_the_discarded_cards_are_missing_in_ties() {
        ended(&["GO1 GO2 GO3 GO4 GO5 GO6", "KN2 KN3 KN4"])
            .building("fortress")
            .tally("1 1")
            .winners("1", Verdict::Cards);
    }
}
