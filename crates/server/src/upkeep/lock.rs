//! One server for one SQLite file: whoever works with it holds a lock beside it.

use super::{UpkeepError, beside, of, shown};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;

/// The right to change an SQLite file. It ends with this value, or with the process, however that
/// ends.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock, unless somebody else has it.
    pub(crate) fn take(database: &Path) -> Result<Lock, UpkeepError> {
        let name = beside(database, ".lock");
        // Whoever made it need not be who runs the server: to lock it, it is enough to read it.
        let file = match File::open(&name) {
            Err(error) if error.kind() == ErrorKind::NotFound => File::create(&name),
            opened => opened,
        };
        let file = file.map_err(of(&name))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(UpkeepError::AtWork(shown(database))),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!(file = %name.display(), "files cannot be locked here: take care that one server runs");
                Ok(Lock { _file: file })
            }
            Err(TryLockError::Error(error)) => Err(of(&name)(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_it_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("test.db");
        let first = Lock::take(&database).unwrap();
        assert!(matches!(Lock::take(&database), Err(UpkeepError::AtWork(_))));
        drop(first);
        assert!(Lock::take(&database).is_ok());
    }
}
