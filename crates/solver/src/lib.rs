//! The exact solver of Phase Two, for two players and every table without Phoenixes.
//!
//! Once passing and discarding are done, each player can deduce the other's hand (RULES 11.4): the
//! rest is a game of perfect information, and [`solve`] says how it ends with best play, after
//! every legal card. An answer is a proof or none at all: see [`Answer`].

mod answer;
mod plain;

pub use answer::{Answer, Beyond, Score, Solution, Value};

use interregnum_rules::fast::{Mask, Sheet, State};
use interregnum_rules::{Card, Position};

/// The score of every legal action, and so of the position.
pub fn solve(position: &Position<Card>) -> Answer<Solution<Score>> {
    Solver::new().solve(position)
}

/// A solver with its memory, to be used for many positions.
#[derive(Clone, Debug)]
pub struct Solver {
    budget: u64,
    nodes: u64,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver that takes as long as it needs.
    pub fn new() -> Solver {
        Solver { budget: u64::MAX, nodes: 0 }
    }

    /// The same, but each call looks at no more than this many positions; then it answers
    /// [`Answer::NotProved`].
    #[must_use]
    pub fn with_budget(self, nodes: u64) -> Solver {
        Solver { budget: nodes, ..self }
    }

    /// How many positions the last call looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Who wins: the quickest of the questions.
    pub fn value(&mut self, position: &Position<Card>) -> Answer<Value> {
        self.plain(position, |best, _| best.value)
    }

    /// Who wins and by how many votes.
    pub fn score(&mut self, position: &Position<Card>) -> Answer<Score> {
        self.plain(position, |best, _| best)
    }

    /// Who wins after each legal action.
    pub fn values(&mut self, position: &Position<Card>) -> Answer<Solution<Value>> {
        match self.solve(position) {
            Answer::Proved(solution) => Answer::Proved(Solution {
                seat: solution.seat,
                best: solution.best.value,
                options: solution.options.into_iter().map(|(action, score)| (action, score.value)).collect(),
            }),
            Answer::NotProved => Answer::NotProved,
            Answer::Beyond(beyond) => Answer::Beyond(beyond),
        }
    }

    /// The score of every legal action.
    pub fn solve(&mut self, position: &Position<Card>) -> Answer<Solution<Score>> {
        self.plain(position, |_, solution| solution.clone())
    }

    /// Who wins for the seat that is asked, in a state of the fast engine. `None` if the budget was
    /// spent. The state must be one that can be solved.
    pub fn value_of<M: Mask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Option<Value> {
        plain::Plain::new(sheet, self.budget).score(state).map(|score| score.value)
    }

    fn plain<T>(&mut self, position: &Position<Card>, read: impl Fn(Score, &Solution<Score>) -> T) -> Answer<T> {
        if let Some(beyond) = Beyond::of(position) {
            return Answer::Beyond(beyond);
        }
        let solved = plain::solve(position, self.budget);
        self.nodes = solved.as_ref().map_or(self.budget, |&(_, nodes)| nodes);
        solved.map_or(Answer::NotProved, |(solution, _)| Answer::Proved(read(solution.best, &solution)))
    }
}
