//! A bot that judges what a trick brings.

use crate::engine::{Engine, Thought, hear_the_others};
use crate::imagination::Imagination;
use crate::{Bot, Policy, Seated};
use interregnum_rules::fast::{Mask, Options, Sheet, State};
use interregnum_rules::{Action, Card, Kind, Phase, Position, Question, Rng, Seat, Side};

/// Imagines the cards that it does not see, plays the trick to its end in its mind, and judges
/// what came of it.
///
/// It knows every power, for it plays by the rules in its mind. But it looks no further than the
/// trick, remembers the cards of five tricks only, does not notice who cannot follow, and a high
/// number in the market dazzles it.
#[derive(Clone, Debug, Default)]
pub struct Apprentice {
    engine: Option<Engine>,
}

/// How many tricks it remembers.
const MEMORY: usize = 5;
/// How many ways it imagines in which the cards may lie.
const WORLDS: usize = 30;
/// What a pip of a recruited market card adds to its worth in the eyes of the apprentice, in votes.
const DAZZLE: f32 = 0.03;

impl Bot for Apprentice {
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action {
        let engine = Engine::at(&mut self.engine, seated.table());
        let imagination = Imagination::new(seated, MEMORY);
        let worlds: Vec<Position<Card>> = (0..WORLDS).map(|_| imagination.world(rng)).collect();
        engine.think(Look { worlds: &worlds, seat: seated.seat(), question: seated.question(), rng })
    }
}

/// A look at each action to the end of the trick.
struct Look<'a> {
    worlds: &'a [Position<Card>],
    seat: Seat,
    question: &'a Question,
    rng: &'a mut Rng,
}

impl Thought for Look<'_> {
    type Answer = Action;

    fn think<M: Mask>(self, sheet: &Sheet<M>, policy: &Policy) -> Action {
        let worlds = self.worlds.iter();
        let mut states: Vec<State<M>> = worlds.filter_map(|world| State::from_position(sheet, world)).collect();
        for state in &mut states {
            hear_the_others(sheet, policy, state, self.seat, self.rng);
        }
        if let (Kind::Pass | Kind::Discard, Some(state)) = (self.question.kind(), states.first()) {
            let answer = policy.choose(sheet, state, self.rng).expect("the seat is asked");
            return state.action(sheet, answer);
        }
        let actions = self.question.actions();
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, action) in actions.iter().enumerate() {
            let sum: f32 = states.iter().map(|state| self.judge(sheet, policy, state, action)).sum();
            if sum > best.0 {
                best = (sum, place);
            }
        }
        actions[best.1].clone()
    }
}

impl Look<'_> {
    /// How things stand after the trick if the seat does this.
    fn judge<M: Mask>(&self, sheet: &Sheet<M>, policy: &Policy, state: &State<M>, action: &Action) -> f32 {
        let Some(answer) = state.find(sheet, action) else { return 0.0 };
        let market = state.market();
        let mut after = *state;
        after.apply(sheet, answer);
        // The same chance for every action, so that it decides nothing.
        let mut rng = self.rng.clone();
        while !is_between_tricks(sheet, &after)
            && let Some(answer) = policy.choose(sheet, &after, &mut rng)
        {
            after.apply(sheet, answer);
        }
        let mut standing = policy.judgement().standing(sheet, &after, Side(M::side(self.seat.0)));
        if state.phase() == Phase::One {
            let recruited = market & (after.followers(self.seat) | after.hand(self.seat));
            let pips: u8 = recruited.indices().map(|card| sheet.card(card).value()).sum();
            standing += DAZZLE * f32::from(pips);
        }
        standing
    }
}

/// Whether a trick is over and the next one has not begun.
fn is_between_tricks<M: Mask>(sheet: &Sheet<M>, state: &State<M>) -> bool {
    match state.options(sheet) {
        Options::Play(_) => state.plays().is_empty(),
        Options::Take { .. } | Options::Crush { .. } => false,
        Options::Choose { .. } | Options::Over => true,
    }
}
