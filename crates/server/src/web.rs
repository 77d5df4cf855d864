//! The doors: HTTP and the socket.

mod account;
mod assets;
mod games;
mod guard;
mod tables;

use crate::house::House;
use crate::socket;
use axum::extract::{FromRef, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Router, middleware};
use axum_extra::extract::cookie::Key;
use guard::Who;
use std::sync::Arc;
use tokio::sync::watch;

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
        .route("/api/v1/me/games", get(games::past))
        .route("/api/v1/me/tables", get(games::present))
        .route("/api/v1/archive", get(games::archive))
        .route("/api/v1/tables", get(tables::list).post(tables::open))
        .route("/api/v1/tables/{id}", get(tables::look))
        .route("/api/v1/tables/{id}/commands", post(tables::act))
        .route("/api/v1/tables/{id}/record", get(tables::record))
        .fallback(get(assets::file))
        .layer(middleware::from_fn(guard::same_origin))
        .layer(middleware::map_response(guard::headers))
        .with_state(web)
}

async fn open_socket(State(web): State<Web>, Who(person): Who, upgrade: WebSocketUpgrade) -> Response {
    if *web.stop.borrow() {
        return axum::response::IntoResponse::into_response(StatusCode::SERVICE_UNAVAILABLE);
    }
    // The usual buffers take 134 KB for each socket. What pages say is short.
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(socket::LONGEST)
        .max_frame_size(socket::LONGEST)
        .on_upgrade(move |socket| socket::serve(web.house, person, socket, web.stop))
}
