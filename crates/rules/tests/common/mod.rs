//! Random games for the laws.
#![allow(dead_code, reason = "each test file uses its own part")]

use interregnum_rules::{Action, Deal, Game, Question, Record, Rng, Seat, Table};

/// A game that is played at random, with what was done so far.
pub(crate) struct RandomGame {
    pub(crate) rng: Rng,
    pub(crate) deal: Deal,
    pub(crate) game: Game,
    pub(crate) actions: Vec<(Seat, Action)>,
}

impl RandomGame {
    /// A random table and deal.
    pub(crate) fn new(seed: u64) -> RandomGame {
        let mut rng = Rng::seeded(seed);
        let table = Table::random(None, &mut rng);
        RandomGame::at(&table, rng)
    }

    /// A random deal at this table.
    pub(crate) fn at(table: &Table, mut rng: Rng) -> RandomGame {
        let deal = Deal::shuffled(table, &mut rng);
        let game = Game::new(table, &deal).unwrap();
        RandomGame { rng, deal, game, actions: Vec::new() }
    }

    /// One random action; false when the game is over. Of several seats asked, any may come first.
    pub(crate) fn step(&mut self) -> bool {
        let decisions = self.game.decisions();
        if decisions.is_empty() {
            return false;
        }
        let decision = self.rng.choose(&decisions).clone();
        let action = random_action(&decision.question, &mut self.rng);
        self.game.act(decision.seat, &action).unwrap();
        self.actions.push((decision.seat, action));
        true
    }

    /// The record so far, with choices made at once in the order of the seats.
    pub(crate) fn record(&self) -> Record {
        let mut actions = self.actions.clone();
        let sealed = |(_, action): &(Seat, Action)| matches!(action, Action::Pass(_) | Action::Discard(_));
        if let Some(first) = actions.iter().position(sealed) {
            let count = actions[first..].iter().take_while(|taken| sealed(taken)).count();
            actions[first..first + count].sort_by_key(|(seat, _)| *seat);
        }
        Record::new(self.game.table().clone(), self.deal.clone(), actions)
    }
}

/// Any legal answer.
pub(crate) fn random_action(question: &Question, rng: &mut Rng) -> Action {
    let some = |hand: &[interregnum_rules::Card], count: usize, rng: &mut Rng| {
        let mut cards = hand.to_vec();
        rng.shuffle(&mut cards);
        cards.truncate(count);
        cards
    };
    match question {
        Question::Pass { count, hand } => Action::Pass(some(hand, *count, rng)),
        Question::Discard { count, hand } => Action::Discard(some(hand, *count, rng)),
        _ => rng.choose(&question.actions()).clone(),
    }
}
