//! No leak, seen from the other side: in two worlds that a viewer cannot tell apart, the viewer's
//! page is told the same, in content, number and size.

use crate::browser::Browser;
use crate::support::{Page, server};
use interregnum_client::any_answer;
use interregnum_protocol::{Answer, ClientMessage, Command, GameView, Looked, Options, ServerMessage, TableId};
use interregnum_rules::{Action, Deal, Game, Rng, Seat, Table, Viewer};
use interregnum_server::room::{Branch, Entry};
use serde_json::Value;
use std::net::SocketAddr;
use std::path::Path;

const ROUNDS: usize = 12;

/// A world: how the cards lie, and what everybody does.
struct World {
    deal: Deal,
    actions: Vec<(Seat, Action)>,
}

/// Two worlds that a seat cannot tell apart, and so nobody else who sees less.
struct Pair {
    table: Table,
    seat: Seat,
    worlds: [World; 2],
}

/// A random game up to a random moment, and another world that looks the same to one of its seats.
fn pair(round: usize, rng: &mut Rng) -> Pair {
    let table = Table::random(Some(2 + (round % 3) as u8), rng);
    let deal = Deal::shuffled(&table, rng);
    let mut game = Game::new(&table, &deal).unwrap();
    let mut actions = Vec::new();
    let moment = 5 + rng.below(40);
    while actions.len() < moment
        && let Some(decision) = game.decisions().first()
    {
        let seat = decision.seat;
        let view = GameView::new(game.view(Viewer::Seat(seat)), 0, None);
        let action = Action::from(any_answer(view.question.expect("the seat is asked"), rng));
        game.act(seat, &action).unwrap();
        if game.outcome().is_some() {
            break;
        }
        actions.push((seat, action));
    }
    let mut game = Game::new(&table, &deal).unwrap();
    for (seat, action) in &actions {
        game.act(*seat, action).unwrap();
    }
    let seat = Seat(rng.below(usize::from(table.players())) as u8);
    let other = game.knowledge(seat).unwrap().sample(rng);
    let in_the_other = |(by, action): &(Seat, Action)| {
        let chosen = || other.choices[by.index()].clone();
        let action = match action {
            Action::Pass(_) => Action::Pass(chosen()),
            Action::Discard(_) => Action::Discard(chosen()),
            seen => seen.clone(),
        };
        (*by, action)
    };
    let others = World { actions: actions.iter().map(in_the_other).collect(), deal: other.deal.clone() };
    Pair { table, seat, worlds: [World { deal, actions }, others] }
}

/// Lays the cards of a table as they lie in a world.
async fn lay(folder: &Path, id: &TableId, table: &Table, deal: &Deal) {
    let path = folder.join("test.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    let (old,): (String,) = sqlx::query_as("SELECT entry FROM entries WHERE table_id = $1 AND number = 0")
        .bind(&id.0)
        .fetch_one(&pool)
        .await
        .unwrap();
    let Entry::Opened { by, options, secret, .. } = serde_json::from_str(&old).unwrap() else { panic!("{old}") };
    let branch =
        Branch { table: id.clone(), number: 0, deck: deal.deck.clone(), fire: deal.fire.clone(), answers: Vec::new() };
    let entry =
        Entry::Opened { by, options, secret, table: table.clone(), branch: Some(Box::new(branch)), rematch_of: None };
    let changed = sqlx::query("UPDATE entries SET entry = $1 WHERE table_id = $2 AND number = 0")
        .bind(serde_json::to_string(&entry).unwrap())
        .bind(&id.0)
        .execute(&pool)
        .await
        .unwrap();
    assert_eq!(changed.rows_affected(), 1);
    pool.close().await;
}

/// A text without the moments at which things happened.
fn timeless(text: &str) -> String {
    let mut parts = text.split("\"at\":");
    let mut timeless = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        timeless.push_str("\"at\":");
        timeless.push_str(&"0".repeat(digits));
        timeless.push_str(&part[digits..]);
    }
    timeless
}

