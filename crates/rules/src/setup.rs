//! Set-up: a position that somebody has put together becomes a game, if the rules allow it.

use crate::card::Card;
use crate::game::Game;
use crate::position::Position;
use crate::zone::{Layout, Seen, Zone};
use std::fmt;

mod check;
mod due;

pub(crate) use due::{Pending, due};

/// Why a position cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The face of a card in this zone is not known.
    Unknown(Zone),
    /// A card lies on the table more often than the table has it.
    TooMany(Card),
    /// A card lies nowhere.
    Missing(Card),
    /// Something else, in words.
    Wrong(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Unknown(zone) => write!(f, "a card {} is face down: name it", whereabouts(*zone)),
            SetupError::TooMany(card) => write!(f, "{card} is there more often than this table has it: take it out"),
            SetupError::Missing(card) => write!(f, "{card} is nowhere: put it where it lies, or with the discards"),
            SetupError::Wrong(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for SetupError {}

/// A zone in a sentence.
pub(crate) fn whereabouts(zone: Zone) -> String {
    match zone {
        Zone::Deck => "in the deck".into(),
        Zone::Fire => "in the Fire pile".into(),
        Zone::Market => "in the market".into(),
        Zone::Hand(seat) => format!("in the hand of {seat}"),
        Zone::Followers(seat) => format!("among the followers of {seat}"),
        Zone::Trick => "in the trick".into(),
        Zone::Pile(seat) => format!("in the score pile of {seat}"),
        Zone::Front(seat) => format!("in front of {seat}"),
        Zone::Aside => "among the Trolls set aside".into(),
        Zone::Discard => "in the discard pile".into(),
    }
}

impl Game {
    /// Goes on from a position. It is checked first: whatever is accepted can be played to the
    /// end. The game's log starts empty.
    pub fn resume(position: Position<Card>) -> Result<Game, SetupError> {
        check::playable(&position)?;
        Ok(Game::from_position(position))
    }
}

impl Position<Card> {
    /// The position with all faces shown. Show it to nobody before the end.
    pub fn revealed(&self) -> Position<Seen> {
        let shown = |cards: &Vec<Card>| cards.iter().map(|&card| Seen::Face(card)).collect::<Vec<_>>();
        let mut layout = Layout::empty(self.table.players());
        for zone in Zone::all(self.table.players()) {
            *layout.zone_mut(zone) = shown(self.layout.zone(zone));
        }
        self.with_cards(layout, self.sealed.iter().map(|choice| choice.as_ref().map(shown)).collect())
    }
}

impl Position<Seen> {
    /// The position with cards instead of faces, if all faces are known; otherwise the error
    /// names a zone where one is not.
    pub fn open(&self) -> Result<Position<Card>, SetupError> {
        check::lists(self)?;
        let faces = |cards: &Vec<Seen>| cards.iter().map(|seen| seen.face()).collect::<Option<Vec<Card>>>();
        let mut layout = Layout::empty(self.table.players());
        for zone in Zone::all(self.table.players()) {
            *layout.zone_mut(zone) = faces(self.layout.zone(zone)).ok_or(SetupError::Unknown(zone))?;
        }
        let mut sealed = Vec::new();
        for (seat, choice) in self.table.seats().zip(&self.sealed) {
            let unknown = || SetupError::Wrong(format!("the sealed choice of {seat} is face down: name its cards"));
            sealed.push(choice.as_ref().map(|cards| faces(cards).ok_or_else(unknown)).transpose()?);
        }
        Ok(self.with_cards(layout, sealed))
    }
}

#[cfg(test)]
mod tests;
