//! Dragons.

use crate::card::Card;
use crate::faction::Faction;
use crate::position::Position;
use crate::power::Power;
use crate::seat::Seat;
use crate::trick::Trick;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.4"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Both phases: whoever played the last Dragon of a trick leads the next \
    one, whoever won.";

pub(crate) struct Dragons;

impl Power for Dragons {
    fn leads_next(&self, trick: &Trick, _at: &Position<Card>, so_far: Seat) -> Seat {
        let last = trick.in_play().rfind(|play| play.card.faction() == Faction::Dragons);
        last.map_or(so_far, |dragon| dragon.seat)
    }
}
