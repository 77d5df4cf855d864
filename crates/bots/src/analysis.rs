//! The truth about a decision: what every option is worth.
//!
//! Phase Two for two players without Phoenixes is proved by the solver. All else is estimated, and
//! an estimate has a standard error: worlds are drawn from what a seat knows (or the world is taken
//! as it is), the game is played on by rules of thumb that see no hidden card, and where the rest can
//! be solved, it is. So nobody plays Phase One in an estimate by looking at cards that are hidden,
//! and Phase Two, where hands can be deduced (RULES 11.4), is valued as it deserves.
//!
//! A [`Review`] goes through a game that was played:
//!
//! ```
//! use interregnum_bots::analysis::{Basis, Effort, Review};
//! use interregnum_bots::{Clock, Level, play};
//! use interregnum_rules::{Deal, Game, Record, Rng, Table};
//!
//! let table = Table::claim();
//! let mut rng = Rng::seeded(7);
//! let deal = Deal::shuffled(&table, &mut rng);
//! let mut game = Game::new(&table, &deal)?;
//! let actions = play(&mut game, &mut [Level::Novice, Level::Random].map(|level| level.bot(Clock::Off)), &mut rng)?;
//!
//! let review = Review::of(&Record::new(table, deal, actions), Effort::worlds(2), 7)?;
//! let last = review.decisions.last().unwrap();
//! assert_eq!(last.known.basis, Basis::Exact, "Phase Two is proved");
//! for judged in &review.decisions {
//!     if let Some(mistake) = &judged.mistake {
//!         println!("{}: {}", judged.seat, mistake.sentence);
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Scales`] weigh a single decision, and say what to do and why:
//!
//! ```
//! use interregnum_bots::analysis::{Effort, Scales};
//! use interregnum_rules::{Deal, Game, Rng, Seat, Table};
//! use interregnum_solver::Solver;
//!
//! let table = Table::claim2();
//! let mut rng = Rng::seeded(7);
//! let game = Game::new(&table, &Deal::shuffled(&table, &mut rng))?;
//! let scales = Scales::new(&table, Effort::worlds(4));
//! let hint = scales.hint(&game, Seat(0), &mut Solver::new(), &mut rng).expect("seat 0 leads");
//! assert!(hint.weighing.best().chance.error > 0.0, "Phase One can only be estimated");
//! println!("{}", hint.why);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod belief;
mod chance;
mod estimator;
mod hint;
mod line;
mod mistake;
mod review;
mod weigh;
pub mod words;

pub use belief::Belief;
pub use chance::Chance;
pub use estimator::{Estimator, Playouts};
pub use hint::Hint;
pub use line::{Line, Ties};
pub use mistake::{Fault, Mistake};
pub use review::{Conduct, Judged, Luck, Review};
pub use weigh::{Basis, Effort, Scales, Weighed, Weighing};
