//! Tower.

use crate::building::Scoring;

pub(crate) const RULE: &str = "The sum of points decides each vote; if that is equal, the number of cards; then the highest \
    card as usual.";

pub(crate) struct Tower;

impl Scoring for Tower {
    fn by_points(&self) -> bool {
        true
    }
}
