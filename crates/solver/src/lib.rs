//! The exact solver of Phase Two, for two players and every table without Phoenixes.
//!
//! Once passing and discarding are done, each player can deduce the other's hand (RULES 11.4): the
//! rest is a game of perfect information, and [`solve`] says how it ends with best play, after
//! every legal card. An answer is a proof or none at all: see [`Answer`].

// The hot path is inlined into the search.
#![allow(clippy::inline_always)]

mod answer;
mod ending;
mod fortress;
mod goal;
mod habit;
mod lanes;
mod likeness;
mod memory;
mod node;
mod search;
mod session;
mod solver;
mod weights;

pub use answer::{Answer, Beyond, Score, Solution, Value};
pub use solver::{Solver, solve};
