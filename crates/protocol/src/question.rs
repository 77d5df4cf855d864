//! What a seat is asked, and its answer.

#[cfg(feature = "openapi")]
use crate::schema;
use interregnum_rules as rules;
use rules::{Action, Card, Faction, Source};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a seat is asked, with every legal answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Play one of these.
    Play {
        /// The legal cards.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        cards: Vec<Card>,
        /// Why the other cards of the hand cannot be played, if there are some.
        follow: Option<Follow>,
    },
    /// Take one of these, or the top of the deck.
    Take {
        /// The market.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        market: Vec<Card>,
        /// Whether the top of the deck may be taken.
        deck: bool,
    },
    /// Pass so many of these.
    Pass {
        /// How many.
        count: usize,
        /// The seat that gets them.
        to: u8,
        /// The hand.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        hand: Vec<Card>,
    },
    /// Discard so many of these.
    Discard {
        /// How many.
        count: usize,
        /// The hand.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        hand: Vec<Card>,
    },
    /// Crush a Gnome in front of one of these, or none.
    Crush {
        /// The Giant that crushes.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
        giant: Card,
        /// The seats.
        victims: Vec<u8>,
    },
}

/// A faction was led, and has to be followed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Follow {
    /// The led faction.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Faction))]
    pub led: Faction,
    /// Whether the hand has a card that may stand in for it.
    pub stand_in: bool,
    /// The number of the rule that refuses the other cards.
    pub rule: String,
}

impl Follow {
    /// What a refusal says, if it is for this reason.
    fn from_refusal(refusal: &rules::Refusal) -> Option<Follow> {
        match *refusal {
            rules::Refusal::MustFollow { led, stand_in, .. } => {
                Some(Follow { led, stand_in, rule: refusal.rule().to_owned() })
            }
            _ => None,
        }
    }
}

/// The answer to a question: `{"play":"DR7"}`, `{"take":"deck"}`, `{"pass":["GO0","UN3"]}`,
/// `{"crush":null}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Play this card.
    Play(Card),
    /// Take this card, or the top of the deck.
    Take(TakeFrom),
    /// Pass these cards.
    Pass(Vec<Card>),
    /// Discard these cards.
    Discard(Vec<Card>),
    /// Crush a Gnome in front of this seat, or none.
    Crush(Option<u8>),
}

/// A card of the market, or `"deck"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeFrom {
    /// This card.
    Market(Card),
    /// The top of the deck.
    Deck,
}

impl Serialize for TakeFrom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            TakeFrom::Market(card) => card.serialize(serializer),
            TakeFrom::Deck => serializer.serialize_str("deck"),
        }
    }
}

impl<'de> Deserialize<'de> for TakeFrom {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TakeFrom, D::Error> {
        let word = String::deserialize(deserializer)?;
        if word == "deck" {
            return Ok(TakeFrom::Deck);
        }
        word.parse().map(TakeFrom::Market).map_err(serde::de::Error::custom)
    }
}

impl From<Answer> for Action {
    fn from(answer: Answer) -> Action {
        match answer {
            Answer::Play(card) => Action::Play(card),
            Answer::Take(TakeFrom::Market(card)) => Action::Take(Source::Market(card)),
            Answer::Take(TakeFrom::Deck) => Action::Take(Source::Deck),
            Answer::Pass(cards) => Action::Pass(cards),
            Answer::Discard(cards) => Action::Discard(cards),
            Answer::Crush(seat) => Action::Crush(seat.map(rules::Seat)),
        }
    }
}

impl From<Action> for Answer {
    fn from(action: Action) -> Answer {
        match action {
            Action::Play(card) => Answer::Play(card),
            Action::Take(Source::Market(card)) => Answer::Take(TakeFrom::Market(card)),
            Action::Take(Source::Deck) => Answer::Take(TakeFrom::Deck),
            Action::Pass(cards) => Answer::Pass(cards),
            Action::Discard(cards) => Answer::Discard(cards),
            Action::Crush(seat) => Answer::Crush(seat.map(|seat| seat.0)),
        }
    }
}

impl Question {
    /// What a view asks its viewer.
    pub(crate) fn of(view: &rules::View) -> Option<Question> {
        Some(match view.question.clone()? {
            rules::Question::Play { cards } => {
                Question::Play { cards, follow: view.refusal().as_ref().and_then(Follow::from_refusal) }
            }
            rules::Question::Take { market, deck } => Question::Take { market, deck },
            rules::Question::Pass { count, hand } => Question::Pass { count, to: view.passes_to()?.0, hand },
            rules::Question::Discard { count, hand } => Question::Discard { count, hand },
            rules::Question::Crush { giant, victims } => {
                Question::Crush { giant, victims: victims.into_iter().map(|seat| seat.0).collect() }
            }
        })
    }
}
