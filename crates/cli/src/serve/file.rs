//! The settings file.

use super::LogForm;
use crate::failure::Failure;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// What a settings file may say, each as the flag of the same name.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct File {
    pub(super) listen: Option<SocketAddr>,
    pub(super) data: Option<PathBuf>,
    pub(super) database: Option<String>,
    pub(super) bot_pace: Option<u64>,
    pub(super) bot_threads: Option<usize>,
    pub(super) away: Option<u32>,
    pub(super) messages: Option<u32>,
    pub(super) requests: Option<u32>,
    pub(super) passwords: Option<u32>,
    pub(super) connections: Option<u32>,
    pub(super) health: Option<SocketAddr>,
    pub(super) behind_proxy: Option<bool>,
    pub(super) log: Option<LogForm>,
}

impl File {
    pub(super) fn read(path: &Path) -> Result<File, Failure> {
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
        toml::from_str(&text).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
    }
}
