//! Where the chances of a game come from: the system, or a seed, so that tests of the page play the same games again.

use crate::ids;
use interregnum_fair::Secret;
use interregnum_protocol::{Number, TableId};
use interregnum_rules::Rng;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU64, Ordering};

/// The text before everything that is hashed here.
const DOMAIN: &str = "interregnum/chance/1\n";

/// Where the chances of a game come from.
///
/// A seed decides what is in a game: its deal, the lots that are drawn for it, what bots do. A deal depends on the
/// table's id, so that follows from the seed too. People, sessions and tokens never do: those come from [`ids`] alone.
#[derive(Debug)]
pub(crate) enum Chance {
    /// The system's random numbers: nobody can predict them.
    System,
    /// A seed and the number of ids that were made from it: everybody who knows it can predict all of them.
    Seeded { seed: u64, tables: AtomicU64 },
}

impl Chance {
    pub(crate) fn new(seed: Option<u64>) -> Chance {
        seed.map_or(Chance::System, |seed| Chance::Seeded { seed, tables: AtomicU64::new(0) })
    }

    /// A new table's id, and whether an older table may have it: a server that starts again with the same seed makes
    /// the same ids again.
    pub(crate) fn table(&self) -> (TableId, bool) {
        match self {
            Chance::System => (ids::table(), false),
            Chance::Seeded { seed, tables } => {
                let ordinal = tables.fetch_add(1, Ordering::Relaxed).to_string();
                (ids::table_of(&first(hashed(*seed, &["table", &ordinal]))), true)
            }
        }
    }

    /// The secret that a table's deal follows from.
    pub(crate) fn secret(&self, table: &TableId) -> Secret {
        Secret::new(self.bytes(&["secret", &table.0]))
    }

    /// What draws a table's deck and places, if its options leave them to chance.
    pub(crate) fn lots(&self, table: &TableId) -> Rng {
        Rng::seeded(u64::from_le_bytes(first(self.bytes(&["lots", &table.0]))))
    }

    /// What a bot's answer to a question follows from, besides its level.
    pub(crate) fn bot(&self, table: &TableId, seat: u8, number: Number) -> u64 {
        let (seat, number) = (seat.to_string(), number.to_string());
        u64::from_le_bytes(first(self.bytes(&["bot", &table.0, &seat, &number])))
    }

    fn bytes(&self, what: &[&str]) -> [u8; 32] {
        match self {
            Chance::System => ids::random(),
            Chance::Seeded { seed, .. } => hashed(*seed, what),
        }
    }
}

fn hashed(seed: u64, what: &[&str]) -> [u8; 32] {
    let of_seed = Sha256::new().chain_update(DOMAIN).chain_update(seed.to_le_bytes());
    let parts = what.iter().fold(of_seed, |hash, part| hash.chain_update(part).chain_update("\n"));
    parts.finalize().into()
}

fn first<const N: usize>(bytes: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|at| bytes[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that a game of this chance depends on.
    fn drawn(chance: &Chance) -> (TableId, String, u64, [u64; 3]) {
        let (table, _) = chance.table();
        let (secret, lots) = (chance.secret(&table).to_hex(), chance.lots(&table).next_u64());
        let bots = [(0, 5), (1, 5), (1, 6)].map(|(seat, number)| chance.bot(&table, seat, number));
        (table, secret, lots, bots)
    }

    #[test]
    fn the_same_seed_makes_the_same_games() {
        let (one, same, other) = (Chance::new(Some(7)), Chance::new(Some(7)), Chance::new(Some(8)));
        let games: Vec<_> = (0..3).map(|_| drawn(&one)).collect();
        assert_eq!(games, (0..3).map(|_| drawn(&same)).collect::<Vec<_>>());
        let (first, second, elsewhere) = (&games[0], &games[1], drawn(&other));
        for other in [second, &elsewhere] {
            assert!(first.0 != other.0 && first.1 != other.1 && first.2 != other.2 && first.3 != other.3);
        }
        let [a, b, c] = first.3;
        assert!(a != b && b != c && a != c, "every answer of a bot has its own seed");
        assert_eq!(first.0.0.len(), 16);
    }

    #[test]
    fn without_a_seed_nothing_comes_again() {
        let chance = Chance::new(None);
        let table = TableId("the-same-table".into());
        assert_ne!(drawn(&chance).0, drawn(&chance).0);
        assert_ne!(chance.secret(&table), chance.secret(&table));
        assert_ne!(chance.bot(&table, 1, 5), chance.bot(&table, 1, 5));
    }
}
