//! What an operator does to the store, beside a server or without one: backups, and a look inside.

mod backup;
mod inspection;
mod lock;
mod restore;
mod rows;

pub use backup::{Kept, backup};
pub use inspection::{Fault, Inspection, Replayed, Schema};
pub(crate) use lock::Lock;
pub use restore::{Restored, restore};

use crate::store::StoreError;
use futures_util::future::LocalBoxFuture;
use std::io;
use std::path::{Path, PathBuf};

/// Why something could not be done to the store.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// Nothing was ever stored there.
    #[error("there is no database at {0}: name its folder with --data, or the database with --database")]
    Missing(String),
    /// The file for a backup is there already.
    #[error("{0} is there already: choose another name, or have it replaced with --force")]
    Taken(String),
    /// Something would be lost.
    #[error("{0} holds games or people already: choose an empty place, or have them replaced with --force")]
    InTheWay(String),
    /// Somebody works with it.
    #[error("a server is at work on {0}: stop it first")]
    AtWork(String),
    /// The file does not hold what it should.
    #[error("{file} cannot be restored: {why}")]
    Unfit {
        /// Which one.
        file: String,
        /// Why.
        why: String,
    },
    /// The tables are not those of this version.
    #[error(
        "the database has the tables of another version ({0}): start the server of this version once, or use the version that made it"
    )]
    OtherVersion(String),
    /// A file.
    #[error("{file}: {source}")]
    File {
        /// Which one.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// What comes of work on the store, boxed so that the work is compiled in this crate and not in the one that awaits it.
pub type Upkeep<'a, T> = LocalBoxFuture<'a, Result<T, UpkeepError>>;

impl From<sqlx::Error> for UpkeepError {
    fn from(error: sqlx::Error) -> UpkeepError {
        UpkeepError::Store(error.into())
    }
}

impl From<sqlx::migrate::MigrateError> for UpkeepError {
    fn from(error: sqlx::migrate::MigrateError) -> UpkeepError {
        UpkeepError::Store(error.into())
    }
}

/// An error of this file.
fn of(file: &Path) -> impl Fn(io::Error) -> UpkeepError {
    move |source| UpkeepError::File { file: shown(file), source }
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// The folder that a file is in.
fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// A file beside another one, with more after its name.
fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

/// A file that is being written beside its place, and is gone if it is not finished.
fn unfinished(place: &Path) -> Result<tempfile::NamedTempFile, UpkeepError> {
    let folder = folder_of(place);
    tempfile::Builder::new().prefix(".interregnum-").suffix(".part").tempfile_in(folder).map_err(of(folder))
}

/// Puts a finished file in its place, for good: neither file nor name is lost in a power cut.
fn finish(file: tempfile::NamedTempFile, place: &Path, replace: bool) -> Result<(), UpkeepError> {
    // What others have written to it under its name counts, not what this handle knows.
    let written = std::fs::File::open(file.path()).map_err(of(place))?;
    written.sync_all().map_err(of(place))?;
    let put = if replace { file.persist(place) } else { file.persist_noclobber(place) };
    put.map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => UpkeepError::Taken(shown(place)),
        _ => of(place)(error.error),
    })?;
    sync_folder(place)
}

/// Makes the names in a file's folder last.
fn sync_folder(file: &Path) -> Result<(), UpkeepError> {
    let folder = folder_of(file);
    // Where folders cannot be opened, their names need no care.
    if cfg!(unix) {
        let opened = std::fs::File::open(folder).map_err(of(folder))?;
        opened.sync_all().map_err(of(folder))?;
    }
    Ok(())
}
