//! How a search judges what lies beyond its tree.

use crate::Policy;
use crate::estimate::Estimate;
use crate::instinct::{Instinct, Memory};
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Phase, Rng, Side};

/// Judges where a search ends: everybody plays on by a light policy or by instinct, to the start of
/// Phase Two, where the estimate says who is likely to win, or, once Phase Two has begun, to the end.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    policy: &'a Policy,
    instinct: Option<&'a Instinct>,
    estimate: &'a Estimate,
    /// The phase in which the search began.
    phase: Phase,
}

impl<'a, M: Mask> Judge<'a, M> {
    /// A judge for a search that begins in this phase.
    pub fn new(sheet: &'a Sheet<M>, policy: &'a Policy, estimate: &'a Estimate, phase: Phase) -> Judge<'a, M> {
        Judge { sheet, policy, instinct: None, estimate, phase }
    }

    /// The same judge, but in Phase One everybody plays on by instinct: slower and better.
    #[must_use]
    pub fn with_instinct(self, instinct: &'a Instinct) -> Judge<'a, M> {
        Judge { instinct: Some(instinct), ..self }
    }

    /// Whether the estimate, or the result, is asked in this state.
    fn is_leaf(&self, state: &State<M>) -> bool {
        state.phase() != self.phase || state.is_over()
    }

    /// Each side's chance to win from here on.
    pub fn chances(&self, mut state: State<M>, mut memory: Memory<M>, rng: &mut Rng) -> [f32; 4] {
        while !self.is_leaf(&state) {
            let answer = self.answer(&state, &memory, rng);
            memory.note(self.sheet, &state, answer);
            state.apply(self.sheet, answer);
        }
        while let Options::Choose { .. } = state.options(self.sheet) {
            state.apply(self.sheet, self.answer(&state, &memory, rng));
        }
        if state.is_over() { result(self.sheet, &state) } else { self.estimate.chances(&state) }
    }

    /// What a seat does where the tree does not branch. Somebody must be asked.
    pub fn answer(&self, state: &State<M>, memory: &Memory<M>, rng: &mut Rng) -> Move<M> {
        let answer = match self.instinct {
            Some(instinct) => instinct.choose(self.sheet, self.policy, state, memory, rng),
            None => self.policy.choose(self.sheet, state, rng),
        };
        answer.expect("somebody is asked")
    }
}

/// What each side has of a game that is over: a shared win is divided.
pub fn result<M: Mask>(sheet: &Sheet<M>, state: &State<M>) -> [f32; 4] {
    let score = state.score(sheet);
    let share = 1.0 / score.winners.count_ones() as f32;
    [0, 1, 2, 3].map(|side| if score.won(Side(side)) { share } else { 0.0 })
}
