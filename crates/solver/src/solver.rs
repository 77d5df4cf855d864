//! The solver as others use it.

use crate::answer::{Answer, Beyond, Score, Solution, Value};
use crate::known::{Known, KnownValues};
use crate::line::Line;
use crate::line::Spent;
use crate::memory::Memory;
use crate::session::Session;
use interregnum_rules::fast::{Mask, Move, Sheet, State};
use interregnum_rules::{Card, Kind, Position, Seat, Side};

/// The score of every legal action, and so of the position.
pub fn solve(position: &Position<Card>) -> Answer<Solution<Score>> {
    Solver::new().solve(position)
}

/// A solver with its memory, to be used for many positions.
#[derive(Clone, Debug)]
pub struct Solver {
    memory: Memory,
    budget: u64,
    nodes: u64,
}

/// The most memory that a solver uses for its proofs, unless told.
const MEMORY: usize = 16 << 20;

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

/// What is to be found out about a position or an action.
trait Ask: Copy + Ord {
    /// Asks it.
    fn ask<M: Mask>(session: &mut Session<'_, M>, line: Line) -> Result<Self, Spent>;
    /// Reads it from a score.
    fn read(score: Score) -> Self;
    /// What it is for the other side.
    fn turned(self) -> Self;
}

impl Ask for Value {
    fn ask<M: Mask>(session: &mut Session<'_, M>, line: Line) -> Result<Value, Spent> {
        session.value(line)
    }

    fn read(score: Score) -> Value {
        score.value
    }

    fn turned(self) -> Value {
        -self
    }
}

impl Ask for Score {
    fn ask<M: Mask>(session: &mut Session<'_, M>, line: Line) -> Result<Score, Spent> {
        session.score(line)
    }

    fn read(score: Score) -> Score {
        score
    }

    fn turned(self) -> Score {
        -self
    }
}

impl Solver {
    /// A solver that takes as long as it needs.
    pub fn new() -> Solver {
        Solver { memory: Memory::new(MEMORY), budget: u64::MAX, nodes: 0 }
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
        self.of_position(position, Solver::best)
    }

    /// Who wins and by how many votes.
    pub fn score(&mut self, position: &Position<Card>) -> Answer<Score> {
        self.of_position(position, Solver::best)
    }

    /// Who wins after each legal action.
    pub fn values(&mut self, position: &Position<Card>) -> Answer<Solution<Value>> {
        self.of_position(position, |solver, sheet, state| solver.solution(position, sheet, state))
    }

    /// The score of every legal action.
    pub fn solve(&mut self, position: &Position<Card>) -> Answer<Solution<Score>> {
        self.of_position(position, |solver, sheet, state| solver.solution(position, sheet, state))
    }

    /// Who wins for the seat that is asked, in a state of the fast engine. `None` if the budget was
    /// spent. The state must be one that can be solved.
    pub fn value_of<M: Mask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Option<Value> {
        self.known_value(&Known::of(sheet, state))
    }

    /// Who wins and by how many votes, for the seat that is asked, in a state of the fast engine.
    /// `None` if the budget was spent. The state must be one that can be solved.
    pub fn score_of<M: Mask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Option<Score> {
        self.known_score(&Known::of(sheet, state))
    }

    /// Who wins after each legal move in a state of the fast engine. `None` if the budget was spent.
    /// The state must be one that can be solved.
    pub fn values_of<M: Mask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Option<Vec<(Move<M>, Value)>> {
        self.known_values(&Known::of(sheet, state)).map(KnownValues::told)
    }

    fn known_value(&mut self, known: &Known<'_>) -> Option<Value> {
        self.nodes = 0;
        match known {
            Known::Plain(sheet, state) => self.best(sheet, state).ok(),
            Known::Two(sheet, state) => self.best(sheet, state).ok(),
        }
    }

    fn known_score(&mut self, known: &Known<'_>) -> Option<Score> {
        self.nodes = 0;
        match known {
            Known::Plain(sheet, state) => self.best(sheet, state).ok(),
            Known::Two(sheet, state) => self.best(sheet, state).ok(),
        }
    }

