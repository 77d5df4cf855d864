//! The games that the network learns from.

use crate::sample::Sample;
use crate::tables::Tables;
use interregnum_bots::Policy;
use interregnum_bots::estimate::Inputs;
use interregnum_bots::instinct::{Instinct, Memory};
use interregnum_bots::search::result;
use interregnum_rules::fast::{Mask, Move, Options, Rules, Sheet, State};
use interregnum_rules::{Deal, Kind, Phase, Rng, Seat, Table, with_sheet};
use interregnum_solver::{Solver, Value};

/// What is played, and how.
pub(crate) struct Plan {
    pub(crate) tables: Tables,
    pub(crate) seed: u64,
    pub(crate) by: By,
    /// How many positions the solver may look at for a label.
    pub(crate) nodes: u64,
}

/// Who plays Phase One.
pub(crate) enum By {
    /// Seats that play by the light policy or by mild greed, more or less at random.
    Mild,
    /// Instinct, with some slips.
    Instinct,
}

/// How many random endings stand next to each label.
const PLAYOUTS: u32 = 64;
/// Where the solver cannot say who wins, so many sensible endings do.
const SENSIBLE: u32 = 32;
/// One in so many states of Phase One is kept: those of a game have too much in common.
const WAY: usize = 5;

/// Plays the games of a plan.
pub(crate) struct Player<'a> {
    plan: &'a Plan,
    solver: Solver,
}

