//! Where everything is kept that must outlive the server.
//!
//! The log of a table is the truth. Its primary key, table and number, is what lets one of two
//! writers win and the other one know.

mod schema;
mod scribe;
mod sql;

pub(crate) use schema::{POSTGRES_SCHEMA, SQLITE_SCHEMA};
pub use scribe::{AppendError, Scribe};
pub(crate) use sql::APPLICATION;
pub use sql::SqlStore;

use futures_util::future::BoxFuture;
use interregnum_protocol::{Number, PastGame, PersonId, TableId};
use std::fmt;

/// What a store says about its work.
pub type Outcome<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Why the store could not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said so.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be set up.
    #[error("the database cannot be set up: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// Lines to be added to a table's log.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first line. Nobody may have written it before.
    pub first: Number,
    /// When, and what, as JSON.
    pub lines: Vec<(i64, String)>,
    /// What the lists say about the table from now on, if that changes.
    pub listing: Option<Listing>,
}

/// What the lists say about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// When it was opened.
    pub opened: i64,
    /// How far it is.
    pub stage: Listed,
    /// Whether everybody may see it.
    pub public: bool,
    /// What is played, in a word.
    pub deck: String,
    /// How many play.
    pub players: u8,
    /// Who sits there, by seat, and whether they have won.
    pub seats: Vec<(u8, PersonId, bool)>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listed {
    /// People gather.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over {
        /// Since when.
        at: i64,
        /// Whether anybody has won.
        decided: bool,
    },
}

/// Whether lines were added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They are stored for good.
    Stored,
    /// Somebody else has written a line with this number; none was added.
    Conflict,
}

/// A person, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Who.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// The hash of the password; guests have none.
    pub password: Option<String>,
    /// When the person came first.
    pub created: i64,
    /// What the person's pages remember, as JSON.
    pub settings: String,
}

/// The key of a session or a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// The hash of its secret.
    pub hash: String,
    /// Whose it is.
    pub person: PersonId,
    /// What it may be used for, separated by spaces.
    pub scopes: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was used last, about.
    pub used: i64,
}

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SayingRow {
    /// When.
    pub at: i64,
    /// Who.
    pub person: PersonId,
    /// Whether among those who watch.
    pub watching: bool,
    /// What.
    pub text: String,
}

/// Which past games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// Those that ended before this one: `(ended, table)`. The newest come first.
    pub before: Option<(i64, String)>,
    /// Only with this deck.
    pub deck: Option<String>,
    /// Only with so many players.
    pub players: Option<u8>,
    /// Only won or only lost ones.
    pub won: Option<bool>,
    /// At most so many.
    pub limit: u32,
}

/// The logs of tables, and lists of them.
pub trait Logs: Send + Sync + fmt::Debug {
    /// Adds lines to logs, all in one transaction, durably. The answers are in the order given.
    fn append<'a>(&'a self, appends: &'a [Append]) -> Outcome<'a, Vec<Appended>>;

    /// A table's log: when, and what, in order. Empty if there is no such table.
    fn log<'a>(&'a self, table: &'a TableId) -> Outcome<'a, Vec<(i64, String)>>;

    /// The tables whose game is not over, those opened last first.
    fn unfinished(&self) -> Outcome<'_, Vec<TableId>>;

    /// A person's games that are over.
    fn past<'a>(&'a self, person: &'a PersonId, which: &'a Past) -> Outcome<'a, Vec<PastGame>>;

    /// A person's tables whose game is not over.
    fn present<'a>(&'a self, person: &'a PersonId) -> Outcome<'a, Vec<TableId>>;

    /// Public games that are over and decided, the oldest first, after `(ended, table)`.
    fn archive<'a>(&'a self, after: Option<(i64, &'a str)>, limit: u32) -> Outcome<'a, Vec<(i64, TableId)>>;

    /// Tables where people gather and nothing has happened since a moment.
    fn abandoned(&self, since: i64) -> Outcome<'_, Vec<TableId>>;

    /// Forgets a table where people gather, with all that was said there. Any other one stays.
    fn forget_table<'a>(&'a self, table: &'a TableId) -> Outcome<'a, ()>;
}

