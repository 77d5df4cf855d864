//! Farmland.

use crate::card::Card;
use crate::power::Power;

pub(crate) const RULE: &str = "The 2 is the highest card of every faction: it ranks as 10, in tricks and when a tied vote \
    goes by the highest card. It is still worth 2 points.";

pub(crate) struct Farmland;

impl Power for Farmland {
    fn rank(&self, card: Card, so_far: u8) -> u8 {
        if card.value() == 2 { 10 } else { so_far }
    }
}
