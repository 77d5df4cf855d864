//! The description of the API as a page. It is drawn from the same document that programs read.

use serde_json::{Map, Value};
use std::fmt::Write;

/// Text that is no markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Prose: what stands between back quotes is code.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let part = |(place, part): (usize, &str)| {
        let part = escaped(part);
        if place % 2 == 1 { format!("<code>{part}</code>") } else { part }
    };
    parts.map(part).collect()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A type in a few words, with links to types that have a name.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#type-{0}\">{0}</a>", escaped(name));
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if schema[key].is_array() {
            let kinds: Vec<String> = items(&schema[key]).map(kind).collect();
            return kinds.join(" or ");
        }
    }
    if let Some(one) = schema["const"].as_str().or_else(|| items(&schema["enum"]).next()?.as_str()) {
        let words = items(&schema["enum"]).filter_map(Value::as_str).collect::<Vec<_>>();
        let words = if words.is_empty() { vec![one] } else { words };
        return words.iter().map(|word| format!("<code>\"{}\"</code>", escaped(word))).collect::<Vec<_>>().join(" or ");
    }
    let word = |word: &str| match word {
        "array" => format!("list of {}", kind(&schema["items"])),
        "object" if schema["properties"].is_object() => {
            let names: Vec<String> = entries(&schema["properties"])
                .map(|(name, of)| format!("<code>{}</code>: {}", escaped(name), kind(of)))
                .collect();
            format!("{{ {} }}", names.join(", "))
        }
        word => escaped(word),
    };
    match &schema["type"] {
        Value::String(one) => word(one),
        Value::Array(several) => several.iter().filter_map(Value::as_str).map(word).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

fn rows(out: &mut String, rows: impl Iterator<Item = [String; 3]>) {
    let rows: Vec<[String; 3]> = rows.collect();
    if rows.is_empty() {
        return;
    }
    out.push_str("<table>");
    for [name, kind, about] in rows {
        let _ = write!(out, "<tr><th scope=\"row\"><code>{name}</code></th><td>{kind}</td><td>{about}</td></tr>");
    }
    out.push_str("</table>\n");
}

/// Who may send a request.
fn who(operation: &Value) -> String {
    let needs: Vec<String> = items(&operation["security"])
        .flat_map(entries)
        .map(|(scheme, scopes)| match items(scopes).filter_map(Value::as_str).collect::<Vec<_>>() {
            scopes if scopes.is_empty() => format!("a {scheme}"),
            scopes => format!("a {scheme} with <code>{}</code>", escaped(&scopes.join(" "))),
        })
        .collect();
    if needs.is_empty() { "anybody".to_owned() } else { needs.join(", or ") }
}

fn operation(out: &mut String, method: &str, path: &str, operation: &Value) {
    let name = escaped(&format!("{} {path}", method.to_uppercase()));
    let _ = writeln!(out, "<article id=\"{}\"><h3><code>{name}</code></h3>", escaped(text(operation, "operationId")));
    for key in ["summary", "description"] {
        if !text(operation, key).is_empty() {
            let _ = writeln!(out, "<p>{}</p>", prose(text(operation, key)));
        }
    }
    let _ = writeln!(out, "<p class=\"who\">For {}.</p>", who(operation));
    let parameter = |of: &Value| [escaped(text(of, "name")), kind(&of["schema"]), prose(text(of, "description"))];
    rows(out, items(&operation["parameters"]).map(parameter));
    for (_, content) in entries(&operation["requestBody"]["content"]) {
        let _ = writeln!(out, "<p>Takes {}.</p>", kind(&content["schema"]));
    }
    let answer = |(status, answer): (&String, &Value)| {
        let kinds: Vec<String> = entries(&answer["content"])
            .map(|(form, content)| {
                format!("{} <span class=\"form\">{}</span>", kind(&content["schema"]), escaped(form))
            })
            .collect();
        [escaped(status), kinds.join("<br>"), prose(text(answer, "description"))]
    };
    rows(out, entries(&operation["responses"]).map(answer));
    out.push_str("</article>\n");
}

fn named_type(out: &mut String, name: &str, schema: &Value) {
    let _ = writeln!(out, "<article id=\"type-{0}\"><h3>{0}</h3>", escaped(name));
    if !text(schema, "description").is_empty() {
        let _ = writeln!(out, "<p>{}</p>", prose(text(schema, "description")));
    }
    let field = |(name, of): (&String, &Value)| [escaped(name), kind(of), prose(text(of, "description"))];
    rows(out, entries(&schema["properties"]).map(field));
    let variants = ["oneOf", "anyOf"].into_iter().flat_map(|key| items(&schema[key]));
    let variant = |of: &Value| format!("<li>{} — {}</li>", kind(of), prose(text(of, "description")));
    let variants: String = variants.map(variant).collect();
    if !variants.is_empty() {
        let _ = writeln!(out, "<ul>{variants}</ul>");
    } else if !schema["properties"].is_object() {
        let _ = writeln!(out, "<p>{}</p>", kind(schema));
    }
    out.push_str("</article>\n");
}

/// The whole page, drawn by this style sheet.
pub(super) fn html(api: &Value, styles: &str) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>Interregnum: the API</title><link rel=\"stylesheet\" href=\"{styles}\"></head><body><main>\n\
         <h1>The API</h1>\n"
    );
    let _ = writeln!(out, "<p>{}</p>", prose(text(&api["info"], "description")));
    out.push_str("<p>The same for programs: <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p>\n");
    for tag in items(&api["tags"]) {
        let _ = writeln!(out, "<h2>{}</h2>", prose(text(tag, "description")));
        for (path, methods) in entries(&api["paths"]) {
            for (method, of) in entries(methods) {
                if items(&of["tags"]).any(|name| *name == tag["name"]) {
                    operation(&mut out, method, path, of);
                }
            }
        }
    }
    out.push_str("<h2>Types</h2>\n");
    for (name, schema) in entries(&api["components"]["schemas"]) {
        named_type(&mut out, name, schema);
    }
    out.push_str("</main></body></html>\n");
    out
}
