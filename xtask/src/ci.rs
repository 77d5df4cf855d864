//! The test command: everything that a push must pass; and the long form, for what takes too long for every push.

use crate::plan::{self, Outcome, Step, carry_out};
use crate::shell::{command, root};
use crate::{browser, deny, fuzz, locales, model, needs, tests, tidy, web};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Instant;

/// Cargo lets one build at a time into its folder.
const TARGET: &str = "target";

/// All steps. The first that is ready begins first, so what takes long or is waited for stands early.
static STEPS: [Step; 14] = [
    Step { name: "format", after: &[], holds: "", run: tests::format },
    Step { name: "programs that tests need", after: &[], holds: "", run: needs::install },
    Step { name: "build", after: &[], holds: TARGET, run: tests::build },
    Step { name: "page", after: &["programs that tests need"], holds: "", run: web::check },
    Step { name: "texts of the page", after: &["page"], holds: "", run: locales::run },
    Step { name: "tidy", after: &[], holds: "", run: tidy::run },
    Step { name: "what the program is made of", after: &[], holds: "", run: || deny::check(false) },
    Step { name: "tests", after: &["build", "programs that tests need"], holds: TARGET, run: tests::run },
    Step { name: "page in a browser", after: &["build", "page"], holds: "", run: browser::test_built },
    Step { name: "independent model", after: &["build", "programs that tests need"], holds: "", run: model::sample },
    Step { name: "lints", after: &["format"], holds: TARGET, run: tests::lints },
    Step { name: "fuzz targets", after: &[], holds: "", run: || fuzz::smoke(None) },
    Step { name: "examples in the documentation", after: &["build"], holds: TARGET, run: tests::examples },
    Step { name: "documentation", after: &[], holds: TARGET, run: tests::documentation },
];

/// What `cargo xtask long` does besides.
static LONG: [Step; 7] = [
    Step { name: "without the server", after: &[], holds: TARGET, run: tests::without_server },
    Step { name: "package profile", after: &["without the server"], holds: TARGET, run: tests::dist },
    Step { name: "thousands of games by the model", after: &["without the server"], holds: "", run: model::thousands },
    Step { name: "with the system's SQLite", after: &[], holds: TARGET, run: tests::with_system_sqlite },
    Step { name: "fuzz targets for a minute each", after: &[], holds: "", run: || fuzz::smoke(Some(60)) },
    Step {
        name: "page at random deals",
        after: &["package profile"],
        holds: TARGET,
        run: || browser::explore("3", None, &[]),
    },
    Step {
        name: "page in Firefox and WebKit",
        after: &["package profile"],
        holds: TARGET,
        run: || browser::test_core(None, &[]),
    },
];

/// `cargo xtask ci`: all steps, two at a time where there are two cores.
pub(crate) fn run() -> Result<(), String> {
    run_all(&STEPS)
}

/// `cargo xtask long`: what is too slow for every push, before something larger is finished.
pub(crate) fn long() -> Result<(), String> {
    run_all(&LONG)
}

fn run_all(steps: &[Step]) -> Result<(), String> {
    let begun = Instant::now();
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    // Asked before a build may put another file in its place.
    let here = std::env::current_exe().map_err(|error| format!("where this program lies: {error}"))?;
    let outcomes = carry_out(steps, cores.min(2), &|step| apart(&here, step));
    println!("\n{}", plan::table(steps, &outcomes, begun.elapsed()));
    if outcomes.iter().all(|outcome| matches!(outcome, Outcome::Passed(_))) {
        Ok(())
    } else {
        Err("ci: not everything passed; cargo xtask step NAME repeats one step".to_owned())
    }
}

/// `cargo xtask step NAME`: builds first what the step starts, so that it never looks at an old program.
pub(crate) fn step(name: &str) -> Result<(), String> {
    if found(name)?.after.contains(&"build") {
        tests::build()?;
    }
    built_step(name)
}

/// The step alone, after the steps that it waits for.
pub(crate) fn built_step(name: &str) -> Result<(), String> {
    (found(name)?.run)()
}

fn found(name: &str) -> Result<&'static Step, String> {
    let all = || STEPS.iter().chain(&LONG);
    let names = || all().map(|step| format!("  {}", step.name)).collect::<Vec<_>>().join("\n");
    let step = all().find(|step| step.name == name);
    step.ok_or_else(|| format!("there is no step {name:?}; there are:\n{}\n", names()))
}

/// Runs a step in a process of its own and shows what it printed when it has ended, so that two steps at a time can be
/// read one after the other.
fn apart(here: &Path, step: &Step) -> bool {
    println!("... {}", step.name);
    let begun = Instant::now();
    let said = printed_by(here, step);
    let (word, printed) = match &said {
        Ok((true, printed)) => ("passed", printed.as_str()),
        Ok((false, printed)) => ("FAILED", printed.as_str()),
        Err(message) => ("FAILED", message.as_str()),
    };
    let mut out = std::io::stdout().lock();
    // Where nobody reads, the exit status still tells.
    let _ = writeln!(out, "\n=== {}: {word} after {}\n{}", step.name, plan::shown(begun.elapsed()), printed.trim_end());
    let _ = out.flush();
    matches!(said, Ok((true, _)))
}

fn printed_by(here: &Path, step: &Step) -> Result<(bool, String), String> {
    let path = log_of(step.name)?;
    let failed = |error| format!("{}: {error}", path.display());
    let log = File::create(&path).map_err(failed)?;
    let mut child = command(&[&here.to_string_lossy(), "step", "--built", step.name]);
    child.stdin(Stdio::null()).stdout(log.try_clone().map_err(failed)?).stderr(log);
    let status = child.status().map_err(|error| format!("{}: {error}", here.display()))?;
    let printed = fs::read(&path).map_err(failed)?;
    Ok((status.success(), String::from_utf8_lossy(&printed).into_owned()))
}

/// Where a step's output is kept, for looking at it while it runs.
fn log_of(name: &str) -> Result<PathBuf, String> {
    let folder = root().join("target/ci");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder.join(format!("{}.log", name.replace(' ', "-"))))
}

#[cfg(test)]
mod tests_of_the_plan {
    use super::*;

    #[test]
    fn every_step_waits_only_for_steps_before_it() {
        for steps in [&STEPS[..], &LONG] {
            for (number, step) in steps.iter().enumerate() {
                for name in step.after {
                    assert!(
                        steps[..number].iter().any(|before| before.name == *name),
                        "{} waits for {name}",
                        step.name
                    );
                }
            }
        }
    }

    #[test]
    fn a_step_that_is_not_there_is_refused_with_a_list() {
        let error = step("nothing").unwrap_err();
        assert!(error.starts_with("there is no step \"nothing\"") && error.contains("\n  fuzz targets\n"), "{error}");
    }
}
