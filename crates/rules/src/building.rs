//! Buildings (RULES 9): they change how the game is scored.

use crate::agenda::Step;
use crate::card::Card;
use crate::faction::UnknownName;
use crate::location::{named, plain};
use crate::power::Moment;
use crate::seat::{Seat, Side};
use crate::table::Table;
use std::fmt;
use std::str::FromStr;

pub(crate) mod abbey;
pub(crate) mod bridge;
pub(crate) mod castle;
pub(crate) mod dungeon;
pub(crate) mod fortress;
pub(crate) mod lighthouse;
pub(crate) mod pyramid;
pub(crate) mod runestones;
pub(crate) mod tower;

named! {
    /// A building that changes how the game is scored.
    Building, "Building", 9;
    /// The last trick of each phase brings a vote.
    Dungeon in dungeon: "dungeon", "Dungeon", "9.1";
    /// The first to three cards of a faction has its vote.
    Lighthouse in lighthouse: "lighthouse", "Lighthouse", "9.2";
    /// Low cards do not count.
    Pyramid in pyramid: "pyramid", "Pyramid", "9.3";
    /// Whoever gathers too much loses.
    Abbey in abbey: "abbey", "Abbey", "9.4";
    /// The most complete sets win.
    Bridge in bridge: "bridge", "Bridge", "9.5";
    /// More than five cards of a faction shrink.
    Fortress in fortress: "fortress", "Fortress", "9.6";
    /// Points decide each vote.
    Tower in tower: "tower", "Tower", "9.7";
    /// Odd cards do not count.
    Runestones in runestones: "runestones", "Runestones", "9.8";
    /// The most cards win.
    Castle in castle: "castle", "Castle", "9.9";
}

/// What a Building changes about the scoring.
pub(crate) trait Scoring: Sync {
    /// What happens at a moment of the game.
    fn on(&self, _moment: Moment) -> Vec<Step> {
        Vec::new()
    }

    /// Whether a card worth this many points counts at all.
    fn counts(&self, _points: u8) -> bool {
        true
    }

    /// How many of a side's `held` cards of a faction are left to be counted; the lowest-ranking
    /// ones go.
    fn keeps(&self, held: usize) -> usize {
        held
    }

    /// Whether points decide a vote before the number of cards does.
    fn by_points(&self) -> bool {
        false
    }

    /// Who gets a vote for the last trick of a phase.
    fn extra_votes(&self, _last_tricks: &[Seat]) -> Vec<Seat> {
        Vec::new()
    }

    /// Whether votes alone decide, and not what was gathered besides.
    fn by_votes(&self) -> bool {
        true
    }

    /// What the Building counts of all that each side gathered, where votes alone do not decide.
    fn measure(&self, gathered: &[Vec<Card>], _table: &Table) -> Vec<u16> {
        gathered.iter().map(|cards| cards.len() as u16).collect()
    }

    /// Which sides can win, given all that each gathered.
    fn contenders(&self, gathered: &[Vec<Card>], _table: &Table) -> Vec<Side> {
        (0..gathered.len()).map(|side| Side(side as u8)).collect()
    }
}

/// The scoring without a Building.
pub(crate) struct Usual;

impl Scoring for Usual {}

impl Building {
    pub(crate) fn scoring(self) -> &'static dyn Scoring {
        match self {
            Building::Dungeon => &dungeon::Dungeon,
            Building::Lighthouse => &lighthouse::Lighthouse,
            Building::Pyramid => &pyramid::Pyramid,
            Building::Abbey => &abbey::Abbey,
            Building::Bridge => &bridge::Bridge,
            Building::Fortress => &fortress::Fortress,
            Building::Tower => &tower::Tower,
            Building::Runestones => &runestones::Runestones,
            Building::Castle => &castle::Castle,
        }
    }
}

/// The sides for which `measure` is greatest.
pub(crate) fn most<T: Ord>(sides: impl Iterator<Item = Side> + Clone, measure: impl Fn(Side) -> T) -> Vec<Side> {
    let best = sides.clone().map(&measure).max();
    sides.filter(|&side| Some(measure(side)) == best).collect()
}
