//! Windlands.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};

pub(crate) const RULE: &str = "Before Phase Two each player passes 3 cards of the new hand to the next player clockwise. \
    All choose at once and in secret.";

pub(crate) struct Windlands;

impl Power for Windlands {
    fn on(&self, moment: Moment, phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if (moment, phase) == (Moment::HandsReady, Phase::Two) { vec![Step::Pass(3)] } else { Vec::new() }
    }
}
