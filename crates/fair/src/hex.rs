//! Bytes as hexadecimal digits, in small letters: one way to write them, so that texts can be compared.

use std::fmt;

/// Bytes, written with two digits each.
pub(crate) struct Digits<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Digits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The first character that is no digit.
pub(crate) fn stranger(text: &str) -> Option<char> {
    text.chars().find(|c| !matches!(c, '0'..='9' | 'a'..='f'))
}

/// Reads 32 bytes.
pub(crate) fn read(text: &str) -> Result<[u8; 32], HexError> {
    if let Some(found) = stranger(text) {
        return Err(HexError::Digit(found));
    }
    let wrong_length = HexError::Length(text.len());
    if text.len() != 64 {
        return Err(wrong_length);
    }
    let value = |digit: u8| if digit <= b'9' { digit - b'0' } else { digit - b'a' + 10 };
    let (pairs, _) = text.as_bytes().as_chunks::<2>();
    let bytes: Vec<u8> = pairs.iter().map(|[high, low]| value(*high) << 4 | value(*low)).collect();
    bytes.try_into().map_err(|_| wrong_length)
}

/// Why a text is no [`Secret`](crate::Secret) and no [`Commitment`](crate::Commitment).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HexError {
    /// A character that is no small hexadecimal digit.
    Digit(char),
    /// Another number of digits than 64.
    Length(usize),
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HexError::Digit(found) => write_stranger(*found, f),
            HexError::Length(found) => write!(f, "{found} digits: write all 64 hexadecimal digits"),
        }
    }
}

impl std::error::Error for HexError {}

/// Says what to write instead of a character that is no digit.
pub(crate) fn write_stranger(found: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{found:?} is no hexadecimal digit: use 0 to 9 and a to f, in small letters")
}
