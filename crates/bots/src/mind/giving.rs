//! Passing and discarding: too many choices for a tree, so they are sieved.

use crate::Policy;
use crate::engine::hear_the_others;
use crate::instinct::Memory;
use crate::search::{Budget, Judge};
use interregnum_rules::fast::{Mask, Move, Sampler, Sheet, State};
use interregnum_rules::{Action, Rng, Seat};
use std::time::Instant;

/// What is left of the choices after each round of the sieve: one in so many.
const SIEVE: usize = 3;
/// With more choices than this, the quick judge has to do.
const MANY: usize = 50;

/// The cards to pass or to discard: every choice is tried in a few worlds, the better ones in
/// more, until one is left. There is a quick judge for many choices and a better one for few.
pub(super) fn choose<M: Mask>(
    sheet: &Sheet<M>,
    policy: &Policy,
    [quick, thorough]: [Judge<'_, M>; 2],
    seat: Seat,
    budget: Budget,
    sampler: &Sampler<'_, M>,
    rng: &mut Rng,
) -> Option<Action> {
    let started = Instant::now();
    let draw = |rng: &mut Rng| {
        let mut world = sampler.sample(rng);
        hear_the_others(sheet, policy, &mut world, seat, rng);
        world
    };
    let root = draw(rng);
    let mut choices = Vec::new();
    root.moves(sheet, |answer| choices.push((answer, 0.0)));
    let rounds = choices.len().ilog(SIEVE) as usize + 1;
    let side = usize::from(M::side(seat.0));
    while choices.len() > 1 {
        let worlds = (budget.simulations as usize / rounds / choices.len()).max(4);
        let judge = if choices.len() > MANY { &quick } else { &thorough };
        for _ in 0..worlds {
            if budget.deadline.is_some_and(|deadline| started.elapsed() > deadline) {
                break;
            }
            let world = draw(rng);
            // The same chance for every choice, so that less of it is in the difference.
            let seed = rng.next_u64();
            for (answer, sum) in &mut choices {
                *sum += try_out(judge, sheet, world, *answer, &mut Rng::seeded(seed))[side];
            }
        }
        choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        choices.truncate(choices.len().div_ceil(SIEVE));
        for (_, sum) in &mut choices {
            *sum = 0.0;
        }
    }
    choices.first().map(|(answer, _)| root.action(sheet, *answer))
}

/// Each side's chance after this choice. The hand is the same in every world, and so are the
/// numbers of its cards.
fn try_out<M: Mask>(
    judge: &Judge<'_, M>,
    sheet: &Sheet<M>,
    mut state: State<M>,
    answer: Move<M>,
    rng: &mut Rng,
) -> [f32; 4] {
    state.apply(sheet, answer);
    judge.chances(state, Memory::new(), rng)
}
