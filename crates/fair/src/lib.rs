//! Deals that nobody can steer alone, and that everybody can check afterwards.
//!
//! 1. Before the game, whoever deals draws a [`Secret`] and publishes its [`Commitment`], with the
//!    game's id, the table, and whether lots are drawn for the first leader.
//! 2. Then each seat adds a [`Nonce`] of its own.
//! 3. First leader, deck and Fire pile follow from all of these: [`deal()`].
//! 4. After the game the secret is shown, and everybody can check that it is the one that was
//!    committed to, and that the deal follows from it: [`Proof::verify`].
//!
//! ```
//! use interregnum_fair::{Nonce, Proof, Secret, deal};
//! use interregnum_rules::{Fair, Game, Table};
//!
//! // Before the game. A real secret comes from the system's random numbers.
//! let secret = Secret::new([7; 32]);
//! let commitment = secret.commitment();
//!
//! // Seat 0 is a person's, seat 1 a bot's.
//! let nonces: Vec<Nonce> = vec!["8d3f0c51".parse()?, Nonce::NONE];
//! let fairly = deal(&Table::claim2(), "game-1", true, &secret, &nonces)?;
//! let game = Game::new(&fairly.table, &fairly.deal)?;
//!
//! // After the game.
//! let proof = Proof { game: "game-1".into(), commitment, secret, nonces, lots: true };
//! let kept_in_the_record: Fair = (&proof).into();
//!
//! // Whoever wants to know.
//! let proof = Proof::try_from(&kept_in_the_record)?;
//! assert_eq!(proof.commitment, commitment);
//! assert_eq!(proof.verify(&fairly.table, &fairly.deal), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The algorithm needs SHA-256 and HMAC-SHA256, nothing else. The page `docs/fair-deal.md` of the
//! project defines it to the byte, and says what it proves and what it does not. Nothing here
//! draws a random number: all of them come from the caller.

mod deal;
#[cfg(test)]
mod golden;
mod hex;
mod numbers;
mod parts;
mod proof;

pub use deal::{DealFault, Fairly, deal};
pub use hex::HexError;
pub use parts::{Commitment, Nonce, NonceError, Secret};
pub use proof::{Mismatch, Pile, Proof, ProofError};
