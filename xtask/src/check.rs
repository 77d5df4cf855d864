//! The quick form of the test command: what is cheap, and the tests of what was changed.

use crate::shell::{command, read, run};
use crate::{locales, model, tests, tidy, web};
use std::collections::BTreeSet;

/// What has to be looked at after a change.
#[derive(Default, PartialEq, Eq, Debug)]
struct Affected {
    packages: BTreeSet<String>,
    /// The page or its texts, which are checked together.
    page: bool,
    /// What the pages show is compared with the program.
    docs: bool,
    /// The model of the rules in Python.
    model: bool,
    /// Everything is built from it.
    all: bool,
}

impl Affected {
    fn test(&mut self, packages: &[&str]) {
        self.packages.extend(packages.iter().map(|&name| name.to_owned()));
    }
}

/// `cargo xtask check`: format, lints, tidy, and the tests of the packages that were changed since the last commit, or by
/// it where nothing was changed since.
pub(crate) fn run_all() -> Result<(), String> {
    let mut affected = affected(&changed()?);
    tests::format()?;
    tidy::run()?;
    tests::lints()?;
    if affected.page {
        web::check()?;
        locales::run()?;
    }
    if affected.all {
        tests::run()?;
        affected.packages.clear();
        affected.docs = false;
    }
    for package in &affected.packages {
        run(command(&["cargo", "test", "--quiet", "--package", package]))?;
    }
    if affected.docs && !affected.packages.contains("interregnum") {
        run(command(&["cargo", "test", "--quiet", "--package", "interregnum", "--test", "cli", "docs"]))?;
    }
    if affected.model {
        model::fresh(model::SAMPLE)?;
    }
    println!("check: passed; cargo xtask ci is what a push must pass");
    Ok(())
}

fn changed() -> Result<Vec<String>, String> {
    let list = |words: &[&str]| {
        let printed = read(command(words))?.stdout;
        Ok::<_, String>(String::from_utf8_lossy(&printed).lines().map(str::to_owned).collect::<Vec<_>>())
    };
    let mut paths = list(&["git", "diff", "--name-only", "HEAD"])?;
    paths.extend(list(&["git", "ls-files", "--others", "--exclude-standard"])?);
    if paths.is_empty() {
        paths = list(&["git", "diff", "--name-only", "HEAD~1", "HEAD"])?;
    }
    Ok(paths)
}

fn affected(paths: &[String]) -> Affected {
    let mut affected = Affected::default();
    for path in paths {
        let mut parts = path.split('/');
        match (parts.next(), parts.next(), parts.next()) {
            (Some("crates"), Some("server"), Some("web")) => affected.page = true,
            (Some("crates"), Some("cli"), _) => affected.test(&["interregnum"]),
            (Some("crates"), Some(name), _) => affected.test(&[&format!("interregnum-{name}")]),
            (Some("xtask"), Some("web"), _) => affected.page = true,
            (Some("xtask"), _, _) => affected.test(&["xtask"]),
            (Some("locales"), _, _) => affected.page = true,
            (Some("testdata"), Some("stored"), _) => affected.test(&["interregnum-server"]),
            (Some("testdata"), Some("model"), _) => affected.model = true,
            (Some("testdata" | "RULES.md"), _, _) => affected.test(&["interregnum-rules", "interregnum"]),
            (Some("Cargo.toml" | "Cargo.lock" | ".cargo"), _, _) => affected.all = true,
            (Some("docs" | "README.md"), _, _) => affected.docs = true,
            _ => {}
        }
    }
    affected
}

#[cfg(test)]
mod tests_of_the_choice {
    use super::*;

    fn of(paths: &[&str]) -> Affected {
        affected(&paths.iter().map(|&path| path.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn what_was_changed_is_tested() {
        let packages = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let rules = of(&["crates/rules/src/card.rs", "crates/cli/src/lib.rs"]);
        assert_eq!(rules.packages, packages(&["interregnum", "interregnum-rules"]));
        assert_eq!(of(&["crates/server/web/js/app.js"]), Affected { page: true, ..Affected::default() });
        assert_eq!(of(&["locales/en/table.ftl"]), Affected { page: true, ..Affected::default() });
        assert_eq!(of(&["docs/api.md"]), Affected { docs: true, ..Affected::default() });
        assert_eq!(of(&["testdata/stored/README.md"]).packages, packages(&["interregnum-server"]));
        assert_eq!(of(&["testdata/model/cards.py"]), Affected { model: true, ..Affected::default() });
        assert_eq!(of(&["Cargo.lock", ".cargo/config.toml"]), Affected { all: true, ..Affected::default() });
        assert_eq!(of(&["CHANGELOG.md"]), Affected::default());
    }
}
