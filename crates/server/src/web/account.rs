//! Requests about oneself.

use super::Web;
use super::guard::{Body, Refused, Who, cookie, secret};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::SignedCookieJar;
use interregnum_protocol::Person;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameAndPassword {
    name: String,
    password: String,
}

pub(crate) async fn me(Who(person): Who) -> Json<Person> {
    Json(person)
}

/// Somebody new, who needs nothing but a name.
pub(crate) async fn guest(
    State(web): State<Web>,
    jar: SignedCookieJar,
    Body(Named { name }): Body<Named>,
) -> Result<(StatusCode, SignedCookieJar, Json<Person>), Refused> {
    let entered = web.house.people().guest(&name).await?;
    Ok((StatusCode::CREATED, jar.add(cookie(entered.secret)), Json(entered.person)))
}

/// Makes a guest's account.
pub(crate) async fn register(
    State(web): State<Web>,
    Who(person): Who,
    Body(NameAndPassword { name, password }): Body<NameAndPassword>,
) -> Result<(StatusCode, Json<Person>), Refused> {
    let person = web.house.people().register(&person.id, &name, &password).await?;
    web.house.directory().learn(&person);
    Ok((StatusCode::CREATED, Json(person)))
}

pub(crate) async fn log_in(
    State(web): State<Web>,
    jar: SignedCookieJar,
    Body(NameAndPassword { name, password }): Body<NameAndPassword>,
) -> Result<(SignedCookieJar, Json<Person>), Refused> {
    let entered = web.house.people().log_in(&name, &password).await?;
    Ok((jar.add(cookie(entered.secret)), Json(entered.person)))
}

pub(crate) async fn log_out(
    State(web): State<Web>,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    if let Some(secret) = secret(&jar) {
        web.house.people().log_out(&secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new()))))
}

pub(crate) async fn rename(
    State(web): State<Web>,
    Who(person): Who,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Person>, Refused> {
    let person = web.house.people().rename(&person.id, &name).await?;
    web.house.directory().learn(&person);
    Ok(Json(person))
}

/// Forgets the person. Games stay, without the name.
pub(crate) async fn forget(
    State(web): State<Web>,
    Who(person): Who,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Refused> {
    web.house.people().forget(&person.id).await?;
    web.house.directory().forget(&person.id);
    Ok((StatusCode::NO_CONTENT, jar.remove(cookie(String::new()))))
}
