//! One page's socket.

use crate::actor::Done;
use crate::house::House;
use crate::limit::Bucket;
use crate::metrics::Present;
use crate::outbox::{self, Inbox};
use crate::problem;
use crate::scopes::{Scopes, scope_of};
use crate::site::Build;
use crate::visit::Visit;
use crate::web::Visitor;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::FutureExt;
use interregnum_protocol::{
    ClientMessage, Command, Number, Options, PersonId, Problem, Scope, ServerMessage, TableId, VERSION,
};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, broadcast, watch};
use tokio::time::Instant;

/// The longest message that is read.
pub(crate) const LONGEST: usize = 8 * 1024;
/// The most tables that one page watches.
const TABLES: usize = 16;
/// How long a page may take to read a message.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// After how long a silent page is asked whether it is there, and after how long it is given up then.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// WebSocket close codes: the server goes away; it will not have that.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;

/// Serves a page until it goes.
pub(crate) async fn serve(
    house: Arc<House>,
    visitor: Visitor,
    socket: WebSocket,
    build: Arc<Build>,
    stop: watch::Receiver<bool>,
) {
    let _present = Present::new(&house.metrics().sockets);
    let (outbox, inbox) = outbox::pair();
    let (person, scopes, key) = visitor.into_parts();
    let visit = Visit::begin(house, person, key, outbox).await;
    let mut page = Page { visit, scopes, build, lobby: None, greeted: false };
    page.run(socket, inbox, stop).await;
    page.visit.end().await;
}

