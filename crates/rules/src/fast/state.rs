//! A game at one moment, as sets of cards. It is small and `Copy`: a copy is the undo.

use super::mask::Mask;
use super::sheet::Sheet;
use crate::decision::Kind;
use crate::game::{Deal, DealError};
use crate::position::Phase;
use crate::seat::Seat;

/// Stands for no seat or no side where one is stored in a byte.
pub(super) const NOBODY: u8 = u8::MAX;
/// The length of the deck's list: the draw deck and every card that Islands puts under it (at
/// most 36 and 12), rounded up.
pub(super) const DECK: usize = 64;
/// The length of the Fire pile's list, rounded up.
pub(super) const FIRE: usize = 16;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    Play,
    Take,
    /// A take that may also be the top of the deck (6.5).
    Look,
    Pass,
    Discard,
    Crush,
    Over,
}

/// A game at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State<M: Mask> {
    pub(super) hands: M::Seats,
    pub(super) followers: M::Seats,
    pub(super) piles: M::Seats,
    pub(super) fronts: M::Seats,
    pub(super) sealed: M::Seats,
    pub(super) aside: M,
    pub(super) market: M,
    /// The cards in the trick; a captured lead is not among them.
    pub(super) trick: M,
    /// The cards that lay in piles when Phase Two began; what was gathered in it is the rest.
    pub(super) recruited: M,
    pub(super) step: Step,
    pub(super) phase: Phase,
    /// Who is asked, unless everybody is.
    pub(super) seat: u8,
    /// Who leads this trick, and once it is settled, the next one.
    pub(super) leader: u8,
    /// How many cards were played to the trick.
    pub(super) played: u8,
    /// The place of the captor in the trick, or 0: a lead captures nothing.
    pub(super) captor: u8,
    /// The cards of the trick in order, and their strengths.
    pub(super) plays: [u8; 4],
    pub(super) strengths: [u8; 4],
    /// Who won the trick before.
    pub(super) winner: u8,
    /// Who won the last trick of Phase One.
    pub(super) winner_of_one: u8,
    /// Who won the last tricks in a row, and how many; counted at the Plateau only (8.7).
    pub(super) streak: (u8, u8),
    /// Whether the trick being settled is the last one.
    pub(super) last_trick: bool,
    /// Who takes cards in which order, who is next, how many market cards are gone.
    pub(super) takers: [u8; 4],
    pub(super) next_taker: u8,
    pub(super) taken: u8,
    /// The seats whose sealed choice is still to come, as bits.
    pub(super) open: u8,
    /// The place in the trick of the Giant that is dealt with.
    pub(super) giant: u8,
    /// The factions that are claimed for each side, as bits (9.2).
    pub(super) claimed: [u8; 4],
    pub(super) deck_top: u8,
    pub(super) deck_end: u8,
    pub(super) fire_top: u8,
    pub(super) fire_end: u8,
    pub(super) deck: [u8; DECK],
    pub(super) fire: [u8; FIRE],
}

impl<M: Mask> State<M> {
    /// A game in which no card is anywhere yet.
    #[inline(always)]
    pub(super) fn empty(sheet: &Sheet<M>) -> State<M> {
        State {
            hands: M::Seats::default(),
            followers: M::Seats::default(),
            piles: M::Seats::default(),
            fronts: M::Seats::default(),
            sealed: M::Seats::default(),
            aside: M::EMPTY,
            market: M::EMPTY,
            trick: M::EMPTY,
            recruited: M::EMPTY,
            step: Step::Play,
            phase: Phase::One,
            seat: 0,
            leader: sheet.first_leader,
            played: 0,
            captor: 0,
            plays: [0; 4],
            strengths: [0; 4],
            winner: NOBODY,
            winner_of_one: NOBODY,
            streak: (NOBODY, 0),
            last_trick: false,
            takers: [0; 4],
            next_taker: 0,
            taken: 0,
            open: 0,
            giant: 0,
            claimed: [0; 4],
            deck_top: 0,
            deck_end: 0,
            fire_top: 0,
            fire_end: 0,
            deck: [0; DECK],
            fire: [0; FIRE],
        }
    }

