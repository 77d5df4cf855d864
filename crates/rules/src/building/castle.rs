//! Castle.

use crate::building::{Scoring, most};
use crate::card::Card;
use crate::seat::Side;
use crate::table::Table;

pub(crate) const RULE: &str =
    "The side that gathered the most cards wins. Sides with equally many are compared as usual.";

pub(crate) struct Castle;

impl Scoring for Castle {
    fn by_votes(&self) -> bool {
        false
    }

    fn contenders(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<Side> {
        most(table.sides(), |side| gathered[side.index()].len())
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::ended;
    use crate::scoring::Verdict;

    #[test]
    fn r9_9_the_most_cards_win() {
        ended(&["GO1 GO2 GO3 GO4", "KN9 UD9 SE9"]).building("castle").tally("1 3").winners("0", Verdict::Building);
        ended(&["KN9 UD9 SE9", "GO1 GO2 GO3 GO4"]).building("castle").tally("3 1").winners("1", Verdict::Building);
    }

    #[test]
    fn r9_9_equal_numbers_go_by_the_usual_scoring() {
        ended(&["GO1 GO2 GO3", "KN9 UD9 SE9"])
            .building("castle")
            .tally("1 3")
            .winners("1", Verdict::Votes)
            .compared("building 3 3, votes 1 3");
        ended(&["GO1 GO2", "KN9 KN8"]).building("castle").tally("1 1").winners("1", Verdict::Points);
    }

    #[test]
    fn r9_9_both_phases_and_gnomes_in_front_count() {
        ended(&["DR1 DR2", "SE9"])
            .with_gathered(1, "SE8")
            .with_front(1, "GN1")
            .building("castle")
            .winners("1", Verdict::Building);
    }

    #[test]
    fn r9_9_teams_pool() {
        ended(&["GO1 GO2", "KN9 UD9", "GO3 GO4", "SE9"])
            .building("castle")
            .tally("1 3")
            .winners("0", Verdict::Building);
    }

    #[test]
    fn r9_10_at_the_castle_only_those_with_the_most_cards_can_win() {
        ended(&["GO1 GO2 GO3", "KN9 UD9 DR9", "SE9 TR9"])
            .building("castle")
            .tally("1 3 2")
            .winners("1", Verdict::Votes);
        // Seat 2 is out and keeps the Goblins' vote.
        ended(&["GO1 UD1 KN2 KN3", "GO2 UD2 UD3 DR1", "GO7 GO8 GO9"])
            .building("castle")
            .vote("goblins", Some(2))
            .tally("1 2 1")
            .winners("1", Verdict::Votes);
    }
}
