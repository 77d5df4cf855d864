//! Endless Sands.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};

pub(crate) const RULE: &str = "Before Phase One each player passes 5 cards of the dealt hand to the next player clockwise. \
    All choose at once and in secret.";

pub(crate) struct EndlessSands;

impl Power for EndlessSands {
    fn on(&self, moment: Moment, phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if (moment, phase) == (Moment::HandsReady, Phase::One) { vec![Step::Pass(5)] } else { Vec::new() }
    }
}
