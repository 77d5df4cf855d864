//! The fast engine for any table.

use super::mask::Mask;
use super::plain::Plain;
use super::sheet::Sheet;
use super::state::State;
use super::tuned;
use super::wide::Wide;
use crate::random::Rng;
use crate::table::Table;

/// Goes on with the sheet of a table, whatever its kind of sets: `with_sheet!(rules, sheet => f(sheet))`
/// for [`Rules`] or a reference to them. What follows is compiled once for each kind, so it may call
/// code for any [`Mask`].
#[macro_export]
macro_rules! with_sheet {
    ($rules:expr, $sheet:ident => $then:expr) => {
        match $rules {
            $crate::fast::Rules::Plain($sheet) => $then,
            $crate::fast::Rules::Two($sheet) => $then,
            $crate::fast::Rules::Three($sheet) => $then,
            $crate::fast::Rules::Four($sheet) => $then,
        }
    };
}

/// The rules of any table for the fast engine: go on from here by [`with_sheet!`](crate::with_sheet).
#[derive(Clone, Debug)]
pub enum Rules {
    /// Two players at a plain table.
    Plain(Box<Sheet<Plain>>),
    /// Two players.
    Two(Box<Sheet<u64>>),
    /// Three players.
    Three(Box<Sheet<Wide<3>>>),
    /// Four players.
    Four(Box<Sheet<Wide<4>>>),
}

/// What was played in a series of random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How many games.
    pub games: u64,
    /// How many cards were played in them.
    pub plays: u64,
    /// How many of them each side won, shared wins included.
    pub wins: [u64; 4],
}

impl Rules {
    /// Asks the rulebook about this table.
    pub fn new(table: &Table) -> Rules {
        let plain = || Sheet::new(table).map(|sheet| Rules::Plain(Box::new(sheet)));
        let two = || Sheet::new(table).map(|sheet| Rules::Two(Box::new(sheet)));
        let three = || Sheet::new(table).map(|sheet| Rules::Three(Box::new(sheet)));
        let four = || Sheet::new(table).map(|sheet| Rules::Four(Box::new(sheet)));
        plain().or_else(two).or_else(three).or_else(four).expect("every table is for two, three or four")
    }

    /// Plays whole random games: a fresh deal, random play, the score.
    pub fn play_games(&self, games: u64, rng: &mut Rng) -> Played {
        with_sheet!(self, sheet => tuned::play_games(sheet, games, rng))
    }
}

/// Plays whole random games.
#[inline(always)]
pub(super) fn play_games_by<M: Mask>(
    sheet: &Sheet<M>,
    games: u64,
    rng: &mut Rng,
    nth: impl Fn(u64, u32) -> u32 + Copy,
) -> Played {
    let mut played = Played { games, ..Played::default() };
    // A generator of its own can stay in registers.
    let mut own = rng.clone();
    for _ in 0..games {
        let mut state = State::random(sheet, &mut own);
        played.plays += u64::from(state.playout_by(sheet, &mut own, nth));
        let winners = state.score(sheet).winners;
        for (side, wins) in played.wins.iter_mut().enumerate() {
            *wins += u64::from(winners >> side & 1);
        }
    }
    *rng = own;
    played
}
