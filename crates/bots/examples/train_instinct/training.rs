//! Training of one network.

use crate::adam;
use crate::games::{Decision, Decisions};
use interregnum_bots::instinct::{DEEP, Layer, Network, Senses, WIDTH};
use interregnum_rules::{Card, Rng};
use rayon::prelude::*;

/// How to train.
pub(crate) struct Plan {
    pub(crate) epochs: u32,
    pub(crate) rate: f32,
    /// How much the weights shrink with each step, as a share of the rate.
    pub(crate) decay: f32,
    pub(crate) seed: u64,
}

/// So many decisions make a step, in so many parts that are worked on at once.
const PARTS: usize = 16;
const PART: usize = 128;
/// One batch of games in so many is held out.
const HELD_OUT: usize = 20;
/// The network's output is in chances; while training it is in tenths of that.
const SCALE: f32 = 10.0;
/// The rows that cards share in each relation and in each use: one for each code, one for each value.
const SHARED: usize = CODES + 10;
const CODES: usize = Card::INDEX_END / 10;
const BUILDINGS: usize = Senses::LAYERS / 3;

/// Trains a network on all decisions, and says how well it does on games that were held out.
pub(crate) fn train(players: usize, data: &[Decisions], from: Option<&Network>, plan: &Plan) -> Network {
    let mut rng = Rng::seeded(plan.seed);
    let places = |held_out: bool| {
        let parts = data.iter().enumerate().filter(move |(n, _)| (n % HELD_OUT == 0) == held_out);
        parts.flat_map(|(n, part)| (0..part.len()).map(move |place| (n as u32, place as u32))).collect::<Vec<_>>()
    };
    let (mut learned, test) = (places(false), places(true));
    println!("{} decisions to learn from, {} held out", learned.len(), test.len());
    let decision = |&(part, place): &(u32, u32)| data[part as usize].get(place as usize);
    let mut trainer = match from {
        Some(network) => Trainer::from(players, network),
        None => Trainer::new(players, &mut rng),
    };
    let steps = (plan.epochs as usize * learned.len().div_ceil(PARTS * PART)) as f32;
    let mut step = 0;
    for epoch in 1..=plan.epochs {
        rng.shuffle(&mut learned);
        for batch in learned.chunks(PARTS * PART) {
            let network = trainer.network();
            let gradients: Vec<Network> = batch
                .par_chunks(PART)
                .map(|part| {
                    let mut gradient = zeros(players);
                    for place in part {
                        learn(&network, &mut gradient, &decision(place), 1.0 / batch.len() as f32);
                    }
                    gradient
                })
                .collect();
            step += 1;
            // From the full rate down to a hundredth, along a cosine.
            let left = 0.5 + 0.5 * (std::f32::consts::PI * step as f32 / steps).cos();
            trainer.take(gradients);
            trainer.step(plan.rate * (0.01 + 0.99 * left), plan.decay, step);
        }
        report(epoch, &trainer.finished(), test.iter().map(decision));
    }
    trainer.finished()
}

/// How much of the differences it explains, and what it would gain over a random card with each
/// decision, next to what those gained who played.
fn report<'a>(epoch: u32, network: &Network, test: impl Iterator<Item = Decision<'a>>) {
    let (mut error, mut all, mut gain, mut before, mut count) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for decision in test {
        let found = pass(network, &decision).worth;
        let mean = found.iter().sum::<f32>() / found.len() as f32;
        for (worth, (_, truth)) in found.iter().zip(decision.uses) {
            error += f64::from(worth - mean - truth).powi(2);
            all += f64::from(*truth).powi(2);
        }
        let best = (0..found.len()).max_by(|&a, &b| found[a].total_cmp(&found[b])).unwrap_or(0);
        gain += f64::from(decision.uses[best].1);
        before += f64::from(decision.uses[decision.chosen].1);
        count += 1.0;
    }
    println!(
        "epoch {epoch}: explains {:.2} %, gains {:.2} % a decision, players {:.2} %",
        100.0 * (1.0 - error / all),
        100.0 * gain / count,
        100.0 * before / count
    );
}

fn zeros(players: usize) -> Network {
    Network {
        rows: vec![[0.0; WIDTH]; Senses::inputs(players)],
        bias: [0.0; WIDTH],
        layers: vec![Layer { deep: vec![[0.0; DEEP]; WIDTH], bias: [0.0; DEEP] }; Senses::LAYERS],
        uses: vec![[0.0; DEEP]; Senses::USES],
        begin: vec![0.0; Senses::USES],
    }
}

/// What is computed on the way up.
struct Passed {
    sums: [f32; WIDTH],
    deep: [f32; DEEP],
    worth: Vec<f32>,
}

fn pass(network: &Network, decision: &Decision<'_>) -> Passed {
    let mut sums = network.bias;
    for &input in decision.inputs {
        sums.iter_mut().zip(&network.rows[usize::from(input)]).for_each(|(sum, weight)| *sum += weight);
    }
    let deep = network.layers[decision.layer].pass(&sums);
    let worth = decision.uses.iter().map(|&(place, _)| {
        let weights = &network.uses[usize::from(place)];
        network.begin[usize::from(place)] + weights.iter().zip(&deep).map(|(weight, deep)| weight * deep).sum::<f32>()
    });
    Passed { sums, deep, worth: worth.collect() }
}

