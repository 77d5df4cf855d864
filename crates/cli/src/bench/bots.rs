//! `interregnum bench bots`: how much bots think in a second.

use super::{table, time};
use crate::bots::naming;
use crate::failure::Failure;
use crate::tables::TABLE_HELP;
use clap::Args as ClapArgs;
use interregnum_bots::{BotName, Clock, Seated};
use interregnum_rules::{Deal, Game, Rng, Table};
use serde::Serialize;
use std::io::{self, Write};
use std::time::{Duration, Instant};

pub(super) const HELP: &str = "\
Examples:
  interregnum bench bots
  interregnum bench bots --table claim --seconds 2 --json
  interregnum bench bots --bots ismcts:1000,ismcts:100000 --players 3

Exit status: 0 all is well; 2 usage or input error.";

/// Asks bots for the first decision of fresh deals, on a single thread for some seconds each.
#[derive(ClapArgs, Debug)]
pub(super) struct Args {
    #[arg(long, default_value = "claim2", help = TABLE_HELP)]
    table: String,
    /// Number of players, 2 to 4 [default: 2]
    #[arg(long)]
    players: Option<u8>,
    #[arg(long, value_delimiter = ',', default_value = "ismcts:10000,pimc:10000", help = naming("The bots, separated by commas."))]
    bots: Vec<BotName>,
    /// How long each bot plays
    #[arg(long, default_value_t = 5.0, value_name = "N")]
    seconds: f64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured at a table.
#[derive(Serialize)]
struct Figures {
    table: String,
    players: u8,
    bots: Vec<BotFigures>,
}

/// What a bot did.
#[derive(Serialize)]
struct BotFigures {
    name: String,
    decisions: u64,
    seconds: f64,
    ms_per_decision: f64,
    /// Missing for bots that do not count any.
    iterations: Option<u64>,
    iterations_per_second: Option<f64>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let limit = time(args.seconds)?;
    let table = table(&args.table, args.players)?;
    let bots: Result<Vec<BotFigures>, Failure> = args.bots.iter().map(|&name| measure(name, &table, limit)).collect();
    let figures = Figures { table: table.spec().to_string(), players: table.players(), bots: bots? };
    if args.json {
        serde_json::to_writer(&mut *out, &figures).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "{} at {} players, one thread, first decisions", figures.table, figures.players)?;
    for bot in &figures.bots {
        write!(out, "{:<20}{:>10} decisions {:>12.3} ms each", bot.name, bot.decisions, bot.ms_per_decision)?;
        match bot.iterations_per_second {
            Some(rate) => writeln!(out, "{rate:>12.0} iterations a second")?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

/// Lets the bot decide until the time is up.
fn measure(name: BotName, table: &Table, limit: Duration) -> Result<BotFigures, Failure> {
    let mut bot = name.bot(Clock::On);
    let mut rng = Rng::seeded(0);
    let (mut decisions, mut spent) = (0, Duration::ZERO);
    while decisions == 0 || spent < limit {
        let game = Game::new(table, &Deal::shuffled(table, &mut rng)).map_err(Failure::input)?;
        if let Some(seated) = Seated::next(&game) {
            let began = Instant::now();
            let _action = bot.choose(&seated, &mut rng);
            spent += began.elapsed();
        }
        decisions += 1;
    }
    // A clock too coarse to see a decision must not make the rates infinite.
    let seconds = spent.as_secs_f64().max(1e-9);
    let iterations = name.simulations().map(|simulations| u64::from(simulations) * decisions);
    Ok(BotFigures {
        name: name.to_string(),
        decisions,
        seconds,
        ms_per_decision: 1000.0 * seconds / decisions as f64,
        iterations,
        iterations_per_second: iterations.map(|iterations| iterations as f64 / seconds),
    })
}