impl<'a> Player<'a> {
    pub(crate) fn new(plan: &'a Plan) -> Player<'a> {
        Player { plan, solver: Solver::new().with_budget(plan.nodes) }
    }

    /// The samples of the game with this number.
    pub(crate) fn game(&mut self, number: u32) -> Vec<Sample> {
        let mut rng = Rng::stream(self.plan.seed, number.into());
        let table = self.plan.tables.draw(&mut rng);
        let samples = with_sheet!(Rules::new(&table), sheet => self.play(&table, &sheet, &mut rng));
        samples.into_iter().map(|sample| Sample { game: number, ..sample }).collect()
    }

    fn play<M: Mask>(&mut self, table: &Table, sheet: &Sheet<M>, rng: &mut Rng) -> Vec<Sample> {
        let start = State::new(sheet, &Deal::shuffled(table, rng)).expect("the deal is the table's");
        let states = match self.plan.by {
            By::Mild => lightly(table, sheet, start, rng),
            By::Instinct => by_instinct(table, sheet, start, rng),
        };
        let Some(last) = states.last() else { return Vec::new() };
        let shares = self.label(table, sheet, last, rng);
        let inputs = Inputs::new(table, sheet);
        let (last, way) = (states.len() - 1, rng.below(WAY));
        let sample = |state: &State<M>| {
            let mut head = 0;
            let seats = (0..M::PLAYERS).map(|seat| {
                let (of_state, found) = inputs.of(state, seat);
                head = of_state as u8;
                found.into_iter().chain(inputs.table_inputs()).map(|input| input as u16).collect()
            });
            let seats = seats.collect();
            Sample { game: 0, head, shares, playouts: at_random(sheet, state, &mut rng.clone()), seats }
        };
        states
            .iter()
            .enumerate()
            .filter(|(n, _)| *n == last || n % WAY == way)
            .map(|(_, state)| sample(state))
            .collect()
    }

    /// How the game ends: by the solver, or else on the average of sensible play.
    fn label<M: Mask>(&mut self, table: &Table, sheet: &Sheet<M>, state: &State<M>, rng: &mut Rng) -> [f32; 4] {
        if M::PLAYERS == 2 && table.fire_cards().is_empty() && self.plan.nodes > 0 {
            let mover = state.asked().map_or(0, |(seat, _)| seat.index());
            let own = self.solver.value_of(sheet, state).map(|value| match value {
                Value::Win => 1.0,
                Value::Loss => 0.0,
                Value::Draw => 0.5,
            });
            if let Some(own) = own {
                let mut shares = [0.0; 4];
                (shares[mover], shares[1 - mover]) = (own, 1.0 - own);
                return shares;
            }
        }
        let policy = Policy::new(table, sheet);
        mean(
            sheet,
            SENSIBLE,
            |rng: &mut Rng| {
                let mut end = *state;
                policy.playout(sheet, &mut end, rng);
                end
            },
            rng,
        )
    }
}

/// What random play to the end says.
fn at_random<M: Mask>(sheet: &Sheet<M>, state: &State<M>, rng: &mut Rng) -> [f32; 4] {
    let end = |rng: &mut Rng| {
        let mut end = *state;
        end.playout(sheet, rng);
        end
    };
    mean(sheet, PLAYOUTS, end, rng)
}

/// The mean result of so many endings.
fn mean<M: Mask>(sheet: &Sheet<M>, count: u32, end: impl Fn(&mut Rng) -> State<M>, rng: &mut Rng) -> [f32; 4] {
    let mut shares = [0.0; 4];
    for _ in 0..count {
        for (share, more) in shares.iter_mut().zip(result(sheet, &end(rng))) {
            *share += more / count as f32;
        }
    }
    shares
}

/// Whether a state is one that the estimate judges.
fn is_between_tricks<M: Mask>(state: &State<M>) -> bool {
    state.asked().is_some_and(|(_, kind)| kind == Kind::Play) && state.plays().is_empty()
}

/// Phase One played by seats of which each plays by the light policy or by mild greed, more or less
/// at random; the states between tricks, the last of them the start of Phase Two.
fn lightly<M: Mask>(table: &Table, sheet: &Sheet<M>, mut state: State<M>, rng: &mut Rng) -> Vec<State<M>> {
    let policy = Policy::new(table, sheet);
    let sense: Vec<f64> = (0..M::PLAYERS).map(|_| rng.fraction()).collect();
    let greedy: Vec<bool> = (0..M::PLAYERS).map(|_| rng.below(3) == 0).collect();
    let mut states = Vec::new();
    while !state.is_over() {
        if is_between_tricks(&state) {
            states.push(state);
            if state.phase() == Phase::Two {
                break;
            }
        }
        let (seat, _) = state.asked().expect("the game is not over");
        let sensible = rng.fraction() < sense[seat.index()];
        let answer = if sensible && !greedy[seat.index()] {
            policy.choose(sheet, &state, rng).expect("the game is not over")
        } else {
            mild_choice(sheet, &state, seat, sensible, rng)
        };
        state.apply(sheet, answer);
    }
    states
}

/// Phase One played by instinct, and now and then by chance; only the start of Phase Two is kept.
fn by_instinct<M: Mask>(table: &Table, sheet: &Sheet<M>, mut state: State<M>, rng: &mut Rng) -> Vec<State<M>> {
    let policy = Policy::new(table, sheet);
    let instinct = Instinct::new(table, sheet);
    let mut memory = Memory::new();
    let slips: Vec<f64> = (0..M::PLAYERS).map(|_| 0.5 * rng.fraction() * rng.fraction()).collect();
    while !state.is_over() {
        if state.phase() == Phase::Two && is_between_tricks(&state) {
            return vec![state];
        }
        let (seat, _) = state.asked().expect("the game is not over");
        let answer = if rng.fraction() < slips[seat.index()] {
            mild_choice(sheet, &state, seat, false, rng)
        } else {
            instinct.choose(sheet, &policy, &state, &memory, rng).expect("the game is not over")
        };
        memory.note(sheet, &state, answer);
        state.apply(sheet, answer);
    }
    Vec::new()
}

fn mild_choice<M: Mask>(sheet: &Sheet<M>, state: &State<M>, seat: Seat, greedy: bool, rng: &mut Rng) -> Move<M> {
    let mut moves = Vec::new();
    if let Options::Choose { hand, count } = state.options(sheet) {
        let mut cards: Vec<u8> = hand.indices().collect();
        rng.shuffle(&mut cards);
        let low_first = |&card: &u8| sheet.card(card).value();
        if greedy {
            cards.sort_by_key(low_first);
        }
        return Move::Choose(cards[..count as usize].iter().fold(M::EMPTY, |set, &card| set | M::bit(card)));
    }
    state.moves(sheet, |answer| moves.push(answer));
    let prize = state.market().indices().map(|card| sheet.card(card).value()).max().unwrap_or(9);
    let wants = prize >= 5;
    let merit = |answer: &Move<M>| match *answer {
        Move::Play(card) => {
            let value = i32::from(sheet.card(card).value());
            let mut next = *state;
            next.apply(sheet, *answer);
            let settled = next.plays().len() != state.plays().len() + 1;
            match (settled, wants) {
                // Win it cheaply, or lose it cheaply.
                (true, true) => i32::from(next.winner() == Some(seat)) * 100 - value,
                (true, false) => -value,
                (false, true) => value,
                (false, false) => -value,
            }
        }
        Move::Take(card) => i32::from(sheet.card(card).value()),
        _ => 5,
    };
    if greedy {
        *moves.iter().max_by_key(|answer| merit(answer)).expect("there is a move")
    } else {
        *rng.choose(&moves)
    }
}
