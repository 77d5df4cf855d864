//! No entry: whatever is thrown at a running server, it does not fall over, does not grow, and
//! whoever plays there does not notice.

use crate::house::Server;
use futures_util::{SinkExt, StreamExt};
use interregnum_client::{Client, any_answer, cookie, question};
use interregnum_protocol::{ClientMessage, Command, Options, ServerMessage, Stage, TableId, TableView};
use interregnum_rules::{Record, Rng};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};

/// So many connections are made in each round, half of them sockets, half of them raw requests.
const CONNECTIONS: usize = 400;
/// So many messages are sent at most on each socket.
const MESSAGES: usize = 60;
/// So long a hostile client waits for an answer before it goes on; nobody depends on it.
const PATIENCE: Duration = Duration::from_millis(500);

/// A table where others play, as an intruder may know it.
#[derive(Clone)]
struct Target {
    table: TableId,
    person: String,
}

/// Makes up what hostile clients send.
struct Malice {
    rng: Rng,
    target: Target,
}

impl Malice {
    fn bytes(&mut self, most: usize) -> Vec<u8> {
        let count = self.rng.below(most);
        (0..count).map(|_| self.rng.next_u64() as u8).collect()
    }

    /// A message as an honest page might send it, about somebody else's table.
    fn honest(&mut self) -> Value {
        let table = &self.target.table.0;
        let number = self.rng.below(60);
        let seat = self.rng.below(4);
        let commands = [
            json!({ "act": { "number": number, "answer": { "play": "KN7" } } }),
            json!({ "act": { "number": number, "answer": { "pass": ["GO0", "GO0", "GO0"] } } }),
            json!({ "sit": { "seat": seat } }),
            json!({ "bot": { "seat": seat, "level": "random" } }),
            json!({ "replace": { "seat": seat } }),
            json!({ "ready": { "nonce": "00" } }),
            json!({ "say": { "text": "boo" } }),
            json!("resign"),
            json!("abort"),
            json!("claim"),
            json!("return"),
            json!("rematch"),
            json!("leave"),
        ];
        let command = self.rng.choose(&commands).clone();
        let messages = [
            json!({ "do": "hello", "version": 1 }),
            json!({ "do": "hello", "version": 2 }),
            json!({ "do": "lobby" }),
            json!({ "do": "watch", "table": table, "since": number }),
            json!({ "do": "unwatch", "table": table }),
            json!({ "do": "open", "id": "1", "options": { "players": 4, "bots": [null, "random", "random", "random"] } }),
            json!({ "do": "mute", "id": "2", "person": self.target.person, "muted": true }),
            json!({ "do": "ping" }),
        ];
        let about_the_table = json!({ "do": "table", "table": table, "id": number.to_string(), "command": command });
        if self.rng.below(2) == 0 { about_the_table } else { self.rng.choose(&messages).clone() }
    }

    /// Something that no honest page sends anywhere.
    fn nonsense(&mut self) -> Value {
        match self.rng.below(8) {
            0 => Value::Null,
            1 => json!(-1),
            2 => json!(u64::MAX),
            3 => json!(1e308),
            4 => json!("x".repeat(self.rng.below(3000))),
            5 => json!("\u{0}\u{202e}\u{fffd}"),
            6 => (0..self.rng.below(100)).fold(json!(0), |inner, _| json!([inner])),
            _ => json!({ "do": "hello", "say": { "act": [] } }),
        }
    }

    /// Puts nonsense somewhere into a value.
    fn spoil(&mut self, value: &mut Value) {
        let inside = match value {
            Value::Object(fields) if !fields.is_empty() => {
                let place = self.rng.below(fields.len());
                fields.values_mut().nth(place)
            }
            Value::Array(items) if !items.is_empty() => {
                let place = self.rng.below(items.len());
                items.get_mut(place)
            }
            _ => None,
        };
        match inside {
            Some(inside) if self.rng.below(3) > 0 => self.spoil(inside),
            _ => *value = self.nonsense(),
        }
    }

