//! Games and positions as text, in the tradition of PGN.
//!
//! # Records
//!
//! [`write`] and [`read`].
mod error;
mod headers;
mod moves;
mod record_read;
mod record_write;
mod scanner;

pub use error::NotationError;
pub use record_read::{read, read_one};
pub use record_write::write;

#[cfg(test)]
mod tests;
