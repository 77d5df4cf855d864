//! Backups, restoring them, and the doctor.

use crate::common::{Ran, command, ran, run};
use crate::house::Server;
use crate::players::Pair;
use interregnum_rules::Record;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;

/// Runs a command on this folder.
fn on(folder: &Path, words: &[&str]) -> Ran {
    ran(command(words).arg("--data").arg(folder).output().unwrap())
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A folder in which a game was played, and its table.
async fn played(folder: &Path) -> String {
    let server = Server::start(folder);
    let mut pair = Pair::begin(&server.address).await;
    pair.play_on().await;
    server.kill();
    pair.table.0
}

async fn change(file: &Path, statement: &'static str) {
    let mut database = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    assert!(sqlx::query(statement).execute(&mut database).await.unwrap().rows_affected() > 0);
    database.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_beside_a_busy_server_is_whole_and_can_be_played_on() {
    let place = tempfile::tempdir().unwrap();
    let (old, new) = (place.path().join("old"), place.path().join("new"));
    let file = place.path().join("games.backup");
    let server = Server::start(&old);
    let mut pair = Pair::begin(&server.address).await;
    let mut others = Vec::new();
    for _ in 0..6 {
        let mut other = Pair::begin(&server.address).await;
        others.push(tokio::spawn(async move { other.play_on().await }));
    }
    let due = pair.due().unwrap();
    pair.act(&due).await.unwrap();
    let saved = on(&old, &["backup", path(&file)]);
    assert_eq!((saved.status, saved.err.as_str()), (0, ""));
    assert!(saved.out.contains(": 7 tables and 14 people, "), "{}", saved.out);
    assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 2, "nothing is left beside it");
    for other in others {
        other.await.unwrap();
    }
    let (cookies, table) = (pair.cookies(), pair.table.clone());
    pair.play_on().await;
    server.kill();

    let restored = on(&new, &["restore", path(&file)]);
    assert_eq!((restored.status, restored.err.as_str()), (0, ""));
    assert!(restored.out.contains("7 tables and 14 people restored"), "{}", restored.out);
    let doctor = on(&new, &["doctor", "--listen", "127.0.0.1:0"]);
    assert_eq!(doctor.status, 0, "{}", doctor.out);
    assert!(doctor.out.contains("7 tables, each played again: all as stored"), "{}", doctor.out);

    // The same people go on where the backup was taken.
    let server = Server::start(&new);
    let mut pair = Pair::again(&server.address, &cookies, table).await;
    assert!(pair.due().is_some(), "their game is not over there");
    pair.play_on().await;
    let record = format!("http://{}/api/v1/tables/{}/record", server.address, pair.table);
    let record: Record = reqwest::get(record).await.unwrap().json().await.unwrap();
    assert!(record.check().unwrap().result.is_some());
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_replaced_unless_told_and_nothing_under_a_server() {
    let place = tempfile::tempdir().unwrap();
    let (first, second) = (place.path().join("first"), place.path().join("second"));
    let file = place.path().join("games.backup");
    let table = played(&first).await;
    assert_eq!(on(&first, &["backup", path(&file)]).status, 0);
    let again = on(&first, &["backup", path(&file)]);
    assert_eq!(again.status, 2);
    assert!(again.err.contains("is there already") && again.err.contains("--force"), "{}", again.err);
    assert_eq!(on(&first, &["backup", "--force", path(&file)]).status, 0);

    let server = Server::start(&second);
    let running = on(&second, &["restore", path(&file)]);
    assert_eq!(running.status, 2);
    assert!(running.err.contains("a server is at work"), "{}", running.err);
    let forced = on(&second, &["restore", "--force", path(&file)]);
    assert!(forced.status == 2 && forced.err.contains("a server is at work"), "{}", forced.err);
    let twin =
        ran(command(&["serve", "--no-open", "--listen", "127.0.0.1:0"]).arg("--data").arg(&second).output().unwrap());
    assert!(twin.status == 2 && twin.err.contains("a server is at work"), "{}", twin.err);
    let other = Pair::begin(&server.address).await.table.0;
    server.kill();

    let held = on(&second, &["restore", path(&file)]);
    assert_eq!(held.status, 2);
    assert!(held.err.contains("holds games or people already"), "{}", held.err);
    let forced = on(&second, &["restore", "--force", path(&file)]);
    assert_eq!((forced.status, forced.err.as_str()), (0, ""));
    let aside = forced.out.lines().find_map(|line| line.strip_prefix("What was there before is in ")).unwrap();
    assert!(has_table(Path::new(aside), &other).await, "what was there before is kept");
    let database = second.join("interregnum.db");
    assert!(has_table(&database, &table).await && !has_table(&database, &other).await);
}

async fn has_table(file: &Path, table: &str) -> bool {
    let mut database = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM entries WHERE table_id = $1")
        .bind(table)
        .fetch_one(&mut database)
        .await
        .unwrap();
    count > 0
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_in_order_is_not_restored() {
    let place = tempfile::tempdir().unwrap();
    let (old, new) = (place.path().join("old"), place.path().join("new"));
    let file = place.path().join("games.backup");
    let table = played(&old).await;
    assert_eq!(on(&old, &["backup", path(&file)]).status, 0);
    let whole = std::fs::read(&file).unwrap();
    let refused = |why: &str| {
        let restored = on(&new, &["restore", path(&file)]);
        assert_eq!(restored.status, 2, "{}", restored.out);
        assert!(restored.err.contains("cannot be restored") && restored.err.contains(why), "{}", restored.err);
        assert!(!new.join("interregnum.db").exists(), "nothing has changed");
    };

    std::fs::remove_file(&file).unwrap();
    refused("there is no such file");
    std::fs::write(&file, "something else").unwrap();
    refused("not a database");
    std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    refused("");
    std::fs::write(&file, &whole).unwrap();
    change(&file, "DELETE FROM entries WHERE number = 7").await;
    refused(&format!("table {table}: entry 7 is missing"));
    std::fs::write(&file, &whole).unwrap();
    change(&file, "UPDATE tables SET decided = NOT decided").await;
    refused("whether anybody has won");
    std::fs::write(&file, &whole).unwrap();
    change(&file, "UPDATE _sqlx_migrations SET version = 999 WHERE version = 1").await;
    refused("this program knows no more than");
    std::fs::write(&file, &whole).unwrap();
    assert_eq!(on(&new, &["restore", path(&file)]).status, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_finds_what_is_wrong_and_says_what_to_do() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("data");
    let empty = on(&folder, &["doctor", "--listen", "127.0.0.1:0"]);
    assert_eq!((empty.status, empty.err.as_str()), (0, ""), "{}", empty.out);
    assert!(!folder.exists(), "it makes nothing");

    let server = Server::start(&folder);
    let (listen, health) = (server.address.clone(), server.health.clone());
    let doors = ["doctor", "--listen", &listen, "--health", &health];
    let running = on(&folder, &doors);
    assert_eq!(running.status, 0, "{}", running.out);
    assert!(running.out.contains(&format!("one is at work at {listen}, and ready")), "{}", running.out);
    let ready = on(&folder, &[&doors[..], &["--ready"]].concat());
    assert_eq!((ready.status, ready.out.as_str()), (0, "ready\n"));
    let mut pair = Pair::begin(&server.address).await;
    pair.play_on().await;
    server.kill();
    let gone = on(&folder, &[&doors[..], &["--ready"]].concat());
    assert_eq!(gone.status, 1);
    assert!(gone.out.starts_with(&format!("no server answers at http://{health}/readyz")), "{}", gone.out);

    change(&folder.join("interregnum.db"), "DELETE FROM entries WHERE number = 7").await;
    let torn = on(&folder, &["doctor", "--listen", "127.0.0.1:0", "--json"]);
    assert_eq!(torn.status, 1, "{}", torn.out);
    let report: Value = serde_json::from_str(&torn.out).unwrap();
    assert_eq!(report["verdict"], "look");
    let checks = report["checks"].as_array().unwrap();
    let games = checks.iter().find(|check| check["check"] == "games").unwrap();
    assert_eq!(games["verdict"], "look");
    assert!(games["found"].as_str().unwrap().contains(&format!("table {}: entry 7 is missing", pair.table)));
    assert!(games["advice"].as_str().unwrap().contains("interregnum restore"));
    let quick = on(&folder, &["doctor", "--listen", "127.0.0.1:0", "--quick"]);
    assert_eq!(quick.status, 0, "{}", quick.out);

    let nowhere = ["doctor", "--listen", "127.0.0.1:0", "--database", "postgres://nobody@127.0.0.1:1/nothing"];
    let unreachable = run(&nowhere);
    assert_eq!(unreachable.status, 2, "{}", unreachable.out);
    assert!(unreachable.out.contains("see that PostgreSQL runs"), "{}", unreachable.out);
    assert!(!unreachable.out.contains("nobody@"), "an address may hold a password: {}", unreachable.out);
}
