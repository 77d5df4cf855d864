//! The rules by their numbers, as errors cite them: the text of `RULES.md`, without its marks.

use crate::wrap::write_wrapped;
use std::io::{self, Write};

const RULES: &str = include_str!("../../../../RULES.md");

/// A rule, or a heading with all rules below it.
pub(super) struct Found {
    heading: String,
    paragraphs: Vec<String>,
}

/// The rule of a number such as `4.1` or `rule 4.1`, or the section of a number such as `4`.
pub(super) fn find(name: &str) -> Option<Found> {
    let number = name.trim().trim_start_matches("rule").trim_start_matches("section").trim();
    if number.is_empty() || !number.split('.').all(|part| part.parse::<u8>().is_ok()) {
        return None;
    }
    let section = number.split('.').next()?;
    let opening = format!("## {section} ");
    let text = RULES.split("\n## ").find(|text| format!("## {text}").starts_with(&opening))?;
    let mut paragraphs = text.split("\n\n").map(plain);
    let heading = paragraphs.next()?;
    let of_this_number = format!("{number} ");
    let paragraphs: Vec<String> =
        paragraphs.filter(|text| number == section || text.starts_with(&of_this_number)).collect();
    (!paragraphs.is_empty()).then_some(Found { heading, paragraphs })
}

/// A paragraph in one line and a table in its lines, without what Markdown needs.
fn plain(paragraph: &str) -> String {
    let text = paragraph.trim().replace("**", "").replace(['*', '`'], "");
    if text.starts_with('|') {
        let rows = text.lines().filter(|row| !row.starts_with("|---"));
        return rows.map(|row| row.trim_matches(['|', ' ']).replace(" | ", "  ")).collect::<Vec<_>>().join("\n");
    }
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

pub(super) fn write(found: &Found, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "Section {}", found.heading)?;
    for paragraph in &found.paragraphs {
        writeln!(out)?;
        for line in paragraph.lines() {
            write_wrapped(out, line, "")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::{Building, Faction, Setting};

    fn told(number: &str) -> String {
        let mut out = Vec::new();
        write(&find(number).unwrap_or_else(|| panic!("rule {number}")), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn r4_1_a_rule_is_found_by_the_number_that_errors_cite() {
        let one = "Section 4 Tricks, in both phases\n\n4.1 The leader plays any card. The others answer clockwise with one \
                   card each.\n";
        assert_eq!(told("4.1").split_whitespace().collect::<Vec<_>>(), one.split_whitespace().collect::<Vec<_>>());
        assert_eq!(told("rule 4.1"), told("4.1"));
        assert!(told("4").contains("\n4.2 ") && told("4").contains("\n4.7 "));
        assert!(told("9.1").contains("Dungeon") && !told("9.1").contains("9.10"));
        assert!(told("1").contains("Goblins  GO  14"), "{}", told("1"));
    }

    #[test]
    fn every_number_that_the_program_cites_is_there() {
        let cited = Faction::ALL.iter().flat_map(|faction| faction.rule_numbers().iter().copied());
        let cited = cited.chain(Setting::ALL.map(Setting::rule_number)).chain(Building::ALL.map(Building::rule_number));
        for number in cited {
            let page = told(number);
            assert!(
                page.contains(&format!("\n{number} ")) && page.lines().all(|line| line.chars().count() <= 80),
                "{page}"
            );
        }
    }

    #[test]
    fn what_is_no_number_is_not_found() {
        for wrong in ["4.99", "99", "", "rule", "four", "4.", "-1", "0"] {
            assert!(find(wrong).is_none(), "{wrong}");
        }
    }
}