/// The people.
pub trait Register: Send + Sync + fmt::Debug {
    /// Keeps a person, new or changed. False if the name looks like that of somebody else.
    fn keep_person<'a>(&'a self, person: &'a PersonRow, looks: Option<&'a str>) -> Outcome<'a, bool>;

    /// Finds a person.
    fn person<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, Option<PersonRow>>;

    /// Finds the account whose name looks like this.
    fn account<'a>(&'a self, looks: &'a str) -> Outcome<'a, Option<PersonRow>>;

    /// Forgets a person: name, password, settings, keys, mutes, and what the person said. Games stay.
    fn forget_person<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, ()>;

    /// Keeps what a person's pages remember.
    fn keep_settings<'a>(&'a self, id: &'a PersonId, settings: &'a str) -> Outcome<'a, ()>;

    /// Keeps that a person does not want to hear another one any more, or does again.
    fn keep_mute<'a>(&'a self, id: &'a PersonId, other: &'a PersonId, muted: bool) -> Outcome<'a, ()>;

    /// Whom a person does not want to hear.
    fn mutes<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, Vec<PersonId>>;
}

/// The keys that people and their programs come in with.
pub trait Keyring: Send + Sync + fmt::Debug {
    /// Keeps a key.
    fn keep_key<'a>(&'a self, key: &'a KeyRow) -> Outcome<'a, ()>;

    /// Finds a key by the hash of its secret.
    fn key<'a>(&'a self, hash: &'a str) -> Outcome<'a, Option<KeyRow>>;

    /// All keys of a person.
    fn keys<'a>(&'a self, person: &'a PersonId) -> Outcome<'a, Vec<KeyRow>>;

    /// Forgets a key.
    fn forget_key<'a>(&'a self, hash: &'a str) -> Outcome<'a, ()>;
}

/// What is said at tables.
pub trait Talk: Send + Sync + fmt::Debug {
    /// Keeps what somebody said.
    fn say<'a>(&'a self, table: &'a TableId, saying: &'a SayingRow) -> Outcome<'a, ()>;

    /// What was said last at a table, the oldest first.
    fn sayings<'a>(&'a self, table: &'a TableId, limit: u32) -> Outcome<'a, Vec<SayingRow>>;
}

/// The files of the page: of builds that servers have now, or had not long ago.
pub trait Builds: Send + Sync + fmt::Debug {
    /// Notes that a build is in use at this moment. False if its files are not kept.
    fn use_build<'a>(&'a self, id: &'a str, at: i64) -> Outcome<'a, bool>;

    /// Keeps the files of a build that is in use at this moment. Of all builds, the `most` used last stay.
    fn keep_build<'a>(&'a self, id: &'a str, at: i64, files: &'a [(&'a str, &'a [u8])], most: u32) -> Outcome<'a, ()>;

    /// The files of a build, by path. Empty if they are not kept.
    fn build<'a>(&'a self, id: &'a str) -> Outcome<'a, Vec<(String, Vec<u8>)>>;
}

/// How the store itself is.
pub trait Condition: Send + Sync + fmt::Debug {
    /// A fact about this server, made by `first` if there is none yet.
    fn fact<'a>(&'a self, name: &'a str, first: &'a str) -> Outcome<'a, String>;

    /// How often the store has failed since it was opened.
    fn failures(&self) -> u64;

    /// Whether the store stores: it writes something small, durably.
    fn ping(&self) -> Outcome<'_, ()>;

    /// Whether the store has failed in the last seconds, and no log was written since. Where a disk
    /// is nearly full, something small may still fit while nobody can play.
    fn has_failed_lately(&self) -> bool;
}

/// Where everything is kept.
pub trait Store: Logs + Register + Keyring + Talk + Builds + Condition {}

impl<S: Logs + Register + Keyring + Talk + Builds + Condition> Store for S {}
