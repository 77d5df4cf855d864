//! Makes the weights of the instinct: `docs/instinct.md` says how those in the repository were made.
//!
//! ```text
//! train_instinct --out FILE [--from WEIGHTS] [--players 2] [--tables claim,claim2,random] [--seed 1]
//!                [--rounds 1] [--games 100000] [--epochs 2] [--rate 0.002] [--decay 0.05] [--light yes]
//! ```
//!
//! In each round bots play games, try out cards by playing on as the instinct of the round before
//! would (in the first round, with `--light`, as the light policy does), and a new instinct learns
//! which cards did well.

#[path = "../train_estimate/adam.rs"]
mod adam;
mod games;
#[path = "../train_estimate/options.rs"]
mod options;
#[path = "../train_estimate/tables.rs"]
mod tables;
mod training;

use interregnum_bots::instinct::Weights;
use options::Options;
use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;
use tables::Tables;

const HELP: &str = "\
train_instinct --out FILE [--from WEIGHTS] [--players 2] [--tables claim,claim2,random] [--seed 1]
               [--rounds 1] [--games 100000] [--epochs 2] [--rate 0.002] [--decay 0.05] [--light yes]";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let options = Options::read(std::env::args().skip(1))?;
    if let Some(file) = options.files.first() {
        return Err(format!("{file} is no option").into());
    }
    let players: u8 = options.number("players", 2)?;
    let seed: u64 = options.number("seed", 1)?;
    let games: u64 = options.number("games", 100_000)?;
    let mut weights = match options.named.get("from") {
        Some(file) => Weights::read(&std::fs::read(file)?)?,
        None => Weights::built_in().clone(),
    };
    let mut light = options.named.contains_key("light");
    for round in 0..options.number("rounds", 1)? {
        let started = Instant::now();
        let plan = games::Plan {
            tables: Tables::read(options.text("tables", "claim,claim2,random"), players)?,
            seed: seed + round,
            games: if light { games * 2 } else { games },
        };
        let data = games::play(&plan, (!light).then_some(weights.network(players)));
        println!("round {round}: games played in {:.0} s", started.elapsed().as_secs_f32());
        let plan = training::Plan {
            epochs: options.number("epochs", 2)?,
            rate: options.number("rate", 0.002)? * if light { 1.0 } else { 0.5 },
            decay: options.number("decay", 0.05)?,
            seed,
        };
        let network = training::train(players.into(), &data, (!light).then_some(weights.network(players)), &plan);
        println!("round {round}: trained after {:.0} s", started.elapsed().as_secs_f32());
        let networks = [2, 3, 4].map(|n| if n == players { network.clone() } else { weights.network(n).clone() });
        weights = Weights::new(networks);
        std::fs::write(options.needed("out")?, weights.write())?;
        light = false;
    }
    Ok(())
}