struct Page {
    visit: Visit,
    scopes: Scopes,
    /// What pages are opened with now.
    build: Arc<Build>,
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
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
        if let Bye::Slow = bye {
            // It has been waited for already.
            let _ = socket.send(close).now_or_never();
            return;
        }
        if let Bye::Stop = bye {
            let text = outbox::text(&ServerMessage::Goodbye { back_in: 2 });
            let _ = tokio::time::timeout(PATIENCE, socket.send(Message::Text(text))).await;
        }
        let _ = tokio::time::timeout(PATIENCE, socket.send(close)).await;
    }

    /// Reads and writes until there is a reason to end.
    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        inbox: &mut Inbox,
        stop: &mut watch::Receiver<bool>,
    ) -> Result<Infallible, Bye> {
        let limits = self.visit.house.settings().limits;
        let (at_once, each_second) = (limits.messages_at_once as f32, limits.messages as f32);
        let mut bucket = Bucket::new(at_once, each_second, std::time::Instant::now());
        let mut beat = Beat::new();
        loop {
            tokio::select! {
                biased;
                () = inbox.slow.notified() => return Err(Bye::Slow),
                () = stopped(stop) => return Err(Bye::Stop),
                () = self.visit.revoked() => return Err(Bye::Rude("the session has ended")),
                text = inbox.queue.recv() => write(socket, &inbox.slow, Message::Text(text.ok_or(Bye::Gone)?)).await?,
                change = next(&mut self.lobby) => self.lobby_changed(change),
                message = socket.recv() => {
                    let message = message.ok_or(Bye::Gone)?.map_err(|_| Bye::Gone)?;
                    beat = Beat::new();
                    if bucket.take(1.0, std::time::Instant::now()).is_err() {
                        return Err(Bye::Rude("too many messages"));
                    }
                    // In a box, so that a silent page does not take the room for it.
                    Box::pin(self.hear(message)).await?;
                }
                () = tokio::time::sleep_until(beat.at) => {
                    if beat.asked {
                        return Err(Bye::Gone);
                    }
                    write(socket, &inbox.slow, Message::Ping(axum::body::Bytes::new())).await?;
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
                self.say(&ServerMessage::Welcome {
                    version: VERSION,
                    you: self.visit.person.clone(),
                    build: self.build.id().to_owned(),
                });
            }
            _ if !self.greeted => return Err(Bye::Rude("the first message is hello")),
            ClientMessage::Ping => self.say(&ServerMessage::Pong),
            ClientMessage::Lobby => self.follow_lobby(),
            ClientMessage::LeaveLobby => self.lobby = None,
            ClientMessage::Open { id, options } => {
                let opened = self.open(*options).await;
                self.done(id, None, opened.map(|table| (Some(table), None)));
            }
            ClientMessage::Find { id, options } => {
                let found = self.find(*options).await;
                self.done(id, None, found.map(|table| (Some(table), None)));
            }
            ClientMessage::Watch { table, since } => {
                if let Err(problem) = self.watch(&table, since).await {
                    self.refuse(None, Some(table), problem);
                }
            }
            ClientMessage::Unwatch { table } => self.visit.unwatch(&table).await,
            ClientMessage::Mute { id, person, muted } => {
                let done = self.mute(&person, muted).await;
                self.done(id, None, done.map(|()| (None, None)));
            }
            ClientMessage::Table { table, id, command } => {
                let done = self.act(&table, id.clone(), command).await;
                self.done(id, Some(table), done.map(|done| (done.table, done.number)));
            }
        }
        Ok(())
    }

    /// Whether the page's key is for that, and the person has not done too much lately.
    fn allow(&self, scope: Scope) -> Result<(), Problem> {
        if !self.scopes.allow(scope) {
            return Err(problem::scope(scope));
        }
        self.visit.house.limits().deed(&self.visit.person.id)
    }

    async fn open(&self, options: Options) -> Result<TableId, Problem> {
        self.allow(Scope::Play)?;
        self.visit.house.open(&self.visit.person.id, options).await
    }

    async fn find(&self, options: Options) -> Result<TableId, Problem> {
        self.allow(Scope::Play)?;
        self.visit.house.find(&self.visit.person, options).await
    }

    async fn mute(&self, person: &PersonId, muted: bool) -> Result<(), Problem> {
        self.allow(Scope::Account)?;
        self.visit.house.mute(&self.visit.person.id, person, muted).await
    }

    async fn act(&self, table: &TableId, id: String, command: Command) -> Result<Done, Problem> {
        self.allow(scope_of(&command))?;
        self.visit.house.act(table, self.visit.person.clone(), Some(id), command).await
    }

    async fn watch(&mut self, table: &TableId, since: Option<Number>) -> Result<(), Problem> {
        let tables = self.visit.tables();
        if tables.len() >= TABLES && !tables.contains(table) {
            let title = format!("a page watches {TABLES} tables at most: leave one of them first");
            return Err(problem::new("too_many", 409, title));
        }
        self.visit.watch(table, since).await
    }

    fn say(&self, message: &ServerMessage) {
        // A page that is gone or too slow is sent away.
        self.visit.outbox.send(message);
    }

    fn done(&self, id: String, about: Option<TableId>, done: Result<(Option<TableId>, Option<Number>), Problem>) {
        match done {
            Ok((table, number)) => self.say(&ServerMessage::Done { id, table, number }),
            Err(problem) => self.refuse(Some(id), about, problem),
        }
    }

    fn refuse(&self, id: Option<String>, table: Option<TableId>, problem: Problem) {
        self.say(&ServerMessage::Refused { id, table, problem });
    }

    fn follow_lobby(&mut self) {
        let (tables, changes) = self.visit.house.lobby().follow();
        self.say(&tables);
        self.lobby = Some(changes);
    }

    fn lobby_changed(&mut self, change: Result<Arc<ServerMessage>, broadcast::error::RecvError>) {
        match change {
            Ok(change) => self.say(&change),
            Err(broadcast::error::RecvError::Lagged(_)) => self.follow_lobby(),
            Err(broadcast::error::RecvError::Closed) => self.lobby = None,
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

/// Sends a message, unless the page does not take it in time, or too much waits behind it.
async fn write(socket: &mut WebSocket, slow: &Notify, message: Message) -> Result<(), Bye> {
    tokio::select! {
        biased;
        () = slow.notified() => Err(Bye::Slow),
        sent = tokio::time::timeout(PATIENCE, socket.send(message)) => match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Bye::Gone),
            Err(_) => Err(Bye::Slow),
        }
    }
}

/// Returns when the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A sender that is gone means the end, too.
    let _ = stop.wait_for(|stop| *stop).await;
}
