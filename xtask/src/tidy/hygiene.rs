//! Lines, lengths and left-overs.

use super::{Complaint, File};

/// The most lines that a source file may have.
const MOST_LINES: usize = 600;

/// Words that say that something is not done. They are put together here so that this file may stay.
const UNDONE: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("db", "g!("),
    concat!("to", "do!("),
    concat!("unimpl", "emented!("),
];

/// Folders that exist on one machine only, and hosts from which packages come.
const PLACES: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("/wo", "rk/"),
    concat!("crates", ".io"),
    concat!("pypi", ".org"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
];

/// The one line that may name a host: where a lock file says that a crate comes from.
const LOCKED: &str = concat!("source = \"registry+https://github.com/rust-lang/crates", ".io-index\"");

/// Files of others, which are kept byte by byte.
const OF_OTHERS: &str = "crates/server/web/vendor/";

pub(super) fn clean_lines(files: &[File]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| !file.path.starts_with(OF_OTHERS)) {
        for (number, line) in file.text.split('\n').enumerate().map(|(number, line)| (number + 1, line)) {
            if line.ends_with([' ', '\t', '\r']) {
                complaints.push(file.complaint(number, "white space at the end of the line"));
            }
            if file.is(".rs") && line.contains('\t') {
                complaints.push(file.complaint(number, "a tab; indent with spaces"));
            }
        }
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            complaints.push(file.complaint(file.lines().count(), "no line break at the end of the file"));
        }
    }
    complaints
}

pub(super) fn short_files(files: &[File]) -> Vec<Complaint> {
    let long = files.iter().filter(|file| file.is(".rs")).map(|file| (file, file.lines().count()));
    long.filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(file, lines)| file.complaint(MOST_LINES + 1, format!("{lines} lines; {MOST_LINES} are the limit")))
        .collect()
}

pub(super) fn nothing_left_undone(files: &[File]) -> Vec<Complaint> {
    let code = files.iter().filter(|file| file.is(".rs") || file.path.starts_with(".ci/"));
    code.flat_map(|file| {
        file.lines().flat_map(move |(number, line)| {
            let found = UNDONE.iter().filter(move |word| holds_word(line, word));
            found.map(move |word| file.complaint(number, format!("{word}: finish it or take it out")))
        })
    })
    .collect()
}

pub(super) fn no_place_of_one_machine(files: &[File]) -> Vec<Complaint> {
    files
        .iter()
        .flat_map(|file| {
            file.lines().filter(|(_, line)| *line != LOCKED).flat_map(move |(number, line)| {
                let found = PLACES.iter().filter(move |place| holds_word(line, place));
                found.map(move |place| file.complaint(number, format!("{place} does not belong in the repository")))
            })
        })
        .collect()
}

/// Whether the line has the word, not as the end of a longer one.
fn holds_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

pub(super) fn changelog_has_a_heading(files: &[File]) -> Vec<Complaint> {
    let is_heading = |line: &str| {
        let title = line.strip_prefix("## ").map(|title| title.trim_start_matches('['));
        title.is_some_and(|title| title.starts_with("Unreleased") || title.starts_with(|c: char| c.is_ascii_digit()))
    };
    match files.iter().find(|file| file.path == "CHANGELOG.md") {
        Some(page) if page.lines().any(|(_, line)| is_heading(line)) => Vec::new(),
        _ => vec![Complaint {
            path: "CHANGELOG.md".into(),
            line: 1,
            what: "no heading for a version, nor \"Unreleased\"".into(),
        }],
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{complaints, file};
    use super::*;

    #[test]
    fn white_space_is_named_by_line() {
        let files = [file("a.md", "good\nbad \n\tfine here\n"), file("b.rs", "fn a() {\n\tb();\n}"), file("c.txt", "")];
        let found = complaints(clean_lines, &files);
        let expected = [
            "a.md:2: white space at the end of the line",
            "b.rs:2: a tab; indent with spaces",
            "b.rs:3: no line break at the end of the file",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn long_sources_are_named() {
        let files =
            [file("a.rs", &"x\n".repeat(600)), file("b.rs", &"x\n".repeat(601)), file("c.md", &"x\n".repeat(601))];
        assert_eq!(complaints(short_files, &files), ["b.rs:601: 601 lines; 600 are the limit"]);
    }

    #[test]
    fn left_overs_are_named() {
        let text =
            format!("fn a() {{\n    {}x);\n}}\n// {} later\nlet not_a_{} = 1;\n", UNDONE[2], UNDONE[0], UNDONE[0]);
        let found = complaints(nothing_left_undone, &[file("a.rs", &text), file("a.md", &text)]);
        let expected = [
            format!("a.rs:2: {}: finish it or take it out", UNDONE[2]),
            format!("a.rs:4: {}: finish it or take it out", UNDONE[0]),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn places_are_named_but_for_the_lock_file() {
        let files = [
            file("a.md", &format!("See {}me/x and net{}.\n", PLACES[0], PLACES[3])),
            file("Cargo.lock", &format!("{LOCKED}\n{LOCKED} # changed\n")),
        ];
        let expected = [
            format!("a.md:1: {} does not belong in the repository", PLACES[0]),
            format!("Cargo.lock:2: {} does not belong in the repository", PLACES[4]),
        ];
        assert_eq!(complaints(no_place_of_one_machine, &files), expected);
    }

    #[test]
    fn the_changelog_needs_a_heading() {
        let expected = ["CHANGELOG.md:1: no heading for a version, nor \"Unreleased\""];
        assert_eq!(complaints(changelog_has_a_heading, &[]), expected);
        assert_eq!(complaints(changelog_has_a_heading, &[file("CHANGELOG.md", "# Changelog\n")]), expected);
        for heading in ["## [Unreleased]", "## Unreleased", "## [0.1.0] - 2026-01-01", "## 0.1.0"] {
            let page = file("CHANGELOG.md", &format!("# Changelog\n\n{heading}\n"));
            assert!(complaints(changelog_has_a_heading, &[page]).is_empty(), "{heading}");
        }
    }
}
