//! Makes the weights of the estimate: `docs/estimate.md` says how those in the repository were made.
//!
//! ```text
//! train_estimate generate --out FILE --games N [--players 2] [--tables claim,claim2,random]
//!                         [--seed 1] [--by mild|instinct] [--nodes 30000]
//! train_estimate train --out FILE [--players 2] [--epochs 8] [--rate 0.002] [--decay 0.1] [--width 64]
//!                      [--from WEIGHTS] DATA...
//! ```

mod adam;
mod games;
mod options;
mod sample;
mod tables;
mod training;

use interregnum_bots::estimate::Weights;
use options::Options;
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::process::ExitCode;
use tables::Tables;

const HELP: &str = "\
train_estimate generate --out FILE --games N [--players 2] [--tables claim,claim2,random]
                        [--seed 1] [--by mild|instinct] [--nodes 30000]
train_estimate train --out FILE [--players 2] [--epochs 8] [--rate 0.002] [--decay 0.1] [--width 64]
                     [--from WEIGHTS] DATA...";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let chore = words.next();
    let done = Options::read(words).and_then(|options| match chore.as_deref() {
        Some("generate") => generate(&options),
        Some("train") => train(&options),
        _ => Err("generate or train?".into()),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

/// Plays games and writes what the network is to learn from them.
fn generate(options: &Options) -> Result<(), Box<dyn Error>> {
    let mut out = BufWriter::new(File::create(options.needed("out")?)?);
    let plan = games::Plan {
        nodes: options.number("nodes", 30_000)?,
        tables: Tables::read(options.text("tables", "claim,claim2,random"), options.number("players", 2)?)?,
        seed: options.number("seed", 1)?,
        by: match options.text("by", "mild") {
            "mild" => games::By::Mild,
            "instinct" => games::By::Instinct,
            other => return Err(format!("nobody plays by {other}: mild or instinct").into()),
        },
    };
    let mut player = games::Player::new(&plan);
    for number in 0..options.number("games", 1000)? {
        for sample in player.game(number) {
            sample.write(&mut out)?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Trains the network for one number of players; the others stay as they are.
fn train(options: &Options) -> Result<(), Box<dyn Error>> {
    let players = options.number("players", 2)?;
    let mut samples = Vec::new();
    for file in &options.files {
        samples.extend(sample::read_all(&mut BufReader::new(File::open(file)?))?);
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
