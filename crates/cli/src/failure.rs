//! Why a command ends before its work is done.

use std::fmt::Display;
use std::io;
use std::path::Path;

/// Why a command ends early, and with which exit status.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads our output any more. That is no error: think of `| head`.
    Pipe,
    /// Differences were found, and have been reported.
    Differences,
    /// Usage or input is wrong. The message says what to do.
    Input(String),
}

impl Failure {
    /// Wrong usage or input.
    pub(crate) fn input(message: impl Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// A file that cannot be opened, read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Pipe,
            _ => Failure::Input(format!("{}: {error}", path.display())),
        }
    }
}

/// Errors without a file are those of the standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Pipe,
            _ => Failure::Input(format!("cannot write the output: {error}")),
        }
    }
}
