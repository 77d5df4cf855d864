//! Tower.

use crate::building::Scoring;

pub(crate) const RULE: &str = "The sum of points decides each vote; if that is equal, the number of cards; then the highest \
    card as usual.";

pub(crate) struct Tower;

impl Scoring for Tower {
    fn by_points(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::ended;
    use crate::scoring::{Ground, Verdict};

    #[test]
    fn r9_7_the_sum_of_points_decides_each_vote() {
        ended(&["GO9", "GO1 GO2 GO3"]).building("tower").vote("goblins", Some(0)).ground("goblins", Ground::Points);
        ended(&["GO9", "GO1 GO2 GO3"]).vote("goblins", Some(1)).ground("goblins", Ground::Cards);
    }

    #[test]
    fn r9_7_then_the_number_of_cards() {
        ended(&["GO6", "GO1 GO2 GO3"]).building("tower").vote("goblins", Some(1)).ground("goblins", Ground::Cards);
        ended(&["GO0", ""]).building("tower").vote("goblins", Some(0)).ground("goblins", Ground::Cards);
        ended(&["GO0", "GO0 GO0"]).building("tower").vote("goblins", Some(1));
    }

    #[test]
    fn r9_7_then_as_usual() {
        ended(&["GO9 GO1", "GO6 GO4"])
            .building("tower")
            .vote("goblins", Some(0))
            .ground("goblins", Ground::HighestCard);
        ended(&["GO0", "GO0"]).building("tower").vote("goblins", None).ground("goblins", Ground::Equal);
        ended(&["GO0", "GO0"]).building("tower").vote("knights", None).ground("knights", Ground::NoCards);
    }

    #[test]
    fn r9_7_votes_decide_the_game_as_usual() {
        ended(&["GO9", "KN2 UD1 UD2"]).building("tower").tally("1 2").winners("1", Verdict::Votes);
    }
}
