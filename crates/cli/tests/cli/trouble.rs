//! Trouble with the disk and the database: it is told, nothing is half-done, and the same action
//! counts once when the trouble is gone.

use crate::house::{Server, words};
use crate::players::{Due, Pair};
use interregnum_client::ClientError;
use interregnum_protocol::{Problem, TableId};
use interregnum_rules::Record;
use rlimit::Resource;
use sqlx::{Connection, SqliteConnection};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_interregnum");

/// The server's disk in this test: a few megabytes that nobody else sees.
const SMALL_DISK: &str = "mount -t tmpfs -o size=6m tmpfs \"$DISK\"";

/// A shell that has file systems of its own, does this first, and then starts a server there.
fn alone(folder: &Path, first: &str) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "--mount", "sh", "-e", "-c"]);
    command.arg(format!("{first}; exec \"$0\" \"$@\"")).arg(PROGRAM).args(words(folder)).env("DISK", folder);
    command
}

/// Whether this system lets a test have file systems of its own.
fn can_be_alone() -> bool {
    let tried = Command::new("unshare").args(["--user", "--map-root-user", "--mount", "true"]).status();
    let can = tried.is_ok_and(|status| status.success());
    if !can {
        eprintln!("this system gives a test no disk of its own: the test is left out");
    }
    can
}

/// How the server sees a path.
fn as_seen_by(server: &Server, path: &Path) -> PathBuf {
    let root = format!("/proc/{}/root", server.process());
    Path::new(&root).join(path.strip_prefix("/").expect("a whole path"))
}

/// A file that takes up all the room there is, until it is removed.
fn fill(path: &Path) {
    let mut file = File::create(path).expect("there is room for a name");
    for size in [1 << 16, 1 << 12, 1] {
        let block = vec![b'x'; size];
        while file.write_all(&block).is_ok() {}
    }
}

fn refusal(error: ClientError) -> Problem {
    match error {
        ClientError::Refused(problem) => problem,
        error => panic!("{error}"),
    }
}

fn is_not_stored(problem: &Problem) {
    assert_eq!((problem.kind.as_str(), problem.status), ("not_stored", 503));
    assert!(problem.title.contains("nothing was done") && problem.retry_after.is_some(), "{problem:?}");
}

/// Plays until an answer is refused, and returns the answer. The server says that it is not ready.
async fn play_into_trouble(pair: &mut Pair, server: &Server) -> Due {
    loop {
        let due = pair.due().expect("the trouble comes before the end of the game");
        if let Err(error) = pair.act(&due).await {
            is_not_stored(&refusal(error));
            assert_eq!(server.asked("/readyz").await.0, 503);
            return due;
        }
    }
}

/// After the trouble: the same answer counts, once, and the game goes on to its end.
async fn goes_on(pair: &mut Pair, server: &Server, due: &Due) {
    let number = pair.act(due).await.expect("the same answer counts now");
    assert_eq!(server.asked("/readyz").await, (200, "ready\n".to_owned()));
    assert_eq!(pair.act(due).await.expect("it is answered alike"), number, "it counts once");
    pair.play_on().await;
    is_whole(server, &pair.table).await;
    let (_, metrics) = server.asked("/metrics").await;
    let failures = metrics.lines().find_map(|line| line.strip_prefix("interregnum_store_failures_total "));
    assert!(failures.expect("failures are counted").parse::<u64>().unwrap() > 0);
}

/// The game at this table is over, and follows the rules.
async fn is_whole(server: &Server, table: &TableId) {
    let record = format!("http://{}/api/v1/tables/{table}/record", server.address);
    let record: Record = reqwest::get(record).await.unwrap().json().await.expect("the game is over");
    let trace = record.check().expect("the game follows the rules");
    assert!(trace.result.is_some() && trace.result == record.result);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_games_go_on_when_there_is_room() {
    if !can_be_alone() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    // The log is on the same disk, and cannot be written either.
    let server = Server::run(alone(folder.path(), &format!("{SMALL_DISK}; exec 2>\"$DISK/log\"")));
    let mut pair = Pair::begin(&server.address).await;
    let filler = as_seen_by(&server, &folder.path().join("filler"));
    fill(&filler);
    let due = play_into_trouble(&mut pair, &server).await;
    let told = server.asked("/readyz").await;
    assert_eq!(told, (503, "what people do cannot be stored: the log says why\n".to_owned()));
    assert_eq!(server.asked("/healthz").await.0, 200, "it is alive all the same");
    std::fs::remove_file(&filler).unwrap();
    goes_on(&mut pair, &server, &due).await;
    server.kill();
}

/// No file can be written any more, as when the system has made a disk read-only under a program
/// that has its files open: what SQLite is told differs in name only.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_takes_nothing_is_told_and_games_go_on_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(PROGRAM).args(words(folder.path()));
    let server = Server::run(command);
    let process = i32::try_from(server.process()).unwrap();
    let mut pair = Pair::begin(&server.address).await;
    let (mut soft, mut hard) = (0, 0);
    rlimit::prlimit(process, Resource::FSIZE, None, Some((&mut soft, &mut hard))).unwrap();
    rlimit::prlimit(process, Resource::FSIZE, Some((0, hard)), None).unwrap();
    let due = play_into_trouble(&mut pair, &server).await;
    for _ in 0..5 {
        // However often it is tried: nothing counts that is not on disk.
        is_not_stored(&refusal(pair.act(&due).await.expect_err("nothing can be stored")));
    }
    rlimit::prlimit(process, Resource::FSIZE, Some((soft, hard)), None).unwrap();
    goes_on(&mut pair, &server, &due).await;
    server.kill();
    let server = Server::start(folder.path());
    is_whole(&server, &pair.table).await;
    server.kill();
}

#[test]
fn a_server_does_not_start_on_a_read_only_disk_and_says_why() {
    if !can_be_alone() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let read_only = format!("{SMALL_DISK}; mount -o remount,ro \"$DISK\"");
    let ended = alone(folder.path(), &read_only).stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{said}");
    assert!(said.contains("interregnum.db: Read-only file system") && said.contains("--data"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_told_and_games_go_on_when_it_is_free() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut pair = Pair::begin(&server.address).await;
    let file = folder.path().join("interregnum.db");
    let mut other = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();

    let due = play_into_trouble(&mut pair, &server).await;
    let guest = format!("http://{}/api/v1/guest", server.address);
    let name = serde_json::json!({ "name": "Ben" });
    let refused = reqwest::Client::new().post(guest).json(&name).send().await.unwrap();
    assert_eq!(refused.status(), 503);
    assert_eq!(refused.headers()["content-type"], "application/problem+json");
    assert!(refused.headers().contains_key("retry-after"));

    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    goes_on(&mut pair, &server, &due).await;
    server.kill();
}
