//! Trying out the actions of the root side by side.

use super::{Budget, Judge, Tried};
use crate::instinct::Memory;
use interregnum_rules::Rng;
use interregnum_rules::fast::{Mask, Sheet, State};
use std::time::Instant;

/// Tries every action of the seat that is asked, which must be the same in every world, with the same
/// legal actions: all in the same worlds with the same chance, so that luck is the same for each.
/// The worse half is dropped, the others are tried in more worlds, until two are left and the budget
/// is spent. Returns the actions, the best first.
///
/// Nothing here knows the world in which it is tried: whoever plays on looks at what its seat knows.
/// So there is no plan for cards that nobody sees.
pub fn sieve<M: Mask>(
    sheet: &Sheet<M>,
    judge: &Judge<'_, M>,
    budget: Budget,
    mut world: impl FnMut(&mut Rng) -> (State<M>, Memory<M>),
    rng: &mut Rng,
) -> Vec<Tried<M>> {
    let started = Instant::now();
    let (root, _) = world(rng);
    let Some((seat, _)) = root.asked() else { return Vec::new() };
    let side = usize::from(M::side(seat.0) & 3);
    let mut tried = Vec::new();
    root.moves(sheet, |answer| tried.push(Tried { answer, visits: 0, chance: 0.0 }));
    let mut left = tried.len();
    let rounds = tried.len().next_power_of_two().ilog2().max(1);
    for round in 1..=rounds {
        let worlds = budget.simulations / rounds / left as u32;
        for _ in 0..worlds.max(1) {
            // Each round has its share of the time, so that the last ones are not cut off.
            if budget.deadline.is_some_and(|deadline| started.elapsed() > deadline * round / rounds) {
                break;
            }
            let (state, memory) = world(rng);
            let seed = rng.next_u64();
            for tried in &mut tried[..left] {
                let (mut next, mut memory) = (state, memory);
                memory.note(sheet, &next, tried.answer);
                next.apply(sheet, tried.answer);
                tried.chance += judge.chances(next, memory, &mut Rng::seeded(seed))[side];
                tried.visits += 1;
            }
        }
        let mean = |tried: &Tried<M>| tried.chance / tried.visits.max(1) as f32;
        tried[..left].sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        left = left.div_ceil(2).max(2).min(left);
    }
    for tried in &mut tried {
        tried.chance /= tried.visits.max(1) as f32;
    }
    tried[..left].sort_by(|one, other| other.chance.total_cmp(&one.chance));
    tried
}
