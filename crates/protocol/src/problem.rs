//! Why something was not done.

use serde::{Deserialize, Serialize};

/// Why something was not done: the body of an HTTP error (RFC 9457), and the same on sockets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A word for programs, such as `late` or `not_your_seat`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The HTTP status that goes with it.
    pub status: u16,
    /// What happened and what to do, in English.
    pub title: String,
    /// The number of the rule that refuses, if the rules of the game do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// After how many seconds to try again, if that helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}
