//! The logs of tables, and lists of them.

use super::{Db, SqlStore};
use crate::store::{Append, Appended, Listed, Listing, Logs, Outcome, Past};
use interregnum_protocol::{PastGame, PastPerson, Person, PersonId, TableId};
use sqlx::Connection;
use std::sync::atomic::Ordering;

const INSERT_ENTRY: &str =
    "INSERT INTO entries (table_id, number, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
const KEEP_TABLE: &str = "INSERT INTO tables (id, opened, stage, is_public, deck, players, ended, decided) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
     ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, ended = COALESCE(tables.ended, excluded.ended), \
     decided = excluded.decided";
const CLEAR_SEATS: &str = "DELETE FROM seats WHERE table_id = $1";
const KEEP_SEAT: &str = "INSERT INTO seats (table_id, seat, person, won) VALUES ($1, $2, $3, $4)";

/// All lines in one statement; each says whether it is new.
const INSERT_ENTRIES: &str = "INSERT INTO entries (table_id, number, at, entry) ";

/// The same transaction on either database: their types differ, their statements do not.
macro_rules! append_all {
    ($connection:expr, $appends:expr) => {{
        let mut transaction = $connection.begin().await?;
        let total: usize = $appends.iter().map(|append| append.lines.len()).sum();
        let mut insert = sqlx::QueryBuilder::new(INSERT_ENTRIES);
        insert.push_values($appends.iter().flat_map(numbered), |mut row, (table, number, at, entry)| {
            row.push_bind(table).push_bind(number).push_bind(at).push_bind(entry);
        });
        insert.push(" ON CONFLICT DO NOTHING");
        let inserted = insert.build().execute(&mut *transaction).await?.rows_affected();
        let mut done = vec![Appended::Stored; $appends.len()];
        if inserted != total as u64 {
            // Somebody else has written to one of the logs: now it matters to which.
            transaction.rollback().await?;
            transaction = $connection.begin().await?;
            for (append, done) in $appends.iter().zip(&mut done) {
                for (table, number, at, entry) in numbered(append) {
                    let insert = sqlx::query(INSERT_ENTRY).bind(table).bind(number).bind(at).bind(entry);
                    if insert.execute(&mut *transaction).await?.rows_affected() == 0 {
                        // Numbers have no gaps: if the first one is free, so are the others.
                        *done = Appended::Conflict;
                        break;
                    }
                }
            }
        }
        let stored = $appends.iter().zip(&done).filter(|(_, done)| **done == Appended::Stored);
        for (append, listing) in stored.filter_map(|(append, _)| Some((append, append.listing.as_ref()?))) {
            let (stage, ended, decided) = columns(listing);
            let keep = sqlx::query(KEEP_TABLE).bind(&append.table.0).bind(listing.opened).bind(stage);
            let keep = keep.bind(listing.public).bind(&listing.deck).bind(i64::from(listing.players));
            keep.bind(ended).bind(decided).execute(&mut *transaction).await?;
            sqlx::query(CLEAR_SEATS).bind(&append.table.0).execute(&mut *transaction).await?;
            for (seat, person, won) in &listing.seats {
                let keep = sqlx::query(KEEP_SEAT).bind(&append.table.0).bind(i64::from(*seat));
                keep.bind(&person.0).bind(won).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(done)
    }};
}

/// The rows of an append.
fn numbered(append: &Append) -> impl Iterator<Item = (&str, i64, i64, &str)> {
    append.lines.iter().enumerate().map(|(n, (at, entry))| {
        let number = i64::from(append.first + n as u32);
        (append.table.0.as_str(), number, *at, entry.as_str())
    })
}

fn columns(listing: &Listing) -> (i64, Option<i64>, bool) {
    match listing.stage {
        Listed::Gathering => (0, None, false),
        Listed::Playing => (1, None, false),
        Listed::Over { at, decided } => (2, Some(at), decided),
    }
}

type PastColumns = (String, i64, i64, String, i64, bool, bool, i64);

/// A game as the lists have it: what its log says is still to be read.
fn past_game((table, opened, ended, deck, players, won, decided, you): PastColumns) -> PastGame {
    let small = |number| u8::try_from(number).unwrap_or(u8::MAX);
    PastGame {
        table: TableId(table),
        opened,
        ended,
        deck,
        players: small(players),
        won,
        decided,
        people: Vec::new(),
        you: small(you),
        seats: Vec::new(),
        by: None,
        winners: Vec::new(),
        outcome: None,
    }
}

/// Who sat at these tables; the list of tables follows.
const SELECT_PEOPLE: &str = "SELECT s.table_id, CAST(s.seat AS BIGINT), s.person, s.won, p.name, p.password IS NULL \
     FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.table_id IN (";

type PeopleColumns = (String, i64, String, bool, Option<String>, bool);

fn past_person((_, seat, id, won, name, guest): PeopleColumns) -> PastPerson {
    let person = name.map(|name| Person { id: PersonId(id), name, guest });
    PastPerson { seat: u8::try_from(seat).unwrap_or(u8::MAX), person, won }
}

impl Logs for SqlStore {
    fn append<'a>(&'a self, appends: &'a [Append]) -> Outcome<'a, Vec<Appended>> {
        self.counted(async move {
            let done = writing!(self, pool => carefully!(pool, connection => append_all!(connection, appends)));
            self.failed.store(0, Ordering::Relaxed);
            Ok(done)
        })
    }

    fn log<'a>(&'a self, table: &'a TableId) -> Outcome<'a, Vec<(i64, String)>> {
        const SELECT: &str = "SELECT at, entry FROM entries WHERE table_id = $1 ORDER BY number";
        self.counted(
            async move { Ok(reading!(self, pool => sqlx::query_as(SELECT).bind(&table.0).fetch_all(pool).await)?) },
        )
    }

    fn unfinished(&self) -> Outcome<'_, Vec<TableId>> {
        const SELECT: &str = "SELECT id FROM tables WHERE stage < 2 ORDER BY opened DESC, id";
        self.counted(async move {
            let found: Vec<String> = reading!(self, pool => sqlx::query_scalar(SELECT).fetch_all(pool).await)?;
            Ok(found.into_iter().map(TableId).collect())
        })
    }

    fn past<'a>(&'a self, person: &'a PersonId, which: &'a Past) -> Outcome<'a, Vec<PastGame>> {
        const SELECT: &str = "SELECT t.id, t.opened, t.ended, t.deck, CAST(t.players AS BIGINT), s.won, t.decided, CAST(s.seat AS BIGINT) \
             FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.stage = 2 AND (t.ended < $2 OR (t.ended = $2 AND t.id < $3)) \
             AND ($4 = '' OR t.deck = $4) AND ($5 = 0 OR t.players = $5) \
             AND ($6 = 0 OR (s.won AND $6 = 1) OR (t.decided AND NOT s.won AND $6 = 2)) \
             ORDER BY t.ended DESC, t.id DESC LIMIT $7";
        self.counted(async move {
            let (ended, table) = which.before.clone().unwrap_or((i64::MAX, String::new()));
            let deck = which.deck.clone().unwrap_or_default();
            let won: i64 = which.won.map_or(0, |won| if won { 1 } else { 2 });
            let players = i64::from(which.players.unwrap_or(0));
            let found: Vec<PastColumns> = reading!(self, pool => {
                let query = sqlx::query_as(SELECT).bind(&person.0).bind(ended).bind(table).bind(deck);
                query.bind(players).bind(won).bind(i64::from(which.limit)).fetch_all(pool).await
            })?;
            let mut games: Vec<PastGame> = found.into_iter().map(past_game).collect();
            if games.is_empty() {
                return Ok(games);
            }
            let people: Vec<PeopleColumns> = reading!(self, pool => {
                let mut select = sqlx::QueryBuilder::new(SELECT_PEOPLE);
                let mut tables = select.separated(", ");
                for game in &games {
                    tables.push_bind(&game.table.0);
                }
                select.push(") ORDER BY s.seat");
                select.build_query_as().fetch_all(pool).await
            })?;
            for row in people {
                if let Some(game) = games.iter_mut().find(|game| game.table.0 == row.0) {
                    game.people.push(past_person(row));
                }
            }
            Ok(games)
        })
    }

    fn present<'a>(&'a self, person: &'a PersonId) -> Outcome<'a, Vec<TableId>> {
        const SELECT: &str = "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.stage < 2 ORDER BY t.opened DESC, t.id";
        self.counted(async move {
            let found: Vec<String> =
                reading!(self, pool => sqlx::query_scalar(SELECT).bind(&person.0).fetch_all(pool).await)?;
            Ok(found.into_iter().map(TableId).collect())
        })
    }

    fn archive<'a>(&'a self, after: Option<(i64, &'a str)>, limit: u32) -> Outcome<'a, Vec<(i64, TableId)>> {
        const SELECT: &str = "SELECT ended, id FROM tables WHERE stage = 2 AND decided AND is_public \
             AND (ended > $1 OR (ended = $1 AND id > $2)) ORDER BY ended, id LIMIT $3";
        self.counted(async move {
            let (ended, table) = after.unwrap_or((i64::MIN, ""));
            let found: Vec<(i64, String)> = reading!(self, pool => {
                sqlx::query_as(SELECT).bind(ended).bind(table).bind(i64::from(limit)).fetch_all(pool).await
            })?;
            Ok(found.into_iter().map(|(ended, table)| (ended, TableId(table))).collect())
        })
    }

    fn abandoned(&self, since: i64) -> Outcome<'_, Vec<TableId>> {
        const SELECT: &str = "SELECT t.id FROM tables t WHERE t.stage = 0 AND t.opened < $1 \
             AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.at >= $1) ORDER BY t.opened, t.id";
        self.counted(async move {
            let found: Vec<String> =
                reading!(self, pool => sqlx::query_scalar(SELECT).bind(since).fetch_all(pool).await)?;
            Ok(found.into_iter().map(TableId).collect())
        })
    }

    fn forget_table<'a>(&'a self, table: &'a TableId) -> Outcome<'a, ()> {
        const FORGET: &str = "DELETE FROM tables WHERE id = $1 AND stage = 0";
        const AND_ALL_OF_IT: [&str; 3] = [
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM sayings WHERE table_id = $1",
        ];
        self.counted(async move {
            writing!(self, pool => carefully!(pool, connection => {
                let mut transaction = connection.begin().await?;
                let forgotten = sqlx::query(FORGET).bind(&table.0).execute(&mut *transaction).await?.rows_affected();
                for statement in AND_ALL_OF_IT.into_iter().filter(|_| forgotten > 0) {
                    sqlx::query(statement).bind(&table.0).execute(&mut *transaction).await?;
                }
                transaction.commit().await
            }));
            Ok(())
        })
    }
}
