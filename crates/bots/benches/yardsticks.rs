//! The first decision of a game by textbook searches.
#![allow(missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use interregnum_bots::{Method, Seated, Yardstick};
use interregnum_rules::{Deal, Game, Rng, Spec};

const ITERATIONS: u32 = 1000;

fn yardsticks(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("yardsticks");
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    for (spec, players) in [("claim", 2), ("claim2", 2), ("claim", 3), ("claim2@endless_sands", 4)] {
        let spec: Spec = spec.parse().expect("it is a table in a word");
        let table = spec.table(players).expect("2.2 allows this table");
        let mut rng = Rng::seeded(1);
        let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).expect("the deal is one of the table");
        let seated = Seated::next(&game).expect("somebody is asked first");
        for method in Method::ALL {
            let mut bot = Yardstick { method, iterations: ITERATIONS }.bot();
            let name = format!("{} at {spec} with {players}", method.name());
            group.bench_function(name, |bencher| bencher.iter(|| bot.choose(&seated, &mut rng)));
        }
    }
    group.finish();
}

criterion_group!(benches, yardsticks);
criterion_main!(benches);
