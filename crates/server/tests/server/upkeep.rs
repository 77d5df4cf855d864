//! A backup is the same whichever database it comes from, and either takes it up.

use crate::postgres::Postgres;
use crate::support::{Page, settings};
use interregnum_protocol::{BotLevel, Command, Options, TableId};
use interregnum_rules::{Record, Rng};
use interregnum_server::upkeep::{UpkeepError, backup, restore};
use interregnum_server::{Database, Server, Settings};
use sqlx::{Column, Connection, Row, SqliteConnection, ValueRef};
use std::path::Path;

async fn started(folder: &Path, database: &Database) -> Server {
    let settings = Settings { database: database.clone(), ..settings(folder) };
    Server::start(settings).await.expect("the server starts")
}

/// Somebody plays a game, and says something.
async fn play(server: &Server) -> TableId {
    let mut ada = Page::open(server.address(), "Ada").await;
    let bots = vec![None, Some(BotLevel::Novice)];
    let table = ada.open_table(Options { bots, ..Options::default() }).await;
    ada.act(&table, Command::Say { text: "Good luck, 'all'!".into() }).await.unwrap();
    ada.act(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
    let view = ada.watch(&table).await;
    ada.play_on(view, &mut Rng::seeded(3)).await;
    table
}

async fn record(server: &Server, table: &TableId) -> Record {
    let url = format!("http://{}/api/v1/tables/{table}/record", server.address());
    reqwest::get(url).await.unwrap().json().await.unwrap()
}

/// Everything in a backup, as text, in an order of its own. A pulse is different each time.
async fn content(file: &Path) -> Vec<String> {
    const TABLES: &str =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name";
    let mut database = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let tables: Vec<String> = sqlx::query_scalar(TABLES).fetch_all(&mut database).await.unwrap();
    let mut content = Vec::new();
    for table in tables {
        let select = format!("SELECT * FROM {table}");
        for row in sqlx::query(sqlx::AssertSqlSafe(select)).fetch_all(&mut database).await.unwrap() {
            let cell = |column: &sqlx::sqlite::SqliteColumn| {
                let place = column.ordinal();
                let value = row.try_get_raw(place).unwrap();
                let text = match row.try_get_unchecked::<Option<String>, _>(place) {
                    Ok(text) => text,
                    Err(_) => row.try_get_unchecked::<Option<i64>, _>(place).unwrap().map(|whole| whole.to_string()),
                };
                format!("{}={:?}", column.name(), text.filter(|_| !value.is_null()))
            };
            let cells: Vec<String> = row.columns().iter().map(cell).collect();
            content.push(format!("{table}: {}", cells.join(" ")));
        }
    }
    content.retain(|row| !row.contains("\"pulse\""));
    content.sort();
    content
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_goes_from_one_database_to_the_other_and_back() {
    let place = tempfile::tempdir().unwrap();
    let postgres = Postgres::start();
    let file = |name: &str| place.path().join(name);
    let sqlite = Database::Sqlite(file("first.db"));
    let elsewhere = Database::Postgres(postgres.url());
    let back = Database::Sqlite(file("back/second.db"));

    let server = started(place.path(), &sqlite).await;
    let table = play(&server).await;
    let first = backup(&sqlite, &file("first.backup"), false).await.expect("beside the server");
    assert_eq!((first.tables, first.people), (1, 1));
    let played = record(&server, &table).await;
    server.stop().await;
    let whole = content(&file("first.backup")).await;
    assert!(!whole.iter().any(|row| row.starts_with("build")), "the page's files are every server's own");
    assert!(whole.iter().any(|row| row.starts_with("sayings:") && row.contains("Good luck, 'all'!")));

    restore(&file("first.backup"), &elsewhere, false).await.expect("into an empty database");
    let server = started(place.path(), &elsewhere).await;
    assert_eq!(record(&server, &table).await, played);
    let held = restore(&file("first.backup"), &elsewhere, true).await;
    assert!(matches!(held, Err(UpkeepError::AtWork(_))), "{held:?}");
    backup(&elsewhere, &file("second.backup"), false).await.expect("beside the server");
    server.stop().await;
    assert_eq!(content(&file("second.backup")).await, whole);
    let held = restore(&file("first.backup"), &elsewhere, false).await;
    assert!(matches!(held, Err(UpkeepError::InTheWay(_))), "{held:?}");
    restore(&file("first.backup"), &elsewhere, true).await.expect("what is there may be replaced");

    restore(&file("second.backup"), &back, false).await.expect("into an empty folder");
    let server = started(place.path(), &back).await;
    assert_eq!(record(&server, &table).await, played);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_for_nobody_else_to_read() {
    use std::os::unix::fs::PermissionsExt;
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("data/games.db");
    let database = Database::Sqlite(file.clone());
    let server = started(place.path(), &database).await;
    backup(&database, &place.path().join("games.backup"), false).await.unwrap();
    for name in ["data", "data/games.db", "data/games.db-wal", "games.backup"] {
        let mode = std::fs::metadata(place.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name} is {mode:o}");
    }
    server.stop().await;
}
