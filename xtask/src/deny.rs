//! What the program is made of: licences, sources, and holes that others have found (`deny.toml`).

use crate::shell::{command, read, run, works};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version that is installed where there is none.
const VERSION: &str = "0.20.2";

/// `cargo deny` with all that `deny.toml` asks for. Known holes are looked up where a copy of their
/// database is at hand, or where leave is given to fetch it, since checks and builds reach for nothing
/// but packages; otherwise that is said, and the rest counts.
pub(crate) fn check(fetch: bool) -> Result<(), String> {
    if !works(&["cargo", "deny", "--version"]) {
        // It runs for seconds, so most of all it should be built quickly.
        let mut install =
            command(&["cargo", "install", "cargo-deny", "--version", VERSION, "--locked", "--debug", "--quiet"]);
        install.env("CARGO_PROFILE_DEV_DEBUG", "none");
        run(install)?;
    }
    run(deny(&["check", "bans", "licenses", "sources"]))?;
    few_crates_without_server()?;
    if fetch {
        run(deny(&["check", "advisories"]))
    } else if cargo_home().is_some_and(|home| is_there(&home.join("advisory-dbs"))) {
        run(deny(&["--offline", "check", "advisories"]))
    } else {
        println!(
            "\nNOT CHECKED for known holes: there is no copy of their database; cargo xtask deny --fetch gets one"
        );
        Ok(())
    }
}

/// The most crates that the program is built from without its server.
const WITHOUT_SERVER: usize = 90;

fn few_crates_without_server() -> Result<(), String> {
    let words = "cargo tree --package interregnum --no-default-features --edges normal,build --prefix none --locked";
    let tree = read(command(&words.split(' ').collect::<Vec<_>>()))?.stdout;
    let count = crates(&String::from_utf8_lossy(&tree));
    println!("{count} crates without the server, of at most {WITHOUT_SERVER}");
    if count <= WITHOUT_SERVER { Ok(()) } else { Err("without its server the program needs too many crates".into()) }
}

/// How many crates a tree names.
fn crates(tree: &str) -> usize {
    let names = tree.lines().filter_map(|line| line.split(" (").next()).filter(|name| !name.is_empty());
    names.collect::<BTreeSet<_>>().len()
}

fn deny(words: &[&str]) -> Command {
    command(&[&["cargo", "deny", "--workspace"], words].concat())
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
    fn a_crate_is_counted_once() {
        let tree = "interregnum v0.1.0 (/somewhere)\nserde v1.0.1\nserde v1.0.1 (*)\nserde v2.0.0\n\n";
        assert_eq!(crates(tree), 3);
    }

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
