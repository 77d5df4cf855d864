//! The fast engine, for search: the same rules as sets of cards in bits.
//!
//! A [`Sheet`] is filled once for each table by asking the readable rulebook: which cards follow,
//! which ranks they have, which factions settle where. A [`State`] is a game at one moment, small
//! and `Copy`; playing allocates nothing. What is left here is the course of the game, with the
//! numbers of the rules; a law (`tests/fast.rs`) holds it to the readable engine step by step on
//! every table.
//!
//! `u64` holds the cards of every table for two ([`Plain`] is the same for tables without locations
//! and Maps), [`Wide`] those of every other: write code for any
//! [`Mask`], and let [`Rules`] choose.
//!
//! ```
//! use interregnum_rules::{Rng, Table, fast};
//!
//! let sheet = fast::Sheet::<u64>::new(&Table::claim()).unwrap();
//! let mut rng = Rng::seeded(1);
//! let mut state = fast::State::random(&sheet, &mut rng);
//! let copy = state;
//! assert_eq!(state.playout(&sheet, &mut rng), 52);
//! assert!(state.is_over() && !copy.is_over());
//! assert!(state.score(&sheet).winners != 0);
//! ```

// The hot path is inlined into the loops that need it, so that it is compiled for what they are
// compiled for. Conditions are joined without branches that nobody could predict.
#![allow(clippy::inline_always, clippy::needless_bitwise_bool)]

mod facts;
mod flow;
mod gathering;
mod hints;
mod interview;
mod mask;
mod moves;
mod plain;
mod playout;
mod rules;
mod sampler;
mod score;
mod set_up;
mod sheet;
mod state;
mod taking;
mod tuned;
mod wide;

pub use facts::Duel;
pub use mask::Mask;
pub use moves::{Move, Options};
pub use plain::Plain;
pub use rules::{Played, Rules};
pub use sampler::Sampler;
pub use score::Score;
pub use sheet::{Contenders, Sheet};
pub use state::State;
pub use wide::Wide;
