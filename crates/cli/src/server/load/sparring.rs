//! A program that plays against a bot that thinks as long as it may.

use super::meter::Meter;
use interregnum_client::{Client, ClientError, any_answer, question};
use interregnum_protocol::{BotLevel, ClientMessage, Command, Options, ServerMessage, Stage, TableView};
use interregnum_rules::Rng;
use std::sync::Arc;

/// A program at a table of its own.
pub(super) struct Sparring {
    pub(super) number: u32,
    pub(super) address: String,
    pub(super) meter: Arc<Meter>,
}

impl Sparring {
    /// Plays one game after the other until it is stopped.
    pub(super) async fn play(self) {
        if self.play_games().await.is_err() {
            self.meter.error();
        }
    }

    async fn play_games(&self) -> Result<(), ClientError> {
        let mut client = Client::guest(&self.address, &format!("Sparring {}", self.number)).await?;
        let mut rng = Rng::stream(u64::from(self.number), 2);
        loop {
            let bots = vec![None, Some(BotLevel::Grandmaster)];
            let table = client.open(Options { bots, public: false, ..Options::default() }).await?;
            client.command(&table, Command::Ready { nonce: String::new() }).await?;
            let mut view = client.watch(&table).await?;
            while view.stage != Stage::Over {
                if let Some((number, question)) = question(&view) {
                    let command = Command::Act { number, answer: any_answer(question, &mut rng) };
                    client.command(&table, command).await?;
                }
                view = news(&mut client, &view).await?;
            }
            client.send(&ClientMessage::Unwatch { table }).await?;
        }
    }
}

/// The next view of the same table.
async fn news(client: &mut Client, before: &TableView) -> Result<TableView, ClientError> {
    loop {
        match client.next().await? {
            ServerMessage::Update { view, .. } if view.id == before.id && view.number > before.number => {
                return Ok(*view);
            }
            _ => {}
        }
    }
}
