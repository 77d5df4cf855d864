//! Requests about games that are over.

use super::Web;
use super::guard::{Refused, Who};
use crate::house::House;
use crate::problem;
use crate::store::Past;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use interregnum_protocol::{Problem, TableId};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;

/// The most games on one page.
const PAGE: u32 = 100;

/// Which of one's games, the newest first.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Which {
    /// Those that ended before this moment, or at it with a table that comes before `table`.
    before: Option<i64>,
    table: Option<String>,
    deck: Option<String>,
    players: Option<u8>,
    won: Option<bool>,
    limit: Option<u32>,
}

/// One of one's games.
#[derive(Serialize)]
pub(crate) struct Game {
    table: TableId,
    opened: i64,
    ended: i64,
    deck: String,
    players: u8,
    won: bool,
    decided: bool,
}

/// One's games that are over.
pub(crate) async fn past(
    State(web): State<Web>,
    Who(person): Who,
    Query(which): Query<Which>,
) -> Result<Json<Vec<Game>>, Refused> {
    let which = Past {
        before: which.before.map(|ended| (ended, which.table.unwrap_or_default())),
        deck: which.deck,
        players: which.players,
        won: which.won,
        limit: which.limit.unwrap_or(PAGE).min(PAGE),
    };
    let games = web.house.store().past(&person.id, &which).await.map_err(|error| problem::store(&error))?;
    let game = |game: crate::store::PastGame| Game {
        table: game.table,
        opened: game.opened,
        ended: game.ended,
        deck: game.deck,
        players: game.players,
        won: game.won,
        decided: game.decided,
    };
    Ok(Json(games.into_iter().map(game).collect()))
}

/// One's tables whose game is not over.
pub(crate) async fn present(State(web): State<Web>, Who(person): Who) -> Result<Json<Vec<TableId>>, Refused> {
    Ok(Json(web.house.store().present(&person.id).await.map_err(|error| problem::store(&error))?))
}

/// Where the archive goes on.
struct Place {
    house: Arc<House>,
    after: Option<(i64, String)>,
    waiting: VecDeque<TableId>,
}

/// All public games that are decided, as records, one a line, the oldest first.
pub(crate) async fn archive(State(web): State<Web>) -> Response {
    let place = Place { house: web.house, after: None, waiting: VecDeque::new() };
    let lines = stream::try_unfold(place, |mut place| async move {
        let line = place.next().await?;
        Ok::<_, Problem>(line.map(|line| (Bytes::from(line), place)))
    });
    // Whoever reads it sees the end come too early, which is all that can be said by then.
    let lines = lines.map(|line| line.map_err(|problem| std::io::Error::other(problem.title)));
    ([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}

impl Place {
    async fn next(&mut self) -> Result<Option<String>, Problem> {
        if self.waiting.is_empty() {
            let after = self.after.as_ref().map(|(ended, table)| (*ended, table.as_str()));
            let page = self.house.store().archive(after, PAGE).await.map_err(|error| problem::store(&error))?;
            self.after = page.last().map(|(ended, table)| (*ended, table.0.clone()));
            self.waiting = page.into_iter().map(|(_, table)| table).collect();
        }
        let Some(table) = self.waiting.pop_front() else { return Ok(None) };
        let record = self.house.record(&table).await?;
        let line = serde_json::to_string(&record).map_err(|error| problem::bug(&error.to_string()))?;
        Ok(Some(line + "\n"))
    }
}
