use super::*;
use crate::Policy;
use crate::estimate::Estimate;
use crate::instinct::{Instinct, Memory};
use interregnum_rules::fast::{Mask, Plain, Sheet, State};
use interregnum_rules::{Phase, Rng, Seat, Table};
use interregnum_solver::{Solver, Value};

/// A table with all that a search needs.
struct Ready {
    sheet: Sheet<Plain>,
    policy: Policy,
    estimate: Estimate,
}

fn ready(table: &Table) -> Ready {
    let sheet = Sheet::new(table).unwrap();
    Ready { policy: Policy::new(table, &sheet), estimate: Estimate::new(table, &sheet), sheet }
}

/// A random game up to the moment when a seat is asked that has so many cards left in Phase Two.
fn ending(sheet: &Sheet<Plain>, cards: u32, rng: &mut Rng) -> State<Plain> {
    let mut state = State::random(sheet, rng);
    while state.phase() == Phase::One || state.hand(Seat(0)).count().max(state.hand(Seat(1)).count()) > cards {
        let mut moves = Vec::new();
        state.moves(sheet, |answer| moves.push(answer));
        state.apply(sheet, *rng.choose(&moves));
    }
    state
}

/// With open cards the tree finds what the solver proves.
#[test]
fn with_open_cards_a_search_finds_the_winning_card() {
    let Ready { sheet, policy, estimate } = ready(&Table::claim2());
    let mut rng = Rng::seeded(4);
    let mut asked = 0;
    while asked < 25 {
        let state = ending(&sheet, 4, &mut rng);
        let values = Solver::new().values_of(&sheet, &state).unwrap();
        let wins = values.iter().filter(|(_, value)| *value == Value::Win).count();
        if wins == 0 || wins == values.len() {
            continue;
        }
        asked += 1;
        let judge = Judge::new(&sheet, &policy, &estimate, Phase::Two);
        let budget = Budget { simulations: 3000, deadline: None };
        let best = search(&sheet, &judge, budget, |_| state, &mut rng)[0].answer;
        assert!(values.contains(&(best, Value::Win)), "{best:?} of {values:?}");
    }
}

#[test]
fn every_action_is_tried_and_visits_add_up() {
    let Ready { sheet, policy, estimate } = ready(&Table::claim());
    let mut rng = Rng::seeded(2);
    let state = ending(&sheet, 13, &mut rng);
    let judge = Judge::new(&sheet, &policy, &estimate, Phase::Two);
    let budget = Budget { simulations: 400, deadline: None };
    let tried = search(&sheet, &judge, budget, |_| state, &mut rng);
    let (seat, _) = state.asked().unwrap();
    assert_eq!(tried.len() as u32, sheet.distinct(state.hand(seat)).count());
    assert_eq!(tried.iter().map(|tried| tried.visits).sum::<u32>(), 400);
    assert!(tried.is_sorted_by(|one, other| one.visits >= other.visits));
    assert!(tried.iter().all(|tried| (0.0..=1.0).contains(&tried.chance)));
}

/// The sieve tries everything, and what it holds best most often.
#[test]
fn a_sieve_tries_the_better_actions_more_often() {
    let Ready { sheet, policy, estimate } = ready(&Table::claim2());
    let instinct = Instinct::new(&Table::claim2(), &sheet);
    let mut rng = Rng::seeded(2);
    let state = State::random(&sheet, &mut rng);
    let judge = Judge::new(&sheet, &policy, &estimate, Phase::One).with_instinct(&instinct);
    let budget = Budget { simulations: 600, deadline: None };
    let run = || sieve(&sheet, &judge, budget, |_| (state, Memory::new()), &mut Rng::seeded(9));
    let tried = run();
    assert_eq!(tried, run(), "the same seed gives the same answer");
    assert_eq!(tried.len() as u32, sheet.distinct(state.hand(Seat(0))).count());
    assert!(tried.iter().all(|tried| tried.visits > 0 && (0.0..=1.0).contains(&tried.chance)));
    assert!(tried.is_sorted_by(|one, other| one.visits >= other.visits));
    assert!(tried[0].chance >= tried[1].chance && tried[1].visits > tried[2].visits);
    assert!(tried.iter().map(|tried| tried.visits).sum::<u32>() <= 600);
}

/// Without a deadline, nothing but the seed decides.
#[test]
fn the_same_seed_gives_the_same_search() {
    let Ready { sheet, policy, estimate } = ready(&Table::claim2());
    let state = ending(&sheet, 13, &mut Rng::seeded(2));
    let judge = Judge::new(&sheet, &policy, &estimate, Phase::Two);
    let budget = Budget { simulations: 300, deadline: None };
    let run = |seed| search(&sheet, &judge, budget, |_| state, &mut Rng::seeded(seed));
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}
