//! A look into a store that changes nothing, beside a server or without one.

use super::{Upkeep, UpkeepError, shown};
use crate::actor::listing;
use crate::room::{self, Entry, Room};
use crate::settings::Database;
use crate::store::{Listed, POSTGRES_SCHEMA, SQLITE_SCHEMA};
use futures_util::future::LocalBoxFuture;
use interregnum_protocol::{PersonId, Stage, TableId};
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// How long to wait for whoever has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);
/// So many tables are looked up at once.
const PAGE: i64 = 200;
/// So many faults are told; whoever has more has one cause.
const MOST_FAULTS: usize = 20;

/// A look into a store.
#[derive(Debug)]
pub struct Inspection {
    db: Db,
}

#[derive(Debug)]
enum Db {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Runs the same on either database.
macro_rules! either {
    ($self:expr, $db:ident => $query:expr) => {
        match &mut $self.db {
            Db::Sqlite($db) => $query,
            Db::Postgres($db) => $query,
        }
    };
}

/// How the tables of a database stand to those that this version knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schema {
    /// They are the same.
    Current {
        /// Their version.
        version: i64,
    },
    /// They are older. A server brings them up to date when it starts.
    Older {
        /// Their version.
        version: i64,
        /// The version that this program knows.
        newest: i64,
    },
    /// They are newer than this program.
    Newer {
        /// Their version.
        version: i64,
        /// The version that this program knows.
        newest: i64,
    },
    /// They are something else.
    Foreign,
}

impl fmt::Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Schema::Current { version } => write!(f, "its tables have version {version}, as they should"),
            Schema::Older { version, newest } => write!(f, "its tables have version {version}, this program {newest}"),
            Schema::Newer { version, newest } => {
                write!(f, "its tables have version {version}, and this program knows no more than {newest}")
            }
            Schema::Foreign => write!(f, "it holds something else than games of Interregnum"),
        }
    }
}

/// What came of playing all games again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replayed {
    /// So many tables were looked at.
    pub tables: u64,
    /// So many of them are not what they should be.
    pub faulty: u64,
    /// The first of those.
    pub faults: Vec<Fault>,
}

/// A table that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which one.
    pub table: TableId,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}: {}", self.table, self.why)
    }
}

/// A table as it is stored, all at one moment.
struct Stored {
    /// Number, time, and what happened.
    lines: Vec<(i64, i64, String)>,
    listed: Option<ListedColumns>,
    seats: Vec<(i64, String, bool)>,
}

/// When it was opened, how far it is, whether it is public, what is played by how many, when it
/// ended, whether anybody has won.
type ListedColumns = (i64, i64, bool, String, i64, Option<i64>, bool);

