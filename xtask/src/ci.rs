//! Everything that a push must pass, the quickest answers first.

use crate::shell::{command, works};
use crate::{browser, deny, fuzz, locales, needs, tidy, web};
use std::process::Command;
use std::time::Instant;

/// A check and its heading.
type Step<'a> = (&'a str, &'a dyn Fn() -> Result<(), String>);

/// Runs every check and stops at the first failure.
fn run_all(steps: &[Step<'_>]) -> Result<(), String> {
    let start = Instant::now();
    for (number, (title, step)) in steps.iter().enumerate() {
        println!("\n=== {} of {}: {title}", number + 1, steps.len());
        step().map_err(|message| format!("{message}\n\nci: failed at {title}"))?;
    }
    let seconds = start.elapsed().as_secs();
    println!("\nci: all {} steps passed in {} min {:02} s", steps.len(), seconds / 60, seconds % 60);
    Ok(())
}

/// `cargo xtask ci`.
pub(crate) fn run() -> Result<(), String> {
    run_all(&[
        ("format", &|| cargo(&["fmt", "--all", "--check"])),
        ("lints", &lints),
        ("programs that tests need", &needs::install),
        ("page", &web::check),
        ("texts of the page", &locales::run),
        ("tests", &tests),
        ("page in a browser", &|| browser::test(&[])),
        ("examples in the documentation", &|| cargo(&["test", "--quiet", "--workspace", "--doc"])),
        ("documentation", &documentation),
        ("tidy", &tidy::run),
        ("what the program is made of", &|| deny::check(false)),
        ("fuzz targets", &|| fuzz::smoke(None)),
    ])
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    crate::shell::run(cargo_command(arguments))
}

fn cargo_command(arguments: &[&str]) -> Command {
    command(&[&["cargo"], arguments].concat())
}

/// All targets, so that benches are compiled, too.
fn lints() -> Result<(), String> {
    cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"])
}

/// Nextest where it is at hand; to install it would take longer than it saves.
fn tests() -> Result<(), String> {
    if works(&["cargo", "nextest", "--version"]) {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        cargo(&["test", "--workspace", "--lib", "--bins", "--tests"])
    }
}

fn documentation() -> Result<(), String> {
    let mut doc = cargo_command(&["doc", "--quiet", "--workspace", "--no-deps", "--all-features"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    crate::shell::run(doc)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_first_failure_ends_the_run_and_is_named() {
        let reached = Cell::new(0);
        let step = || {
            reached.set(reached.get() + 1);
            Ok(())
        };
        let failure = || Err("two is wrong".to_owned());
        let error = run_all(&[("one", &step), ("two", &failure), ("three", &step)]).unwrap_err();
        assert_eq!(error, "two is wrong\n\nci: failed at two");
        assert_eq!(reached.get(), 1);
        assert_eq!(run_all(&[("one", &step)]), Ok(()));
    }
}
