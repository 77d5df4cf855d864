//! The store in SQLite and PostgreSQL: the same statements for both.

use super::{Append, Appended, KeyRow, Listed, Listing, Outcome, Past, PersonRow, SayingRow, Store, StoreError};
use crate::ids;
use futures_util::TryFutureExt;
use interregnum_protocol::{PastGame, PastPerson, Person, PersonId, TableId};
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, PgPool, SqlitePool};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// How long a statement waits for a locked SQLite file.
const PATIENCE: Duration = Duration::from_secs(5);

/// So long, in milliseconds, a failure counts as a recent one.
const LATELY: i64 = 5_000;

/// How long SQLite's log grows before it is worked off.
const BETWEEN_TIDYING: Duration = Duration::from_secs(2);

/// The tables of an SQLite file.
pub(crate) static SQLITE_SCHEMA: Migrator = sqlx::migrate!("migrations/sqlite");

/// The tables of a PostgreSQL database.
pub(crate) static POSTGRES_SCHEMA: Migrator = sqlx::migrate!("migrations/postgres");

/// What a server calls itself at PostgreSQL, so that others see that one is at work.
pub(crate) const APPLICATION: &str = "interregnum";

/// A store in a database.
#[derive(Clone, Debug)]
pub struct SqlStore {
    db: Db,
    failures: Arc<AtomicU64>,
    /// When it failed last, in milliseconds since 1970, unless a log was written since.
    failed: Arc<AtomicI64>,
}

#[derive(Clone, Debug)]
enum Db {
    /// SQLite has one writer at a time.
    Sqlite {
        readers: SqlitePool,
        writer: SqlitePool,
        tidier: SqlitePool,
    },
    Postgres(PgPool),
}

/// Runs the same on either database.
macro_rules! reading {
    ($self:expr, $pool:ident => $query:expr) => {
        match &$self.db {
            Db::Sqlite { readers: $pool, .. } => $query,
            Db::Postgres($pool) => $query,
        }
    };
}

macro_rules! writing {
    ($self:expr, $pool:ident => $query:expr) => {
        match &$self.db {
            Db::Sqlite { writer: $pool, .. } => $query,
            Db::Postgres($pool) => $query,
        }
    };
}

