//! Duplicate matches: two bots, every deal played with the seats turned round.
//!
//! A *pair* is all games of one deal. Two players: two games, the bots changing seats. Four: two
//! games, the bots changing sides, partners playing alike. Three: six games, each bot alone
//! against two of the other in every seat, so that neither has an advantage whoever is better at
//! being one or two.
//!
//! A pair is won by the bot that has won more of its games, where a win that both share counts half
//! for each; otherwise it is split. The luck of the deal goes out, and what is left is a trial with
//! even chances for equal bots.

use crate::{Bot, BotName, Clock, Fault, play};
use interregnum_rules::{Deal, DealError, Game, Rng, Seat, Table};
use std::fmt;

mod sprt;

pub use sprt::{Sprt, SprtError, Verdict};

/// Two bots by name, and the seed from which all their pairs follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// The first bot.
    pub a: BotName,
    /// The second one.
    pub b: BotName,
    /// Where all randomness comes from.
    pub seed: u64,
    /// Whether bots that search have the clock that they have at a table. Then the machine counts, too.
    pub clock: Clock,
}

/// One of the bots of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// The first one.
    A,
    /// The second one.
    B,
}

/// How the games of a pair ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pair {
    /// Games won by A, alone or by two seats of it.
    pub a: u32,
    /// Games won by B.
    pub b: u32,
    /// Games whose win they share.
    pub draws: u32,
}

