//! The texts of the page: every language has every text, with the same variables, and the page's code and the texts
//! know each other.

mod texts;
mod uses;

use crate::shell::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use texts::{Language, Text};
use uses::Uses;

/// The languages and the plural categories that their counted words need besides `other`. English says what there is.
const LANGUAGES: [(&str, &[&str]); 6] =
    [("en", &["one"]), ("de", &["one"]), ("it", &["one"]), ("pt-BR", &["one"]), ("pl", &["one", "few"]), ("hu", &[])];

/// Attributes that are the same in every language: numbers of rules, cards of an example.
const SAME: [&str; 2] = ["rule", "cards"];

/// What a translator writes above a text that is the same as the English one on purpose.
const AS_IN_ENGLISH: &str = "As in English.";

/// `cargo xtask locales`.
pub(crate) fn run() -> Result<(), String> {
    let mut languages = Vec::new();
    for (tag, _) in LANGUAGES {
        languages.push(Language::read(tag, files(&root().join("locales").join(tag), "ftl")?));
    }
    let uses = Uses::of_the_page()?;
    let rules = fs::read_to_string(root().join("RULES.md")).map_err(|error| format!("RULES.md: {error}"))?;
    let complaints = complaints(&languages, &uses, &rules);
    if complaints.is_empty() {
        println!("locales: {} texts in {} languages", languages[0].texts.len(), languages.len());
        return Ok(());
    }
    Err(format!("{}\nlocales: {} complaints", complaints.join("\n"), complaints.len()))
}

/// The files of a folder and of those in it, by path from the root, in order.
fn files(folder: &Path, ending: &str) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            found.push((name, text));
        }
    }
    found.sort();
    Ok(found)
}

/// Everything that is wrong. The first language is English.
fn complaints(languages: &[Language], uses: &Uses, rules: &str) -> Vec<String> {
    let english = &languages[0];
    let mut complaints: Vec<String> = languages.iter().flat_map(|language| language.complaints.clone()).collect();
    for language in languages {
        complaints.extend(broken_references(language));
        complaints.extend(plurals(language));
    }
    for language in &languages[1..] {
        complaints.extend(differences(english, language));
    }
    complaints.extend(unknown_rules(english, rules));
    complaints.extend(missing_and_unused(english, uses));
    complaints.extend(uses.glued.iter().map(|place| {
        format!(
            "{place}: a sentence is put together from texts; make it one text, or part the texts by more than a comma"
        )
    }));
    complaints
}

/// References to texts that the language does not have.
fn broken_references(language: &Language) -> Vec<String> {
    let broken = language.texts.values().flat_map(|text| {
        let missing = text.references.iter().filter(|name| !language.has(name));
        missing.map(|name| text.complaint(&format!("refers to {name}, which is not there")))
    });
    broken.collect()
}

/// Counted words that lack a plural category of the language, or have one that the language does not know.
fn plurals(language: &Language) -> Vec<String> {
    let Some((_, needed)) = LANGUAGES.into_iter().find(|(tag, _)| *tag == language.tag) else {
        return vec![format!("locales/{}: no plural categories are known for it", language.tag)];
    };
    let mut complaints = Vec::new();
    for text in language.texts.values() {
        for found in &text.plurals {
            for category in needed.iter().filter(|category| !found.contains(**category)) {
                complaints.push(text.complaint(&format!("counts without [{category}]")));
            }
            for category in found.iter().filter(|c| *c != "one" && *c != "other" && !needed.contains(&c.as_str())) {
                complaints.push(text.complaint(&format!("has [{category}], which the language does not know")));
            }
        }
    }
    complaints
}

/// What another language lacks, has too much, or says with other variables and attributes than English.
fn differences(english: &Language, other: &Language) -> Vec<String> {
    let mut complaints = Vec::new();
    for (key, text) in &english.texts {
        let Some(translation) = other.texts.get(key) else {
            complaints.push(format!("locales/{}: {key} is missing", other.tag));
            continue;
        };
        complaints.extend(other_words(english, text, other, translation));
        complaints.extend(same_words(text, translation));
    }
    let left_over = other.texts.iter().filter(|(key, _)| !english.texts.contains_key(*key));
    complaints.extend(left_over.map(|(_, text)| text.complaint("is not there in English")));
    complaints
}