    /// The game that begins with this deal.
    pub fn new(sheet: &Sheet<M>, deal: &Deal) -> Result<State<M>, DealError> {
        let mut left = sheet.deck | sheet.fire;
        let mut index = |card, pile, within: M| {
            let index = sheet.find(card, left & within).ok_or(DealError::TooMany { pile, card })?;
            left ^= M::bit(index);
            Ok(index)
        };
        let mut state = State::empty(sheet);
        let hands = usize::from(sheet.hand_size) * usize::from(M::PLAYERS);
        for (place, &card) in deal.deck.iter().enumerate() {
            let card = index(card, "deck", sheet.deck)?;
            if place < hands {
                state.hands[place / usize::from(sheet.hand_size)] |= M::bit(card);
            } else {
                state.put_under_the_deck(card);
            }
        }
        for &card in &deal.fire {
            state.fire[usize::from(state.fire_end) % FIRE] = index(card, "Fire pile", sheet.fire)?;
            state.fire_end += 1;
        }
        for (pile, cards) in [("deck", sheet.deck), ("Fire pile", sheet.fire)] {
            if (left & cards).any() {
                return Err(DealError::Missing { pile, card: sheet.card((left & cards).lowest()) });
            }
        }
        state.begin(sheet);
        Ok(state)
    }

    /// Who is asked, and for what; nobody once the game is over. Where everybody is asked at
    /// once, it is the first seat that has not chosen yet.
    #[inline]
    pub fn asked(&self) -> Option<(Seat, Kind)> {
        let kind = match self.step {
            Step::Play => Kind::Play,
            Step::Take | Step::Look => Kind::Take,
            Step::Pass => Kind::Pass,
            Step::Discard => Kind::Discard,
            Step::Crush => Kind::Crush,
            Step::Over => return None,
        };
        Some((Seat(self.asked_seat()), kind))
    }

    /// The seat that is asked. There must be one.
    #[inline(always)]
    pub(super) fn asked_seat(&self) -> u8 {
        match self.step {
            Step::Pass | Step::Discard => self.open.trailing_zeros() as u8,
            _ => self.seat,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The phase.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> M {
        self.hands[at::<M>(seat.0)]
    }

    /// The followers of a seat.
    #[inline]
    pub fn followers(&self, seat: Seat) -> M {
        self.followers[at::<M>(seat.0)]
    }

    /// The score pile of a seat, with the Gnomes in front of it.
    #[inline]
    pub fn pile(&self, seat: Seat) -> M {
        self.piles[at::<M>(seat.0)] | self.fronts[at::<M>(seat.0)]
    }

    /// The Gnomes in front of a seat.
    #[inline]
    pub fn front(&self, seat: Seat) -> M {
        self.fronts[at::<M>(seat.0)]
    }

    /// The Trolls set aside.
    #[inline]
    pub fn aside(&self) -> M {
        self.aside
    }

    /// The market.
    #[inline]
    pub fn market(&self) -> M {
        self.market
    }

    /// The cards of the draw deck.
    #[inline]
    pub fn deck(&self) -> M {
        let lying = usize::from(self.deck_top).min(DECK)..usize::from(self.deck_end).min(DECK);
        self.deck[lying].iter().fold(M::EMPTY, |set, &card| set | M::bit(card))
    }

    /// The index of the top card of the deck, if there is one.
    #[inline]
    pub fn top(&self) -> Option<u8> {
        (self.deck_top < self.deck_end).then(|| self.deck[usize::from(self.deck_top) % DECK])
    }

    /// The indices of the cards played to the trick, in order.
    #[inline]
    pub fn plays(&self) -> &[u8] {
        &self.plays[..usize::from(self.played & 3) + usize::from(self.played & 4)]
    }

    /// Who leads this trick, and once it is settled, the next one.
    #[inline]
    pub fn leader(&self) -> Seat {
        Seat(self.leader)
    }
}

/// The place of a seat in a list with an entry for each, without a check of bounds.
#[inline(always)]
pub(super) const fn at<M: Mask>(seat: u8) -> usize {
    seat as usize & (M::SEATS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::{Plain, Wide};

    /// A cache line has 64 bytes on the processors that matter.
    #[test]
    fn a_state_fits_in_few_cache_lines() {
        let lines = |bytes: usize| bytes.div_ceil(64);
        assert_eq!(lines(size_of::<State<Plain>>()), 4);
        assert_eq!(lines(size_of::<State<u64>>()), 4);
        assert_eq!(lines(size_of::<State<Wide<3>>>()), 8);
        assert_eq!(lines(size_of::<State<Wide<4>>>()), 8);
    }
}
