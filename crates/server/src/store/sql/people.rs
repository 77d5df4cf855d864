//! People, their keys, and what they say.

use super::{Db, SqlStore};
use crate::store::{KeyRow, Keyring, Outcome, PersonRow, Register, SayingRow, Talk};
use interregnum_protocol::{PersonId, TableId};
use sqlx::Connection;

type PersonColumns = (String, String, Option<String>, i64, String);

fn person_row((id, name, password, created, settings): PersonColumns) -> PersonRow {
    PersonRow { id: PersonId(id), name, password, created, settings }
}

type KeyColumns = (String, String, String, String, i64, i64);

fn key_row((hash, person, scopes, label, created, used): KeyColumns) -> KeyRow {
    KeyRow { hash, person: PersonId(person), scopes, label, created, used }
}

impl Register for SqlStore {
    fn keep_person<'a>(&'a self, person: &'a PersonRow, looks: Option<&'a str>) -> Outcome<'a, bool> {
        const KEEP: &str = "INSERT INTO people (id, name, looks, password, created, settings) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
             looks = excluded.looks, password = excluded.password, settings = excluded.settings";
        self.counted(async move {
            let kept = writing!(self, pool => {
                let keep = sqlx::query(KEEP).bind(&person.id.0).bind(&person.name).bind(looks).bind(&person.password);
                keep.bind(person.created).bind(&person.settings).execute(pool).await.map(|_| ())
            });
            match kept {
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
                kept => Ok(kept.map(|()| true)?),
            }
        })
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, Option<PersonRow>> {
        const SELECT: &str = "SELECT id, name, password, created, settings FROM people WHERE id = $1";
        self.counted(async move {
            let found = reading!(self, pool => sqlx::query_as(SELECT).bind(&id.0).fetch_optional(pool).await)?;
            Ok(found.map(person_row))
        })
    }

    fn account<'a>(&'a self, looks: &'a str) -> Outcome<'a, Option<PersonRow>> {
        const SELECT: &str = "SELECT id, name, password, created, settings FROM people WHERE looks = $1";
        self.counted(async move {
            let found = reading!(self, pool => sqlx::query_as(SELECT).bind(looks).fetch_optional(pool).await)?;
            Ok(found.map(person_row))
        })
    }

    fn forget_person<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, ()> {
        const FORGET: [&str; 4] = [
            "DELETE FROM people WHERE id = $1",
            "DELETE FROM keys WHERE person = $1",
            "DELETE FROM sayings WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR other = $1",
        ];
        self.counted(async move {
            writing!(self, pool => carefully!(pool, connection => {
                let mut transaction = connection.begin().await?;
                for statement in FORGET {
                    sqlx::query(statement).bind(&id.0).execute(&mut *transaction).await?;
                }
                transaction.commit().await
            }));
            Ok(())
        })
    }

    fn keep_settings<'a>(&'a self, id: &'a PersonId, settings: &'a str) -> Outcome<'a, ()> {
        const KEEP: &str = "UPDATE people SET settings = $2 WHERE id = $1";
        self.counted(async move {
            writing!(self, pool => sqlx::query(KEEP).bind(&id.0).bind(settings).execute(pool).await.map(|_| ()))?;
            Ok(())
        })
    }

    fn keep_mute<'a>(&'a self, id: &'a PersonId, other: &'a PersonId, muted: bool) -> Outcome<'a, ()> {
        const MUTE: &str = "INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const HEAR: &str = "DELETE FROM mutes WHERE person = $1 AND other = $2";
        let statement = if muted { MUTE } else { HEAR };
        self.counted(async move {
            writing!(self, pool => {
                sqlx::query(statement).bind(&id.0).bind(&other.0).execute(pool).await.map(|_| ())
            })?;
            Ok(())
        })
    }

    fn mutes<'a>(&'a self, id: &'a PersonId) -> Outcome<'a, Vec<PersonId>> {
        const SELECT: &str = "SELECT other FROM mutes WHERE person = $1 ORDER BY other";
        self.counted(async move {
            let found: Vec<String> =
                reading!(self, pool => sqlx::query_scalar(SELECT).bind(&id.0).fetch_all(pool).await)?;
            Ok(found.into_iter().map(PersonId).collect())
        })
    }
}

impl Keyring for SqlStore {
    fn keep_key<'a>(&'a self, key: &'a KeyRow) -> Outcome<'a, ()> {
        const KEEP: &str = "INSERT INTO keys (hash, person, scopes, label, created, used) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash) DO UPDATE SET used = excluded.used";
        self.counted(async move {
            writing!(self, pool => {
                let keep = sqlx::query(KEEP).bind(&key.hash).bind(&key.person.0).bind(&key.scopes).bind(&key.label);
                keep.bind(key.created).bind(key.used).execute(pool).await.map(|_| ())
            })?;
            Ok(())
        })
    }

    fn key<'a>(&'a self, hash: &'a str) -> Outcome<'a, Option<KeyRow>> {
        const SELECT: &str = "SELECT hash, person, scopes, label, created, used FROM keys WHERE hash = $1";
        self.counted(async move {
            let found = reading!(self, pool => sqlx::query_as(SELECT).bind(hash).fetch_optional(pool).await)?;
            Ok(found.map(key_row))
        })
    }

    fn keys<'a>(&'a self, person: &'a PersonId) -> Outcome<'a, Vec<KeyRow>> {
        const SELECT: &str =
            "SELECT hash, person, scopes, label, created, used FROM keys WHERE person = $1 ORDER BY created, hash";
        self.counted(async move {
            let found: Vec<KeyColumns> =
                reading!(self, pool => sqlx::query_as(SELECT).bind(&person.0).fetch_all(pool).await)?;
            Ok(found.into_iter().map(key_row).collect())
        })
    }

    fn forget_key<'a>(&'a self, hash: &'a str) -> Outcome<'a, ()> {
        const FORGET: &str = "DELETE FROM keys WHERE hash = $1";
        self.counted(async move {
            writing!(self, pool => sqlx::query(FORGET).bind(hash).execute(pool).await.map(|_| ()))?;
            Ok(())
        })
    }
}

impl Talk for SqlStore {
    fn say<'a>(&'a self, table: &'a TableId, saying: &'a SayingRow) -> Outcome<'a, ()> {
        const KEEP: &str = "INSERT INTO sayings (table_id, at, person, watching, text) VALUES ($1, $2, $3, $4, $5)";
        self.counted(async move {
            writing!(self, pool => {
                let keep = sqlx::query(KEEP).bind(&table.0).bind(saying.at).bind(&saying.person.0);
                keep.bind(saying.watching).bind(&saying.text).execute(pool).await.map(|_| ())
            })?;
            Ok(())
        })
    }

    fn sayings<'a>(&'a self, table: &'a TableId, limit: u32) -> Outcome<'a, Vec<SayingRow>> {
        const SELECT: &str = "SELECT at, person, watching, text FROM sayings WHERE table_id = $1 \
             ORDER BY at DESC LIMIT $2";
        self.counted(async move {
            let found: Vec<(i64, String, bool, String)> = reading!(self, pool => {
                sqlx::query_as(SELECT).bind(&table.0).bind(i64::from(limit)).fetch_all(pool).await
            })?;
            let saying = |(at, person, watching, text)| SayingRow { at, person: PersonId(person), watching, text };
            Ok(found.into_iter().rev().map(saying).collect())
        })
    }
}
