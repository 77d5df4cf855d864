//! A private PostgreSQL: a cluster in a temporary folder, reached through a socket there.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// PostgreSQL refuses to run as root; this is the system's "nobody".
const NOBODY: u32 = 65534;

/// A cluster that ends with this value.
pub(crate) struct Postgres {
    folder: tempfile::TempDir,
    server: Child,
}

impl Postgres {
    /// Starts one.
    pub(crate) fn start() -> Postgres {
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            std::os::unix::fs::chown(folder.path(), Some(NOBODY), Some(NOBODY)).expect("the folder is given away");
        }
        let data = folder.path().join("data");
        let mut make = program("initdb");
        make.arg("--pgdata").arg(&data).args(["--no-sync", "--no-locale", "--encoding=UTF8"]);
        let made = make.args(["--auth=trust", "--username=test"]).stdout(Stdio::null()).status();
        assert!(made.expect("initdb runs").success(), "initdb makes a cluster");
        let server = run(folder.path());
        let postgres = Postgres { folder, server };
        postgres.wait();
        postgres
    }

    /// Stops it; whoever is connected is sent away.
    pub(crate) fn stop(&mut self) {
        let mut stop = program("pg_ctl");
        stop.arg("-D").arg(self.folder.path().join("data")).args(["-m", "fast", "stop"]).stdout(Stdio::null());
        assert!(stop.status().expect("pg_ctl runs").success(), "it stops");
        self.server.wait().expect("it is gone");
    }

    /// Starts it again after it was stopped.
    pub(crate) fn go_on(&mut self) {
        self.server = run(self.folder.path());
        self.wait();
    }

    /// Asks until it answers; the program that asks waits for a second itself.
    fn wait(&self) {
        for _ in 0..60 {
            let mut ready = program("pg_isready");
            ready.arg("-h").arg(self.folder.path()).args(["-U", "test", "-t", "1"]).stdout(Stdio::null());
            if ready.status().expect("pg_isready runs").success() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("PostgreSQL does not answer");
    }

    /// Where its database is.
    pub(crate) fn url(&self) -> String {
        format!("postgres://test@localhost/postgres?host={}", self.folder.path().display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Runs the cluster in this folder.
fn run(folder: &Path) -> Child {
    let mut server = program("postgres");
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder).args(["-h", "", "-F"]);
    server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("postgres runs")
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

fn program(name: &str) -> Command {
    let mut command = Command::new(find(name));
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.current_dir("/");
    command
}

/// Debian keeps the programs of each version in a folder of their own.
fn find(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let in_path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(OsStr::new(&in_path)));
    let found =
        folders.iter().rev().map(|folder: &PathBuf| folder.join(name)).find(|file: &PathBuf| Path::exists(file));
    found.unwrap_or_else(|| panic!("{name} is not there: install PostgreSQL (cargo xtask ci does)"))
}
