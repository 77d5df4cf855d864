//! Who comes in, and how.

use super::{Web, assets};
use crate::limit;
use crate::problem::{self, ProblemFrom};
use crate::scopes::Scopes;
use crate::socket::PATIENCE;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderValue, ORIGIN, REFERRER_POLICY, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use interregnum_protocol::{Person, Problem, Scope};
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The session's cookie.
const COOKIE: &str = "interregnum";
/// Where a proxy says for whom it asks.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// Where a proxy says whether it was asked over TLS.
const FORWARDED_PROTO: &str = "x-forwarded-proto";
/// What a page may load: nothing from anywhere else, and no script that is not a file. Text becomes a drawing or a script
/// only through lit-html's templates and the page's one policy of its own.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types lit-html interregnum";

/// A problem as an answer.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Problem);

impl<E: Into<ProblemFrom>> From<E> for Refused {
    fn from(error: E) -> Refused {
        Refused(error.into().0)
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused(problem)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, axum::Json(&self.0)).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = self.0.retry_after {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What a request brings, as JSON. What cannot be read is refused like all else.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Web> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, web: &Web) -> Result<Body<T>, Refused> {
        match tokio::time::timeout(PATIENCE, axum::Json::<T>::from_request(request, web)).await {
            Err(_) => Err(problem::new("slow", 408, "the rest of this request did not come").into()),
            Ok(Ok(axum::Json(body))) => Ok(Body(body)),
            Ok(Err(rejection)) => {
                Err(problem::new("unreadable", rejection.status().as_u16(), rejection.body_text()).into())
            }
        }
    }
}

/// What a request asks for behind its question mark. What cannot be read is refused like all else.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Web> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Query<T>, Refused> {
        match axum::extract::Query::<T>::from_request_parts(parts, web).await {
            Ok(axum::extract::Query(asked)) => Ok(Query(asked)),
            Err(rejection) => {
                Err(problem::new("unreadable", rejection.status().as_u16(), rejection.body_text()).into())
            }
        }
    }
}

/// Whether a request came over TLS, as the proxy in front says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Encrypted(pub(crate) bool);

impl FromRequestParts<Web> for Encrypted {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Encrypted, Infallible> {
        let told = parts.headers.get(FORWARDED_PROTO).is_some_and(|told| told.as_bytes() == b"https");
        Ok(Encrypted(told && web.house.settings().behind_proxy))
    }
}

/// The cookie of a new session. One that came over TLS never leaves without it.
pub(crate) fn cookie(secret: String, Encrypted(encrypted): Encrypted) -> Cookie<'static> {
    let mut cookie = Cookie::new(COOKIE, secret);
    cookie.set_http_only(true);
    cookie.set_secure(encrypted);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_path("/");
    cookie.make_permanent();
    cookie
}

/// The secret of the session that a request belongs to.
pub(crate) fn secret(jar: &SignedCookieJar) -> Option<String> {
    jar.get(COOKIE).map(|cookie| cookie.value().to_owned())
}

/// Whoever sends a request. What may be done depends on what the request's key opens, so the person
/// comes out only for a purpose.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    person: Person,
    scopes: Scopes,
    /// The hash of the key that it came with.
    key: String,
}

impl Visitor {
    /// The person, if the key is for that.
    pub(crate) fn may(self, scope: Scope) -> Result<Person, Refused> {
        if self.scopes.allow(scope) { Ok(self.person) } else { Err(problem::scope(scope).into()) }
    }

    /// The person, if the request comes with a session and not with a token.
    pub(crate) fn in_person(self) -> Result<Person, Refused> {
        match self.scopes {
            Scopes::Everything => Ok(self.person),
            Scopes::Only(_) => Err(problem::in_person().into()),
        }
    }

    /// The person and what the key opens, for whoever asks later.
    pub(crate) fn into_parts(self) -> (Person, Scopes, String) {
        (self.person, self.scopes, self.key)
    }

    /// The hash of the key that the request came with.
    pub(crate) fn key(&self) -> &str {
        &self.key
    }
}

/// Whoever sends a request, if that is known.
#[derive(Clone, Debug)]
pub(crate) struct Perhaps(pub(crate) Option<Visitor>);

