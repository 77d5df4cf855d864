//! Requests about oneself.

use super::Web;
use super::guard::{Body, Encrypted, Perhaps, Refused, Sender, Visitor, cookie, secret};
use crate::bus::Revoked;
use crate::limit::NEW_GUEST;
use crate::people::Settings;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use interregnum_protocol::{Credentials, MadeToken, Named, NewToken, Person, PersonId, Scope, Session, Token};

/// Who the server takes one for.
#[utoipa::path(
    get,
    path = "/api/v1/me",
    tag = "you",
    responses((status = 200, body = Person, description = "Who you are")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn me(visitor: Visitor) -> Result<Json<Person>, Refused> {
    Ok(Json(visitor.may(Scope::Read)?))
}

/// Who the server takes one for, if anybody: unlike `/api/v1/me` it refuses nobody.
#[utoipa::path(
    get,
    path = "/api/v1/session",
    tag = "you",
    responses((status = 200, body = Session, description = "You, or nobody")),
    security((), ("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn session(Perhaps(visitor): Perhaps) -> Result<Json<Session>, Refused> {
    let person = visitor.map(|visitor| visitor.may(Scope::Read)).transpose()?;
    Ok(Json(Session { person }))
}

/// Comes in as somebody new, who needs nothing but a name.
#[utoipa::path(
    post,
    path = "/api/v1/guest",
    tag = "you",
    request_body = Named,
    responses((status = 201, body = Person, description = "You, with a cookie")),
)]
pub(crate) async fn guest(
    State(web): State<Web>,
    Sender(address): Sender,
    encrypted: Encrypted,
    jar: SignedCookieJar,
    Body(Named { name }): Body<Named>,
) -> Result<(StatusCode, SignedCookieJar, Json<Person>), Refused> {
    web.house.limits().request(address, NEW_GUEST)?;
    let entered = web.house.people().guest(&name).await?;
    Ok((StatusCode::CREATED, jar.add(cookie(entered.secret, encrypted)), Json(entered.person)))
}

/// Makes a guest's account.
#[utoipa::path(
    post,
    path = "/api/v1/account",
    tag = "you",
    request_body = Credentials,
    responses((status = 201, body = Person, description = "You, with an account")),
    security(("session" = [])),
)]
pub(crate) async fn register(
    State(web): State<Web>,
    visitor: Visitor,
    Sender(address): Sender,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(StatusCode, Json<Person>), Refused> {
    let person = visitor.in_person()?;
    web.house.limits().password(address)?;
    let person = web.house.people().register(&person.id, &name, &password).await?;
    web.house.name(&person);
    Ok((StatusCode::CREATED, Json(person)))
}

/// Comes in with an account.
#[utoipa::path(
    post,
    path = "/api/v1/session",
    tag = "you",
    request_body = Credentials,
    responses((status = 200, body = Person, description = "You, with a cookie")),
)]
pub(crate) async fn log_in(
    State(web): State<Web>,
    Sender(address): Sender,
    encrypted: Encrypted,
    jar: SignedCookieJar,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Person>), Refused> {
    web.house.limits().password(address)?;
    let entered = web.house.people().log_in(&name, &password).await?;
    Ok((jar.add(cookie(entered.secret, encrypted)), Json(entered.person)))
}

/// Goes out. The session's cookie opens nothing any more.
#[utoipa::path(
    delete,
    path = "/api/v1/session",
    tag = "you",
    responses((status = 204, description = "You are out")),
    security(("session" = [])),
)]
pub(crate) async fn log_out(
    State(web): State<Web>,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    if let Some(secret) = secret(&jar) {
        let key = web.house.people().log_out(&secret).await?;
        web.house.revoke(Revoked::Key(key));
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new(), Encrypted(false)))))
}

/// Takes another name.
#[utoipa::path(
    patch,
    path = "/api/v1/me",
    tag = "you",
    request_body = Named,
    responses((status = 200, body = Person, description = "You, with the new name")),
    security(("session" = []), ("token" = ["account"])),
)]
pub(crate) async fn rename(
    State(web): State<Web>,
    visitor: Visitor,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Person>, Refused> {
    let person = visitor.may(Scope::Account)?;
    let person = web.house.people().rename(&person.id, &name).await?;
    web.house.name(&person);
    Ok(Json(person))
}

/// Forgets the person. Games stay, without the name.
#[utoipa::path(
    delete,
    path = "/api/v1/me",
    tag = "you",
    responses((status = 204, description = "You are forgotten")),
    security(("session" = [])),
)]
pub(crate) async fn forget(
    State(web): State<Web>,
    visitor: Visitor,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    let person = visitor.in_person()?;
    web.house.people().forget(&person.id).await?;
    web.house.forget(person.id);
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new(), Encrypted(false)))))
}

