//! A server in a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts one on this folder.
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_as(folder, |_| {})
    }

    /// Starts one on this folder, with something more said about it.
    pub(crate) fn start_as(folder: &Path, more: impl FnOnce(&mut Command)) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_interregnum"));
        command
            .args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--data"])
            .arg(folder)
            .envs(["MESSAGES", "REQUESTS", "CONNECTIONS"].map(|limit| (format!("INTERREGNUM_{limit}"), "100000")))
            .stdout(Stdio::piped());
        more(&mut command);
        let mut process = command.spawn().expect("the server starts");
        let mut line = String::new();
        let out = process.stdout.take().expect("it prints");
        BufReader::new(out).read_line(&mut line).expect("it prints its address");
        let address = line.trim().split("http://").nth(1).expect("an address").trim_end_matches('/').to_owned();
        Server { process, address }
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// Ends it at once (SIGKILL): it has no chance to tidy up.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it is gone");
    }
}
