//! `interregnum backup`: everything that is stored, in one file.

use crate::failure::Failure;
use crate::server::keeping::{Keeping, named};
use crate::server::serve::threads;
use clap::Args as ClapArgs;
use interregnum_server::upkeep;
use std::io::Write;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Examples:
  interregnum backup games.backup
  interregnum backup --data /var/lib/interregnum --force /srv/backups/interregnum.backup
  interregnum backup --database postgres://localhost/interregnum games.backup

The server may run meanwhile: the backup holds everything as it was at one moment. It is an SQLite \
file, whichever database it comes from, and interregnum restore takes it up in either. It holds \
what people have stored, too, and the cards of games that are not over: keep it where nobody else reads.

Exit status: 0 the backup is complete and on disk; 2 there is none.";

/// Writes all games and people to a file, while the server may go on.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// The file to write
    file: PathBuf,
    /// Replace the file if it is there
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    keeping: Keeping,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let database = args.keeping.database(&args.keeping.file()?)?;
    let kept = threads()?.block_on(upkeep::backup(&database, &args.file, args.force)).map_err(Failure::input)?;
    let (tables, people, bytes) = (kept.tables, kept.people, kept.bytes);
    writeln!(out, "{}: {tables} tables and {people} people, {bytes} bytes", args.file.display())?;
    writeln!(out, "from {}", named(&database))?;
    Ok(())
}
