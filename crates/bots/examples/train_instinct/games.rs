//! The games that instinct learns from.

use crate::tables::Tables;
use interregnum_bots::Policy;
use interregnum_bots::estimate::Estimate;
use interregnum_bots::instinct::{Instinct, Memory, Network, Sensed, Senses};
use interregnum_bots::search::Judge;
use interregnum_rules::fast::{Mask, Move, Options, Rules, Sheet, State};
use interregnum_rules::{Phase, Rng, Table, with_sheet};
use rayon::prelude::*;

/// What is played.
pub(crate) struct Plan {
    /// One is drawn for each batch of games.
    pub(crate) tables: Tables,
    pub(crate) seed: u64,
    pub(crate) games: u64,
}

/// Decisions, in lists that lie one after the other.
#[derive(Default)]
pub(crate) struct Decisions {
    inputs: Vec<u16>,
    uses: Vec<(u16, f32)>,
    /// For each decision: the end of its inputs and of its uses, and its second layer.
    ends: Vec<(u32, u32, u8)>,
    /// Which of the uses would have been chosen when the games were played.
    chosen: Vec<u8>,
}

/// One of them.
#[derive(Clone, Copy)]
pub(crate) struct Decision<'a> {
    pub(crate) inputs: &'a [u16],
    /// Each legal card: the number of its use, and how much better than the mean of all it did.
    pub(crate) uses: &'a [(u16, f32)],
    pub(crate) layer: usize,
    pub(crate) chosen: usize,
}

impl Decisions {
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(crate) fn get(&self, n: usize) -> Decision<'_> {
        let (input, first_use, _) = if n == 0 { (0, 0, 0) } else { self.ends[n - 1] };
        let (input_end, use_end, layer) = self.ends[n];
        Decision {
            inputs: &self.inputs[input as usize..input_end as usize],
            uses: &self.uses[first_use as usize..use_end as usize],
            layer: layer.into(),
            chosen: self.chosen[n].into(),
        }
    }
}

/// One decision in so many is kept: those of a game have too much in common.
const WAY: usize = 5;
/// How often each card is tried.
const TRIES: u64 = 2;
/// Games at one table, so that it is looked up once.
const BATCH: u64 = 64;

/// Plays all games, by this network or else by the light policy.
pub(crate) fn play(plan: &Plan, network: Option<&Network>) -> Vec<Decisions> {
    let batches = (0..plan.games / BATCH).into_par_iter().map(|batch| {
        let mut rng = Rng::stream(plan.seed, batch);
        let table = plan.tables.draw(&mut rng);
        with_sheet!(Rules::new(&table), sheet => play_at(&table, &sheet, network, &mut rng))
    });
    batches.collect()
}

fn play_at<M: Mask>(table: &Table, sheet: &Sheet<M>, network: Option<&Network>, rng: &mut Rng) -> Decisions {
    let policy = Policy::new(table, sheet);
    let estimate = Estimate::new(table, sheet);
    let instinct = network.map(|network| Instinct::with(network, table, sheet));
    let light = Judge::new(sheet, &policy, &estimate, Phase::One);
    let judge = instinct.as_ref().map_or(light, |instinct| light.with_instinct(instinct));
    let mut player = Player { sheet, judge, senses: Senses::new(table, sheet), decisions: Decisions::default() };
    for _ in 0..BATCH {
        player.game(rng);
    }
    player.decisions
}

/// Plays games at one table.
struct Player<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    judge: Judge<'a, M>,
    senses: Senses,
    decisions: Decisions,
}

impl<M: Mask> Player<'_, M> {
    /// Phase One of a game, in which each seat makes more or less random moves.
    fn game(&mut self, rng: &mut Rng) {
        let sheet = self.sheet;
        let mut state = State::random(sheet, rng);
        let mut memory = Memory::new();
        let slips: Vec<f64> = (0..M::PLAYERS).map(|_| 0.5 * rng.fraction() * rng.fraction()).collect();
        let mut moves = Vec::new();
        while state.phase() == Phase::One && !state.is_over() {
            let (seat, _) = state.asked().expect("the game is not over");
            let mut answer = self.judge.answer(&state, &memory, rng);
            moves.clear();
            if matches!(state.options(sheet), Options::Play(_) | Options::Take { .. }) {
                state.moves(sheet, |answer| moves.push(answer));
            }
            if moves.len() > 1 {
                if rng.below(WAY) == 0 {
                    self.try_all(&state, &memory, answer, rng);
                }
                if rng.fraction() < slips[seat.index()] {
                    answer = *rng.choose(&moves);
                }
            }
            memory.note(sheet, &state, answer);
            state.apply(sheet, answer);
        }
    }

    /// Tries every legal answer, and keeps what came of it.
    fn try_all(&mut self, state: &State<M>, memory: &Memory<M>, chosen: Move<M>, rng: &mut Rng) {
        let Player { sheet, judge, senses, decisions } = self;
        let Sensed { inputs, layer, uses } = senses.sense(sheet, state, memory);
        let side = state.asked().map_or(0, |(seat, _)| usize::from(M::side(seat.0)));
        let seed = rng.next_u64();
        let worth = |&(answer, place): &(_, usize)| {
            let (mut next, mut memory) = (*state, *memory);
            memory.note(sheet, &next, answer);
            next.apply(sheet, answer);
            // The same chance for every card, so that less of it is in the difference.
            let tries = (0..TRIES).map(|n| judge.chances(next, memory, &mut Rng::stream(seed, n))[side]);
            (place as u16, tries.sum::<f32>() / TRIES as f32)
        };
        let tried: Vec<(u16, f32)> = uses.iter().map(worth).collect();
        let mean = tried.iter().map(|(_, worth)| worth).sum::<f32>() / tried.len() as f32;
        let is_chosen = |(answer, _): &(Move<M>, usize)| state.action(sheet, *answer) == state.action(sheet, chosen);
        decisions.chosen.push(uses.iter().position(is_chosen).expect("the choice was legal") as u8);
        decisions.inputs.extend(inputs.into_iter().map(|input| input as u16));
        decisions.uses.extend(tried.into_iter().map(|(place, worth)| (place, worth - mean)));
        decisions.ends.push((decisions.inputs.len() as u32, decisions.uses.len() as u32, layer as u8));
    }
}
