//! `interregnum selfplay`: bots play against each other.

use crate::bots::{CLOCK_HELP, clock, naming};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::seed::{drawn_seed, name_seed};
use crate::tables::{TABLES_HELP, Tables};
use crate::threads::pool_of;
use clap::Args as ClapArgs;
use interregnum_bots::BotName;
use rayon::prelude::*;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

mod lineup;
mod report;
mod summary;

use lineup::Lineup;
use summary::Summary;

pub(crate) const HELP: &str = "\
Examples:
  interregnum selfplay --table claim2 --players 2 --games 1000 --seed 7
  interregnum selfplay --table claim@swamp@castle --games 10000 --json
  interregnum selfplay --table random --games 100 --records games.ndjson
  interregnum selfplay --bots grandmaster:2000,adept --games 20
  interregnum selfplay --games 10 --records - --fair | interregnum verify -

The same seed gives the same games, byte for byte, on every machine and with any number of \
threads, unless --clock is given.

Exit status: 0 all is well; 2 usage or input error.";

/// Games that are played before the next ones are begun: enough to keep every thread busy, few
/// enough to keep their records in memory.
const BATCH: u64 = 2048;

/// Bots play many games; prints who won how often, or the records of the games.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    #[arg(long, default_value = "claim2", help = TABLES_HELP)]
    table: String,
    /// Number of players, 2 to 4 [default: 2; any with --table random]
    #[arg(long)]
    players: Option<u8>,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Seed of all randomness [default: drawn by lot, and printed]
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "random", help = naming("Bots by seat, separated by commas; a short list is repeated round the table."))]
    bots: Vec<BotName>,
    #[arg(long, help = CLOCK_HELP)]
    clock: bool,
    /// Write the games as records, one JSON object a line, to this file (- for the standard output) instead of a
    /// summary
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    records: Option<PathBuf>,
    /// Deal so that every deal can be verified, from secrets and nonces that follow from the seed
    #[arg(long, requires = "records")]
    fair: bool,
    /// Threads to use [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = Tables::parse(&args.table, args.players)?;
    let seed = args.seed.unwrap_or_else(drawn_seed);
    let lineup = Lineup { tables, seed, bots: args.bots.clone(), clock: clock(args.clock), fair: args.fair };
    // A file that cannot be written is reported before anything else is said.
    let to_file = args.records.as_deref().filter(|path| *path != Path::new("-"));
    let file = to_file.map(|path| File::create(path).map_err(|error| Failure::file(path, &error))).transpose()?;
    if args.seed.is_none() {
        name_seed(seed);
    }
    let pool = pool_of(args.threads)?;
    match (&args.records, file) {
        (Some(path), Some(file)) => {
            let mut file = BufWriter::with_capacity(1 << 16, file);
            let failed = |error: io::Error| Failure::file(path, &error);
            let mut write = |line: &[u8]| file.write_all(line).map_err(failed);
            write_records(&lineup, args.games, &pool, &mut write, Progress::new(args.games, "games", true))?;
            file.flush().map_err(failed)?;
        }
        (Some(_), None) => {
            // A bar between the records would spoil them on a screen.
            let progress = Progress::new(args.games, "games", !io::stdout().is_terminal());
            write_records(&lineup, args.games, &pool, &mut |line| Ok(out.write_all(line)?), progress)?;
        }
        (None, _) => {
            let summary = summarize(&lineup, args.games, &pool)?;
            report::write(&lineup, &summary, args.json, out)?;
        }
    }
    Ok(())
}

/// The games in batches that fit into memory.
fn batches(games: u64) -> impl Iterator<Item = std::ops::Range<u64>> {
    let starts = (0..games.div_ceil(BATCH)).map(|batch| batch * BATCH);
    starts.map(move |start| start..start.saturating_add(BATCH).min(games))
}

fn write_records(
    lineup: &Lineup,
    games: u64,
    pool: &rayon::ThreadPool,
    write: &mut dyn FnMut(&[u8]) -> Result<(), Failure>,
    mut progress: Progress,
) -> Result<(), Failure> {
    for batch in batches(games) {
        let end = batch.end;
        let lines: Result<Vec<Vec<u8>>, Failure> =
            pool.install(|| batch.into_par_iter().map(|n| lineup.play(n)?.line()).collect());
        for line in lines? {
            write(&line)?;
        }
        progress.reached(end);
    }
    Ok(())
}

fn summarize(lineup: &Lineup, games: u64, pool: &rayon::ThreadPool) -> Result<Summary, Failure> {
    let mut progress = Progress::new(games, "games", true);
    let mut total = Summary::default();
    for batch in batches(games) {
        let end = batch.end;
        let part = pool.install(|| {
            let add = |mut summary: Summary, n: u64| {
                summary.add(&lineup.play(n)?);
                Ok::<_, Failure>(summary)
            };
            let parts = batch.into_par_iter().try_fold(Summary::default, add);
            parts.try_reduce(Summary::default, |one, other| Ok(one.and(&other)))
        })?;
        total = total.and(&part);
        progress.reached(end);
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_bots::{Clock, Level};

    #[test]
    fn batches_cover_every_game_once() {
        for games in [0, 1, BATCH - 1, BATCH, BATCH + 1, 3 * BATCH] {
            assert!(batches(games).flatten().eq(0..games));
        }
    }

    #[test]
    fn the_summary_does_not_depend_on_the_threads() {
        let tables = Tables::parse("random", None).unwrap_or_else(|error| panic!("{error:?}"));
        let lineup =
            Lineup { tables, seed: 3, bots: vec![BotName::Level(Level::Random)], clock: Clock::Off, fair: false };
        let with = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            summarize(&lineup, 200, &pool).unwrap_or_else(|error| panic!("{error:?}"))
        };
        assert_eq!(with(1), with(3));
    }
}
