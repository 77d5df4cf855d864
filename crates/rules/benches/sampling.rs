//! Drawing worlds that a seat cannot tell apart, as deals and as states.
#![allow(missing_docs)]

use criterion::{Criterion, criterion_group, criterion_main};
use interregnum_rules::fast::{Mask, Rules, Sampler, Sheet};
use interregnum_rules::{Deal, Game, Position, Rng, Seen, Spec, Viewer, Worlds, with_sheet};
use std::hint::black_box;

/// The game of a seed after some random actions.
fn game(table: &str, players: u8, actions: usize) -> Game {
    let table = table.parse::<Spec>().unwrap().table(players).unwrap();
    let mut rng = Rng::seeded(7);
    let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
    for _ in 0..actions {
        let decision = game.decisions()[0].clone();
        let action = rng.choose(&decision.question.actions()).clone();
        game.act(decision.seat, &action).unwrap();
    }
    game
}

fn states<M: Mask>(
    criterion: &mut Criterion,
    name: &str,
    sheet: &Sheet<M>,
    worlds: &Worlds<'_>,
    position: &Position<Seen>,
) {
    let mut rng = Rng::seeded(8);
    criterion.bench_function(&format!("{name}, prepare"), |bencher| {
        bencher.iter(|| Sampler::new(black_box(worlds), sheet, position));
    });
    let sampler = Sampler::new(worlds, sheet, position).unwrap();
    criterion.bench_function(&format!("{name}, state"), |bencher| bencher.iter(|| sampler.sample(&mut rng)));
}

fn sampling(criterion: &mut Criterion) {
    let moments = [
        ("claim", 2, 0),
        ("claim", 2, 16),
        ("claim2", 2, 30),
        ("claim", 3, 20),
        ("claim2", 4, 20),
        ("claim2@windlands", 4, 60),
    ];
    for (table, players, actions) in moments {
        let name = format!("{table} with {players} after {actions}");
        let game = game(table, players, actions);
        let seat = game.position().asked()[0].0;
        let knowledge = game.knowledge(seat).unwrap();
        criterion.bench_function(&format!("{name}, worlds"), |bencher| bencher.iter(|| knowledge.worlds().count()));
        let worlds = knowledge.worlds();
        let mut rng = Rng::seeded(8);
        criterion.bench_function(&format!("{name}, world"), |bencher| bencher.iter(|| worlds.sample(&mut rng)));
        let position = game.view(Viewer::Seat(seat)).position;
        with_sheet!(Rules::new(game.table()), sheet => states(criterion, &name, &sheet, &worlds, &position));
    }
}

criterion_group!(benches, sampling);
criterion_main!(benches);
