//! Bridge.

use crate::building::{Scoring, most};
use crate::card::Card;
use crate::seat::Side;
use crate::table::Table;

pub(crate) const RULE: &str = "The side with the most complete sets wins, a set being one card of each faction at the \
    table. Sides with equally many are compared as usual.";

pub(crate) struct Bridge;

impl Scoring for Bridge {
    fn by_votes(&self) -> bool {
        false
    }

    fn measure(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<u16> {
        gathered.iter().map(|cards| sets(cards, table) as u16).collect()
    }

    fn contenders(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<Side> {
        most(table.sides(), |side| sets(&gathered[side.index()], table))
    }
}

/// How many complete sets these cards make.
pub(crate) fn sets(cards: &[Card], table: &Table) -> usize {
    let of = |faction| cards.iter().filter(|card| card.faction() == faction).count();
    table.factions().iter().map(|&faction| of(faction)).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::sets;
    use crate::card::parse_cards;
    use crate::scenario::ended;
    use crate::scoring::Verdict;
    use crate::table::Table;

    #[test]
    fn r9_5_the_most_complete_sets_win() {
        ended(&["GO0 KN2 UD0 SE0 DR0", "GO8 GO9 KN8 KN9 UD8 UD9 SE8 SE9"])
            .building("bridge")
            .tally("1 4")
            .winners("0", Verdict::Building)
            .compared("building 1 0");
        ended(&["GO0 KN2 UD0 SE0 DR0", "GO8 GO9 KN8 KN9 UD8 UD9 SE8 SE9"]).tally("1 4").winners("1", Verdict::Votes);
    }

    #[test]
    fn r9_5_equal_sets_go_by_the_usual_scoring() {
        ended(&["GO0 KN2 UD0 SE0 DR0 DR1", "GO8 KN8 UD8 SE8 DR8"])
            .building("bridge")
            .tally("1 4")
            .winners("1", Verdict::Votes);
        ended(&["GO0 GO1", "KN9"]).building("bridge").tally("1 1").winners("0", Verdict::Cards);
    }

    #[test]
    fn r9_5_a_set_has_one_card_of_each_faction_at_the_table() {
        let table = Table::claim();
        let sets = |text| sets(&parse_cards(text).unwrap(), &table);
        assert_eq!(sets("GO0 KN2 UD0 DW0 DG0"), 1);
        assert_eq!(sets("GO0 KN2 UD0 DW0 GO1"), 0);
        assert_eq!(sets("GO0 KN2 UD0 DW0 DG0 GO0 KN3 UD1 DW1 DG1 GO5"), 2);
        assert_eq!(sets(""), 0);
    }

    #[test]
    fn r9_5_gnomes_in_front_and_teams_count() {
        ended(&["GI1 DR0 SE0 UD0", "GN1 GN3"]).with_front(0, "GN5").building("bridge").winners("0", Verdict::Building);
        ended(&["GO1 KN2 UD0 SE0", "GO9 UD9 KN9 SE9 DR9 TR9", "DR0 TR0 DW0", ""])
            .building("bridge")
            .winners("0", Verdict::Building);
    }

    #[test]
    fn r9_10_at_the_bridge_votes_are_counted_among_all() {
        // Seats 1 and 2 have a set each; most factions vote for seat 0, which has none.
        ended(&[
            "GO7 GO8 GO9 KN7 KN8 KN9 UD7 UD8 UD9",
            "GO1 KN2 UD0 SE0 DR0 TR0 DW0",
            "GO2 KN3 UD1 SE1 DR1 TR1 DW1 DW2",
        ])
        .building("bridge")
        .tally("3 0 4")
        .winners("2", Verdict::Votes);
    }
}
