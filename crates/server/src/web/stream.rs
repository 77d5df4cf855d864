//! What happens at a table, line by line, for programs that do not want a socket.

use super::Web;
use super::guard::{Query, Refused, Sender, Visitor};
use super::tables::Since;
use crate::limit::Connected;
use crate::metrics::Present;
use crate::outbox::{self, Inbox};
use crate::socket::{PATIENCE, stopped};
use crate::visit::Visit;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use interregnum_protocol::{Scope, ServerMessage, TableId};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// What lines of JSON are.
pub(crate) const NDJSON: &str = "application/x-ndjson";
/// How often an empty line shows that the server is there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The table, then whatever happens there, one message a line, until the program goes.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/events",
    tag = "tables",
    params(("id" = String, Path, description = "The table"), Since),
    responses((status = 200, body = ServerMessage, content_type = "application/x-ndjson", description = "Messages, one a line, without end")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn events(
    State(web): State<Web>,
    visitor: Visitor,
    Sender(address): Sender,
    Path(table): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Result<Response, Refused> {
    let key = visitor.key().to_owned();
    let person = visitor.may(Scope::Read)?;
    let connected = web.house.limits().connection(address, Some(&person.id))?;
    let (outbox, inbox) = outbox::pair();
    let mut visit = Visit::begin(Arc::clone(&web.house), person, key, outbox).await;
    if let Err(problem) = visit.watch(&TableId(table), since).await {
        visit.end().await;
        return Err(problem.into());
    }
    let (lines, body) = mpsc::channel(1);
    tokio::spawn(run(Running { visit, inbox, lines, stop: web.stop, _connected: connected }));
    let body = stream::unfold(body, |mut body| async move {
        let line: Bytes = body.recv().await?;
        Some((Ok::<_, Infallible>(line), body))
    });
    Ok(([(CONTENT_TYPE, NDJSON)], Body::from_stream(body)).into_response())
}

struct Running {
    visit: Visit,
    inbox: Inbox,
    lines: mpsc::Sender<Bytes>,
    stop: watch::Receiver<bool>,
    _connected: Connected,
}

/// Writes until the program goes, reads too slowly, or the server stops.
async fn run(mut running: Running) {
    let _present = Present::new(&running.visit.house.metrics().streams);
    loop {
        let line = tokio::select! {
            biased;
            () = running.inbox.slow.notified() => break,
            () = stopped(&mut running.stop) => break,
            () = running.visit.revoked() => break,
            () = running.lines.closed() => break,
            text = running.inbox.queue.recv() => match text {
                Some(text) => Bytes::from(format!("{}\n", text.as_str())),
                None => break,
            },
            () = tokio::time::sleep(HEARTBEAT) => Bytes::from_static(b"\n"),
        };
        match tokio::time::timeout(PATIENCE, running.lines.send(line)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => break,
        }
    }
    running.visit.end().await;
}
