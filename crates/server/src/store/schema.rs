//! The tables of the databases, as a list of changes that are made in their order.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::sync::LazyLock;

/// One change: its number, its name, and its statements.
type Change = (i64, &'static str, &'static str);

const SQLITE: [Change; 3] = [
    (1, "first", include_str!("../../migrations/sqlite/0001_first.sql")),
    (2, "mutes", include_str!("../../migrations/sqlite/0002_mutes.sql")),
    (3, "builds", include_str!("../../migrations/sqlite/0003_builds.sql")),
];

const POSTGRES: [Change; 3] = [
    (1, "first", include_str!("../../migrations/postgres/0001_first.sql")),
    (2, "mutes", include_str!("../../migrations/postgres/0002_mutes.sql")),
    (3, "builds", include_str!("../../migrations/postgres/0003_builds.sql")),
];

/// The tables of an SQLite file.
pub(crate) static SQLITE_SCHEMA: LazyLock<Migrator> = LazyLock::new(|| migrator(&SQLITE));

/// The tables of a PostgreSQL database.
pub(crate) static POSTGRES_SCHEMA: LazyLock<Migrator> = LazyLock::new(|| migrator(&POSTGRES));

/// The list is written out, since sqlx's macro for it doubles the time to build sqlx.
fn migrator(changes: &[Change]) -> Migrator {
    let change = |&(version, name, sql): &Change| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(changes.iter().map(change).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_of_the_folders_is_in_the_list() {
        for (folder, changes) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let mut there: Vec<(String, String)> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().path())
                .map(|path| {
                    (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(path).unwrap())
                })
                .collect();
            there.sort();
            let listed = changes.map(|(version, name, sql)| (format!("{version:04}_{name}.sql"), sql.to_owned()));
            assert_eq!(there, listed);
        }
    }
}
