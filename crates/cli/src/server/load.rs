//! `interregnum load`: many tables at once, to find out what a server bears.

mod meter;
mod player;
mod sparring;

use crate::failure::Failure;
use clap::Args as ClapArgs;
use meter::{Meter, Report};
use player::Pair;
use sparring::Sparring;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

pub(crate) const HELP: &str = "\
Examples:
  interregnum load --tables 100 --seconds 10
  interregnum load --tables 5000 --seconds 60 --json
  interregnum load --tables 200 --every 0 --seconds 20
  interregnum load --tables 500 --grandmasters 20
  interregnum load --tables 50 --server 127.0.0.1:7777

Two programs sit at every table and play random legal cards over sockets, as pages do. Without --server \
a server is started for it, with a database of its own, and its memory is measured as well. Only ever \
put load on a server that is yours.

Exit status: 0 there were no errors; 1 there were some; 2 usage or input error.";

/// Plays at many tables at once, and reports how quickly the server answers.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// How many tables, each with two sockets
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// For how long, once everybody is seated
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// Each table acts once in so many seconds; 0: as often as it can
    #[arg(long, default_value_t = 3.0, value_parser = every)]
    every: f64,
    /// So many tables more have a bot that thinks for a second whenever it is asked; they are not
    /// measured, but may slow down those that are
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    grandmasters: u32,
    /// The address of a server at work, such as 127.0.0.1:7777
    #[arg(long, value_name = "ADDRESS")]
    server: Option<String>,
    /// A PostgreSQL database for the server that is started
    #[arg(long, value_name = "URL", conflicts_with = "server")]
    database: Option<String>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

fn every(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "this is no number of seconds".to_owned())?;
    if (0.0..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("0 to 3600 seconds".to_owned()) }
}

/// Connections that are made at the same time.
const AT_ONCE: usize = 64;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    // Every socket is a file; where the system gives fewer, connections fail and are counted.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Failure::input(format!("cannot start the threads: {error}")))?;
    let report = runtime.block_on(measure(args))?;
    if args.json {
        serde_json::to_writer(&mut *out, &report).map_err(|error| Failure::input(error.to_string()))?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    if report.errors == 0 { Ok(()) } else { Err(Failure::Differences) }
}

async fn measure(args: &Args) -> Result<Report, Failure> {
    let started = match &args.server {
        Some(_) => None,
        None => Some(Started::start(args)?),
    };
    let address = match (&args.server, &started) {
        (Some(address), _) => address.clone(),
        (None, Some(started)) => started.address.clone(),
        (None, None) => return Err(Failure::input("there is no server")),
    };
    let empty = started.as_ref().and_then(Started::memory);
    let meter = Arc::new(Meter::default());
    let every = Duration::from_secs_f64(args.every);
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let mut pairs = Vec::new();
    for number in 0..args.tables {
        let pair = Pair { number, address: address.clone(), every, tables: args.tables, meter: Arc::clone(&meter) };
        pairs.push(tokio::spawn(pair.play(Arc::clone(&doors))));
    }
    meter.wait_until_seated(args.tables).await;
    for number in 0..args.grandmasters {
        let sparring = Sparring { number, address: address.clone(), meter: Arc::clone(&meter) };
        pairs.push(tokio::spawn(sparring.play()));
    }
    meter.begin();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds.into())).await;
    let lasted = begun.elapsed();
    meter.end();
    let memory = started.as_ref().and_then(Started::memory);
    for pair in &pairs {
        pair.abort();
    }
    Ok(meter.report(args.tables, lasted, empty.zip(memory)))
}

/// A server that was started for the measurement, with a folder of its own.
struct Started {
    process: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Started {
    fn start(args: &Args) -> Result<Started, Failure> {
        let failed = |error: std::io::Error| Failure::input(format!("cannot start a server: {error}"));
        let folder = tempfile::tempdir().map_err(failed)?;
        let program = std::env::current_exe().map_err(failed)?;
        let mut command = Command::new(program);
        command.args(["serve", "--no-open", "--listen", "127.0.0.1:0"]);
        // All the load comes from one address.
        for limit in ["--messages", "--requests", "--connections", "--connections-in-all", "--tables"] {
            command.args([limit, "1000000"]);
        }
        command.arg("--data");
        command.arg(folder.path()).stdout(Stdio::piped());
        if args.grandmasters > 0 {
            command.args(["--bot-pace", "0"]);
        }
        if let Some(url) = &args.database {
            command.args(["--database", url]);
        }
        let mut process = command.spawn().map_err(failed)?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(failed)?;
        }
        let address = line.trim().split("http://").nth(1).map(|address| address.trim_end_matches('/').to_owned());
        let address = address.ok_or_else(|| Failure::input("the server has not started"))?;
        Ok(Started { process, address, _folder: folder })
    }

    /// The memory that it uses, in bytes, where the system tells.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
