//! How the races for the votes stand.

use super::{CARDS, Judgement};
use interregnum_rules::fast::{Mask, Sheet, State};
use interregnum_rules::{Building, Phase, Seat, Side, Table};

/// More cards than this ahead or open are judged like this many.
const MOST: usize = 15;

/// What it is worth to lead the next trick in Phase Two.
pub(crate) const TEMPO: f32 = 0.15;

/// How many cards each side is thought to have won before the first one, when it is asked who goes
/// on winning.
const HABIT: f32 = 4.0;

/// What one card more is worth, in votes, to somebody who wants tricks.
const KEEN: f32 = 0.2;

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

/// Where cards and votes will end at the Abbey (9.4), from a side, as far as one can expect.
struct Balance {
    /// How far the cards are from twice as many as the others', above 0 if it will be that many.
    too_many: f32,
    /// How far they are from half as many, below 0 if it will be fewer.
    too_few: f32,
    /// How far off the expectation may be, in cards; the distances are measured in it.
    spread: f32,
    /// The margin of votes, measured in how far off it may be.
    votes: f32,
}

impl Balance {
    /// The chance that the votes are compared at all.
    fn quiet(&self) -> f32 {
        (rise(self.too_few) - rise(self.too_many)).max(0.0)
    }

    /// How much better it is to win by votes than to lose by them, as they stand: from -1 to 1.
    fn lead(&self) -> f32 {
        2.0 * rise(self.votes) - 1.0
    }

    /// The chance to win less that to lose.
    fn standing(&self) -> f32 {
        self.quiet() * self.lead() + rise(-self.too_few) - rise(self.too_many)
    }

    /// How much that changes with one vote more, at most 1 in votes.
    fn of_a_vote(&self) -> f32 {
        self.quiet() * slope(self.votes) / slope(0.0)
    }

    /// How much it falls with one card more, whatever vote it is for.
    fn of_a_card(&self) -> f32 {
        let lead = self.lead();
        (slope(self.too_many) * (1.0 + lead) + slope(self.too_few) * (1.0 - lead)) / self.spread
    }
}

/// Rises from 0 to 1 about as the normal distribution does. It is made of operations that are the
/// same on every machine.
fn rise(z: f32) -> f32 {
    let x = 0.8 * z * (1.0 + 0.1 * z * z);
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// How steep that is.
fn slope(z: f32) -> f32 {
    let x = 1.0 + z * z / 8.0;
    0.4 / (x * x * x * x)
}

/// So far that it will not happen.
const FAR: f32 = 9.0;

/// What the chance to win is worth in votes: so much that one vote more is one while all is open.
const GAME: f32 = 2.5;

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

    /// How cards and votes will end if those go on winning who have won most so far.
    #[inline]
    fn balance(&self, votes: f32) -> Balance {
        let (own, others) = (self.own.count() as f32, self.others[0].count().max(self.others[1].count()) as f32);
        // With three sides the third part of what is open goes to neither of the two.
        let open = self.open.count() as f32 * if M::SIDES == 3 { 2.0 / 3.0 } else { 1.0 };
        let both = own + others + open;
        let own = own + open * (own + HABIT) / (own + others + 2.0 * HABIT);
        // A trick is won or lost as a whole.
        let spread = 0.5 + (open * f32::from(M::PLAYERS) / 4.0).sqrt();
        let too_many = (own - both * 2.0 / 3.0) / spread;
        // With three sides it wins nothing if one of the others is out.
        let too_few = if M::SIDES == 3 { FAR } else { (own - both / 3.0) / spread };
        Balance { too_many, too_few, spread, votes: votes / 2.0 }
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
    /// What it is worth to gather one card more of each faction.
    #[inline]
    pub(crate) fn interests<M: Mask>(&self, sheet: &Sheet<M>, stakes: &Stakes<M>) -> [f32; 8] {
        let mut interests = [0.0; 8];
        for (place, interest) in interests.iter_mut().enumerate().take(usize::from(M::FACTIONS)) {
            let (open, lead) = stakes.race(sheet.faction_cards(place));
            *interest = self.race.swing[open][lead];
        }
        match self.race.appetite {
            Appetite::Votes => interests,
            Appetite::Cards => interests.map(|swing| 0.3 + 0.3 * swing),
            Appetite::NotTooMuch => {
                let balance = stakes.balance(self.expected_votes(sheet, stakes));
                let (of_a_vote, of_a_card) = (balance.of_a_vote(), GAME * balance.of_a_card());
                interests.map(|swing| swing * of_a_vote - of_a_card)
            }
        }
    }

    /// How much strong cards are worth keeping, from -1 to 1: at the Abbey they are a burden to
    /// whoever had better lose tricks, most of all at the end, when nothing else is left.
    #[inline]
    pub(crate) fn keenness<M: Mask>(&self, interests: &[f32; 8]) -> f32 {
        match self.race.appetite {
            Appetite::Votes | Appetite::Cards => 1.0,
            Appetite::NotTooMuch => (interests.iter().sum::<f32>() / f32::from(M::FACTIONS) / KEEN).clamp(-1.0, 1.0),
        }
    }

    /// The expected margin of votes.
    #[inline]
    fn expected_votes<M: Mask>(&self, sheet: &Sheet<M>, stakes: &Stakes<M>) -> f32 {
        let races = (0..usize::from(M::FACTIONS)).map(|place| stakes.race(sheet.faction_cards(place)));
        races.map(|(open, lead)| 2.0 * self.race.chance[open][lead] - 1.0).sum()
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
        let votes = self.expected_votes(sheet, &stakes);
        standing += match self.race.appetite {
            Appetite::NotTooMuch => GAME * stakes.balance(votes).standing(),
            Appetite::Votes | Appetite::Cards => votes,
        };
        let keenness = self.keenness::<M>(&self.interests(sheet, &stakes));
        for seat in (0..M::PLAYERS).map(Seat) {
            let hand = state.hand(seat);
            let kept = hand.indices().map(|card| self.spend_two(card)).sum::<f32>() * self.left(hand) * keenness;
            standing += if M::side(seat.0) == side.0 { kept } else { -kept / f32::from(M::SIDES - 1) };
        }
        standing
    }
}
