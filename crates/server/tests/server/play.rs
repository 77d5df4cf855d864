//! Games over real sockets.

use crate::support::{Page, server};
use interregnum_client::{Client, any_answer, question};
use interregnum_protocol::{
    BotLevel, ClientMessage, Command, Deck, EndedBy, May, Options, PastGame, Pick, RematchAnswer, RematchOffer,
    ServerMessage, Stage, TableId, TableView,
};
use interregnum_rules::{Record, Rng};
use interregnum_server::Server;

fn claim2() -> Options {
    Options { deck: Deck::Claim2, ..Options::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let (mut anna, mut bela) = tokio::join!(Page::open(server.address(), "Anna"), Page::open(server.address(), "Béla"));
    let table = anna.open_table(claim2()).await;
    bela.watch(&table).await;
    bela.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    anna.act(&table, Command::Ready { nonce: "00ff".into() }).await.unwrap();
    bela.act(&table, Command::Ready { nonce: "abcd".into() }).await.unwrap();
    let (one, other) = (anna.watch(&table).await, bela.watch(&table).await);
    assert_eq!((one.stage, one.you, other.you), (Stage::Playing, Some(0), Some(1)));
    let (mut rng, mut other_rng) = (Rng::seeded(1), Rng::seeded(2));
    let (one, other) = tokio::join!(anna.play_on(one, &mut rng), bela.play_on(other, &mut other_rng));
    assert_eq!(one.ending, other.ending);
    let ending = one.ending.unwrap();
    let outcome = ending.outcome.as_ref().unwrap();
    assert_eq!(outcome.winners, ending.winners);
    assert_eq!(outcome.comparisons.last().unwrap().left, ending.winners);
    let standing = one.game.unwrap().contests;
    assert_eq!(
        standing.iter().map(|contest| (contest.ahead, contest.ground)).collect::<Vec<_>>(),
        outcome.votes.iter().map(|vote| (vote.side, vote.ground)).collect::<Vec<_>>(),
    );

    let url = format!("http://{}/api/v1/tables/{table}/record", server.address());
    let record: Record = reqwest::get(url).await.unwrap().json().await.unwrap();
    assert_eq!(record.players, ["Anna", "Béla"]);
    let trace = record.check().expect("the record follows the rules");
    assert_eq!(trace.result, record.result);
    let fair = record.fair.as_ref().expect("what the deal was made from");
    assert_eq!((fair.commitment.as_str(), fair.nonces.join(" ")), (one.commitment.as_str(), "00ff abcd".to_owned()));

    let archive = reqwest::get(format!("http://{}/api/v1/archive", server.address())).await.unwrap();
    let archive = archive.text().await.unwrap();
    let lines: Vec<Record> = archive.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines, [record]);
    let mine = reqwest::Client::new().get(format!("http://{}/api/v1/me/games?won=true", server.address()));
    let won = async |page: &Page| {
        let request = mine.try_clone().unwrap().header("cookie", page.client.cookie());
        request.send().await.unwrap().json::<Vec<serde_json::Value>>().await.unwrap().len()
    };
    let mine_all = reqwest::Client::new().get(format!("http://{}/api/v1/me/games", server.address()));
    let past = mine_all.header("cookie", anna.client.cookie()).send().await.unwrap();
    let past: Vec<PastGame> = past.json().await.unwrap();
    let names: Vec<&str> = past[0].people.iter().map(|past| past.person.as_ref().unwrap().name.as_str()).collect();
    assert_eq!(names, ["Anna", "Béla"]);
    let [game] = &past[..] else { panic!("one game was played") };
    assert_eq!(
        (game.you, game.by, &game.winners, &game.outcome),
        (0, Some(ending.by), &ending.winners, &ending.outcome)
    );
    let seats = game.seats.iter().map(|seat| (seat.side, seat.person.as_ref().unwrap().name.as_str(), seat.bot));
    assert_eq!(seats.collect::<Vec<_>>(), [(0, "Anna", None), (1, "Béla", None)]);
    assert_eq!([won(&anna).await, won(&bela).await], [0, 1].map(|side| usize::from(ending.winners.contains(&side))));
    server.stop().await;
}

