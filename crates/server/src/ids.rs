//! Names and secrets that nobody can guess.

use interregnum_protocol::{PersonId, TableId};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Letters and digits that are not taken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the system.
///
/// # Panics
///
/// If the system has none: then nothing that this server does would be safe.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

fn word<const N: usize>() -> String {
    spelled(&random::<N>())
}

fn spelled(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A new table's name: 80 random bits, so that only those who have the link find it.
pub(crate) fn table() -> TableId {
    TableId(word::<16>())
}

/// The name of a table that these bytes make.
pub(crate) fn table_of(bytes: &[u8; 16]) -> TableId {
    TableId(spelled(bytes))
}

/// A new person's name: 130 random bits.
pub(crate) fn person() -> PersonId {
    PersonId(word::<26>())
}

/// A request's name in the log.
pub(crate) fn request() -> String {
    word::<12>()
}

/// The secret of a session or a token: 256 random bits.
pub(crate) fn secret() -> String {
    hex(&random::<32>())
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_of_one_length_and_do_not_repeat() {
        let tables: std::collections::HashSet<TableId> = (0..100).map(|_| table()).collect();
        assert!(tables.len() == 100 && tables.iter().all(|table| table.0.len() == 16));
        assert_eq!(person().0.len(), 26);
        assert_eq!(secret().len(), 64);
    }

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
