//! One page's socket.

use crate::actor::{Ask, Watch};
use crate::house::House;
use crate::limit::Bucket;
use crate::outbox::{self, Inbox, Outbox, SocketId};
use crate::problem;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use interregnum_protocol::{ClientMessage, Number, Person, Problem, ServerMessage, TableId, VERSION};
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, oneshot, watch};
use tokio::time::Instant;

/// The longest message that is read.
pub(crate) const LONGEST: usize = 8 * 1024;
/// The most tables that one page watches.
const TABLES: usize = 16;
/// How long a page may take to read a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how long a silent page is asked whether it is there, and after how long it is given up then.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// WebSocket close codes: the server goes away; it will not have that.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Serves a page until it goes.
pub(crate) async fn serve(house: Arc<House>, person: Person, socket: WebSocket, stop: watch::Receiver<bool>) {
    let (outbox, inbox) = outbox::pair();
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut page = Page { id, person, outbox, house, tables: Vec::new(), lobby: None, greeted: false };
    if page.house.directory().came(&page.person) {
        page.tell_tables().await;
    }
    page.run(socket, inbox, stop).await;
    for table in std::mem::take(&mut page.tables) {
        // A table that sleeps has nothing to forget.
        let _ = page.house.ask(&table, Ask::Unwatch { socket: id }).await;
    }
    if page.house.directory().went(&page.person.id) {
        page.tell_tables().await;
    }
}

struct Page {
    id: SocketId,
    person: Person,
    outbox: Outbox,
    house: Arc<House>,
    tables: Vec<TableId>,
    lobby: Option<broadcast::Receiver<Arc<ServerMessage>>>,
    greeted: bool,
}

/// Why a page is sent away.
enum Bye {
    Gone,
    Slow,
    Stop,
    Rude(&'static str),
}

impl Page {
    async fn run(&mut self, mut socket: WebSocket, mut inbox: Inbox, mut stop: watch::Receiver<bool>) {
        let Err(bye) = self.serve(&mut socket, &mut inbox, &mut stop).await;
        let (code, reason) = match bye {
            Bye::Gone => return,
            Bye::Slow => (POLICY, "too slow"),
            Bye::Stop => (GOING_AWAY, "the server stops"),
            Bye::Rude(reason) => (POLICY, reason),
        };
        if let Bye::Stop = bye {
            let text = outbox::text(&ServerMessage::Goodbye { back_in: 2 });
            let _ = tokio::time::timeout(PATIENCE, socket.send(Message::Text(text))).await;
        }
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
        let _ = tokio::time::timeout(PATIENCE, socket.send(close)).await;
    }

    /// Reads and writes until there is a reason to end.
    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        inbox: &mut Inbox,
        stop: &mut watch::Receiver<bool>,
    ) -> Result<Infallible, Bye> {
        let settings = self.house.settings();
        let (at_once, each_second) = (settings.messages_at_once, settings.messages_each_second);
        let mut bucket = Bucket::new(at_once as f32, each_second as f32, std::time::Instant::now());
        let mut beat = Beat::new();
        loop {
            tokio::select! {
                biased;
                () = inbox.slow.notified() => return Err(Bye::Slow),
                () = stopped(stop) => return Err(Bye::Stop),
                text = inbox.queue.recv() => write(socket, Message::Text(text.ok_or(Bye::Gone)?)).await?,
                change = next(&mut self.lobby) => self.lobby_changed(change),
                message = socket.recv() => {
                    let message = message.ok_or(Bye::Gone)?.map_err(|_| Bye::Gone)?;
                    beat = Beat::new();
                    if bucket.take(std::time::Instant::now()).is_err() {
                        return Err(Bye::Rude("too many messages"));
                    }
                    // In a box, so that a silent page does not take the room for it.
                    Box::pin(self.hear(message)).await?;
                }
                () = tokio::time::sleep_until(beat.at) => {
                    if beat.asked {
                        return Err(Bye::Gone);
                    }
                    write(socket, Message::Ping(axum::body::Bytes::new())).await?;
                    beat = Beat { asked: true, ..Beat::new() };
                }
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Bye> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Bye::Gone),
            Message::Binary(_) => return Err(Bye::Rude("messages are texts")),
        };
        match serde_json::from_str(&text) {
            Ok(message) => self.answer(message).await,
            Err(error) => {
                let problem = problem::new("unreadable", 400, format!("this message cannot be read: {error}"));
                self.refuse(None, None, problem);
                Ok(())
            }
        }
    }

