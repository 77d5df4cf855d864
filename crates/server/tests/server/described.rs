//! The API is what its description says.

use crate::browser::Browser;
use crate::support::server;
use interregnum_protocol::{BotLevel, OpenedTable, Options};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

/// All references in a document.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// Whether a value is of a type that the document describes; if not, where.
fn check(api: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(path) = schema["$ref"].as_str() {
        let named = api.pointer(path.trim_start_matches('#')).expect("references lead somewhere");
        return check(api, named, value, at);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(kinds) = schema[key].as_array() {
            let reasons: Vec<String> = kinds.iter().filter_map(|kind| check(api, kind, value, at).err()).collect();
            return if reasons.len() < kinds.len() { Ok(()) } else { Err(reasons.join("; ")) };
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        return if words.contains(value) { Ok(()) } else { Err(format!("{at}: {value} is none of {words:?}")) };
    }
    let is = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = match &schema["type"] {
        Value::String(kind) => kind == is || kind == "number" && is == "integer",
        Value::Array(kinds) => kinds.iter().any(|kind| kind == is),
        _ => true,
    };
    if !fits {
        return Err(format!("{at}: {value} is no {}", schema["type"]));
    }
    for (place, item) in value.as_array().into_iter().flatten().enumerate() {
        check(api, &schema["items"], item, &format!("{at}[{place}]"))?;
    }
    let (Some(fields), Some(known)) = (value.as_object(), schema["properties"].as_object()) else { return Ok(()) };
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !fields.contains_key(name) {
            return Err(format!("{at}: {name} is missing"));
        }
    }
    for (name, field) in fields {
        let described = known.get(name).ok_or_else(|| format!("{at}: {name} is not described"))?;
        check(api, described, field, &format!("{at}.{name}"))?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::new(server.address());
    let api: Value = ada.get("GET", "/api/v1/openapi.json", Value::Null).await;
    assert!(api["openapi"].as_str().unwrap().starts_with("3.1."));
    let mut found = BTreeSet::new();
    references(&api, &mut found);
    assert!(found.len() > 20);
    for path in found {
        assert!(api.pointer(path.trim_start_matches('#')).is_some(), "{path} leads nowhere");
    }
    let mut names = BTreeSet::new();
    let page = ada.send("GET", "/api", Value::Null).await.text().await.unwrap();
    for (path, item) in api["paths"].as_object().unwrap() {
        for (method, operation) in METHODS.iter().filter_map(|method| Some((method, item.get(method)?))) {
            assert!(operation["summary"].is_string(), "{method} {path} has no words");
            assert!(operation["responses"]["default"].is_object(), "{method} {path} is never refused");
            assert!(
                names.insert(operation["operationId"].as_str().unwrap()),
                "{method} {path} has the name of another"
            );
            assert!(page.contains(&format!("<code>{} {path}</code>", method.to_uppercase())), "{method} {path}");
        }
    }
    assert_eq!(names.len(), 29);
    server.stop().await;
}

/// The TypeScript types of the page are made from this file.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_in_the_repository_is_that_of_the_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::new(server.address());
    let now = ada.send("GET", "/api/v1/openapi.json", Value::Null).await.text().await.unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, format!("{now}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.trim_end() == now, "docs/openapi.json is old: run this test with BLESS=1, and look at the difference");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_of_the_types_that_are_described() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path()).await;
    let mut ada = Browser::guest(server.address(), "Ada").await;
    let api: Value = ada.get("GET", "/api/v1/openapi.json", Value::Null).await;
    let options = Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() };
    let opened: OpenedTable = ada.get("POST", "/api/v1/tables", json!(options)).await;
    let table = opened.table.0;
    ada.get::<Value>("POST", "/api/v1/me/tokens", json!({ "label": "x", "scopes": ["read"] })).await;
    let ready = json!({ "command": { "ready": { "nonce": "5eed" } } });
    ada.get::<Value>("POST", &format!("/api/v1/tables/{table}/commands"), ready).await;
    for (path, described) in [
        ("/api/v1/me".to_owned(), "/api/v1/me"),
        ("/api/v1/me/tokens".to_owned(), "/api/v1/me/tokens"),
        ("/api/v1/me/tables".to_owned(), "/api/v1/me/tables"),
        ("/api/v1/session".to_owned(), "/api/v1/session"),
        ("/api/v1/catalogue".to_owned(), "/api/v1/catalogue"),
        (format!("/api/v1/tables/{table}/tracker"), "/api/v1/tables/{id}/tracker"),
        ("/api/v1/me/settings".to_owned(), "/api/v1/me/settings"),
        ("/api/v1/tables".to_owned(), "/api/v1/tables"),
        (format!("/api/v1/tables/{table}?since=0"), "/api/v1/tables/{id}"),
    ] {
        let answer: Value = ada.get("GET", &path, Value::Null).await;
        let schema = &api["paths"][described]["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{described} has an answer");
        assert_eq!(check(&api, schema, &answer, "answer"), Ok(()), "{path}: {answer}");
    }
    let resign = json!({ "command": "resign" });
    ada.get::<Value>("POST", &format!("/api/v1/tables/{table}/commands"), resign).await;
    let lines = ada.send("GET", &format!("/api/v1/tables/{table}/replay"), Value::Null).await.text().await.unwrap();
    let operation = &api["paths"]["/api/v1/tables/{id}/replay"]["get"];
    let schema = &operation["responses"]["200"]["content"]["application/x-ndjson"]["schema"];
    for line in lines.lines() {
        assert_eq!(check(&api, schema, &serde_json::from_str(line).unwrap(), "line"), Ok(()), "{line}");
    }
    server.stop().await;
}
