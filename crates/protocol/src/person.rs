//! People, as others see them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Names a person, for good. It is no secret: it does not open anything.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct PersonId(pub String);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A person: a guest, or somebody with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What the person is called now.
    pub name: String,
    /// Whether it is a guest, without an account.
    pub guest: bool,
}
