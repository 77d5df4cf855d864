//! Knights.

use crate::card::Card;
use crate::faction::Faction;
use crate::power::Power;
use crate::trick::Standing;

pub(crate) const CARDS: [u8; 10] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.1"];

pub(crate) const RULE: &str = "Eight cards: 2 to 9. Both phases: when a Goblin was led, the strongest Knight in the trick \
    wins it, whatever the Goblins are. Whoever holds a Goblin must still follow. On any other \
    lead a Knight is a card like others.";

pub(crate) struct Knights;

impl Power for Knights {
    fn standing(&self, card: Card, lead: Card, so_far: Standing) -> Standing {
        if card.faction() == Faction::Knights && lead.faction() == Faction::Goblins {
            Standing::Trump
        } else {
            so_far
        }
    }
}
