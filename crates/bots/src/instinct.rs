//! A learned feeling for Phase One: which card to play, which to take.
//!
//! A small network looks at what the seat that is asked knows (its hand, its followers, the market,
//! the trick, what lay open before) and says of every legal card how much better or worse it is than
//! the others, in chances to win. It does not look at hidden cards, though it is asked about worlds
//! that a search has drawn: so every seat in such a world plays by what it would know. How it was
//! trained stands in `docs/instinct.md`.

mod memory;
mod senses;
#[cfg(test)]
mod tests;
mod weights;

pub use memory::{Memory, Witness};
pub use senses::{Sensed, Senses};
pub use weights::{DEEP, Layer, Network, WIDTH, Weights};

use crate::Policy;
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Phase, Rng, Table};
use senses::{Kind, Use};

/// The instinct for one table.
#[derive(Clone, Debug)]
pub struct Instinct {
    senses: Senses,
    /// For each relation and each card of the sheet, what it adds.
    rows: Vec<[f32; WIDTH]>,
    /// The same for what is no card.
    extras: Vec<[f32; WIDTH]>,
    /// What the table itself adds, the bias included.
    base: [f32; WIDTH],
    layers: [Layer; Kind::COUNT],
    /// For each way to use a card and each card of the sheet, how its worth follows from the
    /// second layer.
    uses: Vec<[f32; DEEP]>,
    /// And what it begins with.
    begin: Vec<f32>,
}

impl Instinct {
    /// The instinct for this table, with the weights that come with the program.
    pub fn new<M: Mask>(table: &Table, sheet: &Sheet<M>) -> Instinct {
        Instinct::with(Weights::built_in().network(table.players()), table, sheet)
    }

    /// The instinct for this table with these weights, which must be for as many players.
    pub fn with<M: Mask>(network: &Network, table: &Table, sheet: &Sheet<M>) -> Instinct {
        let senses = Senses::new(table, sheet);
        let players = usize::from(table.players());
        let places = 0..Senses::relations(players) * senses.cards();
        let uses = || 0..Use::COUNT * senses.cards();
        let mut base = network.bias;
        for input in senses.table_inputs() {
            add(&mut base, &network.rows[input]);
        }
        Instinct {
            rows: places.map(|place| network.rows[senses.card_input(place)]).collect(),
            extras: (0..Senses::extras(players)).map(|extra| network.rows[senses.extra_input(extra)]).collect(),
            base,
            layers: [0, 1, 2].map(|kind| network.layers[senses.layer(kind)].clone()),
            uses: uses().map(|place| network.uses[senses.use_of(place)]).collect(),
            begin: uses().map(|place| network.begin[senses.use_of(place)]).collect(),
            senses,
        }
    }

    /// Hands every legal answer to `visit`, with how good it feels: differences are differences of
    /// the chance to win. Only for plays and takes in Phase One.
    #[inline]
    pub fn feel<M: Mask>(
        &self,
        sheet: &Sheet<M>,
        state: &State<M>,
        memory: &Memory<M>,
        mut visit: impl FnMut(Move<M>, f32),
    ) {
        let Some((seat, _)) = state.asked() else { return };
        let cards = self.senses.cards();
        let mut sums = self.base;
        senses::relations(state, memory, seat.0, |relation, set| {
            let rows = &self.rows[relation * cards..][..cards];
            for card in set.indices() {
                add(&mut sums, &rows[usize::from(card)]);
            }
        });
        self.senses.visit_extras(sheet, state, memory, seat.0, |extra| add(&mut sums, &self.extras[extra]));
        let mut found = [(Move::TakeTop, 0); MOST];
        let mut count = 0;
        let kind = senses::answers(sheet, state, |answer, way, card| {
            if let Some(place) = found.get_mut(count) {
                *place = (answer, way as usize * cards + usize::from(card));
                count += 1;
            }
        });
        let deep = self.layers[kind as usize].pass(&sums);
        for &(answer, place) in &found[..count] {
            let worth: f32 = self.uses[place].iter().zip(&deep).map(|(weight, deep)| weight * deep).sum();
            visit(answer, self.begin[place] + worth);
        }
    }
}

impl Instinct {
    /// An answer of the seat that is asked, if one is: the one that feels best, a little chance
    /// added. What instinct knows nothing of is left to the policy.
    #[inline]
    pub fn choose<M: Mask>(
        &self,
        sheet: &Sheet<M>,
        policy: &Policy,
        state: &State<M>,
        memory: &Memory<M>,
        rng: &mut Rng,
    ) -> Option<Move<M>> {
        if state.phase() == Phase::Two {
            return policy.choose(sheet, state, rng);
        }
        match state.options(sheet) {
            Options::Play(cards) if cards == cards.lowest_bit() => return Some(Move::Play(cards.lowest())),
            Options::Play(_) | Options::Take { .. } => {}
            _ => return policy.choose(sheet, state, rng),
        }
        let mut chance = rng.next_u64();
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        self.feel(sheet, state, memory, |answer, worth| {
            let worth = worth + (chance & 0xFFF) as f32 * (NOISE / 4096.0);
            chance = chance.rotate_right(5);
            if worth > highest {
                (best, highest) = (Some(answer), worth);
            }
        });
        best
    }
}

/// How much chance disturbs the worth of each card at most.
const NOISE: f32 = 0.02;

/// More answers than there ever are: a hand, or a market and the deck.
const MOST: usize = 16;

#[inline]
fn add(sums: &mut [f32; WIDTH], row: &[f32; WIDTH]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}