/// A text that was copied and not translated; or a remark that it was, though it is another one by now.
fn same_words(text: &Text, translation: &Text) -> Option<String> {
    let is_same = text.wording.is_some() && text.wording == translation.wording;
    let is_on_purpose = translation.remark.contains(AS_IN_ENGLISH);
    match (is_same, is_on_purpose) {
        (true, false) => Some(format!("is as in English; if that is right, write \"# {AS_IN_ENGLISH}\" above it")),
        (false, true) => Some(format!("is not as in English, so \"# {AS_IN_ENGLISH}\" is wrong")),
        _ => None,
    }
    .map(|what| translation.complaint(&what))
}

/// Variables and attributes of one text. What English shows must be shown, or chosen by; what English does not know,
/// nobody fills in.
fn other_words(english: &Language, text: &Text, other: &Language, translation: &Text) -> Vec<String> {
    let mut complaints = Vec::new();
    let wanted = english.variables(text);
    let found = other.variables(translation);
    for name in wanted.shown.difference(&found.all) {
        complaints.push(translation.complaint(&format!("does not say ${name}")));
    }
    for name in found.all.difference(&wanted.all) {
        complaints.push(translation.complaint(&format!("has ${name}, which English does not have")));
    }
    let names = |of: &Text| of.attributes.keys().cloned().collect::<BTreeSet<_>>();
    for name in names(text).symmetric_difference(&names(translation)) {
        complaints.push(translation.complaint(&format!(".{name} is there in one of English and this language only")));
    }
    for name in SAME {
        if let (Some(here), Some(there)) = (translation.attributes.get(name), text.attributes.get(name))
            && here != there
        {
            complaints.push(translation.complaint(&format!(".{name} is \"{there}\" in English")));
        }
    }
    complaints
}

/// Numbers of rules that the page of the rules does not have.
fn unknown_rules(english: &Language, rules: &str) -> Vec<String> {
    // A section begins with "## 8 …", a rule with "**8.1** …".
    let lines = rules.lines().map(|line| line.trim_start_matches(['#', '*', ' ']));
    let known: BTreeSet<&str> = lines.filter_map(|line| line.split([' ', '*']).next()).collect();
    let mut complaints = Vec::new();
    for text in english.texts.values() {
        let numbers = text.attributes.get("rule").map(String::as_str).unwrap_or_default();
        for number in numbers.split(", ").filter(|number| !number.is_empty() && !known.contains(number)) {
            complaints.push(text.complaint(&format!("RULES.md has no rule {number}")));
        }
    }
    complaints
}

/// Keys that the code uses and nobody wrote, and texts that nobody uses.
fn missing_and_unused(english: &Language, uses: &Uses) -> Vec<String> {
    let mut complaints = Vec::new();
    for (key, place) in &uses.asked {
        if !english.texts.contains_key(key) {
            complaints.push(format!("{place}: there is no text {key}"));
        }
    }
    for (pattern, place) in &uses.patterns {
        if !english.texts.keys().any(|key| pattern.fits(key)) {
            complaints.push(format!("{place}: there is no text like {pattern}"));
        }
    }
    let referred: BTreeSet<&String> = english.texts.values().flat_map(|text| &text.references).collect();
    let unused = english.texts.iter().filter(|(key, _)| !uses.names(key) && !referred.contains(key));
    complaints.extend(unused.map(|(_, text)| text.complaint("is not used by the page")));
    complaints
}

