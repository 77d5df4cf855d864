//! Requests about tables.

use super::Web;
use super::guard::{Body, Perhaps, Refused, Who};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use interregnum_protocol::{Command, Number, Options, TableId, TableSummary, TableView, Update};
use interregnum_rules::Record;
use serde::{Deserialize, Serialize};

/// The tables in the lobby.
pub(crate) async fn list(State(web): State<Web>) -> Json<Vec<TableSummary>> {
    Json(web.house.lobby().list())
}

#[derive(Serialize)]
pub(crate) struct Opened {
    table: TableId,
}

pub(crate) async fn open(
    State(web): State<Web>,
    Who(person): Who,
    Body(options): Body<Options>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    web.house.directory().learn(&person);
    let table = web.house.open(&person.id, options).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    since: Option<Number>,
}

#[derive(Serialize)]
pub(crate) struct Looked {
    view: TableView,
    updates: Vec<Update>,
}

/// A table as the person sees it, and what happened since a number.
pub(crate) async fn look(
    State(web): State<Web>,
    Perhaps(person): Perhaps,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Result<Json<Looked>, Refused> {
    let since = since.unwrap_or(Number::MAX - 1);
    let (view, updates) = web.house.look(&TableId(id), person.map(|person| person.id), since).await?;
    Ok(Json(Looked { view, updates }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Commanded {
    /// The program's name for the request: sent twice, it counts once.
    id: Option<String>,
    command: Command,
}

#[derive(Serialize)]
pub(crate) struct Answered {
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableId>,
}

/// Does something at a table.
pub(crate) async fn act(
    State(web): State<Web>,
    Who(person): Who,
    Path(table): Path<String>,
    Body(Commanded { id, command }): Body<Commanded>,
) -> Result<Json<Answered>, Refused> {
    web.house.directory().learn(&person);
    let done = web.house.act(&TableId(table), person, id, command).await?;
    Ok(Json(Answered { number: done.number, table: done.table }))
}

/// The record of a game that is over: everything is open then.
pub(crate) async fn record(State(web): State<Web>, Path(table): Path<String>) -> Result<Json<Record>, Refused> {
    Ok(Json(web.house.record(&TableId(table)).await?))
}
