//! What every option of a decision is worth.

use super::belief::Belief;
use super::chance::Chance;
use super::estimator::{Estimator, Playouts, share_of};
use interregnum_rules::fast::{Mask, Rules, Sheet, State};
use interregnum_rules::{Action, Card, Position, Question, Rng, Seat, SetupError, Table, with_sheet};
use interregnum_solver::{Answer, Score, Solver};

/// How much is done for an estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many worlds are looked at for a decision.
    pub worlds: u32,
    /// How many positions the solver may look at for the rest of one playout; beyond that the rest is
    /// played out, too.
    pub nodes: u64,
    /// How many choices of cards are compared where cards are passed or discarded: there can be
    /// more than a thousand.
    pub choices: usize,
}

/// Enough to solve most starts of Phase Two, in about a millisecond.
const NODES: u64 = 1_500;

impl Effort {
    /// So many worlds, and the rest in proportion.
    pub const fn worlds(worlds: u32) -> Effort {
        Effort { worlds, nodes: NODES, choices: 24 }
    }
}

/// On what ground a decision is weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// It is proved.
    Exact,
    /// It is estimated from this many worlds.
    Estimated {
        /// How many.
        worlds: u32,
    },
}

impl Basis {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Exact => "exact",
            Basis::Estimated { .. } => "estimated",
        }
    }
}

/// An option, and what it is worth to the side of the seat that is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The option.
    pub action: Action,
    /// The chance to win after it.
    pub chance: Chance,
    /// How much worse than the best option it is. The error is that of the difference: options
    /// are compared in the same worlds, so it is smaller than that of the chances.
    pub behind: Chance,
    /// Who wins and by how many votes, if that is proved.
    pub score: Option<Score>,
}

/// All options of a decision, weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighing {
    /// Who is asked.
    pub seat: Seat,
    /// On what ground.
    pub basis: Basis,
    /// The options, in the order of [`Question::actions`]; where cards are passed or discarded,
    /// some of them.
    pub options: Vec<Weighed>,
    best: usize,
}

impl Weighing {
    /// The best option; of equals the first.
    pub fn best(&self) -> &Weighed {
        &self.options[self.best]
    }

    /// The option that is this action.
    pub fn option(&self, action: &Action) -> Option<&Weighed> {
        self.options.iter().find(|option| option.action == *action)
    }

    /// A weighing that is beyond doubt, if the solver has one.
    pub fn exact(position: &Position<Card>, solver: &mut Solver) -> Option<Weighing> {
        let Answer::Proved(solution) = solver.solve(position) else { return None };
        let best = solution.options.iter().position(|(_, score)| *score == solution.best)?;
        let best_share = share_of(solution.best.value);
        let options = solution.options.into_iter().map(|(action, score)| {
            let share = share_of(score.value);
            let behind = Chance::exact(best_share - share);
            Weighed { action, chance: Chance::exact(share), behind, score: Some(score) }
        });
        Some(Weighing { seat: solution.seat, basis: Basis::Exact, options: options.collect(), best })
    }

    /// What samples say: a row for each option, in each row the worlds in the same order.
    fn sampled(seat: Seat, actions: Vec<Action>, samples: &[Vec<f64>]) -> Weighing {
        let chances: Vec<Chance> = samples.iter().map(|row| Chance::of(row)).collect();
        let by_mean = |&one: &usize, &other: &usize| chances[one].mean.total_cmp(&chances[other].mean);
        let best = (0..chances.len()).rev().max_by(by_mean).unwrap_or(0);
        let options =
            actions.into_iter().zip(samples).zip(&chances).enumerate().map(|(place, ((action, row), chance))| {
                let differences: Vec<f64> = samples[best].iter().zip(row).map(|(best, own)| best - own).collect();
                let behind = if place == best { Chance::exact(0.0) } else { Chance::of(&differences) };
                Weighed { action, chance: *chance, behind, score: None }
            });
        let worlds = samples.first().map_or(0, Vec::len) as u32;
        Weighing { seat, basis: Basis::Estimated { worlds }, options: options.collect(), best }
    }
}

/// Weighs decisions at one table.
#[derive(Clone, Debug)]
pub struct Scales<E = Playouts> {
    rules: Rules,
    estimator: E,
    effort: Effort,
}

