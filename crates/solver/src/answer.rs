//! What the solver says.

use interregnum_rules::{Action, Faction, Kind, Phase, Position, Seat, Side, Table, fast};
use std::fmt;
use std::ops::Neg;

/// How the game ends for a seat when both play as well as they can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// The other side wins.
    Loss,
    /// The win is shared.
    Draw,
    /// The seat wins.
    Win,
}

impl Value {
    /// The word for it in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        }
    }
}

/// What it is for the other seat.
impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value, and the votes that go with it. Scores are ordered as players order them: the value
/// first, and among equal values the margin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score {
    /// Who wins.
    pub value: Value,
    /// The seat's votes less those of the other side, when both play for the value first and for
    /// the margin second. With some Buildings a side may win with fewer votes.
    pub margin: i8,
}

impl Score {
    /// The score of a side in a game of two that is over.
    pub fn of(end: &fast::Score, own: Side) -> Score {
        let other = Side(1 - own.0);
        let value = match (end.won(own), end.won(other)) {
            (true, false) => Value::Win,
            (false, true) => Value::Loss,
            _ => Value::Draw,
        };
        let votes = |side: Side| end.tally[side.index()].cast_signed();
        Score { value, margin: votes(own) - votes(other) }
    }
}

/// What it is for the other seat.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score { value: -self.value, margin: -self.margin }
    }
}

/// Every legal action of a position with what it leads to, from the side of the seat that is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<T> {
    /// Who is asked.
    pub seat: Seat,
    /// The best over the options.
    pub best: T,
    /// Every legal action, in the order of [`Question::actions`](interregnum_rules::Question::actions).
    pub options: Vec<(Action, T)>,
}

/// Why a position cannot be solved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beyond {
    /// More than two play, so hands stay hidden.
    Players(u8),
    /// Phoenixes draw cards that nobody knows.
    Phoenixes,
    /// Phase One: the deck is hidden.
    PhaseOne,
    /// Passing or discarding: choices are made at once and in secret.
    Sealed(Kind),
    /// The game is over.
    Over,
}

impl Beyond {
    /// Why no position of this table can be solved, if none can.
    pub fn at(table: &Table) -> Option<Beyond> {
        if table.players() != 2 {
            return Some(Beyond::Players(table.players()));
        }
        table.has(Faction::Phoenixes).then_some(Beyond::Phoenixes)
    }

    /// Why this position cannot be solved, if it cannot.
    pub fn of<C>(position: &Position<C>) -> Option<Beyond> {
        match Beyond::at(&position.table) {
            Some(Beyond::Phoenixes) | None if position.is_over() => return Some(Beyond::Over),
            Some(beyond) => return Some(beyond),
            None => {}
        }
        match position.asked().first() {
            _ if position.phase == Phase::One => Some(Beyond::PhaseOne),
            Some(&(_, kind @ (Kind::Pass | Kind::Discard))) => Some(Beyond::Sealed(kind)),
            _ => None,
        }
    }
}

impl fmt::Display for Beyond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Beyond::Players(players) => write!(f, "{players} play; only games of two can be solved"),
            Beyond::Phoenixes => f.write_str("Phoenixes draw cards that nobody knows, so the ending cannot be solved"),
            Beyond::PhaseOne => f.write_str("this is Phase One; only Phase Two can be solved"),
            Beyond::Sealed(kind) => {
                write!(f, "a {kind} is chosen in secret; the game can be solved from the first trick on")
            }
            Beyond::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Beyond {}

/// What the solver answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<T> {
    /// This is so, beyond doubt.
    Proved(T),
    /// The budget was spent first; nothing is claimed.
    NotProved,
    /// The position is not one that can be solved.
    Beyond(Beyond),
}

impl<T> Answer<T> {
    /// What was proved, if it was.
    pub fn proved(self) -> Option<T> {
        match self {
            Answer::Proved(answer) => Some(answer),
            Answer::NotProved | Answer::Beyond(_) => None,
        }
    }
}
