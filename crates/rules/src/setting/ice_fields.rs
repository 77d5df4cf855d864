//! Ice Fields.

use crate::card::Card;
use crate::position::Position;
use crate::power::Power;
use crate::seat::Seat;

pub(crate) const RULE: &str = "A player whose side did not win a trick has 1 more strength on the card played to the very \
    next trick, across the change of phase as well. It does not add up.";

pub(crate) struct IceFields;

impl Power for IceFields {
    fn bonus(&self, _card: Card, seat: Seat, at: &Position<Card>) -> u8 {
        let lost = at.winner.is_some_and(|winner| at.table.side(winner) != at.table.side(seat));
        u8::from(lost)
    }
}