impl Inspection {
    /// Looks into a store. Nothing is made where there is none.
    pub fn open(database: &Database) -> Upkeep<'_, Inspection> {
        Box::pin(async move {
            match database {
                Database::Sqlite(file) => Inspection::of_file(file).await,
                Database::Postgres(url) => {
                    let options: PgConnectOptions = url.parse()?;
                    let options = options.application_name("interregnum inspection");
                    let late = |_| sqlx::Error::PoolTimedOut;
                    let connection = tokio::time::timeout(PATIENCE, options.connect()).await.map_err(late)??;
                    Ok(Inspection { db: Db::Postgres(connection) })
                }
            }
        })
    }

    /// Looks into an SQLite file.
    pub(super) async fn of_file(file: &Path) -> Result<Inspection, UpkeepError> {
        if !file.exists() {
            return Err(UpkeepError::Missing(shown(file)));
        }
        let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(PATIENCE);
        Ok(Inspection { db: Db::Sqlite(options.connect().await?) })
    }

    /// Ends the look.
    pub fn close(self) -> LocalBoxFuture<'static, ()> {
        Box::pin(async move {
            // Nothing was written, so nothing can be lost.
            let _ = match self.db {
                Db::Sqlite(connection) => connection.close().await,
                Db::Postgres(connection) => connection.close().await,
            };
        })
    }

    /// Which database it is.
    pub fn product(&mut self) -> Upkeep<'_, String> {
        Box::pin(async move {
            Ok(match &mut self.db {
                Db::Sqlite(db) => {
                    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(db).await?;
                    format!("SQLite {version}")
                }
                Db::Postgres(db) => {
                    let version: String =
                        sqlx::query_scalar("SELECT current_setting('server_version')").fetch_one(db).await?;
                    format!("PostgreSQL {version}")
                }
            })
        })
    }

    /// What is damaged in the file. PostgreSQL looks after its own files.
    pub fn integrity(&mut self) -> Upkeep<'_, Vec<String>> {
        Box::pin(async move {
            let Db::Sqlite(db) = &mut self.db else { return Ok(Vec::new()) };
            let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(db).await?;
            Ok(found.into_iter().filter(|line| line != "ok").collect())
        })
    }

    /// How its tables stand to those that this version knows.
    pub fn schema(&mut self) -> Upkeep<'_, Schema> {
        Box::pin(async move {
            const APPLIED: &str = "SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version";
            const SET_UP: &str = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
            const SET_UP_THERE: &str = "SELECT COUNT(to_regclass('_sqlx_migrations'))";
            let (set_up, known): (i64, &Migrator) = match &mut self.db {
                Db::Sqlite(db) => (sqlx::query_scalar(SET_UP).fetch_one(db).await?, &SQLITE_SCHEMA),
                Db::Postgres(db) => (sqlx::query_scalar(SET_UP_THERE).fetch_one(db).await?, &POSTGRES_SCHEMA),
            };
            if set_up == 0 {
                return Ok(Schema::Foreign);
            }
            let applied: Vec<(i64, Vec<u8>)> = either!(self, db => sqlx::query_as(APPLIED).fetch_all(db).await)?;
            Ok(compare(&applied, known))
        })
    }

    /// How many tables and people there are.
    pub fn counts(&mut self) -> Upkeep<'_, (u64, u64)> {
        Box::pin(async move {
            const COUNT: &str = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM people)";
            let (tables, people): (i64, i64) = either!(self, db => sqlx::query_as(COUNT).fetch_one(db).await)?;
            Ok((tables.unsigned_abs(), people.unsigned_abs()))
        })
    }

    /// When the last table was opened or ended, in milliseconds since 1970.
    pub fn newest(&mut self) -> Upkeep<'_, Option<i64>> {
        Box::pin(async move {
            const NEWEST: &str = "SELECT MAX(opened), MAX(ended) FROM tables";
            let (opened, ended): (Option<i64>, Option<i64>) =
                either!(self, db => sqlx::query_as(NEWEST).fetch_one(db).await)?;
            Ok(opened.max(ended))
        })
    }

    /// Writes all that there is at this moment to an SQLite file, which is empty or not there.
    pub(super) async fn vacuum_into(&mut self, file: &Path) -> Result<(), UpkeepError> {
        if let Db::Sqlite(db) = &mut self.db {
            sqlx::query("VACUUM INTO $1").bind(shown(file)).execute(db).await?;
        }
        Ok(())
    }

    /// Plays all games again by the rules, and compares what comes of it with what the lists say.
    pub fn replay(&mut self) -> Upkeep<'_, Replayed> {
        Box::pin(async move {
            const PAGED: &str = "SELECT DISTINCT table_id FROM entries WHERE table_id > $1 ORDER BY table_id LIMIT $2";
            const WITHOUT_LOG: &str = "SELECT id FROM tables \
             WHERE NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id) ORDER BY id";
            let mut replayed = Replayed::default();
            let mut last = String::new();
            loop {
                let page: Vec<String> =
                    either!(self, db => sqlx::query_scalar(PAGED).bind(&last).bind(PAGE).fetch_all(db).await)?;
                let Some(end) = page.last() else { break };
                last.clone_from(end);
                for table in page.into_iter().map(TableId) {
                    let stored = self.stored(&table).await?;
                    replayed.note(judge(&table, &stored), table);
                }
            }
            let empty: Vec<String> = either!(self, db => sqlx::query_scalar(WITHOUT_LOG).fetch_all(db).await)?;
            for table in empty {
                replayed.note(Err("it is listed, but has no log".to_owned()), TableId(table));
            }
            Ok(replayed)
        })
    }

    async fn stored(&mut self, table: &TableId) -> Result<Stored, UpkeepError> {
        const LINES: &str = "SELECT CAST(number AS BIGINT), at, entry FROM entries WHERE table_id = $1 ORDER BY number";
        const LISTED: &str = "SELECT opened, CAST(stage AS BIGINT), is_public, deck, CAST(players AS BIGINT), \
             ended, decided FROM tables WHERE id = $1";
        const SEATS: &str = "SELECT CAST(seat AS BIGINT), person, won FROM seats WHERE table_id = $1 ORDER BY seat";
        let begin = match self.db {
            Db::Sqlite(_) => "BEGIN",
            Db::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        };
        Ok(either!(self, db => {
            sqlx::query(begin).execute(&mut *db).await?;
            let lines = sqlx::query_as(LINES).bind(&table.0).fetch_all(&mut *db).await?;
            let listed = sqlx::query_as(LISTED).bind(&table.0).fetch_optional(&mut *db).await?;
            let seats = sqlx::query_as(SEATS).bind(&table.0).fetch_all(&mut *db).await?;
            sqlx::query("COMMIT").execute(&mut *db).await?;
            Stored { lines, listed, seats }
        }))
    }
}

