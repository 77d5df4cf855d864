//! The page's files of the builds that were used last.

use super::{Db, SqlStore};
use crate::store::{Builds, Outcome};
use sqlx::{Connection, QueryBuilder};

impl Builds for SqlStore {
    fn use_build<'a>(&'a self, id: &'a str, at: i64) -> Outcome<'a, bool> {
        const USE: &str = "UPDATE builds SET used = $2 WHERE id = $1";
        self.counted(async move {
            let changed = writing!(self, pool => {
                sqlx::query(USE).bind(id).bind(at).execute(pool).await.map(|done| done.rows_affected())
            })?;
            Ok(changed > 0)
        })
    }

    fn keep_build<'a>(&'a self, id: &'a str, at: i64, files: &'a [(&'a str, &'a [u8])], most: u32) -> Outcome<'a, ()> {
        const KEEP: &str =
            "INSERT INTO builds (id, used) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET used = excluded.used";
        const FILES: &str = "INSERT INTO build_files (build, path, body) ";
        const FORGET: &str =
            "DELETE FROM builds WHERE id NOT IN (SELECT id FROM builds ORDER BY used DESC, id LIMIT $1)";
        const FORGET_FILES: &str = "DELETE FROM build_files WHERE build NOT IN (SELECT id FROM builds)";
        self.counted(async move {
            writing!(self, pool => carefully!(pool, connection => {
                let mut transaction = connection.begin().await?;
                sqlx::query(KEEP).bind(id).bind(at).execute(&mut *transaction).await?;
                let mut insert = QueryBuilder::new(FILES);
                insert.push_values(files, |mut place, (path, body)| {
                    place.push_bind(id).push_bind(*path).push_bind(*body);
                });
                // Another server of the same build may have been quicker.
                insert.push(" ON CONFLICT DO NOTHING");
                insert.build().execute(&mut *transaction).await?;
                sqlx::query(FORGET).bind(i64::from(most)).execute(&mut *transaction).await?;
                sqlx::query(FORGET_FILES).execute(&mut *transaction).await?;
                transaction.commit().await
            }));
            Ok(())
        })
    }

    fn build<'a>(&'a self, id: &'a str) -> Outcome<'a, Vec<(String, Vec<u8>)>> {
        const SELECT: &str = "SELECT path, body FROM build_files WHERE build = $1 ORDER BY path";
        self.counted(async move { Ok(reading!(self, pool => sqlx::query_as(SELECT).bind(id).fetch_all(pool).await)?) })
    }
}
