//! What the operator asks, at an address of its own.

use super::Web;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

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

/// Whether people can be sent here: the store answers, and the server does not stop.
async fn ready(State(web): State<Web>) -> (StatusCode, &'static str) {
    if *web.stop.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match web.house.store().ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
        }
    }
}

async fn metrics(State(web): State<Web>) -> Response {
    let text = web.house.metrics().text(web.house.store().failures());
    ([(CONTENT_TYPE, OPEN_METRICS)], text).into_response()
}
