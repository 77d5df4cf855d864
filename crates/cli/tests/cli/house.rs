//! A server in a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server in a process of its own.
pub(crate) struct Server {
    process: Child,
    /// Where it listens.
    pub(crate) address: String,
    /// Where it answers about its health.
    pub(crate) health: String,
    /// What it prints. As long as this is open, it can.
    _out: BufReader<ChildStdout>,
}

impl Server {
    /// Starts one on this folder.
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_as(folder, |_| {})
    }

    /// Starts one on this folder, with something more said about it.
    pub(crate) fn start_as(folder: &Path, more: impl FnOnce(&mut Command)) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_interregnum"));
        command.args(words(folder));
        more(&mut command);
        Server::run(command)
    }

    /// Starts one by this command.
    pub(crate) fn run(mut command: Command) -> Server {
        command
            .envs(["MESSAGES", "REQUESTS", "CONNECTIONS"].map(|limit| (format!("INTERREGNUM_{limit}"), "100000")))
            .stdout(Stdio::piped());
        let mut process = command.spawn().expect("the server starts");
        let mut out = BufReader::new(process.stdout.take().expect("it prints"));
        let address = told(&mut out, "Interregnum is at");
        let health = told(&mut out, "Health and metrics are at");
        Server { process, address, health, _out: out }
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

    /// What it answers to its operator: the status and what it says.
    pub(crate) async fn asked(&self, path: &str) -> (u16, String) {
        let answer = reqwest::get(format!("http://{}{path}", self.health)).await.expect("it answers");
        (answer.status().as_u16(), answer.text().await.expect("a text"))
    }
}

/// The words after the program's name that start a server on this folder.
pub(crate) fn words(folder: &Path) -> Vec<String> {
    let words = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--bot-pace", "0", "--data"];
    let folder = folder.display().to_string();
    words.map(str::to_owned).into_iter().chain([folder]).collect()
}

/// The address in the line that begins so.
fn told(out: &mut impl BufRead, beginning: &str) -> String {
    let mut line = String::new();
    while !line.starts_with(beginning) {
        line.clear();
        assert!(out.read_line(&mut line).expect("it prints") > 0, "the server has ended");
    }
    line.trim().split("http://").nth(1).expect("an address").trim_end_matches('/').to_owned()
}