/// Adds the gradient of a decision: of the square of what the worths, less their mean, are wrong.
fn learn(network: &Network, gradient: &mut Network, decision: &Decision<'_>, weight: f32) {
    let Passed { sums, deep, worth } = pass(network, decision);
    let mean = worth.iter().sum::<f32>() / worth.len() as f32;
    let mut deep_error = [0.0; DEEP];
    for (worth, &(place, truth)) in worth.iter().zip(decision.uses) {
        let place = usize::from(place);
        let error = weight * (worth - mean - truth * SCALE);
        gradient.begin[place] += error;
        let weights = network.uses[place].iter().zip(&mut gradient.uses[place]);
        for ((weight, gradient), (deep, deep_error)) in weights.zip(deep.iter().zip(&mut deep_error)) {
            *gradient += error * deep;
            *deep_error += error * weight;
        }
    }
    for (error, deep) in deep_error.iter_mut().zip(deep) {
        *error = if deep > 0.0 && deep < 1.0 { *error } else { 0.0 };
    }
    let layer = &mut gradient.layers[decision.layer];
    layer.bias.iter_mut().zip(&deep_error).for_each(|(gradient, error)| *gradient += error);
    let mut sum_error = [0.0; WIDTH];
    let weights = network.layers[decision.layer].deep.iter().zip(&mut layer.deep);
    for ((&sum, error), (weights, gradient)) in sums.iter().zip(&mut sum_error).zip(weights) {
        let input = sum.clamp(0.0, 1.0);
        gradient.iter_mut().zip(&deep_error).for_each(|(gradient, error)| *gradient += input * error);
        if sum > 0.0 && sum < 1.0 {
            *error = weights.iter().zip(&deep_error).map(|(weight, error)| weight * error).sum();
        }
    }
    gradient.bias.iter_mut().zip(&sum_error).for_each(|(gradient, error)| *gradient += error);
    for &input in decision.inputs {
        let row = &mut gradient.rows[usize::from(input)];
        row.iter_mut().zip(&sum_error).for_each(|(gradient, error)| *gradient += error);
    }
}

/// Besides weights of its own, each card has while training a share in those of its faction and of
/// its value, and each Building in a second layer for all, so that what is learned of one helps its
/// neighbours. The network has the sums.
struct Trainer {
    players: usize,
    rows: adam::Weights,
    shared_rows: adam::Weights,
    bias: adam::Weights,
    layers: adam::Weights,
    shared_layers: adam::Weights,
    uses: adam::Weights,
    shared_uses: adam::Weights,
}

/// A second layer as a list.
const LAYER: usize = (WIDTH + 1) * DEEP;
/// A use as a list.
const USE: usize = DEEP + 1;

/// The rows that a named card shares: of its faction and of its value.
fn shared(place: usize) -> [usize; 2] {
    let (group, name) = (place / Card::INDEX_END, place % Card::INDEX_END);
    [group * SHARED + name / 10, group * SHARED + CODES + name % 10]
}

impl Trainer {
    fn new(players: usize, rng: &mut Rng) -> Trainer {
        let mut spread = |count: usize, size: f32| -> Vec<f32> {
            (0..count).map(|_| (rng.fraction() as f32 * 2.0 - 1.0) * size).collect()
        };
        let groups = Senses::relations(players);
        let mut shared_layers = spread(3 * LAYER, 1.5 / (WIDTH as f32).sqrt());
        for layer in shared_layers.chunks_exact_mut(LAYER) {
            layer[WIDTH * DEEP..].fill(0.3);
        }
        Trainer {
            players,
            rows: adam::Weights::new(spread(Senses::inputs(players) * WIDTH, 0.02)),
            shared_rows: adam::Weights::new(spread(groups * SHARED * WIDTH, 0.1)),
            bias: adam::Weights::new(vec![0.4; WIDTH]),
            layers: adam::Weights::new(vec![0.0; Senses::LAYERS * LAYER]),
            shared_layers: adam::Weights::new(shared_layers),
            uses: adam::Weights::new(vec![0.0; Senses::USES * USE]),
            shared_uses: adam::Weights::new(spread(Senses::USES / Card::INDEX_END * SHARED * USE, 0.1)),
        }
    }

