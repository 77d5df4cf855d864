//! Who plays at which tables: everything that the n-th game follows from.

use crate::failure::Failure;
use crate::tables::Tables;
use interregnum_bots::{Level, play};
use interregnum_rules::{Action, Deal, Game, Outcome, Record, Rng, Seat, Table, Tally};

/// Tables, bots and seed.
#[derive(Debug)]
pub(crate) struct Lineup {
    pub(crate) tables: Tables,
    pub(crate) seed: u64,
    /// The bots go round the seats; there is at least one.
    pub(crate) levels: Vec<Level>,
}

/// A game that was played to the end.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) table: Table,
    pub(crate) deal: Deal,
    pub(crate) actions: Vec<(Seat, Action)>,
    pub(crate) game: Game,
    pub(crate) outcome: Outcome,
}

impl Lineup {
    /// Plays the n-th game, which has random numbers of its own.
    pub(crate) fn play(&self, n: u64) -> Result<Played, Failure> {
        let failed = |message: &dyn std::fmt::Display| Failure::input(format!("game {n}: {message}"));
        let mut rng = Rng::stream(self.seed, n);
        let table = self.tables.draw(&mut rng);
        let deal = Deal::shuffled(&table, &mut rng);
        let mut game = Game::new(&table, &deal).map_err(|error| failed(&error))?;
        let mut bots: Vec<_> = table.seats().zip(self.levels.iter().cycle()).map(|(_, level)| level.bot()).collect();
        let actions = play(&mut game, &mut bots, &mut rng).map_err(|fault| failed(&fault))?;
        let outcome = game.outcome().cloned().ok_or_else(|| failed(&"it did not end"))?;
        Ok(Played { table, deal, actions, game, outcome })
    }
}

impl Played {
    /// The record with its result, as a line of JSON.
    pub(crate) fn line(self) -> Result<Vec<u8>, Failure> {
        let result = Some(Tally::from(&self.outcome));
        let record = Record { result, ..Record::new(self.table, self.deal, self.actions) };
        let mut line = Vec::with_capacity(4096);
        serde_json::to_writer(&mut line, &record).map_err(Failure::input)?;
        line.push(b'\n');
        Ok(line)
    }
}
