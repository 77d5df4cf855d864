//! What the program is made of: licences, sources, and holes that others have found (`deny.toml`).

use crate::shell::{command, run, works};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version that is installed where there is none.
const VERSION: &str = "0.20.2";

/// Where known holes are collected.
const DATABASE: &str = "https://github.com/RustSec/advisory-db";

/// `cargo deny` with all that `deny.toml` asks for. Known holes can be looked up only where their
/// database is at hand or can be fetched; otherwise that is said, and the rest counts.
pub(crate) fn check() -> Result<(), String> {
    if !works(&["cargo", "deny", "--version"]) {
        // It runs for seconds, so most of all it should be built quickly.
        let mut install =
            command(&["cargo", "install", "cargo-deny", "--version", VERSION, "--locked", "--debug", "--quiet"]);
        install.env("CARGO_PROFILE_DEV_DEBUG", "none");
        run(install)?;
    }
    run(deny(&["check", "bans", "licenses", "sources"]))?;
    if can_be_fetched() {
        run(deny(&["check", "advisories"]))
    } else if cargo_home().is_some_and(|home| is_there(&home.join("advisory-dbs"))) {
        println!("{DATABASE} does not answer: its last copy counts");
        run(deny(&["--offline", "check", "advisories"]))
    } else {
        println!("\nNOT CHECKED for known holes: {DATABASE} does not answer, and there is no copy of it");
        Ok(())
    }
}

fn deny(words: &[&str]) -> Command {
    command(&[&["cargo", "deny", "--workspace", "--all-features"], words].concat())
}

/// Whether the database answers. Whoever is silent for long does not.
fn can_be_fetched() -> bool {
    let mut ask =
        command(&["git", "-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=20", "ls-remote", DATABASE, "HEAD"]);
    ask.env("GIT_TERMINAL_PROMPT", "0").output().is_ok_and(|output| output.status.success())
}

fn cargo_home() -> Option<PathBuf> {
    let told = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    told.or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cargo")))
}

/// Whether a copy of the database is in this folder.
fn is_there(folder: &Path) -> bool {
    std::fs::read_dir(folder).into_iter().flatten().flatten().any(|entry| entry.path().join(".git").exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_the_database_is_found() {
        let folder = std::env::temp_dir().join(format!("interregnum-advisories-{}", std::process::id()));
        assert!(!is_there(&folder));
        std::fs::create_dir_all(folder.join("empty")).unwrap();
        assert!(!is_there(&folder));
        std::fs::create_dir_all(folder.join("advisory-db-1/.git")).unwrap();
        assert!(is_there(&folder));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
