//! The house: all tables, and everybody who is there.

use crate::actor::{Ask, Deed, Done, Forget, Handle, Look, Track, lines, listing};
use crate::bus::{Bus, News, Revoked, ServerId, Told};
use crate::chance::Chance;
use crate::directory::{Directory, NOBODY};
use crate::ids;
use crate::limit::Limits;
use crate::lobby::Lobby;
use crate::metrics::{Metrics, Why};
use crate::people::People;
use crate::problem::{self, ProblemFrom};
use crate::room::{self, Damaged, Entry, Room};
use crate::settings::Settings;
use crate::store::{Append, Scribe, Store};
use crate::thinkers::Thinkers;
use interregnum_protocol::{
    Clock, Command, Deck, NewBranch, Number, Options, Person, PersonId, Pick, Problem, Stage, TableId, TableSummary,
    TableView, Tracked, Update,
};
use interregnum_rules::{Building, Factions, Record, Rng, Seat, Setting, Spec, Table};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::{broadcast, mpsc, oneshot};

/// The most people whom a person does not want to hear.
const MOST_MUTES: usize = 500;

/// Revocations that a slow connection may be behind; beyond that it has to come in again.
const REVOKED: usize = 64;

/// All tables, and everybody who is there.
#[derive(Debug)]
pub struct House {
    id: ServerId,
    settings: Settings,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    scribe: Scribe,
    people: People,
    directory: Directory,
    lobby: Lobby,
    thinkers: Thinkers,
    limits: Limits,
    chance: Chance,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<TableId, Handle>>,
    /// When the server was away last: from its last sign of life to its return.
    down: Range<i64>,
    /// Tells connections whose keys open nothing any more.
    revoked: broadcast::Sender<Revoked>,
    /// Held while tables are paired, so that two who want the same find each other.
    pairing: tokio::sync::Mutex<()>,
}

impl House {
    /// A house on a store that it may share with others on the same bus. Nothing happens until
    /// tables are opened or read.
    pub fn new(settings: Settings, store: Arc<dyn Store>, bus: Arc<dyn Bus>, down: Range<i64>) -> Arc<House> {
        let metrics = Arc::new(Metrics::default());
        Arc::new(House {
            id: ServerId(u64::from_le_bytes(ids::random())),
            bus,
            scribe: Scribe::start(Arc::clone(&store), Arc::clone(&metrics)),
            people: People::new(Arc::clone(&store)),
            thinkers: Thinkers::start(settings.bot_threads, Arc::clone(&metrics)),
            limits: Limits::new(&settings),
            chance: Chance::new(settings.seed),
            metrics,
            directory: Directory::default(),
            lobby: Lobby::default(),
            tables: Mutex::default(),
            pairing: tokio::sync::Mutex::default(),
            down,
            revoked: broadcast::channel(REVOKED).0,
            settings,
            store,
        })
    }

    /// When the server was away last.
    pub(crate) fn down(&self) -> Range<i64> {
        self.down.clone()
    }

