//! `interregnum match`: which of two bots is better?

use crate::bots::{CLOCK_HELP, clock, naming};
use crate::failure::Failure;
use crate::interval::wilson;
use crate::progress::Progress;
use crate::seed::{drawn_seed, name_seed};
use crate::tables::{TABLES_HELP, Tables};
use crate::threads::pool_of;
use clap::Args as ClapArgs;
use interregnum_bots::{BotName, Contestant, Match, Pair, Sprt, Standing, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

pub(crate) const HELP: &str = "\
Examples:
  interregnum match --a ismcts:1000 --b random --table claim --pairs 100
  interregnum match --a ismcts:10000 --b pimc:10000 --table random --players 2 --pairs 500 --json
  interregnum match --a pimc:1000 --b ismcts:1000 --pairs 2000 --sprt
  interregnum match --a pimc:1000 --b ismcts:1000 --pairs 2000 --sprt 0.5,0.55

A pair is all games of one deal. Two and four players: two games, the bots changing sides. Three: six games, each bot \
alone against two of the other in every seat. Whoever wins more of its games wins the pair; otherwise it is split.

With --sprt the match ends as soon as the decided pairs tell the two shares apart, with a chance of 5 % each to accept \
the wrong one.

The same seed gives the same result on every machine and with any number of threads, unless --clock is given.

Exit status: 0 all is well; 2 usage or input error.";

/// Two bots play every deal with the seats turned round; prints who won how many deals, and how sure that is.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "BOT", help = naming("The one bot."))]
    a: BotName,
    #[arg(long, value_name = "BOT", help = naming("The other bot."))]
    b: BotName,
    #[arg(long, help = CLOCK_HELP)]
    clock: bool,
    #[arg(long, default_value = "claim2", help = TABLES_HELP)]
    table: String,
    /// Number of players, 2 to 4 [default: 2; any with --table random]
    #[arg(long)]
    players: Option<u8>,
    /// Number of pairs, at most
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// Seed of all randomness [default: drawn by lot, and printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Stop as soon as it is clear whether A wins the one share of decided pairs or the other
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, default_missing_value = "0.5,0.6")]
    sprt: Option<Sprt>,
    /// Threads to use [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// How a match ended.
#[derive(Debug)]
struct Ended {
    standing: Standing,
    sprt: Option<Sprt>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = Tables::parse(&args.table, args.players)?;
    let seed = args.seed.unwrap_or_else(drawn_seed);
    let contest = Match { a: args.a, b: args.b, seed, clock: clock(args.clock) };
    if args.seed.is_none() {
        name_seed(seed);
    }
    let pool = pool_of(args.threads)?;
    let play = |n| {
        let pair = contest.pair(n, |rng| tables.draw(rng));
        pair.map_err(|error| Failure::input(format!("pair {n}: {error}")))
    };
    let ended = play_pairs(args.pairs, args.sprt, &pool, &play)?;
    if args.json {
        let result = plain(args, &tables, seed, &ended);
        serde_json::to_writer(&mut *out, &result).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        in_words(args, &tables, seed, &ended, out)?;
    }
    Ok(())
}

