//! Data that earlier versions have stored (`testdata/stored`): games are listed and have the same records,
//! unfinished games can be played to the end, and people keep their accounts, settings and chat.

use crate::browser::Browser;
use crate::postgres::Postgres;
use crate::support::{Page, settings};
use interregnum_fair::Proof;
use interregnum_protocol::{
    BotLevel, Carried, Command, Credentials, EndedBy, Looked, MadeToken, May, Number, PastGame, Person, PersonId,
    PresentGame, ServerMessage, Stage, TableId, TableSummary, TableView, Token,
};
use interregnum_rules::{Kind, Record, Rng};
use interregnum_server::upkeep::restore;
use interregnum_server::{Database, Server, Settings};
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tokio::task::JoinSet;

/// The manifest of a version.
#[derive(Deserialize)]
struct Manifest {
    stores: Vec<Stored>,
}

/// The content of a store.
#[derive(Deserialize)]
struct Stored {
    /// The files with this content, by format.
    files: BTreeMap<String, String>,
    people: BTreeMap<String, Somebody>,
    closed: Vec<Key>,
    lobby: BTreeSet<TableId>,
    tables: Vec<Left>,
    /// The folder of the version.
    #[serde(skip)]
    folder: PathBuf,
    /// The records of the games in the folder.
    #[serde(skip)]
    records: Vec<String>,
}

#[derive(Deserialize)]
struct Somebody {
    id: PersonId,
    /// Known for people with a cookie.
    name: Option<String>,
    guest: Option<bool>,
    cookie: Option<String>,
    settings: Option<Value>,
    mutes: Option<BTreeSet<PersonId>>,
    account: Option<Credentials>,
    token: Option<MadeToken>,
}

/// A cookie or token that is no longer valid.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Key {
    Cookie(String),
    Token(String),
}

/// A table in some state. People have the names that the manifest gives them.
#[derive(Deserialize)]
struct Left {
    state: String,
    table: TableId,
    stage: Stage,
    number: Number,
    people: Vec<Option<String>>,
    bots: Vec<Option<BotLevel>>,
    public: bool,
    phase: Option<u8>,
    #[serde(default)]
    asked: Vec<(u8, Kind)>,
    ended: Option<EndedBy>,
    #[serde(default)]
    winners: Vec<u8>,
    /// The line of its record, from 1.
    record: Option<usize>,
    /// The last action that was sent with a request id.
    repeated: Option<Repeated>,
    /// For each person the chat that they see: who, whether as a spectator, and what.
    #[serde(default)]
    heard: BTreeMap<String, Vec<(String, bool, String)>>,
}

#[derive(Deserialize)]
struct Repeated {
    by: String,
    id: String,
    command: Value,
    number: Number,
}

impl Stored {
    /// All stores in this format, with their files.
    fn all(format: &str) -> Vec<(PathBuf, Stored)> {
        let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/stored");
        let entries = std::fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path());
        let folders = entries.filter(|folder| folder.join("manifest.json").is_file());
        let file = |stored: &Stored| Some(stored.folder.join(stored.files.get(format)?));
        let stores = folders.flat_map(|folder| Stored::of_version(&folder));
        let found: Vec<_> = stores.filter_map(|stored| Some((file(&stored)?, stored))).collect();
        assert!(!found.is_empty(), "there is a store in the format {format}");
        found
    }

    fn of_version(folder: &Path) -> Vec<Stored> {
        let text = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap();
        let Manifest { stores } = serde_json::from_str(&text("manifest.json")).unwrap();
        let records: Vec<String> = text("records.ndjson").lines().map(str::to_owned).collect();
        let complete = |store| Stored { folder: folder.to_owned(), records: records.clone(), ..store };
        stores.into_iter().map(complete).collect()
    }

    /// The tables of a person whose games are over, or not.
    fn of_person(&self, key: &str, over: bool) -> BTreeSet<&TableId> {
        let sits = |left: &&Left| left.people.iter().flatten().any(|at| at == key);
        let tables = self.tables.iter().filter(|left| (left.stage == Stage::Over) == over);
        tables.filter(sits).map(|left| &left.table).collect()
    }

    fn record(&self, left: &Left) -> Value {
        serde_json::from_str(&self.records[left.record.expect("a record") - 1]).unwrap()
    }
}

impl Left {
    /// Whether a bot was to act when the server stopped. It may have acted in the meantime.
    fn waits_for_a_bot(&self) -> bool {
        self.asked.iter().any(|&(seat, _)| self.bots[usize::from(seat)].is_some())
    }
}

