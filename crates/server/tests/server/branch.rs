//! Playing on from a moment of a game that is over.

use crate::browser::Browser;
use crate::support::server;
use interregnum_client::{any_answer, question};
use interregnum_protocol::{BotLevel, GameView, Looked, OpenedTable, Options, ServerMessage, Stage, TableView};
use interregnum_rules::{Record, Rng};
use serde_json::{Value, json};

async fn look(ada: &mut Browser, table: &str) -> TableView {
    ada.get::<Looked>("GET", &format!("/api/v1/tables/{table}"), Value::Null).await.view
}

/// Plays by requests until the game is over, as soon as it is one's turn.
async fn play_on(ada: &mut Browser, table: &str, rng: &mut Rng) -> TableView {
    loop {
        let view = look(ada, table).await;
        if view.stage == Stage::Over {
            return view;
        }
        match question(&view) {
            Some((number, question)) => {
                let answer = any_answer(question, rng);
                let command = json!({ "command": { "act": { "number": number, "answer": answer } } });
                ada.get::<Value>("POST", &format!("/api/v1/tables/{table}/commands"), command).await;
            }
            None => tokio::task::yield_now().await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_any_moment_of_one_that_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut rng = Rng::seeded(4);
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let options = Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() };
    let opened: OpenedTable = ada.get("POST", "/api/v1/tables", json!(options)).await;
    let table = opened.table.0;
    let path = format!("/api/v1/tables/{table}/branch");
    let wanted = |number: u32, seat: u8| json!({ "number": number, "seat": seat, "level": "random" });
    assert_eq!(ada.problem("POST", &path, wanted(9, 1)).await.kind, "not_over");
    let ready = json!({ "command": { "ready": { "nonce": "5eed" } } });
    ada.get::<Value>("POST", &format!("/api/v1/tables/{table}/commands"), ready).await;
    let over = play_on(&mut ada, &table, &mut rng).await;

    for (number, seat) in [(0, 0), (over.number, 0), (over.number + 1, 0), (20, 2)] {
        assert_eq!(ada.problem("POST", &path, wanted(number, seat)).await.kind, "branch");
    }
    // As Ben, in the seat that the bot had, at a moment when that seat was asked.
    let replay = ada.send("GET", &format!("/api/v1/tables/{table}/replay?from=1"), Value::Null).await.text().await;
    let asked = replay.unwrap().lines().skip(30).find_map(|line| match serde_json::from_str(line).unwrap() {
        ServerMessage::Update { view, .. } if view.game.as_ref().is_some_and(|game| game.question.is_some()) => {
            Some((view.number, view.game.unwrap()))
        }
        _ => None,
    });
    let (number, then) = asked.unwrap();
    let mut ben = Browser::guest(server.address(), "Ben").await;
    let branched: OpenedTable = ben.get("POST", &path, wanted(number, 1)).await;
    let branched = branched.table.0;
    let began = look(&mut ben, &branched).await;
    assert_eq!(began.origin.as_ref().map(|origin| (origin.table.0.as_str(), origin.number)), Some((&*table, number)));
    assert_eq!((began.you, began.options.public), (Some(1), false));
    let now = GameView { number: then.number, ..began.game.unwrap() };
    assert_eq!(now, then, "the cards lie as they lay");

    let over = play_on(&mut ben, &branched, &mut rng).await;
    assert!(over.ending.unwrap().fair.is_none(), "nothing was dealt, so nothing is proved");
    let record = |table: &str| format!("/api/v1/tables/{table}/record");
    let first: Record = ben.get("GET", &record(&table), Value::Null).await;
    let second: Record = ben.get("GET", &record(&branched), Value::Null).await;
    assert_eq!((&first.deal, &first.table), (&second.deal, &second.table));
    assert!(second.check().is_ok());
    assert_eq!(second.comment.as_deref(), Some(&*format!("Goes on from {table} after {number}.")));
    let same = first.actions.iter().zip(&second.actions).take_while(|(one, other)| one == other).count();
    assert!(same >= 25, "{same}");
    // It can be branched again, and it is nobody's in the archive.
    let path = format!("/api/v1/tables/{branched}/branch");
    assert_eq!(ben.send("POST", &path, wanted(4, 0)).await.status(), 201);
    let archive = ben.send("GET", "/api/v1/archive", Value::Null).await.text().await.unwrap();
    assert_eq!(archive.lines().count(), 1);
    server.stop().await;
}
