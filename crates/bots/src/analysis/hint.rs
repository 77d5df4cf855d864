//! What to do, and why: for one seat, from what it may know.

use super::belief::Belief;
use super::estimator::Estimator;
use super::line::{Line, Ties};
use super::weigh::{Basis, Scales, Weighed, Weighing};
use super::words::{self, brief, percent, sentence};
use interregnum_rules::{Faction, Game, Position, Question, Rng, Seat, Seen, SetupError};
use interregnum_solver::{Beyond, Score, Solver};

/// Advice to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What every option is worth.
    pub weighing: Weighing,
    /// Why the best one is best.
    pub why: String,
    /// The line of best play, where it is proved.
    pub line: Option<Line>,
}

impl<E: Estimator> Scales<E> {
    /// Advice to a seat that is asked something, from all that it may know. `None` if it is not
    /// asked.
    pub fn hint(&self, game: &Game, seat: Seat, solver: &mut Solver, rng: &mut Rng) -> Option<Hint> {
        let question = game.question(seat)?;
        // Who can be sure of both hands may look at them (11.4).
        if Beyond::of(game.position()).is_none()
            && let Some(weighing) = Weighing::exact(game.position(), solver)
        {
            return Some(proved(game, weighing, solver));
        }
        let estimated = self.estimate(&Belief::of(game, seat), seat, &question, rng);
        Some(estimated.expect("worlds that follow from a game are sound"))
    }

    /// Advice to a seat that sees this position. The error says what is wrong with the position.
    /// `None` if the seat is not asked anything.
    pub fn hint_at(
        &self,
        position: &Position<Seen>,
        seat: Seat,
        solver: &mut Solver,
        rng: &mut Rng,
    ) -> Result<Option<Hint>, SetupError> {
        let belief = Belief::Position(Box::new(position.clone()));
        if let Some(world) = belief.certain() {
            return Ok(self.hint(&Game::resume(world?)?, seat, solver, rng));
        }
        let world = belief.worlds().draw(rng)?;
        let Some(question) = world.question(seat) else { return Ok(None) };
        self.estimate(&belief, seat, &question, rng).map(Some)
    }

    fn estimate(&self, belief: &Belief, seat: Seat, question: &Question, rng: &mut Rng) -> Result<Hint, SetupError> {
        let actions = self.options(question, None, rng);
        let weighing = self.for_all_it_knows(belief, seat, actions, rng)?;
        let why = guess(&weighing);
        Ok(Hint { weighing, why, line: None })
    }
}

fn proved(game: &Game, weighing: Weighing, solver: &mut Solver) -> Hint {
    let best = weighing.best();
    let line = Line::after(game, weighing.seat, &best.action, Ties::First, solver);
    let mut why = reason(&weighing);
    if let Some(line) = &line {
        let side = game.table().side(weighing.seat);
        let won: Vec<Faction> = line.outcome.votes.iter().filter(|v| v.side == Some(side)).map(|v| v.faction).collect();
        let votes = if won.is_empty() { "no votes".into() } else { format!("the votes of the {}", words::and(&won)) };
        why = format!("{why} In a line of best play it gets {votes}.");
    }
    Hint { weighing, why, line }
}

/// What the scores alone say.
fn reason(weighing: &Weighing) -> String {
    let best = weighing.best();
    let Some(score) = best.score else { return String::new() };
    let what = sentence(&brief(&best.action));
    let others = weighing.options.iter().filter(|option| option.action != best.action);
    let others: Vec<Score> = others.filter_map(|option| option.score).collect();
    let as_good = others.iter().filter(|other| other.value == score.value).count();
    let (seat, fate, by) = (weighing.seat, words::fate(score.value), words::margin(score));
    if others.is_empty() {
        return format!("{what} is the only legal choice; {seat} {fate} {by} with best play.");
    }
    if as_good == 0 {
        return format!("{what} is the only choice with which {seat} {fate}: {by} with best play.");
    }
    if others.iter().all(|other| *other == score) {
        return format!("All choices are equal: {seat} {fate} {by} with best play.");
    }
    let with = if as_good == others.len() { "every choice" } else { "several choices" };
    format!("With {with} {seat} {fate}. {what} {fate} {by} with best play, and no choice does better.")
}

/// What an estimate says, and how sure it is. Only one action is called the best.
fn guess(weighing: &Weighing) -> String {
    let best = weighing.best();
    let name = brief(&best.action);
    let Basis::Estimated { worlds } = weighing.basis else { return String::new() };
    let mut others: Vec<&Weighed> = weighing.options.iter().filter(|option| option.action != best.action).collect();
    others.sort_by(|one, other| other.chance.mean.total_cmp(&one.chance.mean));
    let (what, chance, seat) = (sentence(&name), percent(best.chance), weighing.seat);
    let Some(next) = others.first() else {
        return format!("{what} is the only legal choice; it wins in about {chance} of {worlds} worlds.");
    };
    let close: Vec<String> =
        others.iter().filter(|option| !option.behind.is_clear()).map(|option| brief(&option.action)).collect();
    let found = format!("{what} wins in about {chance} of {worlds} worlds that fit what {seat} knows");
    match &close[..] {
        [] => format!("{found}; {} comes next, clearly behind by {}.", brief(&next.action), percent(next.behind)),
        [only] => format!("{found}. This is an estimate, and it cannot tell {name} from {only}."),
        [first, second] => format!("{found}. This is an estimate, and it cannot tell {name} from {first} or {second}."),
        [first, second, more @ ..] => format!(
            "{found}. This is an estimate, and it cannot tell {name} from {first}, {second} or {} more.",
            more.len()
        ),
    }
}