impl SqlStore {
    /// A store in a file, made if there is none.
    pub async fn sqlite(file: &Path) -> Result<SqlStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is answered survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        // The writer does not tidy up: whoever waits for it would wait for that, too.
        let writing = options.clone().pragma("wal_autocheckpoint", "0");
        let one = || SqlitePoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let writer = one().connect_with(writing.clone()).await?;
        SQLITE_SCHEMA.run(&writer).await?;
        let tidier = one().connect_with(writing).await?;
        tokio::spawn(tidy_up(tidier.clone()));
        let readers = SqlitePoolOptions::new().max_connections(2).connect_with(options.read_only(true)).await?;
        Ok(SqlStore::on(Db::Sqlite { readers, writer, tidier }))
    }

    /// A store in a PostgreSQL database.
    pub async fn postgres(url: &str) -> Result<SqlStore, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        // One connection always stays, and tells by its name that a server is at work.
        let pool = PgPoolOptions::new().min_connections(1).max_connections(8).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options.application_name(APPLICATION)).await?;
        POSTGRES_SCHEMA.run(&pool).await?;
        Ok(SqlStore::on(Db::Postgres(pool)))
    }

    fn on(db: Db) -> SqlStore {
        SqlStore { db, failures: Arc::default(), failed: Arc::default() }
    }

    /// Does something, and counts if it fails.
    fn counted<'a, T: Send + 'a>(
        &'a self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Outcome<'a, T> {
        Box::pin(work.inspect_err(|_| {
            self.failures.fetch_add(1, Ordering::Relaxed);
            self.failed.store(ids::now(), Ordering::Relaxed);
        }))
    }

    /// Ends all connections, after what is being done.
    pub async fn close(&self) {
        match &self.db {
            Db::Sqlite { readers, writer, tidier } => {
                tidier.close().await;
                readers.close().await;
                writer.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

/// Moves what was written from SQLite's log to its place, beside the writing, until the store is
/// closed. Nothing is lost if it fails: the log only grows meanwhile.
async fn tidy_up(pool: SqlitePool) {
    while !pool.is_closed() {
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
            tracing::warn!(%error, "the database was not tidied up");
        }
        tokio::select! {
            () = tokio::time::sleep(BETWEEN_TIDYING) => {}
            () = pool.close_event() => return,
        }
    }
}

const INSERT_ENTRY: &str =
    "INSERT INTO entries (table_id, number, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
const KEEP_TABLE: &str = "INSERT INTO tables (id, opened, stage, is_public, deck, players, ended, decided) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
     ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, ended = COALESCE(tables.ended, excluded.ended), \
     decided = excluded.decided";
const CLEAR_SEATS: &str = "DELETE FROM seats WHERE table_id = $1";
const KEEP_SEAT: &str = "INSERT INTO seats (table_id, seat, person, won) VALUES ($1, $2, $3, $4)";

/// All lines in one statement; each says whether it is new.
const INSERT_ENTRIES: &str = "INSERT INTO entries (table_id, number, at, entry) ";

/// Does something that takes a transaction. A connection where it failed is not used again: SQLite
/// may have ended the transaction by itself, as on a full disk, and whoever counts transactions would
/// then take every later one for a part of it, which is never stored.
macro_rules! carefully {
    ($pool:expr, $connection:ident => $work:expr) => {{
        let mut $connection = $pool.acquire().await?;
        let done: Result<_, sqlx::Error> = async { $work }.await;
        if done.is_err() {
            $connection.close_on_drop();
        }
        done?
    }};
}

/// The same transaction on either database: their types differ, their statements do not.
macro_rules! append_all {
    ($connection:expr, $appends:expr) => {{
        let mut transaction = $connection.begin().await?;
        let total: usize = $appends.iter().map(|append| append.lines.len()).sum();
        let mut insert = sqlx::QueryBuilder::new(INSERT_ENTRIES);
        insert.push_values($appends.iter().flat_map(numbered), |mut row, (table, number, at, entry)| {
            row.push_bind(table).push_bind(number).push_bind(at).push_bind(entry);
        });
        insert.push(" ON CONFLICT DO NOTHING");
        let inserted = insert.build().execute(&mut *transaction).await?.rows_affected();
        let mut done = vec![Appended::Stored; $appends.len()];
        if inserted != total as u64 {
            // Somebody else has written to one of the logs: now it matters to which.
            transaction.rollback().await?;
            transaction = $connection.begin().await?;
            for (append, done) in $appends.iter().zip(&mut done) {
                for (table, number, at, entry) in numbered(append) {
                    let insert = sqlx::query(INSERT_ENTRY).bind(table).bind(number).bind(at).bind(entry);
                    if insert.execute(&mut *transaction).await?.rows_affected() == 0 {
                        // Numbers have no gaps: if the first one is free, so are the others.
                        *done = Appended::Conflict;
                        break;
                    }
                }
            }
        }
        let stored = $appends.iter().zip(&done).filter(|(_, done)| **done == Appended::Stored);
        for (append, listing) in stored.filter_map(|(append, _)| Some((append, append.listing.as_ref()?))) {
            let (stage, ended, decided) = columns(listing);
            let keep = sqlx::query(KEEP_TABLE).bind(&append.table.0).bind(listing.opened).bind(stage);
            let keep = keep.bind(listing.public).bind(&listing.deck).bind(i64::from(listing.players));
            keep.bind(ended).bind(decided).execute(&mut *transaction).await?;
            sqlx::query(CLEAR_SEATS).bind(&append.table.0).execute(&mut *transaction).await?;
            for (seat, person, won) in &listing.seats {
                let keep = sqlx::query(KEEP_SEAT).bind(&append.table.0).bind(i64::from(*seat));
                keep.bind(&person.0).bind(won).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(done)
    }};
}

/// The rows of an append.
fn numbered(append: &Append) -> impl Iterator<Item = (&str, i64, i64, &str)> {
    append.lines.iter().enumerate().map(|(n, (at, entry))| {
        let number = i64::from(append.first + n as u32);
        (append.table.0.as_str(), number, *at, entry.as_str())
    })
}

fn columns(listing: &Listing) -> (i64, Option<i64>, bool) {
    match listing.stage {
        Listed::Gathering => (0, None, false),
        Listed::Playing => (1, None, false),
        Listed::Over { at, decided } => (2, Some(at), decided),
    }
}

type PersonColumns = (String, String, Option<String>, i64, String);

fn person_row((id, name, password, created, settings): PersonColumns) -> PersonRow {
    PersonRow { id: PersonId(id), name, password, created, settings }
}

type KeyColumns = (String, String, String, String, i64, i64);

fn key_row((hash, person, scopes, label, created, used): KeyColumns) -> KeyRow {
    KeyRow { hash, person: PersonId(person), scopes, label, created, used }
}

type PastColumns = (String, i64, i64, String, i64, bool, bool);

fn past_game((table, opened, ended, deck, players, won, decided): PastColumns) -> PastGame {
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    PastGame { table: TableId(table), opened, ended, deck, players, won, decided, people: Vec::new() }
}

/// Who sat at these tables; the list of tables follows.
const SELECT_PEOPLE: &str = "SELECT s.table_id, CAST(s.seat AS BIGINT), s.person, s.won, p.name, p.password IS NULL \
     FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.table_id IN (";

type PeopleColumns = (String, i64, String, bool, Option<String>, bool);

fn past_person((_, seat, id, won, name, guest): PeopleColumns) -> PastPerson {
    let person = name.map(|name| Person { id: PersonId(id), name, guest });
    PastPerson { seat: u8::try_from(seat).unwrap_or(u8::MAX), person, won }
}

impl Store for SqlStore {
    fn append<'a>(&'a self, appends: &'a [Append]) -> Outcome<'a, Vec<Appended>> {
        self.counted(async move {
            let done = writing!(self, pool => carefully!(pool, connection => append_all!(connection, appends)));
            self.failed.store(0, Ordering::Relaxed);
            Ok(done)
        })
    }

    fn log<'a>(&'a self, table: &'a TableId) -> Outcome<'a, Vec<(i64, String)>> {
        const SELECT: &str = "SELECT at, entry FROM entries WHERE table_id = $1 ORDER BY number";
        self.counted(
            async move { Ok(reading!(self, pool => sqlx::query_as(SELECT).bind(&table.0).fetch_all(pool).await)?) },
        )
    }

    fn unfinished(&self) -> Outcome<'_, Vec<TableId>> {
        const SELECT: &str = "SELECT id FROM tables WHERE stage < 2 ORDER BY opened DESC, id";
        self.counted(async move {
            let found: Vec<String> = reading!(self, pool => sqlx::query_scalar(SELECT).fetch_all(pool).await)?;
            Ok(found.into_iter().map(TableId).collect())
        })
    }

    fn past<'a>(&'a self, person: &'a PersonId, which: &'a Past) -> Outcome<'a, Vec<PastGame>> {
        const SELECT: &str = "SELECT t.id, t.opened, t.ended, t.deck, CAST(t.players AS BIGINT), s.won, t.decided \
             FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.stage = 2 AND (t.ended < $2 OR (t.ended = $2 AND t.id < $3)) \
             AND ($4 = '' OR t.deck = $4) AND ($5 = 0 OR t.players = $5) \
             AND ($6 = 0 OR (s.won AND $6 = 1) OR (t.decided AND NOT s.won AND $6 = 2)) \
             ORDER BY t.ended DESC, t.id DESC LIMIT $7";
        self.counted(async move {
            let (ended, table) = which.before.clone().unwrap_or((i64::MAX, String::new()));
            let deck = which.deck.clone().unwrap_or_default();
            let won: i64 = which.won.map_or(0, |won| if won { 1 } else { 2 });
            let players = i64::from(which.players.unwrap_or(0));
            let found: Vec<PastColumns> = reading!(self, pool => {
                let query = sqlx::query_as(SELECT).bind(&person.0).bind(ended).bind(table).bind(deck);
                query.bind(players).bind(won).bind(i64::from(which.limit)).fetch_all(pool).await
            })?;
            let mut games: Vec<PastGame> = found.into_iter().map(past_game).collect();
            if games.is_empty() {
                return Ok(games);
            }
            let people: Vec<PeopleColumns> = reading!(self, pool => {
                let mut select = sqlx::QueryBuilder::new(SELECT_PEOPLE);
                let mut tables = select.separated(", ");
                for game in &games {
                    tables.push_bind(&game.table.0);
                }
                select.push(") ORDER BY s.seat");
                select.build_query_as().fetch_all(pool).await
            })?;
            for row in people {
                if let Some(game) = games.iter_mut().find(|game| game.table.0 == row.0) {
                    game.people.push(past_person(row));
                }
            }
            Ok(games)
        })
    }

    fn present<'a>(&'a self, person: &'a PersonId) -> Outcome<'a, Vec<TableId>> {
        const SELECT: &str = "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.stage < 2 ORDER BY t.opened DESC, t.id";
        self.counted(async move {
            let found: Vec<String> =
                reading!(self, pool => sqlx::query_scalar(SELECT).bind(&person.0).fetch_all(pool).await)?;
            Ok(found.into_iter().map(TableId).collect())
        })
    }

    fn archive<'a>(&'a self, after: Option<(i64, &'a str)>, limit: u32) -> Outcome<'a, Vec<(i64, TableId)>> {
        const SELECT: &str = "SELECT ended, id FROM tables WHERE stage = 2 AND decided AND is_public \
             AND (ended > $1 OR (ended = $1 AND id > $2)) ORDER BY ended, id LIMIT $3";
        self.counted(async move {
            let (ended, table) = after.unwrap_or((i64::MIN, ""));
            let found: Vec<(i64, String)> = reading!(self, pool => {
                sqlx::query_as(SELECT).bind(ended).bind(table).bind(i64::from(limit)).fetch_all(pool).await
            })?;
            Ok(found.into_iter().map(|(ended, table)| (ended, TableId(table))).collect())
        })
    }

    fn keep_person<'a>(&'a self, person: &'a PersonRow, looks: Option<&'a str>) -> Outcome<'a, bool> {
        const KEEP: &str = "INSERT INTO people (id, name, looks, password, created, settings) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
             looks = excluded.looks, password = excluded.password, settings = excluded.settings";
        self.counted(async move {
            let kept = writing!(self, pool => {
                let keep = sqlx::query(KEEP).bind(&person.id.0).bind(&person.name).bind(looks).bind(&person.password);
                keep.bind(person.created).bind(&person.settings).execute(pool).await.map(|_| ())
            });
            match kept {
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
                kept => Ok(kept.map(|()| true)?),
            }
        })
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, Option<PersonRow>> {
        const SELECT: &str = "SELECT id, name, password, created, settings FROM people WHERE id = $1";
        self.counted(async move {
            let found = reading!(self, pool => sqlx::query_as(SELECT).bind(&id.0).fetch_optional(pool).await)?;
            Ok(found.map(person_row))
        })
    }

    fn account<'a>(&'a self, looks: &'a str) -> Outcome<'a, Option<PersonRow>> {
        const SELECT: &str = "SELECT id, name, password, created, settings FROM people WHERE looks = $1";
        self.counted(async move {
            let found = reading!(self, pool => sqlx::query_as(SELECT).bind(looks).fetch_optional(pool).await)?;
            Ok(found.map(person_row))
        })
    }

    fn forget_person<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, ()> {
        const FORGET: [&str; 4] = [
            "DELETE FROM people WHERE id = $1",
            "DELETE FROM keys WHERE person = $1",
            "DELETE FROM sayings WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR other = $1",
        ];
        self.counted(async move {
            writing!(self, pool => carefully!(pool, connection => {
                let mut transaction = connection.begin().await?;
                for statement in FORGET {
                    sqlx::query(statement).bind(&id.0).execute(&mut *transaction).await?;
                }
                transaction.commit().await
            }));
            Ok(())
        })
    }

    fn abandoned(&self, since: i64) -> Outcome<'_, Vec<TableId>> {
        const SELECT: &str = "SELECT t.id FROM tables t WHERE t.stage = 0 AND t.opened < $1 \
             AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.at >= $1) ORDER BY t.opened, t.id";
        self.counted(async move {
            let found: Vec<String> =
                reading!(self, pool => sqlx::query_scalar(SELECT).bind(since).fetch_all(pool).await)?;
            Ok(found.into_iter().map(TableId).collect())
        })
    }

    fn forget_table<'a>(&'a self, table: &'a TableId) -> Outcome<'a, ()> {
        const FORGET: &str = "DELETE FROM tables WHERE id = $1 AND stage = 0";
        const AND_ALL_OF_IT: [&str; 3] = [
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM sayings WHERE table_id = $1",
        ];
        self.counted(async move {
            writing!(self, pool => carefully!(pool, connection => {
                let mut transaction = connection.begin().await?;
                let forgotten = sqlx::query(FORGET).bind(&table.0).execute(&mut *transaction).await?.rows_affected();
                for statement in AND_ALL_OF_IT.into_iter().filter(|_| forgotten > 0) {
                    sqlx::query(statement).bind(&table.0).execute(&mut *transaction).await?;
                }
                transaction.commit().await
            }));
            Ok(())
        })
    }

    fn keep_settings<'a>(&'a self, id: &'a PersonId, settings: &'a str) -> Outcome<'a, ()> {
        const KEEP: &str = "UPDATE people SET settings = $2 WHERE id = $1";
        self.counted(async move {
            writing!(self, pool => sqlx::query(KEEP).bind(&id.0).bind(settings).execute(pool).await.map(|_| ()))?;
            Ok(())
        })
    }

    fn keep_mute<'a>(&'a self, id: &'a PersonId, other: &'a PersonId, muted: bool) -> Outcome<'a, ()> {
        const MUTE: &str = "INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const HEAR: &str = "DELETE FROM mutes WHERE person = $1 AND other = $2";
        let statement = if muted { MUTE } else { HEAR };
        self.counted(async move {
            writing!(self, pool => {
                sqlx::query(statement).bind(&id.0).bind(&other.0).execute(pool).await.map(|_| ())
            })?;
            Ok(())
        })
    }

    fn mutes<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, Vec<PersonId>> {
        const SELECT: &str = "SELECT other FROM mutes WHERE person = $1 ORDER BY other";
        self.counted(async move {
            let found: Vec<String> =
                reading!(self, pool => sqlx::query_scalar(SELECT).bind(&id.0).fetch_all(pool).await)?;
            Ok(found.into_iter().map(PersonId).collect())
        })
    }

    fn keep_key<'a>(&'a self, key: &'a KeyRow) -> Outcome<'a, ()> {
        const KEEP: &str = "INSERT INTO keys (hash, person, scopes, label, created, used) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash) DO UPDATE SET used = excluded.used";
        self.counted(async move {
            writing!(self, pool => {
                let keep = sqlx::query(KEEP).bind(&key.hash).bind(&key.person.0).bind(&key.scopes).bind(&key.label);
                keep.bind(key.created).bind(key.used).execute(pool).await.map(|_| ())
            })?;
            Ok(())
        })
    }

    fn key<'a>(&'a self, hash: &'a str) -> Outcome<'a, Option<KeyRow>> {
        const SELECT: &str = "SELECT hash, person, scopes, label, created, used FROM keys WHERE hash = $1";
        self.counted(async move {
            let found = reading!(self, pool => sqlx::query_as(SELECT).bind(hash).fetch_optional(pool).await)?;
            Ok(found.map(key_row))
        })
    }

    fn keys<'a>(&'a self, person: &'a PersonId) -> Outcome<'a, Vec<KeyRow>> {
        const SELECT: &str =
            "SELECT hash, person, scopes, label, created, used FROM keys WHERE person = $1 ORDER BY created, hash";
        self.counted(async move {
            let found: Vec<KeyColumns> =
                reading!(self, pool => sqlx::query_as(SELECT).bind(&person.0).fetch_all(pool).await)?;
            Ok(found.into_iter().map(key_row).collect())
        })
    }

    fn forget_key<'a>(&'a self, hash: &'a str) -> Outcome<'a, ()> {
        const FORGET: &str = "DELETE FROM keys WHERE hash = $1";
        self.counted(async move {
            writing!(self, pool => sqlx::query(FORGET).bind(hash).execute(pool).await.map(|_| ()))?;
            Ok(())
        })
    }

    fn say<'a>(&'a self, table: &'a TableId, saying: &'a SayingRow) -> Outcome<'a, ()> {
        const KEEP: &str = "INSERT INTO sayings (table_id, at, person, watching, text) VALUES ($1, $2, $3, $4, $5)";
        self.counted(async move {
            writing!(self, pool => {
                let keep = sqlx::query(KEEP).bind(&table.0).bind(saying.at).bind(&saying.person.0);
                keep.bind(saying.watching).bind(&saying.text).execute(pool).await.map(|_| ())
            })?;
            Ok(())
        })
    }

    fn sayings<'a>(&'a self, table: &'a TableId, limit: u32) -> Outcome<'a, Vec<SayingRow>> {
        const SELECT: &str = "SELECT at, person, watching, text FROM sayings WHERE table_id = $1 \
             ORDER BY at DESC LIMIT $2";
        self.counted(async move {
            let found: Vec<(i64, String, bool, String)> = reading!(self, pool => {
                sqlx::query_as(SELECT).bind(&table.0).bind(i64::from(limit)).fetch_all(pool).await
            })?;
            let saying = |(at, person, watching, text)| SayingRow { at, person: PersonId(person), watching, text };
            Ok(found.into_iter().rev().map(saying).collect())
        })
    }

    fn fact<'a>(&'a self, name: &'a str, first: &'a str) -> Outcome<'a, String> {
        const KEEP: &str = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const SELECT: &str = "SELECT value FROM facts WHERE name = $1";
        self.counted(async move {
            writing!(self, pool => sqlx::query(KEEP).bind(name).bind(first).execute(pool).await.map(|_| ()))?;
            Ok(writing!(self, pool => sqlx::query_scalar(SELECT).bind(name).fetch_one(pool).await)?)
        })
    }

    fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    fn ping(&self) -> Outcome<'_, ()> {
        const KEEP: &str = "INSERT INTO facts (name, value) VALUES ('pulse', $1) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        self.counted(async move {
            let now = ids::now().to_string();
            writing!(self, pool => sqlx::query(KEEP).bind(&now).execute(pool).await.map(|_| ()))?;
            Ok(())
        })
    }

    fn has_failed_lately(&self) -> bool {
        ids::now() - self.failed.load(Ordering::Relaxed) < LATELY
    }
}
