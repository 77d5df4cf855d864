//! One table at work: a task that owns its room, and a handle for everybody else.
//!
//! The order of everything that happens: decide, store durably, take up, send. What people saw is
//! on disk.

mod ask;
mod company;
mod forget;
mod lists;
mod rematch;
mod talk;

pub(crate) use ask::{Ask, Deed, Done, Look, Thought, Track, Watch};
pub(crate) use forget::Forget;
pub(crate) use lists::{lines, listing};

use crate::bus::News;
use crate::house::House;
use crate::ids;
use crate::metrics::{By, Present};
use crate::outbox::{Outbox, SocketId};
use crate::problem;
use crate::room::{Claim, Decided, Entry, Request, Room, RoomError, Standing};
use crate::settings::answer_after;
use crate::store::{Append, AppendError};
use axum::extract::ws::Utf8Bytes;
use company::Company;
use interregnum_protocol::{
    BotLevel, Command, Number, Person, PersonId, Problem, ServerMessage, Stage, TableView, Tracked, Update,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// What waits for a table; beyond that, whoever asks waits.
const WAITING: usize = 64;
/// How long a table stays in memory when nobody is there and nothing goes on.
const IDLE: Duration = Duration::from_mins(2);
/// How long bots and clocks wait after the store has failed.
const REST: Duration = Duration::from_secs(1);
/// How long bots and clocks wait after another server has written to the table: it minds them, as
/// long as it is at work.
const GRACE: Duration = Duration::from_secs(10);
/// How often something is tried that other servers come before.
const TRIES: usize = 5;

/// A table at work.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    asks: mpsc::Sender<Ask>,
}

impl Handle {
    /// Starts a table.
    pub(crate) fn start(house: Arc<House>, room: Room) -> Handle {
        let (asks, waiting) = mpsc::channel(WAITING);
        let present = Present::new(&house.metrics().tables);
        let (asking, viewers) = (asks.downgrade(), Vec::new());
        let actor = Actor {
            house,
            room,
            viewers,
            company: Company::default(),
            asks: asking,
            thinking: None,
            rest: None,
            forgotten: false,
            _present: present,
        };
        tokio::spawn(actor.run(waiting));
        Handle { asks }
    }

    /// Asks for something. The ask comes back if the table has gone to sleep meanwhile.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Ask> {
        self.asks.send(ask).await.map_err(|error| error.0)
    }

    /// Whether it is the same table at work.
    pub(crate) fn is(&self, other: &Handle) -> bool {
        self.asks.same_channel(&other.asks)
    }
}

/// Why something is not done.
enum Unmet {
    Refused(Problem),
    /// Another server has written to the table first. What it wrote is taken up.
    Overtaken,
}

impl From<Problem> for Unmet {
    fn from(problem: Problem) -> Unmet {
        Unmet::Refused(problem)
    }
}

#[derive(Clone)]
struct Viewer {
    socket: SocketId,
    person: PersonId,
    outbox: Outbox,
}

struct Actor {
    house: Arc<House>,
    room: Room,
    viewers: Vec<Viewer>,
    company: Company,
    asks: mpsc::WeakSender<Ask>,
    /// The question that a bot thinks about.
    thinking: Option<(u8, Number)>,
    /// Until when bots and clocks wait: the store has failed, or another server minds them.
    rest: Option<Instant>,
    /// Whether there is nothing in the store any more.
    forgotten: bool,
    _present: Present,
}

