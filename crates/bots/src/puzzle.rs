//! Puzzles: positions of Phase Two in which exactly one action wins.
//!
//! Positions come from games by sensible play, so that they look natural; that one action wins and no
//! other does is proved by the solver. [`Puzzles`] makes them one after the other, no two alike.
//!
//! ```
//! use interregnum_bots::puzzle::Puzzles;
//! use interregnum_rules::Table;
//! use interregnum_solver::{Solver, Value};
//!
//! let puzzle = Puzzles::new(7, |_| Table::claim()).next().unwrap();
//! let values = Solver::new().values(&puzzle.position).proved().unwrap();
//! assert_eq!(values.seat, puzzle.seat);
//! let winning: Vec<_> = values.options.iter().filter(|(_, value)| *value == Value::Win).collect();
//! assert_eq!(winning, [&(puzzle.solution.action, Value::Win)]);
//! ```

mod grade;
mod shape;
mod solution;
mod theme;

pub use grade::{Difficulty, Grade};
pub use solution::{Answer, Reply};
pub use theme::Theme;

use crate::Policy;
use interregnum_rules::fast::{Mask, Move, Plain, Sheet, State};
use interregnum_rules::{Action, Card, Deal, Kind, Phase, Position, Record, Rng, Seat, Side, Table};
use interregnum_solver::{Solver, Value};
use shape::Shape;
use std::collections::HashSet;

/// A position with exactly one winning action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position.
    pub position: Position<Card>,
    /// Who is to act, and wins.
    pub seat: Seat,
    /// The winning action, and how it wins against every reply.
    pub solution: Answer,
    /// What makes it win.
    pub themes: Vec<Theme>,
    /// How hard it is to see.
    pub difficulty: Difficulty,
}

/// Makes puzzles without end: easy, medium, hard, expert, and again. The same seed gives the same ones.
#[derive(Clone, Debug)]
pub struct Puzzles<F> {
    tables: F,
    seed: u64,
    games: u64,
    solver: Solver,
    shapes: HashSet<Shape>,
    keys: HashSet<(Vec<Theme>, Action)>,
}

/// Fewer options are no puzzle.
const OPTIONS: usize = 3;
/// The tricks that may be left, the last one included.
const TRICKS: std::ops::RangeInclusive<u32> = 3..=8;
/// How many answers a solution may have before nobody would read it.
const ANSWERS: usize = 40;
/// What the solver may spend on a position.
const BUDGET: u64 = 200_000;
/// After so many games in vain any grade will do, and themes and cards may come again, but never the
/// same position.
const PATIENCE: u64 = 400;

impl<F: FnMut(&mut Rng) -> Table> Puzzles<F> {
    /// Puzzles at tables that `tables` draws; games at other tables than those for two without
    /// Phoenixes are passed over, so at least some must be of that kind.
    pub fn new(seed: u64, tables: F) -> Puzzles<F> {
        let solver = Solver::new().with_budget(BUDGET);
        Puzzles { tables, seed, games: 0, solver, shapes: HashSet::new(), keys: HashSet::new() }
    }

    /// Plays one game and looks for a puzzle in it.
    fn try_game(&mut self, lenient: bool) -> Option<Puzzle> {
        let mut rng = Rng::stream(self.seed, self.games);
        self.games += 1;
        let table = (self.tables)(&mut rng);
        if table.players() != 2 || !table.fire_cards().is_empty() {
            return None;
        }
        match Sheet::<Plain>::new(&table) {
            Some(sheet) => self.look(&table, &sheet, lenient, &mut rng),
            None => self.look(&table, &Sheet::<u64>::new(&table)?, lenient, &mut rng),
        }
    }

    fn look<M: Mask>(&mut self, table: &Table, sheet: &Sheet<M>, lenient: bool, rng: &mut Rng) -> Option<Puzzle> {
        let deal = Deal::shuffled(table, rng);
        let policy = Policy::new(table, sheet);
        let mut state = State::new(sheet, &deal).ok()?;
        let most = *TRICKS.start() + rng.below((TRICKS.end() - TRICKS.start() + 1) as usize) as u32;
        let mut record = Record::new(table.clone(), deal, Vec::new());
        while let Some((seat, kind)) = state.asked() {
            let left = state.hand(Seat(0)).count().max(state.hand(Seat(1)).count());
            let in_time = state.phase() == Phase::Two && (*TRICKS.start()..=most).contains(&left);
            if in_time
                && kind == Kind::Play
                && let Some(puzzle) = self.examine(&record, sheet, &state, &policy, rng)
                && self.is_wanted(&puzzle, lenient)
            {
                return Some(puzzle);
            }
            let answer = policy.choose(sheet, &state, rng)?;
            record.actions.push((seat, state.action(sheet, answer)));
            state.apply(sheet, answer);
        }
        None
    }

    /// The puzzle that the state after this record is, if it is one.
    fn examine<M: Mask>(
        &mut self,
        record: &Record,
        sheet: &Sheet<M>,
        state: &State<M>,
        policy: &Policy,
        rng: &mut Rng,
    ) -> Option<Puzzle> {
        let (seat, _) = state.asked()?;
        let values = self.solver.values_of(sheet, state)?;
        let mut winning = values.iter().filter(|(_, value)| *value == Value::Win);
        let (Some(&(winner, _)), None) = (winning.next(), winning.next()) else { return None };
        if values.len() < OPTIONS {
            return None;
        }
        let mut room = ANSWERS;
        let solution = solution::after(sheet, state, winner, true, &mut self.solver, &mut room)?;
        let game = record.replay(record.actions.len()).ok()?;
        let themes = theme::themes(&game, seat, &solution.action);
        let moves: Vec<Move<M>> = values.iter().map(|(answer, _)| *answer).collect();
        let difficulty = Difficulty::of(sheet, state, &moves, winner, &solution, policy, rng);
        Some(Puzzle { position: game.position().clone(), seat, solution, themes, difficulty })
    }

    /// Notes a puzzle, unless there was one like it or it is the turn of another grade.
    fn is_wanted(&mut self, puzzle: &Puzzle, lenient: bool) -> bool {
        let key = (puzzle.themes.clone(), puzzle.solution.action.clone());
        let grade = Grade::ALL[self.shapes.len() % Grade::ALL.len()];
        if !lenient && (puzzle.difficulty.grade() != grade || self.keys.contains(&key)) {
            return false;
        }
        let is_new = self.shapes.insert(Shape::of(&puzzle.position));
        if is_new {
            self.keys.insert(key);
        }
        is_new
    }
}

impl<F: FnMut(&mut Rng) -> Table> Iterator for Puzzles<F> {
    type Item = Puzzle;

    fn next(&mut self) -> Option<Puzzle> {
        let begun = self.games;
        loop {
            let lenient = self.games - begun > PATIENCE;
            if let Some(puzzle) = self.try_game(lenient) {
                return Some(puzzle);
            }
        }
    }
}

/// The value for a side, which the solver gives for the seat that is asked; also at the end.
pub(crate) fn value_for<M: Mask>(sheet: &Sheet<M>, state: &State<M>, side: Side, solver: &mut Solver) -> Option<Value> {
    if let Some((seat, _)) = state.asked() {
        let value = solver.value_of(sheet, state)?;
        return Some(if M::side(seat.0) == side.0 { value } else { -value });
    }
    let score = state.score(sheet);
    Some(match (score.won(side), score.winners.count_ones()) {
        (true, 1) => Value::Win,
        (true, _) => Value::Draw,
        (false, _) => Value::Loss,
    })
}
