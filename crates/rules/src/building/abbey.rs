//! Abbey.

use crate::building::Scoring;
use crate::card::Card;
use crate::seat::Side;
use crate::table::Table;

pub(crate) const RULE: &str = "A side that gathered at least twice as many cards as every other side loses. The others are \
    compared as usual.";

pub(crate) struct Abbey;

impl Scoring for Abbey {
    fn by_votes(&self) -> bool {
        false
    }

    fn contenders(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<Side> {
        let count = |side: Side| gathered[side.index()].len();
        let greedy = |side: &Side| {
            let mut others = table.sides().filter(|other| other != side);
            count(*side) > 0 && others.all(|other| count(*side) >= 2 * count(other))
        };
        table.sides().filter(|side| !greedy(side)).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::ended;
    use crate::scoring::Verdict;

    #[test]
    fn r9_4_at_least_twice_as_many_cards_lose() {
        let exactly_twice = ended(&["GO1 GO2 UD1 DR2", "KN8 KN9"]).building("abbey");
        exactly_twice.tally("3 1").winners("1", Verdict::Building).compared("building 4 2");
        let one_less = ended(&["GO1 GO2 UD1 DR2 DR3", "KN8 KN9 KN7"]).building("abbey");
        one_less.tally("3 1").winners("0", Verdict::Votes);
        ended(&["KN8 KN9", "GO1 GO2 UD1 DR2"]).building("abbey").winners("0", Verdict::Building);
        ended(&["GO1", ""]).building("abbey").winners("1", Verdict::Building);
    }

    #[test]
    fn r9_4_where_nobody_gathered_anything_nobody_gathered_too_much() {
        ended(&["", ""]).building("abbey").winners("0 1", Verdict::Shared);
    }

    #[test]
    fn r9_4_without_the_abbey_they_win() {
        ended(&["GO1 GO2 UD1 DR2", "KN8 KN9"]).winners("0", Verdict::Votes);
    }

    #[test]
    fn r9_4_gnomes_in_front_were_gathered() {
        ended(&["DR1 DR2 UD1", "SE9"]).with_front(1, "GN3").building("abbey").tally("2 2").winners("0", Verdict::Cards);
        ended(&["DR1 DR2 UD1 UD2", "SE9"]).with_front(1, "GN3").building("abbey").winners("1", Verdict::Building);
    }

    #[test]
    fn r9_4_with_three_twice_as_many_as_every_other() {
        ended(&["GO1 GO2 UD1 UD2", "KN8 KN9", "DR8 DR7"])
            .building("abbey")
            .tally("2 1 1")
            .winners("1", Verdict::Points);
    }

    #[test]
    fn r9_4_with_three_twice_as_many_as_one_other_is_no_loss() {
        ended(&["GO1 GO2 UD1 UD2", "KN8 KN9", "DR7 DR8 DR9"])
            .building("abbey")
            .tally("2 1 1")
            .winners("0", Verdict::Votes);
    }

    #[test]
    fn r9_4_teams_pool_what_they_gathered() {
        ended(&["GO1 GO2", "KN8", "UD1 UD2", "KN9"]).building("abbey").tally("2 1").winners("1", Verdict::Building);
        ended(&["GO1 GO2", "KN8", "UD1 UD2", "KN9 KN7"]).building("abbey").tally("2 1").winners("0", Verdict::Votes);
    }

    #[test]
    fn r9_10_at_the_abbey_a_side_that_is_out_keeps_its_votes() {
        // Seat 0 is out; its Goblins still vote for it, not for seat 1.
        ended(&["GO7 GO8 GO9 UD1 UD2 UD3", "GO1 GO2 KN9", "DR8 DR9 SE1"])
            .building("abbey")
            .vote("goblins", Some(0))
            .tally("2 1 2")
            .winners("2", Verdict::Votes);
    }
}
