//! The store in SQLite and PostgreSQL: the same statements for both.

use super::schema::{POSTGRES_SCHEMA, SQLITE_SCHEMA};
use super::{Condition, Outcome, StoreError};
use crate::ids;
use futures_util::TryFutureExt;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};
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

// After the macros, which they use.
mod builds;
mod logs;
mod people;

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

impl Condition for SqlStore {
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
