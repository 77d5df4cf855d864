//! A light player for the fast engine: sensible moves at the price of a few random ones.
//!
//! Search that plays games to their end learns more from sensible endings than from random ones.
//! The policy looks at the hand of the seat that is asked, at what lies open, and in Phase Two at
//! which cards are still out. It never looks at who holds them. Which cards are out a seat mostly
//! knows, but not everywhere: nobody sees which Fire others draw. So a bot asks the policy about
//! worlds that fit what its seat knows, never about the game itself.

use crate::judgement::{Judgement, Stakes, TEMPO};
use interregnum_rules::fast::{Mask, Move, Options, Rules, Sheet, State};
use interregnum_rules::{Phase, Rng, Seat, Side, Table, with_sheet};

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

    /// A player for this table, of which these must be the rules.
    pub(crate) fn of(table: &Table, rules: &Rules) -> Policy {
        with_sheet!(rules, sheet => Policy::new(table, sheet))
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
        match (state.phase(), trick.led) {
            (Phase::One, _) => best(cards, rng, self.recruiting(sheet, state, &trick)),
            (Phase::Two, false) => best(cards, rng, self.leading(sheet, state, &trick)),
            (Phase::Two, true) => best(cards, rng, self.answering(sheet, state, &trick)),
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
            let ours = trick.ours(card, judgement.holds_in_one(card), judgement);
            let own = SCORED * one_if(scored.has(card));
            ours * prize + (2.0 * ours - 1.0) * (at_stake + own) - judgement.spend_one(card)
        }
    }

    /// The value of leading a card in Phase Two.
    #[inline]
    fn leading<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, trick: &Trick<M>) -> impl Fn(u8) -> f32 {
        let judgement = &self.judgement;
        let prices = self.prices(sheet, state, trick);
        move |card| {
            let beatable = (trick.out & sheet.beaten_by(card)).any();
            let holds = if beatable { judgement.holds_when_beatable(card) } else { TOP };
            let ours = trick.ours(card, holds, judgement);
            balance::<M>(ours, prices.aside + LEAD * prices.of(sheet, card, judgement))
                - prices.left * judgement.spend_two(card)
                + TEMPO * trick.leads(card, ours)
        }
    }

    /// The value of answering with a card in Phase Two.
    #[inline]
    fn answering<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, trick: &Trick<M>) -> impl Fn(u8) -> f32 {
        let judgement = &self.judgement;
        let prices = self.prices(sheet, state, trick);
        let at_stake: f32 = state.plays().iter().map(|&card| prices.of(sheet, card, judgement)).sum();
        let at_stake = prices.aside + at_stake;
        move |card| {
            let ours = trick.ours(card, judgement.holds(card), judgement);
            balance::<M>(ours, at_stake + prices.of(sheet, card, judgement)) - prices.left * judgement.spend_two(card)
                + TEMPO * trick.leads(card, ours)
        }
    }

    /// What cards are worth in Phase Two as the votes stand.
    #[inline]
    fn prices<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, trick: &Trick<M>) -> Prices<M> {
        let stakes = Stakes::of(state, sheet, Side(M::side(trick.seat)));
        let interest = self.judgement.interests(sheet, &stakes);
        let aside = if state.aside().any() { ASIDE * interest[sheet.place(state.aside().lowest()) & 7] } else { 0.0 };
        let left = self.judgement.left(state.hand(Seat(trick.seat))) * self.judgement.keenness::<M>(&interest);
        Prices { interest, aside, left, for_the_weakest: sheet.to_weakest() }
    }

    /// The best card on offer; what is left goes to others.
    fn card_to_take<M: Mask>(&self, state: &State<M>, market: M, deck: bool) -> Move<M> {
        let (mut best, mut highest) = (Move::TakeTop, f32::NEG_INFINITY);
        if deck && let Some(top) = state.top() {
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
            let worth = |card: u8| self.worth_keeping(state.phase(), card);
            let least = (hand & !given).indices().min_by(|&one, &other| worth(one).total_cmp(&worth(other)));
            given |= least.map_or(M::EMPTY, M::bit);
        }
        given
    }

    /// What a card is worth to whoever may pass or discard it.
    pub(crate) fn worth_keeping(&self, phase: Phase, card: u8) -> f32 {
        match phase {
            Phase::One => self.judgement.spend_one(card),
            Phase::Two => self.judgement.follower(card),
        }
    }
}

