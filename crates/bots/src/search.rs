//! Search over the worlds that a seat holds possible.
//!
//! One tree is shared by all worlds (information-set tree search): a simulation draws a world,
//! walks down the tree by the actions that are legal in it, adds a node, and judges what comes
//! after. The statistics of a node are those of all worlds in which it can be reached, so that the
//! seat cannot plan with cards that it does not see, as a search of each world by itself would
//! ("strategy fusion"). A card that is turned up for the market is seen by everybody, so what
//! follows on it has nodes of its own.

mod judge;
#[cfg(test)]
mod tests;
mod tree;

pub use judge::{Judge, result};
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
