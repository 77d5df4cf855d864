//! Requests about games that are over: everything is open then.

use super::Web;
use super::guard::{Query, Refused, Sender, Visitor};
use super::stream::NDJSON;
use crate::house::House;
use crate::limit::Connected;
use crate::outbox;
use crate::problem;
use crate::room::{Entry, Eyes, Room};
use crate::store::Past;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use interregnum_protocol::{Number, PastGame, PresentGame, Problem, Scope, ServerMessage, Stage, TableId, TableView};
use interregnum_rules::notation;
use serde::Deserialize;
use std::collections::VecDeque;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// The most games on one page.
const PAGE: u32 = 100;

/// Which of one's games, the newest first.
#[derive(Deserialize, IntoParams, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Which {
    /// Those that ended before this moment, or at it with a table that comes before `table`: of the
    /// last game on the page before.
    before: Option<i64>,
    /// The table of the last game on the page before.
    table: Option<String>,
    /// Only games with this deck.
    deck: Option<String>,
    /// Only games of so many.
    players: Option<u8>,
    /// Only games that were won, or only those that were lost.
    won: Option<bool>,
    /// At most so many games; 100 are the most.
    limit: Option<u32>,
}

/// One's games that are over, the newest first.
#[utoipa::path(
    get,
    path = "/api/v1/me/games",
    tag = "games",
    params(Which),
    responses((status = 200, body = Vec<PastGame>, description = "A page of your games")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn past(
    State(web): State<Web>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Json<Vec<PastGame>>, Refused> {
    let person = visitor.may(Scope::Read)?;
    let which = Past {
        before: which.before.map(|ended| (ended, which.table.unwrap_or_default())),
        deck: which.deck,
        players: which.players,
        won: which.won,
        limit: which.limit.unwrap_or(PAGE).min(PAGE),
    };
    let mut games = web.house.store().past(&person.id, &which).await.map_err(|error| problem::store(&error))?;
    for game in &mut games {
        if let Some((_, room)) = sound(&game.table, web.house.ended(&game.table).await)? {
            game.seats = room.past_seats(&game.people);
            if let Some(ending) = room.ending() {
                (game.by, game.winners, game.outcome) = (Some(ending.by), ending.winners, ending.outcome);
            }
        }
    }
    Ok(Json(games))
}

/// One's tables whose game is not over.
#[utoipa::path(
    get,
    path = "/api/v1/me/tables",
    tag = "games",
    responses((status = 200, body = Vec<PresentGame>, description = "Your tables whose game is not over")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn present(State(web): State<Web>, visitor: Visitor) -> Result<Json<Vec<PresentGame>>, Refused> {
    let person = visitor.may(Scope::Read)?;
    let tables = web.house.store().present(&person.id).await.map_err(|error| problem::store(&error))?;
    let mut games = Vec::new();
    for table in tables {
        let looked = web.house.look(&table, Some(person.id.clone()), Number::MAX - 1).await;
        let Some((view, _)) = sound(&table, looked)? else { continue };
        // It may have ended since.
        if view.stage != Stage::Over {
            games.push(present_game(view));
        }
    }
    Ok(Json(games))
}

/// What was found out about one table of many; none if that table is damaged, which is for the log. A
/// store that has failed is another matter: then nothing is known about the others either.
fn sound<T>(table: &TableId, found: Result<T, Problem>) -> Result<Option<T>, Problem> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(problem) if problem.status == 503 => Err(problem),
        Err(problem) => {
            tracing::error!(%table, why = problem.title, "a table is left out");
            Ok(None)
        }
    }
}

fn present_game(view: TableView) -> PresentGame {
    PresentGame {
        your_turn: view.game.as_ref().is_some_and(|game| game.question.is_some()),
        phase: view.game.as_ref().map(|game| game.phase),
        deck: view.table.spec().to_string(),
        id: view.id,
        options: view.options,
        seats: view.seats,
        stage: view.stage,
        you: view.you,
    }
}

/// How a record is written.
#[derive(Deserialize, ToSchema, Default, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Format {
    #[default]
    Json,
    Text,
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct How {
    /// JSON unless told.
    #[serde(default)]
    #[param(inline)]
    format: Format,
}

/// The record of a game: the deal, everything that was played, and what shows that it was fair.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/record",
    tag = "games",
    params(("id" = String, Path, description = "The table"), How),
    responses((status = 200, description = "The record", content((Object = "application/json"), (String = "text/plain")))),
)]
pub(crate) async fn record(
    State(web): State<Web>,
    Path(table): Path<String>,
    Query(How { format }): Query<How>,
) -> Result<Response, Refused> {
    let record = web.house.record(&TableId(table.clone())).await?;
    let file = |ending: &str| (CONTENT_DISPOSITION, format!("inline; filename=\"{table}.{ending}\""));
    Ok(match format {
        Format::Json => ([file("json")], Json(record)).into_response(),
        Format::Text => ([file("txt")], notation::write(&record)).into_response(),
    })
}

