//! The truth about a decision: what every option is worth.
//!
//! Phase Two for two players without Phoenixes is proved by the solver. All else is estimated, and
//! an estimate has a standard error: worlds are drawn from what a seat knows (or the world is taken
//! as it is), the game is played on by rules of thumb that see no hidden card, and where the rest can
//! be solved, it is. So nobody plays Phase One in an estimate by looking at cards that are hidden,
//! and Phase Two, where hands can be deduced (RULES 11.4), is valued as it deserves.

mod belief;
mod chance;
mod estimator;
mod hint;
mod line;
mod mistake;
pub(crate) mod policy;
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
