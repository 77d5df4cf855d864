//! The headers of a game or a position: each once, in any order.

use super::error::{NotationError, Place};
use super::scanner::{Header, Word};
use crate::record::FORMAT;
use crate::seat::Seat;
use crate::table::{Spec, Table};

/// The headers that were found, and what there may be.
pub(crate) struct Headers {
    found: Vec<Header>,
    known: &'static [&'static str],
    /// Where they start, for what is missing.
    pub(crate) place: Place,
}

impl Headers {
    /// No headers yet. A known name that ends in `#` stands for one header for each seat.
    pub(crate) fn new(known: &'static [&'static str], place: Place) -> Headers {
        Headers { found: Vec::new(), known, place }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Adds a header, unless it is unknown or there already. So there are never many.
    pub(crate) fn add(&mut self, header: Header) -> Result<(), NotationError> {
        let name = &header.name;
        let fits = |known: &&str| match known.strip_suffix('#') {
            Some(stem) => (0..4).any(|seat| name.is(&format!("{stem}{seat}"))),
            None => name.is(known),
        };
        if !self.known.iter().any(fits) {
            let known: Vec<String> = self.known.iter().map(|known| known.replace('#', "0")).collect();
            return Err(name.error(format!("there is no header {}; there are: {}", name.quoted(), known.join(", "))));
        }
        if self.find(&name.text).is_some() {
            return Err(name.error(format!("the header {} is there twice: keep one", name.quoted())));
        }
        self.found.push(header);
        Ok(())
    }

    pub(crate) fn find(&self, name: &str) -> Option<&Header> {
        self.found.iter().find(|header| header.name.is(name))
    }

    /// The header of a seat: `Hand0`.
    pub(crate) fn of_seat(&self, stem: &str, seat: Seat) -> Option<&Header> {
        self.find(&format!("{stem}{}", seat.0))
    }

    /// Refuses headers of seats that the table does not have.
    pub(crate) fn no_more_seats(&self, table: &Table) -> Result<(), NotationError> {
        let stems = self.known.iter().filter_map(|known| known.strip_suffix('#'));
        let mut seats = (table.players()..4).map(Seat);
        let extra = seats.find_map(|seat| stems.clone().find_map(|stem| self.of_seat(stem, seat)));
        extra.map_or(Ok(()), |header| {
            let last = table.players() - 1;
            Err(header.name.error(format!("there is no such seat at this table: the seats are 0 to {last}")))
        })
    }

    /// The value of a header, free text.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.find(name).map(|header| header.value.clone())
    }

    /// A header that names a seat of the table.
    pub(crate) fn seat(&self, name: &str, table: &Table) -> Result<Option<Seat>, NotationError> {
        self.find(name).map(|header| seat_at(header.only_word()?, table)).transpose()
    }

    /// The table that `Table`, `Players` and `First` name.
    pub(crate) fn table(&self) -> Result<Table, NotationError> {
        if let Some(format) = self.find("Format").filter(|format| format.value != FORMAT) {
            let found = super::error::clip(&format.value, 40);
            return Err(format.place.error(format!("the format is \"{found}\", but this program reads \"{FORMAT}\"")));
        }
        let Some(header) = self.find("Table") else {
            return Err(self.place.error("there is no table: add a header such as [Table \"claim2\"]"));
        };
        let players = match self.find("Players") {
            Some(players) => number(players.only_word()?)?,
            None => 2,
        };
        let spec: Spec = header.value.parse().map_err(|error| header.place.error(error))?;
        let table = spec.table(players).map_err(|error| header.place.error(error))?;
        match self.find("First") {
            None => Ok(table),
            Some(first) => {
                let seat = Seat(number(first.only_word()?)?);
                table.led_by(seat).map_err(|error| first.place.error(error))
            }
        }
    }
}

impl Header {
    /// The one word of the value.
    pub(crate) fn only_word(&self) -> Result<&Word, NotationError> {
        match self.words.as_slice() {
            [word] => Ok(word),
            [] => Err(self.place.error("there is nothing between the quotes: write a word")),
            [_, second, ..] => Err(second.error("one word is enough here: take the others out")),
        }
    }

    /// The words of the value, each read in the same way.
    pub(crate) fn each<T>(&self, read: impl Fn(&Word) -> Result<T, NotationError>) -> Result<Vec<T>, NotationError> {
        self.words.iter().map(read).collect()
    }
}

/// A small number.
pub(crate) fn number(word: &Word) -> Result<u8, NotationError> {
    word.text.parse().map_err(|_| word.error(format!("{} is no number from 0 to 255", word.quoted())))
}

/// A seat of the table.
pub(crate) fn seat_at(word: &Word, table: &Table) -> Result<Seat, NotationError> {
    let seat = Seat(number(word)?);
    if seat.0 < table.players() {
        return Ok(seat);
    }
    Err(word.error(format!("there is no {seat} at this table: the seats are 0 to {}", table.players() - 1)))
}
