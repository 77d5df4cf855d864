//! A table, as the server tells of it.

use crate::game::{GameView, Outcome};
use crate::happening::Happening;
use crate::options::{BotLevel, Options};
use crate::person::{Person, PersonId};
#[cfg(feature = "openapi")]
use crate::schema;
use interregnum_rules::Table;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Names a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How many things have happened at a table: each has the next number, the same for all viewers.
pub type Number = u32;

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Which table.
    pub id: TableId,
    /// The number of the last thing that happened.
    pub number: Number,
    /// What it was opened with.
    pub options: Options,
    /// What is played: lots are drawn.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Table))]
    pub table: Table,
    /// Who opened it.
    pub host: PersonId,
    /// Who opened it, by name, though the person may have no seat.
    pub hosted_by: Person,
    /// When it was opened: milliseconds since 1970.
    pub opened: i64,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The viewer's seat.
    pub you: Option<u8>,
    /// What the viewer may do now, beside answering the question in `game`.
    pub may: Vec<May>,
    /// How far it is.
    pub stage: Stage,
    /// What the server has bound itself to before anybody gave a nonce.
    pub commitment: String,
    /// The game as the viewer sees it, once it has started.
    pub game: Option<GameView>,
    /// How much time there is, if there is a clock.
    pub clocks: Option<Clocks>,
    /// Once the game is over: how it ended, and the secret.
    pub ending: Option<Ending>,
    /// The table of the rematch, as long as one is offered or agreed on.
    pub rematch: Option<TableId>,
    /// The last offer of a rematch, and what the others say to it.
    pub rematch_offer: Option<RematchOffer>,
    /// The table whose rematch this one is, if it is one.
    pub rematch_of: Option<TableId>,
    /// The game that this one goes on from, if it was not dealt anew.
    pub origin: Option<Origin>,
}

/// An offer to play the same table again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RematchOffer {
    /// The seat, in this game, of the person who makes it.
    pub by: u8,
    /// When it was made: milliseconds since 1970.
    pub at: i64,
    /// Whether it stands: it was neither withdrawn nor declined by everybody. `rematch` is its table then.
    pub stands: bool,
    /// What the person in each seat says to it; nothing where only a bot played. Whoever made it has accepted, or withdrawn
    /// it, which is `declined`.
    pub answers: Vec<Option<RematchAnswer>>,
}

/// What somebody says to an offer of a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RematchAnswer {
    /// Nothing yet.
    Open,
    /// Yes.
    Accepted,
    /// No.
    Declined,
}

/// A moment of another game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Origin {
    /// Its table.
    pub table: TableId,
    /// After which number there.
    pub number: Number,
}

/// A command that the table would take from the viewer now, without what the viewer chooses itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum May {
    /// Take a seat.
    Sit {
        /// Which one.
        seat: u8,
    },
    /// Leave the own seat.
    Leave,
    /// Be ready.
    Ready,
    /// Put a bot into a seat, put another one there, or take it away.
    Bot {
        /// Which one.
        seat: u8,
    },
    /// Give up.
    Resign,
    /// End the game without a result.
    Abort,
    /// Claim the win. It is granted if the votes are sure (`won_by` of the game), or if it can be proved that nobody can take
    /// the win away. A claim that has to be proved may be made once a trick.
    Claim,
    /// Give somebody's seat to a bot, once its person has been away for long enough.
    Replace {
        /// Which one.
        seat: u8,
    },
    /// Take the own seat back from the bot that plays there.
    Return,
    /// Offer to play again, or accept such an offer.
    Rematch,
    /// Decline the offer to play again, or withdraw one's own.
    DeclineRematch,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// The side that it plays for: those who win together have the same one.
    pub side: u8,
    /// The person whose seat it is.
    pub person: Option<Person>,
    /// The bot that plays there, for the person or instead of one.
    pub bot: Option<BotLevel>,
    /// Whether the person is ready to play.
    pub ready: bool,
    /// Whether the person is there, with a page or a program that shows the table; in lists, with any. Bots always are.
    pub here: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People take seats.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// How much time there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// Milliseconds left for each seat when this was sent.
    pub left: Vec<i64>,
    /// Whether each seat's clock runs.
    pub runs: Vec<bool>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// By what.
    pub by: EndedBy,
    /// The sides that won; none if the game was aborted.
    pub winners: Vec<u8>,
    /// The votes, if it was played to the end.
    pub outcome: Option<Outcome>,
    /// What shows that the deal was fair; none if no cards were dealt.
    pub fair: Option<Fair>,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// It was played to the end.
    Votes,
    /// A seat gave up.
    Resigned {
        /// Which one.
        seat: u8,
    },
    /// A seat's time ran out.
    Time {
        /// Which one.
        seat: u8,
    },
    /// A seat could not be stopped any more.
    Claimed {
        /// Which one.
        seat: u8,
    },
    /// It was ended without a result.
    Aborted,
}

/// What shows that the deal was fair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fair {
    /// The server's secret, in hexadecimal digits.
    pub secret: String,
    /// The nonce of each seat.
    pub nonces: Vec<String>,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// Its number.
    pub number: Number,
    /// When: milliseconds since 1970.
    pub at: i64,
    /// What.
    pub what: What,
    /// What it did to the cards, as the viewer saw it.
    pub happened: Vec<Happening>,
}

/// What can happen at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// It was opened.
    Opened,
    /// Somebody took a seat.
    Sat {
        /// Which one.
        seat: u8,
    },
    /// A seat is empty again.
    Left {
        /// Which one.
        seat: u8,
    },
    /// Somebody is ready.
    Ready {
        /// Which seat.
        seat: u8,
    },
    /// The cards are dealt.
    Started,
    /// A seat answered its question.
    Acted {
        /// Which one.
        seat: u8,
        /// Whether its bot did.
        bot: bool,
    },
    /// A bot plays for a seat from now on.
    BotTook {
        /// Which one.
        seat: u8,
        /// Whether its time had run out.
        time: bool,
    },
    /// A person is back in the seat.
    Returned {
        /// Which one.
        seat: u8,
    },
    /// The game is over.
    Ended,
    /// Somebody offers a rematch.
    Rematch,
    /// Somebody has answered the offer of a rematch.
    RematchAnswered {
        /// In which seat.
        seat: u8,
        /// Whether the person plays again. If not, and the person made the offer, it is withdrawn.
        accepted: bool,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// Which table.
    pub id: TableId,
    /// What it was opened with.
    pub options: Options,
    /// What is played, in a word.
    pub deck: String,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// How far it is.
    pub stage: Stage,
    /// When it was opened: milliseconds since 1970.
    pub opened: i64,
}