    fn known_values(&mut self, known: &Known<'_>) -> Option<KnownValues> {
        self.nodes = 0;
        match known {
            Known::Plain(sheet, state) => self.each(sheet, state).ok().map(KnownValues::Plain),
            Known::Two(sheet, state) => self.each(sheet, state).ok().map(KnownValues::Two),
        }
    }

    fn of_position<T>(
        &mut self,
        position: &Position<Card>,
        ask: impl FnOnce(&mut Solver, &Sheet<u64>, &State<u64>) -> Result<T, Spent>,
    ) -> Answer<T> {
        self.nodes = 0;
        if let Some(beyond) = Beyond::of(position) {
            return Answer::Beyond(beyond);
        }
        let sheet = Sheet::<u64>::new(&position.table);
        let state = sheet.as_ref().and_then(|sheet| State::from_position(sheet, position));
        match (sheet, state) {
            (Some(sheet), Some(state)) => ask(self, &sheet, &state).map_or(Answer::NotProved, Answer::Proved),
            _ => unreachable!("a position for two is a state of the fast engine"),
        }
    }

    fn solution<T: Ask>(
        &mut self,
        position: &Position<Card>,
        sheet: &Sheet<u64>,
        state: &State<u64>,
    ) -> Result<Solution<T>, Spent> {
        let seat = asked(state);
        let found: Vec<(Move<u64>, T)> = self.each(sheet, state)?;
        let mut options = Vec::new();
        for action in position.question(seat).map(|question| question.actions()).unwrap_or_default() {
            let same = |(answer, _): &&(Move<u64>, T)| state.action(sheet, *answer) == action;
            if let Some(&(_, value)) = found.iter().find(same) {
                options.push((action, value));
            }
        }
        let best = options.iter().map(|&(_, value)| value).max();
        Ok(Solution { seat, best: best.expect("somebody is asked, so there is something to do"), options })
    }

    /// What each legal move leads to, for the seat that is asked.
    fn each<M: Mask, T: Ask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Result<Vec<(Move<M>, T)>, Spent> {
        let seat = asked(state);
        let mut moves = Vec::new();
        state.moves(sheet, |answer| moves.push(answer));
        if !is_play(state) {
            let after = |answer: Move<M>| {
                let mut next = *state;
                next.apply(sheet, answer);
                let value: T = self.best(sheet, &next)?;
                let same = next.asked().is_none_or(|(asked, _)| asked == seat);
                Ok((answer, if same { value } else { value.turned() }))
            };
            return moves.into_iter().map(after).collect();
        }
        let mut session = self.session(sheet, state);
        let mut found = Vec::with_capacity(moves.len());
        for answer in moves {
            let Move::Play(card) = answer else { continue };
            let Some(place) = session.place(card) else { continue };
            found.push((answer, T::ask(&mut session, Line::After(place))?));
        }
        Ok(found)
    }

    /// The best for the seat that is asked; at the end, for the seat that was asked last.
    fn best<M: Mask, T: Ask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Result<T, Spent> {
        if state.asked().is_none() {
            return Ok(T::read(end(sheet, state)));
        }
        if !is_play(state) {
            let each: Vec<(Move<M>, T)> = self.each(sheet, state)?;
            return each.into_iter().map(|(_, value)| value).max().ok_or(Spent);
        }
        T::ask(&mut self.session(sheet, state), Line::Here)
    }

    fn session<M: Mask>(&mut self, sheet: &Sheet<M>, state: &State<M>) -> Session<'_, M> {
        let session = Session::new(sheet, state, &mut self.memory, &mut self.nodes, self.budget);
        session.expect("two players are left with 26 cards at most, and one of them is asked")
    }
}

/// The seat that is asked.
fn asked<M: Mask>(state: &State<M>) -> Seat {
    state.asked().map_or(Seat(0), |(seat, _)| seat)
}

fn is_play<M: Mask>(state: &State<M>) -> bool {
    matches!(state.asked(), Some((_, Kind::Play)))
}

/// How a game that is over ended for the seat that won its last trick: whoever is asked after a
/// trick, it is that seat.
fn end<M: Mask>(sheet: &Sheet<M>, state: &State<M>) -> Score {
    Score::of(&state.score(sheet), state.winner().map_or(Side(0), |seat| Side(seat.0)))
}
