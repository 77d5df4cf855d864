//! Checks of the page: types, colours, files of others. They run in Node.

use crate::needs;
use crate::shell::{command, root, run};

/// Where the page's tools are.
const TOOLS: &str = "xtask/web";

/// `cargo xtask web`.
pub(crate) fn check() -> Result<(), String> {
    needs::install()?;
    if !root().join(TOOLS).join("node_modules").is_dir() {
        npm(&["ci", "--no-progress"])?;
    }
    npm(&["run", "--silent", "check"])
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    run(command(&[&["npm", "--prefix", TOOLS], arguments].concat()))
}
