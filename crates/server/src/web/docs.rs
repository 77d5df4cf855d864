//! The description of the API: for programs as an OpenAPI document, for people as a page.

mod page;

use super::Web;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use interregnum_protocol::{ClientMessage, Problem, ServerMessage};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, PathItem, Ref, ResponseBuilder};
use utoipa::{OpenApi as _, ToSchema};

/// How the page for people looks.
const STYLES: &str = "api.css";

/// What is said about the API as a whole.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Interregnum",
        description = "Tables, moves, records: everything that a page does, for programs.",
    ),
    tags(
        (name = "you", description = "Who you are, and what is yours"),
        (name = "tables", description = "Tables, and what happens there"),
        (name = "games", description = "Games that are over: everything is open"),
    ),
    components(schemas(Problem, ClientMessage, ServerMessage)),
)]
struct About;

/// How a session and a token are shown.
fn keys(api: &mut OpenApi) {
    let components = api.components.get_or_insert_default();
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("interregnum")));
    components.add_security_scheme("session", cookie);
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("token", SecurityScheme::Http(token));
}

/// The description, without the requests.
pub(super) fn about() -> OpenApi {
    let mut api = About::openapi();
    keys(&mut api);
    api
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch]
        .into_iter()
        .filter_map(Option::as_mut)
}

/// Every request may be refused, always in the same way.
fn with_refusals(mut api: OpenApi) -> OpenApi {
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name(Problem::name()))).build();
    let refused = ResponseBuilder::new().description("It was refused").content("application/problem+json", problem);
    let refused = refused.build();
    for item in api.paths.paths.values_mut() {
        for operation in operations(item) {
            operation.responses.responses.insert("default".to_owned(), refused.clone().into());
        }
    }
    api
}

/// The description's routes.
pub(super) fn router(api: OpenApi) -> Router<Web> {
    let api = with_refusals(api);
    let described = serde_json::to_value(&api).unwrap_or_default();
    // A description is plain data: it can always be written.
    let json = Bytes::from(serde_json::to_vec_pretty(&api).unwrap_or_default());
    let json = move || async move { ([(CONTENT_TYPE, "application/json")], json) };
    let html = move |State(web): State<Web>| async move {
        let html = page::html(&described, &web.site.current().address(STYLES));
        ([(CONTENT_TYPE, "text/html; charset=utf-8")], html)
    };
    Router::new().route("/api/v1/openapi.json", get(json)).route("/api", get(html))
}
