//! Records in JSON: one a line, or spread over lines for people to read.

use super::Entry;
use interregnum_rules::Record;
use std::io::{self, BufRead};

/// Reads records one at a time. One that is spread over lines goes on until its braces are
/// closed, as long as its lines are indented: so damage in one record does not spoil the next.
pub(super) struct JsonRecords<R> {
    reader: R,
    /// How many lines were read, the one put back not counted.
    line: u64,
    /// A line that was read too early.
    put_back: Option<Vec<u8>>,
}

impl<R: BufRead> JsonRecords<R> {
    pub(super) const fn new(reader: R) -> JsonRecords<R> {
        JsonRecords { reader, line: 0, put_back: None }
    }

    fn next_line(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = self.put_back.take().unwrap_or_default();
        if bytes.is_empty() && self.reader.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.line += 1;
        Ok(Some(bytes))
    }

    fn next_record(&mut self) -> io::Result<Option<Entry>> {
        while let Some(mut bytes) = self.next_line()? {
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            let line = self.line;
            let mut nesting = Nesting::default();
            nesting.read(&bytes);
            while nesting.is_open() {
                let Some(more) = self.next_line()? else { break };
                if !matches!(more.first(), Some(b' ' | b'\t' | b'}' | b']')) {
                    self.line -= 1;
                    self.put_back = Some(more);
                    break;
                }
                nesting.read(&more);
                bytes.extend(more);
            }
            return Ok(Some(Entry { line, record: record(&bytes, line) }));
        }
        Ok(None)
    }
}

impl<R: BufRead> Iterator for JsonRecords<R> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<io::Result<Entry>> {
        self.next_record().transpose()
    }
}

/// How deep in brackets a text is.
#[derive(Default)]
struct Nesting {
    depth: usize,
    in_string: bool,
    escaped: bool,
}

impl Nesting {
    fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = self.in_string,
                b'"' => self.in_string = !self.in_string,
                b'{' | b'[' if !self.in_string => self.depth += 1,
                b'}' | b']' if !self.in_string => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
    }

    /// Whether a sound text goes on. No string goes on in the next line.
    fn is_open(&self) -> bool {
        self.depth > 0 && !self.in_string
    }
}

/// Reads a record that starts on this line of its file.
fn record(bytes: &[u8], line: u64) -> Result<Record, String> {
    let bytes = bytes.trim_ascii_end();
    if !bytes.trim_ascii_start().starts_with(b"{") {
        return Err("no record: it is a JSON object, or text with headers such as [Table \"claim2\"]".into());
    }
    serde_json::from_slice(bytes).map_err(|error| {
        // The parser counts the lines of the record, not those of the file.
        let message = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let message = message.strip_suffix(&place).unwrap_or(&message);
        match (error.line() as u64, error.column()) {
            (0, _) => message.to_owned(),
            (1, column) => format!("column {column}: {message}"),
            (below, column) => format!("line {}, column {column}: {message}", line + below - 1),
        }
    })
}
