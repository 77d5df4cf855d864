//! Two programs that play one game after the other.

use super::meter::Meter;
use interregnum_client::{Client, ClientError, any_answer};
use interregnum_protocol::{ClientMessage, Command, Deck, Number, Options, Problem, Question, Stage, TableId};
use interregnum_rules::Rng;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// Two programs at one table.
pub(super) struct Pair {
    pub(super) number: u32,
    pub(super) address: String,
    /// The table acts once in this time.
    pub(super) every: Duration,
    /// How many tables there are: their actions are spread evenly.
    pub(super) tables: u32,
    pub(super) meter: Arc<Meter>,
}

impl Pair {
    /// Plays until it is stopped.
    pub(super) async fn play(self, doors: Arc<Semaphore>) {
        let meter = Arc::clone(&self.meter);
        let seated = {
            let _door = doors.acquire().await;
            self.sit_down().await
        };
        meter.seated();
        let played = match seated {
            Ok((table, host, guest)) => {
                let start = Instant::now() + self.every.mul_f64(f64::from(self.number) / f64::from(self.tables));
                let host = Player::new(host, &self, 0, start);
                let guest = Player::new(guest, &self, 1, start);
                tokio::try_join!(host.play(table.clone()), guest.play(table)).map(|_| ())
            }
            Err(error) => Err(error),
        };
        if played.is_err() {
            meter.error();
        }
    }

    async fn sit_down(&self) -> Result<(TableId, Client, Client), ClientError> {
        let number = self.number;
        let mut host = Client::guest(&self.address, &format!("Host {number}")).await?;
        let mut guest = Client::guest(&self.address, &format!("Guest {number}")).await?;
        let options = Options { deck: Deck::Claim2, public: false, ..Options::default() };
        let table = host.open(options).await?;
        guest.command(&table, Command::Sit { seat: 1 }).await?;
        Ok((table, host, guest))
    }
}

/// What a program needs of a message. The rest is not read, so that the measurement costs little.
#[derive(Deserialize)]
struct News {
    view: Option<View>,
    problem: Option<Problem>,
}

#[derive(Deserialize)]
struct View {
    id: TableId,
    number: Number,
    stage: Stage,
    game: Option<Game>,
}

#[derive(Deserialize)]
struct Game {
    question: Option<Question>,
    number: Option<Number>,
}

struct Player {
    client: Client,
    seat: u8,
    every: Duration,
    /// When this table acts next.
    next: Instant,
    rng: Rng,
    meter: Arc<Meter>,
}

impl Player {
    fn new(client: Client, pair: &Pair, seat: u8, next: Instant) -> Player {
        let rng = Rng::stream(u64::from(pair.number), u64::from(seat));
        Player { client, seat, every: pair.every, next, rng, meter: Arc::clone(&pair.meter) }
    }

    async fn play(mut self, mut table: TableId) -> Result<(), ClientError> {
        loop {
            self.client.send(&ClientMessage::Watch { table: table.clone(), since: None }).await?;
            let ready = Command::Ready { nonce: format!("{:02x}", self.seat) };
            let id = self.client.new_request();
            self.client.send(&ClientMessage::Table { table: table.clone(), id, command: ready }).await?;
            self.play_game(&table).await?;
            self.client.send(&ClientMessage::Unwatch { table: table.clone() }).await?;
            table = self.rematch(&table).await?;
        }
    }

    /// Plays a game to its end.
    async fn play_game(&mut self, table: &TableId) -> Result<(), ClientError> {
        let mut view = self.news(table, None).await?;
        while view.stage != Stage::Over {
            let question = view.game.and_then(|game| Some((game.number?, game.question?)));
            let Some((number, question)) = question else {
                view = self.news(table, Some(view.number)).await?;
                self.next = Instant::now() + self.every;
                continue;
            };
            let answer = any_answer(question, &mut self.rng);
            tokio::time::sleep_until(self.next).await;
            let sent = Instant::now();
            let id = self.client.new_request();
            let command = Command::Act { number, answer };
            let message = ClientMessage::Table { table: table.clone(), id, command };
            self.client.send(&message).await?;
            view = self.news(table, Some(view.number)).await?;
            self.meter.acted(sent.elapsed());
            self.next = sent + self.every;
        }
        if self.seat == 0 {
            self.meter.game_over();
        }
        Ok(())
    }

    /// The next view of the table, after a number.
    async fn news(&mut self, table: &TableId, after: Option<Number>) -> Result<View, ClientError> {
        loop {
            match serde_json::from_str(&self.client.next_text().await?)? {
                News { view: Some(view), .. } if view.id == *table && after.is_none_or(|after| view.number > after) => {
                    return Ok(view);
                }
                News { problem: Some(problem), .. } => return Err(ClientError::Refused(problem)),
                News { .. } => {}
            }
        }
    }

    /// The table of the next game: whoever asks first opens it.
    async fn rematch(&mut self, table: &TableId) -> Result<TableId, ClientError> {
        let done = self.client.command(table, Command::Rematch).await?;
        self.seat = 1 - self.seat;
        done.table.ok_or(ClientError::Ended)
    }
}
