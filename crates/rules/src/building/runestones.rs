//! Runestones.

use crate::building::Scoring;

pub(crate) const RULE: &str = "Cards worth an odd number of points are discarded before the votes are counted.";

pub(crate) struct Runestones;

impl Scoring for Runestones {
    fn counts(&self, points: u8) -> bool {
        points.is_multiple_of(2)
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::ended;
    use crate::scoring::{Ground, Verdict};

    #[test]
    fn r9_8_cards_worth_an_odd_number_do_not_count() {
        ended(&["GO1 GO3 GO9", "GO2"]).building("runestones").vote("goblins", Some(1)).ground("goblins", Ground::Cards);
        ended(&["GO0", "KN3"])
            .building("runestones")
            .vote("goblins", Some(0))
            .vote("knights", None)
            .ground("knights", Ground::NoCards);
        ended(&["GO0", "KN2"])
            .building("runestones")
            .at("underworld")
            .vote("goblins", Some(0))
            .winners("0", Verdict::Points);
    }

    #[test]
    fn r9_8_gnomes_and_giants_never_vote() {
        ended(&["GN1 GN3 GN5", "GI9"]).building("runestones").vote("gnomes", None).vote("giants", None);
    }
}
