//! Where a server keeps everything, and its settings file: the same words for every command that
//! needs to know.

use crate::failure::Failure;
use crate::server::serve::log::LogForm;
use clap::Args as ClapArgs;
use directories::ProjectDirs;
use interregnum_server::Database;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The name of the SQLite file in its folder.
const FILE: &str = "interregnum.db";

/// The arguments that say where everything is kept.
#[derive(ClapArgs, Debug)]
pub(crate) struct Keeping {
    /// The folder for the SQLite file [default: the platform's data folder]
    #[arg(long, value_name = "DIR", env = "INTERREGNUM_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the SQLite file
    #[arg(long, value_name = "URL", env = "INTERREGNUM_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A file with settings
    #[arg(long, value_name = "FILE", env = "INTERREGNUM_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

impl Keeping {
    /// The settings file; empty if none is named.
    pub(crate) fn file(&self) -> Result<File, Failure> {
        Ok(self.config.as_deref().map(File::read).transpose()?.unwrap_or_default())
    }

    /// Where everything is kept.
    pub(crate) fn database(&self, file: &File) -> Result<Database, Failure> {
        match self.database.clone().or_else(|| file.database.clone()) {
            Some(url) => Ok(Database::Postgres(url)),
            None => Ok(Database::Sqlite(self.folder(file)?.join(FILE))),
        }
    }

    fn folder(&self, file: &File) -> Result<PathBuf, Failure> {
        let platform = || ProjectDirs::from("", "", "interregnum").map(|folders| folders.data_dir().to_owned());
        let nowhere = || Failure::input("this system names no folder for data: choose one with --data DIR");
        self.data.clone().or_else(|| file.data.clone()).or_else(platform).ok_or_else(nowhere)
    }
}

/// How a person reads where everything is kept. A database's address may hold a password.
pub(crate) fn named(database: &Database) -> String {
    match database {
        Database::Sqlite(file) => file.display().to_string(),
        Database::Postgres(_) => "the PostgreSQL database".to_owned(),
    }
}

/// What a settings file may say, each as the flag of the same name.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct File {
    pub(crate) listen: Option<SocketAddr>,
    pub(crate) lan: Option<bool>,
    pub(crate) no_open: Option<bool>,
    pub(crate) data: Option<PathBuf>,
    pub(crate) database: Option<String>,
    pub(crate) bot_pace: Option<u64>,
    pub(crate) bot_threads: Option<usize>,
    pub(crate) away: Option<u32>,
    pub(crate) messages: Option<u32>,
    pub(crate) requests: Option<u32>,
    pub(crate) passwords: Option<u32>,
    pub(crate) sayings: Option<u32>,
    pub(crate) connections: Option<u32>,
    pub(crate) connections_each: Option<u32>,
    pub(crate) connections_in_all: Option<u32>,
    pub(crate) tables: Option<usize>,
    pub(crate) tables_each: Option<usize>,
    pub(crate) forget: Option<u32>,
    pub(crate) health: Option<SocketAddr>,
    pub(crate) behind_proxy: Option<bool>,
    pub(crate) log: Option<LogForm>,
}

impl File {
    fn read(path: &Path) -> Result<File, Failure> {
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
        toml::from_str(&text).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
    }
}
