//! Answers as the tree sees them: small numbers that mean the same in every world.

use crate::Seated;
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Action, Card, Kind, Question, Rng, Seat, Source};

/// An answer, or a card of an answer that names several: below [`EXTRAS`] the index of a card, the
/// lowest of those that are interchangeable; above, what is no card.
pub(super) type Answer = u8;

const EXTRAS: u8 = 128;
const TOP_OF_THE_DECK: u8 = 0;
const CRUSH_NONE: u8 = 1;
const CRUSH_SEAT: u8 = 2;

/// Which cards are the same (1.1).
pub(super) struct Names<M> {
    /// The lowest card of the same name.
    first: [u8; EXTRAS as usize],
    /// All cards of the same name.
    copies: [M; EXTRAS as usize],
    /// The cards that are not the lowest of their name.
    others: M,
}

impl<M: Mask> Names<M> {
    pub(super) fn new(sheet: &Sheet<M>) -> Names<M> {
        let mut names = Names {
            first: [0; EXTRAS as usize],
            copies: [M::EMPTY; EXTRAS as usize],
            others: sheet.all() & !sheet.distinct(sheet.all()),
        };
        for card in sheet.all().indices() {
            let same = sheet.all().indices().filter(|&other| sheet.card(other) == sheet.card(card));
            let copies = same.fold(M::EMPTY, |set, other| set | M::bit(other));
            names.first[usize::from(card)] = copies.lowest();
            names.copies[usize::from(card)] = copies;
        }
        names
    }

    /// One card for each name in the set: the lowest of that name, be it in the set or not.
    #[inline]
    fn named(&self, set: M) -> M {
        let others = (set & self.others).indices();
        others.fold(set & !self.others, |named, card| named | M::bit(self.first[usize::from(card)]))
    }

    /// A card of this name in the set. There must be one.
    #[inline]
    fn find(&self, name: u8, set: M) -> u8 {
        (set & self.copies[usize::from(name)]).lowest()
    }

    /// A number for the names in a set, and another for other names.
    #[inline]
    pub(super) fn digest(&self, set: M, seed: u32) -> u32 {
        set.indices().fold(seed, |digest, card| {
            (digest ^ u32::from(self.first[usize::from(card)] + 1)).wrapping_mul(0x9e37_79b1).rotate_left(15)
        })
    }
}

/// A game in the tree, with the cards that are picked so far where several are to be chosen.
#[derive(Clone, Copy)]
pub(super) struct Moment<M: Mask> {
    pub(super) state: State<M>,
    picked: M,
}

impl<M: Mask> Moment<M> {
    pub(super) fn new(state: State<M>) -> Moment<M> {
        Moment { state, picked: M::EMPTY }
    }

    /// What may be answered now.
    #[inline]
    pub(super) fn answers(&self, sheet: &Sheet<M>, names: &Names<M>) -> Answers<M> {
        let (cards, extras) = match self.state.options(sheet) {
            Options::Play(cards) => (cards, 0),
            Options::Take { market, deck } => (market, u8::from(deck) << TOP_OF_THE_DECK),
            Options::Choose { hand, .. } => (hand & !self.picked, 0),
            Options::Crush { victims } => (M::EMPTY, 1 << CRUSH_NONE | victims << CRUSH_SEAT),
            Options::Over => (M::EMPTY, 0),
        };
        Answers { cards: names.named(cards), extras }
    }

    /// Carries out an answer, which must be legal.
    #[inline]
    pub(super) fn answer(&mut self, sheet: &Sheet<M>, names: &Names<M>, answer: Answer) {
        let extra = answer.wrapping_sub(EXTRAS);
        let step = match self.state.options(sheet) {
            Options::Play(cards) => Move::Play(names.find(answer, cards)),
            Options::Take { .. } if extra == TOP_OF_THE_DECK => Move::TakeTop,
            Options::Take { market, .. } => Move::Take(names.find(answer, market)),
            Options::Choose { hand, count } => {
                self.picked |= M::bit(names.find(answer, hand & !self.picked));
                if self.picked.count() < count {
                    return;
                }
                Move::Choose(std::mem::take(&mut self.picked))
            }
            Options::Crush { .. } => Move::Crush(extra.checked_sub(CRUSH_SEAT)),
            Options::Over => return,
        };
        self.state.apply(sheet, step);
    }

