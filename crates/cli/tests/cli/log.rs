//! What the server writes down.

use crate::house::Server;
use interregnum_client::{Client, any_answer, question};
use interregnum_protocol::{BotLevel, Command, Options, ServerMessage, Stage, TableId};
use interregnum_rules::{Rng, Seen};
use std::fs::File;
use std::process::Stdio;

/// Plays a game to its end.
async fn play(client: &mut Client, table: &TableId, rng: &mut Rng) {
    let mut view = client.watch(table).await.unwrap();
    while view.stage != Stage::Over {
        if let Some((number, question)) = question(&view) {
            client.command(table, Command::Act { number, answer: any_answer(question, rng) }).await.unwrap();
        }
        let before = view.number;
        while view.number == before {
            if let ServerMessage::Update { view: after, .. } = client.next().await.unwrap() {
                view = *after;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_names_requests_and_tables_but_no_card_and_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let paper = folder.path().join("log");
    let server = Server::start_as(folder.path(), |command| {
        command.env("RUST_LOG", "trace").env("INTERREGNUM_LOG", "json");
        command.stderr(Stdio::from(File::create(&paper).unwrap()));
    });
    let answer = reqwest::get(format!("http://{}/api/v1/tables", server.address)).await.unwrap();
    let request = answer.headers()["x-request-id"].to_str().unwrap().to_owned();
    let mut ada = Client::guest(&server.address, "Ada").await.unwrap();
    let bots = vec![None, Some(BotLevel::Apprentice)];
    let table = ada.open(Options { bots, ..Options::default() }).await.unwrap();
    ada.command(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
    play(&mut ada, &table, &mut Rng::seeded(1)).await;
    server.kill();

    let log = std::fs::read_to_string(&paper).unwrap();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let by_request = |line: &serde_json::Value| line["span"]["id"] == request.as_str();
    assert!(lines.iter().any(by_request), "a request is named");
    let at_the_table = lines.iter().filter(|line| line["fields"]["table"] == table.0.as_str()).count();
    assert!(at_the_table > 50, "all that happens at a table is written down: {at_the_table}");
    let secret = ada.cookie().split('=').nth(1).unwrap();
    assert!(!log.contains(secret), "a session's secret is in the log");
    let mut words = log.split(|letter: char| !letter.is_ascii_alphanumeric());
    let card = words.find(|word| word.len() == 3 && matches!(word.parse(), Ok(Seen::Face(_))));
    assert_eq!(card, None, "a card is in the log");
}
