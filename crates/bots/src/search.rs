//! Search over the worlds that a seat holds possible.
//!
//! In Phase One the actions of the seat are tried side by side, in the same worlds: everybody plays
//! on by instinct, which looks at nothing that a seat does not know, to the start of Phase Two, and an
//! estimate says who is likely to win. A tree was worse there: its first replies are nearly random, and
//! each action sees other worlds.
//!
//! In Phase Two, where cards are hidden, one tree is shared by all worlds (information-set tree
//! search): a simulation draws a world, walks down the tree by the actions that are legal in it, adds
//! a node, and judges what comes after. The statistics of a node are those of all worlds in which it
//! can be reached, so that the seat cannot plan with cards that it does not see, as a search of each
//! world by itself would ("strategy fusion").

mod judge;
mod sieve;
#[cfg(test)]
mod tests;
mod tree;

pub use judge::{Judge, result};
pub use sieve::sieve;
pub use tree::{Tried, search};

use std::time::Duration;

/// How much a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many simulations.
    pub simulations: u32,
    /// After this time it stops early, whatever is left. Without it, the same seed gives the same
    /// answer on every machine.
    pub deadline: Option<Duration>,
}

impl Budget {
    /// What the level `master` has at a table.
    pub const MASTER: Budget = Budget { simulations: 5_000, deadline: Some(Duration::from_millis(80)) };
    /// What the level `grandmaster` has at a table.
    pub const GRANDMASTER: Budget = Budget { simulations: 30_000, deadline: Some(Duration::from_millis(800)) };
}
