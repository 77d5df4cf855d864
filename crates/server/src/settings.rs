//! What can be set about a server.

use interregnum_protocol::BotLevel;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What can be set about a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps everything.
    pub database: Database,
    /// How long bots take for an answer at least.
    pub bot_pace: Duration,
    /// Threads for bots.
    pub bot_threads: usize,
    /// For how many seconds somebody must be away before others may give the seat to a bot.
    pub away_seconds: u32,
    /// The most messages that a page may send at once.
    pub messages_at_once: u32,
    /// The most messages that a page may send each second in the long run.
    pub messages_each_second: u32,
    /// The most tables whose game is not over that a person may have.
    pub tables_each: usize,
    /// The most tables whose game is not over.
    pub tables: usize,
}

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL database.
    Postgres(String),
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            database: Database::Sqlite(PathBuf::from("interregnum.db")),
            bot_pace: Duration::from_millis(700),
            bot_threads: (cores / 2).max(1),
            away_seconds: 60,
            messages_at_once: 60,
            messages_each_second: 20,
            tables_each: 40,
            tables: 20_000,
        }
    }
}

/// How long the best bot thinks at most, and a little more.
const LONGEST_THOUGHT: Duration = Duration::from_millis(1100);

impl Settings {
    /// How long a bot of this level takes for an answer, whatever it is asked.
    pub fn pace(&self, level: BotLevel) -> Duration {
        match level {
            BotLevel::Grandmaster if !self.bot_pace.is_zero() => self.bot_pace.max(LONGEST_THOUGHT),
            _ => self.bot_pace,
        }
    }
}
