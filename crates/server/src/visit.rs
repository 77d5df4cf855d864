//! Somebody's time at the server: from a connection's begin to its end.

use crate::actor::{Ask, Watch};
use crate::house::House;
use crate::outbox::{Outbox, SocketId};
use crate::problem;
use interregnum_protocol::{Number, Person, Problem, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::oneshot;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Somebody's connection, and the tables that it watches.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) house: Arc<House>,
    pub(crate) person: Person,
    pub(crate) outbox: Outbox,
    socket: SocketId,
    tables: Vec<TableId>,
}

impl Visit {
    /// Somebody comes. The tables where the person sits are told.
    pub(crate) async fn begin(house: Arc<House>, person: Person, outbox: Outbox) -> Visit {
        let socket = NEXT.fetch_add(1, Ordering::Relaxed);
        let visit = Visit { house, person, outbox, socket, tables: Vec::new() };
        if visit.house.directory().came(&visit.person) {
            visit.house.learn_mutes(&visit.person.id).await;
            visit.tell_tables().await;
        }
        visit
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
            self.tell_tables().await;
        }
    }

    /// Tells the tables where the person has a seat that the person came or went.
    async fn tell_tables(&self) {
        let Ok(tables) = self.house.store().present(&self.person.id).await else { return };
        for table in tables {
            // Whoever comes back sees who is there.
            let _ = self.house.ask(&table, Ask::Presence).await;
        }
    }
}
