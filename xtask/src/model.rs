//! The program against `testdata/model`, a model of the rules in Python that shares no line with it: each plays random
//! games that the other checks.

use crate::shell::{program, root, run};
use crate::tests;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

/// So many games of each kind in the test command.
pub(crate) const SAMPLE: u32 = 500;

/// The step of the test command, with the program that it has built.
pub(crate) fn sample() -> Result<(), String> {
    check(SAMPLE, &program()?)
}

/// The step of the long form, with the program that has no server.
pub(crate) fn thousands() -> Result<(), String> {
    check(3000, &tests::bare_program())
}

/// `cargo xtask model`: builds the program first.
pub(crate) fn fresh(games: u32) -> Result<(), String> {
    tests::build()?;
    check(games, &program()?)
}

/// Plays so many fresh games in each direction and for each number of players. A seed that finds something is printed.
fn check(games: u32, program: &Path) -> Result<(), String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    let seed = (now % 1_000_000_000).to_string();
    println!("model: {games} games each, seed {seed}");
    let count = games.to_string();
    let known = ["vectors", "fair"].map(|folder| root().join("testdata").join(folder));
    let files = known.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    let files = files.map(|file| file.path().to_string_lossy().into_owned());
    let files: Vec<String> = files.filter(|file| file.ends_with(".ndjson")).collect();
    run(model(&[&["check"][..], &files.iter().map(String::as_str).collect::<Vec<_>>()].concat()))?;
    let deals = root().join("testdata/fair/games.ndjson");
    let mut verify = Command::new("python3");
    verify.arg(root().join("examples/verify_deal.py")).arg(deals);
    run(verify)?;
    for players in ["2", "3", "4"] {
        let here = ["selfplay", "--table", "random", "--fair", "--records", "-"];
        let of_ours = [&here[..], &["--players", players, "--games", &count, "--seed", &seed]].concat();
        let records = written(interregnum(program, &of_ours), &format!("{players}-records.ndjson"))?;
        let traces =
            written(interregnum(program, &["check", "--trace", &records]), &format!("{players}-traces.ndjson"))?;
        run(model(&["check", "--trace", &traces, &records]))?;
        let of_the_model = ["play", "--players", players, "--games", &count, "--seed", &seed];
        from_to(model(&of_the_model), interregnum(program, &["check", "--quiet", "-"]))?;
    }
    Ok(())
}

fn model(words: &[&str]) -> Command {
    let mut command = Command::new("python3");
    command.arg(root().join("testdata/model")).args(words).current_dir(root());
    command
}

fn interregnum(program: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(words).current_dir(root());
    command
}

/// The path of a file with what a command prints.
fn written(mut command: Command, name: &str) -> Result<String, String> {
    let folder = root().join("target/model");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let path = folder.join(name).to_string_lossy().into_owned();
    command.stdout(File::create(&path).map_err(|error| format!("{path}: {error}"))?);
    run(command).map(|()| path)
}

/// What one prints, the other checks.
fn from_to(mut player: Command, mut checker: Command) -> Result<(), String> {
    let words = format!("{player:?} | {checker:?}");
    let failed = |error| format!("{words}: {error}");
    let mut player = player.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let records = player.stdout.take().ok_or_else(|| format!("{words}: nothing to read from"))?;
    let checked = checker.stdin(records).status().map_err(failed);
    let played = player.wait().map_err(failed)?;
    let checked = checked?;
    if played.success() && checked.success() { Ok(()) } else { Err(format!("{words}: failed ({played}, {checked})")) }
}
