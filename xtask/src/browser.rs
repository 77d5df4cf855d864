//! Tests of the page in a real browser, against the real server.

use crate::needs;
use crate::shell::{command, program, run};
use crate::web::{self, TOOLS};
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::process::Command;

/// The program, built exactly as the tests of the command line build it: with other packages cargo might choose other
/// features, and compile everything once more.
const AS_TESTS_BUILD_IT: [&str; 7] = ["cargo", "build", "--quiet", "--workspace", "--bin=interregnum", "--test", "cli"];

/// Where the page's tests are, relative to the tools.
const TESTS: &str = "tests";

/// Where the test of the page's core is, with a file for each browser.
const BROWSERS: &str = "browsers";

/// The test files that look at whole pages, which other deals fill otherwise.
const LAYOUT: [&str; 2] = ["languages", "table"];

/// `cargo xtask browser`, or only the test files whose names hold one of these words.
pub(crate) fn test(words: &[&str]) -> Result<(), String> {
    prepare()?;
    let mut tests = tests(words)?;
    // Whoever asks for the tests of the look wants to look, too: pictures of all pages go to `target/screenshots`.
    if words.iter().any(|word| "looks".starts_with(word)) {
        tests.env("INTERREGNUM_LOOKS", "yes");
    }
    run(tests)
}

/// The same with the program and the tools that are there already.
pub(crate) fn test_built() -> Result<(), String> {
    run(tests(&[])?)
}

/// `cargo xtask browser --explore`: the tests of the layout, or those with these words, on games of so many other seeds.
pub(crate) fn explore(rounds: &str, from: Option<&str>, words: &[&str]) -> Result<(), String> {
    let number = |word: &str| word.parse::<u32>().map_err(|_| format!("\"{word}\" is no number"));
    let (rounds, first) = (number(rounds)?, from.map(number).transpose()?.unwrap_or_else(drawn_seed));
    let words = if words.is_empty() { &LAYOUT[..] } else { words };
    prepare()?;
    let mut failed = Vec::new();
    for seed in (0..rounds).map(|round| first.wrapping_add(round)) {
        println!("seed {seed}");
        let mut tests = tests(words)?;
        tests.env("INTERREGNUM_TEST_SEED", seed.to_string());
        if run(tests).is_err() {
            failed.push(seed.to_string());
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    Err(format!("failed with seed {}: cargo xtask browser --explore 1 --seed {}", failed.join(", "), failed[0]))
}

/// `cargo xtask browsers`: the core of the page in every browser, or only in those whose names hold one of these words.
/// If a folder is given, pictures of the page in each browser go there.
pub(crate) fn test_core(pictures: Option<&str>, words: &[&str]) -> Result<(), String> {
    prepare()?;
    needs::install_for_browsers()?;
    let mut tests = node_tests(BROWSERS, words)?;
    if let Some(folder) = pictures {
        let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
        tests.env("INTERREGNUM_PICTURES", folder);
    }
    run(tests)
}

/// A seed from the system's entropy, by way of the keys that every hash map gets.
fn drawn_seed() -> u32 {
    RandomState::new().hash_one(0u8) as u32
}

/// Installs what is missing, and builds the server.
fn prepare() -> Result<(), String> {
    web::prepare()?;
    run(command(&AS_TESTS_BUILD_IT))
}

fn tests(words: &[&str]) -> Result<Command, String> {
    node_tests(TESTS, words)
}

fn node_tests(folder: &str, words: &[&str]) -> Result<Command, String> {
    let mut tests = web::node(&["--test", "--test-concurrency=2"]);
    tests.args(files(folder, words)?).env("INTERREGNUM_BINARY", program()?);
    Ok(tests)
}

/// Takes the pictures in `README.md` anew: `docs/table.png`, `docs/phone.png`, `docs/game.webp`.
pub(crate) fn pictures() -> Result<(), String> {
    prepare()?;
    needs::install_for_pictures()?;
    let mut pictures = web::node(&["pictures.mjs"]);
    pictures.env("INTERREGNUM_BINARY", program()?);
    run(pictures)
}

/// The test files in a folder, relative to the tools.
fn files(folder: &str, words: &[&str]) -> Result<Vec<String>, String> {
    let path = crate::shell::root().join(TOOLS).join(folder);
    let mut names = test_files(&path)?;
    names.retain(|name| words.is_empty() || words.iter().any(|word| name.contains(word)));
    if names.is_empty() {
        return Err(format!("no test file of {} has one of these words: {}", path.display(), words.join(" ")));
    }
    Ok(names.iter().map(|name| format!("{folder}/{name}")).collect())
}

fn test_files(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_choose_the_test_files() {
        assert_eq!(files(TESTS, &["games"]), Ok(vec!["tests/games.test.mjs".to_owned()]));
        assert!(files(TESTS, &[]).unwrap().len() > 1);
        assert!(files(TESTS, &["no-such-file"]).unwrap_err().ends_with("has one of these words: no-such-file"));
    }

    #[test]
    fn the_core_has_a_file_for_each_browser() {
        let names = ["chromium", "firefox", "webkit"].map(|name| format!("browsers/{name}.test.mjs"));
        assert_eq!(files(BROWSERS, &[]), Ok(names.to_vec()));
    }
}