    /// A text for a socket.
    fn text(&mut self) -> String {
        let mut message = self.honest();
        match self.rng.below(6) {
            0 => String::from_utf8_lossy(&self.bytes(400)).into_owned(),
            1 => "[".repeat(self.rng.below(8000)),
            2 => {
                self.spoil(&mut message);
                message.to_string()
            }
            3 => {
                let mut text = message.to_string().into_bytes();
                for _ in 0..=self.rng.below(4) {
                    let place = self.rng.below(text.len());
                    text[place] = self.rng.next_u64() as u8;
                }
                String::from_utf8_lossy(&text).into_owned()
            }
            4 => {
                let text = message.to_string();
                text.chars().take(self.rng.below(text.len())).collect()
            }
            _ => message.to_string(),
        }
    }

    /// What a socket is sent.
    fn frame(&mut self) -> Message {
        match self.rng.below(12) {
            0 => Message::Binary(self.bytes(2000).into()),
            1 => Message::Ping(self.bytes(100).into()),
            2 => Message::Pong(self.bytes(100).into()),
            3 => Message::Text("\"".repeat(20_000).into()),
            // The first part of something that never goes on.
            4 => {
                let header = FrameHeader {
                    is_final: false,
                    opcode: OpCode::Data(Data::Text),
                    mask: Some([1, 2, 3, 4]),
                    ..FrameHeader::default()
                };
                Message::Frame(Frame::from_payload(header, "{".into()))
            }
            _ => Message::Text(self.text().into()),
        }
    }

