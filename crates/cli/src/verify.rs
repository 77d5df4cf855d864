//! `interregnum verify`: checks that deals follow from what was published and shown.

use crate::failure::Failure;
use crate::records::{self, Entry};
use clap::Args as ClapArgs;
use interregnum_fair::{Commitment, Nonce, Proof};
use interregnum_rules::{Fair, Record};
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

pub(crate) const HELP: &str = "\
Examples:
  interregnum verify game.json
  interregnum verify game.json --commitment c933…0e4c --nonce 0011…eeff --id example-1
  interregnum selfplay --games 10 --records - --fair | interregnum verify -

A record with the part \"fair\" says what its deal was made from: the secret, the commitment to it that \
was published before the game, and the nonces of the seats. The deal is fair if the secret fits the \
commitment, and the first leader (where lots were drawn), the deck and the Fire pile follow from secret \
and nonces. That is worth something only if commitment, id and your nonce are those that you saw before \
the game: give them, or compare them.

With --json the standard output has one JSON object for each record, with the keys file, line, finding \
(fair, not fair, without proof or unreadable), reasons, game, commitment, nonces and lots.

Exit status: 0 all deals are fair; 1 some are not, or cannot be verified; 2 usage or input error.";

/// Checks that the deal of each record follows from a secret that was committed to before the game, and from the
/// nonces of the seats.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// Files with records; - for the standard input
    #[arg(required = true, value_name = "RECORD")]
    files: Vec<PathBuf>,
    /// The commitment that you saw before the game
    #[arg(long, value_name = "HEX", value_parser = digits::<Commitment>)]
    commitment: Option<Commitment>,
    /// The nonce that you gave
    #[arg(long, value_name = "HEX", value_parser = digits::<Nonce>)]
    nonce: Option<Nonce>,
    /// The id of the game
    #[arg(long)]
    id: Option<String>,
    /// Print what was found as JSON, one object a line
    #[arg(long)]
    json: bool,
    /// Do not mention deals that are fair
    #[arg(long, short)]
    quiet: bool,
}

/// Digits as people copy them.
fn digits<T: FromStr>(text: &str) -> Result<T, T::Err> {
    text.trim().to_ascii_lowercase().parse()
}

/// How many records were found to be what.
#[derive(Default)]
struct Counts {
    fair: u64,
    not_fair: u64,
    without_proof: u64,
    unreadable: u64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut counts = Counts::default();
    for path in &args.files {
        let file = records::name(path);
        for entry in records::open(path)? {
            let entry = entry.map_err(|error| Failure::file(path, &error))?;
            let finding = Finding::of(&entry, args);
            if !(args.quiet && matches!(finding, Finding::Fair(_))) {
                if args.json {
                    let verdict = Verdict::new(&file, &entry, &finding);
                    serde_json::to_writer(&mut *out, &verdict).map_err(io::Error::from)?;
                    writeln!(out)?;
                } else {
                    write!(out, "{file}:{}: ", entry.line)?;
                    finding.write(out)?;
                }
            }
            *match finding {
                Finding::Fair(_) => &mut counts.fair,
                Finding::NotFair(_) => &mut counts.not_fair,
                Finding::WithoutProof => &mut counts.without_proof,
                Finding::Unreadable(_) => &mut counts.unreadable,
            } += 1;
        }
    }
    let Counts { fair, not_fair, without_proof, unreadable } = counts;
    if !args.json {
        writeln!(out, "{fair} fair, {not_fair} not fair, {without_proof} without proof, {unreadable} unreadable")?;
    }
    if not_fair + without_proof + unreadable > 0 { Err(Failure::Differences) } else { Ok(()) }
}

/// What became of one record.
enum Finding {
    Fair(Proof),
    /// All reasons.
    NotFair(Vec<String>),
    WithoutProof,
    Unreadable(String),
}

