//! No leak: what reaches a page holds no face that RULES 11 keeps from its person.

use crate::support::{Page, server};
use interregnum_protocol::{Command, Deck, Options, Pick, ServerMessage, Stage, TableId, TableView};
use interregnum_rules::{Card, Event, Game, Record, Rng, Seat, Viewer, Zone};
use std::collections::HashSet;

/// The cards that a viewer has seen, from the truth, by the places where they lay. It is written
/// down here once more, apart from the engine's own bookkeeping.
fn seen(event: &Event<Card>, viewer: Viewer) -> Vec<Card> {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let shows = |zone: Zone| match zone {
        Zone::Deck | Zone::Fire => false,
        Zone::Hand(seat) | Zone::Followers(seat) => own(seat),
        Zone::Market | Zone::Trick | Zone::Pile(_) | Zone::Front(_) | Zone::Aside | Zone::Discard => true,
    };
    match event {
        Event::Moved { card, from, to } if shows(*from) || shows(*to) => vec![*card],
        Event::Looked { seat, card } if own(*seat) => vec![*card],
        Event::Sealed { seat, cards, .. } if own(*seat) => cards.clone(),
        _ => Vec::new(),
    }
}

/// Every word in a text that is a card.
fn faces(text: &str) -> HashSet<Card> {
    text.split('"').filter_map(|word| word.parse().ok()).collect()
}

/// What a page has heard of a table, with the number up to which it went.
fn heard(page: &Page, table: &TableId) -> Vec<(u32, String)> {
    let told = page.heard.iter().filter_map(|text| {
        let view = match serde_json::from_str(text).expect("a message of the protocol") {
            ServerMessage::Table { view } | ServerMessage::Update { view, .. } => *view,
            // All else must not name a card at all.
            _ => return Some((0, text.clone())),
        };
        (view.id == *table).then(|| (view.number, text.clone()))
    });
    told.collect()
}

/// Plays a game at a random table with spectators, and returns what everybody heard.
async fn play(address: std::net::SocketAddr, rng: &mut Rng, round: usize) -> (TableId, Vec<(Viewer, Page)>) {
    let players = 2 + (round % 3) as u8;
    let mut pages = Vec::new();
    for seat in 0..players {
        pages.push((Viewer::Seat(Seat(seat)), Page::open(address, &format!("Seat {seat}")).await));
    }
    for watcher in 0..2 {
        pages.push((Viewer::Spectator, Page::open(address, &format!("Watcher {watcher}")).await));
    }
    let options =
        Options { players, deck: Deck::Random, setting: Pick::Random, building: Pick::Random, ..Options::default() };
    let table = pages[0].1.open_table(options).await;
    for (viewer, page) in &mut pages {
        page.watch(&table).await;
        if let Viewer::Seat(Seat(seat)) = *viewer {
            page.act(&table, Command::Sit { seat }).await.expect("the seat is free");
        }
    }
    for (viewer, page) in &mut pages {
        if let Viewer::Seat(Seat(seat)) = *viewer {
            let nonce = format!("{seat:02x}");
            page.act(&table, Command::Ready { nonce }).await.expect("the person is ready");
        }
    }
    let mut views: Vec<TableView> = Vec::new();
    for (_, page) in &mut pages {
        views.push(page.watch(&table).await);
    }
    let seeds: Vec<u64> = pages.iter().map(|_| rng.next_u64()).collect();
    let players = pages.into_iter().zip(views).zip(seeds).map(|(((viewer, mut page), view), seed)| {
        tokio::spawn(async move {
            let view = page.play_on(view, &mut Rng::seeded(seed)).await;
            assert_eq!(view.stage, Stage::Over);
            (viewer, page)
        })
    });
    let mut pages = Vec::new();
    for player in players.collect::<Vec<_>>() {
        pages.push(player.await.expect("the game is played to its end"));
    }
    (table, pages)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_hears_of_a_face_that_its_person_must_not_see() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut rng = Rng::seeded(21);
    let mut checked = 0;
    for round in 0..9 {
        let (table, pages) = play(server.address(), &mut rng, round).await;
        let url = format!("http://{}/api/v1/tables/{table}/record", server.address());
        let record: Record = reqwest::get(url).await.unwrap().json().await.unwrap();
        for (viewer, page) in &pages {
            checked += check(&record, *viewer, &heard(page, &table));
        }
    }
    assert!(checked > 2000, "only {checked} messages were looked at");
    server.stop().await;
}

/// Checks every message against what the viewer had seen by then. Returns how many there were.
fn check(record: &Record, viewer: Viewer, heard: &[(u32, String)]) -> usize {
    // Everything up to the deal has no cards; then comes one entry for each action.
    let dealt = heard.iter().map(|&(number, _)| number).max().unwrap() - record.actions.len() as u32;
    let mut game = Game::new(&record.table, &record.deal).unwrap();
    let mut known: HashSet<Card> = game.log().iter().flat_map(|logged| seen(&logged.event, viewer)).collect();
    let mut by_number = vec![HashSet::new(); dealt as usize];
    by_number.push(known.clone());
    for (seat, action) in &record.actions {
        let happened = game.act(*seat, action).unwrap();
        known.extend(happened.iter().flat_map(|logged| seen(&logged.event, viewer)));
        by_number.push(known.clone());
    }
    // After the last action everything is open.
    let over = by_number.len() - 1;
    for (number, text) in heard.iter().filter(|(number, _)| *number as usize != over) {
        let told = faces(text);
        let hidden: Vec<&Card> = told.difference(&by_number[*number as usize]).collect();
        assert!(hidden.is_empty(), "{viewer:?} heard of {hidden:?} with number {number}: {text}");
    }
    heard.len()
}
