//! Which texts the page's code uses.
//!
//! A text is asked for by `t('key')` or `has('key')`. The key may also be chosen (`t(x ? 'one' : 'other')`), stand
//! anywhere else as a string, or be put together in a template: `` `place-${name}-text` `` stands for all keys of this
//! form.

use super::script::{Token, tokens};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What the code says about texts.
#[derive(Default)]
pub(super) struct Uses {
    /// Keys that are asked for, with one place.
    pub(super) asked: BTreeMap<String, String>,
    /// Forms of keys that are asked for, with one place.
    pub(super) patterns: BTreeMap<Form, String>,
    /// All strings.
    strings: BTreeSet<String>,
    /// All templates that have some words of their own.
    forms: BTreeSet<Form>,
}

/// A key with gaps: the pieces between them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Form(Vec<String>);

impl Form {
    /// Whether the key is of this form.
    pub(super) fn fits(&self, key: &str) -> bool {
        let [first, middle @ .., last] = self.0.as_slice() else {
            return self.0.first().is_some_and(|only| only == key);
        };
        let Some(mut rest) = key.strip_prefix(first.as_str()).and_then(|rest| rest.strip_suffix(last.as_str())) else {
            return false;
        };
        for piece in middle {
            match rest.find(piece.as_str()) {
                Some(at) => rest = &rest[at + piece.len()..],
                None => return false,
            }
        }
        true
    }

    /// Whether it says enough to stand for keys: a word and a dash at one of its ends.
    fn is_telling(&self) -> bool {
        let first = self.0.first().is_some_and(|piece| piece.len() > 2 && piece.contains('-'));
        first || self.0.last().is_some_and(|piece| piece.len() > 2 && piece.starts_with('-'))
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("*"))
    }
}

impl Uses {
    /// What these sources use, given by path and content.
    pub(super) fn of(sources: &[(String, String)]) -> Uses {
        let mut uses = Uses::default();
        for (path, source) in sources {
            uses.add(path, &tokens(source));
        }
        uses
    }

    /// Whether the key is written out somewhere, or of the form of a template.
    pub(super) fn names(&self, key: &str) -> bool {
        self.strings.contains(key) || self.forms.iter().any(|form| form.fits(key))
    }

    fn add(&mut self, path: &str, tokens: &[(usize, Token)]) {
        for (at, (_, token)) in tokens.iter().enumerate() {
            match token {
                Token::Text(text) => drop(self.strings.insert(text.clone())),
                Token::Template(pieces) => {
                    let form = Form(pieces.clone());
                    if form.is_telling() {
                        self.forms.insert(form);
                    }
                }
                Token::Word(word) if word == "t" || word == "has" => {
                    let is_method = at > 0 && tokens[at - 1].1 == Token::Mark('.');
                    if !is_method && tokens.get(at + 1).is_some_and(|(_, next)| *next == Token::Mark('(')) {
                        self.add_call(path, &tokens[at + 2..]);
                    }
                }
                Token::Word(_) | Token::Mark(_) => {}
            }
        }
    }

    /// The keys in the first argument of a call.
    fn add_call(&mut self, path: &str, tokens: &[(usize, Token)]) {
        let mut depth = 0;
        for (at, (line, token)) in tokens.iter().enumerate() {
            let place = || format!("{path}:{line}");
            match token {
                Token::Mark('(' | '[' | '{') => depth += 1,
                Token::Mark(')' | ']' | '}') if depth > 0 => depth -= 1,
                Token::Mark(')' | ',') if depth == 0 => return,
                Token::Text(key) if depth == 0 && !is_compared(tokens, at) => {
                    self.asked.entry(key.clone()).or_insert_with(place);
                }
                Token::Template(pieces) if depth == 0 => {
                    let form = Form(pieces.clone());
                    if form.is_telling() {
                        self.patterns.entry(form).or_insert_with(place);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether the string is compared with something, and so is no key.
fn is_compared(tokens: &[(usize, Token)], at: usize) -> bool {
    let equals = |at: Option<usize>| at.and_then(|at| tokens.get(at)).is_some_and(|(_, t)| *t == Token::Mark('='));
    equals(at.checked_sub(1)) || equals(Some(at + 1)) || tokens.get(at + 1).is_some_and(|(_, t)| *t == Token::Mark('!'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(source: &str) -> Uses {
        Uses::of(&[("a.js".to_owned(), source.to_owned())])
    }

    fn asked(source: &str) -> Vec<String> {
        of(source).asked.into_keys().collect()
    }

    #[test]
    fn keys_are_found_where_they_are_asked_for() {
        assert_eq!(asked("t('a'); has(\"b\"); set.has('no'); put('no'); t(key, { x: 'no' })"), ["a", "b"]);
        assert_eq!(asked("t(kind === 'no' ? 'a' : f('no') ? 'b' : `c`, 'no')"), ["a", "b"]);
    }

    #[test]
    fn templates_stand_for_keys_of_their_form() {
        let uses = of("t(`place-${name}-text`); t(`${key}-you`); x(`level-${n}`); t(`${all}`)");
        let asked: Vec<String> = uses.patterns.keys().map(Form::to_string).collect();
        assert_eq!(asked, ["*-you", "place-*-text"]);
        assert!(uses.names("place-swamp-text") && uses.names("log-won-you") && uses.names("level-adept"));
        assert!(!uses.names("place-swamp") && !uses.names("you") && !uses.names("other"));
    }

    #[test]
    fn a_string_anywhere_names_a_text() {
        let uses = of("const rows = [['h', 'key-help']];");
        assert!(uses.names("key-help") && !uses.names("key-sound"));
        assert!(uses.asked.is_empty());
    }

    #[test]
    fn gaps_in_the_middle_are_filled() {
        let form = Form(["rules-", "-", ""].map(str::to_owned).to_vec());
        assert!(form.fits("rules-goal-1") && form.fits("rules-phase-one-title") && !form.fits("rules-title"));
    }
}
