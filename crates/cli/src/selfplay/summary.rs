//! What happened in many games, as whole numbers, so that the order of adding does not matter.

use super::lineup::Played;
use interregnum_rules::{Event, Faction, Ground, Phase, Side, Verdict};

/// The most sides that a table has.
pub(crate) const SIDES: usize = 3;

/// Everything that can decide a game, in the order of [`Verdict`].
pub(crate) const VERDICTS: [Verdict; 5] =
    [Verdict::Building, Verdict::Votes, Verdict::Cards, Verdict::Points, Verdict::Shared];

/// Everything that can decide a vote, in the order of [`Ground`].
pub(crate) const GROUNDS: [Ground; 6] =
    [Ground::Points, Ground::Cards, Ground::HighestCard, Ground::FirstThree, Ground::Equal, Ground::NoCards];

/// Counts over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Summary {
    pub(crate) games: u64,
    pub(crate) sides: [SideCounts; SIDES],
    /// By faction: how often it voted for each side, and last for nobody.
    pub(crate) votes: [[u64; SIDES + 1]; Faction::ALL.len()],
    /// What decided the games, as in [`VERDICTS`].
    pub(crate) verdicts: [u64; VERDICTS.len()],
    /// What decided the votes, as in [`GROUNDS`].
    pub(crate) grounds: [u64; GROUNDS.len()],
    pub(crate) actions: Spread,
    /// Tricks in Phase One and Phase Two.
    pub(crate) tricks: [Spread; 2],
}

/// Counts for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SideCounts {
    /// Games in which there was such a side.
    pub(crate) games: u64,
    /// Games that it won alone.
    pub(crate) wins: u64,
    /// Games whose win it shared.
    pub(crate) shared: u64,
    /// Its votes, all games together.
    pub(crate) tally: u64,
}

/// The smallest, the greatest and the sum of some numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spread {
    pub(crate) min: u64,
    pub(crate) max: u64,
    pub(crate) sum: u64,
}

impl Default for Spread {
    fn default() -> Spread {
        Spread { min: u64::MAX, max: 0, sum: 0 }
    }
}

impl Spread {
    fn of(number: usize) -> Spread {
        let number = number as u64;
        Spread { min: number, max: number, sum: number }
    }

    fn and(self, other: Spread) -> Spread {
        Spread { min: self.min.min(other.min), max: self.max.max(other.max), sum: self.sum + other.sum }
    }
}

impl Summary {
    /// Counts one more game.
    pub(crate) fn add(&mut self, played: &Played) {
        let (table, outcome) = (&played.table, &played.outcome);
        self.games += 1;
        for side in table.sides() {
            let won = outcome.winners.contains(&side);
            let alone = outcome.winners.len() == 1;
            let counts = &mut self.sides[side.index()];
            counts.games += 1;
            counts.wins += u64::from(won && alone);
            counts.shared += u64::from(won && !alone);
            counts.tally += u64::from(outcome.tally[side.index()]);
        }
        for vote in &outcome.votes {
            self.votes[vote.faction as usize][vote.side.map_or(SIDES, Side::index)] += 1;
            self.grounds[vote.ground as usize] += 1;
        }
        self.verdicts[outcome.verdict as usize] += 1;
        self.actions = self.actions.and(Spread::of(played.actions.len()));
        let [one, two] = tricks(played);
        self.tricks = [self.tricks[0].and(Spread::of(one)), self.tricks[1].and(Spread::of(two))];
    }

    /// Both together.
    pub(crate) fn and(mut self, other: &Summary) -> Summary {
        let add = |here: &mut [u64], there: &[u64]| here.iter_mut().zip(there).for_each(|(n, more)| *n += more);
        self.games += other.games;
        for (here, there) in self.sides.iter_mut().zip(&other.sides) {
            here.games += there.games;
            here.wins += there.wins;
            here.shared += there.shared;
            here.tally += there.tally;
        }
        for (here, there) in self.votes.iter_mut().zip(&other.votes) {
            add(here, there);
        }
        add(&mut self.verdicts, &other.verdicts);
        add(&mut self.grounds, &other.grounds);
        self.actions = self.actions.and(other.actions);
        self.tricks = [self.tricks[0].and(other.tricks[0]), self.tricks[1].and(other.tricks[1])];
        self
    }

    /// In how many games the most votes were shared, so that cards or points had to decide, or
    /// nothing could.
    pub(crate) fn tied(&self) -> u64 {
        [Verdict::Cards, Verdict::Points, Verdict::Shared].map(|verdict| self.verdicts[verdict as usize]).iter().sum()
    }
}

/// How many tricks each phase had.
fn tricks(played: &Played) -> [usize; 2] {
    let mut tricks = [0; 2];
    let mut phase = 0;
    for logged in played.game.log() {
        match logged.event {
            Event::Began(Phase::Two) => phase = 1,
            Event::Won(_) => tricks[phase] += 1,
            _ => {}
        }
    }
    tricks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::lineup::Lineup;
    use crate::tables::Tables;
    use interregnum_bots::Level;
    use interregnum_bots::{BotName, Clock};

    #[test]
    fn the_lists_are_in_the_order_of_their_enums() {
        assert!(VERDICTS.iter().enumerate().all(|(place, &verdict)| verdict as usize == place));
        assert!(GROUNDS.iter().enumerate().all(|(place, &ground)| ground as usize == place));
    }

    #[test]
    fn every_game_and_every_vote_is_counted_once() {
        let tables = Tables::parse("claim2@lighthouse", None).unwrap_or_else(|error| panic!("{error:?}"));
        let lineup =
            Lineup { tables, seed: 1, bots: vec![BotName::Level(Level::Random)], clock: Clock::Off, fair: false };
        let mut summary = Summary::default();
        for n in 0..100 {
            summary.add(&lineup.play(n).unwrap_or_else(|error| panic!("{error:?}")));
        }
        let [one, two, none] = summary.sides;
        let shared = summary.verdicts[Verdict::Shared as usize];
        assert_eq!((summary.games, one.games, two.games, none.games), (100, 100, 100, 0));
        assert_eq!(one.wins + two.wins + shared, 100);
        assert_eq!((one.shared, two.shared), (shared, shared));
        assert_eq!(summary.votes.iter().flatten().sum::<u64>(), 500);
        assert_eq!(summary.grounds.iter().sum::<u64>(), 500);
        assert!(summary.grounds[Ground::FirstThree as usize] > 0);
        assert_eq!(summary.verdicts.iter().sum::<u64>(), 100);
        assert_eq!(summary.tricks, [Spread { min: 13, max: 13, sum: 1300 }; 2]);
        assert_eq!(one.tally + two.tally + summary.votes.iter().map(|votes| votes[SIDES]).sum::<u64>(), 500);
    }
}
