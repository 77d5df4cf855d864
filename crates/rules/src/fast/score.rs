//! Who wins (RULES 10.4, section 9), counted with sets.

use super::mask::Mask;
use super::sheet::{Contenders, FACTIONS, Sheet};
use super::state::{NOBODY, State, at};
use crate::seat::Side;
use std::cmp::Ordering;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The sides that won, as bits: several if they share the win.
    pub winners: u8,
    /// The votes of each side, those of the Dungeon included.
    pub tally: [u8; 4],
    votes: [u8; FACTIONS],
}

impl Score {
    /// The side that a faction voted for, given its place at the table.
    pub fn vote(&self, faction: usize) -> Option<Side> {
        self.votes.get(faction).filter(|&&side| side != NOBODY).map(|&side| Side(side))
    }

    /// Whether this side won, alone or with others.
    pub fn won(&self, side: Side) -> bool {
        self.winners >> side.0 & 1 == 1
    }
}

/// Sets of cards, one for each side.
type PerSide<M> = [M; 4];

impl<M: Mask> State<M> {
    /// Counts the votes as if the game ended here; it is the result once it has.
    #[inline(always)]
    pub fn score(&self, sheet: &Sheet<M>) -> Score {
        let mut gathered = [M::EMPTY; 4];
        for seat in 0..M::PLAYERS {
            let pile = self.piles[at::<M>(seat)] | self.fronts[at::<M>(seat)];
            gathered[usize::from(M::side(seat) & 3)] |= pile;
        }
        let counting = sheet.counting(&gathered);
        let mut score = Score { winners: 0, tally: [0; 4], votes: [NOBODY; FACTIONS] };
        // The cards of the factions that voted for each side.
        let mut voters = [M::EMPTY; 4];
        for faction in 0..usize::from(M::FACTIONS) {
            let side = self.claimant(sheet, faction).unwrap_or_else(|| sheet.vote(faction, &counting));
            score.votes[faction % FACTIONS] = side;
            let (votes, side) = (side != NOBODY, usize::from(side & 3));
            score.tally[side] += u8::from(votes);
            voters[side] |= (counting[side] & sheet.of[faction % FACTIONS]).only_if(votes);
        }
        if !M::PLAIN && sheet.dungeon {
            for seat in [self.winner_of_one, self.winner] {
                score.tally[usize::from(M::side(seat) & 3)] += 1;
            }
        }
        score.winners = sheet.winners(&gathered, &score.tally, &voters);
        score
    }

    /// The side that has claimed this faction (9.2).
    #[inline(always)]
    fn claimant(&self, sheet: &Sheet<M>, faction: usize) -> Option<u8> {
        if M::PLAIN || !sheet.lighthouse {
            return None;
        }
        (0..M::SIDES).find(|&side| self.claimed[usize::from(side & 3)] >> faction & 1 == 1)
    }
}

impl<M: Mask> Sheet<M> {
    /// The cards that the Building lets count (9.3, 9.6, 9.8).
    #[inline(always)]
    fn counting(&self, gathered: &PerSide<M>) -> PerSide<M> {
        gathered.map(|cards| {
            let mut cards = cards & self.counts;
            if !M::PLAIN && self.shrinks {
                for faction in &self.of[..usize::from(M::FACTIONS)] {
                    let held = (cards & *faction).count();
                    for _ in u32::from(self.keeps[held as usize % 32])..held {
                        // The lowest-ranking card is the lowest bit.
                        cards ^= (cards & *faction).lowest_bit();
                    }
                }
            }
            cards
        })
    }

    /// The side that a faction votes for.
    #[inline(always)]
    fn vote(&self, faction: usize, counting: &PerSide<M>) -> u8 {
        let of = self.of[faction % FACTIONS];
        let mut best = counting[0] & of;
        let mut side = if best.any() { 0 } else { NOBODY };
        for other in 1..M::SIDES {
            let cards = counting[usize::from(other & 3)] & of;
            let (more, equal) = self.compare(cards, best);
            side = if more { other } else { side };
            side = if equal { NOBODY } else { side };
            best = best.only_if(!more) | cards.only_if(more);
        }
        side
    }

    /// Whether one holding of a faction is better than another, or equal to it: points (9.7),
    /// number, ranks.
    #[inline(always)]
    fn compare(&self, one: M, other: M) -> (bool, bool) {
        let points = |cards| if !M::PLAIN && self.by_points { self.sum(cards) << 8 } else { 0 };
        let (own, theirs) = (points(one) + one.count(), points(other) + other.count());
        let even = own == theirs;
        // Higher ranks are higher bits, so that sets compare as numbers; copies are the exception.
        if even & ((one ^ other).highest_bit() & self.shared_rank).any() {
            let order = self.compare_ranks(one, other);
            return (order == Ordering::Greater, order == Ordering::Equal);
        }
        ((own > theirs) | even & (one > other), one == other)
    }

