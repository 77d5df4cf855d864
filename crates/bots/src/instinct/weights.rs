//! The network and its weights as a file.

use super::senses::Senses;
use crate::numbers::{Learned, Networks, WeightsError, list, put};
use std::sync::OnceLock;

/// The width of the first layer.
pub const WIDTH: usize = 64;
/// The width of the second layer.
pub const DEEP: usize = 32;

/// The weights for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// A row for each input.
    pub rows: Vec<[f32; WIDTH]>,
    /// What the first layer begins with.
    pub bias: [f32; WIDTH],
    /// What follows on the first layer: one for each question, without a Building and with each.
    pub layers: Vec<Layer>,
    /// For each use of a named card, what each place of the second layer adds to its worth.
    pub uses: Vec<[f32; DEEP]>,
    /// What its worth begins with.
    pub begin: Vec<f32>,
}

/// The second layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// For each place of the first layer, what it adds to each place of the second.
    pub deep: Vec<[f32; DEEP]>,
    /// What the second layer begins with.
    pub bias: [f32; DEEP],
}

impl Layer {
    /// The second layer for the sums of the first.
    #[inline]
    pub fn pass(&self, sums: &[f32; WIDTH]) -> [f32; DEEP] {
        let mut deep = self.bias;
        for (&sum, weights) in sums.iter().zip(&self.deep) {
            let input = sum.clamp(0.0, 1.0);
            for (deep, weight) in deep.iter_mut().zip(weights) {
                *deep += input * weight;
            }
        }
        deep.map(|deep| deep.clamp(0.0, 1.0))
    }
}

/// The networks for two, three and four players.
pub type Weights = Networks<Network>;

impl Weights {
    /// The weights that come with the program.
    pub fn built_in() -> &'static Weights {
        static BUILT_IN: OnceLock<Weights> = OnceLock::new();
        BUILT_IN.get_or_init(|| Weights::read(BYTES).expect("the weights in the repository fit the program"))
    }
}

impl Learned for Network {
    const WORD: &'static [u8] = b"instinct";
    const SHAPE: [u16; 2] = [1, Senses::inputs(2) as u16];

    fn take(rest: &mut &[u8], players: usize) -> Result<Network, WeightsError> {
        let rows = list(rest, Senses::inputs(players) * WIDTH)?;
        let bias = list(rest, WIDTH)?;
        let layers = (0..Senses::LAYERS).map(|_| layer(rest)).collect::<Result<_, _>>()?;
        let uses = list(rest, Senses::USES * DEEP)?;
        Ok(Network {
            rows: rows.as_chunks::<WIDTH>().0.to_vec(),
            bias: bias.try_into().map_err(|_| WeightsError::Length)?,
            layers,
            uses: uses.as_chunks::<DEEP>().0.to_vec(),
            begin: list(rest, Senses::USES)?,
        })
    }

    fn put(&self, bytes: &mut Vec<u8>) {
        put(bytes, self.rows.as_flattened());
        put(bytes, &self.bias);
        for layer in &self.layers {
            put(bytes, layer.deep.as_flattened());
            put(bytes, &layer.bias);
        }
        put(bytes, self.uses.as_flattened());
        put(bytes, &self.begin);
    }
}

fn layer(rest: &mut &[u8]) -> Result<Layer, WeightsError> {
    let deep = list(rest, WIDTH * DEEP)?;
    let bias = list(rest, DEEP)?.try_into().map_err(|_| WeightsError::Length)?;
    Ok(Layer { deep: deep.as_chunks::<DEEP>().0.to_vec(), bias })
}

const BYTES: &[u8] = include_bytes!("../../weights/instinct.bin");
