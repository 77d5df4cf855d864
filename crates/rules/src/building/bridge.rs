//! Bridge.

use crate::building::{Scoring, most};
use crate::card::Card;
use crate::seat::Side;
use crate::table::Table;

pub(crate) const RULE: &str = "The side with the most complete sets wins, a set being one card of each faction at the \
    table. Sides with equally many are compared as usual.";

pub(crate) struct Bridge;

impl Scoring for Bridge {
    fn contenders(&self, gathered: &[Vec<Card>], table: &Table) -> Vec<Side> {
        most(table.sides(), |side| sets(&gathered[side.index()], table))
    }
}

/// How many complete sets these cards make.
pub(crate) fn sets(cards: &[Card], table: &Table) -> usize {
    let of = |faction| cards.iter().filter(|card| card.faction() == faction).count();
    table.factions().iter().map(|&faction| of(faction)).min().unwrap_or(0)
}
