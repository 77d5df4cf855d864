//! Games and positions as text, in the tradition of PGN.
//!
//! # Records
//!
//! [`write`] and [`read`].
mod error;
mod headers;
mod moves;
mod position_read;
mod position_write;
mod record_read;
mod record_write;
mod scanner;

pub use error::NotationError;
pub use position_read::read_position;
pub use position_write::write_position;
pub use record_read::{read, read_one};
pub use record_write::write;

#[cfg(test)]
mod tests;
