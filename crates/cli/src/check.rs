//! `interregnum check`: replays records and compares them with the rules.

use crate::failure::Failure;
use crate::records::{self, Entry};
use clap::Args as ClapArgs;
use interregnum_rules::{Difference, Record, Trace};
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Examples:
  interregnum check games.ndjson
  interregnum check --quiet testdata/vectors/*.ndjson
  interregnum selfplay --games 10 --records - | interregnum check - --trace

Records are JSON objects, usually one a line, or games in the text notation. Those without a result \
are fine; what a record states is compared.

With --trace the standard output has one JSON object for each record, with the keys legal, \
phase_two_hands, piles and result (or error, action and rule where a record cannot be replayed), and \
all else goes to the standard error.

Exit status: 0 all records agree; 1 some differ or are unreadable; 2 usage or input error.";

/// Replays records, JSON lines or text notation, and reports the first difference from the rules in each.
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
            let finding = match &entry.record {
                Ok(record) => record.check().map_or_else(Finding::Differs, |trace| Finding::Agrees(Box::new(trace))),
                Err(reason) => Finding::Unreadable(reason.clone()),
            };
            if args.trace {
                serde_json::to_writer(&mut *out, &finding.trace(&entry)).map_err(io::Error::from)?;
                writeln!(out)?;
            }
            if !(args.quiet && matches!(finding, Finding::Agrees(_))) {
                report(args, out, &format!("{name}:{}: {}", entry.line, finding.words()))?;
            }
            match finding {
                Finding::Agrees(_) => counts.agree += 1,
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
enum Finding {
    Agrees(Box<Trace>),
    Differs(Difference),
    Unreadable(String),
}

impl Finding {
    fn words(&self) -> String {
        match self {
            Finding::Agrees(_) => "agrees".into(),
            Finding::Differs(difference) => format!("differs: {difference}"),
            Finding::Unreadable(reason) => format!("unreadable: {reason}"),
        }
    }

    /// What the rules make of the record. One that states something wrong can still be replayed;
    /// one with an illegal action cannot.
    fn trace(&self, entry: &Entry) -> Line<'_> {
        match self {
            Finding::Agrees(trace) => Line::Agreed(trace),
            Finding::Differs(difference) => {
                if let Ok(Ok(trace)) = entry.record.as_ref().map(Record::trace) {
                    return Line::Replayed(Box::new(trace));
                }
                let action = match difference {
                    Difference::Refused { action, .. } => Some(*action),
                    _ => None,
                };
                Line::Failed { error: difference.to_string(), action, rule: Some(difference.rule()) }
            }
            Finding::Unreadable(reason) => Line::Failed { error: reason.clone(), action: None, rule: None },
        }
    }
}

/// A line of `--trace`.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Agreed(&'a Trace),
    Replayed(Box<Trace>),
    Failed { error: String, action: Option<usize>, rule: Option<&'static str> },
}
