//! A whole game, decision by decision.

use super::belief::Belief;
use super::chance::Chance;
use super::mistake::Mistake;
use super::weigh::{Basis, Effort, Scales, Weighed, Weighing};
use interregnum_rules::{Action, Card, Difference, Game, Outcome, Phase, Position, Record, Rng, Seat, Side, Table};
use interregnum_solver::{Score, Solver};
use rayon::prelude::*;

/// What the solver may spend on one decision of Phase Two before it is estimated instead.
const BUDGET: u64 = 5_000_000;

/// The truth about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Every decision, in order.
    pub decisions: Vec<Judged>,
    /// The place among the decisions of the one on which the game turned, if one stands out.
    pub turning_point: Option<usize>,
    /// How well each seat played.
    pub seats: Vec<Conduct>,
    /// What the deal gave.
    pub luck: Luck,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// A decision and what is to be said about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// In which phase.
    pub phase: Phase,
    /// What the options were worth for all that the seat knew. Exact where it can be.
    pub known: Weighing,
    /// What they were worth in the world as it was; nothing where `known` is exact, since it is
    /// the same then.
    pub open: Option<Weighing>,
    /// What was wrong with it, if something was.
    pub mistake: Option<Mistake>,
}

impl Judged {
    /// Judges the action at this place of a record, which must have one there.
    pub fn of(record: &Record, place: usize, effort: Effort, seed: u64) -> Result<Judged, Difference> {
        let game = record.replay(place + 1).and_then(|_| record.replay(place))?;
        let (seat, action) = &record.actions[place];
        let mut solver = Solver::new().with_budget(BUDGET);
        let scales = Scales::new(&record.table, effort);
        Ok(judged(&scales, &game, *seat, action, &mut solver, &mut Rng::stream(seed, place as u64)))
    }

    /// The chance to win before the action: that of the best one.
    pub fn before(&self) -> Chance {
        self.known.best().chance
    }

    /// The option that was taken.
    pub fn taken(&self) -> &Weighed {
        self.known.option(&self.action).expect("what was done was an option")
    }

    /// The chance to win after the action.
    pub fn after(&self) -> Chance {
        self.taken().chance
    }

    /// What the action cost.
    pub fn cost(&self) -> Chance {
        self.taken().behind
    }

    /// The votes that it cost on top of that, where that is proved and the result stays the same.
    pub fn votes_lost(&self) -> i8 {
        match (self.known.best().score, self.taken().score) {
            (Some(best), Some(taken)) if best.value == taken.value => best.margin - taken.margin,
            _ => 0,
        }
    }

    /// Whether there was a choice.
    pub fn is_free(&self) -> bool {
        self.known.options.len() > 1
    }

    /// Whether the action was as good as the best, as far as one can tell.
    pub fn is_best(&self) -> bool {
        self.mistake.is_none()
    }
}

/// How well a seat played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conduct {
    /// The seat.
    pub seat: Seat,
    /// How often it had a choice.
    pub choices: usize,
    /// How often it then chose what is as good as the best, as far as one can tell.
    pub best: usize,
    /// How many mistakes stand out.
    pub mistakes: usize,
    /// The chance to win that it gave away where that is proved: 1 for each win turned into a loss.
    pub given_away: f64,
}

impl Conduct {
    /// The share of good choices; 1 if there was nothing to choose.
    pub fn accuracy(&self) -> f64 {
        if self.choices == 0 { 1.0 } else { self.best as f64 / self.choices as f64 }
    }
}

/// What the deal gave, and what play made of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// For each side its chance to win at the deal if all play alike, all cards known.
    pub deal: Vec<Chance>,
    /// For seat 0, who wins with best play from the first trick of Phase Two on, where that is proved.
    pub phase_two: Option<Score>,
    /// The share of the win that each side got, if the game is over. What is more or less than its chance at
    /// the deal came after it: by choices, and by hidden cards that made good choices turn out badly or well.
    pub result: Option<Vec<f64>>,
}

