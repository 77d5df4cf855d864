//! `interregnum puzzles`: positions with exactly one winning card.

use crate::actions::{Written, brief};
use crate::failure::Failure;
use crate::tables::{TABLES_HELP, Tables};
use crate::wrap::{counted, write_wrapped};
use clap::Args as ClapArgs;
use interregnum_bots::puzzle::{Answer, Puzzle, Puzzles, Reply};
use interregnum_rules::{Action, Card, Position, notation};
use serde::Serialize;
use std::io::{self, Write};

pub(crate) const HELP: &str = "\
Examples:
  interregnum puzzles --count 3 --seed 7
  interregnum puzzles --count 20 --seed 1 --table claim2 --json

Positions of Phase Two for two players, from games by sensible play, in which exactly one card wins: \
proved by the solver. Each comes with a grade, its themes and the whole solution: the winning card, every \
reply, the winning answer to it, until every way to play wins. ! marks an answer that is the only one. \
The position can be given to interregnum solve and interregnum hint.

Exit status: 0 all is well; 2 usage or input error.";

/// Makes puzzles: positions of Phase Two in which exactly one card wins.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// How many
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: usize,
    /// Seed; the same seed gives the same puzzles
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, default_value = "claim2", help = TABLES_HELP)]
    table: String,
    /// Print one JSON object a line for each puzzle
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = Tables::parse(&args.table, Some(2))?;
    if let Tables::One { table, .. } | Tables::Drawn { table, .. } = &tables
        && (table.players() != 2 || !table.fire_cards().is_empty())
    {
        let why = "puzzles are for two players and without Phoenixes: only there endings can be proved";
        return Err(Failure::input(format!("--table {}: {why}", args.table)));
    }
    let puzzles = Puzzles::new(args.seed, |rng| tables.draw(rng));
    for (place, puzzle) in puzzles.take(args.count).enumerate() {
        if args.json {
            serde_json::to_writer(&mut *out, &Line::new(&puzzle)).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            write_puzzle(&puzzle, place + 1, args, out)?;
        }
    }
    Ok(())
}

fn write_puzzle(puzzle: &Puzzle, number: usize, args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if number > 1 {
        writeln!(out)?;
    }
    let difficulty = &puzzle.difficulty;
    let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.words()).collect();
    writeln!(out, "; Puzzle {number} of {}: {} to act and win", args.count, puzzle.seat)?;
    let looks = if difficulty.looks_wrong { "; the right one looks wrong" } else { "" };
    let grade = format!(
        "; {}: {} left, {}, {} to find, {}{looks}",
        difficulty.grade().name(),
        counted(difficulty.tricks as usize, "trick"),
        counted(difficulty.options, "option"),
        if difficulty.depth == 1 { "1 answer".to_owned() } else { format!("{} answers in a row", difficulty.depth) },
        counted(difficulty.decoys, "decoy")
    );
    write_wrapped(out, &grade, "; ")?;
    write!(out, "{}", text(&puzzle.position))?;
    write_wrapped(out, &format!("; Themes: {}", themes.join(", ")), "; ")?;
    writeln!(out, "; Solution:")?;
    write_answer(&puzzle.solution, 1, out)?;
    Ok(())
}

/// The position with everything open: in Phase Two both hands are known.
fn text(position: &Position<Card>) -> String {
    notation::write_position(&position.revealed())
}

fn write_answer(answer: &Answer, depth: usize, out: &mut dyn Write) -> io::Result<()> {
    let mark = if answer.only { "!" } else { "" };
    let secured = answer.next.is_none() && answer.replies.is_empty();
    let end = if secured { ": every way to play wins" } else { "" };
    writeln!(out, "; {:indent$}{}{mark}{end}", "", brief(&answer.action), indent = 2 * depth)?;
    if let Some(next) = &answer.next {
        write_answer(next, depth, out)?;
    }
    for reply in &answer.replies {
        let way = |way: &Vec<Action>| way.iter().map(brief).collect::<Vec<_>>().join(" ");
        let ways: Vec<String> = reply.ways.iter().map(way).collect();
        let end = if reply.answer.is_none() { ": every way to play wins" } else { "" };
        let text = format!("; {:indent$}on {}{end}", "", ways.join(", "), indent = 2 * depth + 2);
        write_wrapped(out, &text, &format!("; {:indent$}", "", indent = 2 * depth + 5))?;
        if let Some(answer) = &reply.answer {
            write_answer(answer, depth + 2, out)?;
        }
    }
    Ok(())
}

/// A puzzle in JSON.
#[derive(Serialize)]
struct Line<'a> {
    table: String,
    seat: u8,
    grade: &'static str,
    tricks: u32,
    depth: usize,
    options: usize,
    decoys: usize,
    looks_wrong: bool,
    themes: Vec<String>,
    position: String,
    solution: Node<'a>,
}

#[derive(Serialize)]
struct Node<'a> {
    #[serde(flatten)]
    action: Written<'a>,
    only: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Box<Node<'a>>>,
    replies: Vec<Branch<'a>>,
}

#[derive(Serialize)]
struct Branch<'a> {
    ways: Vec<Vec<Written<'a>>>,
    answer: Option<Node<'a>>,
}

impl<'a> Line<'a> {
    fn new(puzzle: &'a Puzzle) -> Line<'a> {
        let difficulty = &puzzle.difficulty;
        Line {
            table: puzzle.position.table.spec().to_string(),
            seat: puzzle.seat.0,
            grade: difficulty.grade().name(),
            tricks: difficulty.tricks,
            depth: difficulty.depth,
            options: difficulty.options,
            decoys: difficulty.decoys,
            looks_wrong: difficulty.looks_wrong,
            themes: puzzle.themes.iter().map(|theme| theme.name()).collect(),
            position: text(&puzzle.position),
            solution: Node::from(&puzzle.solution),
        }
    }
}

impl<'a> From<&'a Answer> for Node<'a> {
    fn from(answer: &'a Answer) -> Node<'a> {
        Node {
            action: Written(&answer.action),
            only: answer.only,
            next: answer.next.as_ref().map(|next| Box::new(Node::from(next.as_ref()))),
            replies: answer.replies.iter().map(Branch::from).collect(),
        }
    }
}

impl<'a> From<&'a Reply> for Branch<'a> {
    fn from(reply: &'a Reply) -> Branch<'a> {
        Branch {
            ways: reply.ways.iter().map(|way| way.iter().map(Written).collect()).collect(),
            answer: reply.answer.as_ref().map(Node::from),
        }
    }
}