/// Whoever leaves the table for another page is not there any more, though the page is still connected; the lobby goes by
/// that.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_another_page_is_not_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let (mut anna, mut bela) = tokio::join!(Page::open(server.address(), "Anna"), Page::open(server.address(), "Béla"));
    let table = anna.open_table(claim2()).await;
    bela.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    let here = |view: &TableView| view.seats.iter().map(|seat| seat.here).collect::<Vec<_>>();
    assert_eq!(here(&anna.watch(&table).await), [true, false], "nobody has seen Béla there yet");
    assert_eq!(here(&bela.watch(&table).await), [true, true]);
    while anna.presence().await != [true, true] {}
    for watches in [false, true] {
        let message = if watches {
            ClientMessage::Watch { table: table.clone(), since: None }
        } else {
            ClientMessage::Unwatch { table: table.clone() }
        };
        bela.client.send(&message).await.unwrap();
        // Nothing else happens, so this is what comes next but for what was so before.
        while anna.presence().await != [true, watches] {}
        assert_eq!(here(&anna.watch(&table).await), [true, watches]);
        anna.client.send(&ClientMessage::Lobby).await.unwrap();
        let listed = loop {
            if let ServerMessage::Lobby { tables } = anna.next().await {
                break tables;
            }
        };
        assert!(listed.iter().any(|one| one.id == table && one.seats[1].here), "both are at the server");
    }
    server.stop().await;
}

/// Two people at a table whose game is over.
async fn over(server: &Server) -> (Page, Page, TableId) {
    let mut anna = Page::open(server.address(), "Anna").await;
    let mut bela = Page::open(server.address(), "Béla").await;
    let table = anna.open_table(claim2()).await;
    bela.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    for (page, nonce) in [(&mut anna, "01"), (&mut bela, "02")] {
        page.act(&table, Command::Ready { nonce: nonce.into() }).await.unwrap();
    }
    anna.act(&table, Command::Resign).await.unwrap();
    (anna, bela, table)
}

