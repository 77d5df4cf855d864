//! This program beside the one of another commit. What is shown are ratios: a machine that is busy is busy for both.

use crate::shell::{command, read, root, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How often each program is measured, by turns.
const ROUNDS: usize = 7;

/// A measurement: its name, the command, and where in the JSON that it prints the figure stands.
struct Measure {
    name: &'static str,
    words: String,
    figure: [&'static str; 2],
    /// Whether a larger figure is a better one.
    more_is_better: bool,
}

fn measures() -> Vec<Measure> {
    const MAPS: &str = "gnomes+giants+phoenixes+unicorns+basilisks@ice_fields@lighthouse";
    let playouts = |name, table: &str| Measure {
        name,
        words: format!("bench playouts --json --seconds 1 --table {table}"),
        figure: ["", "games_per_second"],
        more_is_better: true,
    };
    let solver = |name, table: &str, question| Measure {
        name,
        words: format!("bench solver --json --positions 300 --table {table}"),
        figure: [question, "median_ms"],
        more_is_better: false,
    };
    let search = |name, bot: &str| Measure {
        name,
        words: format!("bench bots --json --seconds 1 --table claim2 --bots {bot}"),
        figure: ["", "ms_per_decision"],
        more_is_better: false,
    };
    let server = |name, figure| Measure {
        name,
        words: "load --json --tables 300 --every 1 --seconds 6".to_owned(),
        figure: ["latency_ms", figure],
        more_is_better: false,
    };
    vec![
        playouts("playouts, claim2, 2 players", "claim2"),
        playouts("playouts, claim, 4 players", "claim --players 4"),
        playouts("playouts, with Maps", MAPS),
        solver("solver, claim, who wins", "claim", "root"),
        solver("solver, claim2, every card", "claim2", "all"),
        solver("solver, mixed, by how much", "mixed", "margin"),
        search("search, ismcts:10000", "ismcts:10000"),
        search("search, pimc:10000", "pimc:10000"),
        search("search, grandmaster:5000", "grandmaster:5000"),
        server("server, median of an action", "median"),
        server("server, p99 of an action", "p99"),
    ]
}

/// A measurement counts as within noise from here on.
const NOISE: f64 = 0.95;

/// How often both are built from nothing, by turns. The quicker build of each counts.
const BUILDS: usize = 2;

/// `cargo xtask compare COMMIT --builds`: how long both take to build from nothing in the profile that the README builds.
pub(crate) fn builds(commit: &str) -> Result<(), String> {
    let there = checked_out(commit)?;
    let target = root().join("target/compare/here");
    let trees = [(there.clone(), there.join("target")), (root(), target)];
    let mut times = [Vec::new(), Vec::new()];
    for (tree, _) in &trees {
        let mut fetch = command(&["cargo", "fetch", "--locked", "--quiet"]);
        fetch.current_dir(tree);
        run(fetch)?;
    }
    for _ in 0..BUILDS {
        for ((tree, target), times) in trees.iter().zip(&mut times) {
            let _ = fs::remove_dir_all(target);
            times.push(build(tree, target)?);
            println!("{}: {:.0} s", tree.display(), times.last().copied().unwrap_or(f64::NAN));
        }
    }
    let [old, new] = times.map(|times| times.into_iter().fold(f64::INFINITY, f64::min));
    println!(
        "\nquicker of {BUILDS} builds from nothing, by turns: {old:.0} s at {commit}, {new:.0} s here: {:.2}",
        new / old
    );
    Ok(())
}

/// `cargo xtask compare COMMIT`: builds both in the profile that the README builds, and prints a table.
pub(crate) fn with(commit: &str) -> Result<(), String> {
    let old = build_there(commit)?;
    let new = build_here()?;
    println!("\n{:<32}{:>12}{:>12}{:>10}{:>18}", "", "old", "new", "speed", "rounds");
    let mut slower = Vec::new();
    for measure in measures() {
        let row = Row::measure(&measure, &old, &new)?;
        println!("{row}");
        slower.extend((row.ratio() < NOISE).then_some(measure.name));
    }
    println!(
        "\nspeed is new to old in the median of {ROUNDS} rounds by turns, more is better; rounds are the lowest and the"
    );
    println!("highest of them. From {NOISE} on, a measurement counts as within noise.");
    if slower.is_empty() { Ok(()) } else { Err(format!("slower than {commit}: {}", slower.join("; "))) }
}

/// Checks another commit out in a folder of its own, which is kept for the next time.
fn checked_out(commit: &str) -> Result<PathBuf, String> {
    let hash = read(command(&["git", "rev-parse", "--verify", &format!("{commit}^{{commit}}")]))?;
    let hash = String::from_utf8_lossy(&hash.stdout).trim().to_owned();
    let tree = root().join("target/compare").join(&hash[..hash.len().min(12)]);
    if !tree.join("Cargo.toml").exists() {
        let _ = fs::remove_dir_all(&tree);
        let path = tree.to_string_lossy().into_owned();
        run(command(&["git", "clone", "--quiet", "--shared", "--no-checkout", ".", &path]))?;
        let mut checkout = command(&["git", "checkout", "--quiet", &hash]);
        checkout.current_dir(&tree);
        run(checkout)?;
    }
    Ok(tree)
}

fn build_there(commit: &str) -> Result<PathBuf, String> {
    let tree = checked_out(commit)?;
    let target = tree.join("target");
    build(&tree, &target)?;
    Ok(target.join("release/interregnum"))
}

fn build_here() -> Result<PathBuf, String> {
    let target = root().join("target");
    build(&root(), &target)?;
    Ok(target.join("release/interregnum"))
}

/// How long it took, in seconds.
fn build(tree: &Path, target: &Path) -> Result<f64, String> {
    let begun = Instant::now();
    let mut build = command(&["cargo", "build", "--release", "--quiet", "--bin", "interregnum"]);
    build.current_dir(tree).env("CARGO_TARGET_DIR", target);
    run(build)?;
    Ok(begun.elapsed().as_secs_f64())
}

/// The figures of both programs, round by round.
struct Row {
    name: &'static str,
    more_is_better: bool,
    old: Vec<f64>,
    new: Vec<f64>,
}

impl Row {
    fn measure(measure: &Measure, old: &Path, new: &Path) -> Result<Row, String> {
        let mut row =
            Row { name: measure.name, more_is_better: measure.more_is_better, old: Vec::new(), new: Vec::new() };
        for round in 0..ROUNDS {
            // Whoever begins may find the machine warmer or colder.
            if round % 2 == 0 {
                row.old.push(figure(measure, old)?);
                row.new.push(figure(measure, new)?);
            } else {
                row.new.push(figure(measure, new)?);
                row.old.push(figure(measure, old)?);
            }
        }
        Ok(row)
    }

    /// How fast the new program is to the old one, round by round, from the lowest to the highest.
    fn ratios(&self) -> Vec<f64> {
        let ratio = |(old, new): (&f64, &f64)| if self.more_is_better { new / old } else { old / new };
        sorted(self.old.iter().zip(&self.new).map(ratio).collect())
    }

    fn ratio(&self) -> f64 {
        median(&self.ratios())
    }
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ratios = self.ratios();
        let (lowest, highest) = (ratios.first().copied().unwrap_or(0.0), ratios.last().copied().unwrap_or(0.0));
        let of = |figures: &[f64]| shown(median(&sorted(figures.to_vec())));
        let rounds = format!("{lowest:.2} to {highest:.2}");
        write!(f, "{:<32}{:>12}{:>12}{:>10.2}{rounds:>18}", self.name, of(&self.old), of(&self.new), self.ratio())
    }
}

/// Large figures without a fraction, small ones with three digits of it.
fn shown(figure: f64) -> String {
    if figure >= 1000.0 { format!("{figure:.0}") } else { format!("{figure:.3}") }
}

fn sorted(mut figures: Vec<f64>) -> Vec<f64> {
    figures.sort_by(f64::total_cmp);
    figures
}

/// The one in the middle of sorted figures.
fn median(figures: &[f64]) -> f64 {
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

fn figure(measure: &Measure, program: &Path) -> Result<f64, String> {
    let program = program.to_string_lossy();
    let words: Vec<&str> = std::iter::once(program.as_ref()).chain(measure.words.split(' ')).collect();
    let output = read(command(&words))?;
    let json = String::from_utf8_lossy(&output.stdout);
    number_at(&json, measure.figure)
        .ok_or_else(|| format!("{}: no figure {:?} in {json}", measure.name, measure.figure))
}

/// The number behind a key, looked for behind another key if that has a name.
fn number_at(json: &str, [outer, key]: [&str; 2]) -> Option<f64> {
    let start = if outer.is_empty() { 0 } else { json.find(&format!("\"{outer}\":"))? };
    let key = format!("\"{key}\":");
    let rest = &json[start + json[start..].find(&key)? + key.len()..];
    rest[..rest.find([',', '}'])?].trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_found_where_it_stands() {
        let json = r#"{"a":1,"root":{"median_ms":0.5,"max_ms":2},"all":{"median_ms":7.25}}"#;
        assert_eq!(number_at(json, ["", "a"]), Some(1.0));
        assert_eq!(number_at(json, ["root", "median_ms"]), Some(0.5));
        assert_eq!(number_at(json, ["all", "median_ms"]), Some(7.25));
        assert_eq!(number_at(json, ["all", "p99"]), None);
        assert_eq!(number_at(json, ["none", "a"]), None);
    }

    #[test]
    fn speed_is_more_when_less_time_is_needed() {
        let row = |more_is_better, old: &[f64], new: &[f64]| Row {
            name: "x",
            more_is_better,
            old: old.to_vec(),
            new: new.to_vec(),
        };
        let close = |one: f64, other: f64| (one - other).abs() < 1e-9;
        assert!(close(row(true, &[100.0, 100.0, 100.0], &[90.0, 50.0, 200.0]).ratio(), 0.9));
        assert!(close(row(false, &[1.0, 2.0, 4.0], &[2.0, 2.0, 2.0]).ratio(), 1.0));
        let shown = row(false, &[1.0, 2.0, 4.0], &[2.0, 2.0, 2.0]).to_string();
        assert!(shown.ends_with("1.00      0.50 to 2.00"), "{shown}");
    }
}
