//! Who comes in, and how.

use crate::browser::Browser;
use crate::support::{server, settings};
use interregnum_client::{Client, ClientError};
use interregnum_protocol::{ClientMessage, MadeToken, OpenedTable, Person, ServerMessage};
use interregnum_server::{Server, Settings};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_gone_ends_the_connections_that_came_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let address = server.address().to_string();
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let mut stays = Client::guest(&address, "Bob").await.unwrap();
    for leave in [("DELETE", "/api/v1/session"), ("DELETE", "/api/v1/me")] {
        let cookie = interregnum_client::cookie(&address, "Cara").await.unwrap();
        let mut page = Client::again(&address, &cookie).await.unwrap();
        let mut browser = Browser::with_cookie(server.address(), &cookie);
        assert_eq!(browser.send(leave.0, leave.1, Value::Null).await.status(), 204);
        assert!(page.next().await.unwrap_err().is_lost(), "{leave:?}");
    }
    let wanted = json!({ "label": "a program", "scopes": ["read"] });
    let made: MadeToken = ada.get("POST", "/api/v1/me/tokens", wanted).await;
    let opened: OpenedTable = ada.get("POST", "/api/v1/tables", json!({})).await;
    let mut program = Browser::with_token(server.address(), &made.secret);
    let mut events = program.send("GET", &format!("/api/v1/tables/{}/events", opened.table), Value::Null).await;
    assert!(events.chunk().await.unwrap().is_some());
    let path = format!("/api/v1/me/tokens/{}", made.token.id);
    assert_eq!(ada.send("DELETE", &path, Value::Null).await.status(), 204);
    while events.chunk().await.unwrap().is_some() {}
    stays.send(&ClientMessage::Ping).await.unwrap();
    assert_eq!(stays.next().await.unwrap(), ServerMessage::Pong, "others stay");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_a_problem() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::guest(server.address(), "Ada").await;
    for (method, path, kind) in [
        ("GET", "/api/v1/nothing", "nothing_here"),
        ("PUT", "/api/v1/tables", "method"),
        ("GET", "/api/v1/me/games?players=many", "unreadable"),
    ] {
        assert_eq!(ada.problem(method, path, Value::Null).await.kind, kind, "{method} {path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_comes_back_from_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut here = Browser::new(server.address());
    assert_eq!(here.problem("GET", "/api/v1/me", Value::Null).await.kind, "nobody");
    let guest: Person = here.send("POST", "/api/v1/guest", json!({ "name": "Zoë" })).await.json().await.unwrap();
    assert!(guest.guest);
    let account = json!({ "name": "Zoë", "password": "a long password" });
    let weak = json!({ "name": "Zoë", "password": "short" });
    assert_eq!(here.problem("POST", "/api/v1/account", weak).await.kind, "password");
    let person: Person = here.send("POST", "/api/v1/account", account.clone()).await.json().await.unwrap();
    assert_eq!((&person.id, person.guest), (&guest.id, false), "games and settings stay");
    assert_eq!(here.problem("POST", "/api/v1/account", account.clone()).await.kind, "has_account");

    let mut there = Browser::new(server.address());
    assert_eq!(there.problem("POST", "/api/v1/guest", json!({ "name": "ZOË" })).await.kind, "name");
    let wrong = json!({ "name": "Zoë", "password": "another password" });
    assert_eq!(there.problem("POST", "/api/v1/session", wrong).await.kind, "wrong");
    let again: Person = there.send("POST", "/api/v1/session", account).await.json().await.unwrap();
    assert_eq!(again, person);
    let renamed: Person = there.send("PATCH", "/api/v1/me", json!({ "name": "Zoe B." })).await.json().await.unwrap();
    assert_eq!(renamed.name, "Zoe B.");

    assert_eq!(there.send("DELETE", "/api/v1/session", Value::Null).await.status(), 204);
    assert_eq!(there.problem("GET", "/api/v1/me", Value::Null).await.kind, "nobody");
    assert_eq!(here.send("GET", "/api/v1/me", Value::Null).await.status(), 200, "the other session goes on");
    assert_eq!(here.send("DELETE", "/api/v1/me", Value::Null).await.status(), 204);
    assert_eq!(here.problem("GET", "/api/v1/me", Value::Null).await.kind, "nobody");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_has_no_say_and_a_forged_cookie_opens_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let url = format!("http://{}/api/v1/guest", server.address());
    let http = reqwest::Client::new();
    let guest = |origin: String| http.post(&url).header("origin", origin).json(&json!({ "name": "Ada" })).send();
    assert_eq!(guest("https://evil.example".into()).await.unwrap().status(), 403);
    assert_eq!(guest("null".into()).await.unwrap().status(), 403);
    let ours = guest(format!("http://{}", server.address())).await.unwrap();
    assert_eq!(ours.status(), 201);
    let policy = ours.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");

    let address = server.address().to_string();
    let forged = format!("interregnum={}", "0".repeat(108));
    assert!(matches!(Client::again(&address, &forged).await, Err(ClientError::Socket(_))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_came_over_tls_never_leaves_without_it() {
    let folder = tempfile::tempdir().unwrap();
    for (behind_proxy, told, secure) in [(true, "https", true), (true, "http", false), (false, "https", false)] {
        let server = Server::start(Settings { behind_proxy, ..settings(folder.path()) }).await.unwrap();
        let guest = reqwest::Client::new().post(format!("http://{}/api/v1/guest", server.address()));
        let guest = guest.header("x-forwarded-proto", told).json(&json!({ "name": "Ada" })).send().await.unwrap();
        let cookie = guest.headers()["set-cookie"].to_str().unwrap();
        assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_with_a_reason_and_harms_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut browser = Browser::new(server.address());
    assert_eq!(browser.problem("POST", "/api/v1/guest", json!({ "nam": 1 })).await.kind, "unreadable");
    assert_eq!(browser.problem("GET", "/api/v1/tables/none", Value::Null).await.kind, "no_table");

    let address = server.address().to_string();
    let mut ada = Client::guest(&address, "Ada").await.unwrap();
    let deep = format!("{}{}", "[".repeat(4000), "]".repeat(4000));
    for text in ["", "{", "[]", "{\"do\":\"dance\"}", "null", "\u{0}", &deep] {
        ada.send_text(text.to_owned()).await.unwrap();
        assert!(ada.next_text().await.unwrap().starts_with("{\"say\":\"refused\""), "{text}");
    }
    let mut bob = Client::guest(&address, "Bob").await.unwrap();
    bob.send_text("x".repeat(9000)).await.unwrap();
    assert!(bob.next_text().await.is_err(), "too long a message ends the connection");
    ada.send_text("{\"do\":\"ping\"}".to_owned()).await.unwrap();
    assert_eq!(ada.next_text().await.unwrap(), "{\"say\":\"pong\"}");
    server.stop().await;
}
