//! Puzzles are what they are said to be.

use interregnum_bots::puzzle::{Answer, Grade, Puzzle, Puzzles, Theme};
use interregnum_rules::{Action, Game, Rng, Seat, Spec, Table, notation};
use interregnum_solver::{Solver, Value};
use std::collections::HashSet;

fn puzzles(table: &str, seed: u64, count: usize) -> Vec<Puzzle> {
    let table: Table = table.parse::<Spec>().unwrap().table(2).unwrap();
    Puzzles::new(seed, move |_: &mut Rng| table.clone()).take(count).collect()
}

/// Every branch of the solution wins, unique answers are unique, and where it stops nothing can go
/// wrong any more.
fn wins(game: &Game, seat: Seat, answer: &Answer, solver: &mut Solver) {
    let values = solver.values(game.position()).proved().unwrap();
    let winning = values.options.iter().filter(|(_, value)| *value == Value::Win);
    let winning: Vec<&Action> = winning.map(|(action, _)| action).collect();
    assert!(winning.contains(&&answer.action));
    assert_eq!(answer.only, winning.len() == 1);
    let mut after = game.clone();
    after.act(seat, &answer.action).unwrap();
    if let Some(next) = &answer.next {
        wins(&after, seat, next, solver);
    } else if answer.replies.is_empty() {
        cannot_go_wrong(&after, seat, &mut Rng::seeded(1));
    }
    let mut first: HashSet<Action> = HashSet::new();
    for reply in &answer.replies {
        for way in &reply.ways {
            first.insert(way[0].clone());
            let mut after = after.clone();
            for action in way {
                let (asked, _) = after.position().asked()[0];
                assert_ne!(asked, seat);
                after.act(asked, action).unwrap();
            }
            match &reply.answer {
                Some(answer) => wins(&after, seat, answer, solver),
                None => cannot_go_wrong(&after, seat, &mut Rng::seeded(1)),
            }
        }
    }
    if !answer.replies.is_empty() {
        let question = after.decisions().remove(0).question;
        assert_eq!(first, question.actions().into_iter().collect(), "every reply is answered");
    }
}

fn cannot_go_wrong(game: &Game, seat: Seat, rng: &mut Rng) {
    for _ in 0..10 {
        let mut game = game.clone();
        while let Some(decision) = game.decisions().first() {
            let action = rng.choose(&decision.question.actions()).clone();
            game.act(decision.seat, &action).unwrap();
        }
        assert_eq!(game.outcome().unwrap().winners, [game.table().side(seat)]);
    }
}

#[test]
fn solutions_win_against_every_reply() {
    let mut solver = Solver::new();
    for table in ["claim", "claim2", "claim2@castle", "goblins+knights+basilisks+unicorns+dwarves"] {
        for puzzle in puzzles(table, 3, 3) {
            let text = notation::write_position(&puzzle.position.revealed());
            let game = Game::resume(notation::read_position(&text).unwrap().open().unwrap()).unwrap();
            assert_eq!(game.position().asked()[0].0, puzzle.seat);
            assert!(puzzle.solution.only);
            wins(&game, puzzle.seat, &puzzle.solution, &mut solver);
        }
    }
}

#[test]
fn no_two_are_alike_and_there_is_variety() {
    let made = puzzles("claim2", 1, 30);
    let positions: HashSet<String> =
        made.iter().map(|puzzle| notation::write_position(&puzzle.position.revealed())).collect();
    assert_eq!(positions.len(), 30);
    let keys: HashSet<(Vec<Theme>, Action)> =
        made.iter().map(|puzzle| (puzzle.themes.clone(), puzzle.solution.action.clone())).collect();
    assert!(keys.len() >= 28, "{}", keys.len());
    let grades: HashSet<Grade> = made.iter().map(|puzzle| puzzle.difficulty.grade()).collect();
    assert!(grades.len() >= 3, "{grades:?}");
    let themes: HashSet<Theme> = made.iter().flat_map(|puzzle| puzzle.themes.clone()).collect();
    assert!(themes.len() >= 6, "{themes:?}");
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    assert_eq!(puzzles("claim", 5, 4), puzzles("claim", 5, 4));
    assert_ne!(puzzles("claim", 5, 1), puzzles("claim", 6, 1));
}
