//! The weights as a file.

use super::inputs::Inputs;
use super::network::{DEEP, Head, Network, WIDEST};
use crate::numbers::{Learned, Networks, WeightsError, half, list, put};
use std::sync::OnceLock;

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
    const WORD: &'static [u8] = b"estimate";
    const SHAPE: [u16; 2] = [2, Inputs::count(2) as u16];

    fn take(rest: &mut &[u8], players: usize) -> Result<Network, WeightsError> {
        let width = usize::from(half(rest)?);
        if !width.is_multiple_of(16) || width > WIDEST {
            return Err(WeightsError::Length);
        }
        let rows = list(rest, Inputs::count(players) * width)?;
        let bias = list(rest, width)?;
        let heads = (0..Inputs::HEADS).map(|_| head(rest, width)).collect::<Result<_, _>>()?;
        Ok(Network { width, rows, bias, heads })
    }

    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.width as u16).to_le_bytes());
        put(bytes, &self.rows);
        put(bytes, &self.bias);
        for head in &self.heads {
            put(bytes, head.deep.as_flattened());
            put(bytes, &head.deep_bias);
            put(bytes, &head.out);
        }
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