    /// Which of two equally many cards of a faction has the higher ranks, the highest first.
    #[cold]
    fn compare_ranks(&self, mut one: M, mut other: M) -> Ordering {
        loop {
            let highest = (one ^ other).highest_bit();
            if (highest & self.shared_rank).is_empty() {
                // A rank that one card has; or no difference at all, which compares as equal.
                return (one & highest).cmp(&(other & highest));
            }
            let equals = self.equals_of(highest);
            let order = (one & equals).count().cmp(&(other & equals).count());
            if order != Ordering::Equal {
                return order;
            }
            one &= !equals;
            other &= !equals;
        }
    }

    /// The cards with the rank and the faction of this one.
    fn equals_of(&self, card: M) -> M {
        let index = card.lowest();
        let same_rank = |&other: &u8| self.rank[usize::from(other)] == self.rank[usize::from(index)];
        let faction = self.of[self.faction_of(index)];
        faction.indices().filter(same_rank).fold(M::EMPTY, |set, other| set | M::bit(other))
    }

    /// The winning sides, as bits.
    #[inline(always)]
    fn winners(&self, gathered: &PerSide<M>, tally: &[u8; 4], voters: &PerSide<M>) -> u8 {
        let contenders = self.contenders(gathered);
        let winners = Self::most(contenders, |side| u32::from(tally[side]));
        if winners.is_power_of_two() {
            return winners;
        }
        let winners = if self.cards_break_ties { Self::most(winners, |side| voters[side].count()) } else { winners };
        Self::most(winners, |side| self.sum(voters[side]))
    }

    /// Which sides can win (9.4, 9.5, 9.9), as bits.
    #[inline(always)]
    pub(super) fn contenders(&self, gathered: &PerSide<M>) -> u8 {
        let all = (1 << M::SIDES) - 1;
        match self.contenders {
            Contenders::All => all,
            Contenders::MostCards => Self::most(all, |side| gathered[side].count()),
            Contenders::MostSets => Self::most(all, |side| {
                let factions = &self.of[..usize::from(M::FACTIONS)];
                factions.iter().map(|&faction| (gathered[side] & faction).count()).min().unwrap_or(0)
            }),
            Contenders::Modest => {
                let count = |side: u8| gathered[usize::from(side & 3)].count();
                let greedy = |side: u8| {
                    let mut others = (0..M::SIDES).filter(|&other| other != side);
                    count(side) > 0 && others.all(|other| count(side) >= 2 * count(other))
                };
                (0..M::SIDES).filter(|&side| greedy(side)).fold(all, |left, side| left & !(1 << side))
            }
        }
    }

