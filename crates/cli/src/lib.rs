//! The commands of the binary `interregnum`, a file for each.

use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

mod actions;
mod analyse;
mod bench;
mod bots;
mod check;
mod completions;
mod failure;
mod hint;
mod interval;
mod matches;
mod nearest;
mod place;
mod progress;
mod puzzles;
mod records;
mod rules;
mod seed;
mod selfplay;
#[cfg(feature = "server")]
mod server;
mod show;
mod sides;
mod solve;
mod tables;
mod threads;
mod verify;
mod wrap;

use failure::Failure;

const CODES: &str = "\
Exit status: 0 all is well; 1 differences were found; 2 usage or input error.
A closed pipe (| head) ends a command quietly with 0.";

const EXAMPLES: &str = "\
Examples:
  interregnum serve --lan
  interregnum selfplay --table claim2 --games 100000
  interregnum selfplay --table random --records - | interregnum check -q -
  interregnum match --a ismcts:1000 --b random --table claim --pairs 100
  interregnum show games.ndjson --game 3 --seat 1
  interregnum rules dragons

Exit status: 0 all is well; 1 differences were found; 2 usage or input error.
A closed pipe (| head) ends a command quietly with 0.";

/// The card game Claim with Claim 2 and Maps, for two to four players.
#[derive(Parser, Debug)]
#[command(name = "interregnum", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    #[cfg(feature = "server")]
    #[command(flatten)]
    Server(Box<server::Command>),
    #[command(after_help = selfplay::HELP)]
    Selfplay(selfplay::Args),
    #[command(after_help = matches::HELP)]
    Match(matches::Args),
    #[command(after_help = check::HELP)]
    Check(check::Args),
    #[command(after_help = verify::HELP)]
    Verify(verify::Args),
    #[command(after_help = show::HELP)]
    Show(show::Args),
    #[command(after_help = solve::HELP)]
    Solve(solve::Args),
    #[command(after_help = hint::HELP)]
    Hint(hint::Args),
    #[command(after_help = analyse::HELP)]
    Analyse(analyse::Args),
    #[command(after_help = puzzles::HELP)]
    Puzzles(puzzles::Args),
    #[command(after_help = CODES)]
    Bench(bench::Args),
    #[command(after_help = rules::HELP)]
    Rules(rules::Args),
    #[command(after_help = tables::HELP)]
    Tables(tables::Args),
    #[command(after_help = completions::HELP)]
    Completions(completions::Args),
}

/// Runs the command line, and says how it went.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = args.into_iter();
    #[cfg(feature = "server")]
    let args = server::played_at(args.collect());
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way, too. If nobody reads them, nothing is lost.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let done = cli.command.run(&mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) | Err(Failure::Pipe) => ExitCode::SUCCESS,
        Err(Failure::Differences) => {
            // What was written so far is the answer; a reader who has left does not change it.
            let _ = out.flush();
            ExitCode::from(1)
        }
        Err(Failure::Input(message)) => {
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "error: {message}");
            ExitCode::from(2)
        }
    }
}

impl Command {
    fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            #[cfg(feature = "server")]
            Command::Server(command) => command.run(out),
            Command::Selfplay(args) => selfplay::run(args, out),
            Command::Match(args) => matches::run(args, out),
            Command::Check(args) => check::run(args, out),
            Command::Verify(args) => verify::run(args, out),
            Command::Show(args) => show::run(args, out),
            Command::Solve(args) => solve::run(args, out),
            Command::Hint(args) => hint::run(args, out),
            Command::Analyse(args) => analyse::run(args, out),
            Command::Puzzles(args) => puzzles::run(args, out),
            Command::Bench(args) => bench::run(args, out),
            Command::Rules(args) => rules::run(args, out),
            Command::Tables(args) => tables::run(args, out),
            Command::Completions(args) => completions::run(args, out),
        }
    }
}
