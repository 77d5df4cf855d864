//! Bytes drive a game: a table and a deal, then actions of any kind by any seat. What is refused
//! changes nothing, what is legal is accepted, and the game comes to its end.
#![no_main]

use interregnum_rules::{Action, Card, Deal, Game, Rng, Seat, Source, Table};
use libfuzzer_sys::fuzz_target;

/// The bytes, and zeros when there are none left.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn card(&mut self) -> Card {
        let index = usize::from(self.next()) % Card::INDEX_END;
        (index..).find_map(|index| Card::from_index(index % Card::INDEX_END)).expect("there are cards")
    }

    fn cards(&mut self) -> Vec<Card> {
        (0..self.next() % 8).map(|_| self.card()).collect()
    }

    /// An action that is seldom legal.
    fn action(&mut self) -> Action {
        match self.next() % 6 {
            0 => Action::Play(self.card()),
            1 => Action::Take(Source::Market(self.card())),
            2 => Action::Take(Source::Deck),
            3 => Action::Pass(self.cards()),
            4 => Action::Discard(self.cards()),
            _ => Action::Crush(Some(Seat(self.next())).filter(|seat| seat.0 < 250)),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data.iter());
    let mut rng = Rng::seeded(u64::from_le_bytes([(); 8].map(|()| bytes.next())));
    let table = Table::random(None, &mut rng);
    let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).expect("a shuffled deal fits");
    while let Some(decision) = game.decisions().pop() {
        let before = (game.position().clone(), game.log().len());
        let (seat, action) = (Seat(bytes.next() % 5), bytes.action());
        let legal = game.question(seat).is_some_and(|question| question.judge(game.table(), &action).is_ok());
        assert_eq!(game.act(seat, &action).is_ok(), legal);
        if !legal {
            assert!(before == (game.position().clone(), game.log().len()), "a refused action changed the game");
            let actions = decision.question.actions();
            let action = &actions[usize::from(bytes.next()) % actions.len()];
            game.act(decision.seat, action).expect("a legal action is accepted");
        }
    }
    assert!(game.outcome().is_some());
    assert!(game.act(Seat(0), &bytes.action()).is_err());
});
