//! A bot that remembers everything and plays games to their end in its mind.

use crate::engine::{Engine, Thought, hear_the_others, is_open, with_worlds};
use crate::{Bot, Policy, Seated};
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Action, Rng, Side};
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
const ENDING: u32 = 6;
/// How many positions it may look at for that.
const BUDGET: u64 = 4000;
/// How many of the dearest cards that good sense gives away it would rather keep, and how many of
/// the cheapest that are kept it would rather give.
const SWAPS: usize = 3;

impl Bot for Adept {
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action {
        let engine = Engine::at(&mut self.engine, seated.table());
        engine.think(Games { seated, solver: &mut self.solver, rng })
    }
}

/// Games played to their end for each answer.
struct Games<'a> {
    seated: &'a Seated<'a>,
    /// To count the ending out.
    solver: &'a mut Solver,
    rng: &'a mut Rng,
}

impl Thought for Games<'_> {
    type Answer = Action;

    fn think<M: Mask>(self, sheet: &Sheet<M>, policy: &Policy) -> Action {
        let seat = self.seated.seat();
        let open = is_open(self.seated);
        let count = if open { 1 } else { WORLDS };
        let mut states: Vec<State<M>> =
            with_worlds(self.seated, sheet, |sampler| (0..count).map(|_| sampler.sample(self.rng)).collect());
        for state in &mut states {
            hear_the_others(sheet, policy, state, seat, self.rng);
        }
        // Its own cards and the market are the same in all of them, so the answers are too.
        let first = states[0];
        let mut answers = answers(sheet, policy, &first, self.rng);
        if open && answers.len() > 1 && first.hand(seat).count() <= ENDING {
            keep_the_best(self.solver, sheet, &first, &mut answers);
        }
        let best = match answers[..] {
            [only] => only,
            _ => play_out(sheet, policy, &states, &answers, self.seated.table().side(seat), self.rng),
        };
        first.action(sheet, best)
    }
}

/// What the seat may do. There are too many ways to pass or discard to try them all: then it is
/// what good sense says, and what differs from it a little or leaves a faction out.
fn answers<M: Mask>(sheet: &Sheet<M>, policy: &Policy, state: &State<M>, rng: &mut Rng) -> Vec<Move<M>> {
    let mut answers = Vec::new();
    match (state.options(sheet), policy.choose(sheet, state, rng)) {
        (Options::Choose { hand, .. }, Some(Move::Choose(given))) => {
            let mut sets = sets_to_give(sheet, hand, given, |card| policy.worth_keeping(state.phase(), card));
            sets.sort_unstable();
            sets.dedup();
            answers.extend(sets.into_iter().map(Move::Choose));
        }
        _ => state.moves(sheet, |answer| answers.push(answer)),
    }
    answers
}

/// Sets of as many cards of the hand as are given.
fn sets_to_give<M: Mask>(sheet: &Sheet<M>, hand: M, given: M, worth: impl Fn(u8) -> f32) -> Vec<M> {
    let by_worth = |cards: M| {
        let mut cards: Vec<u8> = cards.indices().collect();
        cards.sort_by(|&one, &other| worth(one).total_cmp(&worth(other)));
        cards
    };
    let mut sets = vec![given];
    for &rather_kept in by_worth(given).iter().rev().take(SWAPS) {
        let cheap = by_worth(hand & !given);
        sets.extend(cheap.iter().take(SWAPS).map(|&cheap| given ^ M::bit(rather_kept) ^ M::bit(cheap)));
    }
    for place in 0..usize::from(M::FACTIONS) {
        let faction = hand & sheet.faction_cards(place);
        if faction.any() && faction.count() <= given.count() {
            let more = by_worth(hand & !faction).into_iter().take((given.count() - faction.count()) as usize);
            sets.push(more.fold(faction, |set, card| set | M::bit(card)));
        }
    }
    sets
}

/// Leaves only the answers that are proved to end best, if that can be proved in time.
fn keep_the_best<M: Mask>(solver: &mut Solver, sheet: &Sheet<M>, state: &State<M>, answers: &mut Vec<Move<M>>) {
    let Some(values) = solver.values_of(sheet, state) else { return };
    let best = values.iter().map(|&(_, value)| value).max();
    answers.retain(|answer| values.iter().any(|&(proved, value)| proved == *answer && Some(value) == best));
}

/// The answer after which games end best.
fn play_out<M: Mask>(
    sheet: &Sheet<M>,
    policy: &Policy,
    states: &[State<M>],
    answers: &[Move<M>],
    side: Side,
    rng: &mut Rng,
) -> Move<M> {
    let rounds = (GAMES[usize::from(M::PLAYERS) - 2] / answers.len() / states.len()).max(1);
    let mut sums = vec![0.0; answers.len()];
    for state in states {
        for _ in 0..rounds {
            // The same chance for every answer, so that less of it is in the difference.
            let seed = rng.next_u64();
            for (&answer, sum) in answers.iter().zip(&mut sums) {
                let mut game = *state;
                game.apply(sheet, answer);
                policy.playout(sheet, &mut game, &mut Rng::seeded(seed));
                *sum += worth(sheet, &game, side);
            }
        }
    }
    let best = (0..sums.len()).max_by(|&one, &other| f32::total_cmp(&sums[one], &sums[other]));
    answers[best.unwrap_or(0)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::Table;

    #[test]
    fn as_many_cards_are_given_as_are_asked_for() {
        let table = Table::claim2();
        let sheet = Sheet::<u64>::new(&table).unwrap();
        let mut rng = Rng::seeded(91);
        for count in 1..6 {
            let hand = State::random(&sheet, &mut rng).hand(table.first_leader());
            let given = hand.indices().take(count).fold(0, |set, card| set | u64::bit(card));
            let sets = sets_to_give(&sheet, hand, given, f32::from);
            assert!(sets.contains(&given) && sets.len() > SWAPS, "{sets:?}");
            for set in sets {
                assert!(set & !hand == 0 && set.count_ones() == given.count_ones(), "{set:b} of {hand:b}");
            }
        }
    }
}
