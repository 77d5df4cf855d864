//! Records from files: one at a time, so that a file may be larger than memory.

use crate::failure::Failure;
use interregnum_rules::{Record, notation};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

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

/// The records in a text. This is the place that knows in which forms records come: JSON, one
/// record a line, or the text notation, which never starts with a brace that is not a comment.
fn entries(mut reader: impl BufRead + 'static) -> Entries {
    let start = reader.fill_buf().map(|bytes| {
        let mark = *b"\xef\xbb\xbf";
        let text = bytes.strip_prefix(&mark).unwrap_or(bytes).trim_ascii_start();
        text.first().copied()
    });
    match start {
        Ok(Some(b'[' | b';')) => Box::new(text_games(reader).into_iter()),
        Ok(_) => Box::new(json_lines(reader)),
        Err(error) => Box::new(std::iter::once(Err(error))),
    }
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
    notation::games(text.trim_start_matches('\u{feff}')).map(entry).collect()
}

/// One JSON record a line; blank lines are skipped.
fn json_lines(mut reader: impl BufRead) -> impl Iterator<Item = io::Result<Entry>> {
    let mut line = 0;
    let mut bytes = Vec::new();
    std::iter::from_fn(move || {
        loop {
            bytes.clear();
            line += 1;
            match reader.read_until(b'\n', &mut bytes) {
                Ok(0) => return None,
                Ok(_) if bytes.trim_ascii().is_empty() => {}
                Ok(_) => return Some(Ok(Entry { line, record: json_record(&bytes) })),
                Err(error) => return Some(Err(error)),
            }
        }
    })
}

fn json_record(line: &[u8]) -> Result<Record, String> {
    serde_json::from_slice(line.trim_ascii_end()).map_err(|error| {
        // The line is one of a file, so the parser's own count of lines would mislead.
        let message = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        format!("column {}: {}", error.column(), message.strip_suffix(&place).unwrap_or(&message))
    })
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
        assert!(found[2].record.as_ref().unwrap_err().contains("there is no faction"), "{:?}", found[2]);
    }

    #[test]
    fn damage_is_reported_with_its_column() {
        let reason = |text| read(text)[0].record.clone().unwrap_err();
        assert_eq!(reason("{\"table\" 7}"), "column 10: expected `:`");
        assert!(reason("{\"table\":{\"players\":2").starts_with("column 21: EOF while parsing"));
        assert!(reason("hello").starts_with("column 1: expected value"));
        let card =
            r#"{"table":{"players":2,"factions":["gnomes","giants","dragons","trolls","seers"]},"deck":["GN2"]}"#;
        assert!(reason(card).contains("there is no card \"GN2\": GN cards have the values 1, 3, 5, 7, 9"));
    }
}
