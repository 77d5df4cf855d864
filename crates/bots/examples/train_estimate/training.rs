//! Training of one network.

use crate::adam::Weights;
use crate::sample::Sample;
use interregnum_bots::estimate::{self, DEEP, Head, Inputs, Network};
use interregnum_rules::{Card, Rng};

/// How to train.
pub(crate) struct Plan {
    pub(crate) epochs: u32,
    pub(crate) rate: f32,
    /// How much the weights shrink with each step, as a share of the rate.
    pub(crate) decay: f32,
    pub(crate) seed: u64,
    /// The width of the first layer.
    pub(crate) width: usize,
}

const BATCH: usize = 256;
/// The rows that cards share in each relation: one for each code, one for each value.
const SHARED: usize = CODES + 10;
const CODES: usize = Card::INDEX_END / 10;
/// One game in so many is held out.
const HELD_OUT: u32 = 12;

/// Trains a network on the samples for this many players, and says how well it does on games that
/// were held out.
pub(crate) fn train(players: u8, samples: &[Sample], plan: &Plan) -> Result<Network, String> {
    let mut rng = Rng::seeded(plan.seed);
    let of_players = samples.iter().filter(|sample| sample.seats.len() == usize::from(players));
    let (test, mut train): (Vec<&Sample>, Vec<&Sample>) = of_players.partition(|sample| sample.game % HELD_OUT == 0);
    if test.is_empty() || train.is_empty() {
        return Err(format!("there are no games of {players} players to learn from, or too few"));
    }
    println!("{} samples to learn from, {} held out", train.len(), test.len());
    compare(&test);
    let mut trainer = Trainer::new(players, plan.width, &mut rng);
    let steps = (plan.epochs as usize * train.len().div_ceil(BATCH)) as f32;
    let mut step = 0;
    for epoch in 1..=plan.epochs {
        rng.shuffle(&mut train);
        let mut loss = 0.0;
        for batch in train.chunks(BATCH) {
            for sample in batch {
                loss += trainer.learn(sample, 1.0 / batch.len() as f32);
            }
            step += 1;
            // From the full rate down to a hundredth, along a cosine.
            let left = 0.5 + 0.5 * (std::f32::consts::PI * step as f32 / steps).cos();
            trainer.step(plan.rate * (0.01 + 0.99 * left), plan.decay, step);
        }
        println!("epoch {epoch}: log-loss {:.4}", loss / train.len() as f32);
        let network = trainer.network();
        for (stage, name) in ["Phase Two", "Phase One"].into_iter().enumerate() {
            report(
                name,
                test.iter()
                    .filter(|sample| stage_of(sample) == stage)
                    .map(|sample| (sample.shares, judged(&network, sample))),
            );
        }
    }
    Ok(trainer.network())
}

fn stage_of(sample: &Sample) -> usize {
    usize::from(usize::from(sample.head) >= Inputs::HEADS / 2)
}

/// What random playouts say about the same samples.
fn compare(test: &[&Sample]) {
    for (stage, name) in ["Phase Two", "Phase One"].into_iter().enumerate() {
        let of_stage = test.iter().filter(|sample| stage_of(sample) == stage);
        // Shares of few playouts would be 0 or 1 now and then, and a loss without end.
        let softened = |sample: &&Sample| {
            (sample.shares, sample.playouts.map(|share| share * 0.9 + 0.1 / sample.seats.len().min(3) as f32))
        };
        report(&format!("random playouts, {name}"), of_stage.map(softened));
    }
}

fn report(name: &str, judged: impl Iterator<Item = ([f32; 4], [f32; 4])>) {
    let (mut count, mut loss, mut right) = (0, 0.0, 0.0);
    for (shares, chances) in judged {
        count += 1;
        loss += log_loss(shares, chances);
        let likeliest = (0..4).max_by(|&a, &b| chances[a].total_cmp(&chances[b])).unwrap_or(0);
        right += shares[likeliest];
    }
    let count_f = count as f32;
    if count > 0 {
        println!("  {name}: {count} held out, log-loss {:.4}, right {:.2} %", loss / count_f, 100.0 * right / count_f);
    }
}

fn log_loss(shares: [f32; 4], chances: [f32; 4]) -> f32 {
    let terms = shares.iter().zip(chances).filter(|(share, _)| **share > 0.0);
    terms.map(|(share, chance)| -share * chance.max(1e-6).ln()).sum()
}

fn side(players: usize, seat: usize) -> usize {
    if players == 4 { seat % 2 } else { seat }
}

