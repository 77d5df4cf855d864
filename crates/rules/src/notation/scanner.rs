//! Cuts a text into headers, words and ends. It looks at each character once.

use super::error::{NotationError, Place, clip};
use std::fmt::Write as _;
use std::str::Chars;

/// A word and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) place: Place,
}

impl Word {
    /// What is wrong with this word.
    pub(crate) fn error(&self, reason: impl std::fmt::Display) -> NotationError {
        self.place.error(reason)
    }

    /// The word as an error quotes it.
    pub(crate) fn quoted(&self) -> String {
        format!("\"{}\"", clip(&self.text, 40))
    }

    pub(crate) fn is(&self, one: &str) -> bool {
        self.text.eq_ignore_ascii_case(one)
    }
}

/// `[Name "value"]`
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub(crate) name: Word,
    /// The value as it was meant, escapes undone.
    pub(crate) value: String,
    /// The words of the value, split at spaces and commas.
    pub(crate) words: Vec<Word>,
    /// Where the value starts.
    pub(crate) place: Place,
}

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    Header(Header),
    Word(Word),
    /// `*`, the end of a game that is not over.
    Star(Place),
}

impl Token {
    pub(crate) fn place(&self) -> Place {
        match self {
            Token::Header(header) => header.name.place,
            Token::Word(word) => word.place,
            Token::Star(place) => *place,
        }
    }
}

pub(crate) struct Scanner<'a> {
    rest: Chars<'a>,
    pub(crate) place: Place,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Scanner<'a> {
        // Some editors put a byte order mark in front.
        Scanner { rest: text.strip_prefix('\u{feff}').unwrap_or(text).chars(), place: Place::START }
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        if next == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    /// Leaves out spaces, commas and comments.
    fn skip_blank(&mut self) -> Result<(), NotationError> {
        while let Some(next) = self.peek() {
            match next {
                '{' => self.skip_braces()?,
                ';' => while self.peek().is_some_and(|next| next != '\n') && self.bump().is_some() {},
                _ if is_blank(next) => {
                    self.bump();
                }
                _ => break,
            }
        }
        Ok(())
    }

    fn skip_braces(&mut self) -> Result<(), NotationError> {
        let start = self.place;
        while let Some(next) = self.bump() {
            if next == '}' {
                return Ok(());
            }
        }
        Err(start.error("this comment has no end: close it with \"}\""))
    }

    /// The next piece, or nothing at the end of the text.
    pub(crate) fn token(&mut self) -> Result<Option<Token>, NotationError> {
        self.skip_blank()?;
        let place = self.place;
        let Some(next) = self.peek() else { return Ok(None) };
        Ok(Some(match next {
            '[' => Token::Header(self.header()?),
            '*' => {
                self.bump();
                Token::Star(place)
            }
            ']' | '}' | '"' => {
                return Err(place.error(format!("\"{next}\" closes nothing here: take it out")));
            }
            _ => Token::Word(self.word()),
        }))
    }

    /// A run of characters. A dot or a colon ends it, and belongs to it.
    fn word(&mut self) -> Word {
        let place = self.place;
        let mut text = String::new();
        while let Some(next) = self.peek() {
            if is_blank(next) || matches!(next, '[' | ']' | '{' | '}' | ';' | '"' | '*') {
                break;
            }
            text.push(next);
            self.bump();
            if matches!(next, '.' | ':') {
                break;
            }
        }
        Word { text, place }
    }

    fn header(&mut self) -> Result<Header, NotationError> {
        let start = self.place;
        let unfinished = |place: Place| place.error("a header looks like [Name \"value\"]: complete it");
        self.bump();
        self.skip_blank()?;
        let name = self.word();
        if name.text.is_empty() {
            return Err(unfinished(start));
        }
        self.skip_blank()?;
        if self.peek() != Some('"') {
            return Err(unfinished(self.place));
        }
        let quote = self.place;
        self.bump();
        let mut header = Header { name, value: String::new(), words: Vec::new(), place: self.place };
        let mut fresh = true;
        loop {
            let place = self.place;
            let next = match self.bump() {
                None => return Err(quote.error("this value has no end: close it with \"\\\"\"")),
                Some('"') => break,
                Some('\\') => self.escape(place)?,
                // A line break is one character, however it was written.
                Some('\r') if self.peek() == Some('\n') => continue,
                Some(next) => next,
            };
            header.value.push(next);
            if is_blank(next) {
                fresh = true;
            } else if let Some(word) = header.words.last_mut().filter(|_| !fresh) {
                word.text.push(next);
            } else {
                header.words.push(Word { text: next.into(), place });
                fresh = false;
            }
        }
        self.skip_blank()?;
        if self.peek() != Some(']') {
            return Err(self.place.error("the header is not closed: put \"]\" after its value"));
        }
        self.bump();
        Ok(header)
    }

    /// What stands behind a backslash.
    fn escape(&mut self, start: Place) -> Result<char, NotationError> {
        let unknown = || start.error("after a backslash there can be \" \\ n r t or u{…}: write \\\\ for a backslash");
        match self.bump() {
            Some(plain @ ('"' | '\\')) => Ok(plain),
            Some('n') => Ok('\n'),
            Some('r') => Ok('\r'),
            Some('t') => Ok('\t'),
            Some('u') if self.bump() == Some('{') => {
                let mut number = 0u32;
                for _ in 0..7 {
                    match self.bump() {
                        Some('}') => return char::from_u32(number).ok_or_else(unknown),
                        Some(digit) => number = number * 16 + digit.to_digit(16).ok_or_else(unknown)?,
                        None => return Err(unknown()),
                    }
                }
                Err(unknown())
            }
            _ => Err(unknown()),
        }
    }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// A header as it is written.
pub(crate) fn header(name: &str, value: &str) -> String {
    let mut line = format!("[{name} \"");
    for c in value.chars() {
        match c {
            '"' => line.push_str("\\\""),
            '\\' => line.push_str("\\\\"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            '\t' => line.push_str("\\t"),
            _ if c.is_control() => {
                let _ = write!(line, "\\u{{{:x}}}", u32::from(c));
            }
            _ => line.push(c),
        }
    }
    line + "\"]\n"
}
