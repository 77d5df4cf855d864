//! The texts of one language, read from its Fluent files.

use super::Texts;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The plural categories of all languages.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// One language.
pub(super) struct Language {
    pub(super) tag: &'static str,
    /// Its messages.
    pub(super) texts: Texts,
    /// Its terms, by their name with the dash.
    terms: BTreeSet<String>,
    /// What could not be read, or is there twice.
    pub(super) complaints: Vec<String>,
}

/// One message.
#[derive(Default)]
pub(super) struct Text {
    file: String,
    key: String,
    variables: Variables,
    /// Messages and terms that it refers to.
    pub(super) references: BTreeSet<String>,
    /// Attributes, as they are written.
    pub(super) attributes: BTreeMap<String, String>,
    /// The categories of every place where it counts something.
    pub(super) plurals: Vec<BTreeSet<String>>,
    /// Its words, with what is put into them, as the parser sees it; nothing if there are no words.
    pub(super) wording: Option<String>,
    /// What the translator says about it.
    pub(super) remark: String,
}

/// The variables of a text.
#[derive(Clone, Default)]
pub(super) struct Variables {
    /// Those that are part of the text.
    pub(super) shown: BTreeSet<String>,
    /// Those and the ones that only choose between variants.
    pub(super) all: BTreeSet<String>,
}

impl Language {
    /// Reads the files of a language, given by path and content.
    pub(super) fn read(tag: &'static str, files: Vec<(String, String)>) -> Language {
        let mut language = Language { tag, texts: Texts::new(), terms: BTreeSet::new(), complaints: Vec::new() };
        for (path, content) in files {
            language.add(&path, &content);
        }
        language
    }

    fn add(&mut self, path: &str, content: &str) {
        let (resource, errors) = match parser::parse(content) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let line = content[..error.pos.start].lines().count().max(1);
            self.complaints.push(format!("{path}:{line}: {}", error.kind));
        }
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut text = Text { file: path.to_owned(), key: message.id.name.to_owned(), ..Text::default() };
                    if let Some(pattern) = &message.value {
                        text.look(pattern);
                        text.wording = wording(pattern);
                    }
                    text.remark = message.comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
                    for attribute in &message.attributes {
                        text.look(&attribute.value);
                        text.attributes.insert(attribute.id.name.to_owned(), plain(&attribute.value));
                    }
                    if let Some(earlier) = self.texts.insert(text.key.clone(), text) {
                        self.complaints.push(format!("{path}: {} is in {}, too", earlier.key, earlier.file));
                    }
                }
                Entry::Term(term) => drop(self.terms.insert(format!("-{}", term.id.name))),
                _ => {}
            }
        }
    }

    /// Whether there is such a message or term.
    pub(super) fn has(&self, name: &str) -> bool {
        self.texts.contains_key(name) || self.terms.contains(name)
    }

    /// The variables of a text and of those that it refers to: they share them.
    pub(super) fn variables(&self, text: &Text) -> Variables {
        let mut found = text.variables.clone();
        let mut waiting: Vec<&String> = text.references.iter().collect();
        let mut seen = BTreeSet::new();
        while let Some(name) = waiting.pop() {
            if let Some(other) = self.texts.get(name).filter(|_| seen.insert(name)) {
                found.shown.extend(other.variables.shown.iter().cloned());
                found.all.extend(other.variables.all.iter().cloned());
                waiting.extend(&other.references);
            }
        }
        found
    }
}

impl Text {
    pub(super) fn complaint(&self, what: &str) -> String {
        format!("{}: {} {what}", self.file, self.key)
    }

    fn look(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_at(expression);
            }
        }
    }

    fn look_at(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_inside(inline, true),
            Expression::Select { selector, variants } => {
                self.look_inside(selector, false);
                let mut keys = BTreeSet::new();
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key {
                        keys.insert(name.to_owned());
                    }
                    self.look(&variant.value);
                }
                // Only a choice between plural categories counts something. (Ordinals have categories of their own, but
                // the page's library does not know them.)
                if keys.len() > 1 && keys.iter().all(|key| CATEGORIES.contains(&key.as_str())) {
                    self.plurals.push(keys);
                }
            }
        }
    }

    fn look_inside(&mut self, inline: &InlineExpression<&str>, is_shown: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.all.insert(id.name.to_owned());
                if is_shown {
                    self.variables.shown.insert(id.name.to_owned());
                }
            }
            InlineExpression::MessageReference { id, .. } => drop(self.references.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.look_at_arguments(arguments, is_shown);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.look_at_arguments(arguments, is_shown),
            InlineExpression::Placeable { expression } => self.look_at(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn look_at_arguments(&mut self, arguments: &CallArguments<&str>, is_shown: bool) {
        for inline in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
            self.look_inside(inline, is_shown);
        }
    }
}

/// A pattern with all that is in it, if it has a word of its own: at least two letters, and not a code in capitals.
fn wording(pattern: &Pattern<&str>) -> Option<String> {
    let is_word = |word: &str| word.chars().count() > 1 && word.chars().any(char::is_lowercase);
    let has_words = plain(pattern).split(|c: char| !c.is_alphabetic()).any(is_word);
    has_words.then(|| format!("{pattern:?}"))
}

/// The words of a pattern, without what is put into it.
fn plain(pattern: &Pattern<&str>) -> String {
    let words = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value,
        PatternElement::Placeable { .. } => "",
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Language {
        Language::read("en", vec![("a.ftl".to_owned(), text.to_owned())])
    }

    #[test]
    fn what_cannot_be_read_is_named_by_line() {
        let language = read("a = A\n\nb = { $x\nc = C\n");
        assert_eq!(language.complaints.len(), 1);
        assert!(language.complaints[0].starts_with("a.ftl:3: "), "{}", language.complaints[0]);
        assert!(language.has("a") && language.has("c") && !language.has("b"));
    }

    #[test]
    fn a_text_that_is_there_twice_is_named() {
        let files = [("a.ftl", "x = X\n"), ("b.ftl", "x = Y\n")].map(|(p, t)| (p.to_owned(), t.to_owned()));
        assert_eq!(Language::read("en", files.to_vec()).complaints, ["b.ftl: x is in a.ftl, too"]);
    }

    #[test]
    fn variables_that_only_choose_are_told_from_those_shown() {
        let language = read("a = { $n ->\n    [one] { $x }\n   *[other] { NUMBER($y) }\n }\nb = { a } { b }\n");
        let variables = language.variables(&language.texts["b"]);
        assert_eq!(variables.all.into_iter().collect::<Vec<_>>(), ["n", "x", "y"]);
        assert_eq!(variables.shown.into_iter().collect::<Vec<_>>(), ["x", "y"]);
    }

    #[test]
    fn counting_is_told_from_other_choices() {
        let choice = |selector: &str, key: &str| format!("a = {{ {selector} ->\n    [{key}] x\n   *[other] y\n }}\n");
        let counts = |text: &str| !read(text).texts["a"].plurals.is_empty();
        assert!(counts(&choice("$n", "one")) && counts(&choice("NUMBER($n)", "few")));
        assert!(!counts(&choice("$n", "GO")) && !counts(&choice("$n", "0")));
    }

    #[test]
    fn attributes_are_read_as_they_are() {
        let language = read("a = A\n    .rule = 4.2, 8\n");
        assert_eq!(language.texts["a"].attributes["rule"], "4.2, 8");
    }
}
