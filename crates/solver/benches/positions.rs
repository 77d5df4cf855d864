//! A few positions at the beginning of Phase Two, solved over and over.
#![allow(missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use interregnum_rules::fast::{Sheet, State};
use interregnum_rules::{Kind, Phase, Rng, Spec};
use interregnum_solver::Solver;

/// A random game up to the first trick of Phase Two.
fn position(sheet: &Sheet<u64>, rng: &mut Rng) -> State<u64> {
    let mut state = State::random(sheet, rng);
    let mut moves = Vec::new();
    while state.phase() == Phase::One || !matches!(state.asked(), Some((_, Kind::Play))) {
        moves.clear();
        state.moves(sheet, |answer| moves.push(answer));
        state.apply(sheet, *rng.choose(&moves));
    }
    state
}

fn positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solver");
    group.sample_size(10);
    for spec in ["claim", "claim2", "gnomes+giants+dwarves+unicorns+basilisks@plateau@dungeon"] {
        let spec: Spec = spec.parse().expect("it is a table in a word");
        let table = spec.table(2).expect("2.2 allows this table");
        let sheet = Sheet::new(&table).expect("two play, so the cards fit");
        let mut rng = Rng::seeded(1);
        let states = [(); 5].map(|()| position(&sheet, &mut rng));
        let mut solver = Solver::new();
        group.bench_function(format!("five roots at {spec}"), |bencher| {
            bencher.iter(|| states.map(|state| solver.value_of(&sheet, &state)));
        });
        group.bench_function(format!("all cards of five roots at {spec}"), |bencher| {
            bencher.iter(|| states.map(|state| solver.values_of(&sheet, &state)));
        });
    }
    group.finish();
}

criterion_group!(benches, positions);
criterion_main!(benches);
