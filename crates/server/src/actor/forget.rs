//! A table where nobody came back.

use super::Actor;
use crate::room::Around;
use interregnum_protocol::Stage;
use tokio::sync::oneshot;

/// The house wants to forget the table, if no game has begun, nothing has happened since a moment, and
/// nobody is there.
#[derive(Debug)]
pub(crate) struct Forget {
    pub(crate) since: i64,
    pub(crate) reply: oneshot::Sender<bool>,
}

impl Actor {
    /// Forgets the table for good, if nobody needs it. No card was dealt here.
    pub(super) async fn forget(&mut self, Forget { since, reply }: Forget) {
        let room = &self.room;
        let somebody = room.people().any(|(_, person)| self.house.directory().is_here(person));
        let needed = room.stage() != Stage::Gathering || room.changed() >= since;
        if !needed && !somebody && self.viewers.is_empty() {
            let done = self.house.store().forget_table(room.id()).await;
            self.forgotten = done.inspect_err(|error| tracing::error!(%error, "the store has failed")).is_ok();
        }
        // Whoever asked may be gone.
        let _ = reply.send(self.forgotten);
    }
}
