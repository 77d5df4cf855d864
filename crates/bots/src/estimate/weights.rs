//! The weights as a file.
//!
//! A short header (a word, the version, the shape), then for each number of players the width of its
//! network and all its numbers in halves of a word: each list has a scale, and each number is that many steps of
//! it. What does not fit the shape that this program expects is refused.

use super::inputs::Inputs;
use super::network::{DEEP, Head, Network, WIDEST};
use crate::numbers::{WeightsError, after_beginning, begin, half, list, put};
use std::sync::OnceLock;

const WORD: &[u8; 8] = b"estimate";
const VERSION: u16 = 2;

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
        let mut rest = after_beginning(bytes, WORD, [VERSION, Inputs::count(2) as u16])?;
        let mut networks = Vec::new();
        for players in 2..=4 {
            let width = usize::from(half(&mut rest)?);
            if !width.is_multiple_of(16) || width > WIDEST {
                return Err(WeightsError::Length);
            }
            let rows = list(&mut rest, Inputs::count(players) * width)?;
            let bias = list(&mut rest, width)?;
            let heads = (0..Inputs::HEADS).map(|_| head(&mut rest, width)).collect::<Result<_, _>>()?;
            networks.push(Network { width, rows, bias, heads });
        }
        let networks = networks.try_into().map_err(|_| WeightsError::Length)?;
        if rest.is_empty() { Ok(Weights { networks }) } else { Err(WeightsError::Length) }
    }

    /// The bytes of a file with these weights.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = begin(WORD, [VERSION, Inputs::count(2) as u16]);
        for network in &self.networks {
            bytes.extend((network.width as u16).to_le_bytes());
            put(&mut bytes, &network.rows);
            put(&mut bytes, &network.bias);
            for head in &network.heads {
                put(&mut bytes, head.deep.as_flattened());
                put(&mut bytes, &head.deep_bias);
                put(&mut bytes, &head.out);
            }
        }
        bytes
    }
}

fn head(rest: &mut &[u8], width: usize) -> Result<Head, WeightsError> {
    let deep = list(rest, width * DEEP)?;
    let deep = deep.as_chunks::<DEEP>().0.to_vec();
    let deep_bias = list(rest, DEEP)?.try_into().map_err(|_| WeightsError::Length)?;
    let out = list(rest, DEEP)?.try_into().map_err(|_| WeightsError::Length)?;
    Ok(Head { deep, deep_bias, out })
}

const BYTES: &[u8] = include_bytes!("../../weights/estimate.bin");