impl Replayed {
    fn note(&mut self, judged: Result<(), String>, table: TableId) {
        self.tables += 1;
        if let Err(why) = judged {
            self.faulty += 1;
            if self.faults.len() < MOST_FAULTS {
                self.faults.push(Fault { table, why });
            }
        }
    }
}

fn compare(applied: &[(i64, Vec<u8>)], known: &Migrator) -> Schema {
    let newest = known.iter().map(|migration| migration.version).max().unwrap_or(0);
    let version = applied.last().map_or(0, |(version, _)| *version);
    let ours = |(version, checksum): &(i64, Vec<u8>)| {
        known.iter().any(|migration| migration.version == *version && *migration.checksum == **checksum)
    };
    match version {
        _ if version > newest => Schema::Newer { version, newest },
        _ if applied.is_empty() || !applied.iter().all(ours) => Schema::Foreign,
        _ if version < newest => Schema::Older { version, newest },
        _ => Schema::Current { version },
    }
}

/// Plays a table's game again, and says what is not as it should be.
fn judge(table: &TableId, stored: &Stored) -> Result<(), String> {
    let mut log: Vec<(i64, Entry)> = Vec::with_capacity(stored.lines.len());
    for (place, (number, at, line)) in (0i64..).zip(&stored.lines) {
        if *number != place {
            return Err(format!("entry {place} is missing"));
        }
        let entry = serde_json::from_str(line).map_err(|error| format!("entry {number} is unreadable: {error}"))?;
        log.push((*at, entry));
    }
    let room = Room::replay(table, log.iter().cloned()).map_err(|damaged| damaged.to_string())?;
    if room.stage() == Stage::Over
        && let Some(record) = room::record(table, &log, |_| String::new()).map_err(|damaged| damaged.to_string())?
    {
        let trace = record.check().map_err(|difference| format!("its record: {difference}"))?;
        if trace.result != record.result {
            return Err("its result does not follow from the rules".to_owned());
        }
    }
    compare_lists(&room, stored)
}

/// What is said of a table in the lists follows from its log.
fn compare_lists(room: &Room, stored: &Stored) -> Result<(), String> {
    let Some((opened, stage, public, deck, players, ended, decided)) = &stored.listed else {
        return Err("it is not listed".to_owned());
    };
    let due = listing(room, ended.unwrap_or_default());
    let (due_stage, due_decided) = match due.stage {
        Listed::Gathering => (0, false),
        Listed::Playing => (1, false),
        Listed::Over { decided, .. } => (2, decided),
    };
    let seats: Vec<(u8, PersonId, bool)> = stored
        .seats
        .iter()
        .map(|(seat, person, won)| (u8::try_from(*seat).unwrap_or(u8::MAX), PersonId(person.clone()), *won))
        .collect();
    let wrong = [
        ("when it was opened", *opened != due.opened),
        ("how far it is", *stage != due_stage),
        ("when it ended", ended.is_some() != (due_stage == 2)),
        ("whether it is public", *public != due.public),
        ("its deck", *deck != due.deck),
        ("how many play", *players != i64::from(due.players)),
        ("whether anybody has won", *decided != due_decided),
        ("who sits there, and who has won", seats != due.seats),
    ];
    match wrong.iter().find(|(_, wrong)| *wrong) {
        Some((what, _)) => Err(format!("the list does not say as its log does {what}")),
        None => Ok(()),
    }
}
