//! Why something was not done, beyond what a table refuses.

use crate::people::PeopleError;
use crate::store::StoreError;
use interregnum_protocol::{Problem, Scope, TableId};
use std::time::Duration;

/// A problem in one line.
pub(crate) fn new(kind: &str, status: u16, title: impl Into<String>) -> Problem {
    Problem { kind: kind.to_owned(), status, title: title.into(), rule: None, retry_after: None }
}

pub(crate) fn no_table(id: &TableId) -> Problem {
    new("no_table", 404, format!("there is no table {id}: it may have been misspelt"))
}

pub(crate) fn no_spectators() -> Problem {
    new("no_spectators", 403, "nobody may watch at this table")
}

pub(crate) fn saying(longest: usize) -> Problem {
    new("saying", 422, format!("a saying has 1 to {longest} letters"))
}

/// The store has failed. The reason is for the log; it is not told to people.
pub(crate) fn store(error: &StoreError) -> Problem {
    tracing::error!(%error, "the store has failed");
    not_stored()
}

pub(crate) fn not_stored() -> Problem {
    let title = "the server cannot store anything at the moment, so nothing was done: try again";
    Problem { retry_after: Some(2), ..new("not_stored", 503, title) }
}

pub(crate) fn conflict() -> Problem {
    new("conflict", 409, "something else happened at this table meanwhile: look again")
}

pub(crate) fn stopping() -> Problem {
    Problem { retry_after: Some(5), ..new("stopping", 503, "the server stops: come back soon") }
}

/// Something that cannot be. It is written to the log, without any card.
pub(crate) fn bug(why: &str) -> Problem {
    tracing::error!(why, "a fault of the server");
    new("fault", 500, "the server has made a mistake; nothing was done")
}

/// A key does not open this.
pub(crate) fn scope(needed: Scope) -> Problem {
    let needed = needed.name();
    new("scope", 403, format!("this token is not for that: it needs the scope \"{needed}\""))
}

/// Only a person does this, no program.
pub(crate) fn in_person() -> Problem {
    new("in_person", 403, "no token opens this: log in, and use the session's cookie")
}

/// Too much has come from one sender.
pub(crate) fn too_many(wait: Duration) -> Problem {
    let seconds = u32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1);
    let title = format!("that was too much at once: try again in {seconds} s");
    Problem { retry_after: Some(seconds), ..new("too_many_requests", 429, title) }
}

/// Too many connections are open.
pub(crate) fn too_many_connections() -> Problem {
    let title = "there are too many connections from here: close some pages or programs";
    Problem { retry_after: Some(10), ..new("too_many_connections", 429, title) }
}

/// Too many connections are open, wherever they come from.
pub(crate) fn full() -> Problem {
    Problem { retry_after: Some(10), ..new("full", 503, "the server is full: come back in a while") }
}

pub(crate) fn options(why: impl Into<String>) -> Problem {
    new("options", 422, why)
}

impl From<PeopleError> for ProblemFrom {
    fn from(error: PeopleError) -> ProblemFrom {
        ProblemFrom(match &error {
            PeopleError::Name(_) => new("name", 422, error.to_string()),
            PeopleError::Password => new("password", 422, error.to_string()),
            PeopleError::Wrong => new("wrong", 401, error.to_string()),
            PeopleError::HasAccount => new("has_account", 409, error.to_string()),
            PeopleError::Token => new("token", 422, error.to_string()),
            PeopleError::TooManyTokens => new("too_many_tokens", 409, error.to_string()),
            PeopleError::NoToken => new("no_token", 404, error.to_string()),
            PeopleError::Busy => Problem { retry_after: Some(2), ..new("busy", 503, error.to_string()) },
            PeopleError::Settings => new("settings", 422, error.to_string()),
            PeopleError::Store(error) => store(error),
        })
    }
}

/// A problem that came from something else.
pub(crate) struct ProblemFrom(pub(crate) Problem);
