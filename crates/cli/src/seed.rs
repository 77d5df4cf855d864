//! Seeds for those who give none.

use std::hash::{BuildHasher, RandomState};
use std::io::{Write, stderr};

/// A seed from the system's entropy, by way of the keys that every hash map gets.
pub(crate) fn drawn_seed() -> u64 {
    RandomState::new().hash_one(0u8)
}

/// Names a seed that was drawn, so that the run can be repeated.
pub(crate) fn name_seed(seed: u64) {
    let _ = writeln!(stderr(), "seed: {seed} (add --seed {seed} to play the same games again)");
}
