//! A server with a seed, for tests of the page: the same games come again, and nothing else does.

use crate::support::{Page, settings};
use interregnum_protocol::{BotLevel, Command, Deck, Fair, Options, Pick, TableView};
use interregnum_rules::Rng;
use interregnum_server::{Server, Settings, StartError};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

fn seeded(folder: &Path, seed: Option<u64>) -> Settings {
    Settings { seed, ..settings(folder) }
}

/// Plays a game to its end.
async fn played(server: &Server) -> TableView {
    let mut ada = Page::open(server.address(), "Ada").await;
    let bots = vec![None, Some(BotLevel::Random), Some(BotLevel::Novice)];
    let options =
        Options { players: 3, deck: Deck::Random, setting: Pick::Random, bots, public: false, ..Options::default() };
    let table = ada.open_table(options).await;
    ada.watch(&table).await;
    ada.act(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
    let view = ada.watch(&table).await;
    ada.play_on(view, &mut Rng::seeded(5)).await
}

async fn two_games(folder: &Path, seed: Option<u64>) -> [TableView; 2] {
    let server = Server::start(seeded(folder, seed)).await.unwrap();
    let games = [played(&server).await, played(&server).await];
    server.stop().await;
    games
}

fn fair(view: &TableView) -> &Fair {
    view.ending.as_ref().and_then(|ending| ending.fair.as_ref()).expect("the cards are shown")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_brings_the_same_games() {
    let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let games = two_games(folders[0].path(), Some(7)).await;
    let again = two_games(folders[1].path(), Some(7)).await;
    let other = two_games(folders[2].path(), Some(8)).await;
    for (first, second) in games.iter().zip(&again) {
        assert_eq!((&first.id, &first.table, fair(first)), (&second.id, &second.table, fair(second)));
        assert_eq!((&first.game, first.number), (&second.game, second.number), "bots did the same, too");
        assert_ne!(first.host, second.host, "people are never predicted");
    }
    assert!(fair(&games[0]) != fair(&games[1]) && fair(&games[0]) != fair(&other[0]));
    // After a restart it goes on with new tables, not with the old ones.
    let later = two_games(folders[0].path(), Some(7)).await;
    assert!(games.iter().all(|game| later.iter().all(|late| late.id != game.id)));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_seed_every_game_is_another() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [one, two] = two_games(folders[0].path(), None).await;
    let [other, _] = two_games(folders[1].path(), None).await;
    assert!(fair(&one) != fair(&two) && fair(&one) != fair(&other) && one.id != other.id);
}

#[tokio::test]
async fn a_server_that_others_reach_takes_no_seed() {
    let folder = tempfile::tempdir().unwrap();
    let open = Settings { listen: SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0)), ..seeded(folder.path(), Some(7)) };
    let proxied = Settings { behind_proxy: true, ..seeded(folder.path(), Some(7)) };
    for settings in [open, proxied] {
        assert!(matches!(Server::start(settings).await, Err(StartError::Predictable)));
    }
}