    /// A raw request.
    fn request(&mut self, cookie: &str) -> Vec<u8> {
        let table = self.target.table.0.clone();
        let paths = [
            "/".to_owned(),
            "/../../etc/passwd".to_owned(),
            "/%2e%2e/%2e%2e/Cargo.toml".to_owned(),
            "/api/v1/tables/%00%ff".to_owned(),
            "/api/v1/tables?since=x&since=y".to_owned(),
            format!("/api/v1/tables/{table}?since=99999999999"),
            format!("/api/v1/tables/{table}/record"),
            format!("/api/v1/tables/{table}/replay?from=9"),
            format!("/api/v1/tables/{table}/commands"),
            format!("/api/v1/tables/{table}/branch"),
            format!("/api/v1/tables/{table}/tracker"),
            "/api/v1/tables".to_owned(),
            "/api/v1/me/games?before=-9223372036854775808&limit=4294967295".to_owned(),
            "/api/v1/session".to_owned(),
            "/api/v1/guest".to_owned(),
            "/api/v1/me/settings".to_owned(),
            format!("/{}", "a".repeat(self.rng.below(9000))),
        ];
        let path = self.rng.choose(&paths).clone();
        let method =
            *self.rng.choose(&["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "G\u{0}T"]);
        let body = self.text();
        let length = match self.rng.below(6) {
            0 => "-1".to_owned(),
            1 => "99999999999999999999".to_owned(),
            2 => (body.len() + 1000).to_string(),
            _ => body.len().to_string(),
        };
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: a\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n"
        );
        if self.rng.below(4) == 0 {
            request += "X-Long: ";
            request += &"y".repeat(self.rng.below(20_000));
            request += "\r\n";
        }
        if self.rng.below(6) == 0 {
            request.push_str(
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n",
            );
        }
        let mut request = format!("{request}\r\n{body}").into_bytes();
        if self.rng.below(5) == 0 {
            let place = self.rng.below(request.len());
            request[place] = self.rng.next_u64() as u8;
        }
        if self.rng.below(8) == 0 { self.bytes(3000) } else { request }
    }
}

/// A hostile socket, until it is shown the door or has had enough. `None` if it is not let in.
async fn storm(address: &str, cookie: &str, malice: &mut Malice) -> Option<usize> {
    let mut request = format!("ws://{address}/socket").into_client_request().expect("a request");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    let Ok((mut socket, _)) = tokio_tungstenite::connect_async(request).await else { return None };
    let mut sent = 0;
    if malice.rng.below(4) > 0 {
        let hello = json!({ "do": "hello", "version": 1 }).to_string();
        sent += usize::from(socket.send(Message::Text(hello.into())).await.is_ok());
    }
    for _ in 0..malice.rng.below(MESSAGES) {
        if socket.send(malice.frame()).await.is_err() {
            break;
        }
        sent += 1;
        if malice.rng.below(8) == 0 && !matches!(tokio::time::timeout(PATIENCE, socket.next()).await, Ok(Some(Ok(_)))) {
            break;
        }
    }
    Some(sent)
}

/// A raw request. What comes back must not be the server's own fault.
async fn throw(address: &str, cookie: &str, malice: &mut Malice) {
    let Ok(mut stream) = TcpStream::connect(address).await else { return };
    let request = malice.request(cookie);
    if stream.write_all(&request).await.is_err() {
        return;
    }
    let mut answer = vec![0; 12];
    if let Ok(Ok(_)) = tokio::time::timeout(PATIENCE, stream.read_exact(&mut answer)).await {
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(!answer.starts_with("HTTP/1.1 5"), "{answer} to {}", String::from_utf8_lossy(&request));
    }
}

/// A round of hostile connections, one after the other.
async fn attack(address: String, target: Target, seed: u64) -> usize {
    let mut malice = Malice { rng: Rng::seeded(seed), target };
    let mut own = cookie(&address, "Mallory").await.expect("anybody may come in");
    let mut sent = 0;
    for connection in 0..CONNECTIONS {
        if connection % 2 == 1 {
            throw(&address, &own, &mut malice).await;
            continue;
        }
        match storm(&address, &own, &mut malice).await {
            Some(messages) => sent += messages,
            // One of those requests has logged out whoever sent it.
            None => own = cookie(&address, "Mallory").await.expect("anybody may come in"),
        }
    }
    sent
}

/// The next view of a table.
async fn news(client: &mut Client, number: u32) -> TableView {
    loop {
        match client.next().await.expect("the connection holds") {
            ServerMessage::Update { view, .. } | ServerMessage::Table { view } if view.number > number => return *view,
            _ => {}
        }
    }
}

/// Plays until the game is over, as if nothing were the matter.
async fn play_on(client: &mut Client, table: &TableId, mut view: TableView, rng: &mut Rng) -> TableView {
    while view.stage != Stage::Over {
        if let Some((number, question)) = question(&view) {
            let id = client.new_request();
            let command = Command::Act { number, answer: any_answer(question, rng) };
            let message = ClientMessage::Table { table: table.clone(), id: id.clone(), command };
            client.ask(&message, &id).await.expect("a legal action");
        }
        view = news(client, view.number).await;
    }
    view
}

/// The memory that a process has, in KiB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("the server runs");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("memory is told");
    line.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_throws_things_at_the_server_hits_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let server = Server::start_as(folder.path(), |command| {
        command.stderr(std::fs::File::create(&log).unwrap());
    });
    let address = server.address.clone();
    let mut anna = Client::guest(&address, "Anna").await.unwrap();
    let mut bela = Client::guest(&address, "Béla").await.unwrap();
    let mut rng = Rng::seeded(12);
    let mut after_round = Vec::new();
    for round in 0..3u64 {
        let table = anna.open(Options::default()).await.unwrap();
        bela.command(&table, Command::Sit { seat: 1 }).await.unwrap();
        for person in [&mut anna, &mut bela] {
            person.command(&table, Command::Ready { nonce: "0a".into() }).await.unwrap();
        }
        let person = anna.you().id.0.clone();
        let target = Target { table: table.clone(), person };
        let attackers: Vec<_> =
            (0..3).map(|number| tokio::spawn(attack(address.clone(), target.clone(), 10 * round + number))).collect();
        let (one, other) = (anna.watch(&table).await.unwrap(), bela.watch(&table).await.unwrap());
        let mut other_rng = Rng::seeded(13);
        let over =
            tokio::join!(play_on(&mut anna, &table, one, &mut rng), play_on(&mut bela, &table, other, &mut other_rng));
        assert_eq!(over.0.ending, over.1.ending);
        let url = format!("http://{address}/api/v1/tables/{table}/record");
        let record: Record = reqwest::get(url).await.unwrap().json().await.unwrap();
        assert!(record.check().is_ok());
        let mut sent = 0;
        for attacker in attackers {
            sent += attacker.await.expect("no answer is the server's own fault");
        }
        assert!(sent > 2000, "only {sent} messages were sent");
        after_round.push(memory(server.process()));
    }
    // The first round fills what is kept for good: buffers, caches, tables that wait for their sleep.
    let grown = after_round[2].saturating_sub(after_round[0]);
    assert!(grown < 24 * 1024, "the server has grown by {grown} KiB: {after_round:?}");
    server.kill();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains("panicked"), "{log}");
}
