//! Castle.

use crate::building::{Scoring, most};
use crate::card::Card;
use crate::seat::Side;
use crate::table::Table;

pub(crate) const RULE: &str =
    "The side that gathered the most cards wins. Sides with equally many are compared as usual.";

pub(crate) struct Castle;

impl Scoring for Castle {
    fn contenders(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<Side> {
        most(table.sides(), |side| gathered[side.index()].len())
    }
}
