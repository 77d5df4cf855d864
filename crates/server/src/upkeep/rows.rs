//! Everything that is stored, row by row, so that it can go from one kind of database to another.

/// What a column holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Text,
    Whole,
    Truth,
}

/// A value of a row; all may be missing where the schema allows it.
#[derive(Debug)]
pub(super) enum Value {
    Text(Option<String>),
    Whole(Option<i64>),
    Truth(Option<bool>),
}

/// The rows of one table of the database.
#[derive(Debug)]
pub(super) struct Rows {
    pub(super) table: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
}

use Kind::{Text, Truth, Whole};

/// All of them. A test compares this with the schema.
pub(super) const ALL: [Rows; 8] = [
    Rows { table: "entries", columns: &[("table_id", Text), ("number", Whole), ("at", Whole), ("entry", Text)] },
    Rows {
        table: "tables",
        columns: &[
            ("id", Text),
            ("opened", Whole),
            ("stage", Whole),
            ("is_public", Truth),
            ("deck", Text),
            ("players", Whole),
            ("ended", Whole),
            ("decided", Truth),
        ],
    },
    Rows { table: "seats", columns: &[("table_id", Text), ("seat", Whole), ("person", Text), ("won", Truth)] },
    Rows {
        table: "people",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("looks", Text),
            ("password", Text),
            ("created", Whole),
            ("settings", Text),
        ],
    },
    Rows {
        table: "keys",
        columns: &[
            ("hash", Text),
            ("person", Text),
            ("scopes", Text),
            ("label", Text),
            ("created", Whole),
            ("used", Whole),
        ],
    },
    Rows {
        table: "sayings",
        columns: &[("table_id", Text), ("at", Whole), ("person", Text), ("watching", Truth), ("text", Text)],
    },
    Rows { table: "facts", columns: &[("name", Text), ("value", Text)] },
    Rows { table: "mutes", columns: &[("person", Text), ("other", Text)] },
];

/// What stays behind: every server puts the files of its page into its store by itself.
pub(super) const LEFT_OUT: [&str; 2] = ["build_files", "builds"];

/// So many rows go into one statement: neither database takes endlessly many values.
pub(super) const TOGETHER: usize = 500;

impl Rows {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.names(), self.table)
    }

    pub(super) fn insert(&self) -> String {
        format!("INSERT INTO {} ({}) ", self.table, self.names())
    }
}

/// Copies everything from one connection to another one, whatever databases they are of.
macro_rules! copy_everything {
    ($from:expr, $to:expr) => {{
        for rows in &crate::upkeep::rows::ALL {
            let mut found = sqlx::query(sqlx::AssertSqlSafe(rows.select())).fetch(&mut $from);
            loop {
                let mut some = Vec::new();
                while some.len() < crate::upkeep::rows::TOGETHER
                    && let Some(row) = found.try_next().await?
                {
                    some.push(crate::upkeep::rows::values!(rows, row));
                }
                if some.is_empty() {
                    break;
                }
                let mut insert = sqlx::QueryBuilder::new(rows.insert());
                insert.push_values(some, |mut place, row| {
                    for value in row {
                        match value {
                            crate::upkeep::rows::Value::Text(text) => place.push_bind(text),
                            crate::upkeep::rows::Value::Whole(whole) => place.push_bind(whole),
                            crate::upkeep::rows::Value::Truth(truth) => place.push_bind(truth),
                        };
                    }
                });
                insert.build().execute(&mut *$to).await?;
            }
        }
    }};
}

/// What stands in a row.
macro_rules! values {
    ($rows:expr, $row:expr) => {{
        let mut values = Vec::with_capacity($rows.columns.len());
        for (place, (_, kind)) in $rows.columns.iter().enumerate() {
            values.push(match kind {
                crate::upkeep::rows::Kind::Text => crate::upkeep::rows::Value::Text($row.try_get(place)?),
                crate::upkeep::rows::Kind::Whole => crate::upkeep::rows::Value::Whole($row.try_get(place)?),
                crate::upkeep::rows::Kind::Truth => crate::upkeep::rows::Value::Truth($row.try_get(place)?),
            });
        }
        values
    }};
}

pub(super) use {copy_everything, values};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SqlStore;
    use sqlx::{Connection, SqliteConnection};

    #[tokio::test]
    async fn every_column_of_the_schema_is_listed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("test.db");
        SqlStore::sqlite(&file).await.unwrap().close().await;
        let mut database = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
        let found = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c \
             WHERE t.type = 'table' AND t.name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY 1, 2";
        let mut found: Vec<(String, String)> = sqlx::query_as(found).fetch_all(&mut database).await.unwrap();
        found.retain(|(table, _)| !LEFT_OUT.contains(&table.as_str()));
        let column = |table: &str, name: &str| (table.to_owned(), name.to_owned());
        let mut listed: Vec<(String, String)> =
            ALL.iter().flat_map(|rows| rows.columns.iter().map(|(name, _)| column(rows.table, name))).collect();
        listed.sort();
        assert_eq!(listed, found);
    }
}
