//! The messages on a socket.

use crate::options::{BotLevel, Options};
use crate::person::{Person, PersonId};
use crate::problem::Problem;
use crate::question::Answer;
#[cfg(feature = "openapi")]
use crate::schema;
use crate::table::{Number, TableId, TableSummary, TableView, Update};
use serde::{Deserialize, Serialize};

/// What a page says. `id` is the page's own name for what it wants: the answer carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The version of the protocol: 1.
        version: u32,
    },
    /// Send the lobby, and what changes there.
    Lobby,
    /// Stop sending the lobby.
    LeaveLobby,
    /// Open a table.
    Open {
        /// The page's name for this request.
        id: String,
        /// What kind of table.
        options: Box<Options>,
    },
    /// Find somebody who wants the same table: open tables that fit are joined, otherwise one is
    /// opened.
    Find {
        /// The page's name for this request.
        id: String,
        /// What kind of table.
        options: Box<Options>,
    },
    /// Send a table, and what happens there.
    Watch {
        /// Which one.
        table: TableId,
        /// The last number that was seen: what came after it is sent. Without it a fresh view is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<Number>,
    },
    /// Stop sending a table.
    Unwatch {
        /// Which one.
        table: TableId,
    },
    /// Do something at a table.
    Table {
        /// Which one.
        table: TableId,
        /// The page's name for this request: sent twice, it counts once.
        id: String,
        /// What.
        command: Command,
    },
    /// Do not send any more what somebody says, at any table; or do so again.
    Mute {
        /// The page's name for this request.
        id: String,
        /// Who.
        person: PersonId,
        /// Whether not to hear the person.
        muted: bool,
    },
    /// Are you there?
    Ping,
}

/// What a person does at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take an empty seat.
    Sit {
        /// Which one.
        seat: u8,
    },
    /// Leave the seat, before the game.
    Leave,
    /// Be ready to play. The game starts when all seats are taken and all people are ready.
    Ready {
        /// The person's part in the shuffle: up to 64 hexadecimal digits.
        nonce: String,
    },
    /// Put a bot into an empty seat, before the game; or take one out again.
    Bot {
        /// Which seat.
        seat: u8,
        /// How well it plays; nobody's means that the seat is for people.
        level: Option<BotLevel>,
    },
    /// Answer the question that the seat is asked.
    Act {
        /// The number of the question: `number` of the game that the person sees.
        number: Number,
        /// The answer.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Answer))]
        answer: Answer,
    },
    /// Give up.
    Resign,
    /// End the game without a result, before the first trick is over.
    Abort,
    /// Say that nobody can take the win away any more.
    Claim,
    /// Give the seat of somebody who stays away to a bot.
    Replace {
        /// Which seat.
        seat: u8,
    },
    /// Take one's seat back from the bot.
    Return,
    /// Offer to play again, which opens the same table with the seats turned round; or accept such an offer.
    Rematch,
    /// Decline an offer to play again, or withdraw one's own.
    DeclineRematch,
    /// Say something.
    Say {
        /// Plain text.
        text: String,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol: 1.
        version: u32,
        /// Who the server takes the page for.
        you: Person,
        /// The build of the page's files that the server opens pages with. A page of another build can go on, and may be
        /// loaded anew.
        #[serde(default)]
        build: String,
    },
    /// All tables in the lobby.
    Lobby {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// A table in the lobby is new or has changed.
    LobbyTable {
        /// The table.
        table: Box<TableSummary>,
    },
    /// A table is no longer in the lobby.
    LobbyGone {
        /// Which one.
        table: TableId,
    },
    /// A request was carried out.
    Done {
        /// The page's name for the request.
        id: String,
        /// The table that was opened or found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        /// The number of what the request led to at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<Number>,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The page's name for the request, if it could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The table that it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        /// Why.
        problem: Problem,
    },
    /// A table as the page's person sees it now.
    Table {
        /// The view.
        view: Box<TableView>,
    },
    /// Something happened at a table.
    Update {
        /// What, in order.
        updates: Vec<Update>,
        /// The table after it.
        view: Box<TableView>,
    },
    /// Somebody at a table came or went: began to watch it, or does not any more.
    Presence {
        /// Which table.
        table: TableId,
        /// Whether each seat's person is there; bots always are.
        here: Vec<bool>,
        /// How many watch.
        watchers: u32,
    },
    /// What was said lately at a table that the page begins to watch: all that it may hear.
    Talk {
        /// Which table.
        table: TableId,
        /// The last sayings, the oldest first.
        sayings: Vec<Saying>,
    },
    /// Somebody said something at a table.
    Said {
        /// Which table.
        table: TableId,
        /// What.
        saying: Saying,
    },
    /// Yes.
    Pong,
    /// The server stops; come back after this many seconds.
    Goodbye {
        /// Seconds.
        back_in: u32,
    },
}

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Saying {
    /// Who.
    pub by: Person,
    /// Whether it was said among those who watch.
    pub watching: bool,
    /// Plain text.
    pub text: String,
    /// When: milliseconds since 1970.
    pub at: i64,
}
