//! Swamp.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};

pub(crate) const RULE: &str = "Before Phase Two each player discards 2 cards of the new hand. All choose at once and in \
    secret; then the discarded cards lie open.";

pub(crate) struct Swamp;

impl Power for Swamp {
    fn on(&self, moment: Moment, phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if (moment, phase) == (Moment::HandsReady, Phase::Two) { vec![Step::Discard(2)] } else { Vec::new() }
    }
}
