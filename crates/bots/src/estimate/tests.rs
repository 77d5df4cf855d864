use super::*;
use interregnum_rules::fast::{Rules, Wide};
use interregnum_rules::{Kind, Rng, with_sheet};

/// Weights that are all different, so that no mistake in an index cancels out.
fn noisy() -> Weights {
    let mut rng = Rng::seeded(3);
    let mut number = move || rng.fraction() as f32 * 0.4 - 0.2;
    Weights::new([2, 3, 4].map(|players: usize| {
        let width = [64, 32, 48][players - 2];
        let mut list = |count: usize| -> Vec<f32> { (0..count).map(|_| number()).collect() };
        Network {
            width,
            rows: list(Inputs::count(players) * width),
            bias: list(width),
            heads: (0..Inputs::HEADS)
                .map(|_| Head {
                    deep: list(width * DEEP).as_chunks::<DEEP>().0.to_vec(),
                    deep_bias: list(DEEP).try_into().unwrap(),
                    out: list(DEEP).try_into().unwrap(),
                })
                .collect(),
        }
    }))
}

/// Calls `check` in every state between two tricks of a random game.
fn between_tricks<M: Mask>(sheet: &Sheet<M>, rng: &mut Rng, mut check: impl FnMut(&State<M>)) {
    let mut state = State::random(sheet, rng);
    while let Some((_, kind)) = state.asked() {
        if kind == Kind::Play && state.plays().is_empty() {
            check(&state);
        }
        let mut moves = Vec::new();
        state.moves(sheet, |answer| moves.push(answer));
        state.apply(sheet, *rng.choose(&moves));
    }
}

/// The same by the list of inputs, one at a time, as training does it.
fn by_inputs<M: Mask>(weights: &Weights, inputs: &Inputs, state: &State<M>) -> [f32; 4] {
    let network = weights.network(M::PLAYERS);
    let mut logits = [0.0; 4];
    for seat in 0..M::PLAYERS {
        let (head, found) = inputs.of(state, seat);
        let mut sums = network.bias.clone();
        for input in found.into_iter().chain(inputs.table_inputs()) {
            add(&mut sums, &network.rows[input * network.width..][..network.width]);
        }
        logits[usize::from(M::side(seat))] += network.heads[head].output(&sums);
    }
    chances(logits, usize::from(M::SIDES))
}

fn agrees<M: Mask>(weights: &Weights, table: &Table, sheet: &Sheet<M>, rng: &mut Rng) {
    let estimate = Estimate::with(weights, table, sheet);
    let inputs = Inputs::new(table, sheet);
    let mut seen = 0;
    between_tricks(sheet, rng, |state| {
        seen += 1;
        let (fast, slow) = (estimate.chances(state), by_inputs(weights, &inputs, state));
        let sides = usize::from(M::SIDES);
        assert!(fast.iter().zip(slow).all(|(fast, slow)| (fast - slow).abs() < 1e-4), "{fast:?} {slow:?}");
        assert!(
            (fast[..sides].iter().sum::<f32>() - 1.0).abs() < 1e-5 && fast[sides..].iter().all(|&rest| rest == 0.0)
        );
    });
    assert!(seen > table.hand_size(), "both phases were seen");
}

#[test]
fn the_estimate_of_a_table_is_what_the_network_says_of_its_inputs() {
    let weights = noisy();
    let mut rng = Rng::seeded(8);
    for _ in 0..12 {
        let table = Table::random(None, &mut rng);
        with_sheet!(Rules::new(&table), sheet => agrees(&weights, &table, &sheet, &mut rng));
    }
}

/// Every input has a row, and no two of them the same one.
#[test]
fn inputs_are_numbered_without_overlap() {
    let mut rng = Rng::seeded(2);
    for players in 2..=4usize {
        let table = Table::random(Some(players as u8), &mut rng);
        let inputs = match players {
            2 => Inputs::new(&table, &Sheet::<u64>::new(&table).unwrap()),
            3 => Inputs::new(&table, &Sheet::<Wide<3>>::new(&table).unwrap()),
            _ => Inputs::new(&table, &Sheet::<Wide<4>>::new(&table).unwrap()),
        };
        let cards = (0..inputs.relations() * inputs.cards()).map(|place| inputs.card_input(place));
        let places = (0..inputs.places()).map(|place| inputs.place_input(place));
        let all: Vec<usize> = cards.chain(places).chain(inputs.table_inputs()).collect();
        assert!(all.iter().all(|&input| input < Inputs::count(players)));
        let distinct: std::collections::BTreeSet<usize> = all.iter().copied().collect();
        let copies = inputs.cards()
            - table.deck_cards().iter().collect::<std::collections::HashSet<_>>().len()
            - table.fire_cards().len();
        assert_eq!(distinct.len(), all.len() - copies * inputs.relations());
    }
}

#[test]
fn weights_are_read_as_they_were_written() {
    let weights = noisy();
    let bytes = weights.write();
    let read = Weights::read(&bytes).unwrap();
    let differs = |players| {
        let (one, other) = (weights.network(players), read.network(players));
        one.rows.iter().zip(&other.rows).any(|(one, other)| (one - other).abs() > 1e-4)
    };
    assert!(!differs(2) && !differs(3) && !differs(4));
    assert_eq!(Weights::read(&read.write()).unwrap().write(), read.write());
}

#[test]
fn other_files_are_refused() {
    let bytes = noisy().write();
    assert_eq!(Weights::read(b"a file"), Err(WeightsError::NoWeights));
    assert_eq!(Weights::read(&bytes[..bytes.len() - 1]), Err(WeightsError::Length));
    assert_eq!(Weights::read(&[&bytes[..], b"?"].concat()), Err(WeightsError::Length));
    let mut later = bytes;
    later[8] += 1;
    assert!(matches!(Weights::read(&later), Err(WeightsError::Shape { .. })));
}

#[test]
fn the_weights_in_the_repository_fit() {
    assert_eq!([2, 3, 4].map(|players| Weights::built_in().network(players).width), [64, 32, 32]);
}
