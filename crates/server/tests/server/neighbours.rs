//! Two servers on one PostgreSQL that tell each other on one bus.

use crate::postgres::Postgres;
use crate::support::{PATIENCE, Page, settings};
use interregnum_protocol::{BotLevel, ClientMessage, Command, Options, Saying, ServerMessage, Stage, TableId};
use interregnum_rules::Rng;
use interregnum_server::bus::InProcess;
use interregnum_server::{Database, Server, Settings};
use std::sync::Arc;

/// Two servers side by side.
async fn servers(postgres: &Postgres) -> [Server; 2] {
    let bus = Arc::new(InProcess::default());
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { database: Database::Postgres(postgres.url()), ..settings(folder.path()) };
    let one = Server::start_beside(settings.clone(), Arc::clone(&bus) as _).await.expect("the first one starts");
    let other = Server::start_beside(settings, bus).await.expect("the second one starts");
    [one, other]
}

async fn stop(servers: [Server; 2]) {
    for server in servers {
        server.stop().await;
    }
}

/// Looks at the lobby until a table is there.
async fn find_in_lobby(page: &mut Page, table: &TableId) {
    page.client.send(&ClientMessage::Lobby).await.unwrap();
    loop {
        match page.next().await {
            ServerMessage::Lobby { tables } if tables.iter().any(|listed| listed.id == *table) => return,
            ServerMessage::LobbyTable { table: listed } if listed.id == *table => return,
            _ => {}
        }
    }
}

/// The next thing that a page hears somebody say.
async fn next_saying(page: &mut Page) -> Saying {
    loop {
        if let ServerMessage::Said { saying, .. } = page.next().await {
            return saying;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_find_each_other_talk_and_play_a_game() {
    let postgres = Postgres::start();
    let [one, other] = servers(&postgres).await;
    let (mut anna, mut bela) = tokio::join!(Page::open(one.address(), "Anna"), Page::open(other.address(), "Béla"));
    let table = anna.open_table(Options::default()).await;
    find_in_lobby(&mut bela, &table).await;
    anna.watch(&table).await;
    bela.watch(&table).await;
    bela.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    let seats = loop {
        let (_, view) = anna.update().await;
        if view.seats[1].person.is_some() {
            break view.seats;
        }
    };
    assert_eq!(seats[1].person.as_ref().unwrap().name, "Béla");
    assert!(seats[1].here, "who watches it at the other server is there");

    bela.client.send(&ClientMessage::Unwatch { table: table.clone() }).await.unwrap();
    while anna.presence().await != [true, false] {}
    bela.watch(&table).await;
    while anna.presence().await != [true, true] {}
    anna.act(&table, Command::Say { text: "good luck".into() }).await.unwrap();
    let said = next_saying(&mut bela).await;
    assert_eq!((said.by.name.as_str(), said.text.as_str()), ("Anna", "good luck"));

    // At the same time, so that both servers want to write the same line.
    let ready = |nonce: &str| Command::Ready { nonce: nonce.to_owned() };
    let both = tokio::join!(anna.act(&table, ready("01")), bela.act(&table, ready("02")));
    assert!(both.0.is_ok() && both.1.is_ok(), "{both:?}");
    let mut views = [anna.watch(&table).await, bela.watch(&table).await];
    for (page, view) in [&mut anna, &mut bela].into_iter().zip(&mut views) {
        while view.stage == Stage::Gathering {
            *view = page.update().await.1;
        }
    }
    let [one_view, other_view] = views;
    let (mut rng, mut other_rng) = (Rng::seeded(3), Rng::seeded(4));
    let ends = tokio::join!(anna.play_on(one_view, &mut rng), bela.play_on(other_view, &mut other_rng));
    assert!(ends.0.ending.is_some());
    assert_eq!(ends.0.ending, ends.1.ending);
    stop([one, other]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_at_the_other_server_when_its_own_stops() {
    let postgres = Postgres::start();
    let [one, other] = servers(&postgres).await;
    let mut anna = Page::open(one.address(), "Anna").await;
    let mut bela = Page::open(other.address(), "Béla").await;
    let bots = vec![None, Some(BotLevel::Random)];
    let table = anna.open_table(Options { bots, ..Options::default() }).await;
    anna.act(&table, Command::Ready { nonce: "03".into() }).await.unwrap();
    anna.watch(&table).await;
    bela.watch(&table).await;
    // The server where the table is new to be at work asks the other one who is there.
    let before = loop {
        let view = bela.watch(&table).await;
        if view.seats[0].here {
            break view;
        }
    };
    assert_eq!(before.stage, Stage::Playing);
    let cookie = anna.client.cookie().to_owned();
    one.stop().await;
    // Whoever was at the server that stopped is seen to be away.
    loop {
        if let ServerMessage::Presence { here, .. } = bela.next().await
            && !here[0]
        {
            break;
        }
    }
    let mut anna = Page::again(other.address(), &cookie).await;
    let view = anna.watch(&table).await;
    assert!(anna.play_on(view, &mut Rng::seeded(5)).await.ending.is_some());
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_out_at_one_server_is_out_at_the_other() {
    let postgres = Postgres::start();
    let [one, other] = servers(&postgres).await;
    let anna = Page::open(one.address(), "Anna").await;
    let mut elsewhere = Page::again(other.address(), anna.client.cookie()).await;
    let request = reqwest::Client::new().delete(format!("http://{}/api/v1/session", one.address()));
    let answer = request.header("cookie", anna.client.cookie()).send().await.unwrap();
    assert!(answer.status().is_success());
    let ended = tokio::time::timeout(PATIENCE, async {
        loop {
            if let Err(error) = elsewhere.client.next_text().await {
                return error.is_lost();
            }
        }
    });
    assert!(ended.await.expect("the connection ends in time"));
    stop([one, other]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_known_at_the_other_server() {
    let postgres = Postgres::start();
    let [one, other] = servers(&postgres).await;
    let (mut anna, mut bela) = tokio::join!(Page::open(one.address(), "Anna"), Page::open(other.address(), "Béla"));
    let table = anna.open_table(Options::default()).await;
    bela.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    bela.watch(&table).await;
    let request = reqwest::Client::new().patch(format!("http://{}/api/v1/me", one.address()));
    let request = request.header("cookie", anna.client.cookie()).json(&serde_json::json!({ "name": "Annamária" }));
    assert!(request.send().await.unwrap().status().is_success());
    anna.act(&table, Command::Say { text: "it is me".into() }).await.unwrap();
    let said = next_saying(&mut bela).await;
    assert_eq!(said.by.name, "Annamária", "the page need not come again");
    let view = bela.watch(&table).await;
    assert_eq!(view.seats[0].person.as_ref().unwrap().name, "Annamária");
    stop([one, other]).await;
}
