//! A learned estimate: each side's chance to win, from the cards alone.
//!
//! A small network looks at a state between two tricks with the eyes of each seat in turn: which
//! cards are in which hand, among whose followers, in whose pile, in the market and in the deck,
//! who leads, who won the last trick. It was trained on starts of Phase Two that the exact solver
//! has judged, and on the way there; `docs/estimate.md` says how. It knows the cards of every
//! hand, so it is meant for worlds that a search has drawn, never for the truth.

mod inputs;
mod network;
#[cfg(test)]
mod tests;
mod weights;

pub use crate::numbers::WeightsError;
pub use inputs::Inputs;
pub use network::{DEEP, Head, Network, STAGES, WIDEST};
pub use weights::Weights;

use inputs::Seats;
use interregnum_rules::Table;
use interregnum_rules::fast::{Mask, Sheet, State};

/// The estimate for one table.
#[derive(Clone, Debug)]
pub struct Estimate {
    inputs: Inputs,
    width: usize,
    /// For each relation and each card of the sheet, what it adds.
    rows: Vec<f32>,
    /// For each perspective's place from the leader, and from the last winner: what it adds.
    places: Vec<f32>,
    /// What the table itself adds, the bias included.
    base: Vec<f32>,
    heads: [Head; STAGES],
}

impl Estimate {
    /// The estimate for this table, with the weights that come with the program.
    pub fn new<M: Mask>(table: &Table, sheet: &Sheet<M>) -> Estimate {
        Estimate::with(Weights::built_in(), table, sheet)
    }

    /// The estimate for this table with these weights.
    pub fn with<M: Mask>(weights: &Weights, table: &Table, sheet: &Sheet<M>) -> Estimate {
        let inputs = Inputs::new(table, sheet);
        let network = weights.network(table.players());
        let width = network.width;
        let row = |input: usize| &network.rows[input * width..][..width];
        let rows = (0..inputs.relations() * inputs.cards()).flat_map(|place| row(inputs.card_input(place))).copied();
        let places = (0..inputs.places()).flat_map(|place| row(inputs.place_input(place))).copied().collect();
        let mut base = network.bias.clone();
        for input in inputs.table_inputs() {
            add(&mut base, row(input));
        }
        let heads = [0, 1].map(|stage| network.heads[inputs.head(stage)].clone());
        Estimate { rows: rows.collect(), places, base, heads, width, inputs }
    }

    /// Each side's chance to win in a state between two tricks, or before the first one.
    pub fn chances<M: Mask>(&self, state: &State<M>) -> [f32; 4] {
        let mut logits = [0.0; 4];
        let seats = Seats::of(state);
        for seat in 0..M::PLAYERS {
            logits[usize::from(M::side(seat)) & 3] += self.logit(state, &seats, seat);
        }
        chances(logits, usize::from(M::SIDES))
    }

    /// What the network says with the eyes of this seat.
    fn logit<M: Mask>(&self, state: &State<M>, seats: &Seats<M>, seat: u8) -> f32 {
        let mut sums = [0.0; WIDEST];
        let sums = &mut sums[..self.width];
        sums.copy_from_slice(&self.base);
        seats.relations(seat, |relation, cards| {
            for card in cards.indices() {
                let place = relation * self.inputs.cards() + usize::from(card);
                add(sums, &self.rows[place * self.width..][..self.width]);
            }
        });
        inputs::places(state, seat, |place| add(sums, &self.places[place * self.width..][..self.width]));
        self.heads[inputs::stage(state)].output(sums)
    }
}

/// What the outputs of the sides' networks are as chances, which add up to one.
pub fn chances(logits: [f32; 4], sides: usize) -> [f32; 4] {
    let highest = logits[..sides].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; 4];
    for (chance, logit) in chances.iter_mut().zip(&logits[..sides]) {
        *chance = (logit - highest).exp();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

#[inline]
fn add(sums: &mut [f32], row: &[f32]) {
    for (sums, row) in sums.chunks_exact_mut(16).zip(row.chunks_exact(16)) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += weight;
        }
    }
}
