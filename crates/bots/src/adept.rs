//! A bot that remembers everything and plays games to their end in its mind.

use crate::engine::{Engine, Thought};
use crate::imagination::Imagination;
use crate::{Bot, Policy, Seated};
use interregnum_rules::fast::{Mask, Sheet, State};
use interregnum_rules::{Action, Card, Kind, Phase, Position, Rng, Side};
use interregnum_solver::Solver;

/// Plays out worlds that fit all that its seat knows, everybody playing sensibly, and does what
/// ends best on the average. The last tricks of a game of two it counts out exactly.
///
/// It forgets nothing. It errs where a plan is needed: it expects of others, and of itself later
/// on, no more than plain good sense, and it does not ask what its own card tells the others.
#[derive(Clone, Debug)]
pub struct Adept {
    engine: Option<Engine>,
    solver: Solver,
}

impl Default for Adept {
    fn default() -> Adept {
        Adept { engine: None, solver: Solver::new().with_budget(BUDGET) }
    }
}

/// How many worlds it plays out in.
const WORLDS: usize = 24;
/// How many games it plays for each decision, shared among actions and worlds: fewer where they
/// are longer.
const GAMES: [usize; 3] = [600, 250, 250];
/// From how many cards in hand on it counts the ending out.
const ENDING: usize = 6;
/// How many positions it may look at for that.
const BUDGET: u64 = 4000;

impl Bot for Adept {
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action {
        let question = seated.question();
        let worlds = worlds(seated, rng);
        let mut actions = match question.kind() {
            // Too many to try: good sense must do.
            Kind::Pass | Kind::Discard => Vec::new(),
            _ => question.actions(),
        };
        if actions.len() == 1 {
            return actions.swap_remove(0);
        }
        let engine = Engine::at(&mut self.engine, seated.table());
        let side = seated.table().side(seated.seat());
        let near = |world: &Position<Card>| world.layout.hands[seated.seat().index()].len() <= ENDING;
        let solver = match &worlds[..] {
            [world] if near(world) => Some(&mut self.solver),
            _ => None,
        };
        engine.think(Games { worlds: &worlds, actions, side, solver, rng })
    }
}

/// Worlds that fit what the seat knows; one where it knows everything.
fn worlds(seated: &Seated<'_>, rng: &mut Rng) -> Vec<Position<Card>> {
    let position = seated.position();
    let open = seated.table().players() == 2
        && position.phase == Phase::Two
        && seated.table().fire_cards().is_empty()
        && matches!(seated.question().kind(), Kind::Play | Kind::Crush);
    let count = if open { 1 } else { WORLDS };
    if let Some(knowledge) = seated.knowledge() {
        let worlds = knowledge.worlds();
        return (0..count).map(|_| worlds.sample(rng).game(&knowledge).position().clone()).collect();
    }
    // The game was taken up in the middle: what lies open is all there is to know.
    let imagination = Imagination::new(seated, None);
    (0..count).map(|_| imagination.world(rng)).collect()
}

/// Leaves only the actions that are proved to end best, if that can be proved in time.
fn keep_the_best<M: Mask>(solver: &mut Solver, sheet: &Sheet<M>, state: &State<M>, actions: &mut Vec<Action>) {
    let Some(values) = solver.values_of(sheet, state) else { return };
    let best = values.iter().map(|&(_, value)| value).max();
    let proved = values.iter().filter(|&&(_, value)| Some(value) == best);
    let proved: Vec<Action> = proved.map(|&(answer, _)| state.action(sheet, answer)).collect();
    actions.retain(|action| proved.contains(action));
}

/// Games played to their end for each action.
struct Games<'a> {
    worlds: &'a [Position<Card>],
    actions: Vec<Action>,
    side: Side,
    /// To count the ending out, if the one world there is can be solved.
    solver: Option<&'a mut Solver>,
    rng: &'a mut Rng,
}

impl Thought for Games<'_> {
    type Answer = Action;

    fn think<M: Mask>(mut self, sheet: &Sheet<M>, policy: &Policy) -> Action {
        let states: Vec<State<M>> = self.worlds.iter().filter_map(|world| State::from_position(sheet, world)).collect();
        let first = states.first().expect("every world is a position at this table");
        if self.actions.is_empty() {
            let answer = policy.choose(sheet, first, self.rng).expect("the seat is asked");
            return first.action(sheet, answer);
        }
        if let Some(solver) = self.solver {
            keep_the_best(solver, sheet, first, &mut self.actions);
        }
        if let [action] = &self.actions[..] {
            return action.clone();
        }
        let games = GAMES[usize::from(M::PLAYERS) - 2];
        let rounds = (games / self.actions.len() / states.len()).max(1);
        let mut sums = vec![0.0; self.actions.len()];
        for state in &states {
            for _ in 0..rounds {
                // The same chance for every action, so that less of it is in the difference.
                let seed = self.rng.next_u64();
                for (action, sum) in self.actions.iter().zip(&mut sums) {
                    let Some(answer) = state.find(sheet, action) else { continue };
                    let mut game = *state;
                    game.apply(sheet, answer);
                    policy.playout(sheet, &mut game, &mut Rng::seeded(seed));
                    *sum += worth(sheet, &game, self.side);
                }
            }
        }
        let best = (0..sums.len()).max_by(|&one, &other| f32::total_cmp(&sums[one], &sums[other]));
        self.actions[best.unwrap_or(0)].clone()
    }
}

/// What a finished game is worth to a side: the win, and a little for the votes.
fn worth<M: Mask>(sheet: &Sheet<M>, state: &State<M>, side: Side) -> f32 {
    let score = state.score(sheet);
    let others = (0..M::SIDES).filter(|&other| other != side.0);
    let best_other = others.map(|other| score.tally[usize::from(other)]).max().unwrap_or(0);
    let margin = f32::from(score.tally[side.index()]) - f32::from(best_other);
    let win = if score.won(side) { 1.0 / score.winners.count_ones() as f32 } else { 0.0 };
    win + 0.03 * margin
}
