//! What the operator asks, at an address of its own.

use super::Web;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::time::Duration;

/// What Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The operator's routes.
pub(crate) fn router(web: Web) -> Router {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(web)
}

const NOT_STORED: &str = "what people do cannot be stored: the log says why\n";

/// How long the store may take to show that it stores.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whether people can be sent here: the store takes something up, and the server does not stop. Where
/// nothing can be written, nobody can play, however well it reads.
async fn ready(State(web): State<Web>) -> (StatusCode, &'static str) {
    if *web.stop.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let store = web.house.store();
    match tokio::time::timeout(PATIENCE, store.ping()).await {
        Ok(Ok(())) if store.has_failed_lately() => (StatusCode::SERVICE_UNAVAILABLE, NOT_STORED),
        Ok(Ok(())) => (StatusCode::OK, "ready\n"),
        Ok(Err(error)) => {
            tracing::error!(%error, "nothing can be stored");
            (StatusCode::SERVICE_UNAVAILABLE, NOT_STORED)
        }
        Err(_) => {
            tracing::error!("the store takes too long");
            (StatusCode::SERVICE_UNAVAILABLE, "the store takes too long: is the database locked or busy?\n")
        }
    }
}

async fn metrics(State(web): State<Web>) -> Response {
    let text = web.house.metrics().text(web.house.store().failures());
    ([(CONTENT_TYPE, OPEN_METRICS)], text).into_response()
}
