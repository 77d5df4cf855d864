//! A light player for the fast engine: sensible moves at the price of a few random ones.
//!
//! Search that plays games to their end learns more from sensible endings than from random ones.
//! The policy looks at the hand of the seat that is asked, at what lies open, and in Phase Two at
//! which cards are still out, which everybody can know. It never looks at who holds them.

use crate::judgement::{Judgement, Stakes};
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Phase, Rng, Seat, Side, Table};

/// How much chance disturbs the judgement of each card, in votes.
const NOISE: f32 = 0.1;

/// A light player for a table.
///
/// ```
/// use interregnum_bots::Policy;
/// use interregnum_rules::{Rng, Table, fast};
///
/// let table = Table::claim();
/// let sheet = fast::Sheet::<u64>::new(&table).unwrap();
/// let policy = Policy::new(&table, &sheet);
/// let mut rng = Rng::seeded(1);
/// let mut state = fast::State::random(&sheet, &mut rng);
/// let answer = policy.choose(&sheet, &state, &mut rng).expect("somebody is asked");
/// assert!(state.allows(&sheet, answer));
/// policy.playout(&sheet, &mut state, &mut rng);
/// assert!(state.is_over());
/// ```
#[derive(Clone, Debug)]
pub struct Policy {
    judgement: Judgement,
}

impl Policy {
    /// A player for this table, of which this must be the sheet.
    pub fn new<M: Mask>(table: &Table, sheet: &Sheet<M>) -> Policy {
        Policy { judgement: Judgement::new(table, sheet) }
    }

    /// What it thinks of the cards.
    pub fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// Plays to the end of the game.
    pub fn playout<M: Mask>(&self, sheet: &Sheet<M>, state: &mut State<M>, rng: &mut Rng) {
        while let Some(answer) = self.choose(sheet, state, rng) {
            state.apply(sheet, answer);
        }
    }

    /// Plays on until Phase Two begins, or not at all if it has begun.
    pub fn playout_to_phase_two<M: Mask>(&self, sheet: &Sheet<M>, state: &mut State<M>, rng: &mut Rng) {
        while state.phase() == Phase::One
            && let Some(answer) = self.choose(sheet, state, rng)
        {
            state.apply(sheet, answer);
        }
    }

    /// An answer of the seat that is asked, if one is. It is legal.
    #[inline]
    pub fn choose<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, rng: &mut Rng) -> Option<Move<M>> {
        Some(match state.options(sheet) {
            Options::Play(cards) => Move::Play(self.card_to_play(sheet, state, cards, rng)),
            Options::Take { market, deck } => self.card_to_take(state, market, deck),
            Options::Choose { hand, count } => Move::Choose(self.cards_to_give(state, hand, count)),
            Options::Crush { victims } => Move::Crush(victim(state, victims)),
            Options::Over => return None,
        })
    }

    #[inline]
    fn card_to_play<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, cards: M, rng: &mut Rng) -> u8 {
        let first = cards.lowest();
        if cards == M::bit(first) {
            return first;
        }
        let trick = Trick::new(sheet, state, cards);
        match state.phase() {
            Phase::One => best(cards, rng, self.recruiting(sheet, state, &trick)),
            Phase::Two => best(cards, rng, self.gathering(sheet, state, &trick)),
        }
    }

    /// The value of playing a card in Phase One.
    #[inline]
    fn recruiting<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, trick: &Trick<M>) -> impl Fn(u8) -> f32 {
        let judgement = &self.judgement;
        let offered = state.market().indices().map(|card| judgement.follower(card)).fold(f32::MIN, f32::max);
        let prize = (offered - judgement.unseen()) * if sheet.takes_in_reverse() { -1.0 } else { 1.0 };
        let scored = sheet.scored_at_once();
        let at_stake = state.plays().iter().filter(|&&card| scored.has(card)).count() as f32 * SCORED;
        move |card| {
            let ours = trick.ours(card, judgement.holds(card), judgement);
            let own = if scored.has(card) { SCORED } else { 0.0 };
            ours * prize + (2.0 * ours - 1.0) * (at_stake + own) - judgement.spend_one(card)
        }
    }

    /// The value of playing a card in Phase Two.
    #[inline]
    fn gathering<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, trick: &Trick<M>) -> impl Fn(u8) -> f32 {
        let judgement = &self.judgement;
        let stakes = Stakes::of(state, sheet, Side(M::side(trick.seat)));
        let reversed = sheet.for_the_weakest();
        let out = trick.out;
        let value = move |card: u8| {
            let value = judgement.interest(sheet, &stakes, sheet.place_of(card)) * judgement.weight(card);
            if reversed.has(card) { DWARF[usize::from(M::PLAYERS & 3)] * value } else { value }
        };
        let at_stake: f32 = state.plays().iter().map(|&card| value(card)).sum();
        let loss = if M::SIDES == 3 { 0.5 } else { 1.0 };
        let left = state.hand(Seat(trick.seat)).count() as f32 / 13.0;
        move |card| {
            let holds = if trick.led {
                judgement.holds(card)
            } else {
                // A lead that nobody can beat in its own faction.
                let rivals = out & sheet.cards_of(sheet.place_of(card));
                if rivals.is_empty() || rivals.highest_bit() < M::bit(card) { 0.9 } else { 0.7 * judgement.holds(card) }
            };
            let ours = trick.ours(card, holds, judgement);
            let own = value(card) * if trick.led { 1.0 } else { LEAD };
            (ours - (1.0 - ours) * loss) * (at_stake + own) - left * judgement.spend_two(card)
        }
    }

    /// The best card on offer; what is left goes to others.
    fn card_to_take<M: Mask>(&self, state: &State<M>, market: M, deck: bool) -> Move<M> {
        let (mut best, mut highest) = (Move::TakeTop, f32::NEG_INFINITY);
        if deck && let Some(top) = state.top_card() {
            highest = self.judgement.follower(top);
        }
        for card in market.indices() {
            let worth = self.judgement.follower(card);
            if worth > highest {
                (best, highest) = (Move::Take(card), worth);
            }
        }
        best
    }

    /// The cards that are worth least: as followers, or before Phase One in tricks.
    fn cards_to_give<M: Mask>(&self, state: &State<M>, hand: M, count: u32) -> M {
        let mut given = M::EMPTY;
        for _ in 0..count {
            let worth = |card: u8| match state.phase() {
                Phase::One => self.judgement.spend_one(card),
                Phase::Two => self.judgement.follower(card),
            };
            let least = (hand & !given).indices().min_by(|&one, &other| worth(one).total_cmp(&worth(other)));
            given |= least.map_or(M::EMPTY, M::bit);
        }
        given
    }
}

