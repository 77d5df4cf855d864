//! Pyramid.

use crate::building::Scoring;

pub(crate) const RULE: &str = "Cards worth 3 points or less are discarded before the votes are counted.";

pub(crate) struct Pyramid;

impl Scoring for Pyramid {
    fn counts(&self, points: u8) -> bool {
        points > 3
    }
}
