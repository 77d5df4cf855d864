//! `interregnum hint`: what to play, and why.

use crate::actions::{About, Done, Written};
use crate::failure::Failure;
use crate::place::{Moment, Place};
use crate::wrap::write_wrapped;
use clap::Args as ClapArgs;
use interregnum_bots::analysis::words::{brief, percent};
use interregnum_bots::analysis::{Basis, Effort, Hint, Scales, Weighed};
use interregnum_rules::{Game, Kind, Position, Rng, Seat, Seen, Viewer};
use interregnum_solver::Solver;
use serde::Serialize;
use std::io::{self, Write};

pub(crate) const HELP: &str = "\
Examples:
  interregnum hint games.ndjson --at 40
  interregnum hint games.ndjson --game 3 --at 7 --json
  interregnum hint position.txt --seat 1

The advice rests on what the seat may know: in Phase Two for two players without Phoenixes it is exact, \
elsewhere it is an estimate from worlds that fit what the seat has seen. In a position cards that are not \
seen are written as ??; faces that the seat may not know are not looked at.

Exit status: 0 all is well; 1 the record breaks the rules; 2 usage or input error.";

/// Says what to play and why, for one seat.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// For this seat [default: the one that is to act]
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// How many worlds to look at where nothing is proved
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    worlds: u32,
    /// Seed for drawing worlds
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print the advice as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut rng = Rng::seeded(args.seed);
    let mut solver = Solver::new();
    let hint = match args.place.find()? {
        Moment::Game(game) => {
            let seat = asked(&game.position().asked(), args.seat)?;
            let scales = Scales::new(game.table(), Effort::worlds(args.worlds));
            scales.hint(&game, seat, &mut solver, &mut rng).expect("the seat is asked")
        }
        Moment::Position(position) => {
            let seat = asked(&position.asked(), args.seat)?;
            let scales = Scales::new(&position.table, Effort::worlds(args.worlds));
            let seen = as_seen(&position, seat)?;
            let hint = scales.hint_at(&seen, seat, &mut solver, &mut rng).map_err(Failure::input)?;
            hint.expect("the seat is asked")
        }
    };
    if args.json {
        serde_json::to_writer(&mut *out, &Told::new(&hint)).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    write(&hint, out)
}

/// The seat that the advice is for, if it is asked.
fn asked(asked: &[(Seat, Kind)], wanted: Option<u8>) -> Result<Seat, Failure> {
    let Some(&(first, kind)) = asked.first() else {
        return Err(Failure::input("the game is over: nobody is asked anything"));
    };
    match wanted.map(Seat) {
        None => Ok(first),
        Some(seat) if asked.iter().any(|(other, _)| *other == seat) => Ok(seat),
        Some(seat) => Err(Failure::input(format!("--seat {}: it is {first} that is asked to {kind}", seat.0))),
    }
}

/// The position without what the seat may not know.
fn as_seen(position: &Position<Seen>, seat: Seat) -> Result<Position<Seen>, Failure> {
    match position.open() {
        // Somebody has hidden cards already, and knows which.
        Err(_) => Ok(position.clone()),
        Ok(open) => {
            let game = Game::resume(open).map_err(Failure::input)?;
            Ok(game.position().seen_by(Viewer::Seat(seat)))
        }
    }
}

/// The advice for people.
fn write(hint: &Hint, out: &mut dyn Write) -> Result<(), Failure> {
    let weighing = &hint.weighing;
    writeln!(out, "{}: {} ({})", weighing.seat, brief(&weighing.best().action), weighing.basis.name())?;
    write_wrapped(out, &hint.why, "")?;
    let mut options: Vec<_> = weighing.options.iter().collect();
    options.sort_by(|one, other| (other.score, other.chance.mean).partial_cmp(&(one.score, one.chance.mean)).unwrap());
    let width = options.iter().map(|option| brief(&option.action).chars().count()).max().unwrap_or(0);
    for option in options {
        let worth = match option.score {
            Some(score) => format!("{:<4}  {:+}", score.value.name(), score.margin),
            None => percent(option.chance) + unclear(option),
        };
        writeln!(out, "  {:<width$}  {worth}", brief(&option.action))?;
    }
    Ok(())
}

/// Said of an estimate that cannot be told from the best one. The best one is behind itself by nothing, and that exactly.
fn unclear(option: &Weighed) -> &'static str {
    if option.behind.is_clear() || option.behind.error == 0.0 { "" } else { "  too close to call" }
}

/// The advice in JSON.
#[derive(Serialize)]
struct Told<'a> {
    seat: u8,
    basis: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    worlds: Option<u32>,
    best: Written<'a>,
    why: &'a str,
    options: Vec<About<'a, Worth>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<Done<'a>>>,
}

#[derive(Serialize)]
struct Worth {
    chance: f64,
    error: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    close: Option<bool>,
}

impl<'a> Told<'a> {
    fn new(hint: &'a Hint) -> Told<'a> {
        let weighing = &hint.weighing;
        let worth = |option: &Weighed| Worth {
            chance: option.chance.mean,
            error: option.chance.error,
            value: option.score.map(|score| score.value.name()),
            margin: option.score.map(|score| score.margin),
            close: option.score.is_none().then(|| !option.behind.is_clear()),
        };
        let line = hint.line.as_ref().map(|line| line.actions.iter().map(Done::from).collect());
        Told {
            seat: weighing.seat.0,
            basis: weighing.basis.name(),
            worlds: match weighing.basis {
                Basis::Exact => None,
                Basis::Estimated { worlds } => Some(worlds),
            },
            best: Written(&weighing.best().action),
            why: &hint.why,
            options: weighing
                .options
                .iter()
                .map(|option| About { action: &option.action, told: worth(option) })
                .collect(),
            line,
        }
    }
}
