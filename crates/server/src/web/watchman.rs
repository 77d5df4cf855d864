//! Writes down what was asked and how it went: for the log and for the metrics.

use super::Web;
use crate::ids;
use crate::metrics::Asked;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;
use tracing::Instrument;

/// Names a request, in the answer and in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// A method as it is written down. Anybody can make up others: each would be counted for good.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Gives each request a name, and writes down how it went. Bodies, cookies and tokens are not looked
/// at, so nothing secret can get into the log.
pub(crate) async fn note(State(web): State<Web>, request: Request, next: Next) -> Response {
    let (began, id) = (Instant::now(), ids::request());
    let method = known(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let path = request.uri().path().to_owned();
    let span = tracing::info_span!("request", id = %id, %method, %path);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    span.in_scope(|| tracing::debug!(status, ms = took.as_secs_f64() * 1000.0, "answered"));
    let asked = Asked { method: method.to_owned(), route, status };
    web.house.metrics().request_time.get_or_create(&asked).observe(took.as_secs_f64());
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
