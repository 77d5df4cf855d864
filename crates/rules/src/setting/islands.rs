//! Islands.

use crate::power::Power;

pub(crate) const RULE: &str = "Phase One: the market has one card more. When the usual number of market cards is taken, the \
    one left over goes face up under the draw deck before anybody but a winning Seer draws. If \
    the deck is empty, the next to draw gets that card.";

pub(crate) struct Islands;

impl Power for Islands {
    fn market(&self, so_far: usize) -> usize {
        so_far + 1
    }
}
