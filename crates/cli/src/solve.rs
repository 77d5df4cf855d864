//! `interregnum solve`: the exact value of every legal action.

use crate::actions::{About, brief};
use crate::failure::Failure;
use crate::place::{Moment, Place};
use clap::Args as ClapArgs;
use interregnum_rules::{Card, Position};
use interregnum_solver::{Answer, Score, Solution, Solver};
use serde::Serialize;
use std::io::{self, Write};

pub(crate) const HELP: &str = "\
Examples:
  interregnum solve games.ndjson --at 40
  interregnum solve games.ndjson --game 3 --at 40 --json
  interregnum solve position.txt

Solves Phase Two for two players at every table without Phoenixes, from the first trick on. Values and \
margins are those of best play by both, for the seat that is to act; the margin is its votes less those \
of the other seat. Where nothing is proved, the answer says why.

Exit status: 0 all is well; 1 the record breaks the rules; 2 usage or input error.";

/// Prints the exact value of every legal action in a position of Phase Two.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// Look at no more than this many positions [default: as many as needed]
    #[arg(long, value_name = "NODES")]
    budget: Option<u64>,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let position = match args.place.find()? {
        Moment::Game(game) => game.position().clone(),
        Moment::Position(seen) => playable(&seen.open().map_err(Failure::input)?)?,
    };
    let mut solver = args.budget.map_or_else(Solver::new, |nodes| Solver::new().with_budget(nodes));
    let answer = solver.solve(&position);
    if args.json {
        serde_json::to_writer(&mut *out, &Line::new(&answer)).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        table(&answer, out)?;
    }
    Ok(())
}

/// The position, if the rules can lead to it.
fn playable(position: &Position<Card>) -> Result<Position<Card>, Failure> {
    let game = interregnum_rules::Game::resume(position.clone()).map_err(Failure::input)?;
    Ok(game.position().clone())
}

const SPENT: &str = "the budget was spent before anything was proved";

fn table(answer: &Answer<Solution<Score>>, out: &mut dyn Write) -> io::Result<()> {
    match answer {
        Answer::Proved(solution) => {
            let Score { value, margin } = solution.best;
            writeln!(out, "{} is to act: {value} with best play, margin {margin:+}", solution.seat)?;
            let width = solution.options.iter().map(|(action, _)| brief(action).len()).max().unwrap_or(0);
            for (action, score) in &solution.options {
                let mark = if *score == solution.best { '*' } else { ' ' };
                let line = format!("{mark} {:<width$}  {:<4}  {:+}", brief(action), score.value.name(), score.margin);
                writeln!(out, "{line}")?;
            }
            Ok(())
        }
        Answer::NotProved => writeln!(out, "Not proved: {SPENT}."),
        Answer::Beyond(beyond) => writeln!(out, "Not proved: {beyond}."),
    }
}

/// The answer in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Proved {
        proved: bool,
        seat: u8,
        #[serde(flatten)]
        best: Worth,
        options: Vec<About<'a, Worth>>,
    },
    Open {
        proved: bool,
        reason: String,
    },
}

#[derive(Serialize)]
struct Worth {
    value: &'static str,
    margin: i8,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        Worth { value: score.value.name(), margin: score.margin }
    }
}

impl<'a> Line<'a> {
    fn new(answer: &'a Answer<Solution<Score>>) -> Line<'a> {
        match answer {
            Answer::Proved(solution) => Line::Proved {
                proved: true,
                seat: solution.seat.0,
                best: solution.best.into(),
                options: solution
                    .options
                    .iter()
                    .map(|(action, score)| About { action, told: Worth::from(*score) })
                    .collect(),
            },
            Answer::NotProved => Line::Open { proved: false, reason: SPENT.into() },
            Answer::Beyond(beyond) => Line::Open { proved: false, reason: beyond.to_string() },
        }
    }
}
