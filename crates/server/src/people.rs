//! People: guests, accounts, sessions, settings.

use crate::ids;
use crate::names::{self, NameError};
use crate::passwords::{Busy, Passwords};
use crate::scopes::Scopes;
use crate::store::{PersonRow, Store, StoreError};
use crate::tokens;
use interregnum_protocol::{Person, PersonId};
use std::sync::Arc;

const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;
const LONGEST_SETTINGS: usize = 8 * 1024;

/// Why something about a person was not done.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The name.
    #[error("{0}")]
    Name(#[from] NameError),
    /// The password cannot be one.
    #[error("a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")]
    Password,
    /// Name or password.
    #[error("there is no account with this name and password")]
    Wrong,
    /// The person has an account already.
    #[error("you have an account already")]
    HasAccount,
    /// A token that cannot be.
    #[error("a token has a label of 1 to {} characters and at least one scope", tokens::LONGEST_LABEL)]
    Token,
    /// The person has enough of them.
    #[error("you have {} tokens, which is the most: drop one that you do not need", tokens::MOST)]
    TooManyTokens,
    /// The person has no such token.
    #[error("you have no such token")]
    NoToken,
    /// What a person's pages remember is too much, or no object.
    #[error("settings are a JSON object of at most {LONGEST_SETTINGS} bytes")]
    Settings,
    /// Too many passwords are being looked at.
    #[error("too many passwords are being looked at: try again in a few seconds")]
    Busy,
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl From<Busy> for PeopleError {
    fn from(Busy: Busy) -> PeopleError {
        PeopleError::Busy
    }
}

/// What a person's pages remember. The server does not look into it.
pub type Settings = serde_json::Map<String, serde_json::Value>;

/// Finds and keeps people.
#[derive(Clone, Debug)]
pub struct People {
    store: Arc<dyn Store>,
    passwords: Passwords,
}

/// A person with a new session; the secret is shown this once.
#[derive(Clone, Debug)]
pub struct Entered {
    /// Who.
    pub person: Person,
    /// What the person's cookie holds.
    pub secret: String,
}

fn seen(row: &PersonRow) -> Person {
    Person { id: row.id.clone(), name: row.name.clone(), guest: row.password.is_none() }
}

impl People {
    /// People in this store.
    pub fn new(store: Arc<dyn Store>) -> People {
        People { store, passwords: Passwords::default() }
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    async fn enter(&self, person: Person) -> Result<Entered, PeopleError> {
        let (secret, _) = self.new_key(&person.id, &Scopes::Everything, "session").await?;
        Ok(Entered { person, secret })
    }

    async fn free_name(&self, name: &str, own: Option<&PersonId>) -> Result<String, PeopleError> {
        let name = names::tidy(name)?;
        let taken = self.store.account(&names::looks(&name)).await?;
        match taken {
            Some(other) if Some(&other.id) != own => Err(NameError::LooksTaken.into()),
            _ => Ok(name),
        }
    }

    /// Somebody new, who needs nothing but a name.
    pub async fn guest(&self, name: &str) -> Result<Entered, PeopleError> {
        let name = self.free_name(name, None).await?;
        let row = PersonRow { id: ids::person(), name, password: None, created: ids::now(), settings: "{}".to_owned() };
        self.store.keep_person(&row, None).await?;
        self.enter(seen(&row)).await
    }

    /// Who a secret belongs to, what it opens, and its hash.
    pub async fn by_secret(&self, secret: &str) -> Result<Option<(Person, Scopes, String)>, PeopleError> {
        let Some(key) = self.store.key(&ids::hash(secret)).await? else { return Ok(None) };
        self.mark(&key).await?;
        let person = self.store.person(&key.person).await?;
        Ok(person.map(|row| (seen(&row), Scopes::read(&key.scopes), key.hash)))
    }

    /// A person.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, PeopleError> {
        Ok(self.store.person(id).await?.as_ref().map(seen))
    }

    /// Makes a guest's account. Games and settings stay the guest's.
    pub async fn register(&self, id: &PersonId, name: &str, password: &str) -> Result<Person, PeopleError> {
        let mut row = self.store.person(id).await?.ok_or(PeopleError::Wrong)?;
        if row.password.is_some() {
            return Err(PeopleError::HasAccount);
        }
        row.name = self.free_name(name, Some(id)).await?;
        row.password = Some(self.hashed(password).await?);
        self.keep_account(&row).await
    }

    async fn hashed(&self, password: &str) -> Result<String, PeopleError> {
        let length = password.chars().count();
        if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length) {
            return Err(PeopleError::Password);
        }
        self.passwords.hash(password).await?.ok_or(PeopleError::Password)
    }

    async fn keep_account(&self, row: &PersonRow) -> Result<Person, PeopleError> {
        let looks = row.password.as_ref().map(|_| names::looks(&row.name));
        if self.store.keep_person(row, looks.as_deref()).await? {
            Ok(seen(row))
        } else {
            Err(NameError::LooksTaken.into())
        }
    }

    /// A new session for an account.
    pub async fn log_in(&self, name: &str, password: &str) -> Result<Entered, PeopleError> {
        let row = self.store.account(&names::looks(name)).await?;
        // An unknown name takes as long as a wrong password.
        let hash = row.as_ref().and_then(|row| row.password.clone());
        if !self.passwords.fits(password, hash).await? {
            return Err(PeopleError::Wrong);
        }
        self.enter(seen(&row.ok_or(PeopleError::Wrong)?)).await
    }

    /// Ends a session. Returns the hash of its secret.
    pub async fn log_out(&self, secret: &str) -> Result<String, PeopleError> {
        let hash = ids::hash(secret);
        self.store.forget_key(&hash).await?;
        Ok(hash)
    }

    /// Changes a person's name.
    pub async fn rename(&self, id: &PersonId, name: &str) -> Result<Person, PeopleError> {
        let mut row = self.store.person(id).await?.ok_or(PeopleError::Wrong)?;
        row.name = self.free_name(name, Some(id)).await?;
        self.keep_account(&row).await
    }

    /// What a person's pages remember: a JSON object.
    pub async fn settings(&self, id: &PersonId) -> Result<Settings, PeopleError> {
        let row = self.store.person(id).await?.ok_or(PeopleError::Wrong)?;
        serde_json::from_str(&row.settings).map_err(|_| PeopleError::Settings)
    }

    /// Keeps what a person's pages remember.
    pub async fn keep_settings(&self, id: &PersonId, settings: &Settings) -> Result<(), PeopleError> {
        let text = serde_json::to_string(settings).map_err(|_| PeopleError::Settings)?;
        if text.len() > LONGEST_SETTINGS {
            return Err(PeopleError::Settings);
        }
        Ok(self.store.keep_settings(id, &text).await?)
    }

    /// Forgets a person and all that is personal. Games stay, without the name.
    pub async fn forget(&self, id: &PersonId) -> Result<(), PeopleError> {
        Ok(self.store.forget_person(id).await?)
    }
}
