//! Lists of numbers as bytes, for files of weights: each list has a scale, and each number is so many
//! steps of it, in half a word.

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

/// Begins a file: a word, then the version and the shape.
pub(crate) fn begin(word: &[u8], shape: [u16; 2]) -> Vec<u8> {
    let mut bytes = word.to_vec();
    bytes.extend(shape.into_iter().flat_map(u16::to_le_bytes));
    bytes
}

/// What comes after the beginning, which must be this one.
pub(crate) fn after_beginning<'a>(bytes: &'a [u8], word: &[u8], expected: [u16; 2]) -> Result<&'a [u8], WeightsError> {
    let mut rest = bytes.strip_prefix(word).ok_or(WeightsError::NoWeights)?;
    let found = [half(&mut rest)?, half(&mut rest)?];
    if found == expected { Ok(rest) } else { Err(WeightsError::Shape { expected, found }) }
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
