//! What is damaged or left behind does not stand in anybody's way.

use crate::support::{Page, server, settings};
use interregnum_protocol::{BotLevel, Command, Options, PresentGame, TableId};
use interregnum_rules::{Record, Rng};
use interregnum_server::{Server, Settings};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;

fn against_a_bot() -> Options {
    Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() }
}

/// A line of the table's log cannot be read any more.
async fn damage(folder: &Path, table: &TableId) {
    let file = format!("sqlite://{}", folder.join("test.db").display());
    let mut database = SqliteConnection::connect(&file).await.unwrap();
    let spoil = sqlx::query("UPDATE entries SET entry = '{' WHERE table_id = $1 AND number = 1").bind(&table.0);
    assert_eq!(spoil.execute(&mut database).await.unwrap().rows_affected(), 1);
    database.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_does_not_take_the_others_along() {
    let folder = tempfile::tempdir().unwrap();
    let before = server(folder.path()).await;
    let mut ada = Page::open(before.address(), "Ada").await;
    let mut over = Vec::new();
    for seed in 0..3 {
        let table = ada.open_table(against_a_bot()).await;
        ada.act(&table, Command::Ready { nonce: "01".into() }).await.unwrap();
        let view = ada.watch(&table).await;
        ada.play_on(view, &mut Rng::seeded(seed)).await;
        over.push(table);
    }
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(ada.open_table(against_a_bot()).await);
    }
    before.stop().await;
    damage(folder.path(), &over[1]).await;
    damage(folder.path(), &open[1]).await;

    let after = server(folder.path()).await;
    let ask = async |path: &str| {
        let request = reqwest::Client::new().get(format!("http://{}{path}", after.address()));
        request.header("cookie", ada.client.cookie()).send().await.unwrap()
    };
    let mine: Vec<PresentGame> = ask("/api/v1/me/tables").await.json().await.unwrap();
    let mut mine: Vec<TableId> = mine.into_iter().map(|game| game.id).collect();
    mine.sort();
    let mut sound = vec![open[0].clone(), open[2].clone()];
    sound.sort();
    assert_eq!(mine, sound);
    let archive = ask("/api/v1/archive").await.text().await.unwrap();
    let games = archive.lines().map(|line| serde_json::from_str::<Record>(line).unwrap().fair.unwrap().game);
    assert_eq!(games.collect::<Vec<_>>(), [&over[0], &over[2]].map(|table| table.0.clone()));
    after.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_nobody_came_back_is_forgotten_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let before = server(folder.path()).await;
    let mut ada = Page::open(before.address(), "Ada").await;
    let gathering = ada.open_table(Options::default()).await;
    let playing = ada.open_table(against_a_bot()).await;
    ada.act(&playing, Command::Ready { nonce: "01".into() }).await.unwrap();
    before.stop().await;

    let status = async |server: &Server, table: &TableId| {
        reqwest::get(format!("http://{}/api/v1/tables/{table}", server.address())).await.unwrap().status().as_u16()
    };
    for (forget_after, found) in [(None, 200), (Some(Duration::from_hours(1)), 200), (Some(Duration::ZERO), 404)] {
        let after = Server::start(Settings { forget_after, ..settings(folder.path()) }).await.unwrap();
        assert_eq!(status(&after, &gathering).await, found, "{forget_after:?}");
        assert_eq!(status(&after, &playing).await, 200, "a game that has begun stays");
        after.stop().await;
    }
}