/// The card with the highest value, a little chance added.
///
/// Floating-point numbers between 8 and 16 have bits that are ordered as they are, a millionth
/// apart. So a value in their middle takes up chance as an addition, and the card in its last bits,
/// and the greatest is found without a branch that nobody could predict.
#[inline]
fn best<M: Mask>(cards: M, rng: &mut Rng, value: impl Fn(u8) -> f32) -> u8 {
    let mut word = rng.next_u64();
    let mut best = 0;
    for card in cards.indices() {
        let bits = (12.0 + value(card)).to_bits() + (word as u32 & NOISE);
        word = word.rotate_right(5);
        best = best.max((bits & !127) | u32::from(card));
    }
    best as u8 & 127
}

/// A condition as a factor.
#[inline]
fn one_if(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}

/// The opponent with the most Gnomes.
fn victim<M: Mask>(state: &State<M>, victims: u8) -> Option<u8> {
    (0..M::PLAYERS).filter(|seat| victims >> seat & 1 == 1).max_by_key(|&seat| state.front(Seat(seat)).count())
}

/// What a card that is scored at once is worth to whoever gets it.
const SCORED: f32 = 0.25;
/// What one of the Trolls set aside is worth to the winner, in cards of theirs.
const ASIDE: f32 = 0.7;
/// The chance that a lead wins in Phase Two if no card that is out beats it by itself.
const TOP: f32 = 0.9;
/// How much a lead brings with the answers to it, in cards like itself.
const LEAD: f32 = 1.6;
/// How much chance disturbs the judgement of each card at most: an eighth of a vote, in millionths.
const NOISE: u32 = (1 << 17) - 1;

/// What cards are worth to whoever gathers them.
struct Prices<M> {
    /// One card more of each faction.
    interest: [f32; 8],
    /// The Troll that the winner takes.
    aside: f32,
    /// How much of Phase Two is left, for which strong cards are kept.
    left: f32,
    for_the_weakest: M,
}

impl<M: Mask> Prices<M> {
    /// What it is worth to win a trick with this card in it.
    #[inline]
    fn of(&self, sheet: &Sheet<M>, card: u8, judgement: &Judgement) -> f32 {
        // 5.3: Dwarves go to the loser; with more than two that may be anybody.
        let lost = if M::PLAYERS == 2 { 2.0 } else { 1.0 };
        let value = self.interest[sheet.place(card) & 7] * judgement.weight(card);
        value * (1.0 - lost * one_if(self.for_the_weakest.has(card)))
    }
}

/// What a trick is worth that is won with this chance: what one side gathers another lacks.
#[inline]
fn balance<M: Mask>(ours: f32, worth: f32) -> f32 {
    let loss = if M::SIDES == 3 { 0.5 } else { 1.0 };
    (ours - (1.0 - ours) * loss) * worth
}

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
    /// The cards that take the lead.
    lead_takers: M,
    /// 0 if one of them was played, otherwise 1.
    lead_is_free: f32,
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
            lead_takers: sheet.takes_lead(),
            lead_is_free: one_if(!plays.iter().any(|&card| sheet.takes_lead().has(card))),
        }
    }

    /// The chance to lead the next trick with this card, if it wins with that chance.
    #[inline]
    fn leads(&self, card: u8, wins: f32) -> f32 {
        let takes = one_if(self.lead_takers.has(card));
        takes + (1.0 - takes) * wins * self.lead_is_free
    }

    /// The chance that the trick goes to the seat's side with this card, which holds against one
    /// opponent with this chance.
    #[inline]
    fn ours(&self, card: u8, holds: f32, judgement: &Judgement) -> f32 {
        let own = one_if(self.winners.has(card)) * self.against_all(holds);
        match self.partner {
            Some(partner) if M::PLAYERS == 4 => own.max(self.against_all(judgement.holds(partner))),
            _ => own,
        }
    }

    /// The chance to hold against all opponents who are yet to play.
    #[inline]
    fn against_all(&self, holds: f32) -> f32 {
        match self.to_come {
            0 => 1.0,
            1 => holds,
            _ => holds * holds,
        }
    }
}
