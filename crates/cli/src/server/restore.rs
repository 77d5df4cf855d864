//! `interregnum restore`: takes a backup up again.

use crate::failure::Failure;
use crate::server::keeping::{Keeping, named};
use crate::server::serve::threads;
use clap::Args as ClapArgs;
use interregnum_server::upkeep;
use std::io::Write;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Examples:
  interregnum restore games.backup
  interregnum restore --data /var/lib/interregnum --force games.backup
  interregnum restore --database postgres://localhost/interregnum games.backup

The backup is looked through first, and every game in it is played again by the rules: unless all \
of it is in order, nothing is changed. No server may run on the place; games that it holds are \
replaced only with --force. An SQLite file that is replaced keeps its content under another name, \
which is told; what a PostgreSQL database held is gone.

Exit status: 0 everything is restored; 2 nothing has changed.";

/// Takes up all games and people from a backup.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// The file that interregnum backup has written
    file: PathBuf,
    /// Replace the games that are there
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    keeping: Keeping,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let database = args.keeping.database(&args.keeping.file()?)?;
    let restored = threads()?.block_on(upkeep::restore(&args.file, &database, args.force)).map_err(Failure::input)?;
    let (tables, people) = (restored.tables, restored.people);
    writeln!(out, "{}: {tables} tables and {people} people restored, every game played again", named(&database))?;
    if let Some(before) = restored.before {
        writeln!(out, "What was there before is in {}", before.display())?;
    }
    Ok(())
}
