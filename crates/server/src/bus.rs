//! What servers that share a store tell each other.
//!
//! The store holds the truth; news says only where to look, and who is there. News that comes late
//! or never keeps somebody waiting, and damages nothing.

use futures_util::stream::{self, BoxStream, StreamExt};
use interregnum_protocol::{Number, Person, PersonId, Saying, TableId, TableSummary};
use serde::{Deserialize, Serialize};
use std::fmt;
use tokio::sync::broadcast;

/// Names a server at work, from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ServerId(pub u64);

/// What opens nothing any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Revoked {
    /// The key with this hash.
    Key(String),
    /// All keys of a person.
    Person(PersonId),
}

/// What a server tells the others. No card is in it: those are in the store alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News {
    /// It is at work. Whoever does not know the others yet asks them to say who is with them.
    Alive {
        /// Whether it asks.
        asks: bool,
    },
    /// It stops.
    Stopped,
    /// These people are with it.
    Here {
        /// Who.
        people: Vec<Person>,
    },
    /// Somebody has come to it.
    Came {
        /// Who.
        person: Person,
        /// Where the person has a seat.
        tables: Vec<TableId>,
    },
    /// Somebody has gone from it.
    Went {
        /// Who.
        person: PersonId,
        /// Where the person has a seat.
        tables: Vec<TableId>,
    },
    /// These people with a seat at a table watch it there, and nobody else does.
    AtTable {
        /// Which table.
        table: TableId,
        /// Who.
        people: Vec<PersonId>,
    },
    /// It takes a table up, and asks who watches it elsewhere.
    WhoIsAt {
        /// Which one.
        table: TableId,
    },
    /// Somebody has another name.
    Named {
        /// Who.
        person: Person,
    },
    /// Somebody is to be forgotten.
    Forgotten {
        /// Who.
        person: PersonId,
    },
    /// Somebody does not want to hear somebody any more, or does again.
    Muted {
        /// Who does not want to hear.
        person: PersonId,
    },
    /// A key opens nothing any more.
    Revoked {
        /// Which one.
        what: Revoked,
    },
    /// A table's log has grown.
    Written {
        /// Which one.
        table: TableId,
        /// The number of its last line.
        number: Number,
    },
    /// The lobby shows something else of a table.
    Listed {
        /// What.
        table: Box<TableSummary>,
    },
    /// Somebody has said something.
    Said {
        /// Where.
        table: TableId,
        /// What.
        saying: Saying,
    },
}

/// News, and who told it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// Who.
    pub by: ServerId,
    /// What.
    pub news: News,
}

/// What a server hears.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// What a server has told, this one included.
    Told(Told),
    /// Some news has been missed.
    Missed,
}

/// Carries news between servers.
pub trait Bus: Send + Sync + fmt::Debug {
    /// Tells everybody who listens. It does not wait for them.
    fn tell(&self, told: Told);

    /// Everything that is told from now on.
    fn listen(&self) -> BoxStream<'static, Heard>;
}

/// News that a listener may be behind.
const BEHIND: usize = 4096;

/// A bus for servers in one process, which mostly is one server.
#[derive(Debug)]
pub struct InProcess {
    news: broadcast::Sender<Told>,
}

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess { news: broadcast::channel(BEHIND).0 }
    }
}

impl Bus for InProcess {
    fn tell(&self, told: Told) {
        // A server that is alone would only hear itself.
        if self.news.receiver_count() > 1 {
            let _ = self.news.send(told);
        }
    }

    fn listen(&self) -> BoxStream<'static, Heard> {
        let heard = |mut news: broadcast::Receiver<Told>| async move {
            let heard = match news.recv().await {
                Ok(told) => Heard::Told(told),
                Err(broadcast::error::RecvError::Lagged(_)) => Heard::Missed,
                Err(broadcast::error::RecvError::Closed) => return None,
            };
            Some((heard, news))
        };
        stream::unfold(self.news.subscribe(), heard).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(number: Number) -> Told {
        Told { by: ServerId(7), news: News::Written { table: TableId("tttttttttttttttt".to_owned()), number } }
    }

    #[tokio::test]
    async fn everybody_hears_what_is_told_in_its_order() {
        let bus = InProcess::default();
        let (mut one, mut other) = (bus.listen(), bus.listen());
        bus.tell(told(1));
        bus.tell(told(2));
        for listener in [&mut one, &mut other] {
            assert_eq!(listener.next().await, Some(Heard::Told(told(1))));
            assert_eq!(listener.next().await, Some(Heard::Told(told(2))));
        }
    }

    #[tokio::test]
    async fn whoever_is_too_far_behind_is_told_so_and_hears_what_comes_then() {
        let bus = InProcess::default();
        let (mut slow, _other) = (bus.listen(), bus.listen());
        for number in 0..=BEHIND as Number {
            bus.tell(told(number));
        }
        assert_eq!(slow.next().await, Some(Heard::Missed));
        assert_eq!(slow.next().await, Some(Heard::Told(told(1))));
    }

    #[test]
    fn news_can_be_written_and_read() {
        let person = Person { id: PersonId("p".to_owned()), name: "Ada".to_owned(), guest: true };
        let table = TableId("t".to_owned());
        let saying = Saying { by: person.clone(), watching: false, text: "hello".to_owned(), at: 5 };
        let all = [
            News::Alive { asks: true },
            News::Stopped,
            News::Here { people: vec![person.clone()] },
            News::Came { person: person.clone(), tables: vec![table.clone()] },
            News::Went { person: person.id.clone(), tables: vec![table.clone()] },
            News::Named { person: person.clone() },
            News::Forgotten { person: person.id.clone() },
            News::Muted { person: person.id.clone() },
            News::Revoked { what: Revoked::Key("k".to_owned()) },
            News::Revoked { what: Revoked::Person(person.id) },
            News::Written { table: table.clone(), number: 3 },
            News::Said { table, saying },
        ];
        for news in all {
            let told = Told { by: ServerId(u64::MAX), news };
            let text = serde_json::to_string(&told).unwrap();
            assert_eq!(serde_json::from_str::<Told>(&text).unwrap(), told, "{text}");
        }
    }
}