/// The people who can log in.
type People = BTreeMap<String, Browser>;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_files_of_earlier_versions_are_read_and_played_on() {
    for (file, stored) in Stored::all("sqlite") {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("test.db");
        std::fs::copy(file, &copy).unwrap();
        is_read_and_played_on(&stored, Database::Sqlite(copy)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_dumps_of_earlier_versions_are_read_and_played_on() {
    for (file, stored) in Stored::all("postgresql") {
        let postgres = Postgres::start();
        let mut connection = PgConnection::connect(&postgres.url()).await.unwrap();
        let dump = std::fs::read_to_string(file).unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(dump)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        is_read_and_played_on(&stored, Database::Postgres(postgres.url())).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_of_earlier_versions_are_restored_and_played_on() {
    for (file, stored) in Stored::all("backup") {
        let folder = tempfile::tempdir().unwrap();
        let place = Database::Sqlite(folder.path().join("test.db"));
        let restored = restore(&file, &place, false).await.expect("every game plays again");
        assert_eq!(restored.tables, stored.tables.len() as u64);
        is_read_and_played_on(&stored, place).await;
    }
}

async fn is_read_and_played_on(stored: &Stored, database: Database) {
    let folder = tempfile::tempdir().unwrap();
    // The tables are older than any limit.
    let settings = Settings { database, forget_after: None, ..settings(folder.path()) };
    let server = Server::start(settings).await.expect("the server starts");
    let mut people = come_in(&server, stored).await;
    keys_open_what_they_opened(&server, stored, &mut people).await;
    for left in &stored.tables {
        is_as_it_was_left(stored, left, &mut people).await;
    }
    lists_are_as_they_were(stored, &mut people).await;
    for left in &stored.tables {
        match left.stage {
            Stage::Over => replays_to_the_same_record(stored, left, &mut people).await,
            _ => a_repeated_request_counts_once(left, &mut people).await,
        }
        talk_is_heard(&server, stored, left, &people).await;
    }
    archive_is_as_it_was(stored, &mut people).await;

    let mut games = JoinSet::new();
    for left in stored.tables.iter().filter(|left| left.stage != Stage::Over) {
        let players = gather(left, &mut people).await;
        games.spawn(play_on(server.address().to_string(), left.table.clone(), left.state.clone(), players));
    }
    while let Some(played) = games.join_next().await {
        played.expect("the game goes on to its end");
    }
    server.stop().await;
}

/// People come back with their cookies. An account can also log in.
async fn come_in(server: &Server, stored: &Stored) -> People {
    let mut people = People::new();
    for (key, somebody) in &stored.people {
        if let Some(account) = &somebody.account {
            let mut browser = Browser::new(server.address());
            let person: Person = browser.get("POST", "/api/v1/session", json!(account)).await;
            assert_eq!((person.id, person.name.as_str(), person.guest), (somebody.id.clone(), &*account.name, false));
            people.insert(key.clone(), browser);
        }
        if let Some(cookie) = &somebody.cookie {
            people.insert(key.clone(), Browser::with_cookie(server.address(), cookie));
        }
    }
    people
}

async fn keys_open_what_they_opened(server: &Server, stored: &Stored, people: &mut People) {
    for (key, browser) in people {
        let somebody = &stored.people[key];
        let me: Person = browser.get("GET", "/api/v1/me", Value::Null).await;
        assert_eq!(me.id, somebody.id);
        if somebody.cookie.is_some() {
            assert_eq!((Some(me.name), Some(me.guest)), (somebody.name.clone(), somebody.guest));
            let settings: Value = browser.get("GET", "/api/v1/me/settings", Value::Null).await;
            assert_eq!(Some(settings), somebody.settings);
            let muted: Vec<Person> = browser.get("GET", "/api/v1/me/mutes", Value::Null).await;
            assert_eq!(Some(muted.into_iter().map(|person| person.id).collect()), somebody.mutes);
        }
        if let Some(MadeToken { secret, token }) = &somebody.token {
            let tokens: Vec<Token> = browser.get("GET", "/api/v1/me/tokens", Value::Null).await;
            // Using a token changes when it was used last.
            let tokens: Vec<Token> = tokens.into_iter().map(|there| Token { used: token.used, ..there }).collect();
            assert_eq!(tokens, std::slice::from_ref(token));
            let mut program = Browser::with_token(server.address(), secret);
            assert_eq!(program.get::<Person>("GET", "/api/v1/me", Value::Null).await.id, somebody.id);
        }
    }
    for key in &stored.closed {
        let mut nobody = match key {
            Key::Cookie(cookie) => Browser::with_cookie(server.address(), cookie),
            Key::Token(token) => Browser::with_token(server.address(), token),
        };
        assert_eq!(nobody.problem("GET", "/api/v1/me", Value::Null).await.status, 401);
    }
}

/// A person who sits at a table.
fn viewer<'a>(left: &Left, people: &'a mut People) -> &'a mut Browser {
    let sits = left.people.iter().flatten().find(|&key| people.contains_key(key));
    people.get_mut(sits.expect("a seated person can log in")).unwrap()
}

async fn look(browser: &mut Browser, table: &TableId) -> TableView {
    browser.get::<Looked>("GET", &format!("/api/v1/tables/{table}"), Value::Null).await.view
}

async fn is_as_it_was_left(stored: &Stored, left: &Left, people: &mut People) {
    let view = look(viewer(left, people), &left.table).await;
    let state = &left.state;
    assert_eq!((view.stage, view.options.public), (left.stage, left.public), "{state}");
    let sitting = view.seats.iter().map(|seat| seat.person.as_ref().map(|person| &person.id));
    let expected = left.people.iter().map(|key| key.as_ref().map(|key| &stored.people[key].id));
    assert!(sitting.eq(expected), "{state}: {:?}", view.seats);
    assert!(view.seats.iter().map(|seat| seat.bot).eq(left.bots.iter().copied()), "{state}: {:?}", view.seats);
    if left.waits_for_a_bot() {
        assert!(view.number >= left.number, "{state}");
        return;
    }
    assert_eq!(view.number, left.number, "{state}");
    if left.stage == Stage::Playing {
        let game = view.game.as_ref().expect("a game");
        let asked: Vec<(u8, Kind)> = game.asked.iter().map(|at| (at.seat, at.kind)).collect();
        assert_eq!((Some(game.phase), &asked), (left.phase, &left.asked), "{state}");
    }
    if let Some(ended) = &left.ended {
        let ending = view.ending.expect("an ending");
        assert_eq!((&ending.by, &ending.winners), (ended, &left.winners), "{state}");
    }
}

/// Each table has been looked at before: a table adds itself to the lobby before it answers.
async fn lists_are_as_they_were(stored: &Stored, people: &mut People) {
    let anybody = people.values_mut().next().expect("people");
    let lobby: Vec<TableSummary> = anybody.get("GET", "/api/v1/tables", Value::Null).await;
    assert_eq!(lobby.into_iter().map(|table| table.id).collect::<BTreeSet<_>>(), stored.lobby);
    for (key, browser) in people {
        let present: Vec<PresentGame> = browser.get("GET", "/api/v1/me/tables", Value::Null).await;
        assert_eq!(present.iter().map(|game| &game.id).collect::<BTreeSet<_>>(), stored.of_person(key, false));
        let past: Vec<PastGame> = browser.get("GET", "/api/v1/me/games", Value::Null).await;
        assert_eq!(past.iter().map(|game| &game.table).collect::<BTreeSet<_>>(), stored.of_person(key, true));
        for game in past {
            let left = stored.tables.iter().find(|left| left.table == game.table).unwrap();
            assert_eq!((game.by, &game.winners, game.seats.len()), (left.ended, &left.winners, left.people.len()));
            assert_eq!(left.people[usize::from(game.you)].as_deref(), Some(key.as_str()));
        }
    }
}

async fn replays_to_the_same_record(stored: &Stored, left: &Left, people: &mut People) {
    let browser = viewer(left, people);
    let path = format!("/api/v1/tables/{}", left.table);
    let record: Value = browser.get("GET", &format!("{path}/record"), Value::Null).await;
    assert_eq!(record, stored.record(left), "{}", left.state);
    follows_the_rules(&serde_json::from_value(record).unwrap());
    let replay = browser.send("GET", &format!("{path}/replay"), Value::Null).await.text().await.unwrap();
    match serde_json::from_str(replay.lines().last().expect("steps")).unwrap() {
        ServerMessage::Update { view, .. } => assert_eq!((view.number, view.stage), (left.number, Stage::Over)),
        other => panic!("{other:?}"),
    }
}

/// A record follows the rules, and its deal is fair.
fn follows_the_rules(record: &Record) {
    let trace = record.check().expect("the game follows the rules");
    assert_eq!(trace.result.is_some(), record.result.is_some());
    if let Some(fair) = &record.fair {
        let proof = Proof::try_from(fair).unwrap();
        assert_eq!(proof.verify(&record.table, &record.deal), Ok(()));
    }
}

async fn a_repeated_request_counts_once(left: &Left, people: &mut People) {
    let Some(Repeated { by, id, command, number }) = &left.repeated else { return };
    let Some(browser) = people.get_mut(by) else { return };
    let path = format!("/api/v1/tables/{}/commands", left.table);
    let carried: Carried = browser.get("POST", &path, json!({ "id": id, "command": command })).await;
    assert_eq!(carried.number, Some(*number), "{}", left.state);
}

async fn talk_is_heard(server: &Server, stored: &Stored, left: &Left, people: &People) {
    for (key, expected) in &left.heard {
        let mut page = Page::again(server.address(), people[key].cookie()).await;
        page.watch(&left.table).await;
        let mut heard = Vec::new();
        loop {
            match page.next().await {
                ServerMessage::Talk { sayings, .. } => heard = sayings,
                ServerMessage::Presence { .. } => break,
                _ => {}
            }
        }
        let heard = heard.into_iter().map(|said| (said.by.id, said.watching, said.text));
        let expected =
            expected.iter().map(|(by, watching, text)| (stored.people[by].id.clone(), *watching, text.clone()));
        assert!(heard.eq(expected), "{} at {}", key, left.state);
    }
}

async fn archive_is_as_it_was(stored: &Stored, people: &mut People) {
    let anybody = people.values_mut().next().expect("people");
    let archive = anybody.send("GET", "/api/v1/archive", Value::Null).await.text().await.unwrap();
    let public = stored.tables.iter().filter(|left| left.public && !left.winners.is_empty());
    let mut expected: Vec<String> = public.map(|left| stored.record(left).to_string()).collect();
    let line = |line| serde_json::from_str::<Value>(line).unwrap().to_string();
    let mut found: Vec<String> = archive.lines().map(line).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

/// Free seats are taken, players are ready or take their seats back from bots, and a bot takes the seat of a
/// player who no longer exists. Returns the cookies of the players.
async fn gather(left: &Left, people: &mut People) -> Vec<String> {
    let path = format!("/api/v1/tables/{}/commands", left.table);
    let command = |command: Command| json!({ "command": command });
    let mut players = Vec::new();
    let mut others: Vec<String> =
        people.keys().filter(|&key| !left.people.contains(&Some(key.clone()))).cloned().collect();
    for seat in 0..left.people.len() as u8 {
        let at = usize::from(seat);
        let key = match &left.people[at] {
            Some(key) => key.clone(),
            None if left.bots[at].is_some() => continue,
            None => {
                let key = others.pop().expect("a person for a free seat");
                let sit = command(Command::Sit { seat });
                people.get_mut(&key).unwrap().get::<Carried>("POST", &path, sit).await;
                key
            }
        };
        let Some(browser) = people.get_mut(&key) else {
            let replace = command(Command::Replace { seat });
            viewer(left, people).get::<Carried>("POST", &path, replace).await;
            continue;
        };
        if left.stage == Stage::Gathering {
            let ready = command(Command::Ready { nonce: format!("{seat:02x}") });
            browser.get::<Carried>("POST", &path, ready).await;
        }
        if look(browser, &left.table).await.may.contains(&May::Return) {
            browser.get::<Carried>("POST", &path, command(Command::Return)).await;
        }
        // A bot plays on for good if the player has lost.
        if look(browser, &left.table).await.seats[at].bot.is_none() {
            players.push(browser.cookie().to_owned());
        }
    }
    players
}

/// The players play to the end, and the record is in order.
async fn play_on(address: String, table: TableId, state: String, players: Vec<String>) {
    let mut playing = JoinSet::new();
    for (player, cookie) in players.into_iter().enumerate() {
        let (address, table) = (address.parse().unwrap(), table.clone());
        playing.spawn(async move {
            let mut page = Page::again(address, &cookie).await;
            let view = page.watch(&table).await;
            page.play_on(view, &mut Rng::stream(7, player as u64)).await
        });
    }
    while let Some(played) = playing.join_next().await {
        let ending = played.expect("everyone plays on").ending.expect("an ending");
        assert_eq!(ending.by, EndedBy::Votes, "{state}: clocks were stopped");
    }
    let record = reqwest::get(format!("http://{address}/api/v1/tables/{table}/record")).await.unwrap();
    let record: Record = record.json().await.unwrap();
    assert!(record.result.is_some(), "{state}");
    follows_the_rules(&record);
}