impl Actor {
    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        self.room.wake(self.house.down());
        self.look_around();
        self.house.tell(News::WhoIsAt { table: self.room.id().clone() });
        self.tell_lobby();
        let mut idle_since = Instant::now();
        loop {
            self.let_bots_think();
            let wake = self.wake_up_at();
            let idle = self.viewers.is_empty() && wake.is_none() && self.thinking.is_none();
            let wake = wake.unwrap_or_else(|| idle_since + IDLE);
            tokio::select! {
                ask = asks.recv() => match ask {
                    // In a box, so that a table that waits does not take the room for it.
                    Some(ask) => Box::pin(self.serve(ask)).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake) => {
                    if idle && self.house.put_to_sleep(&mut asks, self.room.id()) {
                        return;
                    }
                    Box::pin(self.look_at_the_clock()).await;
                }
            }
            if self.forgotten {
                return self.house.let_go(&mut asks, self.room.id());
            }
            if !idle {
                idle_since = Instant::now();
            }
        }
    }

    /// When something has to be done without being asked.
    fn wake_up_at(&self) -> Option<Instant> {
        // Clocks have to wait for the end of a rest, and bots are not to wait for clocks.
        self.rest.or_else(|| {
            let (at, _) = self.room.deadline()?;
            let left = u64::try_from(at - ids::now()).unwrap_or(0);
            Some(Instant::now() + Duration::from_millis(left))
        })
    }

    async fn look_at_the_clock(&mut self) {
        if self.rest.is_some_and(|rest| rest <= Instant::now()) {
            self.rest = None;
        }
        let now = ids::now();
        if let Some((_, seat)) = self.room.deadline().filter(|&(at, _)| at <= now && self.rest.is_none()) {
            let entry = self.room.time_is_over(seat);
            self.commit_for_nobody(entry).await;
        }
    }

    /// Has the next bot think, unless one does. It answers after a time that depends on its level
    /// alone, so that nobody learns how many cards it could choose from.
    fn let_bots_think(&mut self) {
        let Some((seat, level, number)) = self.room.bot_to_act() else {
            self.thinking = None;
            return;
        };
        if self.thinking == Some((seat, number)) || self.rest.is_some() {
            return;
        }
        let (Some(game), Some(asks)) = (self.room.game().cloned(), self.asks.upgrade()) else { return };
        self.thinking = Some((seat, number));
        let thinkers = self.house.thinkers().clone();
        let pace = self.house.settings().pace(level);
        let seed = self.house.chance().bot(self.room.id(), seat, number);
        tokio::spawn(async move {
            let mut thought = thinkers.answer(game.clone(), seat, level, seed).await;
            if thought.is_none() {
                // The bot has failed; whoever plays against it should not have to wait for ever.
                thought = thinkers.answer(game, seat, BotLevel::Random, seed).await;
            }
            // Counted from when it began, since it may have had to wait for others: how long it
            // thought is not seen even then.
            if let Some(thought) = &thought {
                let after = answer_after(pace, thought.began.elapsed());
                tokio::time::sleep_until(Instant::from_std(thought.began) + after).await;
            }
            let answer = thought.map(|thought| thought.answer);
            // A table that is gone needs no answer.
            let _ = asks.send(Ask::Thought(Box::new(Thought { seat, number, answer }))).await;
        });
    }

    async fn serve(&mut self, ask: Ask) {
        match ask {
            Ask::Watch(watch) => {
                let Watch { socket, person, outbox, since, reply } = *watch;
                let done = self.watch(Viewer { socket, person, outbox }, since).await;
                let _ = reply.send(done);
            }
            Ask::Unwatch { socket } => {
                self.viewers.retain(|viewer| viewer.socket != socket);
                self.tell_presence();
            }
            Ask::Do(deed) => {
                let Deed { person, id, command, reply } = *deed;
                let done = self.carry_out(&person, id.as_deref(), &command).await;
                // Whoever has left does not need the answer; what was done is done.
                let _ = reply.send(done);
            }
            Ask::Look(look) => {
                let Look { person, since, reply } = *look;
                let _ = reply.send(self.look(person.as_ref(), since));
            }
            Ask::Track(track) => {
                let Track { person, reply } = *track;
                let _ = reply.send(self.track(person.as_ref()));
            }
            Ask::Presence => self.tell_presence(),
            Ask::WhoIsHere => self.answer_who_is_here(),
            Ask::AtTable { server, people } => self.hear_who_is_there(server, people),
            Ask::Written { number } => {
                if number > self.room.number() {
                    self.catch_up().await;
                }
            }
            Ask::Said(saying) => self.pass_on(*saying),
            Ask::Accepted { person, table } => self.accepted(&person, &table).await,
            Ask::Forget(forget) => self.forget(*forget).await,
            Ask::Thought(thought) => self.bot_has_thought(*thought).await,
        }
    }

    fn may_see(&self, person: Option<&PersonId>) -> Result<(), Problem> {
        if may_see(&self.room, person) { Ok(()) } else { Err(problem::no_spectators()) }
    }

    fn look(&self, person: Option<&PersonId>, since: Number) -> Result<(TableView, Vec<Update>), Problem> {
        self.may_see(person)?;
        Ok((self.room.view(person, &self.seen(&self.house), ids::now()), self.room.updates(person, since)))
    }

    fn track(&self, person: Option<&PersonId>) -> Result<Vec<Tracked>, Problem> {
        self.may_see(person)?;
        self.room.tracked(person).map_err(|error| Problem::from(&error))
    }

    async fn watch(&mut self, viewer: Viewer, since: Option<Number>) -> Result<(), Problem> {
        self.may_see(Some(&viewer.person))?;
        let talk = self.talk(&viewer.person).await?;
        self.viewers.retain(|other| other.socket != viewer.socket);
        self.viewers.push(viewer.clone());
        let view = Box::new(self.room.view(Some(&viewer.person), &self.seen(&self.house), ids::now()));
        let message = match since.filter(|&since| since <= self.room.number()) {
            Some(since) => ServerMessage::Update { updates: self.room.updates(Some(&viewer.person), since), view },
            None => ServerMessage::Table { view },
        };
        viewer.outbox.send(&message);
        if !talk.is_empty() {
            viewer.outbox.send(&ServerMessage::Talk { table: self.room.id().clone(), sayings: talk });
        }
        self.tell_presence();
        Ok(())
    }

    fn send_all(&mut self, message: &ServerMessage, to: impl Fn(&Viewer) -> bool) {
        let text = crate::outbox::text(message);
        self.viewers.retain(|viewer| !to(viewer) || viewer.outbox.send_text(text.clone()));
    }

    /// Does what somebody wants. Where another server has written meanwhile, it is thought over.
    async fn carry_out(&mut self, person: &Person, id: Option<&str>, command: &Command) -> Result<Done, Problem> {
        for _ in 0..TRIES {
            match self.attempt(person, id, command).await {
                Ok(done) => return Ok(done),
                Err(Unmet::Refused(problem)) => return Err(problem),
                Err(Unmet::Overtaken) => {}
            }
        }
        Err(problem::conflict())
    }

    async fn attempt(&mut self, person: &Person, id: Option<&str>, command: &Command) -> Result<Done, Unmet> {
        match *command {
            Command::Say { ref text } => return Ok(self.say(person, text).await?),
            Command::Rematch => return self.offer_rematch(person).await,
            Command::DeclineRematch => return self.decline_rematch(person).await,
            Command::Claim => return self.claim(person).await,
            Command::Replace { seat } => {
                let away = self.room.people().find(|&(at, _)| at == seat);
                let away = away.and_then(|(_, person)| self.away(person));
                let needed = self.house.settings().away_seconds;
                let entry = self.room.replace(&person.id, seat, away, needed).map_err(|error| Problem::from(&error))?;
                return self.commit(vec![entry]).await;
            }
            _ => {}
        }
        let request = Request { person: &person.id, id, now: ids::now() };
        match self.room.decide(request, command).map_err(|error| Problem::from(&error))? {
            Decided::Before(number) => Ok(Done { number: Some(number), table: None }),
            Decided::Entries(entries) => self.commit(entries).await,
        }
    }

    async fn claim(&mut self, person: &Person) -> Result<Done, Unmet> {
        let seat = match self.room.claim(&person.id).map_err(|error| Problem::from(&error))? {
            Claim::Sure { seat } => seat,
            Claim::ToBeProved { seat } => {
                let Some(game) = self.room.game().cloned() else { return Ok(Done::default()) };
                // Nothing else happens here meanwhile, so what is proved is about this position.
                if !self.house.thinkers().is_won(game, seat).await {
                    self.room.claimed_in_vain(seat);
                    self.tell_again(&person.id);
                    return Err(Problem::from(&RoomError::NotProved).into());
                }
                seat
            }
        };
        let entry = self.room.claimed(seat);
        self.commit(vec![entry]).await
    }

    async fn bot_has_thought(&mut self, Thought { seat, number, answer }: Thought) {
        if self.thinking == Some((seat, number)) {
            self.thinking = None;
        }
        if self.room.bot_to_act().map(|(seat, _, number)| (seat, number)) != Some((seat, number)) {
            // Its person has come back, or the game is over.
            return;
        }
        let Some(answer) = answer else {
            self.rest = Some(Instant::now() + REST);
            return;
        };
        match self.room.bot_answers(seat, number, &answer, ids::now()) {
            Ok(entry) => self.commit_for_nobody(entry).await,
            Err(error) => {
                tracing::error!(table = %self.room.id(), seat, %error, "a bot's answer was refused");
                self.rest = Some(Instant::now() + REST);
            }
        }
    }

    /// Commits what nobody waits for. If it cannot be stored, it is tried again after a while.
    async fn commit_for_nobody(&mut self, entry: Entry) {
        if self.commit(vec![entry]).await.is_err() {
            // Whoever has been overtaken by another server waits longer already.
            self.rest = self.rest.max(Some(Instant::now() + REST));
        }
    }

    /// Stores entries, takes them up, and tells everybody.
    async fn commit(&mut self, entries: Vec<Entry>) -> Result<Done, Unmet> {
        let before = self.room.number();
        if entries.is_empty() {
            return Ok(Done { number: Some(before), table: None });
        }
        let now = ids::now();
        let mut next = self.room.clone();
        for entry in &entries {
            next.apply(now, entry).map_err(|why| problem::bug(&why))?;
        }
        let append = Append {
            table: self.room.id().clone(),
            first: before + 1,
            lines: lines(now, &entries)?,
            listing: lists::changes_lists(&entries, &self.room, &next).then(|| listing(&next, now)),
        };
        let relisted = append.listing.is_some();
        match self.house.scribe().append(append).await {
            Ok(()) => {}
            Err(AppendError::Conflict) => {
                self.catch_up().await;
                return Err(Unmet::Overtaken);
            }
            Err(error) => {
                tracing::error!(table = %self.room.id(), %error, "nothing was stored");
                return Err(problem::not_stored().into());
            }
        }
        self.room = next;
        self.rest = None;
        // Before what was written is read elsewhere, so that it is known there who of the new people is at the table.
        self.look_around();
        self.house.tell(News::Written { table: self.room.id().clone(), number: self.room.number() });
        self.count(&entries);
        self.accept_by_being_ready(&entries);
        self.tell_all(before);
        if relisted {
            self.tell_lobby();
        }
        Ok(Done { number: Some(self.room.number()), table: None })
    }

    /// Counts what has happened, and tells the log of it. No card is named there.
    fn count(&self, entries: &[Entry]) {
        for entry in entries {
            if let Entry::Acted { bot, .. } = entry {
                let by = if *bot { "bot" } else { "person" };
                self.house.metrics().actions.get_or_create(&By { by }).inc();
            }
        }
        tracing::debug!(table = %self.room.id(), number = self.room.number(), "something happened");
    }

    /// Another server has written to this table: what is in the store counts.
    async fn catch_up(&mut self) {
        match House::read(&self.house, self.room.id()).await {
            Ok(Some(room)) if room.number() > self.room.number() => {
                let before = self.room.number();
                self.room = room;
                self.room.wake(self.house.down());
                self.rest = Some(Instant::now() + GRACE);
                self.tell_all(before);
                self.tell_lobby();
            }
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => self.rest = Some(Instant::now() + REST),
        }
    }

    /// Sends those away who watched while people gathered, where nobody may watch the game.
    fn show_the_door(&mut self) {
        if self.room.options().spectators {
            return;
        }
        let (room, table) = (&self.room, self.room.id());
        self.viewers.retain(|viewer| {
            let may = may_see(room, Some(&viewer.person));
            if !may {
                let problem = problem::no_spectators();
                viewer.outbox.send(&ServerMessage::Refused { id: None, table: Some(table.clone()), problem });
            }
            may
        });
    }

    /// Sends everybody what happened after a number. Those who see the same share one text.
    fn tell_all(&mut self, since: Number) {
        self.show_the_door();
        let now = ids::now();
        let house = Arc::clone(&self.house);
        let around = self.seen(&house);
        let room = &self.room;
        let mut texts: Vec<(Standing, Utf8Bytes)> = Vec::new();
        self.viewers.retain(|viewer| {
            let standing = room.standing(&viewer.person);
            let text = if let Some((_, text)) = texts.iter().find(|(of, _)| *of == standing) {
                text.clone()
            } else {
                let view = Box::new(room.view(Some(&viewer.person), &around, now));
                let updates = room.updates(Some(&viewer.person), since);
                let text = crate::outbox::text(&ServerMessage::Update { updates, view });
                texts.push((standing, text.clone()));
                text
            };
            viewer.outbox.send_text(text)
        });
    }

    /// Sends a person what the table looks like now, though nothing has happened: the person may do something else.
    fn tell_again(&mut self, person: &PersonId) {
        let view = Box::new(self.room.view(Some(person), &self.seen(&self.house), ids::now()));
        self.send_all(&ServerMessage::Update { updates: Vec::new(), view }, |viewer| viewer.person == *person);
    }

    fn tell_lobby(&self) {
        if self.room.options().public {
            self.house.list(self.room.summary(self.house.directory()));
        }
    }
}

/// Whether somebody may see a table: those who sit there always, others where they may watch.
fn may_see(room: &Room, person: Option<&PersonId>) -> bool {
    let seated = person.is_some_and(|person| room.seat_of(person).is_some());
    seated || room.options().spectators || room.stage() != Stage::Playing
}
