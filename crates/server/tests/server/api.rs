//! What programs do over HTTP.

use crate::browser::Browser;
use crate::support::server;
use interregnum_client::{any_answer, question};
use interregnum_protocol::{
    BotLevel, Looked, MadeToken, OpenedTable, Options, PresentGame, ServerMessage, Session, Stage, TableView, Token,
    Tracked, Update,
};
use interregnum_rules::{Record, Rng, notation};
use serde_json::{Value, json};
use std::net::SocketAddr;

async fn token(owner: &mut Browser, scopes: &[&str]) -> MadeToken {
    owner.get("POST", "/api/v1/me/tokens", json!({ "label": "a program", "scopes": scopes })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_what_it_is_for_until_it_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let reader = token(&mut ada, &["read", "read"]).await;
    let player = token(&mut ada, &["play"]).await;
    let mut program = Browser::with_token(server.address(), &reader.secret);
    assert_eq!(program.send("GET", "/api/v1/me", Value::Null).await.status(), 200);
    for (method, path, body, refused) in [
        ("POST", "/api/v1/tables", json!({}), "scope"),
        ("PATCH", "/api/v1/me", json!({ "name": "Eve" }), "scope"),
        ("PUT", "/api/v1/me/settings", json!({}), "scope"),
        ("GET", "/api/v1/me/tokens", Value::Null, "in_person"),
        ("POST", "/api/v1/me/tokens", json!({ "label": "more", "scopes": ["play"] }), "in_person"),
        ("DELETE", "/api/v1/me", Value::Null, "in_person"),
    ] {
        assert_eq!(program.problem(method, path, body).await.kind, refused, "{method} {path}");
    }
    let mut other = Browser::with_token(server.address(), &player.secret);
    assert_eq!(other.send("POST", "/api/v1/tables", json!({})).await.status(), 201);
    let table: OpenedTable = other.get("POST", "/api/v1/tables", json!({})).await;
    let say = json!({ "command": { "say": { "text": "Hello" } } });
    let path = format!("/api/v1/tables/{}/commands", table.table);
    assert_eq!(other.problem("POST", &path, say).await.kind, "scope");

    let tokens: Vec<Token> = ada.get("GET", "/api/v1/me/tokens", Value::Null).await;
    assert_eq!(tokens, [reader.token.clone(), player.token], "sessions are no tokens");
    let path = format!("/api/v1/me/tokens/{}", reader.token.id);
    assert_eq!(ada.send("DELETE", &path, Value::Null).await.status(), 204);
    assert_eq!(program.problem("GET", "/api/v1/me", Value::Null).await.kind, "token");
    assert_eq!(ada.problem("DELETE", &path, Value::Null).await.kind, "no_token");
    for wrong in [json!({ "label": " ", "scopes": ["read"] }), json!({ "label": "x", "scopes": [] })] {
        assert_eq!(ada.problem("POST", "/api/v1/me/tokens", wrong).await.kind, "token");
    }
    server.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(!holds(&player.secret), "secrets are not stored in the clear");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_for_the_person_and_not_looked_into() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let settings = json!({ "sound": false, "deck": ["gnomes"], "speed": 1.5 });
    assert_eq!(ada.send("PUT", "/api/v1/me/settings", settings.clone()).await.status(), 204);
    let account = json!({ "name": "Ada L.", "password": "a long password" });
    assert_eq!(ada.send("POST", "/api/v1/account", account.clone()).await.status(), 201);
    let mut elsewhere = Browser::new(server.address());
    assert_eq!(elsewhere.send("POST", "/api/v1/session", account).await.status(), 200);
    let kept: Value = elsewhere.get("GET", "/api/v1/me/settings", Value::Null).await;
    assert_eq!(kept, settings);
    let long = json!({ "note": "x".repeat(9000) });
    assert_eq!(ada.problem("PUT", "/api/v1/me/settings", long).await.kind, "settings");
    assert_eq!(ada.problem("PUT", "/api/v1/me/settings", json!([1])).await.kind, "unreadable");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_who_they_are_is_told_even_if_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut nobody = Browser::new(server.address());
    assert_eq!(nobody.get::<Session>("GET", "/api/v1/session", Value::Null).await.person, None);
    let mut ada = Browser::guest(server.address(), "Ada").await;
    assert_eq!(ada.get::<Session>("GET", "/api/v1/session", Value::Null).await.person.unwrap().name, "Ada");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn present_games_say_whose_turn_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let mut ben = Browser::guest(server.address(), "Ben").await;
    let options = Options { first_leader: Some(0), ..Options::default() };
    let opened: OpenedTable = ada.get("POST", "/api/v1/tables", json!(options)).await;
    let commands = format!("/api/v1/tables/{}/commands", opened.table);
    let games: Vec<PresentGame> = ada.get("GET", "/api/v1/me/tables", Value::Null).await;
    assert_eq!((games[0].stage, games[0].your_turn, games[0].phase), (Stage::Gathering, false, None));
    ben.get::<Value>("POST", &commands, json!({ "command": { "sit": { "seat": 1 } } })).await;
    for person in [&mut ada, &mut ben] {
        person.get::<Value>("POST", &commands, json!({ "command": { "ready": { "nonce": "5eed" } } })).await;
    }
    for (person, turn) in [(&mut ada, true), (&mut ben, false)] {
        let games: Vec<PresentGame> = person.get("GET", "/api/v1/me/tables", Value::Null).await;
        assert_eq!((games[0].stage, games[0].your_turn, games[0].phase), (Stage::Playing, turn, Some(1)));
        assert_eq!((games.len(), games[0].deck.as_str()), (1, "claim"));
    }
    ben.get::<Value>("POST", &commands, json!({ "command": "resign" })).await;
    assert_eq!(ada.get::<Vec<PresentGame>>("GET", "/api/v1/me/tables", Value::Null).await, []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tracker_tells_a_seat_what_it_can_know_where_the_table_allows_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let bots = vec![None, Some(BotLevel::Novice)];
    for (tracker, allowed) in [(true, true), (false, false)] {
        let options = Options { bots: bots.clone(), tracker, first_leader: Some(0), ..Options::default() };
        let opened: OpenedTable = ada.get("POST", "/api/v1/tables", json!(options)).await;
        let path = format!("/api/v1/tables/{}/tracker", opened.table);
        if !allowed {
            assert_eq!(ada.problem("GET", &path, Value::Null).await.kind, "no_tracker");
            continue;
        }
        assert_eq!(ada.get::<Vec<Tracked>>("GET", &path, Value::Null).await, []);
        let ready = json!({ "command": { "ready": { "nonce": "5eed" } } });
        ada.get::<Value>("POST", &format!("/api/v1/tables/{}/commands", opened.table), ready).await;
        let tracked: Vec<Tracked> = ada.get("GET", &path, Value::Null).await;
        let count = |of: fn(&Tracked) -> usize| tracked.iter().map(of).sum::<usize>();
        assert_eq!((count(|at| at.copies), count(|at| at.mine), count(|at| at.open)), (52, 13, 1));
        let elsewhere: f64 = tracked.iter().flat_map(|at| &at.elsewhere).map(|likely| likely.copies).sum();
        assert!((elsewhere - 38.0).abs() < 1e-6, "{elsewhere}");
        for likely in tracked.iter().flat_map(|at| &at.elsewhere) {
            assert!(likely.least <= likely.most && (0.0..=1.0).contains(&likely.chance), "{likely:?}");
        }
        let mut watcher = Browser::new(server.address());
        let tracked: Vec<Tracked> = watcher.get("GET", &path, Value::Null).await;
        assert!(tracked.iter().all(|at| at.mine == 0 && at.elsewhere.is_empty()));
    }
    server.stop().await;
}

/// A table's events, line by line.
struct Events {
    response: reqwest::Response,
    bytes: Vec<u8>,
}

impl Events {
    async fn of(program: &mut Browser, table: &str, since: Option<u32>) -> Events {
        let since = since.map_or_else(String::new, |since| format!("?since={since}"));
        let path = format!("/api/v1/tables/{table}/events{since}");
        let response = program.send("GET", &path, Value::Null).await;
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Events { response, bytes: Vec::new() }
    }

    /// The next message; nothing at the end.
    async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            if let Some(end) = self.bytes.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.bytes.drain(..=end).collect();
                if line.len() > 1 {
                    return Some(serde_json::from_slice(&line).expect("a message of the protocol"));
                }
                continue;
            }
            self.bytes.extend(self.response.chunk().await.ok()??);
        }
    }

    /// What happened next, and the table after it.
    async fn update(&mut self) -> (Vec<Update>, TableView) {
        loop {
            match self.next().await.expect("the stream goes on") {
                ServerMessage::Table { view } => return (Vec::new(), *view),
                ServerMessage::Update { updates, view } => return (updates, *view),
                _ => {}
            }
        }
    }
}

