//! How much is taken from one sender.

use crate::browser::Browser;
use crate::support::{Page, settings};
use interregnum_client::{Client, ClientError};
use interregnum_protocol::{Command, Options};
use interregnum_server::{Limits, Server, Settings};
use serde_json::{Value, json};
use std::path::Path;

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
