use super::*;
use crate::Seated;
use crate::estimate::Estimate;
use crate::numbers::WeightsError;
use interregnum_rules::fast::{Plain, Rules, Sampler};
use interregnum_rules::{Deal, Game, Seat, Viewer, with_sheet};

/// Weights that are all different, so that no mistake in an index cancels out.
fn noisy() -> Weights {
    let mut rng = Rng::seeded(3);
    let mut number = move || rng.fraction() as f32 * 0.4 - 0.2;
    Weights::new([2, 3, 4].map(|players| {
        let mut list = |count: usize| -> Vec<f32> { (0..count).map(|_| number()).collect() };
        Network {
            rows: list(Senses::inputs(players) * WIDTH).as_chunks::<WIDTH>().0.to_vec(),
            bias: list(WIDTH).try_into().unwrap(),
            layers: (0..Senses::LAYERS)
                .map(|_| Layer {
                    deep: list(WIDTH * DEEP).as_chunks::<DEEP>().0.to_vec(),
                    bias: list(DEEP).try_into().unwrap(),
                })
                .collect(),
            uses: list(Senses::USES * DEEP).as_chunks::<DEEP>().0.to_vec(),
            begin: list(Senses::USES),
        }
    }))
}

/// What the network says of its inputs, one at a time, as training does it.
fn by_senses<M: Mask>(
    network: &Network,
    senses: &Senses,
    sheet: &Sheet<M>,
    state: &State<M>,
    memory: &Memory<M>,
) -> Vec<(Move<M>, f32)> {
    let Sensed { inputs, layer, uses } = senses.sense(sheet, state, memory);
    let mut sums = network.bias;
    for input in inputs {
        add(&mut sums, &network.rows[input]);
    }
    let deep = network.layers[layer].pass(&sums);
    let worth = |place: usize| -> f32 {
        network.begin[place] + network.uses[place].iter().zip(&deep).map(|(weight, deep)| weight * deep).sum::<f32>()
    };
    uses.into_iter().map(|(answer, place)| (answer, worth(place))).collect()
}

fn feelings<M: Mask>(
    instinct: &Instinct,
    sheet: &Sheet<M>,
    state: &State<M>,
    memory: &Memory<M>,
) -> Vec<(Move<M>, f32)> {
    let mut found = Vec::new();
    instinct.feel(sheet, state, memory, |answer, worth| found.push((answer, worth)));
    found
}

/// Whether instinct is asked here.
fn is_asked<M: Mask>(sheet: &Sheet<M>, state: &State<M>) -> bool {
    state.phase() == Phase::One && matches!(state.options(sheet), Options::Play(_) | Options::Take { .. })
}

fn some_move<M: Mask>(sheet: &Sheet<M>, state: &State<M>, rng: &mut Rng) -> Move<M> {
    let mut moves = Vec::new();
    state.moves(sheet, |answer| moves.push(answer));
    *rng.choose(&moves)
}

fn agrees<M: Mask>(weights: &Weights, table: &Table, sheet: &Sheet<M>, rng: &mut Rng) {
    let network = weights.network(M::PLAYERS);
    let (instinct, senses) = (Instinct::with(network, table, sheet), Senses::new(table, sheet));
    let mut state = State::random(sheet, rng);
    let mut memory = Memory::new();
    while state.phase() == Phase::One {
        if is_asked(sheet, &state) {
            let fast = feelings(&instinct, sheet, &state, &memory);
            let slow = by_senses(network, &senses, sheet, &state, &memory);
            assert_eq!(fast.len(), slow.len());
            assert!(fast.iter().zip(&slow).all(|(one, other)| one.0 == other.0 && (one.1 - other.1).abs() < 1e-4));
        }
        let answer = some_move(sheet, &state, rng);
        memory.note(sheet, &state, answer);
        state.apply(sheet, answer);
    }
}

#[test]
fn the_instinct_of_a_table_is_what_the_network_says_of_its_inputs() {
    let weights = noisy();
    let mut rng = Rng::seeded(8);
    for _ in 0..12 {
        let table = Table::random(None, &mut rng);
        with_sheet!(Rules::new(&table), sheet => agrees(&weights, &table, &sheet, &mut rng));
    }
}

