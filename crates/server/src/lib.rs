//! A game server for Claim that never leaks a card and never loses a move.
//!
//! A table is an actor that owns a [`room::Room`], a pure function of its log; the log in the
//! [`store`] is the only truth. [`server::Server`] puts a door in front.

mod actor;
pub mod bus;
mod chance;
mod directory;
mod entrance;
pub mod house;
mod ids;
mod limit;
mod lobby;
pub mod metrics;
pub mod names;
mod neighbours;
mod outbox;
mod passwords;
mod patient;
pub mod people;
mod problem;
pub mod room;
pub mod scopes;
pub mod server;
pub mod settings;
mod site;
mod socket;
pub mod store;
mod thinkers;
mod tokens;
pub mod upkeep;
mod visit;
mod web;

pub use server::{Server, StartError};
pub use settings::{Database, Limits, Settings};
pub use site::SourceError;

/// Whose log must not be read in detail, whatever the operator wants: these write down whole
/// messages, and there are cards in them.
pub const TOO_TALKATIVE: [&str; 2] = ["tungstenite", "tokio_tungstenite"];
