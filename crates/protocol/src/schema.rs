//! How the words of the game look in the description of the API.

#![allow(dead_code, reason = "these are only looked at")]

use utoipa::ToSchema;

/// A card: the two letters of its faction and its value; `??` if its face is hidden.
#[derive(ToSchema)]
#[schema(value_type = String, examples("DR7", "GO0", "??"))]
pub(crate) struct Card(String);

/// A faction: its name in small letters.
#[derive(ToSchema)]
#[schema(value_type = String, examples("dragons", "doppelgangers"))]
pub(crate) struct Faction(String);

/// Where a faction's cards lie in Phase Two: in front of whoever gathered them, set aside, or in a pile of their own.
#[derive(ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Field {
    Front,
    Aside,
    Fire,
}

/// What a faction's power does that is no play: look at the top of the deck, crush a card in front of somebody, capture
/// the led card, draw from the pile that lies apart.
#[derive(ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deed {
    Look,
    Crush,
    Capture,
    Draw,
}

/// The factions in the deck: `claim`, `claim2`, `random`, or a list of names.
#[derive(ToSchema)]
#[serde(untagged)]
pub(crate) enum Deck {
    /// A word.
    Word(String),
    /// Names.
    Named(Vec<Faction>),
}

/// What decides a faction's vote: points at the Tower, the most cards, a higher card among as many, the first three cards at
/// the Lighthouse. `equal` and `no_cards` are why nobody has the vote.
#[derive(ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ground {
    Points,
    Cards,
    HighestCard,
    FirstThree,
    Equal,
    NoCards,
}

/// What decides the game: what the Building looks at, votes, or where they are equal, cards or points in the factions that
/// gave them. `shared` if nothing does.
#[derive(ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Verdict {
    Building,
    Votes,
    Cards,
    Points,
    Shared,
}

/// The answer to a question.
#[derive(ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// Play this card.
    Play(Card),
    /// Take this card, or `deck`.
    Take(String),
    /// Pass these cards.
    Pass(Vec<Card>),
    /// Discard these cards.
    Discard(Vec<Card>),
    /// Crush a Gnome in front of this seat, or none.
    Crush(Option<u8>),
}

/// What is played: lots are drawn.
#[derive(ToSchema)]
pub(crate) struct Table {
    /// Two to four.
    players: u8,
    /// The factions.
    factions: Vec<Faction>,
    /// The seat that leads first.
    first_leader: u8,
    /// The Setting.
    setting: Option<String>,
    /// The Building.
    building: Option<String>,
    /// `international` or `german`.
    edition: String,
}

/// What a place in the ranking gets.
#[derive(ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Prize {
    /// A card of the market.
    Market,
    /// A card of the deck.
    Deck,
}
