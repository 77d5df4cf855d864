//! Tests of the page in a real browser, against the real server.

use crate::shell::{command, program, run};
use crate::web::{self, TOOLS};
use std::path::Path;

/// The program, built exactly as the tests of the command line build it: with other packages cargo might choose other
/// features, and compile everything once more.
const AS_TESTS_BUILD_IT: [&str; 7] = ["cargo", "build", "--quiet", "--workspace", "--bin=interregnum", "--test", "cli"];

/// `cargo xtask browser`, or only the test files whose names hold one of these words.
pub(crate) fn test(words: &[&str]) -> Result<(), String> {
    web::prepare()?;
    run(command(&AS_TESTS_BUILD_IT))?;
    test_built(words)
}

/// The same with the program and the tools that are there already.
pub(crate) fn test_built(words: &[&str]) -> Result<(), String> {
    let mut tests = command(&["npm", "--prefix", TOOLS, "run", "--silent", "test", "--"]);
    tests.args(files(words)?).env("INTERREGNUM_BINARY", program()?);
    run(tests)
}

/// Takes the pictures of the page in `README.md` anew, from those that the tests take.
pub(crate) fn pictures() -> Result<(), String> {
    test(&["looks"])?;
    for (taken, kept) in [("phase-one-desk-light", "table"), ("phase-two-phone-dark", "phone")] {
        let (from, to) = (format!("target/screenshots/{taken}.png"), format!("docs/{kept}.png"));
        let root = crate::shell::root();
        std::fs::copy(root.join(&from), root.join(&to)).map_err(|error| format!("{from}: {error}"))?;
        println!("{to}: written");
    }
    Ok(())
}

/// The test files, relative to the tools.
fn files(words: &[&str]) -> Result<Vec<String>, String> {
    let folder = crate::shell::root().join(TOOLS).join("tests");
    let mut names = test_files(&folder)?;
    names.retain(|name| words.is_empty() || words.iter().any(|word| name.contains(word)));
    if names.is_empty() {
        return Err(format!("no test file of {} has one of these words: {}", folder.display(), words.join(" ")));
    }
    Ok(names.iter().map(|name| format!("tests/{name}")).collect())
}

fn test_files(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_choose_the_test_files() {
        assert_eq!(files(&["games"]), Ok(vec!["tests/games.test.mjs".to_owned()]));
        assert!(files(&[]).unwrap().len() > 1);
        assert!(files(&["no-such-file"]).unwrap_err().ends_with("has one of these words: no-such-file"));
    }
}
