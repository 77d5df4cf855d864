//! What people say at a table.

use crate::browser::Browser;
use crate::support::{Page, server};
use interregnum_protocol::{ClientMessage, Command, Options, Person, PersonId, ServerMessage, TableId};
use serde_json::Value;

/// What a page has heard people say since it was asked last.
async fn heard(page: &mut Page) -> Vec<String> {
    page.client.send(&ClientMessage::Ping).await.unwrap();
    while page.next().await != ServerMessage::Pong {}
    let messages = page.heard.drain(..).map(|text| serde_json::from_str(&text).unwrap());
    let sayings = messages.flat_map(|message| match message {
        ServerMessage::Said { saying, .. } => vec![saying],
        ServerMessage::Talk { sayings, .. } => sayings,
        _ => Vec::new(),
    });
    sayings.map(|saying| saying.text).collect()
}

async fn say(page: &mut Page, table: &TableId, text: &str) {
    page.act(table, Command::Say { text: text.to_owned() }).await.expect("it is said");
}

async fn mute(page: &mut Page, person: &PersonId, muted: bool) -> Result<(), String> {
    let id = page.client.new_request();
    let message = ClientMessage::Mute { id: id.clone(), person: person.clone(), muted };
    page.ask(&message, &id).await.1.map(|_| ()).map_err(|problem| problem.kind)
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_spectators_talk_apart_until_the_game_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Page::open(server.address(), "Ada").await;
    let mut bob = Page::open(server.address(), "Bob").await;
    let mut eve = Page::open(server.address(), "Eve").await;
    let table = ada.open_table(Options::default()).await;
    bob.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    for page in [&mut ada, &mut bob, &mut eve] {
        page.watch(&table).await;
    }
    say(&mut ada, &table, " a\u{7}good game ").await;
    say(&mut eve, &table, "Bob will win").await;
    assert_eq!(heard(&mut bob).await, ["agood game"]);
    assert_eq!(heard(&mut eve).await, ["Bob will win"]);
    let wordless = ada.act(&table, Command::Say { text: " \n".into() }).await.unwrap_err();
    let endless = ada.act(&table, Command::Say { text: "x".repeat(501) }).await.unwrap_err();
    assert_eq!([wordless.kind, endless.kind], ["saying", "saying"]);

    for (page, nonce) in [(&mut ada, "0a"), (&mut bob, "0b")] {
        page.act(&table, Command::Ready { nonce: nonce.into() }).await.unwrap();
    }
    ada.act(&table, Command::Resign).await.unwrap();
    say(&mut eve, &table, "I told you").await;
    assert_eq!(heard(&mut bob).await, ["I told you"]);
    let mut late = Page::open(server.address(), "Late").await;
    late.watch(&table).await;
    assert_eq!(heard(&mut late).await, ["agood game", "Bob will win", "I told you"]);

    let mut gone = Browser::with_cookie(server.address(), eve.client.cookie());
    assert_eq!(gone.send("DELETE", "/api/v1/me", Value::Null).await.status(), 204);
    let mut later = Page::open(server.address(), "Later").await;
    later.watch(&table).await;
    assert_eq!(heard(&mut later).await, ["agood game"], "what a person said goes with the person");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_to_hear_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let first = server(folder.path()).await;
    let mut ada = Page::open(first.address(), "Ada").await;
    let mut bob = Page::open(first.address(), "Bob").await;
    let table = ada.open_table(Options::default()).await;
    bob.act(&table, Command::Sit { seat: 1 }).await.unwrap();
    ada.watch(&table).await;
    let bob_id = bob.client.you().id.clone();
    assert_eq!(mute(&mut ada, &bob_id, true).await, Ok(()));
    assert_eq!(mute(&mut ada, &PersonId("nobody".into()), true).await, Err("no_person".to_owned()));
    say(&mut bob, &table, "blah").await;
    assert_eq!(heard(&mut ada).await, [""; 0]);
    first.stop().await;

    let second = server(folder.path()).await;
    let again = async |page: &Page| {
        let address = second.address().to_string();
        let client = interregnum_client::Client::again(&address, page.client.cookie()).await.unwrap();
        Page { client, heard: Vec::new() }
    };
    let (mut ada, mut bob) = (again(&ada).await, again(&bob).await);
    ada.watch(&table).await;
    say(&mut bob, &table, "blah again").await;
    assert_eq!(heard(&mut ada).await, [""; 0], "it is kept");
    let mut browser = Browser::with_cookie(second.address(), ada.client.cookie());
    let muted: Vec<Person> = browser.get("GET", "/api/v1/me/mutes", Value::Null).await;
    assert_eq!(
        muted.iter().map(|person| (person.id.0.as_str(), person.name.as_str())).collect::<Vec<_>>(),
        [(&*bob_id.0, "Bob")]
    );
    let path = format!("/api/v1/me/mutes/{bob_id}");
    assert_eq!(browser.send("DELETE", &path, Value::Null).await.status(), 204);
    say(&mut bob, &table, "sorry").await;
    assert_eq!(heard(&mut ada).await, ["sorry"]);
    second.stop().await;
}