/// Plays a world, one action after the other. Returns what the seat's page was told, and a
/// spectator's.
async fn told(address: SocketAddr, cookies: &[String], id: &TableId, seat: Seat, world: &World) -> [Vec<String>; 2] {
    let mut pages = Vec::new();
    for cookie in cookies {
        let mut page = Page::again(address, cookie).await;
        page.watch(id).await;
        pages.push(page);
    }
    let players = cookies.len() - 1;
    for (at, page) in pages.iter_mut().take(players).enumerate() {
        page.act(id, Command::Ready { nonce: format!("{at:02x}") }).await.expect("the person is ready");
    }
    for (by, action) in &world.actions {
        let mut browser = Browser::with_cookie(address, &cookies[by.index()]);
        let looked: Looked = browser.get("GET", &format!("/api/v1/tables/{id}"), Value::Null).await;
        let number = looked.view.game.and_then(|game| game.number).expect("the seat is asked");
        let command = Command::Act { number, answer: Answer::from(action.clone()) };
        pages[by.index()].act(id, command).await.expect("legal in both worlds");
    }
    // What was sent before the answer to the last action comes before this one.
    for page in &mut pages {
        page.client.send(&ClientMessage::Ping).await.expect("the connection holds");
        while page.next().await != ServerMessage::Pong {}
    }
    let timeless = |page: &Page| page.heard.iter().map(|text| timeless(text)).collect::<Vec<_>>();
    [timeless(&pages[seat.index()]), timeless(&pages[players])]
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_that_a_viewer_cannot_tell_apart_sound_the_same() {
    let mut rng = Rng::seeded(77);
    let pairs: Vec<Pair> = (0..ROUNDS).map(|round| pair(round, &mut rng)).collect();
    assert!(pairs.iter().filter(|pair| pair.worlds[0].deal != pair.worlds[1].deal).count() > ROUNDS / 2);

    // People take their seats; then the house is there twice, with other cards on the tables.
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let first = server(folders[0].path()).await;
    let mut tables = Vec::new();
    for pair in &pairs {
        let players = pair.table.players();
        // Others at each table: whoever leaves one late is not heard of at the next.
        let (mut cookies, mut pages) = (Vec::new(), Vec::new());
        for seat in 0..=players {
            let name = format!("Seat {seat}");
            cookies.push(interregnum_client::cookie(&first.address().to_string(), &name).await.unwrap());
        }
        for cookie in &cookies[..usize::from(players)] {
            pages.push(Page::again(first.address(), cookie).await);
        }
        let id = pages[0].open_table(Options { players, first_leader: Some(0), ..Options::default() }).await;
        for (seat, page) in pages.iter_mut().enumerate().skip(1) {
            page.act(&id, Command::Sit { seat: seat as u8 }).await.expect("the seat is free");
        }
        tables.push((id, cookies));
    }
    first.stop().await;
    for file in std::fs::read_dir(folders[0].path()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), folders[1].path().join(file.file_name())).unwrap();
    }

    let mut heard = Vec::new();
    for (world, folder) in folders.iter().enumerate() {
        for ((id, _), pair) in tables.iter().zip(&pairs) {
            lay(folder.path(), id, &pair.table, &pair.worlds[world].deal).await;
        }
        let server = server(folder.path()).await;
        for ((id, cookies), pair) in tables.iter().zip(&pairs) {
            heard.push(told(server.address(), cookies, id, pair.seat, &pair.worlds[world]).await);
        }
        server.stop().await;
    }
    let (ones, others) = heard.split_at(ROUNDS);
    for ((one, other), pair) in ones.iter().zip(others).zip(&pairs) {
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one.len(), other.len(), "as many messages, at {}", pair.table.spec());
            for (one, other) in one.iter().zip(other) {
                assert_eq!(one, other, "at {}", pair.table.spec());
            }
        }
    }
}
