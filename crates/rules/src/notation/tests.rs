//! Laws of the notation, and what it says about damage.

use super::*;
use crate::decision::Action;
use crate::game::{Deal, Game};
use crate::random::Rng;
use crate::record::{Record, Tally};
use crate::table::Table;
use proptest::test_runner::{Config, RngSeed};

mod damage;
mod positions;
mod records;

/// Tests try the same things in every run.
fn always_the_same() -> Config {
    Config { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() }
}

/// A random game on a random table, up to `end` actions.
pub(super) fn random_record(rng: &mut Rng, end: usize) -> (Record, Game) {
    let table = Table::random(None, rng);
    let deal = Deal::shuffled(&table, rng);
    let mut game = Game::new(&table, &deal).unwrap();
    let mut actions = Vec::new();
    while let Some(decision) = { game.decisions() }.pop()
        && actions.len() < end
    {
        let decisions = game.decisions();
        let seat = if rng.below(2) == 0 { decision.seat } else { rng.choose(&decisions).seat };
        let action: Action = rng.choose(&game.question(seat).unwrap().actions()).clone();
        game.act(seat, &action).unwrap();
        actions.push((seat, action));
    }
    let mut record = Record::new(table, deal, actions);
    record.result = game.outcome().map(Tally::from);
    (record, game)
}