/// A table against a bot, and a program that is ready there.
async fn against_a_bot(address: SocketAddr, program: &mut Browser) -> String {
    let options = Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() };
    let table: OpenedTable = program.get("POST", "/api/v1/tables", json!(options)).await;
    let ready = json!({ "id": "r", "command": { "ready": { "nonce": "5eed" } } });
    let path = format!("/api/v1/tables/{}/commands", table.table);
    assert_eq!(program.send("POST", &path, ready).await.status(), 200);
    assert_eq!(
        reqwest::get(format!("http://{address}/api/v1/tables/{}/record", table.table)).await.unwrap().status(),
        409
    );
    table.table.0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_by_requests_and_a_stream_that_goes_on_where_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut owner = Browser::guest(server.address(), "Ada").await;
    let made = token(&mut owner, &["read", "play"]).await;
    let mut program = Browser::with_token(server.address(), &made.secret);
    let table = against_a_bot(server.address(), &mut program).await;
    let mut events = Events::of(&mut program, &table, None).await;
    let mut rng = Rng::seeded(5);
    let mut seen: Vec<(Update, TableView)> = Vec::new();
    let (_, mut view) = events.update().await;
    let first = view.number;
    while view.stage != Stage::Over {
        if let Some((number, question)) = question(&view) {
            let act = json!({ "command": { "act": { "number": number, "answer": any_answer(question, &mut rng) } } });
            let path = format!("/api/v1/tables/{table}/commands");
            assert_eq!(program.send("POST", &path, act.clone()).await.status(), 200);
            let again = program.problem("POST", &path, act).await.kind;
            assert!(["late", "stage"].contains(&again.as_str()), "each question is answered once: {again}");
        }
        if view.number % 10 == 0 {
            events = Events::of(&mut program, &table, Some(view.number)).await;
        }
        let (updates, after) = events.update().await;
        for update in updates {
            assert_eq!(update.number, first + seen.len() as u32 + 1, "nothing is missing, nothing comes twice");
            seen.push((update, after.clone()));
        }
        view = after;
    }
    let looked: Looked = program.get("GET", &format!("/api/v1/tables/{table}?since={first}"), Value::Null).await;
    assert_eq!(looked.updates, seen.iter().map(|(update, _)| update.clone()).collect::<Vec<_>>());

    check_replay(&mut program, &table, first, &seen).await;
    let record: Record = program.get("GET", &format!("/api/v1/tables/{table}/record"), Value::Null).await;
    let text = program.send("GET", &format!("/api/v1/tables/{table}/record?format=text"), Value::Null).await;
    let again = notation::read_one(&text.text().await.unwrap()).expect("the text is a record");
    assert_eq!((again.actions, again.deal), (record.actions, record.deal));
    server.stop().await;
}

