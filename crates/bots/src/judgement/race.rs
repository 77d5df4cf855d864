//! How the races for the votes stand.

use super::{CARDS, Judgement};
use interregnum_rules::fast::{Mask, Sheet, State};
use interregnum_rules::{Building, Phase, Seat, Side, Table};

/// More cards than this ahead or open are judged like this many.
const MOST: usize = 15;

/// What it is worth to lead the next trick in Phase Two.
pub(crate) const TEMPO: f32 = 0.15;

/// What gathering is good for beside the votes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Appetite {
    /// Nothing.
    Votes,
    /// The number of cards decides more than the votes do (9.5, 9.9).
    Cards,
    /// Twice as many as all others are too many (9.4).
    NotTooMuch,
}

/// The chance of a vote, if every open card goes to one of two sides by the toss of a coin.
#[derive(Clone, Debug)]
pub(super) struct Race {
    /// By open cards, then by the lead in cards, `MOST` being none.
    chance: [[f32; 2 * MOST + 1]; MOST + 1],
    /// What one card more decides on the average.
    swing: [[f32; 2 * MOST + 1]; MOST + 1],
    appetite: Appetite,
}

impl Race {
    pub(super) fn new(table: &Table) -> Race {
        let mut chance = [[0.0; 2 * MOST + 1]; MOST + 1];
        let mut swing = chance;
        for (lead, now) in chance[0].iter_mut().enumerate() {
            *now = match lead.cmp(&MOST) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            };
        }
        for open in 1..=MOST {
            for lead in 0..=2 * MOST {
                let won = chance[open - 1][(lead + 1).min(2 * MOST)];
                let lost = chance[open - 1][lead.saturating_sub(1)];
                chance[open][lead] = f32::midpoint(won, lost);
                swing[open][lead] = won - lost;
            }
        }
        let appetite = match table.building() {
            Some(Building::Castle | Building::Bridge) => Appetite::Cards,
            Some(Building::Abbey) => Appetite::NotTooMuch,
            _ => Appetite::Votes,
        };
        Race { chance, swing, appetite }
    }
}

/// The cards that each side has gathered, and those that may still be gathered.
pub(crate) struct Stakes<M> {
    own: M,
    others: [M; 2],
    open: M,
}

impl<M: Mask> Stakes<M> {
    /// What is at stake for a side in Phase Two.
    #[inline]
    pub(crate) fn of(state: &State<M>, sheet: &Sheet<M>, side: Side) -> Stakes<M> {
        let mut stakes = Stakes { own: M::EMPTY, others: [M::EMPTY; 2], open: state.aside() };
        let mut next = 0;
        for seat in 0..M::PLAYERS {
            stakes.open |= state.hand(Seat(seat));
            let pile = state.pile(Seat(seat));
            if M::side(seat) == side.0 {
                stakes.own |= pile;
            } else {
                stakes.others[next & 1] |= pile;
                next += usize::from(M::SIDES == 3);
            }
        }
        for &card in state.plays() {
            stakes.open |= M::bit(card);
        }
        let counting = sheet.counts();
        stakes.own &= counting;
        stakes.others = stakes.others.map(|cards| cards & counting);
        stakes.open &= counting;
        stakes
    }

    /// Whether somebody is about to have twice as many cards as all others: that side had better
    /// lose tricks, and the others had better let it win them.
    #[inline]
    fn are_uneven(&self) -> bool {
        let (own, others) = (self.own.count(), self.others[0].count().max(self.others[1].count()));
        let (less, more) = (own.min(others), own.max(others));
        5 * more >= 7 * less + 5
    }

    /// Open cards and the lead over the strongest other side, as places in the tables.
    #[inline]
    fn race(&self, faction: M) -> (usize, usize) {
        let mut others = (self.others[0] & faction).count();
        if M::SIDES == 3 {
            others = others.max((self.others[1] & faction).count());
        }
        let open = ((self.open & faction).count() as usize).min(MOST);
        let lead = (MOST as u32 + (self.own & faction).count()).saturating_sub(others) as usize;
        (open, lead.min(2 * MOST))
    }
}

impl Judgement {
    /// What it is worth to gather one card more of the faction at this place.
    #[inline]
    pub(crate) fn interest<M: Mask>(&self, sheet: &Sheet<M>, stakes: &Stakes<M>, place: usize) -> f32 {
        let (open, lead) = stakes.race(sheet.faction_cards(place));
        let swing = self.race.swing[open][lead];
        match self.race.appetite {
            Appetite::Votes => swing,
            Appetite::Cards => 0.3 + 0.3 * swing,
            Appetite::NotTooMuch if stakes.are_uneven() => -0.3,
            Appetite::NotTooMuch => swing,
        }
    }

    /// How well things stand for a side: the expected margin of votes, as far as a glance tells.
    pub fn standing<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, side: Side) -> f32 {
        if state.is_over() {
            let score = state.score(sheet);
            let best_other =
                (0..M::SIDES).filter(|&other| other != side.0).map(|other| score.tally[usize::from(other)]);
            let margin = f32::from(score.tally[side.index()]) - f32::from(best_other.max().unwrap_or(0));
            let won = if score.won(side) { 1.0 } else { -1.0 };
            return won + 0.2 * margin;
        }
        match state.phase() {
            Phase::One => self.recruits(sheet, state, side),
            Phase::Two => self.votes(sheet, state, side),
        }
    }

    /// Phase One: followers, cards gathered already, and what is left in hand.
    fn recruits<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, side: Side) -> f32 {
        let others = if M::SIDES == 3 { 0.5 } else { 1.0 };
        let mut standing = 0.0;
        for seat in (0..M::PLAYERS).map(Seat) {
            let sum = |cards: M, values: &[f32; CARDS]| -> f32 {
                cards.indices().map(|card| values[usize::from(card) % CARDS]).sum()
            };
            let scored = 0.25 * sum(state.pile(seat) & sheet.counts(), &self.weight);
            let good = sum(state.followers(seat), &self.follower) + scored + sum(state.hand(seat), &self.spend_one);
            standing += if M::side(seat.0) == side.0 { good } else { -others * good };
        }
        standing
    }

    /// Phase Two: the chances of the votes, and what is left in hand.
    fn votes<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, side: Side) -> f32 {
        let stakes = Stakes::of(state, sheet, side);
        let leads = M::side(state.leader().0) == side.0;
        let mut standing = if leads { TEMPO } else { 0.0 };
        for place in 0..usize::from(M::FACTIONS) {
            let (open, lead) = stakes.race(sheet.faction_cards(place));
            standing += 2.0 * self.race.chance[open][lead] - 1.0;
        }
        for seat in (0..M::PLAYERS).map(Seat) {
            let hand = state.hand(seat);
            let kept = hand.indices().map(|card| self.spend_two(card)).sum::<f32>() * self.left(hand);
            standing += if M::side(seat.0) == side.0 { kept } else { -kept / f32::from(M::SIDES - 1) };
        }
        standing
    }
}
