//! Plain minimax over the fast engine.

use crate::answer::{Score, Solution, Value};
use interregnum_rules::fast::{Mask, Sheet, State};
use interregnum_rules::{Card, Position, Seat, Side};
use std::collections::HashMap;

pub(crate) struct Plain<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    /// What was found, from the side of seat 0.
    known: HashMap<State<M>, Score>,
    budget: u64,
    nodes: u64,
}

impl<'a, M: Mask> Plain<'a, M> {
    pub(crate) fn new(sheet: &'a Sheet<M>, budget: u64) -> Self {
        Plain { sheet, known: HashMap::new(), budget, nodes: 0 }
    }

    /// The score for the seat that is asked.
    pub(crate) fn score(&mut self, state: &State<M>) -> Option<Score> {
        let (seat, _) = state.asked()?;
        Some(for_seat(self.search(state)?, seat))
    }

    /// The score for seat 0; `None` if the budget is spent.
    fn search(&mut self, state: &State<M>) -> Option<Score> {
        let Some((seat, _)) = state.asked() else {
            let score = state.score(self.sheet);
            let value = match (score.won(Side(0)), score.won(Side(1))) {
                (true, false) => Value::Win,
                (false, true) => Value::Loss,
                _ => Value::Draw,
            };
            return Some(Score { value, margin: score.tally[0].cast_signed() - score.tally[1].cast_signed() });
        };
        if let Some(&score) = self.known.get(state) {
            return Some(score);
        }
        self.nodes += 1;
        if self.nodes > self.budget {
            return None;
        }
        let mut moves = Vec::new();
        state.moves(self.sheet, |answer| moves.push(answer));
        let mut best = None;
        for answer in moves {
            let mut next = *state;
            next.apply(self.sheet, answer);
            let score = for_seat(self.search(&next)?, seat);
            best = best.max(Some(score));
        }
        let best = for_seat(best?, seat);
        self.known.insert(*state, best);
        Some(best)
    }
}

/// A score for seat 0 seen from this seat, and the other way round.
fn for_seat(score: Score, seat: Seat) -> Score {
    if seat == Seat(0) { score } else { -score }
}

/// The solution of a position that can be solved, with the number of nodes; `None` if the budget
/// was spent.
pub(crate) fn solve(position: &Position<Card>, budget: u64) -> Option<(Solution<Score>, u64)> {
    let sheet = Sheet::<u64>::new(&position.table)?;
    let state = State::from_position(&sheet, position)?;
    let (seat, _) = state.asked()?;
    let mut plain = Plain::new(&sheet, budget);
    let mut options = Vec::new();
    for action in position.question(seat)?.actions() {
        let mut next = state;
        next.apply(&sheet, state.find(&sheet, &action)?);
        options.push((action, for_seat(plain.search(&next)?, seat)));
    }
    let best = options.iter().map(|&(_, score)| score).max()?;
    Some((Solution { seat, best, options }, plain.nodes))
}