    /// Lets chance choose all cards that are still to be picked for the choice at hand.
    pub(super) fn choose_randomly(&mut self, sheet: &Sheet<M>, rng: &mut Rng) {
        let Options::Choose { hand, count } = self.state.options(sheet) else { return };
        while self.picked.count() < count {
            let left = hand & !self.picked;
            let card = left.indices().nth(rng.below(left.count() as usize));
            self.picked |= card.map_or(M::EMPTY, M::bit);
        }
        self.state.apply(sheet, Move::Choose(std::mem::take(&mut self.picked)));
    }

    /// Lets chance make the choices of others that the seat will not see.
    #[inline]
    pub(super) fn pass_over_secrets(&mut self, sheet: &Sheet<M>, seat: Seat, rng: &mut Rng) {
        while let Some((asked, Kind::Pass | Kind::Discard)) = self.state.asked() {
            if asked == seat {
                return;
            }
            self.choose_randomly(sheet, rng);
        }
    }

    /// Finishes what is begun, and plays to the end at random.
    pub(super) fn play_out(&mut self, sheet: &Sheet<M>, rng: &mut Rng) {
        if self.picked.any() {
            self.choose_randomly(sheet, rng);
        }
        self.state.playout(sheet, rng);
    }
}

/// A set of answers.
#[derive(Clone, Copy)]
pub(super) struct Answers<M> {
    cards: M,
    extras: u8,
}

impl<M: Mask> Answers<M> {
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.cards.is_empty() && self.extras == 0
    }

    /// Takes an answer out; false if it is not in the set.
    #[inline]
    pub(super) fn take(&mut self, answer: Answer) -> bool {
        if answer < EXTRAS {
            let card = self.cards & M::bit(answer);
            self.cards ^= card;
            card.any()
        } else {
            let extra = self.extras & 1 << (answer - EXTRAS);
            self.extras ^= extra;
            extra != 0
        }
    }

    /// One of them, each equally likely. There must be one.
    #[inline]
    pub(super) fn any(self, rng: &mut Rng) -> Answer {
        let cards = self.cards.count() as usize;
        let n = rng.below(cards + self.extras.count_ones() as usize);
        let mut extras = (0..8).filter(|extra| self.extras >> extra & 1 == 1).map(|extra| EXTRAS + extra);
        self.cards.indices().nth(n).or_else(|| extras.nth(n - cards)).unwrap_or_default()
    }
}

/// How many answers of the tree make an action.
pub(super) fn length(question: &Question) -> usize {
    match question {
        Question::Pass { count, .. } | Question::Discard { count, .. } => *count,
        _ => 1,
    }
}

/// The action that these answers make, if they make a legal one.
pub(super) fn action<M: Mask>(sheet: &Sheet<M>, seated: &Seated<'_>, answers: &[Answer]) -> Option<Action> {
    let cards = || -> Vec<Card> {
        let mut cards: Vec<Card> = answers.iter().map(|&answer| sheet.card(answer)).collect();
        cards.sort_unstable();
        cards
    };
    let &first = answers.first()?;
    let extra = first.wrapping_sub(EXTRAS);
    let question = seated.question();
    let action = match question {
        Question::Play { .. } => Action::Play(sheet.card(first)),
        Question::Take { .. } if first >= EXTRAS => Action::Take(Source::Deck),
        Question::Take { .. } => Action::Take(Source::Market(sheet.card(first))),
        Question::Pass { .. } => Action::Pass(cards()),
        Question::Discard { .. } => Action::Discard(cards()),
        Question::Crush { .. } => Action::Crush(extra.checked_sub(CRUSH_SEAT).map(Seat)),
    };
    question.judge(seated.table(), &action).ok().map(|()| action)
}
