//! `interregnum analyse`: the truth about a game.

use crate::actions::{Done, Written, brief};
use crate::failure::Failure;
use crate::place::broken;
use crate::records;
use crate::sides::side_name;
use crate::wrap::{counted, write_wrapped};
use clap::Args as ClapArgs;
use interregnum_bots::analysis::words::{fate, margin, percent};
use interregnum_bots::analysis::{Basis, Chance, Effort, Judged, Line, Review, Weighing};
use interregnum_rules::{Faction, Phase, Record, Side};
use interregnum_solver::Score;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Examples:
  interregnum analyse games.ndjson
  interregnum analyse games.ndjson --game 3 --effort 200
  interregnum analyse game.txt --json

Every decision with the chance to win before and after it. In Phase Two for two players without \
Phoenixes all is proved (exact); elsewhere it is estimated from so many worlds as --effort says, with \
the standard error, once for what the seat knew and once for all cards. Under best, yes means that the \
action taken was the best, and or that another one looks better, but too little to be sure. docs/analysis.md \
tells more.

Exit status: 0 all is well; 1 the record breaks the rules; 2 usage or input error.";

/// Says what every decision of a game was worth, which were mistakes, and on what the game turned.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// File with records; - for the standard input
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: u64,
    /// How many worlds to look at for each decision that is estimated
    #[arg(long, value_name = "WORLDS", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    effort: u32,
    /// Seed for drawing worlds
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Print the analysis as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let record = records::nth(&args.file, args.game)?;
    let review = Review::of(&record, Effort::worlds(args.effort), args.seed);
    let review = review.map_err(|difference| broken(&difference))?;
    if args.json {
        serde_json::to_writer(&mut *out, &Whole::new(&record, &review, args)).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    Report { out, record: &record, review: &review }.write()
}

/// The analysis for people.
struct Report<'a> {
    out: &'a mut dyn Write,
    record: &'a Record,
    review: &'a Review,
}

impl Report<'_> {
    fn write(&mut self) -> Result<(), Failure> {
        self.decisions()?;
        self.turning_point()?;
        self.seats()?;
        self.luck()
    }

    fn decisions(&mut self) -> Result<(), Failure> {
        let mut part = None;
        let widths = self.review.decisions.iter().map(|judged| brief(&judged.action).len());
        let width = widths.max().unwrap_or(0).max("action".len());
        for (place, judged) in self.review.decisions.iter().enumerate() {
            let (phase, basis) = (judged.phase, judged.known.basis);
            if part.replace((phase, basis)) != Some((phase, basis)) {
                let name = if phase == Phase::One { "One" } else { "Two" };
                let how = match basis {
                    Basis::Exact => "exact: result and margin in votes".to_owned(),
                    Basis::Estimated { worlds } => {
                        format!("estimated from {}: chance to win ± standard error", counted(worlds as usize, "world"))
                    }
                };
                writeln!(self.out, "Phase {name} ({how})")?;
                let known = if judged.open.is_some() { "all cards known" } else { "" };
                let best_width = width + OR.len();
                let head = format!(
                    "{:>4} seat  {:<width$}  before      after       {:<best_width$}  {known}",
                    "", "action", "best"
                );
                writeln!(self.out, "{}", head.trim_end())?;
            }
            writeln!(self.out, "{}", line(place, judged, width))?;
            if let Some(mistake) = &judged.mistake {
                write_wrapped(self.out, &format!("           {}", mistake.sentence), "           ")?;
            }
        }
        Ok(())
    }

    fn turning_point(&mut self) -> Result<(), Failure> {
        let Some(place) = self.review.turning_point else {
            return Ok(writeln!(self.out, "\nNo decision stands out as a turning point.")?);
        };
        let judged = &self.review.decisions[place];
        let what = brief(&judged.action);
        let text = format!("Turning point: action {place}, {what} of {} ({}).", judged.seat, judged.known.basis.name());
        Ok(writeln!(self.out, "\n{text}")?)
    }

    fn seats(&mut self) -> Result<(), Failure> {
        for conduct in &self.review.seats {
            let text = format!(
                "{}: {} of {} as good as the best ({:.0} %), {}.",
                conduct.seat,
                conduct.best,
                counted(conduct.choices, "choice"),
                100.0 * conduct.accuracy(),
                counted(conduct.mistakes, "mistake")
            );
            writeln!(self.out, "{text}")?;
        }
        Ok(())
    }

    fn luck(&mut self) -> Result<(), Failure> {
        let luck = &self.review.luck;
        let players = self.record.table.players();
        for (side, deal) in luck.deal.iter().enumerate() {
            let name = side_name(Side(side as u8), Some(players));
            let result = luck.result.as_ref().map(|shares| shares[side]);
            let after = result.map_or(String::new(), |share| {
                let (made, points) = (100.0 * share, 100.0 * (share - deal.mean));
                let change = if points < 0.0 { "lost" } else { "gained" };
                format!("; the result is {made:.0} %, so {:.0} were {change} after the deal", points.abs())
            });
            let text = format!("{name}: {} by the deal, if all play alike{after}.", percent(*deal));
            write_wrapped(self.out, &text, "  ")?;
        }
        if luck.result.is_some() {
            write_wrapped(self.out, AFTER_THE_DEAL, "  ")?;
        }
        if let Some(score) = luck.phase_two {
            writeln!(
                self.out,
                "With best play from Phase Two on seat 0 {} {} (exact).",
                fate(score.value),
                margin(score)
            )?;
        }
        Ok(())
    }
}

