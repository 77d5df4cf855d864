//! A moment of a game: a record and a place in it, or a position written down.

use crate::failure::Failure;
use crate::records;
use clap::Args as ClapArgs;
use interregnum_rules::{Game, Position, Seen, notation};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The arguments that name a moment.
#[derive(ClapArgs, Debug)]
pub(crate) struct Place {
    /// File with records or with a position in the text notation; - for the standard input
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// The moment before this action of the record, from 0
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: u64,
}

/// What stands at a place.
#[derive(Debug)]
pub(crate) enum Moment {
    /// A game with all that led to it.
    Game(Box<Game>),
    /// A position, perhaps with cards that are not seen.
    Position(Box<Position<Seen>>),
}

impl Place {
    /// Reads the file, and plays the record up to the place.
    pub(crate) fn find(&self) -> Result<Moment, Failure> {
        let text = contents(&self.file)?;
        if is_position(&text) {
            return self.position(&text).map(|position| Moment::Position(Box::new(position)));
        }
        let record = records::nth_of(io::Cursor::new(text), &self.file, self.game)?;
        let end = record.actions.len();
        let Some(at) = self.at else {
            return Err(Failure::input(format!("name the moment with --at N, where N is 0 to {end}")));
        };
        if at > end {
            return Err(Failure::input(format!(
                "--at {at}: the record has {end} actions, so the moments are 0 to {end}"
            )));
        }
        record.replay(at).map(|game| Moment::Game(Box::new(game))).map_err(|difference| broken(&difference))
    }

    fn position(&self, text: &[u8]) -> Result<Position<Seen>, Failure> {
        if let Some(at) = self.at {
            return Err(Failure::input(format!("--at {at}: a position is one moment; leave out --at")));
        }
        let read = notation::read_position(&String::from_utf8_lossy(text));
        read.map_err(|error| Failure::input(format!("{}: {error}", records::name(&self.file))))
    }
}

/// A position has a phase, which no record states.
fn is_position(text: &[u8]) -> bool {
    const HEADER: &[u8] = b"[phase";
    !text.trim_ascii_start().starts_with(b"{\"")
        && text.windows(HEADER.len()).any(|window| window.eq_ignore_ascii_case(HEADER))
}

fn contents(path: &Path) -> Result<Vec<u8>, Failure> {
    if path != Path::new("-") {
        return std::fs::read(path).map_err(|error| Failure::file(path, &error));
    }
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text).map_err(|error| Failure::file(path, &error))?;
    Ok(text)
}

/// Says why a record breaks the rules.
pub(crate) fn broken(message: &dyn std::fmt::Display) -> Failure {
    let _ = writeln!(io::stderr(), "error: {message}");
    Failure::Differences
}
