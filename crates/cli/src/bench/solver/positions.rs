//! Where the positions come from that the solver is measured with.

use crate::failure::Failure;
use crate::tables::Tables;
use interregnum_bots::Policy;
use interregnum_rules::fast::{Sheet, State};
use interregnum_rules::{Faction, Kind, Phase, Rng, Seat, Table};
use interregnum_solver::Beyond;

/// Positions of Phase Two at the beginning of a trick.
pub(super) struct Positions {
    tables: Drawn,
    tricks: u32,
}

/// Where their tables come from.
enum Drawn {
    /// Always the same; lots are drawn for the leader.
    One(Tables),
    /// Any deck without factions of Maps, without locations.
    Mixed,
    /// Any table that can be solved.
    Any,
}

impl Positions {
    /// Reads `--table`.
    pub(super) fn parse(text: &str, tricks: u8) -> Result<Positions, Failure> {
        let tables = match text.trim().to_lowercase().as_str() {
            "mixed" => Drawn::Mixed,
            "random" => Drawn::Any,
            _ => Drawn::One(Tables::parse(text, None)?),
        };
        if let Drawn::One(Tables::One { table, .. } | Tables::Drawn { table, .. }) = &tables
            && let Some(beyond) = Beyond::at(table)
        {
            return Err(Failure::input(format!("--table {text}: {beyond}")));
        }
        Ok(Positions { tables, tricks: u32::from(tricks) })
    }

    /// In a word.
    pub(super) fn name(&self) -> String {
        match &self.tables {
            Drawn::One(tables) => tables.name(),
            Drawn::Mixed => "mixed".to_owned(),
            Drawn::Any => "random".to_owned(),
        }
    }

    /// A position and the sheet of its table. In every other game Phase One is played at random, in
    /// the rest sensibly; if there are to be fewer tricks, some are played at random.
    pub(super) fn draw(&self, n: u64, rng: &mut Rng) -> (Sheet<u64>, State<u64>) {
        let table = self.table(rng);
        let sheet = Sheet::new(&table).expect("two play, so the cards fit");
        let mut state = State::random(&sheet, rng);
        if n % 2 == 1 {
            Policy::new(&table, &sheet).playout_to_phase_two(&sheet, &mut state, rng);
        }
        let mut moves = Vec::new();
        while !self.is_reached(&state) {
            moves.clear();
            state.moves(&sheet, |answer| moves.push(answer));
            state.apply(&sheet, *rng.choose(&moves));
        }
        (sheet, state)
    }

    /// Whether a trick of Phase Two begins, with few enough tricks left.
    fn is_reached(&self, state: &State<u64>) -> bool {
        let few_enough = Seat::all(2).all(|seat| state.hand(seat).count_ones() <= self.tricks);
        let lead = matches!(state.asked(), Some((_, Kind::Play))) && state.plays().is_empty();
        state.phase() == Phase::Two && lead && few_enough
    }

    fn table(&self, rng: &mut Rng) -> Table {
        match &self.tables {
            Drawn::One(tables) => tables.draw(rng),
            Drawn::Mixed => loop {
                let table = Table::random(Some(2), rng).with_setting(None).with_building(None);
                let maps = [Faction::Phoenixes, Faction::Unicorns, Faction::Basilisks];
                if !maps.iter().any(|&faction| table.has(faction)) {
                    return table;
                }
            },
            Drawn::Any => loop {
                let table = Table::random(Some(2), rng);
                if Beyond::at(&table).is_none() {
                    return table;
                }
            },
        }
    }
}
