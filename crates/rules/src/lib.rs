//! The rules of Claim, Claim 2 and the expansion Maps for two to four players, as a pure function.
//!
//! Rule numbers in the documentation are those of the project's `RULES.md`.

mod agenda;
mod building;
mod card;
mod contest;
mod decision;
mod event;
mod faction;
pub mod fast;
mod game;
mod knowledge;
mod location;
pub mod notation;
mod outlook;
mod position;
mod power;
mod random;
mod record;
#[cfg(test)]
mod scenario;
mod scoring;
mod seat;
#[cfg(feature = "serde")]
mod serial;
mod setting;
mod setup;
mod table;
mod trick;
mod view;
mod zone;

pub use agenda::Step;
pub use building::Building;
pub use card::{Card, Code, NoSuchCard, names, parse_cards};
pub use contest::{Contest, Contests, Decided, Share, Unit};
pub use decision::{Action, Decision, Kind, Question, Refusal, Source};
pub use event::{Event, Logged};
pub use faction::{Faction, UnknownName};
pub use game::{Deal, DealError, Game};
pub use knowledge::{Knowledge, Spread, Tracked, World, Worlds};
pub use outlook::Prize;
pub use position::{Phase, Position, Streak};
pub use power::{Deed, Field, Moment};
pub use random::Rng;
pub use record::{Choice, Claims, Difference, FORMAT, Fair, Legal, Record, Tally, Trace};
pub use scoring::{Comparison, Ground, Outcome, Verdict, Vote};
pub use seat::{Seat, Side};
pub use setting::Setting;
pub use setup::SetupError;
pub use table::{Edition, Factions, Spec, SpecError, Table, TableError};
pub use trick::{Play, Standing, Trick};
pub use view::View;
pub use zone::{Layout, Seen, Viewer, Witnesses, Zone};

/// The example in docs/library.md is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Readme;
