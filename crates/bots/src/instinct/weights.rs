//! The network and its weights as a file.

use super::senses::Senses;
use crate::numbers::{WeightsError, after_beginning, begin, list, put};
use std::sync::OnceLock;

/// The width of the first layer.
pub const WIDTH: usize = 64;
/// The width of the second layer.
pub const DEEP: usize = 32;

const WORD: &[u8; 8] = b"instinct";
const VERSION: u16 = 1;

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
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    networks: [Network; 3],
}

impl Weights {
    /// The weights of these networks, for two, three and four players.
    pub fn new(networks: [Network; 3]) -> Weights {
        Weights { networks }
    }

    /// The weights that come with the program.
    pub fn built_in() -> &'static Weights {
        static BUILT_IN: OnceLock<Weights> = OnceLock::new();
        BUILT_IN.get_or_init(|| Weights::read(BYTES).expect("the weights in the repository fit the program"))
    }

    /// The network for this many players: two to four.
    pub fn network(&self, players: u8) -> &Network {
        &self.networks[usize::from(players.clamp(2, 4)) - 2]
    }

    /// The weights in a file with these bytes.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut rest = after_beginning(bytes, WORD, [VERSION, Senses::inputs(2) as u16])?;
        let networks = [2, 3, 4].map(|players| network(&mut rest, players));
        let [two, three, four] = networks;
        let networks = [two?, three?, four?];
        if rest.is_empty() { Ok(Weights { networks }) } else { Err(WeightsError::Length) }
    }

    /// The bytes of a file with these weights.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = begin(WORD, [VERSION, Senses::inputs(2) as u16]);
        for network in &self.networks {
            put(&mut bytes, network.rows.as_flattened());
            put(&mut bytes, &network.bias);
            for layer in &network.layers {
                put(&mut bytes, layer.deep.as_flattened());
                put(&mut bytes, &layer.bias);
            }
            put(&mut bytes, network.uses.as_flattened());
            put(&mut bytes, &network.begin);
        }
        bytes
    }
}

fn network(rest: &mut &[u8], players: usize) -> Result<Network, WeightsError> {
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

fn layer(rest: &mut &[u8]) -> Result<Layer, WeightsError> {
    let deep = list(rest, WIDTH * DEEP)?;
    let bias = list(rest, DEEP)?.try_into().map_err(|_| WeightsError::Length)?;
    Ok(Layer { deep: deep.as_chunks::<DEEP>().0.to_vec(), bias })
}

const BYTES: &[u8] = include_bytes!("../../weights/instinct.bin");
