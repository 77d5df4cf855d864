//! What a table is opened with.

#[cfg(feature = "openapi")]
use crate::schema;
use interregnum_rules::{Building, Edition, Faction, Setting};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Everything that whoever opens a table chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// The factions.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Deck))]
    pub deck: Deck,
    /// The Setting: none, a named one, or one by lot.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub setting: Pick<Setting>,
    /// The Building, likewise.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub building: Pick<Building>,
    /// Which of the printed rules are used where they differ.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub edition: Edition,
    /// The seat that leads first; nobody's means that lots are drawn, from the same secret as the
    /// deal.
    pub first_leader: Option<u8>,
    /// The seats that bots take from the start, each with its level, by seat. Missing ones are for
    /// people.
    pub bots: Vec<Option<BotLevel>>,
    /// How much time there is.
    pub clock: Clock,
    /// What happens to a seat whose time runs out.
    pub timeout: Timeout,
    /// Whether the table is in the lobby, or only for those who have its link.
    pub public: bool,
    /// Whether clients may show which cards were played and where the others can be.
    pub tracker: bool,
    /// Whether others may watch.
    pub spectators: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            deck: Deck::Claim,
            setting: Pick::None,
            building: Pick::None,
            edition: Edition::International,
            first_leader: None,
            bots: Vec::new(),
            clock: Clock::None,
            timeout: Timeout::Bot,
            public: true,
            tracker: true,
            spectators: true,
        }
    }
}

/// Which factions are in the deck: `"claim"`, `"claim2"`, `"random"`, or a list of names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deck {
    /// The base game; with three or four players it is filled up.
    Claim,
    /// The second box, likewise.
    Claim2,
    /// By lot.
    Random,
    /// These.
    Named(Vec<Faction>),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PlainDeck {
    Word(String),
    Named(Vec<Faction>),
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Deck::Claim => serializer.serialize_str("claim"),
            Deck::Claim2 => serializer.serialize_str("claim2"),
            Deck::Random => serializer.serialize_str("random"),
            Deck::Named(factions) => factions.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Deck, D::Error> {
        match PlainDeck::deserialize(deserializer)? {
            PlainDeck::Named(factions) => Ok(Deck::Named(factions)),
            PlainDeck::Word(word) => match word.as_str() {
                "claim" => Ok(Deck::Claim),
                "claim2" => Ok(Deck::Claim2),
                "random" => Ok(Deck::Random),
                _ => Err(serde::de::Error::custom(format!(
                    "\"{word}\" is no deck: it is claim, claim2, random, or a list of factions"
                ))),
            },
        }
    }
}

/// Nothing, one by lot, or a named one: `null`, `"random"`, `"swamp"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick<T> {
    /// Nothing.
    #[default]
    None,
    /// One by lot.
    Random,
    /// This one.
    Named(T),
}

impl<T: Serialize> Serialize for Pick<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Pick::None => serializer.serialize_none(),
            Pick::Random => serializer.serialize_str("random"),
            Pick::Named(named) => named.serialize(serializer),
        }
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Pick<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pick<T>, D::Error> {
        match Option::<String>::deserialize(deserializer)? {
            None => Ok(Pick::None),
            Some(word) if word == "random" => Ok(Pick::Random),
            Some(word) => word.parse().map(Pick::Named).map_err(serde::de::Error::custom),
        }
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    /// Any legal card.
    Random,
    /// Knows the rules and one idea.
    Novice,
    /// Counts what is at stake.
    Apprentice,
    /// Looks ahead.
    Adept,
    /// Thinks for a tenth of a second.
    Master,
    /// Thinks for a second.
    Grandmaster,
}

impl BotLevel {
    /// All of them, the weakest first.
    pub const ALL: [BotLevel; 6] = [
        BotLevel::Random,
        BotLevel::Novice,
        BotLevel::Apprentice,
        BotLevel::Adept,
        BotLevel::Master,
        BotLevel::Grandmaster,
    ];

    /// The name that the engine of the bots uses, too.
    pub const fn name(self) -> &'static str {
        match self {
            BotLevel::Random => "random",
            BotLevel::Novice => "novice",
            BotLevel::Apprentice => "apprentice",
            BotLevel::Adept => "adept",
            BotLevel::Master => "master",
            BotLevel::Grandmaster => "grandmaster",
        }
    }
}

/// How much time a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as it wants.
    #[default]
    None,
    /// A bank for the whole game, and some more with each action.
    RealTime {
        /// Seconds in the bank at the start.
        bank: u32,
        /// Seconds added after each action.
        step: u32,
    },
    /// Some days for each action.
    Correspondence {
        /// Days.
        days: u32,
    },
}

/// What happens to a seat whose time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Timeout {
    /// A bot plays on for it.
    #[default]
    Bot,
    /// Its side loses; with three players, where there is no single winner then, a bot plays on
    /// and the seat cannot be taken back.
    Loss,
}
