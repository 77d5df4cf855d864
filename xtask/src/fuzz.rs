//! A short run of every fuzz target on the kept inputs.

use crate::shell::{command, read, root};
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
    let host = host()?;
    read(build(&host))?;
    for target in targets {
        let found = scratch(target)?;
        let kept = format!("fuzz/corpus/{target}");
        let limit = seconds.map_or(RUNS.to_owned(), |seconds| format!("-max_total_time={seconds}"));
        // What is found goes to the first folder, so that the kept inputs stay as they are.
        let program = format!("fuzz/target/{host}/release/{target}");
        let mut words = vec![program.as_str(), found.as_str()];
        words.extend(root().join(&kept).is_dir().then_some(kept.as_str()));
        words.push(limit.as_str());
        words.extend(seconds.is_none().then_some("-seed=1"));
        let words_to_try = format!("fuzz/dictionaries/{target}.dict");
        let dictionary = format!("-dict={words_to_try}");
        words.extend(root().join(&words_to_try).is_file().then_some(dictionary.as_str()));
        let mut fuzzing = command(&words);
        // Where libFuzzer puts an input that breaks something.
        fuzzing.arg(format!("-artifact_prefix={}/", artifacts(target)?));
        let output = read(fuzzing)?;
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

/// Builds all targets with the counters that libFuzzer looks at, as `cargo fuzz build --sanitizer none` does, which would
/// have to be built first.
///
/// Without a sanitizer: there is one small place with `unsafe` code (`fast/tuned.rs`), so a run finds panics and broken
/// laws, and twice as many inputs are tried in the same time.
fn build(host: &str) -> Command {
    const COUNTERS: [&str; 6] = [
        "-Cpasses=sancov-module",
        "-Cllvm-args=-sanitizer-coverage-level=4",
        "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
        "-Cllvm-args=-sanitizer-coverage-pc-table",
        "-Cllvm-args=-sanitizer-coverage-trace-compares",
        "--cfg=fuzzing",
    ];
    // With a target named, build scripts and macros are built without counters, which they could not link.
    let mut build = command(&["cargo", "build", "--release", "--manifest-path", "fuzz/Cargo.toml", "--target", host]);
    build.args(["--target-dir", "fuzz/target"]).env("RUSTFLAGS", COUNTERS.join(" "));
    build
}

/// The kind of machine that programs are built for when nothing is said.
fn host() -> Result<String, String> {
    let about = read(command(&["rustc", "--version", "--verbose"]))?.stdout;
    let about = String::from_utf8_lossy(&about).into_owned();
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| format!("rustc does not say what machine this is:\n{about}"))
}

/// The folder for inputs that break something.
fn artifacts(target: &str) -> Result<String, String> {
    let folder = root().join("fuzz/artifacts").join(target);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder.to_string_lossy().into_owned())
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