/// In worlds that a seat cannot tell apart it feels the same; and in the world that is true, what the
/// witness tells is what everybody remembers.
fn feels_what_it_knows<M: Mask>(weights: &Weights, table: &Table, sheet: &Sheet<M>, rng: &mut Rng) {
    let instinct = Instinct::with(weights.network(M::PLAYERS), table, sheet);
    let deal = Deal::shuffled(table, rng);
    let (mut game, mut state) = (Game::new(table, &deal).unwrap(), State::new(sheet, &deal).unwrap());
    let mut memory = Memory::<M>::new();
    while let Some(seated) = Seated::next(&game)
        && state.phase() == Phase::One
    {
        if is_asked(sheet, &state) {
            let witness = Witness::new(&seated, sheet);
            let knowledge = seated.knowledge().unwrap();
            let worlds = knowledge.worlds();
            let position = game.view(Viewer::Seat(seated.seat())).position;
            let sampler = Sampler::new(&worlds, sheet, &position).unwrap();
            let in_world = |world: &State<M>| feelings(&instinct, sheet, world, &witness.memory(sheet, world));
            let by_name = |found: Vec<(Move<M>, f32)>| -> Vec<(interregnum_rules::Action, i32)> {
                let rounded = |worth: f32| (worth * 1e4).round() as i32;
                found.into_iter().map(|(answer, worth)| (state.action(sheet, answer), rounded(worth))).collect()
            };
            let (one, other) = (sampler.sample(rng), sampler.sample(rng));
            assert_eq!(by_name(in_world(&one)), by_name(in_world(&other)));
            assert_eq!(witness.memory(sheet, &state).voids, memory.voids);
            assert_eq!(witness.memory(sheet, &state).played, memory.played);
        }
        let seat = seated.seat();
        let answer = some_move(sheet, &state, rng);
        let action = state.action(sheet, answer);
        memory.note(sheet, &state, answer);
        state.apply(sheet, answer);
        game.act(seat, &action).unwrap();
    }
}

#[test]
fn law_instinct_feels_nothing_that_its_seat_does_not_know() {
    let weights = noisy();
    let mut rng = Rng::seeded(5);
    for players in [2, 2, 2, 3, 4, 2, 3, 4] {
        let table = Table::random(Some(players), &mut rng);
        with_sheet!(Rules::new(&table), sheet => feels_what_it_knows(&weights, &table, &sheet, &mut rng));
    }
}

/// Phase One of the same deals from both seats: what instinct has of them against the light policy,
/// by the estimate.
fn share_against_policy(table: &Table, deals: u32) -> f32 {
    let sheet = Sheet::<Plain>::new(table).unwrap();
    let (policy, instinct) = (Policy::new(table, &sheet), Instinct::new(table, &sheet));
    let estimate = Estimate::new(table, &sheet);
    let mut rng = Rng::seeded(6);
    let mut sum = 0.0;
    for _ in 0..deals {
        let start = State::random(&sheet, &mut rng);
        for seat in [Seat(0), Seat(1)] {
            let (mut state, mut memory) = (start, Memory::new());
            while state.phase() == Phase::One {
                let is_own = state.asked().is_some_and(|(asked, _)| asked == seat);
                let answer = if is_own {
                    instinct.choose(&sheet, &policy, &state, &memory, &mut rng)
                } else {
                    policy.choose(&sheet, &state, &mut rng)
                };
                let answer = answer.unwrap();
                assert!(state.allows(&sheet, answer));
                memory.note(&sheet, &state, answer);
                state.apply(&sheet, answer);
            }
            sum += estimate.chances(&state)[seat.index()] / (2 * deals) as f32;
        }
    }
    sum
}

#[test]
fn instinct_plays_better_than_rules_of_thumb() {
    for table in [Table::claim(), Table::claim2()] {
        let share = share_against_policy(&table, 300);
        assert!(share > 0.55, "{share} at {table:?}");
    }
}

#[test]
fn weights_are_read_as_they_were_written() {
    let weights = noisy();
    let read = Weights::read(&weights.write()).unwrap();
    for players in 2..=4 {
        let (one, other) = (weights.network(players), read.network(players));
        let rows = one.rows.as_flattened().iter().zip(other.rows.as_flattened());
        let uses = one.uses.as_flattened().iter().zip(other.uses.as_flattened());
        assert!(rows.chain(uses).all(|(one, other)| (one - other).abs() < 1e-4));
    }
    assert_eq!(Weights::read(&read.write()).unwrap().write(), read.write());
}

#[test]
fn other_files_are_refused() {
    let bytes = noisy().write();
    assert_eq!(Weights::read(b"a file"), Err(WeightsError::NoWeights));
    assert_eq!(Weights::read(&bytes[..bytes.len() - 1]), Err(WeightsError::Length));
    assert_eq!(Weights::read(&[&bytes[..], b"?"].concat()), Err(WeightsError::Length));
}
