//! Doppelgängers.

use crate::card::Card;
use crate::faction::Faction;
use crate::power::Power;
use crate::trick::Standing;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["4.2", "4.3", "5.4"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. A Doppelgänger may answer any lead, and then counts as the led faction \
    for following, winning and ranking. It takes on no other faction's power, and is scored as a \
    Doppelgänger. When one is led, Doppelgängers are the led faction.";

pub(crate) struct Doppelgangers;

impl Power for Doppelgangers {
    fn standing(&self, card: Card, _lead: Card, so_far: Standing) -> Standing {
        if card.faction() == Faction::Doppelgangers { Standing::Led } else { so_far }
    }
}