/// From where a game is seen again.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// `open`, `spectator`, or the number of a seat; open unless told.
    from: Option<String>,
}

fn eyes(from: Option<&str>, players: u8) -> Result<Eyes, Problem> {
    match from {
        None | Some("open") => Ok(Eyes::Open),
        Some("spectator") => Ok(Eyes::Spectator),
        Some(seat) => match seat.parse() {
            Ok(seat) if seat < players => Ok(Eyes::Seat(seat)),
            _ => Err(problem::new("from", 422, "a game is seen from \"open\", \"spectator\", or a seat's number")),
        },
    }
}

/// The whole game again, step by step, one message a line: what happened, and the table after it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/replay",
    tag = "games",
    params(("id" = String, Path, description = "The table"), From),
    responses((status = 200, body = ServerMessage, content_type = "application/x-ndjson", description = "Messages, one a line, as if the game were played now")),
)]
pub(crate) async fn replay(
    State(web): State<Web>,
    Sender(address): Sender,
    Path(table): Path<String>,
    Query(From { from }): Query<From>,
) -> Result<Response, Refused> {
    let connected = web.house.limits().connection(address, None)?;
    let (log, room) = web.house.ended(&TableId(table)).await?;
    let eyes = eyes(from.as_deref(), room.options().players)?;
    web.house.learn_names(&room).await;
    let id = room.id().clone();
    let again = Again { house: web.house, eyes, id, room: None, log: log.into(), _connected: connected };
    Ok(lines(stream::try_unfold(again, |mut again| async move {
        let line = again.next()?;
        Ok(line.map(|line| (line, again)))
    })))
}

/// A game that is gone through again.
struct Again {
    house: Arc<House>,
    eyes: Eyes,
    id: TableId,
    room: Option<Room>,
    log: VecDeque<(i64, Entry)>,
    _connected: Connected,
}

impl Again {
    fn next(&mut self) -> Result<Option<String>, Problem> {
        let Some((at, entry)) = self.log.pop_front() else { return Ok(None) };
        let directory = self.house.directory();
        let message = if let Some(room) = &mut self.room {
            let before = room.number();
            room.apply(at, &entry).map_err(|why| problem::bug(&why))?;
            let view = Box::new(room.view_from(self.eyes, directory, at));
            ServerMessage::Update { updates: room.updates_from(self.eyes, before), view }
        } else {
            let room = Room::replay(&self.id, [(at, entry)]).map_err(|error| problem::bug(&error.to_string()))?;
            let view = Box::new(room.view_from(self.eyes, directory, at));
            self.room = Some(room);
            ServerMessage::Table { view }
        };
        Ok(Some(outbox::text(&message).to_string()))
    }
}

