//! Tokens: keys that people give to their programs.

use crate::ids;
use crate::people::{People, PeopleError};
use crate::scopes::Scopes;
use crate::store::KeyRow;
use interregnum_protocol::{MadeToken, NewToken, PersonId, Token};

/// The most tokens that a person has.
pub(crate) const MOST: usize = 20;
/// The longest label.
pub(crate) const LONGEST_LABEL: usize = 60;
/// So much of its hash names a token.
const NAME: usize = 16;
/// A key is marked as used when the last mark is this old, in milliseconds.
const STALE: i64 = 60 * 60 * 1000;

/// A key as its owner sees it, if it is a token.
fn token(row: KeyRow) -> Option<Token> {
    let Scopes::Only(scopes) = Scopes::read(&row.scopes) else { return None };
    let id = row.hash.chars().take(NAME).collect();
    Some(Token { id, label: row.label, scopes, created: row.created, used: row.used })
}

impl People {
    /// A new key of a person's: its secret, and what is stored of it.
    pub(crate) async fn new_key(
        &self,
        person: &PersonId,
        scopes: &Scopes,
        label: &str,
    ) -> Result<(String, KeyRow), PeopleError> {
        let (secret, now) = (ids::secret(), ids::now());
        let key = KeyRow {
            hash: ids::hash(&secret),
            person: person.clone(),
            scopes: scopes.to_string(),
            label: label.to_owned(),
            created: now,
            used: now,
        };
        self.store().keep_key(&key).await?;
        Ok((secret, key))
    }

    /// Marks that a key was used, unless that was done lately.
    pub(crate) async fn mark(&self, key: &KeyRow) -> Result<(), PeopleError> {
        let now = ids::now();
        if now - key.used > STALE {
            self.store().keep_key(&KeyRow { used: now, ..key.clone() }).await?;
        }
        Ok(())
    }

    /// A person's tokens.
    pub async fn tokens(&self, person: &PersonId) -> Result<Vec<Token>, PeopleError> {
        Ok(self.store().keys(person).await?.into_iter().filter_map(token).collect())
    }

    /// Makes a token.
    pub async fn make_token(&self, person: &PersonId, new: &NewToken) -> Result<MadeToken, PeopleError> {
        let label = new.label.trim();
        if label.is_empty() || label.chars().count() > LONGEST_LABEL || new.scopes.is_empty() {
            return Err(PeopleError::Token);
        }
        if self.tokens(person).await?.len() >= MOST {
            return Err(PeopleError::TooManyTokens);
        }
        let mut scopes = new.scopes.clone();
        scopes.sort_unstable();
        scopes.dedup();
        let (secret, row) = self.new_key(person, &Scopes::Only(scopes), label).await?;
        let token = token(row).ok_or(PeopleError::Token)?;
        Ok(MadeToken { secret, token })
    }

    /// Forgets a token. From now on it opens nothing. Returns the hash of its secret.
    pub async fn drop_token(&self, person: &PersonId, id: &str) -> Result<String, PeopleError> {
        let keys = self.store().keys(person).await?;
        let named = |row: &&KeyRow| token((*row).clone()).is_some_and(|token| token.id == id);
        let row = keys.iter().find(named).ok_or(PeopleError::NoToken)?;
        self.store().forget_key(&row.hash).await?;
        Ok(row.hash.clone())
    }
}
