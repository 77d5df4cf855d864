//! The weights as a file.
//!
//! A short header (a word, the version, the shape), then for each number of players all numbers of
//! its network in halves of a word: each list has a scale, and each number is that many steps of
//! it. What does not fit the shape that this program expects is refused.

use super::inputs::Inputs;
use super::network::{DEEP, Head, Network};
use std::fmt;
use std::sync::OnceLock;

const WORD: &[u8; 8] = b"estimate";
const VERSION: u16 = 1;

/// The networks for two, three and four players.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    networks: [Network; 3],
}

/// Why a file of weights cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// It is some other file.
    NoWeights,
    /// Another version or shape: train anew.
    Shape {
        /// What the program expects: the version, and the number of inputs for two players.
        expected: [u16; 2],
        /// What the file says.
        found: [u16; 2],
    },
    /// It ends too early or too late.
    Length,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NoWeights => f.write_str("this is no file of weights"),
            WeightsError::Shape { expected, found } => {
                write!(f, "the weights have version and shape {found:?}, not {expected:?}: train them anew")
            }
            WeightsError::Length => f.write_str("the file of weights ends too early or too late"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// The widths of the first layer for two, three and four players.
    pub const WIDTHS: [usize; 3] = [64, 32, 32];

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
        let mut rest = bytes.strip_prefix(WORD.as_slice()).ok_or(WeightsError::NoWeights)?;
        let found = [half(&mut rest)?, half(&mut rest)?];
        let expected = [VERSION, Inputs::count(2) as u16];
        if found != expected {
            return Err(WeightsError::Shape { expected, found });
        }
        let mut networks = Vec::new();
        for (players, width) in (2..).zip(Weights::WIDTHS) {
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
        let mut bytes = WORD.to_vec();
        for number in [VERSION, Inputs::count(2) as u16] {
            bytes.extend(number.to_le_bytes());
        }
        for network in &self.networks {
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

/// The scale, then the numbers as steps of it.
fn put(bytes: &mut Vec<u8>, numbers: &[f32]) {
    let greatest = numbers.iter().fold(0.0f32, |greatest, number| greatest.max(number.abs()));
    let step = (greatest / f32::from(i16::MAX)).max(f32::MIN_POSITIVE);
    bytes.extend(step.to_le_bytes());
    bytes.extend(numbers.iter().flat_map(|number| ((number / step).round() as i16).to_le_bytes()));
}

fn list(rest: &mut &[u8], count: usize) -> Result<Vec<f32>, WeightsError> {
    let (step, numbers) = rest.split_first_chunk::<4>().ok_or(WeightsError::Length)?;
    let step = f32::from_le_bytes(*step);
    let (numbers, after) = numbers.split_at_checked(2 * count).ok_or(WeightsError::Length)?;
    *rest = after;
    Ok(numbers.as_chunks::<2>().0.iter().map(|&pair| f32::from(i16::from_le_bytes(pair)) * step).collect())
}

fn half(rest: &mut &[u8]) -> Result<u16, WeightsError> {
    let (number, after) = rest.split_first_chunk::<2>().ok_or(WeightsError::Length)?;
    *rest = after;
    Ok(u16::from_le_bytes(*number))
}

const BYTES: &[u8] = include_bytes!("../../weights/estimate.bin");
