//! A page without a screen: a program that plays at a server, over a socket as browsers do.
//!
//! ```no_run
//! # async fn example() -> Result<(), interregnum_client::ClientError> {
//! use interregnum_client::Client;
//! use interregnum_protocol::{BotLevel, Command, Options};
//!
//! let mut client = Client::guest("127.0.0.1:7777", "Ada").await?;
//! let table = client.open(Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() }).await?;
//! client.command(&table, Command::Ready { nonce: "5eed".into() }).await?;
//! let view = client.watch(&table).await?;
//! println!("{:?}", view.game.and_then(|game| game.question));
//! # Ok(())
//! # }
//! ```

mod choice;
mod guest;

pub use choice::{any_answer, question};
pub use guest::{GuestError, cookie};

use futures_util::{SinkExt, StreamExt};
use interregnum_protocol::{
    ClientMessage, Command, Number, Options, Person, Problem, ServerMessage, TableId, TableView, VERSION,
};
use std::collections::VecDeque;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Small buffers: thousands of clients may be in one program.
const BUFFER: usize = 4 * 1024;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server did not make a new guest.
    #[error(transparent)]
    Guest(#[from] GuestError),
    /// The socket failed.
    #[error("the connection failed: {0}")]
    Socket(#[from] tungstenite::Error),
    /// The server has ended the connection.
    #[error("the server has ended the connection")]
    Ended,
    /// Something that is not of the protocol.
    #[error("this is not of the protocol: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The server refuses.
    #[error("{}", .0.title)]
    Refused(Problem),
}

impl ClientError {
    /// Whether the connection is gone: connect again and go on.
    pub fn is_lost(&self) -> bool {
        match self {
            ClientError::Guest(error) => error.is_lost(),
            ClientError::Socket(_) | ClientError::Ended => true,
            ClientError::Unreadable(_) | ClientError::Refused(_) => false,
        }
    }
}

/// A program at a server.
#[derive(Debug)]
pub struct Client {
    you: Person,
    cookie: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What came while an answer was waited for.
    waiting: VecDeque<ServerMessage>,
    requests: u64,
}

/// What a request led to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// The table that was opened or found.
    pub table: Option<TableId>,
    /// The number of what it led to at its table.
    pub number: Option<Number>,
}

impl Client {
    /// Connects as a new guest. The address is one such as `127.0.0.1:7777`.
    pub async fn guest(address: &str, name: &str) -> Result<Client, ClientError> {
        let cookie = cookie(address, name).await?;
        Client::again(address, &cookie).await
    }

    /// Connects as somebody who has been there.
    pub async fn again(address: &str, cookie: &str) -> Result<Client, ClientError> {
        let mut request = format!("ws://{address}/socket").into_client_request()?;
        let value = HeaderValue::from_str(cookie).map_err(|error| tungstenite::Error::HttpFormat(error.into()))?;
        request.headers_mut().insert("cookie", value);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
        let nobody = Person { id: interregnum_protocol::PersonId(String::new()), name: String::new(), guest: true };
        let mut client =
            Client { you: nobody, cookie: cookie.to_owned(), socket, waiting: VecDeque::new(), requests: 0 };
        client.send(&ClientMessage::Hello { version: VERSION }).await?;
        loop {
            if let ServerMessage::Welcome { you, .. } = client.next().await? {
                client.you = you;
                return Ok(client);
            }
        }
    }

    /// Who the server takes the program for.
    pub fn you(&self) -> &Person {
        &self.you
    }

    /// With this the same person connects again.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// The next text from the server as it is.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.socket.next().await.ok_or(ClientError::Ended)?? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => return Err(ClientError::Ended),
                _ => {}
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        if let Some(message) = self.waiting.pop_front() {
            return Ok(message);
        }
        let text = self.next_text().await?;
        Ok(serde_json::from_str(&text)?)
    }

    /// A name for a request that this connection has not used.
    pub fn new_request(&mut self) -> String {
        self.requests += 1;
        self.requests.to_string()
    }

    /// Sends a request and waits for its answer. What comes meanwhile is kept for
    /// [`Client::next`].
    pub async fn ask(&mut self, message: &ClientMessage, id: &str) -> Result<Done, ClientError> {
        self.send(message).await?;
        loop {
            let text = self.next_text().await?;
            match serde_json::from_str(&text)? {
                ServerMessage::Done { id: of, table, number } if of == id => return Ok(Done { table, number }),
                ServerMessage::Refused { id: Some(of), problem, .. } if of == id => {
                    return Err(ClientError::Refused(problem));
                }
                other => self.waiting.push_back(other),
            }
        }
    }

    /// Opens a table.
    pub async fn open(&mut self, options: Options) -> Result<TableId, ClientError> {
        let id = self.new_request();
        let done = self.ask(&ClientMessage::Open { id: id.clone(), options: Box::new(options) }, &id).await?;
        done.table.ok_or(ClientError::Ended)
    }

    /// Does something at a table.
    pub async fn command(&mut self, table: &TableId, command: Command) -> Result<Done, ClientError> {
        let id = self.new_request();
        self.ask(&ClientMessage::Table { table: table.clone(), id: id.clone(), command }, &id).await
    }

    /// Watches a table, and returns what it shows now. Updates come with [`Client::next`].
    pub async fn watch(&mut self, table: &TableId) -> Result<TableView, ClientError> {
        self.send(&ClientMessage::Watch { table: table.clone(), since: None }).await?;
        // Older news of this table are in the view.
        self.waiting.clear();
        loop {
            match self.next().await? {
                ServerMessage::Table { view } if view.id == *table => return Ok(*view),
                ServerMessage::Refused { id: None, table: Some(of), problem } if of == *table => {
                    return Err(ClientError::Refused(problem));
                }
                _ => {}
            }
        }
    }
}
