//! What may be done now, and doing it.

use super::mask::Mask;
use super::sheet::Sheet;
use super::state::{State, Step, at};
use crate::card::Card;
use crate::decision::{Action, Source};
use crate::seat::Seat;

/// An answer in the fast engine. Cards are indices of the [`Sheet`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move<M> {
    /// Play this card.
    Play(u8),
    /// Take this market card.
    Take(u8),
    /// Take the top of the deck.
    TakeTop,
    /// Pass or discard these cards.
    Choose(M),
    /// Crush a Gnome in front of this seat, or none.
    Crush(Option<u8>),
}

/// What is legal now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Options<M> {
    /// Play one of these cards.
    Play(M),
    /// Take one of these cards, or the top of the deck.
    Take {
        /// The market.
        market: M,
        /// Whether the top of the deck may be taken.
        deck: bool,
    },
    /// Pass or discard some of these cards.
    Choose {
        /// The hand.
        hand: M,
        /// How many.
        count: u32,
    },
    /// Crush a Gnome in front of one of these seats, which are bits, or none.
    Crush {
        /// The seats.
        victims: u8,
    },
    /// Nothing: the game is over.
    Over,
}

impl<M: Mask> State<M> {
    /// What the asked seat may do. Interchangeable cards are all named; [`State::moves`] and
    /// [`Sheet::distinct`] name one of each.
    #[inline]
    pub fn options(&self, sheet: &Sheet<M>) -> Options<M> {
        match self.step {
            Step::Play => Options::Play(self.playable(sheet)),
            Step::Take => Options::Take { market: self.market, deck: false },
            Step::Look => Options::Take { market: self.market, deck: true },
            Step::Pass | Step::Discard => {
                Options::Choose { hand: self.hands[at::<M>(self.asked_seat())], count: self.choice_size(sheet) }
            }
            Step::Crush => Options::Crush { victims: self.victims(sheet) },
            Step::Over => Options::Over,
        }
    }

    /// Hands every legal move to `visit`, one of each group that cannot be told apart.
    pub fn moves(&self, sheet: &Sheet<M>, mut visit: impl FnMut(Move<M>)) {
        match self.options(sheet) {
            Options::Play(cards) => sheet.distinct(cards).indices().for_each(|card| visit(Move::Play(card))),
            Options::Take { market, deck } => {
                sheet.distinct(market).indices().for_each(|card| visit(Move::Take(card)));
                if deck {
                    visit(Move::TakeTop);
                }
            }
            Options::Choose { hand, count } => choices(sheet, M::EMPTY, hand, count, &mut visit),
            Options::Crush { victims } => {
                visit(Move::Crush(None));
                (0..4).filter(|seat| victims >> seat & 1 == 1).for_each(|seat| visit(Move::Crush(Some(seat))));
            }
            Options::Over => {}
        }
    }

    /// Carries out a move, which must be legal, and goes on to the next question.
    #[inline]
    pub fn apply(&mut self, sheet: &Sheet<M>, answer: Move<M>) {
        debug_assert!(self.allows(sheet, answer), "{answer:?} is not legal");
        match answer {
            Move::Play(card) => self.play(sheet, card),
            Move::Take(card) => self.choose(sheet, Some(card)),
            Move::TakeTop => self.choose(sheet, None),
            Move::Choose(cards) => self.seal(sheet, cards),
            Move::Crush(victim) => self.crush(sheet, victim),
        }
    }

    /// Whether this move is legal now.
    pub fn allows(&self, sheet: &Sheet<M>, answer: Move<M>) -> bool {
        match (self.options(sheet), answer) {
            (Options::Play(cards), Move::Play(card)) => cards.has(card),
            (Options::Take { market, .. }, Move::Take(card)) => market.has(card),
            (Options::Take { deck, .. }, Move::TakeTop) => deck,
            (Options::Choose { hand, count }, Move::Choose(cards)) => {
                (cards & !hand).is_empty() && cards.count() == count
            }
            (Options::Crush { victims }, Move::Crush(victim)) => victim.is_none_or(|seat| victims >> seat & 1 == 1),
            _ => false,
        }
    }

    /// The legal move that this action is, if it is one.
    pub fn find(&self, sheet: &Sheet<M>, action: &Action) -> Option<Move<M>> {
        let hand = self.hands[at::<M>(self.asked_seat())];
        let answer = match action {
            Action::Play(card) => Move::Play(sheet.find(*card, hand)?),
            Action::Take(Source::Market(card)) => Move::Take(sheet.find(*card, self.market)?),
            Action::Take(Source::Deck) => Move::TakeTop,
            Action::Pass(_) if self.step != Step::Pass => return None,
            Action::Discard(_) if self.step != Step::Discard => return None,
            Action::Pass(cards) | Action::Discard(cards) => {
                let add = |set: M, &card: &Card| Some(set | M::bit(sheet.find(card, hand & !set)?));
                Move::Choose(cards.iter().try_fold(M::EMPTY, add)?)
            }
            Action::Crush(victim) => Move::Crush(victim.map(|seat| seat.0)),
        };
        self.allows(sheet, answer).then_some(answer)
    }

    /// The action that this move is in the readable engine.
    pub fn action(&self, sheet: &Sheet<M>, answer: Move<M>) -> Action {
        match answer {
            Move::Play(card) => Action::Play(sheet.card(card)),
            Move::Take(card) => Action::Take(Source::Market(sheet.card(card))),
            Move::TakeTop => Action::Take(Source::Deck),
            Move::Choose(cards) if self.step == Step::Discard => Action::Discard(sheet.cards(cards)),
            Move::Choose(cards) => Action::Pass(sheet.cards(cards)),
            Move::Crush(victim) => Action::Crush(victim.map(Seat)),
        }
    }
}

/// Every way to add `count` cards of `left` to the chosen ones. Once a card is left out, so are
/// its copies: that names each choice once.
fn choices<M: Mask>(sheet: &Sheet<M>, chosen: M, left: M, count: u32, visit: &mut impl FnMut(Move<M>)) {
    if count == 0 {
        return visit(Move::Choose(chosen));
    }
    let mut left = left;
    while left.count() >= count {
        let card = left.lowest_bit();
        left ^= card;
        choices(sheet, chosen | card, left, count - 1, visit);
        let index = card.lowest();
        let copies = left.indices().filter(|&other| sheet.card(other) == sheet.card(index));
        left &= !copies.fold(M::EMPTY, |set, other| set | M::bit(other));
    }
}
