//! `interregnum show`: a game in the terminal.

use crate::failure::Failure;
use crate::place::broken;
use crate::records;
use crate::wrap::{WIDTH, tamed, wrap};
use clap::Args as ClapArgs;
use interregnum_rules::{Event, Game, Phase, Record, Seat, Viewer, notation};
use std::io::Write;
use std::path::PathBuf;

mod frame;
mod paint;
mod picture;
mod words;

use frame::Frame;
use paint::{Colors, Paint};

pub(crate) const HELP: &str = "\
Examples:
  interregnum show games.ndjson
  interregnum show games.ndjson --game 3 --steps
  interregnum show games.ndjson --game 3 --seat 1 --step 20

Without --seat, --steps and --step the game is written in the text notation; with one of them as \
pictures of the table. Step 0 is the deal; after that each action is a step. Records may be JSON or \
text. To leaf through: interregnum show games.ndjson --steps --color always | less -R

Exit status: 0 all is well; 1 the record breaks the rules; 2 usage or input error.";

const COLOR_HELP: &str = "Colours by faction; auto: on a terminal, unless NO_COLOR is set";

/// Shows a game in the text notation, or step by step as pictures of the table.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// File with records; - for the standard input
    file: PathBuf,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: u64,
    /// Show what this seat sees; hidden cards are ?? [default: all cards]
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// Show the table after every step
    #[arg(long, conflicts_with = "step")]
    steps: bool,
    /// Show the table after this step alone; 0 is the deal
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[arg(long, value_enum, default_value_t = Colors::Auto, help = COLOR_HELP)]
    color: Colors,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let record = records::nth(&args.file, args.game)?;
    let players = record.table.players();
    let viewer = match args.seat {
        Some(seat) if seat >= players => {
            return Err(Failure::input(format!("--seat {seat}: the seats are 0 to {}", players - 1)));
        }
        Some(seat) => Some(Viewer::Seat(Seat(seat))),
        None => None,
    };
    if let Some(step) = args.step.filter(|&step| step > record.actions.len()) {
        return Err(Failure::input(format!("--step {step}: the steps are 0 to {}", record.actions.len())));
    }
    let mut paper = Paper { out, paint: Paint::new(args.color), viewer };
    if args.steps || args.step.is_some() || args.seat.is_some() {
        paper.steps(&record, |step| args.step.is_none_or(|wanted| wanted == step))
    } else {
        paper.whole_game(&record)
    }
}

/// Where the game is drawn, and for whom.
struct Paper<'a> {
    out: &'a mut dyn Write,
    paint: Paint,
    /// `None` shows all cards.
    viewer: Option<Viewer>,
}

impl Paper<'_> {
    /// The whole game in the text notation. It shows all cards, so it is nothing for one seat.
    fn whole_game(&mut self, record: &Record) -> Result<(), Failure> {
        for line in notation::write(record).lines() {
            writeln!(self.out, "{}", self.paint.line(line))?;
        }
        match record.replay(record.actions.len()) {
            Ok(_) => Ok(()),
            Err(difference) => Err(broken(&difference)),
        }
    }

    /// The steps that are wanted. A record that breaks the rules is shown up to there.
    fn steps(&mut self, record: &Record, wanted: impl Fn(usize) -> bool) -> Result<(), Failure> {
        let mut game =
            Game::new(&record.table, &record.deal).map_err(|error| broken(&format!("{error} (rule 3.1)")))?;
        self.header(record)?;
        let mut seen = 0;
        for step in 0..=record.actions.len() {
            if let Some((seat, action)) = step.checked_sub(1).map(|action| &record.actions[action]) {
                let acted = game.act(*seat, action).map(<[_]>::len);
                acted
                    .map_err(|refusal| broken(&format!("action {}: {refusal} (rule {})", step - 1, refusal.rule())))?;
            }
            if wanted(step) {
                self.step(&game, seen, step, record)?;
            }
            seen = game.log().len();
        }
        Ok(())
    }

    fn header(&mut self, record: &Record) -> Result<(), Failure> {
        let table = &record.table;
        let factions: Vec<&str> = table.factions().iter().map(|faction| faction.title()).collect();
        let mut parts = vec![factions.join(", ")];
        parts.extend(table.setting().map(|setting| setting.title().to_owned()));
        parts.extend(table.building().map(|building| building.title().to_owned()));
        parts.push(format!("{} edition", table.edition().name()));
        let teams = if table.players() == 4 { " in teams, 0 and 2 against 1 and 3" } else { "" };
        parts.push(format!("{} players{teams}, {} leads first", table.players(), table.first_leader()));
        parts.extend(self.viewer.and_then(Viewer::seat).map(|seat| format!("as {seat} sees it")));
        let occasion = [&record.site, &record.date, &record.comment].into_iter().flatten();
        let occasion: Vec<String> = occasion.map(|text| tamed(text, 4 * WIDTH)).collect();
        for line in [parts.join("; "), occasion.join("; ")].iter().flat_map(|text| wrap(text, WIDTH, "  ")) {
            writeln!(self.out, "{}", self.paint.line(&line))?;
        }
        Ok(())
    }

    /// One step: what happened since `seen`, and how the table looks now.
    fn step(&mut self, game: &Game, seen: usize, step: usize, record: &Record) -> Result<(), Failure> {
        let new = game.log()[seen..].iter();
        let events: Vec<_> =
            new.map(|logged| self.viewer.map_or_else(|| logged.open(), |v| logged.seen_by(v))).collect();
        let mut frame = Frame::new(&format!("Step {step} of {}, {}", record.actions.len(), moment(game)));
        frame.text(&words::story(&events, game.table()));
        let votes = game.position().votes_so_far();
        match self.viewer {
            Some(viewer) => picture::draw(&game.position().seen_by(viewer), &votes, &record.players, &mut frame),
            None => picture::draw(game.position(), &votes, &record.players, &mut frame),
        }
        for line in frame.lines() {
            writeln!(self.out, "{}", self.paint.line(&line))?;
        }
        Ok(())
    }
}

/// "Phase One, trick 4", or that it is over.
fn moment(game: &Game) -> String {
    if game.outcome().is_some() {
        return "the end".into();
    }
    let phase = match game.position().phase {
        Phase::One => "One",
        Phase::Two => "Two",
    };
    let this_phase = game.log().iter().rev().take_while(|logged| !matches!(logged.event, Event::Began(_)));
    let won = this_phase.filter(|logged| matches!(logged.event, Event::Won(_))).count();
    // While cards are taken or Gnomes crushed, the trick that was won is still the present one.
    let settling = game.position().trick.plays.len() == usize::from(game.table().players());
    format!("Phase {phase}, trick {}", if settling { won } else { won + 1 })
}
