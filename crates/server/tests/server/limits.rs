//! How much is taken from one sender.

use crate::browser::Browser;
use crate::support::{Page, settings};
use interregnum_client::{Client, ClientError};
use interregnum_protocol::{ClientMessage, Command, Options, ServerMessage};
use interregnum_server::{Limits, Server, Settings};
use serde_json::{Value, json};
use std::path::Path;

/// So many views of a table do not fit between a server and a page that does not read.
const VIEWS: usize = 8000;

async fn limited(folder: &Path, limits: Limits) -> Server {
    Server::start(Settings { limits, ..settings(folder) }).await.expect("the server starts")
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_from_an_address_are_refused_with_the_time_to_wait() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), Limits { requests: 1, ..Limits::NONE }).await;
    let mut ada = Browser::new(server.address());
    let mut refused = None;
    for _ in 0..60 {
        let response = ada.send("GET", "/api/v1/tables", Value::Null).await;
        if response.status() == 429 {
            refused = Some(response);
            break;
        }
        assert_eq!(response.status(), 200);
    }
    let response = refused.expect("there is an end");
    assert_eq!(response.headers()["content-type"], "application/problem+json");
    assert_eq!(response.headers()["retry-after"], "1");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), Limits { sayings: 6, ..Limits::NONE }).await;
    let mut ada = Page::open(server.address(), "Ada").await;
    let table = ada.open_table(Options::default()).await;
    let mut refused = Vec::new();
    for _ in 0..4 {
        refused.extend(ada.act(&table, Command::Say { text: "blah".into() }).await.err());
    }
    let kinds: Vec<&str> = refused.iter().map(|problem| problem.kind.as_str()).collect();
    assert_eq!(kinds, ["too_many_requests"; 2]);
    assert!(refused[0].retry_after.is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_out() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), Limits { passwords: 2, ..Limits::NONE }).await;
    let mut eve = Browser::new(server.address());
    let guess = json!({ "name": "Ada", "password": "one of many" });
    for _ in 0..2 {
        assert_eq!(eve.problem("POST", "/api/v1/session", guess.clone()).await.kind, "wrong");
    }
    let problem = eve.problem("POST", "/api/v1/session", guess).await;
    assert_eq!((problem.status, problem.retry_after.is_some()), (429, true));
    assert_eq!(eve.send("GET", "/api/v1/tables", Value::Null).await.status(), 200, "other requests are served");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_counted_by_address_and_by_person_until_they_end() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { connections_by_address: 3, connections_by_person: 2, ..Limits::NONE };
    let server = limited(folder.path(), limits).await;
    let address = server.address().to_string();
    let ada = Client::guest(&address, "Ada").await.unwrap();
    let second = Client::again(&address, ada.cookie()).await.unwrap();
    let refused = |client: Result<Client, ClientError>| match client.map(|_| ()) {
        Err(ClientError::Socket(error)) => error.to_string().contains("429"),
        _ => false,
    };
    assert!(refused(Client::again(&address, ada.cookie()).await), "a person has two");
    let bob = Client::guest(&address, "Bob").await.unwrap();
    assert!(refused(Client::again(&address, bob.cookie()).await), "an address has three");
    drop(second);
    // The server notices when it does: what counts is that it does.
    while refused(Client::again(&address, bob.cookie()).await) {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_watches_so_many_tables_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), Limits::NONE).await;
    let mut ada = Page::open(server.address(), "Ada").await;
    let mut tables = Vec::new();
    for _ in 0..17 {
        tables.push(ada.open_table(Options::default()).await);
    }
    for table in &tables[..16] {
        ada.watch(table).await;
    }
    ada.client.send(&ClientMessage::Watch { table: tables[16].clone(), since: None }).await.unwrap();
    let problem = loop {
        if let ServerMessage::Refused { problem, .. } = ada.next().await {
            break problem;
        }
    };
    // It does not pass with time: the page has to leave a table.
    assert_eq!((problem.kind.as_str(), problem.status, problem.retry_after), ("too_many", 409, None));
    ada.client.send(&ClientMessage::Unwatch { table: tables[0].clone() }).await.unwrap();
    ada.watch(&tables[16]).await;
    server.stop().await;
}

/// A page that reads nothing fills what lies between, then its outbox, and is sent away; whoever plays
/// with it sees that, and it comes back for a fresh view.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_sent_away_and_comes_back_for_a_fresh_view() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), Limits::NONE).await;
    let mut ada = Page::open(server.address(), "Ada").await;
    let table = ada.open_table(Options::default()).await;
    let mut bob = Page::open(server.address(), "Bob").await;
    bob.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    let cookie = bob.client.cookie().to_owned();
    bob.watch(&table).await;
    // Each of these is answered with the whole table.
    for _ in 0..VIEWS {
        if bob.client.send(&ClientMessage::Watch { table: table.clone(), since: None }).await.is_err() {
            break;
        }
    }
    // Each of these makes the table tell everybody who is there.
    while ada.watch(&table).await.seats[1].here {}
    let mut bob = Page::again(server.address(), &cookie).await;
    let view = bob.watch(&table).await;
    assert_eq!((view.you, view.seats[1].here), (Some(1), true));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_too_much_is_sent_away_and_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path(), Limits { messages: 1, messages_at_once: 20, ..Limits::NONE }).await;
    let mut rude = Client::guest(&server.address().to_string(), "Rude").await.unwrap();
    let mut ada = Page::open(server.address(), "Ada").await;
    let table = ada.open_table(Options::default()).await;
    for _ in 0..60 {
        if rude.send_text("{\"do\":\"ping\"}".to_owned()).await.is_err() {
            break;
        }
    }
    while rude.next_text().await.is_ok() {}
    assert!(ada.act(&table, Command::Leave).await.is_ok());
    server.stop().await;
}
