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