impl Pair {
    /// Who won the pair, unless it is split.
    pub fn winner(self) -> Option<Contestant> {
        match self.a.cmp(&self.b) {
            std::cmp::Ordering::Greater => Some(Contestant::A),
            std::cmp::Ordering::Less => Some(Contestant::B),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// How a match stands after some pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Pairs played.
    pub pairs: u64,
    /// Pairs won by A.
    pub a: u64,
    /// Pairs won by B.
    pub b: u64,
    /// Pairs won by neither.
    pub split: u64,
    /// Games won by A.
    pub games_a: u64,
    /// Games won by B.
    pub games_b: u64,
    /// Games whose win they share.
    pub draws: u64,
}

impl Standing {
    /// Counts one more pair.
    pub fn add(&mut self, pair: Pair) {
        self.pairs += 1;
        match pair.winner() {
            Some(Contestant::A) => self.a += 1,
            Some(Contestant::B) => self.b += 1,
            None => self.split += 1,
        }
        self.games_a += u64::from(pair.a);
        self.games_b += u64::from(pair.b);
        self.draws += u64::from(pair.draws);
    }

    /// The pairs that somebody won.
    pub fn decided(&self) -> u64 {
        self.a + self.b
    }

    /// The share of them that A won, if there are any.
    pub fn share(&self) -> Option<f64> {
        (self.decided() > 0).then(|| self.a as f64 / self.decided() as f64)
    }
}

/// Why a pair could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// The deal is not one of the table.
    Deal(DealError),
    /// A bot broke the rules.
    Fault(Fault),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::Deal(error) => error.fmt(f),
            MatchError::Fault(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MatchError {}

impl Match {
    /// Plays the n-th pair, which has random numbers of its own, at a table that is drawn from
    /// them.
    ///
    /// ```
    /// use interregnum_bots::{Clock, Match, Standing};
    /// use interregnum_rules::Table;
    ///
    /// let [a, b] = ["ismcts:100", "random"].map(|name| name.parse().unwrap());
    /// let contest = Match { a, b, seed: 7, clock: Clock::Off };
    /// let mut standing = Standing::default();
    /// for n in 0..4 {
    ///     standing.add(contest.pair(n, |_| Table::claim()).unwrap());
    /// }
    /// assert_eq!((standing.pairs, standing.games_a + standing.games_b + standing.draws), (4, 8));
    /// ```
    pub fn pair(&self, n: u64, table: impl FnOnce(&mut Rng) -> Table) -> Result<Pair, MatchError> {
        let mut rng = Rng::stream(self.seed, n);
        let table = table(&mut rng);
        let deal = Deal::shuffled(&table, &mut rng);
        let mut pair = Pair::default();
        for seating in seatings(table.players()) {
            match self.game(&table, &deal, &seating, &mut rng)? {
                Some(Contestant::A) => pair.a += 1,
                Some(Contestant::B) => pair.b += 1,
                None => pair.draws += 1,
            }
        }
        Ok(pair)
    }

    /// Plays one game; nobody wins alone if both bots have a share.
    fn game(
        &self,
        table: &Table,
        deal: &Deal,
        seating: &[Contestant],
        rng: &mut Rng,
    ) -> Result<Option<Contestant>, MatchError> {
        let mut game = Game::new(table, deal).map_err(MatchError::Deal)?;
        let bots = seating.iter().map(|contestant| match contestant {
            Contestant::A => self.a.bot(self.clock),
            Contestant::B => self.b.bot(self.clock),
        });
        let mut bots: Vec<Box<dyn Bot>> = bots.collect();
        play(&mut game, &mut bots, rng).map_err(MatchError::Fault)?;
        let winners = game.outcome().map(|outcome| &outcome.winners[..]).unwrap_or_default();
        let won = |contestant| {
            let mut seats = Seat::all(table.players()).zip(seating).filter(|(_, by)| **by == contestant);
            seats.any(|(seat, _)| winners.contains(&seat.side(table.players())))
        };
        Ok(match (won(Contestant::A), won(Contestant::B)) {
            (true, false) => Some(Contestant::A),
            (false, true) => Some(Contestant::B),
            _ => None,
        })
    }
}

/// Who sits where in the games of a pair.
fn seatings(players: u8) -> Vec<Vec<Contestant>> {
    use Contestant::{A, B};
    match players {
        3 => [(A, B), (B, A)]
            .into_iter()
            .flat_map(|(one, two)| {
                (0..3).map(move |alone| (0..3).map(|seat| if seat == alone { one } else { two }).collect())
            })
            .collect(),
        _ => [[A, B], [B, A]]
            .into_iter()
            .map(|sides| sides.into_iter().cycle().take(usize::from(players)).collect())
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Contestant::{A, B};

    #[test]
    fn every_seat_is_held_by_both_equally_often() {
        assert_eq!(seatings(2), [[A, B], [B, A]]);
        assert_eq!(seatings(3), [[A, B, B], [B, A, B], [B, B, A], [B, A, A], [A, B, A], [A, A, B]]);
        assert_eq!(seatings(4), [[A, B, A, B], [B, A, B, A]]);
    }

    #[test]
    fn a_pair_is_won_by_more_games() {
        let pair = |a, b, draws| Pair { a, b, draws };
        assert_eq!(pair(2, 0, 0).winner(), Some(A));
        assert_eq!(pair(0, 1, 1).winner(), Some(B));
        assert_eq!(pair(1, 1, 0).winner(), None);
        assert_eq!(pair(2, 3, 1).winner(), Some(B));
        let mut standing = Standing::default();
        for pair in [pair(2, 0, 0), pair(1, 1, 0), pair(0, 1, 1)] {
            standing.add(pair);
        }
        let expected = Standing { pairs: 3, a: 1, b: 1, split: 1, games_a: 3, games_b: 2, draws: 1 };
        assert_eq!((standing, standing.share()), (expected, Some(0.5)));
        assert_eq!(Standing::default().share(), None);
    }

    fn contest(a: &str, b: &str, seed: u64) -> Match {
        let [a, b] = [a, b].map(|name| name.parse().unwrap());
        Match { a, b, seed, clock: Clock::Off }
    }

    #[test]
    fn a_pair_follows_from_seed_and_number() {
        for n in 0..30 {
            let table = |rng: &mut Rng| Table::random(None, rng);
            let there = contest("random", "ismcts:2", 5).pair(n, table).unwrap();
            let again = contest("random", "ismcts:2", 5).pair(n, table).unwrap();
            assert_eq!(there, again);
            assert!([2, 6].contains(&(there.a + there.b + there.draws)));
        }
    }

    /// A search beats chance with two, three and four players.
    #[test]
    fn the_better_bot_wins() {
        for players in 2..=4 {
            let contest = contest("ismcts:40", "random", u64::from(players));
            let mut standing = Standing::default();
            for n in 0..12 {
                standing.add(contest.pair(n, |rng| Table::random(Some(players), rng)).unwrap());
            }
            assert!(standing.a >= 2 * standing.b + 3, "{players} players: {standing:?}");
        }
    }
}
