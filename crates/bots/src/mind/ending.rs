//! Playing what the solver has settled.

use crate::Policy;
use crate::search::Budget;
use interregnum_rules::fast::{Mask, Move, Sheet, State};
use interregnum_rules::{Rng, Seat, Side};
use interregnum_solver::{Solver, Value};

/// A simulation takes as long as so many positions of the solver.
const NODES: u64 = 6;
/// How many sensible games are played after each action.
const GAMES: u32 = 40;

/// The action to take where the solver can say what each leads to. Of winning ones the one after
/// which the win is clearest; of losing ones the one after which it is hardest for the opponent to
/// find the win. `None` if nothing was proved.
pub(super) fn choose<M: Mask>(
    sheet: &Sheet<M>,
    policy: &Policy,
    solver: &mut Solver,
    budget: Budget,
    state: &State<M>,
    rng: &mut Rng,
) -> Option<Move<M>> {
    let (seat, _) = state.asked()?;
    limit(solver, budget, 1);
    let values = solver.values_of(sheet, state)?;
    let best = values.iter().map(|&(_, value)| value).max()?;
    limit(solver, budget, 2 * values.len());
    let seed = rng.next_u64();
    let mut chosen = None;
    let mut highest = f32::NEG_INFINITY;
    for &(answer, _) in values.iter().filter(|(_, value)| *value == best) {
        let mut next = *state;
        next.apply(sheet, answer);
        let pitfalls = if best == Value::Win { 0.0 } else { pitfalls(sheet, solver, &next, seat) };
        let merit = pitfalls + sensible(sheet, policy, &next, seat, &mut Rng::seeded(seed));
        if merit > highest {
            (chosen, highest) = (Some(answer), merit);
        }
    }
    chosen
}

/// Lets the solver look at as many positions as the budget has for one of so many questions.
fn limit(solver: &mut Solver, budget: Budget, questions: usize) {
    let nodes = NODES * u64::from(budget.simulations) / questions as u64;
    *solver = std::mem::take(solver).with_budget(nodes);
}

/// The share of the opponent's answers that give the win away, if the opponent is next.
fn pitfalls<M: Mask>(sheet: &Sheet<M>, solver: &mut Solver, state: &State<M>, seat: Seat) -> f32 {
    let is_next = state.asked().is_some_and(|(asked, _)| asked != seat);
    let Some(values) = is_next.then(|| solver.values_of(sheet, state)).flatten() else { return 0.0 };
    let good = values.iter().filter(|(_, value)| *value == Value::Win).count();
    1.0 - good as f32 / values.len().max(1) as f32
}

/// How sensible play goes on from here: the share of games won, and a little for the votes.
fn sensible<M: Mask>(sheet: &Sheet<M>, policy: &Policy, state: &State<M>, seat: Seat, rng: &mut Rng) -> f32 {
    let (own, other) = (Side(M::side(seat.0)), Side(1 - M::side(seat.0)));
    let mut sum = 0.0;
    for _ in 0..GAMES {
        let mut game = *state;
        policy.playout(sheet, &mut game, rng);
        let score = game.score(sheet);
        let votes = f32::from(score.tally[own.index()]) - f32::from(score.tally[other.index()]);
        sum += f32::from(u8::from(score.won(own))) + 0.1 * votes;
    }
    sum / GAMES as f32
}
