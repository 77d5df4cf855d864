//! Basilisks.

use crate::card::Card;
use crate::faction::Faction;
use crate::power::Power;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["7.3"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Both phases: a Basilisk played on a led card of equal strength that is no \
    Basilisk captures it. The led card goes at once to the score pile of the Basilisk's player, \
    without its power, and the Basilisk wins the trick. Following is not lifted, so it takes a \
    void. Only the first such Basilisk captures. In Phase One the Basilisk itself is discarded, \
    in Phase Two its player gathers it.";

pub(crate) struct Basilisks;

impl Power for Basilisks {
    fn may_capture(&self, card: Card, lead: Card) -> bool {
        card.faction() == Faction::Basilisks && lead.faction() != Faction::Basilisks
    }
}
