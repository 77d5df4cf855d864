//! The doors: HTTP and the socket.

mod account;
mod assets;
mod docs;
mod guard;
pub(crate) mod health;
mod records;
mod stream;
mod tables;
mod watchman;

pub(crate) use guard::Visitor;

use crate::house::House;
use crate::problem;
use crate::site::Site;
use crate::socket;
use axum::extract::{DefaultBodyLimit, FromRef, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use axum::{Router, middleware};
use axum_extra::extract::cookie::Key;
use guard::{Refused, Sender};
use interregnum_protocol::Scope;
use std::sync::Arc;
use tokio::sync::watch;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;

/// What all doors share.
#[derive(Clone)]
pub(crate) struct Web {
    pub(crate) house: Arc<House>,
    pub(crate) key: Key,
    pub(crate) site: Arc<Site>,
    pub(crate) stop: watch::Receiver<bool>,
}

#[cfg(test)]
impl Web {
    /// Doors to a house of their own, with nobody there yet.
    async fn alone(folder: &std::path::Path, limits: crate::settings::Limits) -> Web {
        let settings = crate::settings::Settings { limits, ..crate::settings::Settings::default() };
        let store = Arc::new(crate::store::SqlStore::sqlite(&folder.join("test.db")).await.expect("a store"));
        let site = Site::new(crate::site::Source::new(None), Arc::clone(&store) as _).expect("the page's files");
        let bus = Arc::new(crate::bus::InProcess::default());
        let house = House::new(settings, store, bus, 0..crate::ids::now());
        Web { house, key: Key::generate(), site: Arc::new(site), stop: watch::channel(false).1 }
    }
}

impl FromRef<Web> for Key {
    fn from_ref(web: &Web) -> Key {
        web.key.clone()
    }
}

/// The API. What is said about a request stands with what it does.
fn api() -> OpenApiRouter<Web> {
    OpenApiRouter::with_openapi(docs::about())
        .routes(routes!(account::me, account::rename, account::forget))
        .routes(routes!(account::guest))
        .routes(routes!(account::register))
        .routes(routes!(account::session, account::log_in, account::log_out))
        .routes(routes!(account::settings, account::keep_settings))
        .routes(routes!(account::tokens, account::make_token))
        .routes(routes!(account::drop_token))
        .routes(routes!(account::mutes))
        .routes(routes!(account::mute, account::unmute))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::find))
        .routes(routes!(tables::look))
        .routes(routes!(tables::track))
        .routes(routes!(tables::branch))
        .routes(routes!(tables::catalogue))
        .routes(routes!(tables::act))
        .routes(routes!(stream::events))
        .routes(routes!(records::past))
        .routes(routes!(records::present))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(records::archive))
}

/// All routes.
pub(crate) fn router(web: Web) -> Router {
    let (api, description) = api().split_for_parts();
    api.merge(docs::router(description))
        .route("/socket", get(open_socket))
        .route("/build/{build}/{*path}", get(assets::file))
        .route("/sw.js", get(assets::worker))
        .fallback(get(assets::shell))
        .method_not_allowed_fallback(other_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(guard::same_origin))
        .layer(middleware::from_fn_with_state(web.clone(), guard::not_too_much))
        .layer(middleware::from_fn_with_state(web.clone(), watchman::note))
        .layer(middleware::map_response(guard::headers))
        .with_state(web)
}

async fn other_method() -> Refused {
    problem::new("method", 405, "this address does not take such requests").into()
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
        socket::serve(web.house, visitor, socket, web.site.current(), web.stop).await;
        drop(connected);
    }))
}