impl Finding {
    fn of(entry: &Entry, args: &Args) -> Finding {
        let (record, fair) = match &entry.record {
            Ok(Record { fair: None, .. }) => return Finding::WithoutProof,
            Ok(record @ Record { fair: Some(fair), .. }) => (record, fair),
            Err(reason) => return Finding::Unreadable(reason.clone()),
        };
        let proof = match Proof::try_from(fair) {
            Ok(proof) => proof,
            Err(error) => return Finding::NotFair(vec![error.to_string()]),
        };
        let mut reasons = args.not_as_seen(&proof);
        if let Err(found) = proof.verify(&record.table, &record.deal) {
            reasons.extend(found.iter().map(ToString::to_string));
        }
        if reasons.is_empty() { Finding::Fair(proof) } else { Finding::NotFair(reasons) }
    }

    const fn word(&self) -> &'static str {
        match self {
            Finding::Fair(_) => "fair",
            Finding::NotFair(_) => "not fair",
            Finding::WithoutProof => "without proof",
            Finding::Unreadable(_) => "unreadable",
        }
    }

    fn reasons(&self) -> Vec<String> {
        match self {
            Finding::Fair(_) => Vec::new(),
            Finding::NotFair(reasons) => reasons.clone(),
            Finding::WithoutProof => vec!["the record does not say what the deal was made from".to_owned()],
            Finding::Unreadable(reason) => vec![reason.clone()],
        }
    }

    /// The finding in a line; under a fair one what the reader should compare.
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Finding::Fair(proof) = self else {
            return writeln!(out, "{}: {}", self.word(), self.reasons().join("; "));
        };
        let follow = if proof.lots { "first leader and cards follow" } else { "the cards follow" };
        writeln!(out, "fair: the secret fits the commitment, and {follow} from secret and nonces")?;
        writeln!(out, "  game        {}", proof.game)?;
        writeln!(out, "  commitment  {}", proof.commitment)?;
        for (seat, nonce) in proof.nonces.iter().enumerate() {
            writeln!(out, "  nonce {seat}     {}", if nonce.is_empty() { "none" } else { nonce.as_str() })?;
        }
        if proof.nonces.iter().all(Nonce::is_empty) {
            writeln!(out, "  No seat gave a nonce: whoever dealt could choose the deal.")?;
        }
        Ok(())
    }
}

impl Args {
    /// What is another than the reader saw before the game.
    fn not_as_seen(&self, proof: &Proof) -> Vec<String> {
        let mut reasons = Vec::new();
        if let Some(seen) = self.commitment.filter(|seen| *seen != proof.commitment) {
            reasons.push(format!("the commitment is {}, but you saw {seen}", proof.commitment));
        }
        if let Some(given) = self.nonce.as_ref().filter(|given| !proof.nonces.contains(given)) {
            reasons.push(format!("your nonce {given} is not among the nonces"));
        }
        if let Some(id) = self.id.as_ref().filter(|id| **id != proof.game) {
            reasons.push(format!("the game is {:?}, not {id:?}", proof.game));
        }
        reasons
    }
}

/// A line of `--json`.
#[derive(Serialize)]
struct Verdict<'a> {
    file: &'a str,
    line: u64,
    finding: &'static str,
    reasons: Vec<String>,
    game: Option<&'a str>,
    commitment: Option<&'a str>,
    nonces: Option<&'a [String]>,
    lots: Option<bool>,
}

impl<'a> Verdict<'a> {
    fn new(file: &'a str, entry: &'a Entry, finding: &Finding) -> Verdict<'a> {
        let fair: Option<&Fair> = entry.record.as_ref().ok().and_then(|record| record.fair.as_ref());
        Verdict {
            file,
            line: entry.line,
            finding: finding.word(),
            reasons: finding.reasons(),
            game: fair.map(|fair| fair.game.as_str()),
            commitment: fair.map(|fair| fair.commitment.as_str()),
            nonces: fair.map(|fair| fair.nonces.as_slice()),
            lots: fair.map(|fair| fair.lots),
        }
    }
}