/// Texts by their key.
type Texts = BTreeMap<String, Text>;

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn language(tag: &'static str, text: &str) -> Language {
        Language::read(tag, vec![(format!("locales/{tag}/a.ftl"), text.to_owned())])
    }

    /// What a page uses that asks for these keys, and for keys of this form, in a file of its own.
    fn uses(keys: &[&str], form: [&str; 2]) -> Uses {
        let asked: Vec<_> = keys.iter().map(|key| json!({ "key": key, "place": "js/a.js:1" })).collect();
        let patterns = json!([{ "pieces": form, "place": "js/a.js:2" }]);
        let printed = json!({ "asked": asked, "patterns": patterns, "strings": keys, "forms": [form] });
        Uses::of(printed.to_string().as_bytes()).unwrap()
    }

    /// What is wrong with a translation of an English file that is used as it should be.
    fn wrong(tag: &'static str, english: &str, translation: &str) -> Vec<String> {
        differences(&language("en", english), &language(tag, translation))
    }

    #[test]
    fn equal_texts_are_fine() {
        let english = "a = A { $x }\n    .rule = 4.2\nb = { a } and { $n ->\n    [one] one\n   *[other] many\n }\n";
        let german = "a = Ein { $x }\n    .rule = 4.2\nb = { a } und viele\n";
        assert!(wrong("de", english, german).is_empty());
        let all = [language("en", english), language("de", german)];
        assert!(complaints(&all, &uses(&["b"], ["b", ""]), "4.2 Follow.\n").is_empty());
    }

    #[test]
    fn missing_and_left_over_texts_are_named() {
        let found = wrong("de", "a = A\nb = B\n", "b = B\nc = C\n");
        assert_eq!(found, ["locales/de: a is missing", "locales/de/a.ftl: c is not there in English"]);
    }

    #[test]
    fn variables_must_be_the_same_through_references() {
        let english = "who = { $name }\na = { who } plays { $card }\nb = { $n ->\n    [one] x\n   *[other] y\n }\n";
        let german = "who = { $name }\na = { who } spielt { $karte }\nb = z\n";
        let expected =
            ["locales/de/a.ftl: a does not say $card", "locales/de/a.ftl: a has $karte, which English does not have"];
        assert_eq!(wrong("de", english, german), expected);
    }

    #[test]
    fn attributes_must_be_there_and_rules_the_same() {
        let found = wrong("de", "a = A\n    .rule = 4.2\nb = B\n    .more = M\n", "a = A\n    .rule = 4.3\nb = B\n");
        let expected = [
            "locales/de/a.ftl: a .rule is \"4.2\" in English",
            "locales/de/a.ftl: b .more is there in one of English and this language only",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn texts_that_are_not_translated_are_named() {
        let english = "a = Chat\nb = Rules { $x }\nc = { $x }–{ $y }\nd = OK then\n";
        let german = "# As in English.\na = Chat\nb = Rules { $x }\nc = { $x }–{ $y }\n# As in English.\nd = Gut\n";
        let expected = [
            "locales/de/a.ftl: b is as in English; if that is right, write \"# As in English.\" above it",
            "locales/de/a.ftl: d is not as in English, so \"# As in English.\" is wrong",
        ];
        assert_eq!(wrong("de", english, german), expected);
    }

    #[test]
    fn glued_sentences_are_named() {
        let printed = json!({ "asked": [], "patterns": [], "strings": ["a"], "forms": [], "glued": ["js/a.js:3"] });
        let uses = Uses::of(printed.to_string().as_bytes()).unwrap();
        let found = complaints(&[language("en", "a = A\n")], &uses, "");
        assert!(found[0].starts_with("js/a.js:3: a sentence is put together"), "{found:?}");
    }

    #[test]
    fn counted_words_have_the_categories_of_the_language() {
        let counted = |keys: &str| format!("a = {{ $n ->\n{keys}   *[other] x\n }}\n");
        let polish = language("pl", &counted("    [one] x\n"));
        assert_eq!(plurals(&polish), ["locales/pl/a.ftl: a counts without [few]"]);
        let german = language("de", &counted("    [one] x\n    [few] x\n"));
        assert_eq!(plurals(&german), ["locales/de/a.ftl: a has [few], which the language does not know"]);
        assert!(plurals(&language("pl", &counted("    [one] x\n    [few] x\n"))).is_empty());
        assert!(plurals(&language("pl", "a = { $who ->\n    [GO] x\n   *[KN] y\n }\n")).is_empty());
    }

    #[test]
    fn broken_references_are_named() {
        let found = broken_references(&language("en", "-t = T\na = { b } { -t } { -u }\n"));
        let expected = [
            "locales/en/a.ftl: a refers to -u, which is not there",
            "locales/en/a.ftl: a refers to b, which is not there",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn rules_must_exist() {
        let english = language("en", "a = A\n    .rule = 4.2, 8, 9.11\n");
        let found = unknown_rules(&english, "## 8 Settings\n**4.2** **Follow.**\n");
        assert_eq!(found, ["locales/en/a.ftl: a RULES.md has no rule 9.11"]);
    }

    #[test]
    fn code_and_texts_know_each_other() {
        let english = language("en", "a = A\nb = B { c }\nc = C\ndd-1 = D\ne = E\n");
        let found = missing_and_unused(&english, &uses(&["a", "b", "f"], ["dd-", ""]));
        assert_eq!(found, ["js/a.js:1: there is no text f", "locales/en/a.ftl: e is not used by the page"]);
        let found = missing_and_unused(&english, &uses(&["a", "b", "dd-1", "e"], ["gg-", ""]));
        assert_eq!(found, ["js/a.js:2: there is no text like gg-*"]);
    }
}
