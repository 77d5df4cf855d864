//! `interregnum bench solver`: how long it takes to solve the beginning of Phase Two.

mod positions;

use crate::failure::Failure;
use crate::progress::Progress;
use clap::Args as ClapArgs;
use cpu_time::ThreadTime;
use interregnum_rules::Rng;
use interregnum_solver::Solver;
use positions::Positions;
use serde::Serialize;
use std::io::{self, Write};

pub(super) const HELP: &str = "\
Examples:
  interregnum bench solver
  interregnum bench solver --table mixed --positions 500 --json
  interregnum bench solver --table random --positions 2000 --tricks 11

root is who wins; all is who wins after every card; margin is who wins and by how many votes. What is measured is the
time that the thread had the processor, from a state of the fast engine to the answer.

Exit status: 0 all is well; 2 usage or input error.";

const TABLE_HELP: &str = "\
Table for two without Phoenixes: claim, claim2, factions joined by + and @ marks for locations; mixed for a fresh one \
each time without locations and factions of Maps; random for a fresh one of any kind";

/// Solves positions of Phase Two one after the other on a single thread.
#[derive(ClapArgs, Debug)]
pub(super) struct Args {
    #[arg(long, default_value = "claim2", help = TABLE_HELP)]
    table: String,
    /// How many positions
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// Seed; the same one gives the same positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Tricks left, 1 to 13; after the Swamp there are 11 at most
    #[arg(long, default_value_t = 13, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=13))]
    tricks: u8,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    table: String,
    positions: u64,
    seed: u64,
    tricks: u8,
    root: Spread,
    all: Spread,
    margin: Spread,
}

/// What the answers to one question took.
#[derive(Serialize)]
struct Spread {
    median_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    median_nodes: u64,
    p90_nodes: u64,
    p99_nodes: u64,
    max_nodes: u64,
}

/// What each answer to one question took.
#[derive(Default)]
struct Taken {
    ms: Vec<f64>,
    nodes: Vec<u64>,
}

impl Taken {
    /// Measures one answer.
    fn measure<T>(&mut self, solver: &mut Solver, ask: impl FnOnce(&mut Solver) -> T) {
        let began = ThreadTime::now();
        ask(solver);
        self.ms.push(1000.0 * began.elapsed().as_secs_f64());
        self.nodes.push(solver.nodes());
    }

    fn spread(mut self) -> Spread {
        self.ms.sort_unstable_by(f64::total_cmp);
        self.nodes.sort_unstable();
        Spread {
            median_ms: share(&self.ms, 50),
            p90_ms: share(&self.ms, 90),
            p99_ms: share(&self.ms, 99),
            max_ms: share(&self.ms, 100),
            median_nodes: share(&self.nodes, 50),
            p90_nodes: share(&self.nodes, 90),
            p99_nodes: share(&self.nodes, 99),
            max_nodes: share(&self.nodes, 100),
        }
    }
}

/// The least of these sorted numbers that so many of a hundred do not exceed.
fn share<T: Copy>(sorted: &[T], hundredths: usize) -> T {
    sorted[(sorted.len() * hundredths).div_ceil(100) - 1]
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let positions = Positions::parse(&args.table, args.tricks)?;
    let mut solver = Solver::new();
    let (mut root, mut all, mut margin) = (Taken::default(), Taken::default(), Taken::default());
    let mut progress = Progress::new(args.positions, "positions", true);
    for n in 0..args.positions {
        let (sheet, state) = positions.draw(n, &mut Rng::stream(args.seed, n));
        root.measure(&mut solver, |solver| solver.value_of(&sheet, &state));
        all.measure(&mut solver, |solver| solver.values_of(&sheet, &state));
        margin.measure(&mut solver, |solver| solver.score_of(&sheet, &state));
        progress.reached(n + 1);
    }
    drop(progress);
    let figures = Figures {
        table: positions.name(),
        positions: args.positions,
        seed: args.seed,
        tricks: args.tricks,
        root: root.spread(),
        all: all.spread(),
        margin: margin.spread(),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &figures).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    write_text(&figures, out)
}

fn write_text(figures: &Figures, out: &mut dyn Write) -> Result<(), Failure> {
    let Figures { table, positions, seed, tricks, .. } = figures;
    writeln!(out, "{table}, {positions} positions with {tricks} tricks left, seed {seed}, one thread, CPU time")?;
    writeln!(out, "\n{:<16}{:>11}{:>11}{:>11}{:>11}", "", "median", "p90", "p99", "max")?;
    for (name, spread) in [("root", &figures.root), ("all", &figures.all), ("margin", &figures.margin)] {
        let Spread { median_ms, p90_ms, p99_ms, max_ms, .. } = spread;
        writeln!(out, "{name:<8}{:<8}{median_ms:>11.3}{p90_ms:>11.3}{p99_ms:>11.3}{max_ms:>11.3}", "ms")?;
        let Spread { median_nodes, p90_nodes, p99_nodes, max_nodes, .. } = spread;
        writeln!(out, "{:<8}{:<8}{median_nodes:>11}{p90_nodes:>11}{p99_nodes:>11}{max_nodes:>11}", "", "nodes")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_sorted_numbers() {
        let numbers: Vec<u32> = (1..=200).collect();
        assert_eq!([50, 90, 99, 100].map(|part| share(&numbers, part)), [100, 180, 198, 200]);
        assert_eq!([50, 90, 99, 100].map(|part| share(&[7], part)), [7; 4]);
        assert_eq!([50, 90].map(|part| share(&[1, 2, 3], part)), [2, 3]);
    }
}
