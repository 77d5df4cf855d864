//! Requests about tables.

use super::Web;
use super::guard::{Body, Perhaps, Query, Refused, Visitor};
use crate::scopes::scope_of;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use interregnum_protocol::{
    Carried, Catalogue, Commanded, Looked, NewBranch, Number, OpenedTable, Options, Person, Scope, TableId,
    TableSummary, Tracked,
};
use serde::Deserialize;
use utoipa::IntoParams;

/// The tables in the lobby.
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    tag = "tables",
    responses((status = 200, body = Vec<TableSummary>, description = "The lobby")),
)]
pub(crate) async fn list(State(web): State<Web>) -> Json<Vec<TableSummary>> {
    Json(web.house.lobby().list())
}

/// Somebody who wants to do something at tables, unless it was too much lately.
fn active(web: &Web, person: Person) -> Result<Person, Refused> {
    web.house.limits().deed(&person.id)?;
    web.house.directory().learn(&person);
    Ok(person)
}

/// Opens a table, and takes the first seat that is for people.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    tag = "tables",
    request_body = Options,
    responses((status = 201, body = OpenedTable, description = "The table")),
    security(("session" = []), ("token" = ["play"])),
)]
pub(crate) async fn open(
    State(web): State<Web>,
    visitor: Visitor,
    Body(options): Body<Options>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    let person = active(&web, visitor.may(Scope::Play)?)?;
    let table = web.house.open(&person.id, options).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable { table })))
}

/// Finds somebody who wants the same table: takes a seat there, or opens one.
#[utoipa::path(
    post,
    path = "/api/v1/tables/find",
    tag = "tables",
    request_body = Options,
    responses((status = 200, body = OpenedTable, description = "The table")),
    security(("session" = []), ("token" = ["play"])),
)]
pub(crate) async fn find(
    State(web): State<Web>,
    visitor: Visitor,
    Body(options): Body<Options>,
) -> Result<Json<OpenedTable>, Refused> {
    let person = active(&web, visitor.may(Scope::Play)?)?;
    let table = web.house.find(&person, options).await?;
    Ok(Json(OpenedTable { table }))
}

/// From when on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    /// The last number that was seen.
    pub(super) since: Option<Number>,
}

/// A table as one sees it, and what happened since a number.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The table"), Since),
    responses((status = 200, body = Looked, description = "The table as you see it")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn look(
    State(web): State<Web>,
    Perhaps(visitor): Perhaps,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Result<Json<Looked>, Refused> {
    let person = visitor.map(|visitor| visitor.may(Scope::Read)).transpose()?;
    let since = since.unwrap_or(Number::MAX - 1);
    let (view, updates) = web.house.look(&TableId(id), person.map(|person| person.id), since).await?;
    Ok(Json(Looked { view, updates }))
}

/// Where the cards of the table can be, as far as one can tell, if the table is played with the
/// card tracker.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/tracker",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Vec<Tracked>, description = "Every card of the table, by name; none before the game")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn track(
    State(web): State<Web>,
    Perhaps(visitor): Perhaps,
    Path(id): Path<String>,
) -> Result<Json<Vec<Tracked>>, Refused> {
    let person = visitor.map(|visitor| visitor.may(Scope::Read)).transpose()?;
    Ok(Json(web.house.track(&TableId(id), person.map(|person| person.id)).await?))
}

/// Everything that a table can be made of.
#[utoipa::path(
    get,
    path = "/api/v1/catalogue",
    tag = "tables",
    responses((status = 200, body = Catalogue, description = "Factions, Settings, Buildings, levels of bots")),
)]
pub(crate) async fn catalogue() -> Json<Catalogue> {
    Json(Catalogue::new())
}

/// Plays on from a moment of a game that is over, against bots.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/branch",
    tag = "tables",
    params(("id" = String, Path, description = "The table of the game that is over")),
    request_body = NewBranch,
    responses((status = 201, body = OpenedTable, description = "The new table, where the game is on")),
    security(("session" = []), ("token" = ["play"])),
)]
pub(crate) async fn branch(
    State(web): State<Web>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wanted): Body<NewBranch>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    let person = active(&web, visitor.may(Scope::Play)?)?;
    let table = web.house.branch(&person.id, &TableId(id), &wanted).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable { table })))
}

/// Does something at a table.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/commands",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    request_body = Commanded,
    responses((status = 200, body = Carried, description = "It is done and stored")),
    security(("session" = []), ("token" = ["play"])),
)]
pub(crate) async fn act(
    State(web): State<Web>,
    visitor: Visitor,
    Path(table): Path<String>,
    Body(Commanded { id, command }): Body<Commanded>,
) -> Result<Json<Carried>, Refused> {
    let person = active(&web, visitor.may(scope_of(&command))?)?;
    let done = web.house.act(&TableId(table), person, id, command).await?;
    Ok(Json(Carried { number: done.number, table: done.table }))
}
