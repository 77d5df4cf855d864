//! Abbey.

use crate::building::Scoring;
use crate::card::Card;
use crate::seat::Side;
use crate::table::Table;

pub(crate) const RULE: &str = "A side that gathered at least twice as many cards as every other side loses. The others are \
    compared as usual.";

pub(crate) struct Abbey;

impl Scoring for Abbey {
    fn contenders(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<Side> {
        let count = |side: Side| gathered[side.index()].len();
        let greedy = |side: &Side| {
            let mut others = table.sides().filter(|other| other != side);
            count(*side) > 0 && others.all(|other| count(*side) >= 2 * count(other))
        };
        table.sides().filter(|side| !greedy(side)).collect()
    }
}