/// What one's pages remember.
#[utoipa::path(
    get,
    path = "/api/v1/me/settings",
    tag = "you",
    responses((status = 200, body = Object, description = "Whatever was kept")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn settings(State(web): State<Web>, visitor: Visitor) -> Result<Json<Settings>, Refused> {
    let person = visitor.may(Scope::Read)?;
    Ok(Json(web.house.people().settings(&person.id).await?))
}

/// Keeps what one's pages remember.
#[utoipa::path(
    put,
    path = "/api/v1/me/settings",
    tag = "you",
    request_body = Object,
    responses((status = 204, description = "It is kept")),
    security(("session" = []), ("token" = ["account"])),
)]
pub(crate) async fn keep_settings(
    State(web): State<Web>,
    visitor: Visitor,
    Body(settings): Body<Settings>,
) -> Result<StatusCode, Refused> {
    let person = visitor.may(Scope::Account)?;
    web.house.people().keep_settings(&person.id, &settings).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// One's tokens.
#[utoipa::path(
    get,
    path = "/api/v1/me/tokens",
    tag = "you",
    responses((status = 200, body = Vec<Token>, description = "Your tokens")),
    security(("session" = [])),
)]
pub(crate) async fn tokens(State(web): State<Web>, visitor: Visitor) -> Result<Json<Vec<Token>>, Refused> {
    let person = visitor.in_person()?;
    Ok(Json(web.house.people().tokens(&person.id).await?))
}

/// Makes a token for a program.
#[utoipa::path(
    post,
    path = "/api/v1/me/tokens",
    tag = "you",
    request_body = NewToken,
    responses((status = 201, body = MadeToken, description = "The token, with its secret")),
    security(("session" = [])),
)]
pub(crate) async fn make_token(
    State(web): State<Web>,
    visitor: Visitor,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), Refused> {
    let person = visitor.in_person()?;
    Ok((StatusCode::CREATED, Json(web.house.people().make_token(&person.id, &new).await?)))
}

/// Drops a token: it opens nothing any more.
#[utoipa::path(
    delete,
    path = "/api/v1/me/tokens/{id}",
    tag = "you",
    params(("id" = String, Path, description = "The token's id")),
    responses((status = 204, description = "It opens nothing any more")),
    security(("session" = [])),
)]
pub(crate) async fn drop_token(
    State(web): State<Web>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let person = visitor.in_person()?;
    let key = web.house.people().drop_token(&person.id, &id).await?;
    web.house.revoke(Revoked::Key(key));
    Ok(StatusCode::NO_CONTENT)
}

/// Whom one does not want to hear.
#[utoipa::path(
    get,
    path = "/api/v1/me/mutes",
    tag = "you",
    responses((status = 200, body = Vec<Person>, description = "Whom you do not hear")),
    security(("session" = []), ("token" = ["read"])),
)]
pub(crate) async fn mutes(State(web): State<Web>, visitor: Visitor) -> Result<Json<Vec<Person>>, Refused> {
    let person = visitor.may(Scope::Read)?;
    let mutes = web.house.store().mutes(&person.id).await.map_err(|error| crate::problem::store(&error))?;
    let mut people = Vec::new();
    for id in mutes {
        people.extend(web.house.people().person(&id).await?);
    }
    Ok(Json(people))
}

/// Does not want to hear somebody any more.
#[utoipa::path(
    put,
    path = "/api/v1/me/mutes/{person}",
    tag = "you",
    params(("person" = String, Path, description = "The person's id")),
    responses((status = 204, description = "You do not hear the person any more")),
    security(("session" = []), ("token" = ["account"])),
)]
pub(crate) async fn mute(
    State(web): State<Web>,
    visitor: Visitor,
    Path(other): Path<String>,
) -> Result<StatusCode, Refused> {
    let person = visitor.may(Scope::Account)?;
    web.house.mute(&person.id, &PersonId(other), true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Wants to hear somebody again.
#[utoipa::path(
    delete,
    path = "/api/v1/me/mutes/{person}",
    tag = "you",
    params(("person" = String, Path, description = "The person's id")),
    responses((status = 204, description = "You hear the person again")),
    security(("session" = []), ("token" = ["account"])),
)]
pub(crate) async fn unmute(
    State(web): State<Web>,
    visitor: Visitor,
    Path(other): Path<String>,
) -> Result<StatusCode, Refused> {
    let person = visitor.may(Scope::Account)?;
    web.house.mute(&person.id, &PersonId(other), false).await?;
    Ok(StatusCode::NO_CONTENT)
}
