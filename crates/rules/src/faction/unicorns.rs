//! Unicorns.

use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::power::Power;
use crate::seat::Seat;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["7.2"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase Two: each Unicorn in a player's own score pile adds 1 to the \
    strength of every card of another faction that this player plays, from the next trick on. A \
    Doppelgänger always gets the bonus. Scoring is not changed.";

pub(crate) struct Unicorns;

impl Power for Unicorns {
    /// A pile grows within a trick only for a seat that has already played (7.3), so the pile as
    /// it is now is the pile as it was when the trick began.
    fn bonus(&self, card: Card, seat: Seat, at: &Position<Card>) -> u8 {
        if at.phase == Phase::One || card.faction() == Faction::Unicorns {
            return 0;
        }
        let pile = at.layout.piles[seat.index()].iter();
        pile.filter(|card| card.faction() == Faction::Unicorns).count() as u8
    }
}
