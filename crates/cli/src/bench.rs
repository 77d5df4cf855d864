//! `interregnum bench`: how fast the engine, the bots and the solver are.

use crate::failure::Failure;
use crate::tables::{TABLE_HELP, Tables};
use clap::{Args as ClapArgs, Subcommand};
use interregnum_rules::{Rng, Table, fast};
use serde_json::json;
use std::io::{self, Write};
use std::time::{Duration, Instant};

mod bots;
mod solver;

/// Measures how fast the engine, the bots and the solver are.
#[derive(ClapArgs, Debug)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    #[command(after_help = HELP)]
    Playouts(Playouts),
    #[command(after_help = bots::HELP)]
    Bots(bots::Args),
    #[command(after_help = solver::HELP)]
    Solver(solver::Args),
}

const HELP: &str = "\
Examples:
  interregnum bench playouts
  interregnum bench playouts --table claim --players 3 --seconds 2 --json

Exit status: 0 all is well; 2 usage or input error.";

/// Plays whole random games, deal and score included, on a single thread for some seconds.
#[derive(ClapArgs, Debug)]
struct Playouts {
    #[arg(long, default_value = "claim2", help = TABLE_HELP)]
    table: String,
    /// Number of players, 2 to 4 [default: 2]
    #[arg(long)]
    players: Option<u8>,
    /// How long to play
    #[arg(long, default_value_t = 5.0, value_name = "N")]
    seconds: f64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    /// Games played to the end.
    pub(crate) games: u64,
    /// Cards played in them.
    pub(crate) plays: u64,
    /// The time it took.
    pub(crate) seconds: f64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.what {
        What::Playouts(args) => run_playouts(args, out),
        What::Bots(args) => bots::run(args, out),
        What::Solver(args) => solver::run(args, out),
    }
}

/// A time given in seconds.
fn time(seconds: f64) -> Result<Duration, Failure> {
    Duration::try_from_secs_f64(seconds)
        .map_err(|_| Failure::input(format!("--seconds {seconds}: give a time such as 5 or 0.5")))
}

/// The table that is measured.
fn table(name: &str, players: Option<u8>) -> Result<Table, Failure> {
    match Tables::parse(name, players)? {
        Tables::One { table, .. } => Ok(table),
        Tables::Drawn { .. } | Tables::Random { .. } => {
            Err(Failure::input("bench needs one table, not random ones: name it with --table"))
        }
    }
}

fn run_playouts(args: &Playouts, out: &mut dyn Write) -> Result<(), Failure> {
    let limit = time(args.seconds)?;
    let table = table(&args.table, args.players)?;
    let measured = playouts(&table, limit);
    let rate = |count: u64| count as f64 / measured.seconds;
    if args.json {
        let figures = json!({
            "table": table.spec().to_string(),
            "players": table.players(),
            "games": measured.games,
            "plays": measured.plays,
            "seconds": measured.seconds,
            "games_per_second": rate(measured.games),
            "plays_per_second": rate(measured.plays),
        });
        serde_json::to_writer(&mut *out, &figures).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{} at {} players, one thread, {:.2} s", table.spec(), table.players(), measured.seconds)?;
        writeln!(out, "{:>12} games {:>14.0} games a second", measured.games, rate(measured.games))?;
        writeln!(out, "{:>12} plays {:>14.0} plays a second", measured.plays, rate(measured.plays))?;
    }
    Ok(())
}

/// Plays random games at this table with the fast engine until the time is up.
pub(crate) fn playouts(table: &Table, limit: Duration) -> Measured {
    /// How many games are played between two looks at the clock.
    const BATCH: u64 = 1000;
    let rules = fast::Rules::new(table);
    let mut rng = Rng::seeded(0);
    let (mut games, mut plays) = (0, 0);
    let began = Instant::now();
    loop {
        let played = rules.play_games(BATCH, &mut rng);
        games += played.games;
        plays += played.plays;
        if began.elapsed() >= limit {
            // A clock too coarse to see a batch must not make the rates infinite.
            let seconds = began.elapsed().as_secs_f64().max(1e-9);
            return Measured { games, plays, seconds };
        }
    }
}