/// The next view in which the offer of a rematch is so.
async fn offered(page: &mut Page, is_so: impl Fn(&RematchOffer) -> bool) -> TableView {
    loop {
        let (_, view) = page.update().await;
        if view.rematch_offer.as_ref().is_some_and(&is_so) {
            return view;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_announced_to_all_at_the_table_and_whoever_is_ready_has_accepted_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let (mut anna, mut bela, table) = over(&server).await;
    assert_eq!(bela.watch(&table).await.rematch_offer, None);
    anna.act(&table, Command::Rematch).await.unwrap();
    let told = offered(&mut bela, |offer| offer.by == 0 && offer.stands).await;
    assert_eq!(told.rematch_offer.unwrap().answers, [Some(RematchAnswer::Accepted), Some(RematchAnswer::Open)]);
    assert_eq!(told.may, [May::Rematch, May::DeclineRematch]);
    let next = told.rematch.unwrap();
    let mut again = Page::again(server.address(), bela.client.cookie()).await;
    assert_eq!(again.watch(&table).await.rematch_offer.unwrap().by, 0, "whoever comes back sees it, too");
    let there = bela.watch(&next).await;
    assert_eq!((there.rematch_of, there.you, there.hosted_by.name.as_str()), (Some(table.clone()), Some(0), "Anna"));
    anna.watch(&table).await;
    bela.act(&next, Command::Ready { nonce: "03".into() }).await.unwrap();
    let told = offered(&mut anna, |offer| offer.answers[1] == Some(RematchAnswer::Accepted)).await;
    assert_eq!(told.rematch, Some(next));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_is_declined_or_withdrawn_leaves_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    for withdrawn in [false, true] {
        let (mut anna, mut bela, table) = over(&server).await;
        anna.act(&table, Command::Rematch).await.unwrap();
        let next = anna.watch(&table).await.rematch.unwrap();
        assert_eq!(bela.watch(&table).await.rematch.as_ref(), Some(&next));
        let (one, other) = if withdrawn { (&mut anna, &mut bela) } else { (&mut bela, &mut anna) };
        one.act(&table, Command::DeclineRematch).await.unwrap();
        let told = offered(other, |offer| !offer.stands).await;
        assert_eq!((told.rematch, told.may.contains(&May::Rematch)), (None, withdrawn));
        let people = |view: TableView| view.seats.into_iter().map(|seat| seat.person.is_some()).collect::<Vec<_>>();
        // The seats are turned round.
        assert_eq!(people(other.watch(&next).await), [false, !withdrawn]);
    }
    let (mut anna, mut bela, table) = over(&server).await;
    anna.act(&table, Command::Rematch).await.unwrap();
    let next = anna.watch(&table).await.rematch.unwrap();
    for (page, nonce) in [(&mut anna, "05"), (&mut bela, "06")] {
        page.act(&next, Command::Ready { nonce: nonce.into() }).await.unwrap();
    }
    let refused = bela.act(&table, Command::DeclineRematch).await.unwrap_err();
    assert_eq!(refused.kind, "stage", "the game is on");
    server.stop().await;
}

/// Those who watch from beside a table are told the same, but whoever opened it may do more.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_opened_a_table_may_seat_bots_from_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let (mut anna, mut bela) = tokio::join!(Page::open(server.address(), "Anna"), Page::open(server.address(), "Béla"));
    let table = anna.open_table(claim2()).await;
    bela.watch(&table).await;
    anna.watch(&table).await;
    let leave = ClientMessage::Table { table: table.clone(), id: "leave".into(), command: Command::Leave };
    let (told, _) = anna.ask(&leave, "leave").await;
    let may = told.into_iter().find_map(|message| match message {
        ServerMessage::Update { view, .. } => Some(view.may),
        _ => None,
    });
    let (sit, bot) = ([0, 1].map(|seat| May::Sit { seat }), [0, 1].map(|seat| May::Bot { seat }));
    assert_eq!(may.unwrap(), [sit, bot].concat());
    assert_eq!(bela.update().await.1.may, sit);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_win_that_nobody_can_take_away_is_granted_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut anna = Page::open(server.address(), "Anna").await;
    let mut rng = Rng::seeded(8);
    for players in 2..=4u8 {
        let (mut granted, mut declined) = (0, 0);
        while granted == 0 {
            let mut bots = vec![Some(BotLevel::Random); usize::from(players)];
            bots[0] = None;
            let table = anna.open_table(Options { players, bots, ..Options::default() }).await;
            anna.act(&table, Command::Ready { nonce: "0c1a".into() }).await.unwrap();
            let mut view = anna.watch(&table).await;
            let mut claimed = None;
            while view.stage != Stage::Over {
                let Some((number, question)) = question(&view) else {
                    view = anna.update().await.1;
                    continue;
                };
                let game = view.game.as_ref().unwrap();
                let (sure, offered) = (game.won_by == Some(0), view.may.contains(&May::Claim));
                let tricks = (game.phase, game.tricks.done);
                assert!(offered == sure || offered && players == 2 && game.phase == 2 && claimed != Some(tricks));
                match anna.act(&table, Command::Claim).await {
                    Ok(_) => {
                        assert!(offered, "what is granted was offered");
                        granted += 1;
                    }
                    Err(problem) => {
                        let again = claimed == Some(tricks);
                        assert_eq!(problem.kind, if again { "claimed_before" } else { "not_proved" });
                        assert!(!sure, "sure votes are enough");
                        claimed = offered.then_some(tricks).or(claimed);
                        declined += 1;
                        let answer = any_answer(question, &mut rng);
                        anna.act(&table, Command::Act { number, answer }).await.unwrap();
                    }
                }
                view = anna.watch(&table).await;
            }
            let ending = view.ending.unwrap();
            if ending.by == (EndedBy::Claimed { seat: 0 }) {
                assert_eq!((ending.winners, ending.outcome), (vec![0], None));
            }
            // A page watches a few tables at most.
            anna.client.send(&ClientMessage::Unwatch { table }).await.unwrap();
            assert!(declined < 5000, "no claim was granted");
        }
        assert!(declined > 10, "a game that has just begun is not won");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_bots_at_every_kind_of_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut anna = Page::open(server.address(), "Anna").await;
    let mut rng = Rng::seeded(3);
    for game in 0..9u8 {
        let players = 2 + game % 3;
        let mut bots = vec![Some(BotLevel::Novice); usize::from(players)];
        bots[usize::from(game) % usize::from(players)] = None;
        let options = Options {
            players,
            deck: Deck::Random,
            setting: Pick::Random,
            building: Pick::Random,
            bots,
            ..Options::default()
        };
        let table = anna.open_table(options).await;
        anna.act(&table, Command::Ready { nonce: "0123456789abcdef".into() }).await.unwrap();
        let view = anna.watch(&table).await;
        let view = anna.play_on(view, &mut rng).await;
        assert!(view.ending.unwrap().outcome.is_some());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_twice_counts_once_and_what_is_late_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut anna = Page::open(server.address(), "Anna").await;
    let options = Options { bots: vec![None, Some(BotLevel::Random)], first_leader: Some(0), ..claim2() };
    let table = anna.open_table(options).await;
    anna.act(&table, Command::Ready { nonce: String::new() }).await.unwrap();
    let view = anna.watch(&table).await;
    let (number, question) = question(&view).unwrap();
    let answer = any_answer(question, &mut Rng::seeded(4));
    let message = ClientMessage::Table {
        table: table.clone(),
        id: "mine".into(),
        command: Command::Act { number, answer: answer.clone() },
    };
    let first = anna.ask(&message, "mine").await.1.unwrap();
    let second = anna.ask(&message, "mine").await.1.unwrap();
    assert_eq!(first, second);
    let late = anna.act(&table, Command::Act { number, answer }).await.unwrap_err();
    assert!(matches!(late.kind.as_str(), "late" | "rules"), "{late:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_gets_what_was_missed_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let first = server(folder.path()).await;
    let mut anna = Page::open(first.address(), "Anna").await;
    let options = Options { bots: vec![None, Some(BotLevel::Random)], ..claim2() };
    let table = anna.open_table(options).await;
    let before = anna.watch(&table).await;
    anna.act(&table, Command::Ready { nonce: "77".into() }).await.unwrap();
    let cookie = anna.client.cookie().to_owned();
    first.stop().await;

    let second = server(folder.path()).await;
    let client = Client::again(&second.address().to_string(), &cookie).await.unwrap();
    let mut anna = Page { client, heard: Vec::new() };
    let watch = ClientMessage::Watch { table: table.clone(), since: Some(before.number) };
    anna.client.send(&watch).await.unwrap();
    let (updates, view) = anna.update().await;
    let numbers: Vec<u32> = updates.iter().map(|update| update.number).collect();
    assert_eq!(numbers, (before.number + 1..=view.number).collect::<Vec<_>>());
    assert_eq!(view.stage, Stage::Playing);
    let view = anna.play_on(view, &mut Rng::seeded(5)).await;
    assert!(view.ending.is_some());
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_want_the_same_find_each_other_and_the_lobby_is_live() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut watcher = Page::open(server.address(), "Watcher").await;
    watcher.client.send(&ClientMessage::Lobby).await.unwrap();
    assert_eq!(watcher.next().await, ServerMessage::Lobby { tables: Vec::new() });
    let (mut found, mut pages) = (Vec::new(), Vec::new());
    for name in ["Anna", "Béla", "Cecília"] {
        let mut page = Page::open(server.address(), name).await;
        found.push(find(&mut page).await);
        pages.push(page);
    }
    assert_eq!(found[0], found[1]);
    assert_ne!(found[1], found[2]);
    let mut taken = Vec::new();
    while taken.len() < 3 {
        if let ServerMessage::LobbyTable { table } = watcher.next().await {
            taken.push((table.id.clone(), table.seats.iter().filter(|seat| seat.person.is_some()).count()));
            taken.dedup();
        }
    }
    assert_eq!(taken, [(found[0].clone(), 1), (found[0].clone(), 2), (found[2].clone(), 1)]);
    // Whoever looks again waits at the same table.
    assert_eq!(find(&mut pages[2]).await, found[2]);
    // Whoever has gone does not wait any more, and nobody is sent there.
    drop(pages.pop());
    loop {
        if let ServerMessage::LobbyGone { table } = watcher.next().await
            && table == found[2]
        {
            break;
        }
    }
    let mut later = Page::open(server.address(), "Dóra").await;
    assert!(!found.contains(&find(&mut later).await));
    server.stop().await;
}

async fn find(page: &mut Page) -> TableId {
    let find = ClientMessage::Find { id: "f".into(), options: Box::new(claim2()) };
    page.ask(&find, "f").await.1.unwrap().0.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_watches_where_nobody_may() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let (mut anna, mut eve) = tokio::join!(Page::open(server.address(), "Anna"), Page::open(server.address(), "Eve"));
    let bots = vec![None, Some(BotLevel::Novice)];
    let table = anna.open_table(Options { bots, spectators: false, ..Options::default() }).await;
    eve.watch(&table).await;
    anna.act(&table, Command::Ready { nonce: "00".into() }).await.unwrap();
    let view = anna.watch(&table).await;
    anna.play_on(view, &mut Rng::seeded(5)).await;
    eve.client.send(&ClientMessage::Ping).await.unwrap();
    let mut told = Vec::new();
    loop {
        match eve.next().await {
            ServerMessage::Pong => break,
            ServerMessage::Refused { problem, .. } => told.push(problem.kind),
            ServerMessage::Update { view, .. } => assert_eq!(view.stage, Stage::Gathering),
            _ => {}
        }
    }
    assert_eq!(told, ["no_spectators"]);
    server.stop().await;
}
