//! The solver is held to plain minimax, which knows nothing but the rules.

use interregnum_rules::fast::{Sheet, State};
use interregnum_rules::{Card, Deal, Game, Phase, Position, Rng, Seat, Side, Table};
use interregnum_solver::{Answer, Beyond, Score, Solution, Solver, Value};
use std::collections::HashMap;

/// A score for seat 0 from the votes and winners of a game that is over.
fn score(winners: [bool; 2], tally: [u8; 2]) -> Score {
    let value = match winners {
        [true, false] => Value::Win,
        [false, true] => Value::Loss,
        _ => Value::Draw,
    };
    Score { value, margin: tally[0].cast_signed() - tally[1].cast_signed() }
}

fn for_seat(score: Score, seat: Seat) -> Score {
    if seat == Seat(0) { score } else { -score }
}

/// Plain minimax over the readable engine: the score for seat 0.
fn readable(game: &Game) -> Score {
    if let Some(outcome) = game.outcome() {
        return score([0, 1].map(|side| outcome.winners.contains(&Side(side))), [outcome.tally[0], outcome.tally[1]]);
    }
    let decision = &game.decisions()[0];
    let after = decision.question.actions().into_iter().map(|action| {
        let mut next = game.clone();
        next.act(decision.seat, &action).unwrap();
        for_seat(readable(&next), decision.seat)
    });
    for_seat(after.max().unwrap(), decision.seat)
}

/// The same over the fast engine, which remembers, for longer endings.
fn fast(sheet: &Sheet<u64>, state: &State<u64>, known: &mut HashMap<State<u64>, Score>) -> Score {
    let Some((seat, _)) = state.asked() else {
        let end = state.score(sheet);
        return score([0, 1].map(|side| end.won(Side(side))), [end.tally[0], end.tally[1]]);
    };
    if let Some(&score) = known.get(state) {
        return score;
    }
    let mut moves = Vec::new();
    state.moves(sheet, |answer| moves.push(answer));
    let after = moves.into_iter().map(|answer| {
        let mut next = *state;
        next.apply(sheet, answer);
        for_seat(fast(sheet, &next, known), seat)
    });
    let best = for_seat(after.max().unwrap(), seat);
    known.insert(*state, best);
    best
}

/// A random game at this table, stopped in Phase Two when this many cards are left in both hands.
fn ending(table: &Table, cards: usize, rng: &mut Rng) -> Game {
    let mut game = Game::new(table, &Deal::shuffled(table, rng)).unwrap();
    loop {
        let at = game.position();
        let left: usize = at.layout.hands.iter().map(Vec::len).sum();
        let decision = &game.decisions()[0];
        if at.phase == Phase::Two && left <= cards && Beyond::of(at).is_none() {
            return game;
        }
        let actions = decision.question.actions();
        game.act(decision.seat, rng.choose(&actions)).unwrap();
    }
}

fn solvable(rng: &mut Rng) -> Table {
    loop {
        let table = Table::random(Some(2), rng);
        if table.fire_cards().is_empty() {
            return table;
        }
    }
}

/// Every option of the solution against minimax.
fn agrees(
    position: &Position<Card>,
    solution: &Solution<Score>,
    mut after: impl FnMut(&interregnum_rules::Action) -> Score,
) {
    let actions = position.question(solution.seat).unwrap().actions();
    assert_eq!(solution.options.iter().map(|(action, _)| action.clone()).collect::<Vec<_>>(), actions);
    for (action, found) in &solution.options {
        let expected = for_seat(after(action), solution.seat);
        assert_eq!(
            *found,
            expected,
            "{action:?} in {}",
            interregnum_rules::notation::write_position(&position.seen_by(interregnum_rules::Viewer::Seat(Seat(0))))
        );
    }
    assert_eq!(Some(solution.best), solution.options.iter().map(|&(_, score)| score).max());
}

fn check_fast(game: &Game, solver: &mut Solver) -> usize {
    let position = game.position();
    let sheet = Sheet::<u64>::new(&position.table).unwrap();
    let state = State::from_position(&sheet, position).unwrap();
    let mut known = HashMap::new();
    let Answer::Proved(solution) = solver.solve(position) else { panic!("{}", position.table.spec()) };
    agrees(position, &solution, |action| {
        let mut next = state;
        next.apply(&sheet, state.find(&sheet, action).unwrap());
        fast(&sheet, &next, &mut known)
    });
    assert_eq!(solver.score(position), Answer::Proved(solution.best));
    assert_eq!(solver.value(position), Answer::Proved(solution.best.value));
    known.len()
}

#[test]
fn endings_agree_with_the_readable_engine() {
    let mut solver = Solver::new();
    for stream in 0..400 {
        let mut rng = Rng::stream(1, stream);
        let table = solvable(&mut rng);
        let cards = 2 + rng.below(5);
        let game = ending(&table, cards, &mut rng);
        let Answer::Proved(solution) = solver.solve(game.position()) else { panic!("{}", table.spec()) };
        agrees(game.position(), &solution, |action| {
            let mut next = game.clone();
            next.act(solution.seat, action).unwrap();
            readable(&next)
        });
    }
}

#[test]
fn longer_endings_agree_with_the_fast_engine() {
    let mut solver = Solver::new();
    let count: u64 = std::env::var("ENDINGS").map_or(600, |count| count.parse().unwrap());
    for stream in 0..count {
        let mut rng = Rng::stream(2, stream);
        let table = solvable(&mut rng);
        let cards = 5 + rng.below(6);
        check_fast(&ending(&table, cards, &mut rng), &mut solver);
    }
}