/// Mistakes are judged by what their seat knew, the result by the cards as they lay.
const AFTER_THE_DEAL: &str = "What changes after the deal is choices and hidden cards together: a choice that was right \
for all that its seat knew, and is no mistake, can still turn out badly.";

/// Stands before the best action where the one taken may be as good.
const OR: &str = "or ";

/// One decision in a line.
fn line(place: usize, judged: &Judged, width: usize) -> String {
    let worth = |chance: Chance, score: Option<Score>| match score {
        Some(score) => format!("{} {:+}", score.value.name(), score.margin),
        None => percent(chance),
    };
    let best = judged.known.best();
    let before = worth(best.chance, best.score);
    let after = worth(judged.after(), judged.taken().score);
    let instead = match (judged.is_free(), judged.is_best()) {
        (false, _) => "only choice".to_owned(),
        (true, false) => brief(&best.action),
        // An estimate that is lower, and too close to call.
        (true, true) if judged.cost().mean > 0.0 => format!("{OR}{}", brief(&best.action)),
        (true, true) => "yes".to_owned(),
    };
    let open = judged.open.as_ref().filter(|_| judged.is_free());
    let open =
        open.map_or(String::new(), |open| format!("{} {}", brief(&open.best().action), percent(open.best().chance)));
    let done = brief(&judged.action);
    let best_width = width + OR.len();
    let line = format!(
        "{place:>4} {:>4}  {done:<width$}  {before:<10}  {after:<10}  {instead:<best_width$}  {open}",
        judged.seat.0
    );
    line.trim_end().to_owned()
}

/// The analysis in JSON.
#[derive(Serialize)]
struct Whole<'a> {
    table: String,
    players: u8,
    effort: u32,
    seed: u64,
    result: Option<Outcome>,
    turning_point: Option<usize>,
    seats: Vec<Conduct>,
    luck: Luck,
    decisions: Vec<Decision<'a>>,
}

#[derive(Serialize)]
struct Outcome {
    winners: Vec<u8>,
    tally: Vec<u8>,
}

#[derive(Serialize)]
struct Conduct {
    seat: u8,
    choices: usize,
    best: usize,
    accuracy: f64,
    mistakes: usize,
    given_away: f64,
}

#[derive(Serialize)]
struct Luck {
    deal: Vec<Number>,
    phase_two: Option<Worth>,
    result: Option<Vec<f64>>,
}

#[derive(Serialize)]
struct Decision<'a> {
    action: usize,
    #[serde(flatten)]
    done: Done<'a>,
    phase: Phase,
    basis: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    worlds: Option<u32>,
    before: Number,
    after: Number,
    cost: Number,
    votes_lost: i8,
    best: Written<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_score: Option<Worth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Worth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    all_cards: Option<AllCards<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<Mistake<'a>>,
}

