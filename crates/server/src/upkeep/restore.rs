//! Takes a backup up again, in either kind of database.

use super::backup::written_at_once;
use super::rows::{ALL, copy_everything};
use super::{
    Inspection, Lock, Replayed, Schema, Upkeep, UpkeepError, beside, finish, of, shown, sync_folder, unfinished,
};
use crate::ids;
use crate::settings::Database;
use crate::store::{APPLICATION, POSTGRES_SCHEMA, SQLITE_SCHEMA};
use futures_util::TryStreamExt;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, Row};
use std::path::{Path, PathBuf};

/// What was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Tables, each played through by the rules.
    pub tables: u64,
    /// People, guests included.
    pub people: u64,
    /// Where that is which was there before.
    pub before: Option<PathBuf>,
}

/// Restores a backup, after it was looked through: nothing changes unless all of it is in order.
pub fn restore<'a>(file: &'a Path, database: &'a Database, replace: bool) -> Upkeep<'a, Restored> {
    Box::pin(async move {
        if !file.is_file() {
            return Err(UpkeepError::Unfit { file: shown(file), why: "there is no such file".to_owned() });
        }
        match database {
            Database::Sqlite(place) => to_sqlite(file, place, replace).await,
            Database::Postgres(url) => to_postgres(file, url, replace).await,
        }
    })
}

async fn to_sqlite(file: &Path, place: &Path, replace: bool) -> Result<Restored, UpkeepError> {
    crate::server::make_folder_of(place).map_err(of(super::folder_of(place)))?;
    let _lock = Lock::take(place)?;
    let in_the_way = place.exists() && !is_empty(place).await;
    if in_the_way && !replace {
        return Err(UpkeepError::InTheWay(shown(place)));
    }
    let part = unfinished(place)?;
    let (tables, people) = copy_checked(file, part.path()).await?;
    let before = if in_the_way { Some(set_aside(place)?) } else { None };
    for left in ["-wal", "-shm"].map(|part| beside(place, part)).iter().filter(|left| left.exists()) {
        // It belongs to what was there before, and would be read as a part of the new file.
        std::fs::remove_file(left).map_err(of(left))?;
    }
    give_to_the_folders_owner(part.path(), place)?;
    finish(part, place, true)?;
    Ok(Restored { tables, people, before })
}

/// An administrator restores for whoever runs the server, and that is who owns the folder.
fn give_to_the_folders_owner(file: &Path, place: &Path) -> Result<(), UpkeepError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let folder = super::folder_of(place);
        let owner = std::fs::metadata(folder).map_err(of(folder))?;
        let own = std::fs::metadata(file).map_err(of(file))?;
        if (owner.uid(), owner.gid()) != (own.uid(), own.gid()) && own.uid() == 0 {
            std::os::unix::fs::chown(file, Some(owner.uid()), Some(owner.gid())).map_err(of(file))?;
        }
    }
    Ok(())
}

/// Whether a file holds no game and nobody. What cannot be read may hold anything.
async fn is_empty(place: &Path) -> bool {
    match Inspection::open(&Database::Sqlite(place.to_owned())).await {
        Ok(mut look) => {
            let empty = matches!(look.counts().await, Ok((0, 0)));
            look.close().await;
            empty
        }
        Err(_) => false,
    }
}

/// Gives a database and what belongs to it another name. Returns the name.
fn set_aside(place: &Path) -> Result<PathBuf, UpkeepError> {
    let aside = beside(place, &format!(".until-{}", ids::now()));
    for part in ["-wal", "-shm", ""] {
        let (from, to) = (beside(place, part), beside(&aside, part));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(of(&from))?;
        }
    }
    sync_folder(place)?;
    Ok(aside)
}

/// Copies a backup, brings the copy to the schema of this version, and looks through it.
async fn copy_checked(file: &Path, copy: &Path) -> Result<(u64, u64), UpkeepError> {
    let unfit = |why: String| UpkeepError::Unfit { file: shown(file), why };
    let mut backup = Inspection::of_file(file).await.map_err(|error| unfit(error.to_string()))?;
    let schema = backup.schema().await.map_err(|error| unfit(error.to_string()))?;
    if !matches!(schema, Schema::Current { .. } | Schema::Older { .. }) {
        return Err(unfit(schema.to_string()));
    }
    let faults = backup.integrity().await.map_err(|error| unfit(error.to_string()))?;
    if let Some(fault) = faults.into_iter().next() {
        return Err(unfit(fault));
    }
    backup.vacuum_into(copy).await?;
    backup.close().await;
    let mut connection = written_at_once(copy).await?;
    SQLITE_SCHEMA.run(&mut connection).await?;
    connection.close().await?;
    let mut look = Inspection::of_file(copy).await?;
    let Replayed { faults, .. } = look.replay().await?;
    if let Some(fault) = faults.into_iter().next() {
        return Err(unfit(fault.to_string()));
    }
    let counts = look.counts().await?;
    look.close().await;
    Ok(counts)
}

async fn to_postgres(file: &Path, url: &str, replace: bool) -> Result<Restored, UpkeepError> {
    let folder = tempfile::tempdir().map_err(of(Path::new("the folder for temporary files")))?;
    let copy = folder.path().join("copy.db");
    let (tables, people) = copy_checked(file, &copy).await?;
    let options: PgConnectOptions = url.parse()?;
    let mut place = options.application_name("interregnum restore").connect().await?;
    POSTGRES_SCHEMA.run(&mut place).await?;
    let mut transaction = place.begin().await?;
    take_over(&mut transaction, replace).await?;
    let mut source = written_at_once(&copy).await?;
    copy_everything!(source, transaction);
    transaction.commit().await?;
    source.close().await?;
    place.close().await?;
    Ok(Restored { tables, people, before: None })
}

/// Makes the database ours and empty until the transaction ends; a server that starts meanwhile has
/// to wait.
async fn take_over(place: &mut PgConnection, replace: bool) -> Result<(), UpkeepError> {
    const SERVERS: &str = "SELECT COUNT(*) FROM pg_stat_activity \
         WHERE datname = current_database() AND application_name = $1";
    const HELD: &str = "SELECT (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM people)";
    let ours = || "the PostgreSQL database".to_owned();
    let servers: i64 = sqlx::query_scalar(SERVERS).bind(APPLICATION).fetch_one(&mut *place).await?;
    if servers > 0 {
        return Err(UpkeepError::AtWork(ours()));
    }
    let names = ALL.each_ref().map(|rows| rows.table).join(", ");
    sqlx::query("SET LOCAL lock_timeout = '10s'").execute(&mut *place).await?;
    let lock = format!("LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE");
    sqlx::query(sqlx::AssertSqlSafe(lock)).execute(&mut *place).await?;
    let held: i64 = sqlx::query_scalar(HELD).fetch_one(&mut *place).await?;
    if held > 0 && !replace {
        return Err(UpkeepError::InTheWay(ours()));
    }
    sqlx::query(sqlx::AssertSqlSafe(format!("TRUNCATE {names}"))).execute(place).await?;
    Ok(())
}
