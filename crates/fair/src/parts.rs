//! What goes into a deal: the secret, the commitment to it, and the nonces.

use crate::hex::{self, HexError};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The text before the secret in a commitment: nothing else that is hashed starts with it.
const COMMITMENT: &str = "interregnum/fair/1 commitment\n";

/// The secret of whoever deals: 32 bytes that nobody can guess, drawn afresh for each game and
/// shown after it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must come from a generator that is made for secrets.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret in hexadecimal digits, to be shown after the game. There is no `Display`, so
    /// that it is not shown by mistake.
    pub fn to_hex(&self) -> String {
        hex::Digits(&self.0).to_string()
    }

    /// What is published before the game: it holds the secret fast, and does not tell it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(COMMITMENT).chain_update(self.0).finalize().into())
    }
}

/// A secret does not find its way into a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Secret, HexError> {
        hex::read(text).map(Secret)
    }
}

/// The hash of a secret, published before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::Digits(&self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Commitment, HexError> {
        hex::read(text).map(Commitment)
    }
}

/// What a seat adds to the deal: up to 32 bytes, kept as their hexadecimal digits. A seat that
/// adds nothing, such as a bot's, has the empty nonce.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nonce(String);

impl Nonce {
    /// The empty nonce, of a seat that adds nothing.
    pub const NONE: Nonce = Nonce(String::new());

    /// The most digits that a nonce can have.
    pub const MOST: usize = 64;

    /// A nonce of these bytes, at most 32.
    pub fn new(bytes: &[u8]) -> Result<Nonce, NonceError> {
        hex::Digits(bytes).to_string().parse()
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the seat added nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Nonce {
    type Err = NonceError;

    fn from_str(text: &str) -> Result<Nonce, NonceError> {
        if let Some(found) = hex::stranger(text) {
            return Err(NonceError::Digit(found));
        }
        match text.len() {
            long if long > Nonce::MOST => Err(NonceError::Long(long)),
            odd if odd % 2 == 1 => Err(NonceError::Odd(odd)),
            _ => Ok(Nonce(text.to_owned())),
        }
    }
}

/// Why a text is no [`Nonce`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NonceError {
    /// A character that is no small hexadecimal digit.
    Digit(char),
    /// Half a byte is missing.
    Odd(usize),
    /// More digits than [`Nonce::MOST`].
    Long(usize),
}

impl fmt::Display for NonceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NonceError::Digit(found) => hex::write_stranger(*found, f),
            NonceError::Odd(found) => write!(f, "{found} digits: two make a byte, so add one or leave one out"),
            NonceError::Long(found) => write!(f, "{found} digits: a nonce has at most {}", Nonce::MOST),
        }
    }
}

impl std::error::Error for NonceError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back() {
        let digits = "00ff10a9".repeat(8);
        assert_eq!(digits.parse::<Secret>().unwrap().to_hex(), digits);
        assert_eq!(digits.parse::<Secret>().unwrap().bytes()[..4], [0, 255, 16, 0xa9]);
        assert_eq!(digits.parse::<Commitment>().unwrap().to_string(), digits);
        for nonce in ["", "00", "beef", &digits] {
            assert_eq!(nonce.parse::<Nonce>().unwrap().to_string(), nonce);
        }
        assert!(Nonce::NONE.is_empty() && !"00".parse::<Nonce>().unwrap().is_empty());
    }

    #[test]
    fn a_secret_is_not_printed_by_mistake() {
        assert_eq!(format!("{:?}", Secret::new([0xab; 32])), "Secret(…)");
    }

    #[test]
    fn what_is_wrong_is_said_with_what_would_be_right() {
        let secret = |text: &str| text.parse::<Secret>().unwrap_err().to_string();
        assert_eq!(secret("00ff"), "4 digits: write all 64 hexadecimal digits");
        assert_eq!(secret(&"0".repeat(65)), "65 digits: write all 64 hexadecimal digits");
        let digit = "'G' is no hexadecimal digit: use 0 to 9 and a to f, in small letters";
        assert_eq!(secret(&"G".repeat(64)), digit);
        assert_eq!("G".parse::<Commitment>().unwrap_err().to_string(), digit);
        let nonce = |text: &str| text.parse::<Nonce>().unwrap_err();
        assert_eq!(nonce("0G").to_string(), digit);
        assert_eq!(nonce("éé"), NonceError::Digit('é'));
        assert_eq!(nonce("AB"), NonceError::Digit('A'), "capitals would be a second way to write the same");
        assert_eq!(nonce("\n"), NonceError::Digit('\n'));
        assert_eq!(nonce("abc").to_string(), "3 digits: two make a byte, so add one or leave one out");
        assert_eq!(nonce(&"0".repeat(66)).to_string(), "66 digits: a nonce has at most 64");
    }
}