/// Plays pairs on all threads until there are enough. They are counted in their order, whichever is
/// finished first; those beyond a verdict are not counted.
fn play_pairs(
    pairs: u64,
    mut sprt: Option<Sprt>,
    pool: &rayon::ThreadPool,
    play: &(impl Fn(u64) -> Result<Pair, Failure> + Sync),
) -> Result<Ended, Failure> {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    let mut standing = Standing::default();
    let mut progress = Progress::new(pairs, "pairs", true);
    pool.in_place_scope(|scope| {
        for _ in 0..pool.current_num_threads() {
            let (sender, next, enough) = (sender.clone(), &next, &enough);
            scope.spawn(move |_| {
                while !enough.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= pairs || sender.send((n, play(n))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let counted = count(&receiver, &mut early, &mut standing, &mut sprt, &mut progress);
        enough.store(true, Ordering::Relaxed);
        counted
    })?;
    Ok(Ended { standing, sprt })
}

/// Counts pairs in their order as they come in, until all are counted or the test has a verdict.
fn count(
    receiver: &mpsc::Receiver<(u64, Result<Pair, Failure>)>,
    early: &mut BTreeMap<u64, Result<Pair, Failure>>,
    standing: &mut Standing,
    sprt: &mut Option<Sprt>,
    progress: &mut Progress,
) -> Result<(), Failure> {
    for (n, pair) in receiver {
        early.insert(n, pair);
        while let Some(pair) = early.remove(&standing.pairs) {
            let pair = pair?;
            standing.add(pair);
            progress.reached(standing.pairs);
            if let (Some(sprt), Some(winner)) = (sprt.as_mut(), pair.winner()) {
                sprt.add(winner == Contestant::A);
                if sprt.verdict() != Verdict::Open {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// The result as it is written in JSON.
#[derive(Serialize)]
struct Plain {
    pairs: u64,
    a: u64,
    b: u64,
    split: u64,
    games_a: u64,
    games_b: u64,
    draws: u64,
    name_a: String,
    name_b: String,
    table: String,
    /// Missing where it differs from pair to pair.
    players: Option<u8>,
    seed: u64,
    /// The share of decided pairs that A won; missing if none was decided.
    share: Option<f64>,
    low: f64,
    high: f64,
    sprt: Option<PlainSprt>,
}

#[derive(Serialize)]
struct PlainSprt {
    low: f64,
    high: f64,
    ratio: f64,
    bound: f64,
    /// `low`, `high` or `open`.
    verdict: &'static str,
}

fn plain(args: &Args, tables: &Tables, seed: u64, ended: &Ended) -> Plain {
    let Standing { pairs, a, b, split, games_a, games_b, draws } = ended.standing;
    let (low, high) = wilson(a, a + b);
    let sprt = ended.sprt.map(|sprt| PlainSprt {
        low: sprt.low(),
        high: sprt.high(),
        ratio: sprt.ratio(),
        bound: Sprt::bound(),
        verdict: match sprt.verdict() {
            Verdict::Low => "low",
            Verdict::High => "high",
            Verdict::Open => "open",
        },
    });
    Plain {
        pairs,
        a,
        b,
        split,
        games_a,
        games_b,
        draws,
        name_a: args.a.to_string(),
        name_b: args.b.to_string(),
        table: tables.name(),
        players: tables.players(),
        seed,
        share: ended.standing.share(),
        low,
        high,
        sprt,
    }
}

fn in_words(args: &Args, tables: &Tables, seed: u64, ended: &Ended, out: &mut dyn Write) -> io::Result<()> {
    let standing = &ended.standing;
    let players = tables.players().map_or("2 to 4".into(), |players| players.to_string());
    let pairs = if standing.pairs == 1 { "pair" } else { "pairs" };
    writeln!(out, "{} {pairs} at the table {}, {players} players, seed {seed}", standing.pairs, tables.name())?;
    writeln!(out, "\n{:<24}{:>10}{:>10}", "Won by", "pairs", "games")?;
    let rows = [
        (args.a.to_string(), standing.a, standing.games_a),
        (args.b.to_string(), standing.b, standing.games_b),
        ("neither".to_owned(), standing.split, standing.draws),
    ];
    for (name, pairs, games) in rows {
        writeln!(out, "{name:<24}{pairs:>10}{games:>10}")?;
    }
    if let Some(share) = standing.share() {
        let (low, high) = wilson(standing.a, standing.decided());
        write!(out, "\n{} won {:.2} % of the decided pairs, ", args.a, 100.0 * share)?;
        writeln!(out, "95 % interval {:.2} to {:.2} %", 100.0 * low, 100.0 * high)?;
    }
    if let Some(sprt) = ended.sprt {
        let (low, high) = (100.0 * sprt.low(), 100.0 * sprt.high());
        match sprt.verdict() {
            Verdict::High => writeln!(out, "The test accepts a share of {high} %, not {low} %.")?,
            Verdict::Low => writeln!(out, "The test accepts a share of {low} %, not {high} %.")?,
            Verdict::Open => writeln!(out, "The test cannot tell {low} % from {high} % yet.")?,
        }
    }
    Ok(())
}
