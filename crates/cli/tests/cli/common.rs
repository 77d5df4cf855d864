//! Helpers that run the binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run left behind.
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The binary with these arguments.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_interregnum"));
    command.args(args).current_dir(root()).env_remove("NO_COLOR").env_remove("COLUMNS");
    command
}

/// Runs the binary in the root of the project.
pub(crate) fn run(args: &[&str]) -> Ran {
    ran(command(args).output().unwrap())
}

/// Runs the binary with this text on its standard input.
pub(crate) fn run_with(args: &[&str], input: &str) -> Ran {
    let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    ran(output)
}

/// What a run left behind.
pub(crate) fn ran(output: Output) -> Ran {
    Ran {
        status: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of a file under `testdata`.
pub(crate) fn testdata(path: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("testdata").join(path)).unwrap();
    text.lines().map(str::to_owned).collect()
}