    /// Those of the sides for which `measure` is greatest.
    #[inline(always)]
    fn most(sides: u8, measure: impl Fn(usize) -> u32) -> u8 {
        let (mut best, mut measured) = (0u8, 0);
        for side in 0..M::SIDES {
            if sides >> side & 1 == 0 {
                continue;
            }
            let own = measure(usize::from(side & 3));
            let others = if own > measured { 0 } else { best };
            best = others | u8::from(own >= measured) << side;
            measured = measured.max(own);
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::building::Building;
    use crate::card::{Card, parse_cards};
    use crate::fast::Wide;
    use crate::random::Rng;
    use crate::scoring;
    use crate::setting::Setting;
    use crate::table::Table;

    fn set(sheet: &Sheet<u64>, cards: &str, without: u64) -> u64 {
        parse_cards(cards).unwrap().iter().fold(0, |set, &card| {
            let left = (sheet.deck | sheet.fire) & !without & !set;
            set | 1 << sheet.find(card, left).unwrap()
        })
    }

    fn vote(table: &Table, one: &str, other: &str) -> Option<u8> {
        let sheet = Sheet::<u64>::new(table).unwrap();
        let one = set(&sheet, one, 0);
        let other = set(&sheet, other, one);
        let counting = sheet.counting(&[one, other, 0, 0]);
        let forwards = sheet.vote(0, &counting);
        let backwards = sheet.vote(0, &[counting[1], counting[0], 0, 0]);
        assert_eq!(backwards, if forwards == NOBODY { NOBODY } else { 1 - forwards });
        (forwards != NOBODY).then_some(forwards)
    }

    #[test]
    fn r10_4_equal_copies_are_equal_whatever_their_bits() {
        let claim = Table::claim();
        assert_eq!(vote(&claim, "GO0 GO9", "GO0 GO8"), Some(0));
        assert_eq!(vote(&claim, "GO0 GO0", "GO0 GO0"), None);
        assert_eq!(vote(&claim, "GO9 GO0 GO0", "GO8 GO7 GO6"), Some(0));
        assert_eq!(vote(&claim, "", ""), None);
        assert_eq!(vote(&claim, "", "GO0"), Some(1));
        let claim2 = Table::claim2();
        assert_eq!(vote(&claim2, "GN7 GN7 GN1", "GN7 GN5 GN5"), Some(0));
        assert_eq!(vote(&claim2, "GN7 GN5 GN1", "GN7 GN5 GN3"), Some(1));
        assert_eq!(vote(&claim2, "GN7 GN5 GN3 GN3", "GN7 GN5 GN5 GN3"), Some(1));
        assert_eq!(vote(&claim2, "GN7 GN3", "GN7 GN3"), None);
    }

    #[test]
    fn r8_1_r8_2_ranks_decide_ties() {
        let underworld = Table::claim().with_setting(Setting::Underworld);
        assert_eq!(vote(&underworld, "GO0 GO1", "GO9 GO8"), Some(0));
        assert_eq!(vote(&underworld, "GO0 GO0 GO1", "GO0 GO9 GO8"), Some(0));
        assert_eq!(vote(&underworld, "GO0 GO5", "GO0 GO6"), Some(1));
        let farmland = Table::claim().with_setting(Setting::Farmland);
        assert_eq!(vote(&farmland, "GO2 GO0", "GO9 GO8"), Some(0));
    }

    #[test]
    fn r9_6_the_fortress_takes_the_lowest_four() {
        let fortress = Table::claim().with_building(Building::Fortress);
        assert_eq!(vote(&fortress, "GO0 GO0 GO0 GO0 GO1 GO2", "GO0 GO3 GO4"), Some(1));
        assert_eq!(vote(&fortress, "GO0 GO0 GO0 GO0 GO0", "GO7 GO8 GO9"), Some(0));
        assert_eq!(vote(&fortress, "GO0 GO0 GO0 GO0 GO8 GO9", "GO6 GO7"), Some(0));
    }

    #[test]
    fn r9_7_the_tower_counts_points() {
        let tower = Table::claim().with_building(Building::Tower);
        assert_eq!(vote(&tower, "GO9 GO8", "GO1 GO2 GO3 GO4"), Some(0));
        assert_eq!(vote(&tower, "GO9", "GO4 GO5"), Some(1));
        assert_eq!(vote(&tower, "GO9 GO0", "GO4 GO5"), Some(0));
        assert_eq!(vote(&tower.with_setting(Setting::Underworld), "GO0 GO0", "GO9 GO8 GO2"), Some(0));
    }

    /// Any cards, however few and however many, are scored as the rulebook scores them.
    #[test]
    fn scores_agree_on_random_piles() {
        let mut rng = Rng::seeded(11);
        for building in Building::ALL.into_iter().map(Some).chain([None]) {
            for players in [2, 3, 4, 2, 3, 4] {
                let table = Table::random(Some(players), &mut rng).with_building(building);
                match players {
                    2 => agree::<u64>(&table, &mut rng),
                    3 => agree::<Wide<3>>(&table, &mut rng),
                    _ => agree::<Wide<4>>(&table, &mut rng),
                }
            }
        }
    }

    fn agree<M: Mask>(table: &Table, rng: &mut Rng) {
        let sheet = Sheet::<M>::new(table).unwrap();
        for _ in 0..40 {
            let deal = crate::game::Deal::shuffled(table, rng);
            let mut at = crate::game::Game::new(table, &deal).unwrap().position().clone();
            let mut state = State::empty(&sheet);
            at.layout.piles.iter_mut().for_each(Vec::clear);
            let share = 2 + rng.below(6);
            for index in (sheet.deck | sheet.fire).indices() {
                let seat = rng.below(share.max(table.players().into()));
                if seat < usize::from(table.players()) {
                    state.piles[seat] |= M::bit(index);
                    at.layout.piles[seat].push(sheet.card(index));
                }
            }
            let last: Vec<u8> = (0..2).map(|_| rng.below(table.players().into()) as u8).collect();
            (state.winner_of_one, state.winner) = (last[0], last[1]);
            at.last_tricks = last.into_iter().map(crate::seat::Seat).collect();
            let (score, outcome) = (state.score(&sheet), scoring::score(&at));
            let votes: Vec<_> = (0..table.factions().len()).map(|faction| score.vote(faction)).collect();
            assert_eq!(votes, outcome.votes.iter().map(|vote| vote.side).collect::<Vec<_>>());
            assert_eq!(score.tally[..outcome.tally.len()], outcome.tally);
            assert_eq!(table.sides().filter(|&side| score.won(side)).collect::<Vec<_>>(), outcome.winners);
            let cards: Vec<Card> = sheet.cards(state.piles[0]);
            assert_eq!(sheet.sum(state.piles[0]), u32::from(scoring::points(table, &cards)));
        }
    }
}
