//! What the news of other servers leads to here.

use crate::actor::Ask;
use crate::bus::{Heard, News, ServerId, Told};
use crate::house::House;
use crate::socket::stopped;
use futures_util::stream::{BoxStream, StreamExt};
use interregnum_protocol::{Number, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior};

/// How often a server tells that it is at work.
const BEAT: Duration = Duration::from_secs(5);
/// Whoever has told nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(20);

/// So many people are named in one piece of news.
const TOGETHER: usize = 500;

/// The other servers, and when each of them was heard last.
#[derive(Debug, Default)]
struct Neighbours {
    heard: HashMap<ServerId, Instant>,
}

impl Neighbours {
    fn hear(&mut self, server: ServerId, now: Instant) {
        self.heard.insert(server, now);
    }

    /// Forgets those who are gone, and says who they are.
    fn gone(&mut self, now: Instant) -> Vec<ServerId> {
        self.heard.extract_if(|_, heard| now.duration_since(*heard) >= SILENCE).map(|(server, _)| server).collect()
    }
}

/// Listens to the other servers until this one stops.
pub(crate) async fn listen(house: Arc<House>, mut news: BoxStream<'static, Heard>, mut stop: watch::Receiver<bool>) {
    let mut neighbours = Neighbours::default();
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    house.tell(News::Alive { asks: true });
    loop {
        tokio::select! {
            heard = news.next() => match heard {
                Some(Heard::Told(told)) if told.by == house.id() => {}
                Some(Heard::Told(told)) => take(&house, &mut neighbours, told).await,
                Some(Heard::Missed) => look_everywhere(&house).await,
                None => return,
            },
            _ = beat.tick() => {
                house.tell(News::Alive { asks: false });
                for server in neighbours.gone(Instant::now()) {
                    tracing::warn!(server = server.0, "another server is silent: its tables are taken up here");
                    take_over(&house, server).await;
                }
            }
            () = stopped(&mut stop) => {
                house.tell(News::Stopped);
                return;
            }
        }
    }
}

async fn take(house: &Arc<House>, neighbours: &mut Neighbours, Told { by, news }: Told) {
    neighbours.hear(by, Instant::now());
    match news {
        News::Alive { asks: false } => {}
        News::Alive { asks: true } => {
            for people in house.directory().everybody_here().chunks(TOGETHER) {
                house.tell(News::Here { people: people.to_vec() });
            }
        }
        News::Stopped => {
            neighbours.heard.remove(&by);
            take_over(house, by).await;
        }
        News::Here { people } => people.iter().for_each(|person| house.directory().came_to(by, person)),
        News::Came { person, tables } => {
            house.directory().came_to(by, &person);
            tell_presence(house, &tables).await;
        }
        News::Went { person, tables } => {
            house.directory().went_from(by, &person);
            tell_presence(house, &tables).await;
        }
        News::AtTable { table, people } => ask(house, &table, Ask::AtTable { server: by, people }).await,
        News::WhoIsAt { table } => ask(house, &table, Ask::WhoIsHere).await,
        News::Named { person } => house.directory().learn(&person),
        News::Forgotten { person } => house.directory().forget(&person),
        News::Muted { person } => house.learn_mutes(&person).await,
        News::Revoked { what } => house.end_connections(what),
        News::Written { table, number } => ask(house, &table, Ask::Written { number }).await,
        News::Listed { table } => house.lobby().tell(*table),
        News::Said { table, saying } => ask(house, &table, Ask::Said(Box::new(saying))).await,
    }
}

/// Asks a table that is at work here; one that sleeps finds everything in the store when it wakes.
async fn ask(house: &House, table: &TableId, ask: Ask) {
    if let Some(handle) = house.at_work(table) {
        // One that has gone to sleep meanwhile is as good as one that slept before.
        let _ = handle.ask(ask).await;
    }
}

async fn tell_presence(house: &House, tables: &[TableId]) {
    for table in tables {
        ask(house, table, Ask::Presence).await;
    }
}

/// Another server is gone: its people are not there any more, and its tables are taken up here.
async fn take_over(house: &Arc<House>, server: ServerId) {
    house.directory().lost(server);
    look_everywhere(house).await;
}

/// Looks at everything that others may have changed. What the store cannot tell now is found later,
/// by whoever wants it.
async fn look_everywhere(house: &Arc<House>) {
    if let Err(problem) = house.wake_up().await {
        tracing::error!(why = problem.title, "the tables cannot be looked at");
    }
    house.tell(News::Alive { asks: true });
    let listed = house.lobby().list().into_iter().map(|table| table.id);
    for table in house.all_at_work().into_iter().chain(listed) {
        let _ = house.ask(&table, Ask::Written { number: Number::MAX }).await;
        let _ = house.ask(&table, Ask::Presence).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_silent_for_long_is_gone_once() {
        let (now, mut neighbours) = (Instant::now(), Neighbours::default());
        neighbours.hear(ServerId(1), now);
        neighbours.hear(ServerId(2), now + BEAT);
        assert_eq!(neighbours.gone(now + SILENCE - BEAT), []);
        assert_eq!(neighbours.gone(now + SILENCE), [ServerId(1)]);
        assert_eq!(neighbours.gone(now + SILENCE), []);
        neighbours.hear(ServerId(1), now + SILENCE);
        assert_eq!(neighbours.gone(now + SILENCE + BEAT), [ServerId(2)]);
    }
}
