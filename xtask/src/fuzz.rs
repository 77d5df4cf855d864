//! A short run of every fuzz target on the kept inputs.

use crate::shell::{command, read, root, run, works};
use std::fs;
use std::process::Command;

/// How many inputs each target tries unless told how long, always the same ones: a check that
/// passes once passes again.
const RUNS: &str = "-runs=3000";

/// Builds every target and runs each, for so many seconds if told. Each run prints a line; if one
/// fails, all it said.
pub(crate) fn smoke(seconds: Option<u32>) -> Result<(), String> {
    let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).map_err(|error| format!("fuzz: {error}"))?;
    let targets = targets(&manifest);
    if targets.is_empty() {
        return Err("fuzz/Cargo.toml:1: there is no fuzz target".into());
    }
    if !works(&["cargo", "fuzz", "--version"]) {
        run(command(&["cargo", "install", "cargo-fuzz", "--locked"]))?;
    }
    read(cargo_fuzz(&["build"]))?;
    for target in targets {
        let found = scratch(target)?;
        let kept = format!("fuzz/corpus/{target}");
        let limit = seconds.map_or(RUNS.to_owned(), |seconds| format!("-max_total_time={seconds}"));
        // What is found goes to the first folder, so that the kept inputs stay as they are.
        let mut words = vec!["run", target, found.as_str()];
        words.extend(root().join(&kept).is_dir().then_some(kept.as_str()));
        words.extend(["--", limit.as_str()]);
        words.extend(seconds.is_none().then_some("-seed=1"));
        let words_to_try = format!("fuzz/dictionaries/{target}.dict");
        let dictionary = format!("-dict={words_to_try}");
        words.extend(root().join(&words_to_try).is_file().then_some(dictionary.as_str()));
        let output = read(cargo_fuzz(&words))?;
        println!("{target}: {}", summary(&String::from_utf8_lossy(&output.stderr)));
        fs::remove_dir_all(&found).map_err(|error| format!("{found}: {error}"))?;
    }
    Ok(())
}

/// The names of the `[[bin]]` sections.
fn targets(manifest: &str) -> Vec<&str> {
    let sections = manifest.split("[[bin]]").skip(1);
    sections
        .filter_map(|section| {
            let name = section.lines().find_map(|line| line.trim().strip_prefix("name"))?;
            name.split('"').nth(1)
        })
        .collect()
}

/// An empty folder outside the repository.
fn scratch(target: &str) -> Result<String, String> {
    let folder = std::env::temp_dir().join(format!("interregnum-fuzz-{target}-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder.to_string_lossy().into_owned())
}

/// `cargo fuzz` with a nightly compiler, or with the stable one and leave to use unstable flags.
///
/// Without a sanitizer: the crates forbid `unsafe` code, so a run finds panics and broken laws, and
/// twice as many inputs are tried in the same time.
fn cargo_fuzz(words: &[&str]) -> Command {
    let (verb, rest) = words.split_first().expect("cargo fuzz has a verb");
    let nightly = works(&["cargo", "+nightly", "--version"]);
    let start: &[&str] = if nightly { &["cargo", "+nightly", "fuzz"] } else { &["cargo", "fuzz"] };
    let mut command = command(&[start, &[verb, "--sanitizer", "none"], rest].concat());
    if !nightly {
        command.env("RUSTC_BOOTSTRAP", "1");
    }
    command
}

/// libFuzzer's last word on how much it did.
fn summary(printed: &str) -> &str {
    printed.lines().rfind(|line| line.starts_with("Done ")).unwrap_or("done")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn targets_are_read_from_the_manifest() {
        let manifest = "[package]\nname = \"fuzz\"\n\n[[bin]]\nname = \"notation\"\npath = \"a.rs\"\n\n\
                        [[bin]]\npath = \"b.rs\"\nname = \"actions\"\n";
        assert_eq!(targets(manifest), ["notation", "actions"]);
        assert_eq!(targets("[package]\nname = \"fuzz\"\n"), [""; 0]);
    }

    #[test]
    fn the_summary_is_the_last_word() {
        assert_eq!(summary("#2 INITED\nDone 12 runs in 1 second(s)\n\n"), "Done 12 runs in 1 second(s)");
        assert_eq!(summary("nothing"), "done");
    }

    #[test]
    fn what_is_found_stays_outside_the_repository() {
        let folder = scratch("test").unwrap();
        assert!(Path::new(&folder).is_dir() && !Path::new(&folder).starts_with(root()));
        fs::remove_dir_all(folder).unwrap();
    }
}