    async fn answer(&mut self, message: ClientMessage) -> Result<(), Bye> {
        match message {
            ClientMessage::Hello { version } if version != VERSION => {
                return Err(Bye::Rude("another version of the protocol: load the page again"));
            }
            ClientMessage::Hello { .. } => {
                self.greeted = true;
                self.outbox.send(&ServerMessage::Welcome { version: VERSION, you: self.person.clone() });
            }
            _ if !self.greeted => return Err(Bye::Rude("the first message is hello")),
            ClientMessage::Ping => {
                self.outbox.send(&ServerMessage::Pong);
            }
            ClientMessage::Lobby => self.follow_lobby(),
            ClientMessage::LeaveLobby => self.lobby = None,
            ClientMessage::Open { id, options } => {
                let opened = self.house.open(&self.person.id, *options).await;
                self.done(id, None, opened.map(|table| (Some(table), None)));
            }
            ClientMessage::Find { id, options } => {
                let found = self.house.find(&self.person, *options).await;
                self.done(id, None, found.map(|table| (Some(table), None)));
            }
            ClientMessage::Watch { table, since } => self.watch(table, since).await,
            ClientMessage::Unwatch { table } => {
                self.tables.retain(|other| *other != table);
                // A table that sleeps has nothing to forget.
                let _ = self.house.ask(&table, Ask::Unwatch { socket: self.id }).await;
            }
            ClientMessage::Table { table, id, command } => {
                let done = self.house.act(&table, self.person.clone(), Some(id.clone()), command).await;
                self.done(id, Some(table), done.map(|done| (done.table, done.number)));
            }
        }
        Ok(())
    }

    fn done(&self, id: String, about: Option<TableId>, done: Result<(Option<TableId>, Option<Number>), Problem>) {
        match done {
            Ok((table, number)) => {
                self.outbox.send(&ServerMessage::Done { id, table, number });
            }
            Err(problem) => self.refuse(Some(id), about, problem),
        }
    }

    fn refuse(&self, id: Option<String>, table: Option<TableId>, problem: Problem) {
        self.outbox.send(&ServerMessage::Refused { id, table, problem });
    }

    async fn watch(&mut self, table: TableId, since: Option<Number>) {
        if self.tables.len() >= TABLES && !self.tables.contains(&table) {
            let problem = problem::new("too_many", 429, format!("a page watches {TABLES} tables at most"));
            return self.refuse(None, Some(table), problem);
        }
        let (reply, answer) = oneshot::channel();
        let (socket, person, outbox) = (self.id, self.person.id.clone(), self.outbox.clone());
        let watch = Watch { socket, person, outbox, since, reply };
        let asked = self.house.ask(&table, Ask::Watch(Box::new(watch))).await;
        let watched = match asked {
            Ok(()) => answer.await.unwrap_or_else(|_| Err(problem::stopping())),
            Err(problem) => Err(problem),
        };
        match watched {
            Ok(()) if self.tables.contains(&table) => {}
            Ok(()) => self.tables.push(table),
            Err(problem) => self.refuse(None, Some(table), problem),
        }
    }

    fn follow_lobby(&mut self) {
        let (tables, changes) = self.house.lobby().follow();
        self.outbox.send(&tables);
        self.lobby = Some(changes);
    }

    fn lobby_changed(&mut self, change: Result<Arc<ServerMessage>, broadcast::error::RecvError>) {
        match change {
            Ok(change) => {
                self.outbox.send(&change);
            }
            Err(broadcast::error::RecvError::Lagged(_)) => self.follow_lobby(),
            Err(broadcast::error::RecvError::Closed) => self.lobby = None,
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

/// When a silent page is asked whether it is there, and whether it was.
struct Beat {
    at: Instant,
    asked: bool,
}

impl Beat {
    fn new() -> Beat {
        Beat { at: Instant::now() + HEARTBEAT, asked: false }
    }
}

/// The next change in the lobby, if it is followed; otherwise never.
async fn next(
    lobby: &mut Option<broadcast::Receiver<Arc<ServerMessage>>>,
) -> Result<Arc<ServerMessage>, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => std::future::pending().await,
    }
}

async fn write(socket: &mut WebSocket, message: Message) -> Result<(), Bye> {
    match tokio::time::timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Bye::Gone),
        Err(_) => Err(Bye::Slow),
    }
}

/// Returns when the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A sender that is gone means the end, too.
    let _ = stop.wait_for(|stop| *stop).await;
}
