//! Weights as files: a short header (a word, the version, the shape), then for each number of players
//! a network as lists of numbers. Each list has a scale, and each number is so many steps of it, in half
//! a word. What does not fit the shape that the program expects is refused.

use std::fmt;

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

/// A network of which there is one for each number of players.
pub trait Learned: Sized {
    /// What a file of its weights begins with.
    const WORD: &'static [u8];
    /// The version of the file, and the number of inputs for two players.
    const SHAPE: [u16; 2];

    /// Takes the network for this many players.
    fn take(rest: &mut &[u8], players: usize) -> Result<Self, WeightsError>;

    /// Writes it.
    fn put(&self, bytes: &mut Vec<u8>);
}

/// The networks for two, three and four players.
#[derive(Clone, PartialEq, Debug)]
pub struct Networks<N> {
    networks: [N; 3],
}

impl<N: Learned> Networks<N> {
    /// These networks, for two, three and four players.
    pub fn new(networks: [N; 3]) -> Networks<N> {
        Networks { networks }
    }

    /// The network for this many players: two to four.
    pub fn network(&self, players: u8) -> &N {
        &self.networks[usize::from(players.clamp(2, 4)) - 2]
    }

    /// The networks in a file with these bytes.
    pub fn read(bytes: &[u8]) -> Result<Networks<N>, WeightsError> {
        let mut rest = bytes.strip_prefix(N::WORD).ok_or(WeightsError::NoWeights)?;
        let found = [half(&mut rest)?, half(&mut rest)?];
        if found != N::SHAPE {
            return Err(WeightsError::Shape { expected: N::SHAPE, found });
        }
        let networks = [N::take(&mut rest, 2)?, N::take(&mut rest, 3)?, N::take(&mut rest, 4)?];
        if rest.is_empty() { Ok(Networks { networks }) } else { Err(WeightsError::Length) }
    }

    /// The bytes of a file with these networks.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = N::WORD.to_vec();
        bytes.extend(N::SHAPE.into_iter().flat_map(u16::to_le_bytes));
        for network in &self.networks {
            network.put(&mut bytes);
        }
        bytes
    }
}

/// The scale, then the numbers as steps of it.
pub(crate) fn put(bytes: &mut Vec<u8>, numbers: &[f32]) {
    let greatest = numbers.iter().fold(0.0f32, |greatest, number| greatest.max(number.abs()));
    let step = (greatest / f32::from(i16::MAX)).max(f32::MIN_POSITIVE);
    bytes.extend(step.to_le_bytes());
    bytes.extend(numbers.iter().flat_map(|number| ((number / step).round() as i16).to_le_bytes()));
}

/// Takes a list of so many numbers.
pub(crate) fn list(rest: &mut &[u8], count: usize) -> Result<Vec<f32>, WeightsError> {
    let (step, numbers) = rest.split_first_chunk::<4>().ok_or(WeightsError::Length)?;
    let step = f32::from_le_bytes(*step);
    let (numbers, after) = numbers.split_at_checked(2 * count).ok_or(WeightsError::Length)?;
    *rest = after;
    Ok(numbers.as_chunks::<2>().0.iter().map(|&pair| f32::from(i16::from_le_bytes(pair)) * step).collect())
}

/// Takes half a word.
pub(crate) fn half(rest: &mut &[u8]) -> Result<u16, WeightsError> {
    let (number, after) = rest.split_first_chunk::<2>().ok_or(WeightsError::Length)?;
    *rest = after;
    Ok(u16::from_le_bytes(*number))
}
