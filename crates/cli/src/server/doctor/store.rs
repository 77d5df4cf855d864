//! What is stored: whether it can be read, is undamaged, and follows the rules.

use super::finding::Finding;
use crate::server::keeping::named;
use interregnum_server::Database;
use interregnum_server::upkeep::{Inspection, Schema, UpkeepError};
use std::time::{SystemTime, UNIX_EPOCH};

const RESTORE: &str = "restore a backup (interregnum restore), and look after the disk and the memory of this machine";
const READ: &str = "mend what the line above says, and look again";
/// 2026 began then, in milliseconds since 1970: this program is not older.
const NOT_BEFORE: i64 = 1_767_225_600_000;
/// Clocks are corrected by less than this in milliseconds, now and then.
const CORRECTION: i64 = 60_000;

/// Looks at everything that is stored.
pub(super) async fn examine(database: &Database, quick: bool) -> Vec<Finding> {
    let mut look = match Inspection::open(database).await {
        Ok(look) => look,
        Err(UpkeepError::Missing(file)) => {
            let found = format!("there is none at {file} yet: the server makes it");
            return vec![Finding::fine("database", found), clock(None)];
        }
        Err(error) => return closed(database, &error),
    };
    let product = match look.product().await {
        Ok(product) => product,
        Err(error) => return closed(database, &error),
    };
    let mut findings = vec![Finding::fine("database", format!("{} opens: {product}", named(database)))];
    let (schema, known) = schema(&mut look).await;
    findings.push(schema);
    if !quick {
        findings.push(integrity(&mut look, database).await);
    }
    if known {
        if !quick {
            findings.push(games(&mut look).await);
        }
        findings.push(match look.newest().await {
            Ok(newest) => clock(newest),
            Err(error) => Finding::unknown("clock", error.to_string(), READ),
        });
    }
    look.close().await;
    findings
}

fn closed(database: &Database, error: &UpkeepError) -> Vec<Finding> {
    let advice = match database {
        Database::Sqlite(_) => "see that whoever runs this may read it; if it is damaged, restore a backup",
        Database::Postgres(_) => "see that PostgreSQL runs, and that address, name and password are right",
    };
    let found = format!("{} does not open: {error}", named(database));
    vec![
        Finding::look("database", found, advice),
        Finding::unknown("games", "what is stored cannot be read", READ),
        clock(None),
    ]
}

/// How the tables stand to this program, and whether it can read them.
async fn schema(look: &mut Inspection) -> (Finding, bool) {
    const CHECK: &str = "schema";
    match look.schema().await {
        Ok(schema @ Schema::Current { .. }) => (Finding::fine(CHECK, schema.to_string()), true),
        Ok(schema @ Schema::Older { .. }) => {
            (Finding::fine(CHECK, format!("{schema}: the server brings them up to date when it starts")), false)
        }
        Ok(schema @ Schema::Newer { .. }) => {
            let advice = "install the version that has written it, or restore a backup from before";
            (Finding::look(CHECK, schema.to_string(), advice), false)
        }
        Ok(schema @ Schema::Foreign) => {
            let advice = "choose another place with --data or --database";
            (Finding::look(CHECK, schema.to_string(), advice), false)
        }
        Err(error) => (Finding::look(CHECK, error.to_string(), RESTORE), false),
    }
}

async fn integrity(look: &mut Inspection, database: &Database) -> Finding {
    const CHECK: &str = "integrity";
    if let Database::Postgres(_) = database {
        return Finding::fine(CHECK, "PostgreSQL looks after its own files, and pg_amcheck looks closer");
    }
    match look.integrity().await.map(|faults| faults.into_iter().next()) {
        Ok(None) => Finding::fine(CHECK, "the database is undamaged"),
        Ok(Some(fault)) => Finding::look(CHECK, format!("the database is damaged: {fault}"), RESTORE),
        Err(error) => Finding::look(CHECK, error.to_string(), RESTORE),
    }
}

async fn games(look: &mut Inspection) -> Finding {
    const CHECK: &str = "games";
    match look.replay().await {
        Ok(replayed) if replayed.faulty == 0 => {
            Finding::fine(CHECK, format!("{} tables, each played again: all as stored", replayed.tables))
        }
        Ok(replayed) => {
            let named: Vec<String> = replayed.faults.iter().map(ToString::to_string).collect();
            let found = format!("{} of {} tables are not as stored: ", replayed.faulty, replayed.tables);
            Finding::look(CHECK, found + &named.join("; "), RESTORE)
        }
        Err(error) => Finding::look(CHECK, error.to_string(), RESTORE),
    }
}

/// Whether the clock goes right: players' clocks follow it.
fn clock(newest: Option<i64>) -> Finding {
    const CHECK: &str = "clock";
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    judge_clock(now, newest).map_or_else(
        |found| Finding::look(CHECK, found, "set it, and have it kept right (timedatectl set-ntp true)"),
        |()| Finding::fine(CHECK, "it goes"),
    )
}

fn judge_clock(now: i64, newest: Option<i64>) -> Result<(), String> {
    match newest {
        _ if now < NOT_BEFORE => Err("it is years behind".to_owned()),
        Some(newest) if now < newest - CORRECTION => {
            Err(format!("it is {} s behind the newest game", (newest - now) / 1000))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_goes_back_is_noticed() {
        let now = NOT_BEFORE + 1_000_000;
        assert_eq!(judge_clock(now, None), Ok(()));
        assert_eq!(judge_clock(now, Some(now + 1000)), Ok(()));
        assert_eq!(judge_clock(now, Some(now + 90_000)), Err("it is 90 s behind the newest game".to_owned()));
        assert_eq!(judge_clock(1000, None), Err("it is years behind".to_owned()));
    }
}
