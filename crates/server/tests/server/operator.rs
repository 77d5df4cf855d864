//! What the operator sees.

use crate::browser::Browser;
use crate::postgres::Postgres;
use crate::support::{Page, server, settings};
use interregnum_client::{Client, any_answer, question};
use interregnum_protocol::{BotLevel, ClientMessage, Command, Options, ServerMessage};
use interregnum_rules::Rng;
use interregnum_server::{Database, Server, Settings};
use serde_json::Value;
use std::net::SocketAddr;

async fn told(health: SocketAddr, path: &str) -> (u16, String) {
    let response = reqwest::get(format!("http://{health}{path}")).await.expect("it answers");
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_are_told_at_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    assert_eq!(told(server.health(), "/healthz").await.0, 200);
    assert_eq!(told(server.health(), "/readyz").await, (200, "ready\n".to_owned()));
    let mut browser = Browser::new(server.address());
    assert_eq!(browser.send("GET", "/metrics", Value::Null).await.status(), 404, "not where everybody comes");

    let mut ada = Page::open(server.address(), "Ada").await;
    let bots = vec![None, Some(BotLevel::Novice)];
    let table = ada.open_table(Options { bots, ..Options::default() }).await;
    ada.act(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
    let view = ada.watch(&table).await;
    ada.play_on(view, &mut Rng::seeded(1)).await;
    let (status, text) = told(server.health(), "/metrics").await;
    assert_eq!(status, 200);
    let value = |name: &str| -> u64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} in\n{text}")).parse().unwrap()
    };
    assert!(value("interregnum_sockets") >= 1 && value("interregnum_tables") >= 1);
    assert!(value("interregnum_actions_total{by=\"person\"}") >= 26);
    assert!(value("interregnum_actions_total{by=\"bot\"}") >= 26);
    assert_eq!(value("interregnum_action_seconds_count"), value("interregnum_actions_total{by=\"person\"}"));
    assert!(value("interregnum_bot_seconds_count{by=\"novice\"}") >= 26);
    assert!(value("interregnum_store_seconds_count") >= 52);
    assert_eq!(value("interregnum_store_failures_total"), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_told_and_games_go_on_when_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut postgres = Postgres::start();
    let database = Database::Postgres(postgres.url());
    let server = Server::start(Settings { database, ..settings(folder.path()) }).await.unwrap();
    let mut ada = Page::open(server.address(), "Ada").await;
    let bots = vec![None, Some(BotLevel::Novice)];
    let table = ada.open_table(Options { bots, first_leader: Some(0), ..Options::default() }).await;
    ada.act(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
    let view = ada.watch(&table).await;
    let (number, question) = question(&view).expect("Ada begins");
    let command = Command::Act { number, answer: any_answer(question, &mut Rng::seeded(1)) };
    let message = ClientMessage::Table { table: table.clone(), id: "first".into(), command };

    postgres.stop();
    let refused = ada.ask(&message, "first").await.1.expect_err("nothing can be stored");
    assert_eq!((refused.kind.as_str(), refused.status), ("not_stored", 503));
    assert_eq!(told(server.health(), "/readyz").await.0, 503);

    postgres.go_on();
    let done = ada.ask(&message, "first").await.1.expect("it counts now");
    assert_eq!(ada.ask(&message, "first").await.1.expect("it is answered alike"), done, "it counts once");
    assert_eq!(told(server.health(), "/readyz").await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stops_says_goodbye_and_games_go_on_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let first = server(folder.path()).await;
    let mut ada = Page::open(first.address(), "Ada").await;
    let bots = vec![None, Some(BotLevel::Novice)];
    let table = ada.open_table(Options { bots, ..Options::default() }).await;
    ada.act(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
    let stopping = tokio::spawn(first.stop());
    while !matches!(ada.next().await, ServerMessage::Goodbye { .. }) {}
    assert!(ada.client.next_text().await.is_err(), "the connection ends");
    stopping.await.expect("it stops");

    let second = server(folder.path()).await;
    let client = Client::again(&second.address().to_string(), ada.client.cookie()).await.unwrap();
    let mut ada = Page { client, heard: Vec::new() };
    let view = ada.watch(&table).await;
    let view = ada.play_on(view, &mut Rng::seeded(1)).await;
    assert!(view.ending.is_some());
    second.stop().await;
}
