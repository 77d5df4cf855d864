//! Players that see only views.
//!
//! A [`Bot`] is given a [`Seated`], never a game, so it cannot look at cards that its seat may not
//! know. [`play`] seats bots at a game and plays it to the end.
//!
//! ```
//! use interregnum_bots::{BotName, Clock, Level, play};
//! use interregnum_rules::{Deal, Game, Rng, Table};
//!
//! let table = Table::claim2();
//! let mut rng = Rng::seeded(7);
//! let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
//! let mut bots = vec![Level::Novice.bot(Clock::Off), "ismcts:20".parse::<BotName>().unwrap().bot(Clock::Off)];
//! let actions = play(&mut game, &mut bots, &mut rng).unwrap();
//! assert!(actions.len() >= 52, "both phases have 13 tricks of two cards");
//! assert!(game.outcome().is_some());
//! ```

mod adept;
pub mod analysis;
mod apprentice;
mod arena;
mod engine;
pub mod estimate;
mod imagination;
pub mod instinct;
mod judgement;
mod level;
mod mind;
mod novice;
mod numbers;
mod play;
mod policy;
pub mod puzzle;
mod random;
pub mod search;
mod seated;
mod yardstick;

pub use adept::Adept;
pub use apprentice::Apprentice;
pub use arena::{Contestant, Match, MatchError, Pair, Sprt, SprtError, Standing, Verdict};
pub use judgement::Judgement;
pub use level::{BotName, Clock, Level};
pub use mind::Mind;
pub use novice::Novice;
pub use play::{Fault, play};
pub use policy::Policy;
pub use random::Random;
pub use seated::Seated;
pub use yardstick::{Method, NoYardstick, Yardstick};

use interregnum_rules::{Action, Rng};

/// A player. It must answer with one of the legal actions, and use no other randomness than the
/// one it is given, so that a game can be repeated from its seed.
pub trait Bot: Send {
    /// Answers the question that the seat is asked.
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action;
}