impl Review {
    /// Goes through a game. The same seed gives the same review, with any number of threads.
    pub fn of(record: &Record, effort: Effort, seed: u64) -> Result<Review, Difference> {
        let end = record.replay(record.actions.len())?;
        let scales = Scales::new(&record.table, effort);
        let places: Vec<usize> = (0..record.actions.len()).collect();
        let solver = || Solver::new().with_budget(BUDGET);
        let judge = |solver: &mut Solver, &place: &usize| {
            let game = record.replay(place).expect("the whole record was replayed");
            let (seat, action) = &record.actions[place];
            judged(&scales, &game, *seat, action, solver, &mut Rng::stream(seed, place as u64))
        };
        let decisions: Vec<Judged> = places.par_iter().map_init(solver, judge).collect();
        let luck = luck(record, &decisions, end.outcome(), effort, seed);
        let seats = record.table.seats().map(|seat| conduct(seat, &decisions)).collect();
        let turning_point = turning_point(&decisions);
        Ok(Review { decisions, turning_point, seats, luck, outcome: end.outcome().cloned() })
    }
}

fn judged(scales: &Scales, game: &Game, seat: Seat, action: &Action, solver: &mut Solver, rng: &mut Rng) -> Judged {
    let phase = game.position().phase;
    let (known, open) = if let Some(exact) = Weighing::exact(game.position(), solver) {
        (exact, None)
    } else {
        let question = game.question(seat).expect("the seat acted");
        let options = scales.options(&question, Some(action), rng);
        let open = scales.for_all_there_is(game.position(), seat, options.clone(), rng);
        let known = scales.for_all_it_knows(&Belief::of(game, seat), seat, options, rng);
        (known.expect("worlds that follow from a game are sound"), Some(open))
    };
    let mistake = Mistake::find(game, action, &known, solver);
    Judged { seat, action: action.clone(), phase, known, open, mistake }
}

fn conduct(seat: Seat, decisions: &[Judged]) -> Conduct {
    let own = || decisions.iter().filter(|judged| judged.seat == seat && judged.is_free());
    let exact = own().filter(|judged| judged.known.basis == Basis::Exact);
    Conduct {
        seat,
        choices: own().count(),
        best: own().filter(|judged| judged.is_best()).count(),
        mistakes: own().filter(|judged| judged.mistake.is_some()).count(),
        given_away: exact.map(|judged| judged.cost().mean).sum(),
    }
}

/// The mistake that changed the most: first those that are proved to change the result, of equals the
/// last one, then those that are estimated.
fn turning_point(decisions: &[Judged]) -> Option<usize> {
    let with = |exact: bool| {
        let mistakes = decisions.iter().enumerate().filter(move |(_, judged)| {
            judged.mistake.is_some() && (judged.known.basis == Basis::Exact) == exact && judged.cost().mean > 0.0
        });
        mistakes.max_by(|(_, one), (_, other)| one.cost().mean.total_cmp(&other.cost().mean)).map(|(place, _)| place)
    };
    with(true).or_else(|| with(false))
}

fn luck(record: &Record, decisions: &[Judged], outcome: Option<&Outcome>, effort: Effort, seed: u64) -> Luck {
    /// A single number for the game deserves more worlds than one of its decisions.
    const MORE: u32 = 4;
    let table: &Table = &record.table;
    let scales = Scales::new(table, Effort { worlds: MORE * effort.worlds, ..effort });
    let start: Position<Card> = record.replay(0).expect("the whole record was replayed").position().clone();
    let sides: Vec<Side> = table.sides().collect();
    let outlook = |side: &Side| {
        let seat = side.seats(table.players()).next().expect("a side has a seat");
        scales.outlook(&start, seat, &mut Rng::stream(seed, u64::MAX))
    };
    let first = decisions.iter().find(|judged| judged.known.basis == Basis::Exact);
    let phase_two = first.and_then(|judged| {
        let score = judged.known.best().score?;
        Some(if judged.seat == Seat(0) { score } else { -score })
    });
    let share = |outcome: &Outcome, side: &Side| {
        f64::from(u8::from(outcome.winners.contains(side))) / outcome.winners.len().max(1) as f64
    };
    Luck {
        deal: sides.par_iter().map(outlook).collect(),
        phase_two,
        result: outcome.map(|outcome| sides.iter().map(|side| share(outcome, side)).collect()),
    }
}
