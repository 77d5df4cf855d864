//! The two top levels: search over worlds, a learned estimate, exact endings.

mod ending;
mod giving;

use crate::engine::{Engine, Thought, is_open, with_worlds};
use crate::estimate::Estimate;
use crate::instinct::{Instinct, Witness};
use crate::search::{Budget, Judge, search, sieve};
use crate::{Bot, Policy, Random, Seated};
use interregnum_rules::fast::{Mask, Options, Sheet};
use interregnum_rules::{Action, Phase, Rng, Table};
use interregnum_solver::Solver;
use std::time::Instant;

/// A bot that searches. In Phase One, and wherever cards are hidden, it looks ahead in worlds that
/// fit what its seat knows; where the solver can settle the game, it plays as the solver says.
///
/// ```
/// use interregnum_bots::search::Budget;
/// use interregnum_bots::{Bot, Mind, Seated};
/// use interregnum_rules::{Deal, Game, Rng, Table};
///
/// let table = Table::claim();
/// let mut rng = Rng::seeded(7);
/// let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
/// let seated = Seated::next(&game).unwrap();
/// let mut bot = Mind::new(Budget { simulations: 500, deadline: None });
/// let action = bot.choose(&seated, &mut rng);
/// assert!(seated.question().judge(seated.table(), &action).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Mind {
    budget: Budget,
    engine: Option<Engine>,
    learned: Option<(Table, Estimate, Instinct)>,
    solver: Solver,
}

impl Mind {
    /// A bot that thinks this much before each action.
    pub fn new(budget: Budget) -> Mind {
        Mind { budget, engine: None, learned: None, solver: Solver::new() }
    }
}

impl Bot for Mind {
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action {
        let Mind { budget, engine, learned, solver } = self;
        let engine = Engine::at(engine, seated.table());
        let found = engine.think(Thinking { seated, budget: *budget, learned, solver, rng });
        found.unwrap_or_else(|| Random.choose(seated, rng))
    }
}

/// One decision.
struct Thinking<'a> {
    seated: &'a Seated<'a>,
    budget: Budget,
    learned: &'a mut Option<(Table, Estimate, Instinct)>,
    solver: &'a mut Solver,
    rng: &'a mut Rng,
}

impl Thought for Thinking<'_> {
    /// None if there was no time to try anything.
    type Answer = Option<Action>;

    fn think<M: Mask>(self, sheet: &Sheet<M>, policy: &Policy) -> Option<Action> {
        let started = Instant::now();
        let Thinking { seated, mut budget, learned, solver, rng } = self;
        let (estimate, instinct) = at_table(learned, seated.table(), sheet);
        with_worlds(seated, sheet, |sampler| {
            let root = sampler.sample(rng);
            if let Options::Choose { .. } = root.options(sheet) {
                // Before Phase Two as well as before Phase One, it is the start of Phase Two that counts.
                let quick = Judge::new(sheet, policy, estimate, Phase::One);
                let judges = [quick, quick.with_instinct(instinct)];
                return giving::choose(sheet, policy, judges, seated.seat(), budget, sampler, rng);
            }
            let mut answers = Vec::new();
            root.moves(sheet, |answer| answers.push(answer));
            if let [only] = answers[..] {
                return Some(root.action(sheet, only));
            }
            if seated.knowledge().is_some() && is_open(seated) {
                if let Some(answer) = ending::choose(sheet, policy, solver, budget, &root, rng) {
                    return Some(root.action(sheet, answer));
                }
                // What the solver took is gone.
                budget.deadline = budget.deadline.map(|deadline| deadline.saturating_sub(started.elapsed()));
            }
            let judge = Judge::new(sheet, policy, estimate, root.phase());
            let tried = match root.phase() {
                Phase::One => {
                    let witness = Witness::new(seated, sheet);
                    let draw = |rng: &mut Rng| {
                        let world = sampler.sample(rng);
                        (world, witness.memory(sheet, &world))
                    };
                    sieve(sheet, &judge.with_instinct(instinct), budget, draw, rng)
                }
                Phase::Two => search(sheet, &judge, budget, |rng| sampler.sample(rng), rng),
            };
            tried.first().map(|best| root.action(sheet, best.answer))
        })
    }
}

/// The networks for the table: those at hand if they are for the same table, otherwise new ones.
fn at_table<'a, M: Mask>(
    slot: &'a mut Option<(Table, Estimate, Instinct)>,
    table: &Table,
    sheet: &Sheet<M>,
) -> (&'a Estimate, &'a Instinct) {
    if slot.as_ref().is_some_and(|(known, ..)| known != table) {
        *slot = None;
    }
    let new = || (table.clone(), Estimate::new(table, sheet), Instinct::new(table, sheet));
    let (_, estimate, instinct) = slot.get_or_insert_with(new);
    (estimate, instinct)
}
