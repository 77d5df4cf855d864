//! What cargo checks and tests by itself.

use crate::needs;
use crate::shell::{command, read, root, run as carry_out, works};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The form of the source.
pub(crate) fn format() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
}

/// All targets, so that benches are compiled, too, and the program without its server.
pub(crate) fn lints() -> Result<(), String> {
    const STRICT: [&str; 3] = ["--", "--deny", "warnings"];
    cargo(&[&["clippy", "--workspace", "--all-targets"], &STRICT[..]].concat())?;
    cargo(&[&["clippy", "--package", "interregnum", "--no-default-features"], &STRICT[..]].concat())
}

/// Builds all tests, and the programs that they start.
pub(crate) fn build() -> Result<(), String> {
    cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--no-run"])
}

/// Runs them: with nextest where it is at hand, since to install it would take longer than it saves.
pub(crate) fn run() -> Result<(), String> {
    if works(&["cargo", "nextest", "--version"]) {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"])
    }
}

/// The examples in rustdoc.
pub(crate) fn examples() -> Result<(), String> {
    cargo(&["test", "--quiet", "--workspace", "--doc"])
}

/// The documentation of all crates, without a warning.
pub(crate) fn documentation() -> Result<(), String> {
    let mut doc = cargo_command(&["doc", "--quiet", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    carry_out(doc)
}

/// The program without its server, in the profile that the README builds: it plays, matches, solves and analyses.
pub(crate) fn without_server() -> Result<(), String> {
    cargo(&["build", "--release", "--package", "interregnum", "--no-default-features", "--target-dir", "target/bare"])?;
    for words in WITHOUT_SERVER {
        println!("interregnum {words}: {} bytes", printed(&bare_program(), words)?.len());
    }
    Ok(())
}

/// What the program does without a server. The same arguments print the same, whatever it was built with.
const WITHOUT_SERVER: [&str; 5] = [
    "selfplay --table random --players 3 --games 500 --seed 7 --records -",
    "selfplay --table random --bots grandmaster:300 --games 4 --seed 7 --records -",
    "match adept novice --pairs 10 --seed 7 --json",
    "solve testdata/vectors/claim2.ndjson --at 49 --json",
    "analyse testdata/vectors/claim2.ndjson --json",
];

/// Where the program without its server is.
pub(crate) fn bare_program() -> PathBuf {
    root().join("target/bare/release").join(format!("interregnum{}", std::env::consts::EXE_SUFFIX))
}

fn printed(program: &Path, words: &str) -> Result<Vec<u8>, String> {
    let program = program.to_string_lossy();
    let words: Vec<&str> = std::iter::once(program.as_ref()).chain(words.split(' ')).collect();
    read(command(&words)).map(|output| output.stdout)
}

/// The program as packages have it. It has to print what the one of another profile and with fewer features does.
pub(crate) fn dist() -> Result<(), String> {
    cargo(&["build", "--profile", "dist", "--bin", "interregnum"])?;
    let packaged = root().join("target/dist").join(format!("interregnum{}", std::env::consts::EXE_SUFFIX));
    for words in WITHOUT_SERVER {
        if printed(&packaged, words)? != printed(&bare_program(), words)? {
            return Err(format!("profile dist prints something else than profile release: interregnum {words}"));
        }
    }
    Ok(())
}

/// The program with the SQLite of the system.
pub(crate) fn with_system_sqlite() -> Result<(), String> {
    needs::install_for_system_sqlite()?;
    let features = ["--no-default-features", "--features", "system-sqlite", "--target-dir", "target/system"];
    cargo(&[&["check", "--package", "interregnum"], &features[..]].concat())
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    carry_out(cargo_command(arguments))
}

fn cargo_command(arguments: &[&str]) -> Command {
    command(&[&["cargo"], arguments].concat())
}
