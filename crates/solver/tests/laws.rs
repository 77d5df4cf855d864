//! Laws of best play: what holds for the solver at every table, also where minimax is too slow.

mod common;

use common::{KINDS, ending, nth_table, random_action, written};
use interregnum_rules::{Action, Card, Game, Phase, Position, Rng, Seat, Side, Step};
use interregnum_solver::{Answer, Beyond, Score, Solution, Solver};
use proptest::prelude::*;

/// So many positions are looked at, no more: what is not proved by then is passed over, so that no
/// test takes long.
const BUDGET: u64 = 10_000;

fn solver() -> Solver {
    Solver::new().with_budget(BUDGET)
}

/// A random ending of any kind of table. Tables come in turn, whatever the seed.
fn any_ending(seed: u64, most_cards: usize) -> Game {
    let mut rng = Rng::seeded(seed);
    let table = nth_table(seed % KINDS, &mut rng);
    let cards = 2 + rng.below(most_cards - 1);
    ending(&table, cards, &mut rng)
}

/// A score seen by the other seat, unless both are the same.
fn turned<T: std::ops::Neg<Output = T>>(score: T, turn: bool) -> T {
    if turn { -score } else { score }
}

/// The position with the seats relabelled.
fn relabelled(position: &Position<Card>) -> Position<Card> {
    let other = |seat: Seat| Seat(1 - seat.0);
    let mut turned = position.clone();
    turned.table = turned.table.clone().led_by(other(position.table.first_leader())).unwrap();
    for seats in [&mut turned.layout.hands, &mut turned.layout.followers, &mut turned.layout.piles] {
        seats.swap(0, 1);
    }
    turned.layout.front.swap(0, 1);
    turned.recruited.swap(0, 1);
    turned.sealed.swap(0, 1);
    turned.leader = other(turned.leader);
    turned.winner = turned.winner.map(other);
    turned.looked = turned.looked.map(other);
    if let Some(streak) = &mut turned.streak {
        streak.seat = other(streak.seat);
    }
    for seat in &mut turned.last_tricks {
        *seat = other(*seat);
    }
    for (_, side) in &mut turned.claims {
        *side = Side(1 - side.0);
    }
    for play in turned.trick.plays.iter_mut().chain(turned.previous.iter_mut().flat_map(|trick| &mut trick.plays)) {
        play.seat = other(play.seat);
    }
    for step in &mut turned.agenda {
        if let Step::Play(seat)
        | Step::Take(seat)
        | Step::SeerTake(seat)
        | Step::DrawFire(seat)
        | Step::Crush { seat, .. }
        | Step::CrushOne { victim: seat, .. } = step
        {
            *seat = other(*seat);
        }
    }
    turned
}