/// The card with the highest value, a little chance added.
#[inline]
fn best<M: Mask>(cards: M, rng: &mut Rng, value: impl Fn(u8) -> f32) -> u8 {
    let mut word = rng.next_u64();
    let (mut best, mut highest) = (0, f32::NEG_INFINITY);
    for card in cards.indices() {
        let value = value(card) + NOISE / 256.0 * f32::from(word as u8);
        word = word.rotate_right(8);
        if value > highest {
            (best, highest) = (card, value);
        }
    }
    best
}

/// The opponent with the most Gnomes.
fn victim<M: Mask>(state: &State<M>, victims: u8) -> Option<u8> {
    (0..M::PLAYERS).filter(|seat| victims >> seat & 1 == 1).max_by_key(|&seat| state.front(Seat(seat)).count())
}

/// What a card that is scored at once is worth to whoever gets it.
const SCORED: f32 = 0.25;
/// How much a lead brings with the answers to it, in cards like itself.
const LEAD: f32 = 1.6;
/// What winning a Dwarf is worth, by players modulo four: it goes to the loser or to the weakest.
const DWARF: [f32; 4] = [0.0, 0.0, -1.0, 0.0];

/// The trick as the seat sees it whose turn it is.
struct Trick<M> {
    seat: u8,
    led: bool,
    /// The cards that win it as it stands.
    winners: M,
    /// How many opponents are yet to play.
    to_come: u8,
    /// The partner's card, if it wins the trick so far.
    partner: Option<u8>,
    /// The cards that others hold.
    out: M,
}

impl<M: Mask> Trick<M> {
    #[inline]
    fn new(sheet: &Sheet<M>, state: &State<M>, cards: M) -> Trick<M> {
        let plays = state.plays();
        let played = plays.len() as u8;
        let seat = M::clockwise(state.leader().0, played);
        let after = M::PLAYERS - 1 - played;
        let mut partner = None;
        if M::PLAYERS == 4
            && played >= 2
            && let Some(winning) = state.winning_seat(sheet)
            && M::side(winning.0) == M::side(seat)
        {
            partner = Some(plays[usize::from(played) - 2]);
        }
        let mut out = M::EMPTY;
        for other in (0..M::PLAYERS).filter(|&other| other != seat) {
            out |= state.hand(Seat(other));
        }
        Trick {
            seat,
            led: played > 0,
            winners: state.winners_now(sheet, cards),
            to_come: if M::PLAYERS == 4 { after.div_ceil(2) } else { after },
            partner,
            out,
        }
    }

    /// The chance that the trick goes to the seat's side with this card, which holds against one
    /// opponent with this chance.
    #[inline]
    fn ours(&self, card: u8, holds: f32, judgement: &Judgement) -> f32 {
        let against_all = |holds: f32| match self.to_come {
            0 => 1.0,
            1 => holds,
            2 => holds * holds,
            _ => holds * holds * holds,
        };
        let own = if self.winners.has(card) { against_all(holds) } else { 0.0 };
        match self.partner {
            Some(partner) => own.max(against_all(judgement.holds(partner))),
            None => own,
        }
    }
}
