//! Games and positions as text, in the tradition of PGN: a person can read, write and mail them.
//!
//! # Records
//!
//! A game is a block of headers, an empty line, and the moves. [`write()`] writes it in one way;
//! [`read`] is lenient. A file may hold several games.
//!
//! ```
//! use interregnum_rules::{Seat, notation};
//!
//! let text = r#"[Format "interregnum/1"]
//! [Table "claim"]
//! [Players "2"]
//! [First "0"]
//! [Seat0 "Ada"]
//! [Comment "She said \"go\"."]
//! [Hand0 "GO0 GO0 GO0 GO0 GO0 GO1 GO2 GO3 GO4 GO5 GO6 GO7 GO8"]
//! [Hand1 "GO9 KN2 KN3 KN4 KN5 KN6 KN7 KN8 KN9 UD0 UD1 UD2 UD3"]
//! [Draw "UD4 UD5 UD6 UD7 UD8 UD9 DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 DG0 DG1 DG2 DG3 DG4 DG5 DG6 DG7 DG8 DG9"]
//!
//! {Phase One}
//! 1. 0: GO8 GO9, 1 wins
//! 2. 1: KN2 GO0, 1 wins
//! 3. 1: UD3
//! *
//! "#;
//! let record = notation::read_one(text)?;
//! assert_eq!(record.actions.len(), 5);
//! assert_eq!(record.actions[1].0, Seat(1));
//! assert_eq!(notation::write(&record), text);
//!
//! let error = notation::read_one(&text.replace("GO8 GO9", "GO8 KN2")).unwrap_err();
//! assert_eq!(error.to_string(), "line 12, column 11: must follow Goblins: GO9 (rule 4.2)");
//! # Ok::<(), notation::NotationError>(())
//! ```
//!
//! **Headers** are `[Name "value"]`, each at most once, in any order:
//!
//! | header | value | if it is missing |
//! |---|---|---|
//! | `Format` | `interregnum/1` | the same |
//! | `Table` | a [`Spec`](crate::Spec): `claim2@islands@tower@german` | error |
//! | `Players`, `First` | how many play; who leads first | 2; 0 |
//! | `Seat0` … `Seat3` | the players' names | no names |
//! | `Site`, `Date`, `Comment` | free text | nothing |
//! | `Game`, `Commitment`, `Secret`, `Nonce0` … `Nonce3` | what the deal was made from ([`Fair`](crate::Fair)) | nothing; a missing nonce is empty |
//! | `Lots` | `yes` or `no`: whether lots were drawn for the first leader; only with those | |
//! | `Hand0` … `Hand3`, `Draw` | the hands as dealt (3.1), then the draw deck, the top first | error |
//! | `Deck` | instead of those: the whole deck before dealing | |
//! | `Fire` | the Fire pile, the top first | empty |
//! | `Result` | the sides that won, `nobody`, or `*` for none stated | none stated |
//! | `Votes`, `Tally` | `goblins 0, knights nobody`; the votes of each side | none |
//!
//! In values, `\"`, `\\`, `\n`, `\r`, `\t` and `\u{1f409}` stand for the characters that they name.
//!
//! **Moves**, one trick a line:
//!
//! - `12.` is the number of the trick in its phase, `0:` or `0 leads` the leader; then the cards
//!   in order. Before a card, `0:` or `0 plays` may name the seat anywhere.
//! - `1 wins` is said for the reader; the rules know it.
//! - `0 takes DR2`, `1 takes deck`; only takings that were asked for are written (10.2).
//! - `0 crushes 1`, `0 crushes nobody` (or `0 spares`), once for each Giant that is asked about.
//! - `0 passes GO1 GO2 GO3`, `1 discards UD0 UD9`, on lines of their own.
//! - `*` ends a game that is not over. A new block of headers ends a game, too.
//!
//! **Leniency.** Capitals, spaces, commas, empty lines and line breaks do not matter. A comment
//! goes from `{` to the next `}`, or from `;` to the end of the line; it can stand between any two
//! words. Trick numbers, winners and seats can be left out: the game is played while it is read,
//! so it is known whose turn it is. Trick numbers and winners are not compared with the rules; a
//! seat that is not to act is refused.
//!
//! **Laws.** A text record is legal: a move that the rules refuse is an error at its place, and
//! [`write()`] puts `refused:` before the first such move of a record, where reading stops. For
//! every legal record without [`claims`](crate::Record::claims), which have no place in the text,
//! with no more names than seats and a nonce for each seat, `read_one(&write(&record)) == Ok(record)`. The result is
//! kept as stated; [`Record::check`](crate::Record::check) compares it with the rules.
//!
//! # Positions
//!
//! A position ([`write_position`], [`read_position`]) has only headers. `??` is a card that is not
//! seen, `??*5` or `5 x ??` five of them. What is missing is empty, none or 0.
//!
//! ```
//! use interregnum_rules::{Kind, Seat, notation};
//!
//! let position = notation::read_position(
//!     r#"[Table "claim2"] [Phase "two"]
//!        [Hand0 "DR7 GN3"] [Hand1 "2 x ??"]  ; seat 0 is to answer
//!        [Trick "1:SE4"]"#,
//! )?;
//! assert_eq!(position.asked(), [(Seat(0), Kind::Play)]);
//! # Ok::<(), notation::NotationError>(())
//! ```
//!
//! | header | value |
//! |---|---|
//! | `Format`, `Table`, `Players`, `First` | as above |
//! | `Phase` | `one`, `two`, or `over`; if missing: one |
//! | `Leader` | who leads this trick or the next; if missing: who led it, else the winner, else `First` |
//! | `Trick`, `Previous` | `0:GO3=4 1:BA4=4!`: seat, card, strength; `!` marks a Basilisk that captured (7.3) |
//! | `Winner` | who won the last trick that was settled |
//! | `Streak` | `0 2`: seat 0 won two in a row (8.7) |
//! | `LastTricks` | who won the last trick of each phase that is over (9.1) |
//! | `Recruited` | how many cards each score pile held when Phase Two began (9.2) |
//! | `Claims` | `goblins 0`: votes that are given for good (9.2) |
//! | `Looked` | who has looked at the top of the deck (6.5) |
//! | `Taken` | how many market cards were taken this round |
//! | `Asked` | `pass` or `discard`, before a phase in which the Setting wants it (8.4, 8.5, 8.8) |
//! | `Sealed0` … | what a seat has chosen then |
//! | `Crush` | `0 GI5 GI3`: the winner, and the Giants about which it is yet to be asked (6.2) |
//! | `Hand0` …, `Market`, `Deck`, `Fire`, `Followers0` …, `Pile0` …, `Front0` …, `Aside`, `Discard` | the zones |
//! | `FaceUp` | how many cards under the deck lie face up (8.6) |
//!
//! A strength that is left out is the one that the card has when played now (in `Previous`: its
//! rank). While a trick is played, its cards lie in it; a whole `Trick` is one that is being
//! settled: cards are taken (10.2), or Giants crush. What is due, whether this is the last trick
//! (7.1) and the outcome follow from the rest and are not written. [`Game::resume`] plays on from
//! a position with no unknown cards, if the rules allow it; reading alone does not check that.
//!
//! [`Game::resume`]: crate::Game::resume

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
pub use record_read::{games, read, read_one};
pub use record_write::write;

#[cfg(test)]
mod tests;