/// From a seat, a game is seen again as it was seen then; from above, every card is open.
async fn check_replay(program: &mut Browser, table: &str, first: u32, seen: &[(Update, TableView)]) {
    let mut again = async |from: &str| {
        let path = format!("/api/v1/tables/{table}/replay?from={from}");
        let text = program.send("GET", &path, Value::Null).await.text().await.unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<ServerMessage>>()
    };
    let mine = again("0").await;
    assert_eq!(mine.len(), first as usize + 1 + seen.len());
    for (message, (update, view)) in mine.into_iter().skip(first as usize + 1).zip(seen) {
        let ServerMessage::Update { updates, view: after } = message else { panic!("an update: {message:?}") };
        assert_eq!(updates, std::slice::from_ref(update));
        if after.number == view.number && after.stage != Stage::Over {
            assert_eq!(after.game, view.game);
        }
    }
    for message in again("open").await {
        let text = serde_json::to_string(&message).unwrap();
        assert!(!text.contains("??"), "{text}");
    }
    let other = again("1").await;
    assert!(serde_json::to_string(&other).unwrap().contains("??"), "from a seat not everything is open");
    for wrong in ["2", "-1", "above"] {
        let path = format!("/api/v1/tables/{table}/replay?from={wrong}");
        assert_eq!(program.problem("GET", &path, Value::Null).await.kind, "from");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_when_the_server_stops_and_the_game_goes_on_at_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let first = server(folder.path()).await;
    let mut owner = Browser::guest(first.address(), "Ada").await;
    let made = token(&mut owner, &["read", "play"]).await;
    let mut program = Browser::with_token(first.address(), &made.secret);
    let table = against_a_bot(first.address(), &mut program).await;
    let mut events = Events::of(&mut program, &table, None).await;
    let mut last = events.update().await.1;
    let stopped = tokio::spawn(first.stop());
    while let Some(message) = events.next().await {
        if let ServerMessage::Update { view, .. } = message {
            last = *view;
        }
    }
    stopped.await.expect("it stops");

    let second = server(folder.path()).await;
    let mut program = Browser::with_token(second.address(), &made.secret);
    let mut events = Events::of(&mut program, &table, Some(last.number)).await;
    let (updates, view) = events.update().await;
    assert_eq!(updates.len() as u32, view.number - last.number);
    assert_eq!(view.stage, Stage::Playing);
    second.stop().await;
}