    /// Goes on from a finished network. What its cards had in common is in each of them.
    fn from(players: usize, network: &Network) -> Trainer {
        let groups = Senses::relations(players);
        let layers = network.layers.iter().flat_map(|layer| layer.deep.as_flattened().iter().chain(&layer.bias));
        let uses = network.uses.iter().zip(&network.begin);
        let uses = uses.flat_map(|(weights, begin)| weights.iter().chain(std::iter::once(begin)));
        Trainer {
            players,
            rows: adam::Weights::new(network.rows.as_flattened().to_vec()),
            shared_rows: adam::Weights::new(vec![0.0; groups * SHARED * WIDTH]),
            bias: adam::Weights::new(network.bias.to_vec()),
            layers: adam::Weights::new(layers.copied().collect()),
            shared_layers: adam::Weights::new(vec![0.0; 3 * LAYER]),
            uses: adam::Weights::new(uses.map(|weight| weight * SCALE).collect()),
            shared_uses: adam::Weights::new(vec![0.0; Senses::USES / Card::INDEX_END * SHARED * USE]),
        }
    }

    fn is_card(&self, input: usize) -> bool {
        input < Senses::relations(self.players) * Card::INDEX_END
    }

    fn network(&self) -> Network {
        let mut network = zeros(self.players);
        for (input, row) in network.rows.iter_mut().enumerate() {
            let own = &self.rows.values[input * WIDTH..][..WIDTH];
            row.copy_from_slice(own);
            if self.is_card(input) {
                for part in shared(input) {
                    let part = &self.shared_rows.values[part * WIDTH..][..WIDTH];
                    row.iter_mut().zip(part).for_each(|(sum, weight)| *sum += weight);
                }
            }
        }
        network.bias.copy_from_slice(&self.bias.values);
        for (n, layer) in network.layers.iter_mut().enumerate() {
            let own = self.layers.values[n * LAYER..][..LAYER].iter();
            let both = own.zip(&self.shared_layers.values[n / BUILDINGS * LAYER..][..LAYER]);
            let places = layer.deep.as_flattened_mut().iter_mut().chain(&mut layer.bias);
            places.zip(both).for_each(|(sum, (own, shared))| *sum = own + shared);
        }
        for (place, (weights, begin)) in network.uses.iter_mut().zip(&mut network.begin).enumerate() {
            let [faction, value] = shared(place).map(|part| &self.shared_uses.values[part * USE..][..USE]);
            let own = &self.uses.values[place * USE..][..USE];
            for (n, sum) in weights.iter_mut().chain(std::iter::once(begin)).enumerate() {
                *sum = own[n] + faction[n] + value[n];
            }
        }
        network
    }

    /// The network with its output in chances.
    fn finished(&self) -> Network {
        let mut network = self.network();
        network.uses.as_flattened_mut().iter_mut().chain(&mut network.begin).for_each(|weight| *weight /= SCALE);
        network
    }

    fn take(&mut self, gradients: Vec<Network>) {
        let mut gradients = gradients.into_iter();
        let mut sum = gradients.next().expect("a batch has a part");
        for more in gradients {
            let lists = [
                (sum.rows.as_flattened_mut(), more.rows.as_flattened()),
                (&mut sum.bias[..], &more.bias[..]),
                (sum.uses.as_flattened_mut(), more.uses.as_flattened()),
                (&mut sum.begin[..], &more.begin[..]),
            ];
            for (sum, more) in lists {
                sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
            for (sum, more) in sum.layers.iter_mut().zip(&more.layers) {
                sum.deep
                    .as_flattened_mut()
                    .iter_mut()
                    .zip(more.deep.as_flattened())
                    .for_each(|(sum, more)| *sum += more);
                sum.bias.iter_mut().zip(&more.bias).for_each(|(sum, more)| *sum += more);
            }
        }
        self.rows.gradient.copy_from_slice(sum.rows.as_flattened());
        let cards = Senses::relations(self.players) * Card::INDEX_END;
        for (input, row) in sum.rows[..cards].iter().enumerate() {
            for part in shared(input) {
                let part = &mut self.shared_rows.gradient[part * WIDTH..][..WIDTH];
                part.iter_mut().zip(row).for_each(|(sum, more)| *sum += more);
            }
        }
        self.bias.gradient.copy_from_slice(&sum.bias);
        for (n, layer) in sum.layers.iter().enumerate() {
            let own = &mut self.layers.gradient[n * LAYER..][..LAYER];
            let shared = &mut self.shared_layers.gradient[n / BUILDINGS * LAYER..][..LAYER];
            for ((own, shared), more) in
                own.iter_mut().zip(shared).zip(layer.deep.as_flattened().iter().chain(&layer.bias))
            {
                *own = *more;
                *shared += more;
            }
        }
        for (place, (weights, begin)) in sum.uses.iter().zip(&sum.begin).enumerate() {
            for (n, more) in weights.iter().chain(std::iter::once(begin)).enumerate() {
                self.uses.gradient[place * USE + n] = *more;
                for part in shared(place) {
                    self.shared_uses.gradient[part * USE + n] += more;
                }
            }
        }
    }

    fn step(&mut self, rate: f32, decay: f32, step: i32) {
        for own in [&mut self.rows, &mut self.layers, &mut self.uses] {
            own.step(rate, decay, step);
        }
        for shared in [&mut self.shared_rows, &mut self.bias, &mut self.shared_layers, &mut self.shared_uses] {
            shared.step(rate, 0.0, step);
        }
    }
}
