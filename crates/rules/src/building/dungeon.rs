//! Dungeon.

use crate::building::Scoring;
use crate::seat::Seat;

pub(crate) const RULE: &str = "The winner of the last trick of each phase has one extra vote for it. Those votes bring no \
    cards when votes are tied.";

pub(crate) struct Dungeon;

impl Scoring for Dungeon {
    fn extra_votes(&self, last_tricks: &[Seat]) -> Vec<Seat> {
        last_tricks.to_vec()
    }
}
