//! Every invariant of `ARCHITECTURE.md` names a test that holds it.

use super::{Complaint, File, functions};
use std::collections::HashSet;

/// The heading above the invariants.
const HEADING: &str = "## Invariants";

pub(super) fn every_invariant_has_a_test(files: &[File]) -> Vec<Complaint> {
    let sources = files.iter().filter(|file| file.is(".rs"));
    let tests: HashSet<&str> = sources.flat_map(functions).filter(|f| f.is_test).map(|f| f.name).collect();
    let Some(page) = files.iter().find(|file| file.path == "ARCHITECTURE.md") else {
        return vec![Complaint { path: "ARCHITECTURE.md".into(), line: 1, what: "it is missing".into() }];
    };
    let mut complaints = Vec::new();
    let mut any = false;
    for (line, text) in invariants(page) {
        any = true;
        let named = names(&text);
        if named.is_empty() {
            complaints.push(page.complaint(line, "this invariant names no test: [`name_of_the_test`]"));
        }
        for name in named.into_iter().filter(|name| !tests.contains(name)) {
            complaints.push(page.complaint(line, format!("there is no test {name}")));
        }
    }
    if !any {
        complaints.push(page.complaint(1, format!("there is no numbered list under \"{HEADING}\"")));
    }
    complaints
}

/// The items of the numbered list, each with the line where it starts.
fn invariants(page: &File) -> Vec<(usize, String)> {
    let mut items: Vec<(usize, String)> = Vec::new();
    let after = page.lines().skip_while(|(_, line)| *line != HEADING).skip(1);
    for (number, line) in after.take_while(|(_, line)| !line.starts_with("## ")) {
        let digits = line.chars().take_while(char::is_ascii_digit).count();
        if digits > 0 && line[digits..].starts_with(". ") {
            items.push((number, line.to_owned()));
        } else if let (true, Some((_, item))) = (line.starts_with(' '), items.last_mut()) {
            item.push_str(line);
        }
    }
    items
}

/// The names in square brackets and back quotes.
fn names(text: &str) -> Vec<&str> {
    text.split("[`").skip(1).filter_map(|rest| rest.split_once("`]")).map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{complaints, file};
    use super::*;

    #[test]
    fn a_law_without_its_test_is_named() {
        let page = "# A\n\n## Invariants\n\n1. Cards stay.\n   [`law_a`]\n2. It ends. [`law_b`]\n3. Perhaps.\n\n## More\n\n4. No.\n";
        let test = file("crates/a/tests/laws.rs", "#[test]\nfn law_a() {}\nfn law_b() {}\n");
        let found = complaints(every_invariant_has_a_test, &[file("ARCHITECTURE.md", page), test]);
        let no_name = "ARCHITECTURE.md:8: this invariant names no test: [`name_of_the_test`]";
        assert_eq!(found, ["ARCHITECTURE.md:7: there is no test law_b", no_name]);
    }

    #[test]
    fn the_list_must_be_there() {
        assert_eq!(complaints(every_invariant_has_a_test, &[]), ["ARCHITECTURE.md:1: it is missing"]);
        let found = complaints(every_invariant_has_a_test, &[file("ARCHITECTURE.md", "# A\n")]);
        assert_eq!(found, ["ARCHITECTURE.md:1: there is no numbered list under \"## Invariants\""]);
    }
}
