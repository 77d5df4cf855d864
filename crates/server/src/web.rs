//! The doors: HTTP and the socket.

mod account;
mod assets;
mod guard;
pub(crate) mod health;
mod records;
mod stream;
mod tables;
mod watchman;

pub(crate) use guard::Visitor;

use crate::house::House;
use crate::problem;
use crate::socket;
use axum::extract::{DefaultBodyLimit, FromRef, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::{delete, get, post, put};
use axum::{Router, middleware};
use axum_extra::extract::cookie::Key;
use guard::{Refused, Sender};
use interregnum_protocol::Scope;
use std::sync::Arc;
use tokio::sync::watch;

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;

/// What all doors share.
#[derive(Clone)]
pub(crate) struct Web {
    pub(crate) house: Arc<House>,
    pub(crate) key: Key,
    pub(crate) stop: watch::Receiver<bool>,
}

impl FromRef<Web> for Key {
    fn from_ref(web: &Web) -> Key {
        web.key.clone()
    }
}

/// All routes.
pub(crate) fn router(web: Web) -> Router {
    Router::new()
        .route("/socket", get(open_socket))
        .route("/api/v1/me", get(account::me).patch(account::rename).delete(account::forget))
        .route("/api/v1/guest", post(account::guest))
        .route("/api/v1/account", post(account::register))
        .route("/api/v1/session", post(account::log_in).delete(account::log_out))
        .route("/api/v1/me/settings", get(account::settings).put(account::keep_settings))
        .route("/api/v1/me/tokens", get(account::tokens).post(account::make_token))
        .route("/api/v1/me/tokens/{id}", delete(account::drop_token))
        .route("/api/v1/me/mutes", get(account::mutes))
        .route("/api/v1/me/mutes/{person}", put(account::mute).delete(account::unmute))
        .route("/api/v1/me/games", get(records::past))
        .route("/api/v1/me/tables", get(records::present))
        .route("/api/v1/archive", get(records::archive))
        .route("/api/v1/tables", get(tables::list).post(tables::open))
        .route("/api/v1/tables/find", post(tables::find))
        .route("/api/v1/tables/{id}", get(tables::look))
        .route("/api/v1/tables/{id}/commands", post(tables::act))
        .route("/api/v1/tables/{id}/events", get(stream::events))
        .route("/api/v1/tables/{id}/record", get(records::record))
        .route("/api/v1/tables/{id}/replay", get(records::replay))
        .fallback(get(assets::file))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(guard::same_origin))
        .layer(middleware::from_fn_with_state(web.clone(), guard::not_too_much))
        .layer(middleware::from_fn_with_state(web.clone(), watchman::note))
        .layer(middleware::map_response(guard::headers))
        .with_state(web)
}

async fn open_socket(
    State(web): State<Web>,
    visitor: Visitor,
    Sender(address): Sender,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    if *web.stop.borrow() {
        return Err(problem::stopping().into());
    }
    let person = visitor.clone().may(Scope::Read)?;
    let connected = web.house.limits().connection(address, Some(&person.id))?;
    // The usual buffers take 134 KB for each socket. What pages say is short.
    let upgrade = upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(socket::LONGEST)
        .max_frame_size(socket::LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::serve(web.house, visitor, socket, web.stop).await;
        drop(connected);
    }))
}
