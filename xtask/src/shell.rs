//! Other programs, run in the root of the repository.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}

/// Where the last build put `interregnum`: in the folder of this program, which is of the same profile.
pub(crate) fn program() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|error| format!("where this program lies: {error}"))?;
    Ok(here.with_file_name(format!("interregnum{}", std::env::consts::EXE_SUFFIX)))
}

/// The command that these words name.
pub(crate) fn command(words: &[&str]) -> Command {
    let (program, arguments) = words.split_first().expect("a command has a program");
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    // A toolchain chosen by `cargo +name` must not be handed down to commands that choose their own.
    if arguments.first().is_some_and(|first| first.starts_with('+')) {
        for variable in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTC"] {
            command.env_remove(variable);
        }
    }
    command
}

/// Runs a command; all that it prints is seen.
pub(crate) fn run(mut command: Command) -> Result<(), String> {
    let words = words(&command);
    let status = command.status().map_err(|error| format!("{words}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{words}: failed ({status})")) }
}

/// Runs a command and returns what it printed; what it printed is seen only if it fails.
pub(crate) fn read(mut command: Command) -> Result<Output, String> {
    let words = words(&command);
    let output = command.output().map_err(|error| format!("{words}: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    let printed = [output.stdout, output.stderr].concat();
    Err(format!("{}\n{words}: failed ({})", String::from_utf8_lossy(&printed).trim_end(), output.status))
}

/// Whether a command runs and succeeds.
pub(crate) fn works(words: &[&str]) -> bool {
    command(words).output().is_ok_and(|output| output.status.success())
}

fn words(command: &Command) -> String {
    let program = command.get_program().to_string_lossy().into_owned();
    command.get_args().fold(program, |line, word| format!("{line} {}", word.to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_named() {
        let error = read(command(&["cargo", "no-such-chore-at-all", "--quiet"])).unwrap_err();
        assert!(error.contains("\ncargo no-such-chore-at-all --quiet: failed"), "{error}");
        let error = run(command(&["no-such-program-at-all"])).unwrap_err();
        assert!(error.starts_with("no-such-program-at-all: "), "{error}");
        assert!(!works(&["no-such-program-at-all"]));
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").exists() && root().join("xtask").is_dir());
    }
}
