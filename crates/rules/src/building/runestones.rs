//! Runestones.

use crate::building::Scoring;

pub(crate) const RULE: &str = "Cards worth an odd number of points are discarded before the votes are counted.";

pub(crate) struct Runestones;

impl Scoring for Runestones {
    fn counts(&self, points: u8) -> bool {
        points.is_multiple_of(2)
    }
}
