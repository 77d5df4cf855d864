//! Whole random games in the fast engine: a fresh deal, random play, the score.
#![allow(missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use interregnum_rules::Faction::{
    Basilisks, Doppelgangers, Dragons, Dwarves, Giants, Gnomes, Goblins, Knights, Phoenixes, Seers, Trolls, Undead,
    Unicorns,
};
use interregnum_rules::{Building, Faction, Rng, Setting, Table, fast};
use std::hint::black_box;

const GAMES: u64 = 1000;

fn tables() -> [(&'static str, Table); 8] {
    let table = |players, factions: &[Faction]| Table::new(players, factions).expect("2.2 allows this table");
    let three = table(3, &[Goblins, Knights, Undead, Dwarves, Doppelgangers, Dragons, Seers]);
    let four = table(4, &[Gnomes, Giants, Dragons, Trolls, Seers, Undead, Dwarves]);
    let two_with_maps = table(2, &[Goblins, Knights, Phoenixes, Unicorns, Basilisks]);
    let four_with_maps = table(4, &[Gnomes, Giants, Phoenixes, Unicorns, Basilisks, Trolls, Dwarves]);
    [
        ("claim", Table::claim()),
        ("claim2", Table::claim2()),
        ("three players", three),
        ("four players", four),
        ("Maps for two", two_with_maps),
        ("Islands and Lighthouse", Table::claim().with_setting(Setting::Islands).with_building(Building::Lighthouse)),
        ("Windlands and Fortress", Table::claim2().with_setting(Setting::Windlands).with_building(Building::Fortress)),
        ("Maps for four, Ice Fields", four_with_maps.with_setting(Setting::IceFields).with_building(Building::Tower)),
    ]
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES));
    for (name, table) in tables() {
        let rules = fast::Rules::new(&table);
        let mut rng = Rng::seeded(1);
        group.bench_function(name, |bencher| bencher.iter(|| black_box(rules.play_games(GAMES, &mut rng))));
    }
    group.finish();
}

fn rules(criterion: &mut Criterion) {
    let table = Table::claim2();
    criterion.bench_function("rules of a table", |bencher| bencher.iter(|| fast::Rules::new(black_box(&table))));
}

criterion_group!(benches, playouts, rules);
criterion_main!(benches);
