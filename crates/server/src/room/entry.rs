//! What is written down of a table: the truth, from which all else follows.

use super::branch::Branch;
use interregnum_protocol::{Answer, BotLevel, EndedBy, Options, PersonId, TableId};
use interregnum_rules::Table;
use serde::{Deserialize, Serialize};

/// One line of a table's log. Lines are only ever added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table was opened; lots are drawn, and the server has bound itself to a secret.
    Opened {
        /// By whom.
        by: PersonId,
        /// With what.
        options: Options,
        /// What is played.
        table: Table,
        /// The secret, in hexadecimal digits. It must not be seen before the end.
        secret: String,
        /// Where the game comes from, if it is not dealt anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        branch: Option<Box<Branch>>,
        /// The table whose rematch it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<TableId>,
    },
    /// Somebody took a seat.
    Sat {
        /// Which one.
        seat: u8,
        /// Who.
        person: PersonId,
    },
    /// A bot took a seat, or left it.
    Bot {
        /// Which one.
        seat: u8,
        /// How well it plays.
        level: Option<BotLevel>,
    },
    /// Somebody left a seat before the game.
    Left {
        /// Which one.
        seat: u8,
    },
    /// Somebody is ready.
    Ready {
        /// Which seat.
        seat: u8,
        /// The person's part in the shuffle.
        nonce: String,
    },
    /// The cards were dealt.
    Started,
    /// A question was answered.
    Acted {
        /// Which seat's.
        seat: u8,
        /// The answer.
        answer: Answer,
        /// Whether a bot gave it.
        bot: bool,
        /// The client's name for the request.
        id: Option<String>,
        /// Milliseconds left on the seat's clock.
        left: Option<i64>,
    },
    /// A bot plays for a person from now on.
    BotTook {
        /// In which seat.
        seat: u8,
        /// How well it plays.
        level: BotLevel,
        /// Why.
        why: Took,
    },
    /// The person is back.
    Returned {
        /// In which seat.
        seat: u8,
    },
    /// The game ended, but not by its last trick.
    Ended {
        /// By what.
        by: EndedBy,
    },
    /// Somebody offers that the same people play again at another table.
    Rematch {
        /// Which one.
        table: TableId,
        /// In which seat whoever offers it sits; earlier versions did not write that down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u8>,
    },
    /// Somebody has answered that offer, or withdraws it.
    RematchAnswered {
        /// In which seat.
        seat: u8,
        /// Whether the person plays again.
        accepted: bool,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Took {
    /// The person's time ran out.
    Time,
    /// The person stayed away.
    Away,
    /// The person gave up, where others play on. The seat cannot be taken back.
    Resigned,
    /// The person's time ran out, and with it the game, where others play on. The seat cannot be taken
    /// back.
    Lost,
}

impl Took {
    /// Whether the person's time had run out.
    pub fn by_time(self) -> bool {
        matches!(self, Took::Time | Took::Lost)
    }

    /// Whether the person has lost, and cannot come back.
    pub fn for_good(self) -> bool {
        matches!(self, Took::Resigned | Took::Lost)
    }
}
