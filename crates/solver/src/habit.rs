//! Which leads tend to prove something. The numbers come from measurements; they decide what is
//! tried first, never what is true.

use crate::ending::{CARDS, Ending};
use interregnum_rules::fast::Mask;

/// Factors for the worth of a lead.
#[derive(Clone, Debug, Default)]
pub(crate) struct Habit {
    /// By card: what its power makes of it.
    pub(crate) card: [f32; CARDS],
    /// By the number of answers that win, and of all answers.
    pub(crate) answers: [[f32; 16]; 16],
    /// By the number of cards of its faction in the leader's hand.
    pub(crate) long: [f32; 16],
}

impl Habit {
    pub(crate) fn new<M: Mask>(ending: &Ending<M>) -> Habit {
        let card = |card: usize| {
            let is = |set: u32| (set >> card & 1) as f32;
            let faction = ending.of[usize::from(ending.lane[card])];
            let only_own_kind = u8::from(ending.answering[card] & !faction == 0);
            (0.4 * is(ending.crushers) + 0.5 * f32::from(only_own_kind) - 0.5 * is(ending.takes_lead)).exp()
        };
        let answers = |winning: usize, all: usize| {
            let share = winning as f32 / all.max(1) as f32;
            let kind = match winning {
                0 => 2.0,
                _ if winning == all => 0.5,
                _ => 1.0,
            };
            kind * (-0.5 * share).exp() / (all as f32 + 1.0).powi(4)
        };
        Habit {
            card: std::array::from_fn(|place| if place < ending.index.len() { card(place) } else { 0.0 }),
            answers: std::array::from_fn(|winning| std::array::from_fn(|all| answers(winning, all))),
            long: std::array::from_fn(|cards| (0.1 * cards as f32).exp()),
        }
    }
}
