//! Groups what is to be stored: one transaction for all that has come in since the last one.

use super::{Append, Appended, Store, StoreError};
use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// The most appends that wait; more have to wait in front of the door.
const WAITING: usize = 4096;
/// The most appends in one transaction.
const TOGETHER: usize = 512;

/// Why something is not stored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else has written to this table's log.
    #[error("another server has written to this table")]
    Conflict,
    /// The store failed. Nothing was written.
    #[error("the store failed: {0}")]
    Failed(Arc<str>),
    /// The server stops.
    #[error("the server stops")]
    Stopped,
}

type Waiting = (Append, oneshot::Sender<Result<(), AppendError>>);

/// Writes logs. It lives as long as one of its handles.
#[derive(Clone, Debug)]
pub struct Scribe {
    queue: mpsc::Sender<Waiting>,
}

impl Scribe {
    /// Starts to write to a store.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Scribe {
        let (queue, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write(store, metrics, waiting));
        Scribe { queue }
    }

    /// Returns once the lines are stored for good.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        self.queue.send((append, reply)).await.map_err(|_| AppendError::Stopped)?;
        answer.await.unwrap_or(Err(AppendError::Stopped))
    }
}

async fn write(store: Arc<dyn Store>, metrics: Arc<Metrics>, mut queue: mpsc::Receiver<Waiting>) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, TOGETHER).await > 0 {
        // In one order everywhere, so that servers that write to the same tables do not wait for each
        // other in a circle. What comes for one table keeps its order.
        waiting.sort_by(|(one, _): &Waiting, (other, _)| one.table.cmp(&other.table));
        let (appends, replies): (Vec<_>, Vec<_>) = waiting.drain(..).unzip();
        let began = Instant::now();
        let done = store.append(&appends).await;
        metrics.store_time.observe(began.elapsed().as_secs_f64());
        metrics.store_together.observe(appends.len() as f64);
        for (place, reply) in replies.into_iter().enumerate() {
            // Whoever does not wait any more does not need the answer.
            let _ = reply.send(answer(&done, place));
        }
    }
}

fn answer(done: &Result<Vec<Appended>, StoreError>, place: usize) -> Result<(), AppendError> {
    match done.as_ref().map(|done| done.get(place)) {
        Ok(Some(Appended::Stored)) => Ok(()),
        Ok(Some(Appended::Conflict)) => Err(AppendError::Conflict),
        Ok(None) => Err(AppendError::Failed("it has not answered".into())),
        Err(error) => Err(AppendError::Failed(error.to_string().into())),
    }
}
