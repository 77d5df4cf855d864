//! Makes the weights of the estimate: `docs/estimate.md` says how those in the repository were made.
//!
//! ```text
//! train_estimate generate --out FILE --games N [--players 2] [--tables claim,claim2,random]
//!                         [--seed 1] [--by mild|instinct|SIMULATIONS] [--nodes 30000]
//! train_estimate train --out FILE [--players 2] [--epochs 8] [--rate 0.002] [--decay 0.1] [--width 64]
//!                      [--from WEIGHTS] [--also DATA] DATA...
//! ```

mod adam;
mod games;
mod sample;
mod training;

use interregnum_bots::estimate::Weights;
use std::collections::HashMap;
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::process::ExitCode;
use std::str::FromStr;

const HELP: &str = "\
train_estimate generate --out FILE --games N [--players 2] [--tables claim,claim2,random]
                        [--seed 1] [--by mild|instinct|SIMULATIONS] [--nodes 30000]
train_estimate train --out FILE [--players 2] [--epochs 8] [--rate 0.002] [--decay 0.1] [--width 64]
                     [--from WEIGHTS] [--also DATA] DATA...";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((chore, rest)) if chore == "generate" => generate(rest),
        Some((chore, rest)) if chore == "train" => train(rest),
        _ => Err(HELP.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays games and writes what the network is to learn from them.
fn generate(words: &[String]) -> Result<(), Box<dyn Error>> {
    let options = Options::read(words)?;
    let mut out = BufWriter::new(File::create(options.needed("out")?)?);
    let tables = options.text("tables", "claim,claim2,random");
    let plan = games::Plan {
        players: options.number("players", 2)?,
        nodes: options.number("nodes", 30_000)?,
        tables: tables.split(',').map(str::to_owned).collect(),
        seed: options.number("seed", 1)?,
        by: match options.text("by", "mild") {
            "mild" => games::By::Mild,
            "instinct" => games::By::Instinct,
            simulations => games::By::Search(simulations.parse()?),
        },
    };
    let mut player = games::Player::new(&plan)?;
    for number in 0..options.number("games", 1000)? {
        for sample in player.game(number) {
            sample.write(&mut out)?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Trains the network for one number of players; the others stay as they are.
fn train(words: &[String]) -> Result<(), Box<dyn Error>> {
    let options = Options::read(words)?;
    let players = options.number("players", 2)?;
    let mut samples = Vec::new();
    for file in &options.files {
        samples.extend(sample::read_all(&mut BufReader::new(File::open(file)?))?);
    }
    if let Some(file) = options.named.get("also") {
        let more = sample::read_all(&mut BufReader::new(File::open(file)?))?;
        samples.extend(more.into_iter().map(|sample| sample::Sample { game: training::NEVER_HELD_OUT, ..sample }));
    }
    let plan = training::Plan {
        epochs: options.number("epochs", 8)?,
        rate: options.number("rate", 0.002)?,
        decay: options.number("decay", 0.1)?,
        seed: options.number("seed", 1)?,
        width: options.number("width", 64)?,
    };
    let weights = match options.named.get("from") {
        Some(file) => Weights::read(&std::fs::read(file)?)?,
        None => Weights::built_in().clone(),
    };
    let network = training::train(players, &samples, &plan)?;
    let networks = [2, 3, 4].map(|n| if n == players { network.clone() } else { weights.network(n).clone() });
    std::fs::write(options.needed("out")?, Weights::new(networks).write())?;
    Ok(())
}

/// Options and files of the command line.
struct Options {
    named: HashMap<String, String>,
    files: Vec<String>,
}

impl Options {
    fn read(words: &[String]) -> Result<Options, Box<dyn Error>> {
        let mut options = Options { named: HashMap::new(), files: Vec::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                Some(name) => {
                    let value = words.next().ok_or_else(|| format!("{word} needs a value\n{HELP}"))?;
                    options.named.insert(name.to_owned(), value.clone());
                }
                None => options.files.push(word.clone()),
            }
        }
        Ok(options)
    }

    fn text<'a>(&'a self, name: &str, default: &'a str) -> &'a str {
        self.named.get(name).map_or(default, String::as_str)
    }

    fn needed(&self, name: &str) -> Result<&str, Box<dyn Error>> {
        Ok(self.named.get(name).ok_or_else(|| format!("--{name} is missing\n{HELP}"))?)
    }

    fn number<T: FromStr<Err: Error + 'static>>(&self, name: &str, default: T) -> Result<T, Box<dyn Error>> {
        Ok(self.named.get(name).map(|text| text.parse()).transpose()?.unwrap_or(default))
    }
}
