//! A line of best play, and what comes of it.

use interregnum_rules::fast::{Move, Sheet, State};
use interregnum_rules::{Action, Game, Outcome, Seat, Side};
use interregnum_solver::{Score, Solver, Value};

/// Which of several equally good actions a line takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ties {
    /// The first.
    First,
    /// The last.
    Last,
}

/// How a game goes on when both play as well as they can. Where several actions are equally good
/// one is taken, so it is one of perhaps many such lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who does what, up to the end.
    pub actions: Vec<(Seat, Action)>,
    /// How it ends.
    pub outcome: Outcome,
}

impl Line {
    /// The line of best play after this action, if the solver proves one.
    pub fn after(game: &Game, seat: Seat, action: &Action, ties: Ties, solver: &mut Solver) -> Option<Line> {
        let sheet = Sheet::<u64>::new(game.table())?;
        let mut state = State::from_position(&sheet, game.position())?;
        state.apply(&sheet, state.find(&sheet, action)?);
        let mut actions = vec![(seat, action.clone())];
        // A line that keeps this score is one of best play, whoever acts.
        let score = for_first(&sheet, &state, solver)?;
        while let Some((seat, _)) = state.asked() {
            let (next, answer) = keeping(&sheet, &state, score, ties, solver)?;
            actions.push((seat, state.action(&sheet, answer)));
            state = next;
        }
        let mut game = game.clone();
        for (seat, action) in &actions {
            game.act(*seat, action).ok()?;
        }
        Some(Line { outcome: game.outcome()?.clone(), actions })
    }
}

/// An answer that keeps the score, and the state after it. Looking for one is quicker than solving for all.
fn keeping(
    sheet: &Sheet<u64>,
    state: &State<u64>,
    score: Score,
    ties: Ties,
    solver: &mut Solver,
) -> Option<(State<u64>, Move<u64>)> {
    let mut answers = Vec::new();
    state.moves(sheet, |answer| answers.push(answer));
    if ties == Ties::Last {
        answers.reverse();
    }
    for answer in answers {
        let mut next = *state;
        next.apply(sheet, answer);
        if for_first(sheet, &next, solver)? == score {
            return Some((next, answer));
        }
    }
    None
}

/// The score for seat 0.
fn for_first(sheet: &Sheet<u64>, state: &State<u64>, solver: &mut Solver) -> Option<Score> {
    if let Some((seat, _)) = state.asked() {
        let score = solver.score_of(sheet, state)?;
        return Some(if seat == Seat(0) { score } else { -score });
    }
    let end = state.score(sheet);
    let value = match (end.won(Side(0)), end.won(Side(1))) {
        (true, false) => Value::Win,
        (false, true) => Value::Loss,
        _ => Value::Draw,
    };
    Some(Score { value, margin: end.tally[0].cast_signed() - end.tally[1].cast_signed() })
}
