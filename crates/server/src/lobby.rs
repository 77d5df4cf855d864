//! The tables that everybody may see.

use interregnum_protocol::{Clock, ServerMessage, Stage, TableId, TableSummary};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// Changes that a slow reader may be behind; beyond that it gets the whole lobby again.
const BEHIND: usize = 256;

/// The tables that everybody may see.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<TableId, TableSummary>>,
    changes: broadcast::Sender<Arc<ServerMessage>>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { tables: Mutex::default(), changes: broadcast::channel(BEHIND).0 }
    }
}

/// Whether somebody waits at a table for others: is there, or plays by correspondence.
fn is_awaited(summary: &TableSummary) -> bool {
    let patient = matches!(summary.options.clock, Clock::Correspondence { .. });
    summary.seats.iter().any(|seat| seat.person.is_some() && (seat.here || patient))
}

impl Lobby {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, TableSummary>> {
        // Every change is one statement, so what a panicked thread left is in order.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is new, or has changed.
    pub(crate) fn tell(&self, summary: TableSummary) {
        let open = match summary.stage {
            Stage::Gathering => is_awaited(&summary),
            Stage::Playing => summary.options.spectators,
            Stage::Over => false,
        };
        if !summary.options.public || !open {
            return self.gone(&summary.id);
        }
        let mut tables = self.tables();
        if tables.get(&summary.id) == Some(&summary) {
            return;
        }
        tables.insert(summary.id.clone(), summary.clone());
        // Nobody may be listening. Changes are sent under the lock, so that they keep their order.
        let _ = self.changes.send(Arc::new(ServerMessage::LobbyTable { table: Box::new(summary) }));
    }

    /// A table is there no more.
    pub(crate) fn gone(&self, table: &TableId) {
        let mut tables = self.tables();
        if tables.remove(table).is_some() {
            let _ = self.changes.send(Arc::new(ServerMessage::LobbyGone { table: table.clone() }));
        }
    }

    /// All tables, the newest first.
    pub(crate) fn list(&self) -> Vec<TableSummary> {
        let mut tables: Vec<TableSummary> = self.tables().values().cloned().collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.opened));
        tables
    }

    /// All tables, and what changes from now on.
    pub(crate) fn follow(&self) -> (ServerMessage, broadcast::Receiver<Arc<ServerMessage>>) {
        let tables = self.tables();
        let changes = self.changes.subscribe();
        drop(tables);
        (ServerMessage::Lobby { tables: self.list() }, changes)
    }
}