    /// Which server this is.
    pub(crate) fn id(&self) -> ServerId {
        self.id
    }

    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.bus
    }

    /// Tells the other servers.
    pub(crate) fn tell(&self, news: News) {
        self.bus.tell(Told { by: self.id, news });
    }

    /// Ends the connections that came in with a key, or all of a person, at every server.
    pub(crate) fn revoke(&self, what: Revoked) {
        self.end_connections(what.clone());
        self.tell(News::Revoked { what });
    }

    /// Ends the connections here that came in with a key, or all of a person.
    pub(crate) fn end_connections(&self, of: Revoked) {
        // Nobody may be connected.
        let _ = self.revoked.send(of);
    }

    /// Somebody has a name, or another one.
    pub(crate) fn name(&self, person: &Person) {
        self.directory.learn(person);
        self.tell(News::Named { person: person.clone() });
    }

    /// Nobody is called by this person's name any more, and nobody comes in by its keys.
    pub(crate) fn forget(&self, person: PersonId) {
        self.directory.forget(&person);
        self.tell(News::Forgotten { person: person.clone() });
        self.revoke(Revoked::Person(person));
    }

    /// The lobby shows something else of a table, at every server.
    pub(crate) fn list(&self, table: TableSummary) {
        self.lobby.tell(table.clone());
        self.tell(News::Listed { table: Box::new(table) });
    }

    /// Hears of keys that open nothing any more.
    pub(crate) fn revocations(&self) -> broadcast::Receiver<Revoked> {
        self.revoked.subscribe()
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn scribe(&self) -> &Scribe {
        &self.scribe
    }

    pub(crate) fn people(&self) -> &People {
        &self.people
    }

    pub(crate) fn directory(&self) -> &Directory {
        &self.directory
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn chance(&self) -> &Chance {
        &self.chance
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        // Every change is one statement, so what a panicked thread left is in order.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes up all tables whose game is not over. Clocks go on from now.
    pub async fn wake_up(self: &Arc<House>) -> Result<usize, Problem> {
        let unfinished = self.store.unfinished().await.map_err(|error| problem::store(&error))?;
        for table in &unfinished {
            if let Err(problem) = self.table(table).await {
                tracing::error!(%table, why = problem.title, "a table cannot be taken up");
            }
        }
        Ok(unfinished.len())
    }

    /// Reads a room from the store.
    pub(crate) async fn read(self: &Arc<House>, id: &TableId) -> Result<Option<Room>, Problem> {
        let log = self.log(id).await?;
        if log.is_empty() {
            return Ok(None);
        }
        let room = Room::replay(id, log).map_err(|error: Damaged| problem::bug(&error.to_string()))?;
        self.learn_names(&room).await;
        Ok(Some(room))
    }

    /// Learns what the people at a table are called.
    pub(crate) async fn learn_names(&self, room: &Room) {
        for person in room.people().map(|(_, person)| person).chain([room.host()]) {
            if !self.directory.knows(person)
                && let Ok(Some(person)) = self.people.person(person).await
            {
                self.directory.learn(&person);
            }
        }
    }

    /// The log of a table; empty if there is none.
    pub(crate) async fn log(&self, id: &TableId) -> Result<Vec<(i64, Entry)>, Problem> {
        let lines = self.store.log(id).await.map_err(|error| problem::store(&error))?;
        let entry = |(at, line): (i64, String)| serde_json::from_str(&line).map(|entry| (at, entry));
        lines.into_iter().map(entry).collect::<Result<_, _>>().map_err(|error| problem::bug(&error.to_string()))
    }

    /// The log of a game that is over, and the room that it makes.
    pub(crate) async fn ended(&self, id: &TableId) -> Result<(Vec<(i64, Entry)>, Room), Problem> {
        let log = self.log(id).await?;
        if log.is_empty() {
            return Err(problem::no_table(id));
        }
        let room = Room::replay(id, log.iter().cloned()).map_err(|error| problem::bug(&error.to_string()))?;
        if room.stage() != Stage::Over {
            return Err(problem::new("not_over", 409, "the cards are shown once the game is over"));
        }
        Ok((log, room))
    }

    /// The record of a game that is over, with the names that people have now.
    pub(crate) async fn record(&self, id: &TableId) -> Result<Record, Problem> {
        let (log, room) = self.ended(id).await?;
        let mut names = HashMap::new();
        for (_, person) in room.people() {
            let found = self.people.person(person).await.map_err(|error| ProblemFrom::from(error).0)?;
            names.insert(person.clone(), found.map_or_else(|| NOBODY.to_owned(), |person| person.name));
        }
        let name = |person: &PersonId| names.get(person).cloned().unwrap_or_default();
        let record = room::record(id, &log, name).map_err(|error| problem::bug(&error.to_string()))?;
        record.ok_or_else(|| problem::new("no_game", 404, "no cards were dealt at this table"))
    }

    /// A table at work, taken up from the store if it sleeps.
    pub(crate) async fn table(self: &Arc<House>, id: &TableId) -> Result<Handle, Problem> {
        if let Some(handle) = self.tables().get(id) {
            return Ok(handle.clone());
        }
        let room = self.read(id).await?.ok_or_else(|| problem::no_table(id))?;
        let mut tables = self.tables();
        // Somebody may have been quicker.
        let handle = tables.entry(id.clone()).or_insert_with(|| Handle::start(Arc::clone(self), room));
        Ok(handle.clone())
    }

    /// A table, if it is at work here.
    pub(crate) fn at_work(&self, id: &TableId) -> Option<Handle> {
        self.tables().get(id).cloned()
    }

    /// All tables at work here.
    pub(crate) fn all_at_work(&self) -> Vec<TableId> {
        self.tables().keys().cloned().collect()
    }

    /// Asks a table for something.
    pub(crate) async fn ask(self: &Arc<House>, id: &TableId, mut ask: Ask) -> Result<(), Problem> {
        loop {
            let handle = self.table(id).await?;
            match handle.ask(ask).await {
                Ok(()) => return Ok(()),
                Err(back) => ask = back,
            }
            let mut tables = self.tables();
            if tables.get(id).is_some_and(|there| there.is(&handle)) {
                tables.remove(id);
            }
        }
    }

    /// Lets go of a table where nothing goes on. False if somebody has asked it meanwhile.
    pub(crate) fn put_to_sleep(&self, asks: &mut mpsc::Receiver<Ask>, id: &TableId) -> bool {
        let mut tables = self.tables();
        if !asks.is_empty() {
            return false;
        }
        // Whoever still has a handle finds it closed, and takes the table up again.
        asks.close();
        tables.remove(id);
        true
    }

    /// Lets go of a table that is no more. Whoever asks for it finds none.
    pub(crate) fn let_go(&self, asks: &mut mpsc::Receiver<Ask>, id: &TableId) {
        let mut tables = self.tables();
        asks.close();
        tables.remove(id);
        drop(tables);
        self.lobby.gone(id);
    }

    /// Forgets the tables where people gathered, no game began, and nobody has been for long.
    pub(crate) async fn forget_abandoned(self: &Arc<House>) -> Result<usize, Problem> {
        let Some(after) = self.settings.forget_after else { return Ok(0) };
        let since = ids::now().saturating_sub(i64::try_from(after.as_millis()).unwrap_or(i64::MAX));
        let abandoned = self.store.abandoned(since).await.map_err(|error| problem::store(&error))?;
        let mut forgotten = 0;
        for table in &abandoned {
            let (reply, answer) = oneshot::channel();
            match self.ask(table, Ask::Forget(Box::new(Forget { since, reply }))).await {
                Ok(()) => forgotten += usize::from(answer.await.unwrap_or(false)),
                Err(problem) => tracing::error!(%table, why = problem.title, "a table cannot be taken up"),
            }
        }
        if forgotten > 0 {
            tracing::info!(forgotten, "tables where nobody came back are forgotten");
        }
        Ok(forgotten)
    }

    /// Does something at a table.
    pub(crate) async fn act(
        self: &Arc<House>,
        table: &TableId,
        person: Person,
        id: Option<String>,
        command: Command,
    ) -> Result<Done, Problem> {
        let (began, acts) = (Instant::now(), matches!(command, Command::Act { .. }));
        let (reply, answer) = oneshot::channel();
        self.ask(table, Ask::Do(Box::new(Deed { person, id, command, reply }))).await?;
        let done = answer.await.unwrap_or_else(|_| Err(problem::stopping()));
        match &done {
            Ok(_) if acts => self.metrics.action_time.observe(began.elapsed().as_secs_f64()),
            Ok(_) => {}
            Err(problem) => {
                self.metrics.refusals.get_or_create(&Why { why: problem.kind.clone() }).inc();
            }
        }
        done
    }

    /// Keeps that a person does not want to hear another one any more, or does again.
    pub(crate) async fn mute(&self, id: &PersonId, other: &PersonId, muted: bool) -> Result<(), Problem> {
        let mutes = self.store.mutes(id).await.map_err(|error| problem::store(&error))?;
        if muted && mutes.len() >= MOST_MUTES {
            return Err(problem::new("too_many_mutes", 409, format!("nobody can be deaf to more than {MOST_MUTES}")));
        }
        let known = self.people.person(other).await.map_err(|error| ProblemFrom::from(error).0)?;
        if muted && known.is_none() {
            return Err(problem::new("no_person", 404, "there is no such person"));
        }
        self.store.keep_mute(id, other, muted).await.map_err(|error| problem::store(&error))?;
        self.learn_mutes(id).await;
        self.tell(News::Muted { person: id.clone() });
        Ok(())
    }

    /// Reads whom a person does not want to hear.
    pub(crate) async fn learn_mutes(&self, id: &PersonId) {
        match self.store.mutes(id).await {
            Ok(mutes) => self.directory.learn_mutes(id, mutes),
            Err(error) => tracing::error!(%error, "the store has failed"),
        }
    }

    /// Looks at a table.
    pub(crate) async fn look(
        self: &Arc<House>,
        table: &TableId,
        person: Option<PersonId>,
        since: Number,
    ) -> Result<(TableView, Vec<Update>), Problem> {
        let (reply, answer) = oneshot::channel();
        self.ask(table, Ask::Look(Box::new(Look { person, since, reply }))).await?;
        answer.await.unwrap_or_else(|_| Err(problem::stopping()))
    }

    /// Where the cards of a table can be, as far as somebody can tell.
    pub(crate) async fn track(
        self: &Arc<House>,
        table: &TableId,
        person: Option<PersonId>,
    ) -> Result<Vec<Tracked>, Problem> {
        let (reply, answer) = oneshot::channel();
        self.ask(table, Ask::Track(Box::new(Track { person, reply }))).await?;
        answer.await.unwrap_or_else(|_| Err(problem::stopping()))
    }

    /// Opens a table; whoever does takes the first seat that is for people.
    pub(crate) async fn open(self: &Arc<House>, host: &PersonId, options: Options) -> Result<TableId, Problem> {
        let free = (0..options.players).find(|&seat| options.bots.get(usize::from(seat)).copied().flatten().is_none());
        let mut people = vec![None; usize::from(options.players)];
        if let Some(free) = free {
            people[usize::from(free)] = Some(host.clone());
        }
        House::reopen(self, host, options, people, None).await
    }

    /// Opens a table where somebody plays on against bots from a moment of a game that is over. It
    /// begins at once.
    pub(crate) async fn branch(
        self: &Arc<House>,
        host: &PersonId,
        from: &TableId,
        wanted: &NewBranch,
    ) -> Result<TableId, Problem> {
        let (log, room) = self.ended(from).await?;
        let branch = room.branch(&log, wanted).map_err(|error| problem::new("branch", 422, error.to_string()))?;
        let options = room.branch_options(wanted.seat, wanted.level);
        let id = self.new_table().await?;
        let opened = Entry::Opened {
            by: host.clone(),
            options,
            table: room.table().clone(),
            secret: self.chance.secret(&id).to_hex(),
            branch: Some(Box::new(branch)),
            rematch_of: None,
        };
        let sat = Entry::Sat { seat: wanted.seat, person: host.clone() };
        self.furnish(id, host, vec![opened, sat, Entry::Started]).await
    }

    /// Opens a table where people have their seats already, it may be for a rematch.
    pub(crate) async fn reopen(
        self: &Arc<House>,
        host: &PersonId,
        options: Options,
        people: Vec<Option<PersonId>>,
        rematch_of: Option<TableId>,
    ) -> Result<TableId, Problem> {
        let id = self.new_table().await?;
        let table = played(&options, &mut self.chance.lots(&id))?;
        let secret = self.chance.secret(&id).to_hex();
        let opened = Entry::Opened { by: host.clone(), options, table, secret, branch: None, rematch_of };
        let sat = |(seat, person): (usize, Option<PersonId>)| Some(Entry::Sat { seat: seat as u8, person: person? });
        let entries = std::iter::once(opened).chain(people.into_iter().enumerate().filter_map(sat));
        self.furnish(id, host, entries.collect()).await
    }

    /// A new table's id.
    async fn new_table(&self) -> Result<TableId, Problem> {
        loop {
            let (id, may_be_taken) = self.chance.table();
            if !may_be_taken || self.log(&id).await?.is_empty() {
                return Ok(id);
            }
        }
    }

    /// Stores the first entries of a new table, and sets it up.
    async fn furnish(self: &Arc<House>, id: TableId, host: &PersonId, entries: Vec<Entry>) -> Result<TableId, Problem> {
        let mine = self.store.present(host).await.map_err(|error| problem::store(&error))?;
        if mine.len() >= self.settings.tables_each || self.tables().len() >= self.settings.tables {
            let title = "there are too many games that are not over: end some";
            return Err(Problem { retry_after: Some(60), ..problem::new("too_many_tables", 429, title) });
        }
        let now = ids::now();
        let dated = entries.iter().cloned().map(|entry| (now, entry));
        let room = Room::replay(&id, dated).map_err(|error| problem::bug(&error.to_string()))?;
        let append =
            Append { table: id.clone(), first: 0, lines: lines(now, &entries)?, listing: Some(listing(&room, now)) };
        self.scribe.append(append).await.map_err(|_| problem::not_stored())?;
        self.tables().insert(id.clone(), Handle::start(Arc::clone(self), room));
        Ok(id)
    }

    /// Finds somebody who wants the same: takes a seat at such a table, or opens one.
    pub(crate) async fn find(self: &Arc<House>, person: &Person, options: Options) -> Result<TableId, Problem> {
        let options = Options { public: true, ..options };
        let _pairing = self.pairing.lock().await;
        let fits = |table: &&TableSummary| table.stage == Stage::Gathering && table.options == options;
        let sits = |table: &TableSummary| {
            table.seats.iter().any(|seat| seat.person.as_ref().is_some_and(|at| at.id == person.id))
        };
        let waiting = self.lobby.list();
        if let Some(own) = waiting.iter().filter(fits).find(|table| sits(table)) {
            return Ok(own.id.clone());
        }
        for table in waiting.iter().rev().filter(fits) {
            let free = table.seats.iter().position(|seat| seat.person.is_none() && seat.bot.is_none());
            let Some(seat) = free else { continue };
            let sit = Command::Sit { seat: seat as u8 };
            if self.act(&table.id, person.clone(), None, sit).await.is_ok() {
                return Ok(table.id.clone());
            }
        }
        self.open(&person.id, options).await
    }
}

/// What is played at a table with these options, lots drawn.
fn played(options: &Options, rng: &mut Rng) -> Result<Table, Problem> {
    let players = options.players;
    if !(2..=4).contains(&players) {
        return Err(problem::options("two to four play"));
    }
    let bots = options.bots.iter().flatten().count();
    if options.bots.len() > usize::from(players) || bots >= usize::from(players) {
        return Err(problem::options("at least one seat must be for a person, and only seats can have bots"));
    }
    check_clock(options.clock)?;
    let factions = match &options.deck {
        Deck::Claim => Factions::Claim,
        Deck::Claim2 => Factions::Claim2,
        Deck::Named(named) => Factions::Named(named.clone()),
        Deck::Random => Factions::Named(rng.choose(&Table::decks(players)).clone()),
    };
    let spec = Spec {
        factions,
        setting: drawn(options.setting, &Setting::ALL, rng),
        building: drawn(options.building, &Building::ALL, rng),
        edition: options.edition,
    };
    let table = spec.table(players).map_err(|error| problem::options(error.to_string()))?;
    let first = Seat(options.first_leader.unwrap_or(0));
    table.led_by(first).map_err(|error| problem::options(error.to_string()))
}

fn drawn<T: Copy>(pick: Pick<T>, all: &[T], rng: &mut Rng) -> Option<T> {
    match pick {
        Pick::None => None,
        Pick::Random => Some(*rng.choose(all)),
        Pick::Named(named) => Some(named),
    }
}

fn check_clock(clock: Clock) -> Result<(), Problem> {
    let good = match clock {
        Clock::None => true,
        Clock::RealTime { bank, step } => bank <= 24 * 60 * 60 && step <= 60 * 60 && bank + step > 0,
        Clock::Correspondence { days } => (1..=30).contains(&days),
    };
    if good {
        Ok(())
    } else {
        Err(problem::options("a bank of up to 24 hours with up to an hour a move, or 1 to 30 days"))
    }
}
