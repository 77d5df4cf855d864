//! Actions in JSON and in words.

use interregnum_rules::{Action, Seat, Source, names};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// Something about an action: the action as records write it, then what is said of it.
#[derive(Debug)]
pub(crate) struct About<'a, T> {
    pub(crate) action: &'a Action,
    pub(crate) told: T,
}

impl<T: Serialize> Serialize for About<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Flat<'a, T> {
            #[serde(flatten)]
            action: Written<'a>,
            #[serde(flatten)]
            told: &'a T,
        }
        Flat { action: Written(self.action), told: &self.told }.serialize(serializer)
    }
}

/// An action of a seat as records write it: `{"seat":0,"play":"DR7"}`.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Done<'a> {
    seat: u8,
    #[serde(flatten)]
    action: Written<'a>,
}

impl<'a> Done<'a> {
    pub(crate) const fn new(seat: Seat, action: &'a Action) -> Done<'a> {
        Done { seat: seat.0, action: Written(action) }
    }
}

impl<'a> From<&'a (Seat, Action)> for Done<'a> {
    fn from((seat, action): &'a (Seat, Action)) -> Done<'a> {
        Done::new(*seat, action)
    }
}

/// An action as records write it: `{"play":"DR7"}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written<'a>(pub(crate) &'a Action);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        let key = self.0.kind().word();
        match self.0 {
            Action::Play(card) | Action::Take(Source::Market(card)) => map.serialize_entry(key, card)?,
            Action::Take(Source::Deck) => map.serialize_entry(key, "deck")?,
            Action::Pass(cards) | Action::Discard(cards) => map.serialize_entry(key, cards)?,
            Action::Crush(seat) => map.serialize_entry(key, seat)?,
        }
        map.end()
    }
}

/// What is chosen, as short as in a table: "DR7", "take GN3", "crush nobody".
pub(crate) fn brief(action: &Action) -> String {
    match action {
        Action::Play(card) => card.to_string(),
        Action::Take(Source::Market(card)) => format!("take {card}"),
        Action::Take(Source::Deck) => "take deck".into(),
        Action::Pass(cards) => format!("pass {}", names(cards)),
        Action::Discard(cards) => format!("discard {}", names(cards)),
        Action::Crush(Some(seat)) => format!("crush {}", seat.0),
        Action::Crush(None) => "crush nobody".into(),
    }
}
