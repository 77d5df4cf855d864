//! Somebody's time at the server: from a connection's begin to its end.

use crate::actor::{Ask, Watch};
use crate::bus::{News, Revoked};
use crate::house::House;
use crate::outbox::{Outbox, SocketId};
use crate::problem;
use interregnum_protocol::{Number, Person, Problem, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{broadcast, oneshot};

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Somebody's connection, and the tables that it watches.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) house: Arc<House>,
    pub(crate) person: Person,
    pub(crate) outbox: Outbox,
    socket: SocketId,
    tables: Vec<TableId>,
    key: String,
    revocations: broadcast::Receiver<Revoked>,
}

impl Visit {
    /// Somebody comes. The tables where the person sits are told.
    /// `key` is the hash of what it comes in with.
    pub(crate) async fn begin(house: Arc<House>, person: Person, key: String, outbox: Outbox) -> Visit {
        let socket = NEXT.fetch_add(1, Ordering::Relaxed);
        let revocations = house.revocations();
        let visit = Visit { house, person, outbox, socket, tables: Vec::new(), key, revocations };
        if visit.house.directory().came(&visit.person) {
            visit.house.learn_mutes(&visit.person.id).await;
            let tables = visit.tell_tables().await;
            visit.house.tell(News::Came { person: visit.person.clone(), tables });
        }
        visit
    }

    /// Returns when the key opens nothing any more.
    pub(crate) async fn revoked(&mut self) {
        loop {
            match self.revocations.recv().await {
                Ok(Revoked::Key(key)) if key == self.key => return,
                Ok(Revoked::Person(id)) if id == self.person.id => return,
                Ok(_) => {}
                // It cannot be known any more: whoever still has a key comes in again.
                Err(_) => return,
            }
        }
    }

    /// The tables that are watched.
    pub(crate) fn tables(&self) -> &[TableId] {
        &self.tables
    }

    /// Watches a table: what it shows is sent, and what happens there from now on.
    pub(crate) async fn watch(&mut self, table: &TableId, since: Option<Number>) -> Result<(), Problem> {
        let (reply, answer) = oneshot::channel();
        let (socket, person, outbox) = (self.socket, self.person.id.clone(), self.outbox.clone());
        let watch = Watch { socket, person, outbox, since, reply };
        self.house.ask(table, Ask::Watch(Box::new(watch))).await?;
        answer.await.unwrap_or_else(|_| Err(problem::stopping()))?;
        if !self.tables.contains(table) {
            self.tables.push(table.clone());
        }
        Ok(())
    }

    /// Does not watch a table any more.
    pub(crate) async fn unwatch(&mut self, table: &TableId) {
        self.tables.retain(|other| other != table);
        // A table that sleeps has nothing to forget.
        let _ = self.house.ask(table, Ask::Unwatch { socket: self.socket }).await;
    }

    /// The person goes.
    pub(crate) async fn end(mut self) {
        for table in std::mem::take(&mut self.tables) {
            self.unwatch(&table).await;
        }
        if self.house.directory().went(&self.person.id) {
            let tables = self.tell_tables().await;
            self.house.tell(News::Went { person: self.person.id.clone(), tables });
        }
    }

    /// Tells the tables where the person has a seat that the person came or went.
    async fn tell_tables(&self) -> Vec<TableId> {
        // Whoever comes back sees who is there.
        let tables = self.house.store().present(&self.person.id).await.unwrap_or_default();
        for table in &tables {
            let _ = self.house.ask(table, Ask::Presence).await;
        }
        tables
    }
}