/// A token, if the request carries one.
fn bearer(parts: &Parts) -> Option<&str> {
    let value = parts.headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

async fn visitor(parts: &Parts, web: &Web) -> Result<Option<Visitor>, Refused> {
    let people = web.house.people();
    if parts.headers.contains_key(AUTHORIZATION) {
        let unknown = || problem::new("token", 401, "there is no such token: it may have been dropped");
        let token = bearer(parts).ok_or_else(unknown)?;
        let (person, scopes, key) = people.by_secret(token).await?.ok_or_else(unknown)?;
        return Ok(Some(Visitor { person, scopes, key }));
    }
    let jar = SignedCookieJar::<Key>::from_headers(&parts.headers, web.key.clone());
    let Some(secret) = secret(&jar) else { return Ok(None) };
    Ok(people.by_secret(&secret).await?.map(|(person, scopes, key)| Visitor { person, scopes, key }))
}

impl FromRequestParts<Web> for Perhaps {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Perhaps, Refused> {
        Ok(Perhaps(visitor(parts, web).await?))
    }
}

impl FromRequestParts<Web> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Visitor, Refused> {
        let nobody = || problem::new("nobody", 401, "say who you are first: POST a name to /api/v1/guest, or log in");
        Ok(visitor(parts, web).await?.ok_or_else(nobody)?)
    }
}

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender(pub(crate) IpAddr);

impl Sender {
    fn of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> Sender {
        let connection = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // The proxy adds the last address; those before it are only what it was told.
        let told = headers.get_all(FORWARDED_FOR).iter().next_back();
        let told = told.and_then(|told| told.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let told = told.filter(|_| behind_proxy);
        Sender(told.or(connection).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }
}

impl FromRequestParts<Web> for Sender {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Sender, Infallible> {
        Ok(Sender::of(&parts.headers, &parts.extensions, web.house.settings().behind_proxy))
    }
}

/// Refuses what is too much from one address.
pub(crate) async fn not_too_much(
    State(web): State<Web>,
    Sender(from): Sender,
    request: Request,
    next: Next,
) -> Response {
    let build = request.uri().path().strip_prefix(assets::BUILDS).and_then(|rest| rest.split('/').next());
    // Any other build has to be looked up.
    let cost = if build.is_some_and(|build| web.site.holds(build)) { limit::FILE } else { 1.0 };
    match web.house.limits().request(from, cost) {
        Ok(()) => next.run(request).await,
        Err(problem) => Refused(problem).into_response(),
    }
}

/// Refuses what another site's page sends: unsafe requests and sockets.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = headers.contains_key(axum::http::header::UPGRADE);
    if (!safe || upgrades) && !is_ours(headers) {
        let problem = problem::new("origin", 403, "this request comes from a page of another site");
        return Refused(problem).into_response();
    }
    next.run(request).await
}

/// Whether the page that sends this is one of ours. Programs send no origin; they are not browsers
/// that could be tricked.
fn is_ours(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

/// What every answer carries.
pub(crate) async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    // A page has a hundred files, so it counts what each of them carries.
    if !headers.get(CONTENT_TYPE).is_some_and(is_inert) {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    }
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// Whether nothing in it ever runs or loads anything as a document of its own, so that no policy would be heeded.
fn is_inert(kind: &HeaderValue) -> bool {
    let kind = kind.as_bytes();
    [&b"text/javascript"[..], b"text/css", b"text/plain", b"font/", b"image/png", b"image/jpeg", b"image/webp"]
        .iter()
        .any(|start| kind.starts_with(start))
}

/// For what a browser runs by itself, outside of any page.
pub(crate) fn with_policy(mut response: Response) -> Response {
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Limits;
    use futures_util::stream;

    #[tokio::test]
    async fn a_request_whose_rest_does_not_come_is_given_up() {
        let folder = tempfile::tempdir().unwrap();
        let web = Web::alone(folder.path(), Limits::NONE).await;
        let never = axum::body::Body::from_stream(stream::pending::<Result<Vec<u8>, Infallible>>());
        let request = Request::post("/").header(CONTENT_TYPE, "application/json").body(never).unwrap();
        // From here on time passes as soon as everybody waits.
        tokio::time::pause();
        let refused = Body::<serde_json::Value>::from_request(request, &web).await.err().unwrap();
        assert_eq!((refused.0.kind.as_str(), refused.0.status), ("slow", 408));
    }
}