/// Plays the best action on both sides to the end; each position has the value of the one before.
fn follow_best_play(mut game: Game, rng: &mut Rng) -> Result<u32, TestCaseError> {
    let mut solver = solver();
    let mut proved = 0;
    let mut before: Option<(Seat, Score)> = None;
    while !game.position().is_over() {
        // Answers with votes take longer: they are asked for once fewer cards are left.
        let short = game.position().layout.hands[0].len() <= 9;
        let solution = if short {
            solver.solve(game.position()).proved()
        } else {
            let values = solver.values(game.position()).proved();
            let any_margin = |value| Score { value, margin: 0 };
            values.map(|found| Solution {
                seat: found.seat,
                best: any_margin(found.best),
                options: found.options.into_iter().map(|(action, value)| (action, any_margin(value))).collect(),
            })
        };
        let Some(solution) = solution else {
            // Too much for the budget: somebody errs, and it starts anew from there.
            before = None;
            random_action(&mut game, rng);
            continue;
        };
        proved += 1;
        if let Some((seat, score)) = before {
            let expected = turned(score, seat != solution.seat);
            prop_assert_eq!(solution.best.value, expected.value, "{}", written(game.position()));
            if short && game.position().layout.hands[0].len() + 1 < 9 {
                prop_assert_eq!(solution.best, expected, "{}", written(game.position()));
            }
        }
        before = Some((solution.seat, solution.best));
        let best: Vec<_> = solution.options.iter().filter(|(_, score)| *score == solution.best).collect();
        game.act(solution.seat, &rng.choose(&best).0).unwrap();
    }
    let outcome = game.outcome().unwrap();
    if let Some((seat, score)) = before {
        let won = outcome.winners.contains(&Side(seat.0));
        let lost = outcome.winners.contains(&Side(1 - seat.0));
        prop_assert_eq!(score.value.cmp(&-score.value), won.cmp(&lost));
        let votes = |seat: Seat| outcome.tally[usize::from(seat.0)].cast_signed();
        prop_assert_eq!(score.margin, votes(seat) - votes(Seat(1 - seat.0)));
    }
    Ok(proved)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Each position after an action is solved by itself: it has the score that the action had.
    #[test]
    fn law_the_value_is_the_best_over_the_moves(seed: u64) {
        let game = any_ending(seed, 18);
        let mut solver = solver();
        if let Some(solution) = solver.solve(game.position()).proved() {
            let best = solution.options.iter().map(|&(_, score)| score).max();
            prop_assert_eq!(Some(solution.best), best);
            for (action, score) in &solution.options {
                let mut next = game.clone();
                next.act(solution.seat, action).unwrap();
                if let Some(after) = solver.solve(next.position()).proved() {
                    let seen = turned(after.best, after.seat != solution.seat);
                    prop_assert_eq!(*score, seen, "{:?} in {}", action, written(game.position()));
                }
            }
        }
    }

    #[test]
    fn law_relabelling_the_seats_turns_it_round(seed: u64) {
        let game = any_ending(seed, 20);
        let turned = relabelled(game.position());
        prop_assert!(Game::resume(turned.clone()).is_ok(), "{:?}", Game::resume(turned).err());
        let mut solver = solver();
        match (solver.solve(game.position()), solver.solve(&turned)) {
            (Answer::Proved(one), Answer::Proved(other)) => {
                prop_assert_eq!(one.seat, Seat(1 - other.seat.0));
                let turned = |(action, score): (Action, Score)| match action {
                    Action::Crush(Some(victim)) => (Action::Crush(Some(Seat(1 - victim.0))), score),
                    action => (action, score),
                };
                let expected: Vec<_> = other.options.into_iter().map(turned).collect();
                prop_assert_eq!(one.options, expected, "{}", written(game.position()));
            }
            (one, other) => prop_assert_eq!(one, other),
        }
    }

    #[test]
    fn law_best_play_never_changes_the_value(seed: u64) {
        let game = any_ending(seed, 20);
        let proved = follow_best_play(game, &mut Rng::seeded(seed))?;
        prop_assert!(proved > 0);
    }

    /// A larger budget proves more, never something else; what a call needs is enough for it.
    #[test]
    fn law_a_budget_hides_answers_and_never_changes_them(seed: u64) {
        let game = any_ending(seed, 18);
        let mut unhurried = solver();
        let answer = unhurried.solve(game.position());
        let needed = unhurried.nodes();
        for budget in [0, 1, 10, 100, needed / 2, needed.saturating_sub(1), needed].into_iter().filter(|&n| n <= needed) {
            let found = Solver::new().with_budget(budget).solve(game.position());
            prop_assert_eq!(&found, if budget == needed { &answer } else { &Answer::NotProved }, "{}", budget);
        }
    }

    /// What a solver remembers of other positions changes nothing, not even what a budget allows.
    #[test]
    fn law_a_solver_that_has_worked_answers_like_a_new_one(seed: u64) {
        let mut used = Solver::new().with_budget(200);
        for n in 0..8 {
            let game = any_ending(seed.wrapping_add(n * 37), 16);
            let mut fresh = Solver::new().with_budget(200);
            prop_assert_eq!(used.values(game.position()), fresh.values(game.position()));
            prop_assert_eq!(used.solve(game.position()), fresh.solve(game.position()));
            prop_assert_eq!(used.nodes(), fresh.nodes());
        }
    }
}

/// From the first card of Phase Two to the last, at tables of all kinds.
#[test]
fn best_play_from_the_start_of_phase_two_never_changes_the_value() {
    let mut proved = 0;
    for n in 0..20 {
        let mut rng = Rng::stream(40, n);
        let table = nth_table(n * 111, &mut rng);
        let game = ending(&table, 26, &mut rng);
        proved += follow_best_play(game, &mut rng).unwrap();
    }
    assert!(proved > 20 * 16, "{proved}");
}

#[test]
fn what_cannot_be_solved_is_said() {
    let mut rng = Rng::seeded(1);
    let mut solver = Solver::new();
    let mut met = std::collections::BTreeSet::new();
    for players in [2, 2, 2, 2, 3, 4] {
        for _ in 0..10 {
            let table = interregnum_rules::Table::random(Some(players), &mut rng);
            let deal = interregnum_rules::Deal::shuffled(&table, &mut rng);
            let mut game = Game::new(&table, &deal).unwrap();
            while !game.position().is_over() {
                if game.position().phase == Phase::One || players > 2 || Beyond::of(game.position()).is_some() {
                    let Answer::Beyond(beyond) = solver.value(game.position()) else { panic!("{}", table.spec()) };
                    assert_eq!(Some(beyond), Beyond::of(game.position()));
                    met.insert(beyond.to_string());
                }
                random_action(&mut game, &mut rng);
            }
            assert_eq!(
                Beyond::of(game.position()),
                Some(if players == 2 { Beyond::Over } else { Beyond::Players(players) })
            );
        }
    }
    assert!(met.len() >= 5, "{met:?}");
}
