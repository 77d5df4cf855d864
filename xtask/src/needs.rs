//! What the tests need beyond Rust: other programs, installed where they are missing.

use crate::shell::{command, works};
use std::path::Path;

/// A program that tests start, and the Debian package that brings it.
struct Need {
    package: &'static str,
    is_there: fn() -> bool,
}

const NEEDS: [Need; 5] = [
    Need { package: "postgresql", is_there: has_postgresql },
    // Any version that runs npm will do: the page's tools bring a newer one along.
    Need { package: "nodejs", is_there: || works(&["node", "--version"]) },
    Need { package: "npm", is_there: || works(&["npm", "--version"]) },
    Need { package: "chromium-headless-shell", is_there: has_chromium },
    Need { package: "python3", is_there: || works(&["python3", "--version"]) },
];

/// Chromium without windows is the same engine with a quarter less work for the processor. Only Debian has it alone.
fn has_chromium() -> bool {
    works(&["chromium-headless-shell", "--version"])
        || (!works(&["apt-get", "--version"]) && works(&["chromium", "--version"]))
}

/// Debian keeps the programs of each version in a folder of their own.
fn has_postgresql() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    works(&["initdb", "--version"]) || versions.map(|version| version.path()).any(|path| has_initdb(&path))
}

fn has_initdb(version: &Path) -> bool {
    version.join("bin/initdb").exists()
}

/// Chromium as people have it.
const CHROMIUM: Need = Need { package: "chromium", is_there: || works(&["chromium", "--version"]) };

/// Puts frames together to a picture that moves.
const FILMS: Need = Need { package: "webp", is_there: || works(&["img2webp", "-version"]) };

/// Browsers as people have them, and the screen that one of them draws on.
const BROWSERS: [Need; 4] = [
    CHROMIUM,
    Need { package: "firefox-esr", is_there: || works(&["firefox-esr", "--version"]) },
    Need { package: "webkit2gtk-driver", is_there: || works(&["WebKitWebDriver", "--help"]) },
    Need { package: "xvfb", is_there: || works(&["Xvfb", "-help"]) },
];

/// What the system's SQLite needs where the program is built with it.
const SYSTEM_SQLITE: [Need; 2] = [
    Need { package: "libsqlite3-dev", is_there: || Path::new("/usr/include/sqlite3.h").exists() },
    Need { package: "libclang-dev", is_there: || has_library("libclang") },
];

/// Whether a shared library is where the loader finds it.
fn has_library(name: &str) -> bool {
    let listed = command(&["/sbin/ldconfig", "--print-cache"]).output();
    listed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(&format!("{name}.so")))
}

/// Installs what the tests need and what is missing of it.
pub(crate) fn install() -> Result<(), String> {
    install_missing(&NEEDS)
}

/// What only the pictures of the README need.
pub(crate) fn install_for_pictures() -> Result<(), String> {
    install_missing(&[CHROMIUM, FILMS])
}

/// What only a build with the system's SQLite needs.
pub(crate) fn install_for_system_sqlite() -> Result<(), String> {
    install_missing(&SYSTEM_SQLITE)
}

/// What only the test of the page's core in all browsers needs.
pub(crate) fn install_for_browsers() -> Result<(), String> {
    install_missing(&BROWSERS)
}

/// Installs what is missing. Where that cannot be done, says what to install.
fn install_missing(needs: &[Need]) -> Result<(), String> {
    let missing: Vec<&str> = needs.iter().filter(|need| !(need.is_there)()).map(|need| need.package).collect();
    if missing.is_empty() {
        println!("nothing is missing");
        return Ok(());
    }
    let names = missing.join(" ");
    if !works(&["apt-get", "--version"]) {
        return Err(format!("these programs are needed: {names}; install them with your system's tools"));
    }
    crate::shell::run(command(&["apt-get", "update", "--quiet"]))?;
    let mut install = command(&["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]);
    install.args(&missing).env("DEBIAN_FRONTEND", "noninteractive");
    crate::shell::run(install).map_err(|error| format!("{error}; these Debian packages are needed: {names}"))
}
