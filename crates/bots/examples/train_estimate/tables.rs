//! The tables at which the trainers play.

use interregnum_rules::{Rng, Seat, Spec, Table};
use std::error::Error;

/// Tables in words, any of which may be drawn.
pub(crate) struct Tables {
    pub(crate) players: u8,
    /// Nothing where any table will do.
    named: Vec<Option<Table>>,
}

impl Tables {
    /// Words with commas between them: names of tables, or `random`.
    pub(crate) fn read(words: &str, players: u8) -> Result<Tables, Box<dyn Error>> {
        let table = |word: &str| -> Result<Option<Table>, Box<dyn Error>> {
            match word {
                "random" => Ok(None),
                word => Ok(Some(word.parse::<Spec>()?.table(players)?)),
            }
        };
        Ok(Tables { players, named: words.split(',').map(table).collect::<Result<_, _>>()? })
    }

    /// One of them, and anybody leads.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Table {
        match rng.choose(&self.named) {
            Some(table) => {
                let leader = Seat(rng.below(self.players.into()) as u8);
                table.clone().led_by(leader).expect("the leader has a seat")
            }
            None => Table::random(Some(self.players), rng),
        }
    }
}
