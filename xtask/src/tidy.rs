//! Checks on text that the compiler does not make.

mod hygiene;
mod laws;
mod links;
mod rules;

use crate::shell::{command, read, root};
use std::fmt;
use std::fs;

/// A text file of the repository.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// Its path from the root.
    path: String,
    /// All of it.
    text: String,
}

impl File {
    fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    /// The lines, numbered from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(number, line)| (number + 1, line))
    }

    fn complaint(&self, line: usize, what: impl Into<String>) -> Complaint {
        Complaint { path: self.path.clone(), line, what: what.into() }
    }
}

/// Something that is not as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Complaint {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A check of the whole repository.
type Check = fn(&[File]) -> Vec<Complaint>;

const CHECKS: &[Check] = &[
    rules::every_rule_has_a_test,
    rules::every_test_cites_a_rule,
    laws::every_invariant_has_a_test,
    hygiene::clean_lines,
    hygiene::short_files,
    hygiene::nothing_left_undone,
    hygiene::no_place_of_one_machine,
    hygiene::changelog_has_a_heading,
    links::links_lead_somewhere,
];

/// `cargo xtask tidy`.
pub(crate) fn run() -> Result<(), String> {
    let files = files()?;
    let complaints: Vec<String> = CHECKS.iter().flat_map(|check| check(&files)).map(|c| c.to_string()).collect();
    if complaints.is_empty() {
        println!("tidy: {} files, nothing to complain about", files.len());
        return Ok(());
    }
    Err(format!("{}\ntidy: {} complaints", complaints.join("\n"), complaints.len()))
}

/// The text files of the repository, those not yet added included. Inputs for fuzzing are not text.
fn files() -> Result<Vec<File>, String> {
    let listed = read(command(&["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let paths = listed.split('\0').filter(|path| !path.is_empty() && !path.starts_with("fuzz/corpus/"));
    let text = |path: &str| {
        let text = fs::read_to_string(root().join(path)).ok()?;
        (!text.contains('\0')).then(|| File { path: path.to_owned(), text })
    };
    let mut files: Vec<File> = paths.filter_map(text).collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files.dedup();
    Ok(files)
}

/// A function in Rust source, for checks on the names of tests.
struct Function<'a> {
    name: &'a str,
    line: usize,
    is_test: bool,
}

/// The functions of a source file. A test is one with `#[test]` or `#[tokio::test…]` before it, attributes and
/// comments between.
fn functions(file: &File) -> Vec<Function<'_>> {
    let mut functions = Vec::new();
    let mut is_test = false;
    for (number, line) in file.lines() {
        let code = line.trim_start();
        is_test |= code.starts_with("#[test]") || code.starts_with("#[tokio::test");
        let before_name = code.trim_start_matches("#[test]").trim_start().trim_start_matches("pub ");
        let before_name = before_name.trim_start_matches("async ");
        if let Some(rest) = before_name.strip_prefix("fn ") {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            functions.push(Function { name: &rest[..end], line: number, is_test });
        }
        if !code.starts_with("#[") && !code.starts_with("//") || before_name.starts_with("fn ") {
            is_test = false;
        }
    }
    functions
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file for a test of a check.
    pub(super) fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    /// What a check says about these files.
    pub(super) fn complaints(check: Check, files: &[File]) -> Vec<String> {
        check(files).iter().map(Complaint::to_string).collect()
    }

    #[test]
    fn tests_are_told_from_other_functions() {
        let source = "fn plain() {}\n#[test]\n/// Why.\n#[ignore]\nfn first() {}\n    #[test] fn second() {}\nfn third() {}\n\
             #[tokio::test(flavor = \"multi_thread\")]\nasync fn fourth() {}\nasync fn fifth() {}\n";
        let source = file("a.rs", source);
        let found: Vec<_> = functions(&source).iter().map(|f| (f.name, f.line, f.is_test)).collect();
        let expected = [
            ("plain", 1, false),
            ("first", 5, true),
            ("second", 6, true),
            ("third", 7, false),
            ("fourth", 9, true),
            ("fifth", 10, false),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn the_repository_is_listed() {
        let files = files().unwrap();
        assert!(files.iter().any(|file| file.path == "xtask/src/tidy.rs"));
        assert!(files.iter().all(|file| !file.path.contains('\\')));
    }
}
