//! People for tests: each has a page, and remembers all that it was told.

use interregnum_client::{Client, any_answer, question};
use interregnum_protocol::{
    ClientMessage, Command, Number, Options, Problem, ServerMessage, Stage, TableId, TableView, Update,
};
use interregnum_rules::Rng;
use interregnum_server::{Database, Limits, Server, Settings};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

/// So long a test waits for an answer before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What a test's server is set to: bots do not take their time, and nothing is too much.
pub(crate) fn settings(folder: &Path) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: Database::Sqlite(folder.join("test.db")),
        bot_pace: Duration::ZERO,
        health: SocketAddr::from(([127, 0, 0, 1], 0)),
        limits: Limits::NONE,
        ..Settings::default()
    }
}

/// A server of its own.
pub(crate) async fn server(folder: &Path) -> Server {
    Server::start(settings(folder)).await.expect("the server starts")
}

/// A page, and all that it was told.
pub(crate) struct Page {
    pub(crate) client: Client,
    pub(crate) heard: Vec<String>,
}

impl Page {
    /// A new guest's page.
    pub(crate) async fn open(address: SocketAddr, name: &str) -> Page {
        let client = Client::guest(&address.to_string(), name).await.expect("the server takes a guest");
        Page { client, heard: Vec::new() }
    }

    /// The page of somebody who has been there.
    pub(crate) async fn again(address: SocketAddr, cookie: &str) -> Page {
        let client = Client::again(&address.to_string(), cookie).await.expect("the server knows the person");
        Page { client, heard: Vec::new() }
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        let text = tokio::time::timeout(PATIENCE, self.client.next_text()).await.expect("a message in time");
        let text = text.expect("the connection holds");
        let message = serde_json::from_str(&text).expect("a message of the protocol");
        self.heard.push(text);
        message
    }

    /// Sends a request; returns what came before the answer, and the answer.
    pub(crate) async fn ask(
        &mut self,
        message: &ClientMessage,
        id: &str,
    ) -> (Vec<ServerMessage>, Result<(Option<TableId>, Option<Number>), Problem>) {
        self.client.send(message).await.expect("the connection holds");
        let mut before = Vec::new();
        loop {
            match self.next().await {
                ServerMessage::Done { id: of, table, number } if of == id => return (before, Ok((table, number))),
                ServerMessage::Refused { id: Some(of), problem, .. } if of == id => return (before, Err(problem)),
                other => before.push(other),
            }
        }
    }

    /// Opens a table.
    pub(crate) async fn open_table(&mut self, options: Options) -> TableId {
        let id = self.client.new_request();
        let (_, done) = self.ask(&ClientMessage::Open { id: id.clone(), options: Box::new(options) }, &id).await;
        done.expect("the table is opened").0.expect("a table")
    }

    /// Watches a table, and returns what it shows.
    pub(crate) async fn watch(&mut self, table: &TableId) -> TableView {
        let watch = ClientMessage::Watch { table: table.clone(), since: None };
        self.client.send(&watch).await.expect("the connection holds");
        loop {
            match self.next().await {
                ServerMessage::Table { view } => return *view,
                ServerMessage::Refused { problem, .. } => panic!("refused: {problem:?}"),
                _ => {}
            }
        }
    }

    /// Does something at a table.
    pub(crate) async fn act(&mut self, table: &TableId, command: Command) -> Result<Option<Number>, Problem> {
        let id = self.client.new_request();
        let message = ClientMessage::Table { table: table.clone(), id: id.clone(), command };
        self.ask(&message, &id).await.1.map(|(_, number)| number)
    }

    /// The next update about a table.
    pub(crate) async fn update(&mut self) -> (Vec<Update>, TableView) {
        loop {
            if let ServerMessage::Update { updates, view } = self.next().await {
                return (updates, *view);
            }
        }
    }

    /// Who is at a table when somebody comes or goes next.
    pub(crate) async fn presence(&mut self) -> Vec<bool> {
        loop {
            if let ServerMessage::Presence { here, .. } = self.next().await {
                return here;
            }
        }
    }

    /// Plays random legal cards until the game is over. Returns the last view.
    pub(crate) async fn play_on(&mut self, mut view: TableView, rng: &mut Rng) -> TableView {
        let table = view.id.clone();
        let mut seen = view.number;
        while view.stage != Stage::Over {
            let news = if let Some((number, question)) = question(&view) {
                let id = self.client.new_request();
                let command = Command::Act { number, answer: any_answer(question, rng) };
                let message = ClientMessage::Table { table: table.clone(), id: id.clone(), command };
                let (before, done) = self.ask(&message, &id).await;
                done.expect("a legal action");
                before
            } else {
                vec![self.next().await]
            };
            for message in news {
                if let ServerMessage::Update { updates, view: after } = message {
                    for update in &updates {
                        assert_eq!(update.number, seen + 1, "nothing is missing, nothing comes twice");
                        seen = update.number;
                    }
                    assert_eq!(after.number, seen);
                    view = *after;
                }
            }
        }
        view
    }
}
