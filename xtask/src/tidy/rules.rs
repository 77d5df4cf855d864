//! Every rule number has a test that cites it, and every citation a rule.

use super::{Complaint, File, functions};
use std::collections::BTreeMap;

/// Section and number: 9.10 comes after 9.9.
type Number = (u8, u8);

/// The sections that state rules; the one after them explains choices.
const SECTIONS: std::ops::RangeInclusive<u8> = 1..=11;

/// The number that a line of `RULES.md` starts with.
fn numbered(line: &str) -> Option<Number> {
    let number = line.trim_start_matches('*').split([' ', '*']).next()?;
    let (section, rule) = number.split_once('.')?;
    let number = (section.parse().ok()?, rule.parse().ok()?);
    SECTIONS.contains(&number.0).then_some(number)
}

/// The rules and the lines where they stand.
fn rules(files: &[File]) -> BTreeMap<Number, usize> {
    let page = files.iter().filter(|file| file.path == "RULES.md");
    page.flat_map(File::lines).filter_map(|(line, text)| Some((numbered(text)?, line))).collect()
}

/// The number that the name of a test cites: `r9_10_votes_stay`.
fn cited(name: &str) -> Option<Number> {
    let (section, rest) = name.strip_prefix('r')?.split_once('_')?;
    let rule = rest.split('_').next()?;
    Some((section.parse().ok()?, rule.parse().ok()?))
}

fn citations(files: &[File]) -> impl Iterator<Item = (&File, usize, Number)> {
    let sources = files.iter().filter(|file| file.path.starts_with("crates/") && file.is(".rs"));
    sources.flat_map(|file| {
        let tests = functions(file).into_iter().filter(|function| function.is_test);
        tests.filter_map(move |test| Some((file, test.line, cited(test.name)?)))
    })
}

pub(super) fn every_rule_has_a_test(files: &[File]) -> Vec<Complaint> {
    let mut untested = rules(files);
    if untested.is_empty() {
        let what = "there are no numbered rules".to_owned();
        return vec![Complaint { path: "RULES.md".into(), line: 1, what }];
    }
    for (_, _, number) in citations(files) {
        untested.remove(&number);
    }
    let complaint = |((section, rule), line)| Complaint {
        path: "RULES.md".into(),
        line,
        what: format!("rule {section}.{rule} has no test named r{section}_{rule}_…"),
    };
    untested.into_iter().map(complaint).collect()
}

pub(super) fn every_test_cites_a_rule(files: &[File]) -> Vec<Complaint> {
    let rules = rules(files);
    citations(files)
        .filter(|(_, _, number)| !rules.contains_key(number))
        .map(|(file, line, (section, rule))| file.complaint(line, format!("there is no rule {section}.{rule}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{complaints, file};
    use super::*;

    const PAGE: &str = "# Rules\n\n## 4 Tricks\n\n**4.1** Lead.\n**4.10** Follow.\n\n## 12 Notes\n\n12.1 A choice.\n";

    #[test]
    fn a_rule_without_a_test_is_named() {
        let test = file("crates/a/src/b.rs", "#[test]\nfn r4_1_any_card_leads() {}\nfn r4_10_no_test() {}\n");
        let found = complaints(every_rule_has_a_test, &[file("RULES.md", PAGE), test]);
        assert_eq!(found, ["RULES.md:6: rule 4.10 has no test named r4_10_…"]);
    }

    #[test]
    fn a_test_of_no_rule_is_named() {
        let test =
            file("crates/a/src/b.rs", "#[test]\nfn r4_10_x() {}\n#[test]\nfn r4_2_x() {}\n#[test]\nfn rank() {}\n");
        let found = complaints(every_test_cites_a_rule, &[file("RULES.md", PAGE), test]);
        assert_eq!(found, ["crates/a/src/b.rs:4: there is no rule 4.2"]);
    }

    #[test]
    fn rules_must_be_there() {
        assert_eq!(complaints(every_rule_has_a_test, &[]), ["RULES.md:1: there are no numbered rules"]);
    }
}
