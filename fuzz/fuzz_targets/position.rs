//! Positions as text: whatever is read comes back, and what can be resumed can be played to the
//! end.
#![no_main]

use interregnum_rules::{Game, Rng, notation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(position) = notation::read_position(text) else { return };
    let written = notation::write_position(&position);
    assert_eq!(notation::read_position(&written).as_ref(), Ok(&position), "{written}");
    let Ok(open) = position.open() else { return };
    let Ok(mut game) = Game::resume(open) else { return };
    let mut rng = Rng::seeded(text.len() as u64);
    while let Some(decision) = game.decisions().pop() {
        let actions = decision.question.actions();
        game.act(decision.seat, rng.choose(&actions)).expect("a legal action is accepted");
    }
    assert!(game.outcome().is_some());
});
