//! What Interregnum's server and its clients say to each other: plain data, written as JSON.
//!
//! A page opens one socket and sends [`ClientMessage`]s; it receives [`ServerMessage`]s. Programs
//! may use HTTP instead, with the same types as bodies. Nothing here knows a rule of the game: what
//! a seat may do is named by the server, in [`GameView::question`].
//!
//! ```
//! use interregnum_protocol::{ClientMessage, Command};
//!
//! let text = r#"{"do":"table","table":"q3fz6hv2m7k4xw9d","id":"1","command":{"act":{"number":9,"answer":{"play":"DR7"}}}}"#;
//! let message: ClientMessage = serde_json::from_str(text).unwrap();
//! assert!(matches!(message, ClientMessage::Table { command: Command::Act { number: 9, .. }, .. }));
//! assert_eq!(serde_json::to_string(&message).unwrap(), text);
//! ```

mod catalogue;
mod game;
mod happening;
mod http;
mod message;
mod options;
mod person;
mod problem;
mod question;
#[cfg(feature = "openapi")]
mod schema;
mod table;

pub use catalogue::{Catalogue, FactionEntry, ReadyMade, TableSize};
pub use game::{Asked, Comparison, Contest, GameView, Outcome, Play, Share, Stakes, Tricks, Vote};
pub use happening::{Happening, Place, ZoneName};
pub use http::{
    Carried, Commanded, Credentials, Likely, Looked, MadeToken, Named, NewBranch, NewToken, OpenedTable, PastGame,
    PastPerson, PastSeat, PresentGame, Scope, Session, Token, Tracked,
};
pub use message::{ClientMessage, Command, Saying, ServerMessage};
pub use options::{BotLevel, Clock, Deck, Options, Pick, Timeout};
pub use person::{Person, PersonId};
pub use problem::Problem;
pub use question::{Answer, Follow, Question, TakeFrom};
pub use table::{
    Clocks, EndedBy, Ending, Fair, May, Number, Origin, RematchAnswer, RematchOffer, SeatView, Stage, TableId,
    TableSummary, TableView, Update, What,
};

/// The version of the protocol. A server refuses clients that speak another one.
pub const VERSION: u32 = 1;
