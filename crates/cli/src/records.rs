//! Records from files: one at a time, so that a file may be larger than memory.

use crate::failure::Failure;
use interregnum_rules::{Record, notation};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

mod json;

use json::JsonRecords;

/// A record in a file, or what stands in its place.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The line on which it starts, from 1.
    pub(crate) line: u64,
    /// The record, or why it cannot be read.
    pub(crate) record: Result<Record, String>,
}

/// The records of a source, in order.
pub(crate) type Entries = Box<dyn Iterator<Item = io::Result<Entry>>>;

/// The name of a source in messages: the path, or "stdin".
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "stdin".into() } else { path.display().to_string() }
}

/// The records in a file, or on the standard input for `-`.
pub(crate) fn open(path: &Path) -> Result<Entries, Failure> {
    if path == Path::new("-") {
        return Ok(entries(io::stdin().lock()));
    }
    let file = File::open(path).map_err(|error| Failure::file(path, &error))?;
    Ok(entries(BufReader::with_capacity(1 << 16, file)))
}

/// The n-th record of a file, counted from 1.
pub(crate) fn nth(path: &Path, n: u64) -> Result<Record, Failure> {
    nth_entry(open(path)?, path, n)
}

/// The n-th record of a text that was read from this path.
pub(crate) fn nth_of(text: impl BufRead + 'static, path: &Path, n: u64) -> Result<Record, Failure> {
    nth_entry(entries(text), path, n)
}

fn nth_entry(entries: Entries, path: &Path, n: u64) -> Result<Record, Failure> {
    let mut found = 0;
    for entry in entries {
        let entry = entry.map_err(|error| Failure::file(path, &error))?;
        found += 1;
        if found == n {
            let place = format!("{}:{}", name(path), entry.line);
            return entry.record.map_err(|reason| Failure::input(format!("{place}: {reason}")));
        }
    }
    let name = name(path);
    Err(Failure::input(match found {
        0 => format!("{name} has no games"),
        _ => format!("--game {n}: the games in {name} are 1 to {found}"),
    }))
}

/// The records in a text. This is the place that knows in which forms records come: JSON, or the
/// text notation, which starts with a header or a comment.
fn entries(mut reader: impl BufRead + 'static) -> Entries {
    match form(&mut reader) {
        Ok(Form::Json) => Box::new(JsonRecords::new(reader)),
        Ok(Form::Text) => Box::new(text_games(reader).into_iter()),
        Ok(Form::List) => {
            let reason = "a JSON list; write the records one after the other, as jq -c '.[]' does".to_owned();
            Box::new(std::iter::once(Ok(Entry { line: 1, record: Err(reason) })))
        }
        Err(error) => Box::new(std::iter::once(Err(error))),
    }
}

enum Form {
    Json,
    Text,
    List,
}

/// Looks at the start of a text, and steps over the mark with which some programs begin a file.
fn form(reader: &mut impl BufRead) -> io::Result<Form> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    if reader.fill_buf()?.starts_with(MARK) {
        reader.consume(MARK.len());
    }
    Ok(match reader.fill_buf()?.trim_ascii_start() {
        [b'[', rest @ ..] if matches!(rest.trim_ascii_start(), [b'{' | b']', ..]) => Form::List,
        [b'[' | b';', ..] => Form::Text,
        [b'{', rest @ ..] if is_comment(rest) => Form::Text,
        _ => Form::Json,
    })
}

/// Whether a brace begins a comment and not an object: only then a header can follow the next one.
fn is_comment(rest: &[u8]) -> bool {
    let end = rest.iter().position(|byte| *byte == b'}');
    end.is_some_and(|end| rest[end + 1..].trim_ascii_start().starts_with(b"["))
}

