//! Bodies of HTTP requests and answers, beyond what sockets use, too.

use crate::game::Outcome;
use crate::happening::Place;
use crate::message::Command;
use crate::options::{BotLevel, Options};
use crate::person::Person;
#[cfg(feature = "openapi")]
use crate::schema;
use crate::table::{EndedBy, Number, SeatView, Stage, TableId, TableView, Update};
use interregnum_rules::Card;
use serde::{Deserialize, Serialize};

/// A name for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// What the person wants to be called.
    pub name: String,
}

/// Who somebody is, if the server knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Session {
    /// The person; nobody's for whoever has not come in yet.
    pub person: Option<Person>,
}

/// What opens an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// Its password: 8 to 200 characters.
    pub password: String,
}

/// What a token may be used for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// See what its owner sees: tables, games, settings.
    Read,
    /// Open tables, take seats, play.
    Play,
    /// Say something at tables.
    Chat,
    /// Change the owner's name, settings, and whom the owner does not want to hear.
    Account,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 4] = [Scope::Read, Scope::Play, Scope::Chat, Scope::Account];

    /// The scope in one word, as it is written in requests.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Chat => "chat",
            Scope::Account => "account",
        }
    }
}

/// A token that somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it: 1 to 60 characters.
    pub label: String,
    /// What it may be used for: at least one thing.
    pub scopes: Vec<Scope>,
}

/// A token of a person's, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Token {
    /// Names the token. It does not open anything.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// When it was used last, to the hour.
    pub used: i64,
}

/// A new token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeToken {
    /// What requests carry: `Authorization: Bearer …`. It is shown this once.
    pub secret: String,
    /// The token.
    pub token: Token,
}

/// A table that was opened or found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedTable {
    /// Which one.
    pub table: TableId,
}

/// How somebody wants to play on from a moment of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// After which number of the game.
    pub number: Number,
    /// In which seat.
    pub seat: u8,
    /// How well the bots in the other seats play.
    pub level: BotLevel,
}

/// A table as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Looked {
    /// The table now.
    pub view: TableView,
    /// What happened after the number that was asked for.
    pub updates: Vec<Update>,
}

/// Something to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Commanded {
    /// The program's name for the request: sent twice, it counts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What.
    pub command: Command,
}

/// What a command led to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Carried {
    /// The number of the last thing that it led to at its table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Number>,
    /// Another table that it led to: a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// One of a person's games that are over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastGame {
    /// Its table.
    pub table: TableId,
    /// When the table was opened: milliseconds since 1970.
    pub opened: i64,
    /// When the game ended.
    pub ended: i64,
    /// What was played, in a word.
    pub deck: String,
    /// How many played.
    pub players: u8,
    /// Whether the person who asks has won.
    pub won: bool,
    /// Whether anybody has won.
    pub decided: bool,
    /// The people who played, by seat. In all other seats were bots.
    pub people: Vec<PastPerson>,
    /// The seat of the person who asks.
    pub you: u8,
    /// Who played, by seat, bots included; empty if the game cannot be read any more.
    pub seats: Vec<PastSeat>,
    /// What ended the game; nothing if it cannot be read any more.
    pub by: Option<EndedBy>,
    /// The sides that won.
    pub winners: Vec<u8>,
    /// The votes, if it was played to the end.
    pub outcome: Option<Outcome>,
}

/// A seat in a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastSeat {
    /// The side that it played for.
    pub side: u8,
    /// The person whose seat it was; nobody's if the person wanted to be forgotten, or there was none.
    pub person: Option<Person>,
    /// The bot that played there in the end, for the person or instead of one.
    pub bot: Option<BotLevel>,
}

/// Somebody who played in a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PastPerson {
    /// In which seat.
    pub seat: u8,
    /// Who; nobody's if the person wanted to be forgotten.
    pub person: Option<Person>,
    /// Whether that seat has won.
    pub won: bool,
}

/// One of a person's tables whose game is not over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresentGame {
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
    /// Where the person who asks sits.
    pub you: Option<u8>,
    /// Whether that seat is asked something.
    pub your_turn: bool,
    /// The phase of the game, once it has started.
    pub phase: Option<u8>,
}

/// Where the copies of a card are, as far as the viewer can tell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tracked {
    /// The card.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
    pub card: Card,
    /// How many copies the table has.
    pub copies: usize,
    /// How many lie open.
    pub open: usize,
    /// How many the viewer has, in the hand or as followers.
    pub mine: usize,
    /// Where the others can be. Nothing for spectators, nor for Phoenix Fire.
    pub elsewhere: Vec<Likely>,
}

/// A hidden place where copies of a card can be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Likely {
    /// Where.
    pub at: Place,
    /// How many copies are to be expected there: 1 for a single card that is there for certain.
    pub copies: f64,
    /// The fewest copies that can be there.
    pub least: u8,
    /// The most copies that can be there.
    pub most: u8,
    /// The chance that there is at least one: from 0 to 1.
    pub chance: f64,
}

impl From<interregnum_rules::Tracked> for Tracked {
    fn from(tracked: interregnum_rules::Tracked) -> Tracked {
        let likely = |(zone, spread): (interregnum_rules::Zone, interregnum_rules::Spread)| {
            let interregnum_rules::Spread { copies, least, most, chance } = spread;
            Likely { at: zone.into(), copies, least, most, chance }
        };
        Tracked {
            card: tracked.card,
            copies: tracked.copies,
            open: tracked.open,
            mine: tracked.mine,
            elsewhere: tracked.elsewhere.into_iter().map(likely).collect(),
        }
    }
}
