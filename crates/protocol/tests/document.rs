//! The page about the protocol is true: every message is on it, and every example can be read.

use interregnum_protocol::{Answer, ClientMessage, Command, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

/// The lines of all JSON examples on the page.
fn examples() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = std::fs::read_to_string(path).unwrap();
    let blocks = page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap().to_owned());
    blocks.flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Reads an example; written again, it must be the same.
fn read<T: DeserializeOwned + Serialize>(line: &str) -> T {
    let message: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert_eq!(serde_json::to_string(&message).unwrap(), line);
    message
}

/// A number for each kind of message: whoever adds one has to come here, and to the page.
fn client_kind(message: &ClientMessage) -> (u8, u8) {
    match message {
        ClientMessage::Hello { .. } => (0, 0),
        ClientMessage::Lobby => (1, 0),
        ClientMessage::LeaveLobby => (2, 0),
        ClientMessage::Open { .. } => (3, 0),
        ClientMessage::Find { .. } => (4, 0),
        ClientMessage::Watch { .. } => (5, 0),
        ClientMessage::Unwatch { .. } => (6, 0),
        ClientMessage::Ping => (7, 0),
        ClientMessage::Mute { .. } => (9, 0),
        ClientMessage::Table { command, .. } => (8, command_kind(command)),
    }
}

fn command_kind(command: &Command) -> u8 {
    match command {
        Command::Sit { .. } => 0,
        Command::Leave => 1,
        Command::Ready { .. } => 2,
        Command::Bot { .. } => 3,
        Command::Resign => 4,
        Command::Abort => 5,
        Command::Claim => 6,
        Command::Replace { .. } => 7,
        Command::Return => 8,
        Command::Rematch => 9,
        Command::DeclineRematch => 16,
        Command::Say { .. } => 10,
        Command::Act { answer, .. } => match answer {
            Answer::Play(_) => 11,
            Answer::Take(_) => 12,
            Answer::Pass(_) => 13,
            Answer::Discard(_) => 14,
            Answer::Crush(_) => 15,
        },
    }
}

fn server_kind(message: &ServerMessage) -> u8 {
    match message {
        ServerMessage::Welcome { .. } => 0,
        ServerMessage::Lobby { .. } => 1,
        ServerMessage::LobbyTable { .. } => 2,
        ServerMessage::LobbyGone { .. } => 3,
        ServerMessage::Done { .. } => 4,
        ServerMessage::Refused { .. } => 5,
        ServerMessage::Table { .. } => 6,
        ServerMessage::Update { .. } => 7,
        ServerMessage::Presence { .. } => 8,
        ServerMessage::Said { .. } => 9,
        ServerMessage::Talk { .. } => 12,
        ServerMessage::Pong => 10,
        ServerMessage::Goodbye { .. } => 11,
    }
}

#[test]
fn every_message_is_on_the_page_and_every_example_can_be_read() {
    let (mut said, mut heard) = (BTreeSet::new(), BTreeSet::new());
    for line in examples() {
        if line.starts_with("{\"do\"") {
            said.insert(client_kind(&read(&line)));
        } else {
            heard.insert(server_kind(&read(&line)));
        }
    }
    assert_eq!(said.len(), 9 + 17);
    assert_eq!(heard.len(), 13);
}

#[test]
fn what_is_not_of_the_protocol_is_refused() {
    let wrong = [
        r#"{"do":"hello","version":1,"more":2}"#,
        r#"{"do":"dance"}"#,
        r#"{"do":"table","table":"t","id":"1","command":{"act":{"number":1,"answer":{"play":"DR99"}}}}"#,
        r#"{"do":"open","id":"1","options":{"deck":"claim3"}}"#,
        r#"{"do":"open","id":"1","options":{"setting":"moon"}}"#,
        "[]",
        "",
    ];
    for text in wrong {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
}
