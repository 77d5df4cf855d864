//! Two people at a table, one decision after the other: nothing happens there unless they do it.

use interregnum_client::{Client, ClientError, any_answer, cookie, question};
use interregnum_protocol::{ClientMessage, Command, Number, Options, ServerMessage, TableId, TableView};
use interregnum_rules::Rng;

/// Two people at a table.
pub(crate) struct Pair {
    pub(crate) table: TableId,
    people: Vec<(Client, TableView)>,
    rng: Rng,
}

/// An answer that is due, with its seat and the name of the request.
pub(crate) struct Due {
    seat: usize,
    message: ClientMessage,
    id: String,
}

impl Pair {
    /// Two new guests, whose game has begun.
    pub(crate) async fn begin(address: &str) -> Pair {
        let cookies = [cookie(address, "Ada").await.unwrap(), cookie(address, "Ben").await.unwrap()];
        let mut ada = Client::again(address, &cookies[0]).await.unwrap();
        let mut ben = Client::again(address, &cookies[1]).await.unwrap();
        let table = ada.open(Options::default()).await.unwrap();
        ben.command(&table, Command::Sit { seat: 1 }).await.unwrap();
        for client in [&mut ada, &mut ben] {
            client.command(&table, Command::Ready { nonce: "5eed".into() }).await.unwrap();
        }
        Pair::again(address, &cookies, table).await
    }

    /// Two people who have been there, at a table where they play.
    pub(crate) async fn again(address: &str, cookies: &[String], table: TableId) -> Pair {
        let mut people = Vec::new();
        for cookie in cookies {
            let mut client = Client::again(address, cookie).await.unwrap();
            let view = client.watch(&table).await.unwrap();
            people.push((client, view));
        }
        Pair { table, people, rng: Rng::seeded(5) }
    }

    /// With these they come again.
    pub(crate) fn cookies(&self) -> Vec<String> {
        self.people.iter().map(|(client, _)| client.cookie().to_owned()).collect()
    }

    /// The next answer that is due. None if the game is over.
    pub(crate) fn due(&mut self) -> Option<Due> {
        self.people.iter().enumerate().find_map(|(seat, (_, view))| {
            let (number, question) = question(view)?;
            let (answer, id) = (any_answer(question, &mut self.rng), format!("{seat}-{number}"));
            let command = Command::Act { number, answer };
            Some(Due { seat, message: ClientMessage::Table { table: self.table.clone(), id: id.clone(), command }, id })
        })
    }

    /// Sends an answer. If it counts, waits until both have seen that.
    pub(crate) async fn act(&mut self, due: &Due) -> Result<Number, ClientError> {
        let done = self.people[due.seat].0.ask(&due.message, &due.id).await?;
        let number = done.number.expect("what was done has a number");
        for (client, view) in &mut self.people {
            while view.number < number {
                if let ServerMessage::Update { view: after, .. } = client.next().await? {
                    *view = *after;
                }
            }
        }
        Ok(number)
    }

    /// Plays to the end.
    pub(crate) async fn play_on(&mut self) {
        while let Some(due) = self.due() {
            self.act(&due).await.expect("it counts");
        }
    }
}
