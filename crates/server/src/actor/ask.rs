//! What others want from a table.

use super::Forget;
use crate::bus::ServerId;
use crate::outbox::{Outbox, SocketId};
use interregnum_protocol::{
    Answer, Command, Number, Person, PersonId, Problem, Saying, TableId, TableView, Tracked, Update,
};
use tokio::sync::oneshot;

/// What a command led to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Done {
    /// The number of the last thing that it led to.
    pub(crate) number: Option<Number>,
    /// Another table that it led to.
    pub(crate) table: Option<TableId>,
}

/// What others want from a table. It is small, since every table has room for some that wait.
#[derive(Debug)]
pub(crate) enum Ask {
    Watch(Box<Watch>),
    Unwatch {
        socket: SocketId,
    },
    Do(Box<Deed>),
    Look(Box<Look>),
    Track(Box<Track>),
    /// Somebody at the table came or went.
    Presence,
    /// Another server wants to know who is at the table here.
    WhoIsHere,
    /// These people with a seat watch the table at another server.
    AtTable {
        server: ServerId,
        people: Vec<PersonId>,
    },
    /// Another server has written to the table's log, up to this number.
    Written {
        number: Number,
    },
    /// Somebody has said something, by way of another server.
    Said(Box<Saying>),
    /// Somebody is ready at the table of the rematch that is offered at this one.
    Accepted {
        person: PersonId,
        table: TableId,
    },
    Forget(Box<Forget>),
    Thought(Box<Thought>),
}

/// A page wants to see the table, and what happens there.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) socket: SocketId,
    pub(crate) person: PersonId,
    pub(crate) outbox: Outbox,
    pub(crate) since: Option<Number>,
    pub(crate) reply: oneshot::Sender<Result<(), Problem>>,
}

/// Somebody does something.
#[derive(Debug)]
pub(crate) struct Deed {
    pub(crate) person: Person,
    pub(crate) id: Option<String>,
    pub(crate) command: Command,
    pub(crate) reply: oneshot::Sender<Result<Done, Problem>>,
}

/// Somebody wants to see the table once.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) person: Option<PersonId>,
    pub(crate) since: Number,
    pub(crate) reply: oneshot::Sender<Result<(TableView, Vec<Update>), Problem>>,
}

/// Somebody wants to know where the cards can be.
#[derive(Debug)]
pub(crate) struct Track {
    pub(crate) person: Option<PersonId>,
    pub(crate) reply: oneshot::Sender<Result<Vec<Tracked>, Problem>>,
}

/// A bot has thought.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(super) seat: u8,
    pub(super) number: Number,
    pub(super) answer: Option<Answer>,
}
