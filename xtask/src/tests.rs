//! What cargo checks and tests by itself.

use crate::shell::{command, run as carry_out, works};
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

/// The program without its server, in the profile that the README builds.
pub(crate) fn without_server() -> Result<(), String> {
    cargo(&["build", "--release", "--package", "interregnum", "--no-default-features", "--target-dir", "target/bare"])
}

/// The program as packages have it, which has to play the games of a seed as it always did.
pub(crate) fn dist() -> Result<(), String> {
    cargo(&["build", "--profile", "dist", "--bin", "interregnum"])
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    carry_out(cargo_command(arguments))
}

fn cargo_command(arguments: &[&str]) -> Command {
    command(&[&["cargo"], arguments].concat())
}
