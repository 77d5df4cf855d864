//! `interregnum check`: replays records and compares them with the rules.

use crate::failure::Failure;
use crate::records::{self, Entry};
use clap::Args as ClapArgs;
use interregnum_rules::{Difference, Record, Trace};
use serde_json::json;
use std::io::{self, Write};
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Examples:
  interregnum check games.ndjson
  interregnum check --quiet testdata/vectors/*.ndjson
  interregnum selfplay --games 10 --records - | interregnum check - --trace

With --trace the standard output has one JSON object for each record, with the keys legal, phase_two_hands, piles
and result (or error, action and rule where a record cannot be replayed), and all else goes to the standard error.
Exit status: 0 all records agree; 1 some differ or are unreadable; 2 usage or input error.";

/// Replays records, one JSON object a line, and reports the first difference from the rules in each.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// Files with records; - for the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print what the rules make of each record, as JSON
    #[arg(long)]
    trace: bool,
    /// Do not mention records that agree
    #[arg(long, short)]
    quiet: bool,
}

/// How many records were found to be what.
#[derive(Default)]
struct Counts {
    agree: u64,
    differ: u64,
    unreadable: u64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut counts = Counts::default();
    for path in &args.files {
        let name = records::name(path);
        for entry in records::open(path)? {
            let entry = entry.map_err(|error| Failure::file(path, &error))?;
            let checked = Checked::new(&entry);
            if args.trace {
                writeln!(out, "{}", checked.trace)?;
            }
            if !(args.quiet && checked.finding == Finding::Agrees) {
                report(args, out, &format!("{name}:{}: {}", entry.line, checked.finding.words()))?;
            }
            match checked.finding {
                Finding::Agrees => counts.agree += 1,
                Finding::Differs(_) => counts.differ += 1,
                Finding::Unreadable(_) => counts.unreadable += 1,
            }
        }
    }
    let Counts { agree, differ, unreadable } = counts;
    report(args, out, &format!("{agree} agree, {differ} differ, {unreadable} unreadable"))?;
    if differ + unreadable > 0 { Err(Failure::Differences) } else { Ok(()) }
}

/// Reports go to the standard output, unless the traces are there.
fn report(args: &Args, out: &mut dyn Write, line: &str) -> io::Result<()> {
    if args.trace { writeln!(io::stderr(), "{line}") } else { writeln!(out, "{line}") }
}

/// What became of one record.
#[derive(PartialEq, Eq, Debug)]
enum Finding {
    Agrees,
    Differs(Difference),
    Unreadable(String),
}

impl Finding {
    fn words(&self) -> String {
        match self {
            Finding::Agrees => "agrees".into(),
            Finding::Differs(difference) => format!("differs: {difference}"),
            Finding::Unreadable(reason) => format!("unreadable: {reason}"),
        }
    }
}

struct Checked {
    finding: Finding,
    /// What the rules make of it, as JSON.
    trace: String,
}

impl Checked {
    fn new(entry: &Entry) -> Checked {
        let record = match &entry.record {
            Ok(record) => record,
            Err(reason) => {
                let trace = json!({ "error": reason, "action": null, "rule": null }).to_string();
                return Checked { finding: Finding::Unreadable(reason.clone()), trace };
            }
        };
        match record.check() {
            Ok(trace) => Checked { finding: Finding::Agrees, trace: in_json(&trace) },
            Err(difference) => Checked { trace: replayed(record, &difference), finding: Finding::Differs(difference) },
        }
    }
}

/// A record that states something wrong can still be replayed; one with an illegal action cannot.
fn replayed(record: &Record, difference: &Difference) -> String {
    match record.trace() {
        Ok(trace) => in_json(&trace),
        Err(_) => {
            let action = match difference {
                Difference::Refused { action, .. } => Some(*action),
                _ => None,
            };
            json!({ "error": difference.to_string(), "action": action, "rule": difference.rule() }).to_string()
        }
    }
}

fn in_json(trace: &Trace) -> String {
    serde_json::to_string(trace)
        .unwrap_or_else(|error| json!({ "error": error.to_string(), "action": null, "rule": null }).to_string())
}