/// Games in the text notation. They may span lines in any way, so the text is read whole.
fn text_games(mut reader: impl BufRead) -> Vec<io::Result<Entry>> {
    let mut bytes = Vec::new();
    if let Err(error) = reader.read_to_end(&mut bytes) {
        return vec![Err(error)];
    }
    let text = String::from_utf8_lossy(&bytes);
    let entry = |(line, record): (usize, Result<Record, notation::NotationError>)| {
        Ok(Entry { line: line as u64, record: record.map_err(|error| error.to_string()) })
    };
    notation::games(&text).map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &'static str) -> Vec<Entry> {
        entries(text.as_bytes()).collect::<io::Result<_>>().unwrap()
    }

    #[test]
    fn blank_lines_are_skipped_but_counted() {
        let found = read("\n  \n{}\r\n\n{\"table\":7}");
        let lines: Vec<u64> = found.iter().map(|entry| entry.line).collect();
        assert_eq!(lines, [3, 5]);
        assert_eq!(found[0].record, Err("column 2: missing field `table`".into()));
        assert!(read(" \n").is_empty() && read("").is_empty());
    }

    #[test]
    fn the_text_notation_is_told_from_json() {
        let table = interregnum_rules::Table::claim();
        let deal = interregnum_rules::Deal { deck: table.deck_cards(), fire: Vec::new() };
        let record = Record::new(table, deal, Vec::new());
        let one = notation::write(&record);
        let text: &'static str = format!("\u{feff}; two games\n{one}\n{one}\n[Table \"moon\"]\n").leak();
        let found = read(text);
        assert_eq!(found.len(), 3);
        assert_eq!((found[0].line, found[0].record.as_ref()), (2, Ok(&record)));
        assert_eq!(found[1].record.as_ref(), Ok(&record));
        assert_eq!(read(format!("{{A game}}\n{one}").leak())[0].record.as_ref(), Ok(&record));
        assert!(found[2].record.as_ref().unwrap_err().contains("there is no faction"), "{:?}", found[2]);
    }

    #[test]
    fn damage_is_reported_with_its_column() {
        let reason = |text| read(text)[0].record.clone().unwrap_err();
        assert_eq!(reason("{\"table\" 7}"), "column 10: expected `:`");
        assert!(reason("{\"table\":{\"players\":2").starts_with("column 21: EOF while parsing"));
        for junk in ["hello", "7", "\"table\": 3,", "{"] {
            assert!(!reason(junk).contains("Plain"), "{}", reason(junk));
        }
        assert!(reason("hello").starts_with("no record: it is a JSON object, or text"));
        assert!(reason("[{}, {}]").starts_with("a JSON list; write the records one after the other"));
        let card =
            r#"{"table":{"players":2,"factions":["gnomes","giants","dragons","trolls","seers"]},"deck":["GN2"]}"#;
        assert!(reason(card).contains("there is no card \"GN2\": GN cards have the values 1, 3, 5, 7, 9"));
    }

    #[test]
    fn a_record_may_be_spread_over_lines() {
        let found =
            read("\u{feff}{\n \"table\":\n {\n }\n}\n{\n \"x\": \"}\\\"\"\n}\n{\"cut\": [\n{\"format\": \"other\"}\n");
        let lines: Vec<u64> = found.iter().map(|entry| entry.line).collect();
        assert_eq!(lines, [1, 6, 9, 10]);
        let reasons: Vec<&String> = found.iter().map(|entry| entry.record.as_ref().unwrap_err()).collect();
        assert!(reasons[0].starts_with("line 4, column 2: missing field"), "{}", reasons[0]);
        assert!(reasons[1].starts_with("line 7, column 4: unknown field `x`"), "{}", reasons[1]);
        assert!(reasons[2].contains("column"), "{}", reasons[2]);
    }

    #[test]
    fn the_same_record_is_read_from_one_line_and_from_many() {
        let table = interregnum_rules::Table::claim();
        let deal = interregnum_rules::Deal { deck: table.deck_cards(), fire: Vec::new() };
        let record = Record::new(table, deal, Vec::new());
        let spread = serde_json::to_string_pretty(&record).unwrap();
        let found = read(format!("{spread}\n\n{spread}").leak());
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.iter().all(|entry| entry.record.as_ref() == Ok(&record)), "{found:?}");
    }
}
