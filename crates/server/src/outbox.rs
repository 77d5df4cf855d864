//! What is on its way to a page.

use axum::extract::ws::Utf8Bytes;
use interregnum_protocol::ServerMessage;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// Messages that may be on their way. Whoever reads more slowly is sent away and comes back for a
/// fresh view; nothing is kept for it without end.
const ON_THE_WAY: usize = 128;

/// Names a socket.
pub(crate) type SocketId = u64;

/// Where messages for a page are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Notify>,
}

/// The page's end of it.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) queue: mpsc::Receiver<Utf8Bytes>,
    pub(crate) slow: Arc<Notify>,
}

/// A new outbox and its other end.
pub(crate) fn pair() -> (Outbox, Inbox) {
    let (queue, other) = mpsc::channel(ON_THE_WAY);
    let slow = Arc::new(Notify::new());
    (Outbox { queue, slow: Arc::clone(&slow) }, Inbox { queue: other, slow })
}

/// A message as it is sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    // Messages are plain data: they can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Outbox {
    /// Sends a message. False if the page is gone, or was too slow and is sent away.
    pub(crate) fn send(&self, message: &ServerMessage) -> bool {
        self.send_text(text(message))
    }

    pub(crate) fn send_text(&self, text: Utf8Bytes) -> bool {
        match self.queue.try_send(text) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Closed(_)) => false,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.slow.notify_one();
                false
            }
        }
    }
}