/// Where the archive goes on.
struct Place {
    house: Arc<House>,
    after: Option<(i64, String)>,
    waiting: VecDeque<TableId>,
    _connected: Connected,
}

/// All public games that are decided, as records, one a line, the oldest first.
#[utoipa::path(
    get,
    path = "/api/v1/archive",
    tag = "games",
    responses((status = 200, body = Object, content_type = "application/x-ndjson", description = "Records, one a line, the oldest first")),
)]
pub(crate) async fn archive(State(web): State<Web>, Sender(address): Sender) -> Result<Response, Refused> {
    let connected = web.house.limits().connection(address, None)?;
    let place = Place { house: web.house, after: None, waiting: VecDeque::new(), _connected: connected };
    Ok(lines(stream::try_unfold(place, |mut place| async move {
        let line = place.next().await?;
        Ok(line.map(|line| (line, place)))
    })))
}

impl Place {
    /// The next record that can be read: one that is damaged does not take the others along.
    async fn next(&mut self) -> Result<Option<String>, Problem> {
        while let Some(table) = self.table().await? {
            if let Some(record) = sound(&table, self.house.record(&table).await)? {
                return serde_json::to_string(&record).map(Some).map_err(|error| problem::bug(&error.to_string()));
            }
        }
        Ok(None)
    }

    async fn table(&mut self) -> Result<Option<TableId>, Problem> {
        if self.waiting.is_empty() {
            let after = self.after.as_ref().map(|(ended, table)| (*ended, table.as_str()));
            let page = self.house.store().archive(after, PAGE).await.map_err(|error| problem::store(&error))?;
            self.after = page.last().map(|(ended, table)| (*ended, table.0.clone()));
            self.waiting = page.into_iter().map(|(_, table)| table).collect();
        }
        Ok(self.waiting.pop_front())
    }
}

/// Lines as they come.
fn lines(lines: impl Stream<Item = Result<String, Problem>> + Send + 'static) -> Response {
    // Whoever reads it sees the end come too early if something fails, which is all that can be said
    // by then.
    let lines = lines.map(|line| match line {
        Ok(line) => Ok(Bytes::from(line + "\n")),
        Err(problem) => Err(std::io::Error::other(problem.title)),
    });
    ([(CONTENT_TYPE, NDJSON)], Body::from_stream(lines)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Limits;
    use interregnum_protocol::{BotLevel, Command, Options, Person, PersonId};
    use std::net::{IpAddr, Ipv4Addr};

    fn here() -> Sender {
        Sender(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    /// A table whose game is over.
    async fn over(web: &Web) -> TableId {
        let person = Person { id: PersonId("ada".into()), name: "Ada".into(), guest: true };
        let options = Options { bots: vec![None, Some(BotLevel::Random)], ..Options::default() };
        let table = web.house.open(&person.id, options).await.unwrap();
        for command in [Command::Ready { nonce: "01".into() }, Command::Abort] {
            web.house.act(&table, person.clone(), None, command).await.unwrap();
        }
        table
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn archive_and_replay_count_as_connections_as_long_as_they_last() {
        let folder = tempfile::tempdir().unwrap();
        let web = Web::alone(folder.path(), Limits { connections_by_address: 1, ..Limits::NONE }).await;
        let table = over(&web).await;
        let archive = async || archive(State(web.clone()), here()).await.map_err(|refused| refused.0.kind);
        let replay = async || {
            let from = Query(From { from: None });
            replay(State(web.clone()), here(), Path(table.0.clone()), from).await.map_err(|refused| refused.0.kind)
        };
        let refused = Some("too_many_connections".to_owned());
        let taken = archive().await.unwrap();
        assert_eq!((archive().await.err(), replay().await.err()), (refused.clone(), refused.clone()));
        drop(taken);
        let taken = replay().await.unwrap();
        assert_eq!((archive().await.err(), replay().await.err()), (refused.clone(), refused));
        drop(taken);
        assert!(archive().await.is_ok());
    }
}