impl Scales {
    /// Scales that estimate by playouts.
    pub fn new(table: &Table, effort: Effort) -> Scales {
        Scales::with(table, effort, Playouts::new(table))
    }
}

impl<E: Estimator> Scales<E> {
    /// Scales with another estimator.
    pub fn with(table: &Table, effort: Effort, estimator: E) -> Scales<E> {
        Scales { rules: Rules::new(table), estimator, effort }
    }

    /// The effort.
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// What the options are worth for all that the seat knows: the average over the worlds that it
    /// holds possible. The options must be some of those that the question names.
    pub fn for_all_it_knows(
        &self,
        belief: &Belief,
        seat: Seat,
        actions: Vec<Action>,
        rng: &mut Rng,
    ) -> Result<Weighing, SetupError> {
        let dealer = belief.worlds();
        let worlds: Result<Vec<_>, _> = (0..self.effort.worlds).map(|_| dealer.draw(rng)).collect();
        Ok(self.weigh(&worlds?, seat, actions, rng))
    }

    /// What the options are worth in the world as it is: the average over ways to play on.
    pub fn for_all_there_is(
        &self,
        position: &Position<Card>,
        seat: Seat,
        actions: Vec<Action>,
        rng: &mut Rng,
    ) -> Weighing {
        let worlds = vec![position.clone(); self.effort.worlds as usize];
        self.weigh(&worlds, seat, actions, rng)
    }

    /// The chance of a seat's side to win from here on when all play alike.
    pub fn outlook(&self, position: &Position<Card>, seat: Seat, rng: &mut Rng) -> Chance {
        let samples = with_sheet!(&self.rules, sheet => self.outlook_on(sheet, position, seat, rng));
        Chance::of(&samples)
    }

    fn outlook_on<M: Mask>(&self, sheet: &Sheet<M>, position: &Position<Card>, seat: Seat, rng: &mut Rng) -> Vec<f64> {
        let state = State::from_position(sheet, position).expect("the position is of this table");
        let side = position.table.side(seat);
        let mut solver = Solver::new().with_budget(self.effort.nodes);
        (0..self.effort.worlds).map(|_| self.estimator.share(sheet, &state, side, &mut solver, rng)).collect()
    }

    fn weigh(&self, worlds: &[Position<Card>], seat: Seat, actions: Vec<Action>, rng: &mut Rng) -> Weighing {
        let samples = with_sheet!(&self.rules, sheet => self.samples(sheet, worlds, seat, &actions, rng));
        Weighing::sampled(seat, actions, &samples)
    }

    /// For each option the share of the win in each world. All options meet the same random
    /// numbers, so that their differences are surer than they are themselves.
    fn samples<M: Mask>(
        &self,
        sheet: &Sheet<M>,
        worlds: &[Position<Card>],
        seat: Seat,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Vec<Vec<f64>> {
        let mut solver = Solver::new().with_budget(self.effort.nodes);
        let mut samples = vec![Vec::with_capacity(worlds.len()); actions.len()];
        for world in worlds {
            let state = State::from_position(sheet, world).expect("the world is of this table");
            let seed = rng.next_u64();
            for (row, action) in samples.iter_mut().zip(actions) {
                let mut after = state;
                after.apply(sheet, state.find(sheet, action).expect("the option is legal in every world"));
                let side = world.table.side(seat);
                row.push(self.estimator.share(sheet, &after, side, &mut solver, &mut Rng::seeded(seed)));
            }
        }
        samples
    }

    /// The options to compare: all of them; where cards are passed or discarded so many, drawn
    /// evenly, and the one that must be among them.
    pub fn options(&self, question: &Question, wanted: Option<&Action>, rng: &mut Rng) -> Vec<Action> {
        let mut actions = question.actions();
        if matches!(question, Question::Pass { .. } | Question::Discard { .. }) {
            rng.shuffle(&mut actions);
            actions.truncate(self.effort.choices);
            let sorted = |action: &Action| match action.clone() {
                Action::Pass(mut cards) => {
                    cards.sort_unstable();
                    Action::Pass(cards)
                }
                Action::Discard(mut cards) => {
                    cards.sort_unstable();
                    Action::Discard(cards)
                }
                other => other,
            };
            let wanted = wanted.map(|wanted| (wanted, sorted(wanted)));
            if let Some((wanted, plain)) = wanted {
                actions.retain(|action| *action != plain);
                actions.push(wanted.clone());
            }
        }
        actions
    }
}
