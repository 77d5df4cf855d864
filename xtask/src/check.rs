//! The quick form of the test command: what is cheap, and the tests of what was changed.

use crate::shell::{command, read, run};
use crate::{locales, model, tests, tidy, web};
use std::collections::BTreeSet;

/// What has to be looked at after a change.
#[derive(Default, PartialEq, Eq, Debug)]
struct Affected {
    packages: BTreeSet<String>,
    besides: BTreeSet<Besides>,
}

/// What is looked at besides the tests of packages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Besides {
    /// The page or its texts, which are checked together.
    Page,
    /// What the pages show is compared with the program.
    Docs,
    /// The model of the rules in Python.
    Model,
    /// Everything is built from it.
    All,
}

impl Affected {
    fn look_at(&mut self, besides: Besides) {
        self.besides.insert(besides);
    }

    fn test(&mut self, packages: &[&str]) {
        self.packages.extend(packages.iter().map(|&name| name.to_owned()));
    }
}

/// `cargo xtask check`: format, lints, tidy, and the tests of the packages that were changed since the last commit, or by
/// it where nothing was changed since.
pub(crate) fn run_all() -> Result<(), String> {
    let Affected { packages, besides } = affected(&changed()?);
    tests::format()?;
    tidy::run()?;
    tests::lints()?;
    if besides.contains(&Besides::Page) {
        web::check()?;
        locales::run()?;
    }
    if besides.contains(&Besides::All) {
        tests::run()?;
    } else {
        run_some(&packages, besides.contains(&Besides::Docs))?;
    }
    if besides.contains(&Besides::Model) {
        model::fresh(model::SAMPLE)?;
    }
    println!("check: passed; cargo xtask ci is what a push must pass");
    Ok(())
}

/// The tests of some packages, and those of the documents, which are among the tests of the program.
fn run_some(packages: &BTreeSet<String>, docs: bool) -> Result<(), String> {
    for package in packages {
        run(command(&["cargo", "test", "--quiet", "--package", package]))?;
    }
    if docs && !packages.contains("interregnum") {
        run(command(&["cargo", "test", "--quiet", "--package", "interregnum", "--test", "cli", "docs"]))?;
    }
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
            (Some("crates"), Some("server"), Some("web")) => affected.look_at(Besides::Page),
            (Some("crates"), Some("cli"), _) => affected.test(&["interregnum"]),
            (Some("crates"), Some(name), _) => affected.test(&[&format!("interregnum-{name}")]),
            (Some("xtask"), Some("web"), _) => affected.look_at(Besides::Page),
            (Some("xtask"), _, _) => affected.test(&["xtask"]),
            (Some("locales"), _, _) => affected.look_at(Besides::Page),
            (Some("testdata"), Some("stored"), _) => affected.test(&["interregnum-server"]),
            (Some("testdata"), Some("model"), _) => affected.look_at(Besides::Model),
            (Some("testdata" | "RULES.md"), _, _) => affected.test(&["interregnum-rules", "interregnum"]),
            (Some("Cargo.toml" | "Cargo.lock" | ".cargo"), _, _) => affected.look_at(Besides::All),
            (Some("docs" | "README.md"), _, _) => affected.look_at(Besides::Docs),
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
        let besides = |one| Affected { besides: BTreeSet::from([one]), ..Affected::default() };
        let packages = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let rules = of(&["crates/rules/src/card.rs", "crates/cli/src/lib.rs"]);
        assert_eq!(rules.packages, packages(&["interregnum", "interregnum-rules"]));
        assert_eq!(of(&["crates/server/web/js/app.js"]), besides(Besides::Page));
        assert_eq!(of(&["locales/en/table.ftl"]), besides(Besides::Page));
        assert_eq!(of(&["docs/api.md"]), besides(Besides::Docs));
        assert_eq!(of(&["testdata/stored/README.md"]).packages, packages(&["interregnum-server"]));
        assert_eq!(of(&["testdata/model/cards.py"]), besides(Besides::Model));
        assert_eq!(of(&["Cargo.lock", ".cargo/config.toml"]), besides(Besides::All));
        assert_eq!(of(&["CHANGELOG.md"]), Affected::default());
    }
}
