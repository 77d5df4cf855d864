//! No loss: a server that is killed at any moment keeps all that it has answered.

use crate::house::Server;
use interregnum_client::{Client, ClientError, any_answer, cookie, question};
use interregnum_protocol::{
    Answer, ClientMessage, Command, Deck, Number, Options, Pick, ServerMessage, Stage, TableId, TableView, What,
};
use interregnum_rules::{Action, Record, Rng, Seat};
use serde::Deserialize;
use std::collections::HashMap;
use tokio::sync::{mpsc, watch};

/// An answer that the server has acknowledged.
struct Acknowledged {
    table: TableId,
    number: Number,
    seat: u8,
    answer: Answer,
}

/// Somebody who plays on whatever happens.
struct Player {
    address: watch::Receiver<String>,
    cookie: String,
    table: TableId,
    seat: u8,
    acknowledged: mpsc::UnboundedSender<Acknowledged>,
}

impl Player {
    async fn play(mut self) {
        loop {
            let address = self.address.borrow_and_update().clone();
            match self.play_at(&address).await {
                Ok(()) => return,
                Err(error) if error.is_lost() => self.address.changed().await.expect("there is a next server"),
                Err(error) => panic!("{error}"),
            }
        }
    }

    async fn play_at(&self, address: &str) -> Result<(), ClientError> {
        let mut client = Client::again(address, &self.cookie).await?;
        let mut view = client.watch(&self.table).await?;
        if view.stage == Stage::Gathering {
            self.sit(&mut client, &view).await?;
        }
        while view.stage != Stage::Over {
            // The same question gets the same answer and the same name, so that a repetition is one.
            if let Some((number, question)) = question(&view) {
                let mut rng = Rng::stream(u64::from(number), u64::from(self.seat));
                let answer = any_answer(question, &mut rng);
                let id = format!("{}-{number}", self.seat);
                let command = Command::Act { number, answer: answer.clone() };
                let message = ClientMessage::Table { table: self.table.clone(), id: id.clone(), command };
                let done = client.ask(&message, &id).await?;
                let number = done.number.expect("what was done has a number");
                let acknowledged = Acknowledged { table: self.table.clone(), number, seat: self.seat, answer };
                self.acknowledged.send(acknowledged).expect("somebody counts");
            }
            view = news(&mut client, view).await?;
        }
        Ok(())
    }

    async fn sit(&self, client: &mut Client, view: &TableView) -> Result<(), ClientError> {
        if view.you.is_none() {
            client.command(&self.table, Command::Sit { seat: self.seat }).await?;
        }
        let ready = Command::Ready { nonce: format!("{:02x}", self.seat) };
        client.command(&self.table, ready).await.map(|_| ())
    }
}

/// The next view.
async fn news(client: &mut Client, before: TableView) -> Result<TableView, ClientError> {
    loop {
        match client.next().await? {
            ServerMessage::Update { view, .. } | ServerMessage::Table { view } if view.number > before.number => {
                return Ok(*view);
            }
            _ => {}
        }
    }
}

/// How many games are played, all at once.
fn games() -> usize {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

/// After so many answers, and up to twice as many, the server is killed again.
const BETWEEN_KILLS: usize = 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_that_it_has_answered() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::seeded(11);
    let mut server = Server::start(folder.path());
    let (address, watching) = watch::channel(server.address.clone());
    let (acknowledge, mut acknowledgements) = mpsc::unbounded_channel();
    let mut players = Vec::new();
    for game in 0..games() {
        let seats = 2 + (game % 3) as u8;
        let options = Options {
            players: seats,
            deck: Deck::Random,
            setting: Pick::Random,
            building: Pick::Random,
            ..Options::default()
        };
        let mut host = Client::guest(&server.address, &format!("Host {game}")).await.unwrap();
        let table = host.open(options).await.unwrap();
        for seat in 0..seats {
            let cookie = match seat {
                0 => host.cookie().to_owned(),
                _ => cookie(&server.address, &format!("Guest {game} {seat}")).await.unwrap(),
            };
            let (address, acknowledged) = (watching.clone(), acknowledge.clone());
            let player = Player { address, cookie, table: table.clone(), seat, acknowledged };
            players.push(tokio::spawn(player.play()));
        }
    }
    drop((acknowledge, watching));

    let mut all = Vec::new();
    let mut kills = 0;
    let mut next = 100 + rng.below(BETWEEN_KILLS);
    while let Some(acknowledged) = acknowledgements.recv().await {
        all.push(acknowledged);
        if all.len() >= next {
            server.kill();
            kills += 1;
            server = Server::start(folder.path());
            address.send(server.address.clone()).unwrap();
            next = all.len() + BETWEEN_KILLS + rng.below(BETWEEN_KILLS);
        }
    }
    for player in players {
        player.await.expect("everybody has played to the end");
    }
    assert!(kills >= 3, "the server was killed {kills} times only");
    check(&server.address, &all).await;
    server.kill();
}

#[derive(Deserialize)]
struct Looked {
    updates: Vec<interregnum_protocol::Update>,
}

/// Everything that was acknowledged is there, once, under its number, and every game has gone to its
/// end by the rules.
async fn check(address: &str, all: &[Acknowledged]) {
    let mut by_table: HashMap<&TableId, Vec<&Acknowledged>> = HashMap::new();
    for acknowledged in all {
        by_table.entry(&acknowledged.table).or_default().push(acknowledged);
    }
    assert_eq!(by_table.len(), games());
    for (table, mut acknowledged) in by_table {
        let url = format!("http://{address}/api/v1/tables/{table}");
        let looked: Looked = reqwest::get(format!("{url}?since=0")).await.unwrap().json().await.unwrap();
        let record: Record = reqwest::get(format!("{url}/record")).await.unwrap().json().await.unwrap();
        let trace = record.check().expect("the game follows the rules");
        assert!(trace.result.is_some() && trace.result == record.result, "the game is over");
        acknowledged.sort_by_key(|acknowledged| acknowledged.number);
        // Whoever asked again was answered alike.
        acknowledged.dedup_by(|one, other| {
            let again = one.number == other.number;
            assert!(!again || (one.seat, &one.answer) == (other.seat, &other.answer), "at {table}");
            again
        });
        for seat in record.table.seats() {
            let in_log = looked.updates.iter().filter(|update| update.what == What::Acted { seat: seat.0, bot: false });
            let in_record = record.actions.iter().filter(|(of, _)| *of == seat);
            assert_eq!(in_log.count(), in_record.count(), "nothing stands there twice");
        }
        for acknowledged in acknowledged {
            let seat = acknowledged.seat;
            let acted = |what: &What| *what == What::Acted { seat, bot: false };
            // The answers of a seat stand in the record in the order in which they were given.
            let before = looked.updates[..acknowledged.number as usize - 1].iter();
            let before = before.filter(|update| acted(&update.what)).count();
            let update = &looked.updates[acknowledged.number as usize - 1];
            assert!(update.number == acknowledged.number && acted(&update.what), "{update:?}");
            let mut of_seat = record.actions.iter().filter(|(of, _)| *of == Seat(seat));
            let action = &of_seat.nth(before).expect("the record has it").1;
            assert_eq!(*action, Action::from(acknowledged.answer.clone()));
        }
    }
}