#[derive(Serialize)]
struct AllCards<'a> {
    before: Number,
    after: Number,
    cost: Number,
    best: Written<'a>,
}

#[derive(Serialize)]
struct Mistake<'a> {
    kinds: Vec<&'static str>,
    factions: Vec<&'static str>,
    sentence: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_line: Option<Vec<Done<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<Done<'a>>>,
}

#[derive(Serialize)]
struct Number {
    chance: f64,
    error: f64,
}

#[derive(Serialize)]
struct Worth {
    value: &'static str,
    margin: i8,
}

impl From<Chance> for Number {
    fn from(chance: Chance) -> Number {
        Number { chance: chance.mean, error: chance.error }
    }
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        Worth { value: score.value.name(), margin: score.margin }
    }
}

impl<'a> Whole<'a> {
    fn new(record: &Record, review: &'a Review, args: &Args) -> Whole<'a> {
        let luck = &review.luck;
        Whole {
            table: record.table.spec().to_string(),
            players: record.table.players(),
            effort: args.effort,
            seed: args.seed,
            result: review.outcome.as_ref().map(|outcome| Outcome {
                winners: outcome.winners.iter().map(|side| side.0).collect(),
                tally: outcome.tally.clone(),
            }),
            turning_point: review.turning_point,
            seats: review.seats.iter().map(Conduct::from).collect(),
            luck: Luck {
                deal: luck.deal.iter().map(|&chance| chance.into()).collect(),
                phase_two: luck.phase_two.map(Worth::from),
                result: luck.result.clone(),
            },
            decisions: review.decisions.iter().enumerate().map(|(n, judged)| Decision::new(n, judged)).collect(),
        }
    }
}

impl From<&interregnum_bots::analysis::Conduct> for Conduct {
    fn from(conduct: &interregnum_bots::analysis::Conduct) -> Conduct {
        Conduct {
            seat: conduct.seat.0,
            choices: conduct.choices,
            best: conduct.best,
            accuracy: conduct.accuracy(),
            mistakes: conduct.mistakes,
            given_away: conduct.given_away,
        }
    }
}

impl<'a> Decision<'a> {
    fn new(place: usize, judged: &'a Judged) -> Decision<'a> {
        let best = judged.known.best();
        let all_cards = |open: &'a Weighing| {
            let taken = open.option(&judged.action).expect("what was done was an option");
            AllCards {
                before: open.best().chance.into(),
                after: taken.chance.into(),
                cost: taken.behind.into(),
                best: Written(&open.best().action),
            }
        };
        Decision {
            action: place,
            done: Done::new(judged.seat, &judged.action),
            phase: judged.phase,
            basis: judged.known.basis.name(),
            worlds: match judged.known.basis {
                Basis::Exact => None,
                Basis::Estimated { worlds } => Some(worlds),
            },
            before: judged.before().into(),
            after: judged.after().into(),
            cost: judged.cost().into(),
            votes_lost: judged.votes_lost(),
            best: Written(&best.action),
            best_score: best.score.map(Worth::from),
            score: judged.taken().score.map(Worth::from),
            all_cards: judged.open.as_ref().map(all_cards),
            mistake: judged.mistake.as_ref().map(Mistake::from),
        }
    }
}

impl<'a> From<&'a interregnum_bots::analysis::Mistake> for Mistake<'a> {
    fn from(mistake: &'a interregnum_bots::analysis::Mistake) -> Mistake<'a> {
        let done = |line: &'a Line| line.actions.iter().map(Done::from).collect::<Vec<_>>();
        let mut kinds: Vec<&'static str> = mistake.faults.iter().map(|fault| fault.name()).collect();
        kinds.dedup();
        Mistake {
            kinds,
            factions: mistake.faults.iter().filter_map(|fault| fault.faction()).map(Faction::name).collect(),
            sentence: &mistake.sentence,
            best_line: mistake.lines.as_ref().map(|(best, _)| done(best)),
            line: mistake.lines.as_ref().map(|(_, line)| done(line)),
        }
    }
}
