//! The machine: disk, permissions, threads, open files.

use super::finding::Finding;
use interregnum_server::Database;
use std::io::Write;
use std::path::{Path, PathBuf};

/// With less than that, a busy server fills the disk before anybody looks.
const LITTLE: u64 = 256 * MIB;
const MIB: u64 = 1024 * 1024;
/// A page takes a file, and so does the database.
#[cfg(unix)]
const FEW_FILES: u64 = 4096;

/// Whether the folder for the database can be written to.
pub(super) fn folder(file: &Path) -> Finding {
    const CHECK: &str = "folder";
    let folder = folder_of(file);
    let there = nearest(&folder);
    let shown = folder.display();
    match write_to(&there) {
        Ok(()) if there == folder => Finding::fine(CHECK, format!("{shown} can be written to")),
        Ok(()) => Finding::fine(CHECK, format!("{shown} is not there yet: the server makes it")),
        Err(error) => Finding::look(
            CHECK,
            format!("{} cannot be written to: {error}", there.display()),
            "mend its permissions or its disk, or choose another folder with --data",
        ),
    }
}

fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// The folder, or the one above it that is there.
fn nearest(folder: &Path) -> PathBuf {
    let there = folder.ancestors().find(|folder| folder.is_dir());
    there.filter(|there| !there.as_os_str().is_empty()).map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// Writes as a database does: to the disk.
fn write_to(folder: &Path) -> std::io::Result<()> {
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(b"interregnum")?;
    file.as_file().sync_all()
}

/// Whether there is room for more, and for a backup.
pub(super) fn space(file: &Path) -> Finding {
    const CHECK: &str = "space";
    let there = nearest(&folder_of(file));
    let held = std::fs::metadata(file).map_or(0, |file| file.len());
    match free(&there) {
        Some(free) if free < LITTLE.max(held) => Finding::look(
            CHECK,
            format!("{} MiB are free at {}, and the database takes {} MiB", free / MIB, there.display(), held / MIB),
            "make room: on a full disk nobody can play, and restoring needs as much as the database takes",
        ),
        Some(free) => {
            Finding::fine(CHECK, format!("{} MiB are free, the database takes {} MiB", free / MIB, held / MIB))
        }
        None => Finding::unknown(CHECK, "this system does not tell how much is free", "look for yourself"),
    }
}

#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    found.f_bavail.checked_mul(found.f_frsize)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

/// Whether others can read what they should not: passwords' hashes, the cards of games that are on,
/// the password of the database.
pub(super) fn permissions(database: &Database, config: Option<&Path>) -> Finding {
    const CHECK: &str = "permissions";
    let file = match database {
        Database::Sqlite(file) => Some(file.as_path()),
        Database::Postgres(_) => None,
    };
    let open = [file, config].into_iter().flatten().find(|file| others_can_read(file));
    match open {
        Some(file) => Finding::look(
            CHECK,
            format!("others can read {}", file.display()),
            format!("chmod 600 {}, and see that it belongs to whoever runs the server", file.display()),
        ),
        None => Finding::fine(CHECK, "nobody else can read the database and the settings"),
    }
}

#[cfg(unix)]
fn others_can_read(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(file).is_ok_and(|file| file.permissions().mode() & 0o007 != 0)
}

#[cfg(not(unix))]
fn others_can_read(_: &Path) -> bool {
    false
}

/// Whether bots leave people some of the machine.
pub(super) fn bots(threads: usize) -> Finding {
    const CHECK: &str = "bots";
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let found = format!("{threads} threads for bots on {cores} cores");
    if threads > cores {
        Finding::look(CHECK, found, "set --bot-threads lower: people wait for bots")
    } else {
        Finding::fine(CHECK, found)
    }
}

/// Whether enough people can connect.
#[cfg(unix)]
pub(super) fn files() -> Finding {
    const CHECK: &str = "files";
    match rlimit::getrlimit(rlimit::Resource::NOFILE) {
        Ok((_, most)) if most < FEW_FILES => Finding::look(
            CHECK,
            format!("the system lets the server open {most} files, and each page takes one"),
            "raise the limit (LimitNOFILE in systemd, ulimit -n in a shell)",
        ),
        Ok((_, most)) if most == rlimit::INFINITY => Finding::fine(CHECK, "as many may be open as there are pages"),
        Ok((_, most)) => Finding::fine(CHECK, format!("{most} may be open: one for each page")),
        Err(error) => Finding::unknown(CHECK, format!("the limit is not told: {error}"), "look with ulimit -n"),
    }
}

/// Whether enough people can connect: here the system sets no limit that matters.
#[cfg(not(unix))]
pub(super) fn files() -> Finding {
    Finding::fine("files", "as many may be open as there are pages")
}

#[cfg(test)]
mod tests {
    use super::super::finding::Verdict;
    use super::*;

    #[test]
    fn a_folder_is_written_to_and_left_as_it_was() {
        let place = tempfile::tempdir().unwrap();
        assert_eq!(folder(&place.path().join("x.db")).verdict, Verdict::Fine);
        assert_eq!(folder(&place.path().join("not/yet/x.db")).verdict, Verdict::Fine);
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 0);
        assert_eq!(folder(Path::new("/proc/self/x.db")).verdict, Verdict::Look);
    }

    #[cfg(unix)]
    #[test]
    fn files_that_others_can_read_are_named() {
        use std::os::unix::fs::PermissionsExt;
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("x.db");
        std::fs::write(&file, "").unwrap();
        for (mode, verdict) in [(0o600, Verdict::Fine), (0o640, Verdict::Fine), (0o644, Verdict::Look)] {
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
            let database = Database::Sqlite(file.clone());
            assert_eq!(permissions(&database, None).verdict, verdict);
            let elsewhere = Database::Postgres(String::new());
            assert_eq!(permissions(&elsewhere, Some(&file)).verdict, verdict);
        }
    }

    #[test]
    fn bots_have_no_more_threads_than_there_are_cores() {
        assert_eq!(bots(1).verdict, Verdict::Fine);
        assert_eq!(bots(100_000).verdict, Verdict::Look);
    }
}
