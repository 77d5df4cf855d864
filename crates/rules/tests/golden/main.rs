//! Golden files: whole games and the results of all endings, in plain text. Any change of behaviour
//! shows as a difference. `cargo xtask golden --bless` writes them anew.

mod endings;
mod playthrough;
mod showcase;
mod story;
mod subject;

use interregnum_rules::{Action, Deal, Game, Rng, Seat, Table};
use std::fs;
use std::path::{Path, PathBuf};

/// Seeds that are tried before a search is given up.
const SEEDS: u64 = 200_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/golden")
}

fn blessing() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value == "1")
}

/// Compares a text with the file of this name, or writes the file when blessing.
fn compare(name: &str, text: &str) -> Result<(), String> {
    let path = folder().join(name);
    if blessing() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        return Ok(());
    }
    let kept = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}; bless it"))?;
    let differs = kept.lines().zip(text.lines()).position(|(kept, found)| kept != found);
    match differs {
        Some(line) => {
            let (kept, found) = (kept.lines().nth(line).unwrap(), text.lines().nth(line).unwrap());
            Err(format!("{name}:{}: kept \"{kept}\", found \"{found}\"", line + 1))
        }
        None if kept.lines().count() == text.lines().count() => Ok(()),
        None => Err(format!("{name}: one text is longer than the other")),
    }
}

/// A random game: what was done, and how it ended.
struct Random {
    table: Table,
    deal: Deal,
    actions: Vec<(Seat, Action)>,
    game: Game,
}

/// Plays random actions to the end.
fn random_game(table: &Table, rng: &mut Rng) -> Random {
    let deal = Deal::shuffled(table, rng);
    let mut game = Game::new(table, &deal).unwrap();
    let mut actions = Vec::new();
    while let Some(decision) = game.decisions().into_iter().next() {
        let action = rng.choose(&decision.question.actions()).clone();
        game.act(decision.seat, &action).unwrap();
        actions.push((decision.seat, action));
    }
    Random { table: table.clone(), deal, actions, game }
}

/// The seed after the word "seed" in a kept file.
fn kept_seed(text: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix("seed "))?.parse().ok()
}

/// Asserts that all went well, and names all that did not.
fn all_well(results: impl Iterator<Item = Result<(), String>>) {
    let failures: Vec<String> = results.filter_map(Result::err).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
