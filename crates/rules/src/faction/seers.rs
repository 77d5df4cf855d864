//! Seers.

use crate::faction::Faction;
use crate::power::Power;
use crate::trick::Play;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.5"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase One: a winner whose own winning card is a Seer may look at the top \
    card of the draw deck, and chooses first: that card or one of the market. Nobody else sees \
    it. The others then take cards as usual.";

pub(crate) struct Seers;

impl Power for Seers {
    fn looks(&self, winning: &Play) -> bool {
        winning.card.faction() == Faction::Seers
    }
}
