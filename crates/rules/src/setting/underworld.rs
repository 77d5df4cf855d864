//! Underworld.

use crate::card::Card;
use crate::power::Power;

pub(crate) const RULE: &str = "Every 0 counts as 10: as a rank, as points and in scoring.";

pub(crate) struct Underworld;

impl Power for Underworld {
    fn rank(&self, card: Card, so_far: u8) -> u8 {
        if card.value() == 0 { 10 } else { so_far }
    }

    fn points(&self, card: Card, so_far: u8) -> u8 {
        if card.value() == 0 { 10 } else { so_far }
    }
}
