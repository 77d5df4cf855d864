//! What is wrong with a text, and where.

use std::fmt;

/// A place in a text. Lines and columns are counted from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Place {
    pub(crate) const START: Place = Place { line: 1, column: 1 };

    /// What is wrong here.
    pub(crate) fn error(self, reason: impl fmt::Display) -> NotationError {
        NotationError { line: self.line, column: self.column, reason: clip(&reason.to_string(), LONGEST_REASON) }
    }
}

/// Reasons quote the text that they complain about; a hostile text shall not make them endless.
const LONGEST_REASON: usize = 600;

/// The text, cut off if it is longer than this many characters.
pub(crate) fn clip(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Why a text is no record or no position, where, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for NotationError {}
