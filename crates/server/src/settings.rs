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
    /// Where it answers about its health; nobody but its operator needs to reach that.
    pub health: SocketAddr,
    /// Whether a proxy stands in front and says in `X-Forwarded-For` for whom it asks.
    pub behind_proxy: bool,
    /// Where it keeps everything.
    pub database: Database,
    /// How long bots take for an answer at least.
    pub bot_pace: Duration,
    /// Threads for bots.
    pub bot_threads: usize,
    /// For how many seconds somebody must be away before others may give the seat to a bot.
    pub away_seconds: u32,
    /// How much is taken from one sender.
    pub limits: Limits,
    /// The most tables whose game is not over that a person may have.
    pub tables_each: usize,
    /// The most tables whose game is not over.
    pub tables: usize,
    /// After what time a table is forgotten where no game has begun and nobody has been; never if none.
    pub forget_after: Option<Duration>,
    /// The folder of the page's files, while somebody works on them; those that are part of the program if none.
    pub page: Option<PathBuf>,
    /// For tests alone: what deals and bots follow from, so that the same games are played again. Whoever knows it
    /// knows every card, so a server with a seed listens to this machine only.
    pub seed: Option<u64>,
}

/// How much is taken from one sender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// HTTP requests from an address each second in the long run; ten times as many at once.
    pub requests: u32,
    /// Passwords from an address each minute.
    pub passwords: u32,
    /// Sayings of a person each minute in the long run; a third of it at once.
    pub sayings: u32,
    /// Messages on a socket each second in the long run; a person has twice as many on all of them.
    pub messages: u32,
    /// Messages on a socket at once.
    pub messages_at_once: u32,
    /// Connections in all.
    pub connections: u32,
    /// Sockets and streams of an address; four times as many connections.
    pub connections_by_address: u32,
    /// Sockets and streams of a person.
    pub connections_by_person: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 30,
            passwords: 10,
            sayings: 30,
            messages: 20,
            messages_at_once: 60,
            connections: 20_000,
            connections_by_address: 256,
            connections_by_person: 16,
        }
    }
}

impl Limits {
    /// As good as none, for whoever is alone with the server.
    pub const NONE: Limits = Limits {
        requests: u32::MAX,
        passwords: u32::MAX,
        sayings: u32::MAX,
        messages: u32::MAX,
        messages_at_once: u32::MAX,
        connections: u32::MAX,
        connections_by_address: u32::MAX,
        connections_by_person: u32::MAX,
    };
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
            health: SocketAddr::from(([127, 0, 0, 1], 7778)),
            behind_proxy: false,
            database: Database::Sqlite(PathBuf::from("interregnum.db")),
            bot_pace: Duration::from_millis(700),
            bot_threads: (cores / 2).max(1),
            away_seconds: 60,
            limits: Limits::default(),
            tables_each: 40,
            tables: 20_000,
            forget_after: Some(Duration::from_hours(7 * 24)),
            page: None,
            seed: None,
        }
    }
}

/// After how long a bot answers that has thought for so long: after its pace, or, on a machine with too
/// much to do, after the next whole number of them, so that little is seen of how long it thought.
pub(crate) fn answer_after(pace: Duration, thought: Duration) -> Duration {
    if pace.is_zero() {
        return thought;
    }
    let paces = thought.as_nanos().div_ceil(pace.as_nanos()).max(1);
    pace.saturating_mul(u32::try_from(paces).unwrap_or(u32::MAX))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_answer_after_whole_paces() {
        let after =
            |pace, thought| answer_after(Duration::from_millis(pace), Duration::from_millis(thought)).as_millis();
        assert_eq!([0, 1, 699, 700].map(|thought| after(700, thought)), [700; 4]);
        assert_eq!([701, 1400, 1401].map(|thought| after(700, thought)), [1400, 1400, 2100]);
        assert_eq!(after(0, 12), 12, "without a pace nobody waits");
    }

    #[test]
    fn the_pace_is_as_long_as_the_longest_thought() {
        let settings = Settings::default();
        assert!(settings.pace(BotLevel::Grandmaster) >= LONGEST_THOUGHT);
        assert_eq!(settings.pace(BotLevel::Novice), settings.bot_pace);
    }
}
