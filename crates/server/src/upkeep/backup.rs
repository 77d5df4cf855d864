//! A backup: everything at one moment, in one SQLite file, whichever database it comes from.

use super::rows::{LEFT_OUT, copy_everything};
use super::{Inspection, Schema, Upkeep, UpkeepError, finish, shown, unfinished};
use crate::settings::Database;
use crate::store::SQLITE_SCHEMA;
use futures_util::TryStreamExt;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use std::path::Path;

/// What a backup holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Tables, with their games.
    pub tables: u64,
    /// People, guests included.
    pub people: u64,
    /// How large the file is.
    pub bytes: u64,
}

/// Writes everything that is stored at this moment to a file. A server may go on with its work.
///
/// The file gets its name when it is complete and on disk; before that, there is none of that name,
/// or the old one.
pub fn backup<'a>(database: &'a Database, file: &'a Path, replace: bool) -> Upkeep<'a, Kept> {
    Box::pin(async move {
        if !replace && file.exists() {
            return Err(UpkeepError::Taken(shown(file)));
        }
        let part = unfinished(file)?;
        match database {
            Database::Sqlite(source) => copy_sqlite(source, part.path()).await?,
            Database::Postgres(url) => copy_postgres(url, part.path()).await?,
        }
        let mut written = Inspection::of_file(part.path()).await?;
        if let Some(fault) = written.integrity().await?.into_iter().next() {
            return Err(UpkeepError::Unfit { file: shown(file), why: fault });
        }
        let (tables, people) = written.counts().await?;
        written.close().await;
        finish(part, file, replace)?;
        let bytes = std::fs::metadata(file).map_err(super::of(file))?.len();
        Ok(Kept { tables, people, bytes })
    })
}

/// SQLite copies itself, as it was when it began.
async fn copy_sqlite(source: &Path, to: &Path) -> Result<(), UpkeepError> {
    let mut source = Inspection::open(&Database::Sqlite(source.to_owned())).await?;
    source.vacuum_into(to).await?;
    source.close().await;
    leave_out(to).await
}

/// Takes out of a copy what every server makes by itself. A copy of an earlier version may have nothing of it.
async fn leave_out(copy: &Path) -> Result<(), UpkeepError> {
    const IS_THERE: &str = "SELECT COUNT(*) > 0 FROM sqlite_master WHERE type = 'table' AND name = $1";
    let mut copy = written_at_once(copy).await?;
    for table in LEFT_OUT {
        if sqlx::query_scalar(IS_THERE).bind(table).fetch_one(&mut copy).await? {
            sqlx::query(sqlx::AssertSqlSafe(format!("DELETE FROM {table}"))).execute(&mut copy).await?;
        }
    }
    sqlx::query("VACUUM").execute(&mut copy).await?;
    copy.close().await?;
    Ok(())
}

/// PostgreSQL shows everything as it was when the transaction began.
async fn copy_postgres(url: &str, to: &Path) -> Result<(), UpkeepError> {
    let mut look = Inspection::open(&Database::Postgres(url.to_owned())).await?;
    match look.schema().await? {
        Schema::Current { .. } => {}
        other => return Err(UpkeepError::OtherVersion(other.to_string())),
    }
    look.close().await;
    let options: PgConnectOptions = url.parse()?;
    let mut source = options.application_name("interregnum backup").connect().await?;
    sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut source).await?;
    let mut copy = written_at_once(to).await?;
    SQLITE_SCHEMA.run(&mut copy).await?;
    let mut transaction = copy.begin().await?;
    copy_everything!(source, transaction);
    transaction.commit().await?;
    copy.close().await?;
    source.close().await?;
    Ok(())
}

/// A connection to a file that is not used before it is complete: nothing has to be durable until
/// then.
pub(super) async fn written_at_once(file: &Path) -> Result<SqliteConnection, UpkeepError> {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let options = options.journal_mode(SqliteJournalMode::Memory).synchronous(SqliteSynchronous::Off);
    Ok(options.connect().await?)
}
