//! Which texts the page's code uses. `xtask/web/uses.mjs` reads the code and prints what it found as JSON; what counts as
//! a use is said there.

use crate::shell::read;
use crate::web;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What the code says about texts.
#[derive(Debug)]
pub(super) struct Uses {
    /// Keys that are asked for, with one place.
    pub(super) asked: BTreeMap<String, String>,
    /// Forms of keys that are asked for, with one place.
    pub(super) patterns: BTreeMap<Form, String>,
    /// Places where texts are put together to a longer one.
    pub(super) glued: Vec<String>,
    /// All strings that may be keys.
    strings: BTreeSet<String>,
    /// All templates that have some words of their own.
    forms: BTreeSet<Form>,
}

/// What `uses.mjs` prints.
#[derive(Deserialize)]
struct Printed {
    asked: Vec<Asked>,
    patterns: Vec<Pattern>,
    strings: BTreeSet<String>,
    forms: BTreeSet<Form>,
    #[serde(default)]
    glued: Vec<String>,
}

#[derive(Deserialize)]
struct Asked {
    key: String,
    place: String,
}

#[derive(Deserialize)]
struct Pattern {
    pieces: Form,
    place: String,
}

/// A key with gaps: the pieces between them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(transparent)]
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
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("*"))
    }
}

impl Uses {
    /// What the page uses now.
    pub(super) fn of_the_page() -> Result<Uses, String> {
        web::prepare()?;
        let printed = read(web::node(&["uses.mjs"]))?.stdout;
        Uses::of(&printed).map_err(|error| format!("uses.mjs printed something else: {error}"))
    }

    pub(super) fn of(json: &[u8]) -> Result<Uses, serde_json::Error> {
        let Printed { asked, patterns, strings, forms, glued } = serde_json::from_slice(json)?;
        // The first place is kept, so the last one is put in first.
        let asked = asked.into_iter().rev().map(|Asked { key, place }| (key, place)).collect();
        let patterns = patterns.into_iter().rev().map(|Pattern { pieces, place }| (pieces, place)).collect();
        Ok(Uses { asked, patterns, glued, strings, forms })
    }

    /// Whether the key is written out somewhere, or of the form of a template.
    pub(super) fn names(&self, key: &str) -> bool {
        self.strings.contains(key) || self.forms.iter().any(|form| form.fits(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_patterns_keep_their_first_place() {
        let json = br#"{
            "asked": [{ "key": "a", "place": "a.js:1" }, { "key": "a", "place": "b.js:2" }],
            "patterns": [{ "pieces": ["b-", ""], "place": "a.js:3" }, { "pieces": ["b-", ""], "place": "a.js:4" }],
            "strings": [], "forms": []
        }"#;
        let uses = Uses::of(json).unwrap();
        assert_eq!(uses.asked, BTreeMap::from([("a".to_owned(), "a.js:1".to_owned())]));
        let patterns: Vec<_> = uses.patterns.iter().map(|(form, place)| (form.to_string(), place.as_str())).collect();
        assert_eq!(patterns, [("b-*".to_owned(), "a.js:3")]);
    }

    #[test]
    fn strings_and_forms_name_texts() {
        let json = br#"{ "asked": [], "patterns": [], "strings": ["key-help"], "forms": [["place-", "-text"], ["level-", ""], ["", "-you"]] }"#;
        let uses = Uses::of(json).unwrap();
        assert!(uses.names("key-help") && !uses.names("key-sound"));
        assert!(uses.names("place-swamp-text") && uses.names("log-won-you") && uses.names("level-adept"));
        assert!(!uses.names("place-swamp") && !uses.names("you") && !uses.names("other"));
    }

    #[test]
    fn gaps_in_the_middle_are_filled() {
        let form = Form(["rules-", "-", ""].map(str::to_owned).to_vec());
        assert!(form.fits("rules-goal-1") && form.fits("rules-phase-one-title") && !form.fits("rules-title"));
    }

    #[test]
    fn other_output_is_an_error() {
        assert!(Uses::of(b"[]").is_err() && Uses::of(br#"{ "asked": [] }"#).is_err());
    }
}