/// What a network says about a sample.
fn judged(network: &Network, sample: &Sample) -> [f32; 4] {
    let players = sample.seats.len();
    let mut logits = [0.0; 4];
    for (seat, inputs) in sample.seats.iter().enumerate() {
        let mut sums = network.bias.clone();
        for &input in inputs {
            let row = &network.rows[usize::from(input) * network.width..][..network.width];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        logits[side(players, seat)] += network.heads[usize::from(sample.head)].output(&sums);
    }
    estimate::chances(logits, if players == 3 { 3 } else { 2 })
}

/// Besides a row of its own, each card has while training a share in a row for its faction and in
/// one for its value, so that what is learned of one card helps its neighbours. The finished
/// network has the sums.
struct Trainer {
    width: usize,
    players: usize,
    rows: Weights,
    bias: Weights,
    heads: Vec<[Weights; 3]>,
}

/// The rows of an input: its own, and for a card the two that it shares.
fn rows_of(players: usize, input: u16) -> impl Iterator<Item = usize> {
    let input = usize::from(input);
    let (relation, name) = (input / Card::INDEX_END, input % Card::INDEX_END);
    let shared = Inputs::count(players) + relation * SHARED;
    let is_card = relation < Inputs::relations_of(players);
    let both = is_card.then_some([shared + name / 10, shared + CODES + name % 10]);
    std::iter::once(input).chain(both.into_iter().flatten())
}

/// What was computed on the way up, for one seat.
struct Passed {
    sums: Vec<f32>,
    deep: [f32; DEEP],
}

impl Trainer {
    fn new(players: u8, width: usize, rng: &mut Rng) -> Trainer {
        let mut spread = |count: usize, size: f32| -> Vec<f32> {
            (0..count).map(|_| (rng.fraction() as f32 * 2.0 - 1.0) * size).collect()
        };
        let count = Inputs::count(players.into());
        let relations = Inputs::relations_of(players.into());
        let mut rows = spread(count * width, 0.02);
        rows.extend(spread(relations * SHARED * width, 0.1));
        let rows = Weights::new(rows);
        let first = spread(width * DEEP, 1.5 / (width as f32).sqrt());
        let out = spread(DEEP, 1.0);
        let head = || [Weights::new(first.clone()), Weights::new(vec![0.3; DEEP]), Weights::new(out.clone())];
        Trainer {
            width,
            players: players.into(),
            rows,
            bias: Weights::new(vec![0.4; width]),
            heads: (0..Inputs::HEADS).map(|_| head()).collect(),
        }
    }

    /// Adds a sample's gradient, and returns its loss.
    fn learn(&mut self, sample: &Sample, weight: f32) -> f32 {
        let players = sample.seats.len();
        let mut logits = [0.0; 4];
        let passed: Vec<Passed> = sample.seats.iter().map(|inputs| self.pass(sample.head, inputs)).collect();
        for (seat, passed) in passed.iter().enumerate() {
            let out = &self.heads[usize::from(sample.head)][2].values;
            logits[side(players, seat)] +=
                passed.deep.iter().zip(out).map(|(deep, out)| deep.clamp(0.0, 1.0) * out).sum::<f32>();
        }
        let chances = estimate::chances(logits, if players == 3 { 3 } else { 2 });
        for (seat, (inputs, passed)) in sample.seats.iter().zip(&passed).enumerate() {
            let side = side(players, seat);
            self.pass_back(sample.head, inputs, passed, weight * (chances[side] - sample.shares[side]));
        }
        log_loss(sample.shares, chances)
    }

    fn pass(&self, head: u8, inputs: &[u16]) -> Passed {
        let mut sums = self.bias.values.clone();
        for input in inputs.iter().flat_map(|&input| rows_of(self.players, input)) {
            let row = &self.rows.values[input * self.width..][..self.width];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let [first, bias, _] = &self.heads[usize::from(head)];
        let mut deep: [f32; DEEP] = bias.values[..].try_into().expect("the second layer is as wide");
        for (sum, weights) in sums.iter().zip(first.values.as_chunks::<DEEP>().0) {
            let input = sum.clamp(0.0, 1.0);
            deep.iter_mut().zip(weights).for_each(|(deep, weight)| *deep += input * weight);
        }
        Passed { sums, deep }
    }

    fn pass_back(&mut self, head: u8, inputs: &[u16], passed: &Passed, error: f32) {
        let [first, bias, out] = &mut self.heads[usize::from(head)];
        let mut deep_error = [0.0; DEEP];
        for (place, (&deep, deep_error)) in passed.deep.iter().zip(&mut deep_error).enumerate() {
            out.gradient[place] += error * deep.clamp(0.0, 1.0);
            *deep_error = if deep > 0.0 && deep < 1.0 { error * out.values[place] } else { 0.0 };
            bias.gradient[place] += *deep_error;
        }
        let mut sum_error = vec![0.0; self.width];
        let weights = first.values.as_chunks::<DEEP>().0.iter().zip(first.gradient.as_chunks_mut::<DEEP>().0);
        for ((&sum, error), (weights, gradient)) in passed.sums.iter().zip(&mut sum_error).zip(weights) {
            let input = sum.clamp(0.0, 1.0);
            gradient.iter_mut().zip(&deep_error).for_each(|(gradient, error)| *gradient += input * error);
            if sum > 0.0 && sum < 1.0 {
                *error = weights.iter().zip(&deep_error).map(|(weight, error)| weight * error).sum();
            }
        }
        self.bias.gradient.iter_mut().zip(&sum_error).for_each(|(gradient, error)| *gradient += error);
        let players = self.players;
        for input in inputs.iter().flat_map(|&input| rows_of(players, input)) {
            let row = &mut self.rows.gradient[input * self.width..][..self.width];
            row.iter_mut().zip(&sum_error).for_each(|(gradient, error)| *gradient += error);
        }
    }

    fn step(&mut self, rate: f32, decay: f32, step: i32) {
        self.rows.step(rate, decay, step);
        self.bias.step(rate, 0.0, step);
        for weights in self.heads.iter_mut().flatten() {
            weights.step(rate, decay * 0.1, step);
        }
    }

    fn network(&self) -> Network {
        let head = |[first, bias, out]: &[Weights; 3]| Head {
            deep: first.values.as_chunks::<DEEP>().0.to_vec(),
            deep_bias: bias.values[..].try_into().expect("the second layer is as wide"),
            out: out.values[..].try_into().expect("the second layer is as wide"),
        };
        let own_and_shared = |input: usize| {
            let mut row = vec![0.0; self.width];
            for part in rows_of(self.players, input as u16) {
                let part = &self.rows.values[part * self.width..][..self.width];
                row.iter_mut().zip(part).for_each(|(sum, weight)| *sum += weight);
            }
            row
        };
        Network {
            width: self.width,
            rows: (0..Inputs::count(self.players)).flat_map(own_and_shared).collect(),
            bias: self.bias.values.clone(),
            heads: self.heads.iter().map(head).collect(),
        }
    }
}
