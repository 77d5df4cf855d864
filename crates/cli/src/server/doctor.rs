//! `interregnum doctor`: whether all is well with a server, its machine and what it keeps.

mod doors;
mod finding;
mod machine;
mod store;

use crate::failure::Failure;
use crate::server::serve::{self, threads};
use clap::Args as ClapArgs;
use finding::{Finding, Report, Verdict};
use interregnum_server::{Database, Settings};
use std::io::Write;

pub(crate) const HELP: &str = "\
Examples:
  interregnum doctor
  interregnum doctor --data /var/lib/interregnum --listen 127.0.0.1:8080
  interregnum doctor --quick --json
  interregnum doctor --ready

It takes the flags, the environment and the file of serve: put doctor where serve stood. It changes \
nothing, and a server may run meanwhile. Every stored game is played again by the rules and compared \
with what is stored; that and the check of the database file take a while with very many games, and \
--quick leaves them out.

Exit status: 0 all is well; 1 there is something to look at; 2 something could not be looked at, or \
usage is wrong. With --ready: 0 the server is ready; 1 it is not.";

/// Looks over a server, its machine and everything that is stored, and says what to do.
#[derive(ClapArgs, Debug)]
#[group(skip)]
pub(crate) struct Args {
    /// Leave out what reads everything that is stored
    #[arg(long)]
    quick: bool,
    /// Only ask the running server whether it is ready, as containers do
    #[arg(long, conflicts_with_all = ["quick", "json"])]
    ready: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    serve: serve::Args,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (settings, _) = args.serve.all()?;
    if args.ready {
        return is_ready(&settings, out);
    }
    let report = Report::new(examine(args, &settings)?);
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    match report.verdict {
        Verdict::Fine => Ok(()),
        Verdict::Look => Err(Failure::Differences),
        Verdict::Unknown => Err(Failure::input("some of this could not be looked at")),
    }
}

fn examine(args: &Args, settings: &Settings) -> Result<Vec<Finding>, Failure> {
    let mut findings = Vec::new();
    if let Database::Sqlite(file) = &settings.database {
        findings.push(machine::folder(file));
        findings.push(machine::space(file));
    }
    findings.push(machine::permissions(&settings.database, args.serve.config()));
    findings.extend(threads()?.block_on(store::examine(&settings.database, args.quick)));
    findings.push(doors::examine(settings));
    findings.push(machine::bots(settings.bot_threads));
    findings.push(machine::files());
    Ok(findings)
}

fn is_ready(settings: &Settings, out: &mut dyn Write) -> Result<(), Failure> {
    match doors::ask(settings.health, "/readyz") {
        Ok((200, _)) => Ok(writeln!(out, "ready")?),
        Ok((_, said)) => {
            writeln!(out, "{}", said.trim_end())?;
            Err(Failure::Differences)
        }
        Err(error) => {
            writeln!(out, "no server answers at http://{}/readyz: {error}", settings.health)?;
            Err(Failure::Differences)
        }
    }
}
