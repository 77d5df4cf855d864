//! Records in JSON.

use crate::card::Card;
use crate::decision::{Action, Kind, Source};
use crate::faction::Faction;
use crate::game::Deal;
use crate::record::{Choice, Claims, FORMAT, Fair, Legal, Record, Tally, Trace};
use crate::seat::{Seat, Side};
use crate::table::Table;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    #[serde(default)]
    format: Format,
    table: Table,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    site: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fair: Option<PlainFair>,
    deck: Vec<Card>,
    #[serde(default)]
    fire: Vec<Card>,
    actions: Vec<Taken>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Tally>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    piles: Option<Vec<Vec<Card>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Legal>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    phase_two_hands: Option<Vec<Vec<Card>>>,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = self.clone();
        let plain = Plain {
            format: Format,
            table: record.table,
            players: record.players,
            site: record.site,
            date: record.date,
            comment: record.comment,
            fair: record.fair.map(PlainFair::from),
            deck: record.deal.deck,
            fire: record.deal.fire,
            actions: record.actions.into_iter().map(|(seat, action)| Taken { seat, action }).collect(),
            result: record.result,
            piles: record.claims.piles,
            legal: record.claims.legal,
            phase_two_hands: record.claims.phase_two_hands,
        };
        plain.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        let plain = Plain::deserialize(deserializer)?;
        let seats = usize::from(plain.table.players());
        if let Some(fair) = plain.fair.as_ref().filter(|fair| fair.nonces.len() != seats) {
            let found = fair.nonces.len();
            let message = format!("{found} nonces, but {seats} seats: one for each, \"\" where a seat gave none");
            return Err(D::Error::custom(message));
        }
        Ok(Record {
            table: plain.table,
            deal: Deal { deck: plain.deck, fire: plain.fire },
            actions: plain.actions.into_iter().map(|taken| (taken.seat, taken.action)).collect(),
            result: plain.result,
            claims: Claims { legal: plain.legal, phase_two_hands: plain.phase_two_hands, piles: plain.piles },
            players: plain.players,
            site: plain.site,
            date: plain.date,
            comment: plain.comment,
            fair: plain.fair.map(Fair::from),
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlainFair {
    game: String,
    commitment: String,
    secret: String,
    nonces: Vec<String>,
    lots: bool,
}

impl From<Fair> for PlainFair {
    fn from(Fair { game, commitment, secret, nonces, lots }: Fair) -> PlainFair {
        PlainFair { game, commitment, secret, nonces, lots }
    }
}

impl From<PlainFair> for Fair {
    fn from(PlainFair { game, commitment, secret, nonces, lots }: PlainFair) -> Fair {
        Fair { game, commitment, secret, nonces, lots }
    }
}

/// The one format that is read and written. It is checked where it stands, so that an error knows
/// its place.
#[derive(Default)]
struct Format;

impl Serialize for Format {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(FORMAT)
    }
}

impl<'de> Deserialize<'de> for Format {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Format, D::Error> {
        match Option::<String>::deserialize(deserializer)? {
            Some(found) if found != FORMAT => {
                Err(D::Error::custom(format!("the format is \"{found}\", but this program reads \"{FORMAT}\"")))
            }
            _ => Ok(Format),
        }
    }
}

/// `{"seat":0,"play":"DR7"}`
struct Taken {
    seat: Seat,
    action: Action,
}

impl Serialize for Taken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("seat", &self.seat)?;
        let key = self.action.kind().word();
        match &self.action {
            Action::Play(card) => map.serialize_entry(key, card)?,
            Action::Take(Source::Market(card)) => map.serialize_entry(key, card)?,
            Action::Take(Source::Deck) => map.serialize_entry(key, "deck")?,
            Action::Pass(cards) | Action::Discard(cards) => map.serialize_entry(key, cards)?,
            Action::Crush(seat) => map.serialize_entry(key, seat)?,
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Taken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Taken, D::Error> {
        struct TakenVisitor;

        impl<'de> Visitor<'de> for TakenVisitor {
            type Value = Taken;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an action such as {\"seat\":0,\"play\":\"DR7\"}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Taken, A::Error> {
                let (mut seat, mut action) = (None, None);
                let twice = || A::Error::custom("an action has one seat and one of play, take, pass, discard, crush");
                while let Some(key) = map.next_key::<String>()? {
                    if key == "seat" {
                        if seat.replace(map.next_value()?).is_some() {
                            return Err(twice());
                        }
                        continue;
                    }
                    let found = match key.as_str() {
                        "play" => Action::Play(map.next_value()?),
                        "take" => Action::Take(map.next_value::<TakenSource>()?.0),
                        "pass" => Action::Pass(map.next_value()?),
                        "discard" => Action::Discard(map.next_value()?),
                        "crush" => Action::Crush(map.next_value()?),
                        _ => {
                            return Err(A::Error::custom(format!(
                                "there is no action \"{key}\"; there are: play, take, pass, discard, crush"
                            )));
                        }
                    };
                    if action.replace(found).is_some() {
                        return Err(twice());
                    }
                }
                let seat = seat.ok_or_else(|| A::Error::missing_field("seat"))?;
                Ok(Taken { seat, action: action.ok_or_else(twice)? })
            }
        }

        deserializer.deserialize_map(TakenVisitor)
    }
}

struct TakenSource(Source);

impl<'de> Deserialize<'de> for TakenSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TakenSource, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "deck" {
            return Ok(TakenSource(Source::Deck));
        }
        let card = text.parse().map_err(D::Error::custom)?;
        Ok(TakenSource(Source::Market(card)))
    }
}

/// The votes as a map in the order of the table.
struct Votes(Vec<(Faction, Option<Side>)>);

impl Serialize for Votes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(faction, side)| (faction, side)))
    }
}

impl<'de> Deserialize<'de> for Votes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Votes, D::Error> {
        struct VotesVisitor;

        impl<'de> Visitor<'de> for VotesVisitor {
            type Value = Votes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a side or null for each faction, such as {\"dragons\":0,\"seers\":null}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Votes, A::Error> {
                let mut votes = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    votes.push(entry);
                }
                Ok(Votes(votes))
            }
        }

        deserializer.deserialize_map(VotesVisitor)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlainTally {
    winners: Vec<Side>,
    votes: Votes,
    tally: Vec<u8>,
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tally = self.clone();
        let plain = PlainTally { winners: tally.winners, votes: Votes(tally.votes), tally: tally.tally };
        plain.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tally, D::Error> {
        let plain = PlainTally::deserialize(deserializer)?;
        Ok(Tally { winners: plain.winners, votes: plain.votes.0, tally: plain.tally })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlainLegal {
    seat: Seat,
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    options: Vec<PlainChoice>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PlainChoice {
    Seat(Seat),
    Word(String),
    Nobody(()),
}

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.options.iter().map(|option| match option {
            Choice::Nobody => PlainChoice::Nobody(()),
            Choice::Seat(seat) => PlainChoice::Seat(*seat),
            Choice::Card(card) => PlainChoice::Word(card.to_string()),
            Choice::Deck => PlainChoice::Word("deck".into()),
        });
        let plain = PlainLegal { seat: self.seat, kind: self.kind, count: self.count, options: options.collect() };
        plain.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Legal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Legal, D::Error> {
        let plain = PlainLegal::deserialize(deserializer)?;
        let options = plain.options.into_iter().map(|option| match option {
            PlainChoice::Nobody(()) => Ok(Choice::Nobody),
            PlainChoice::Seat(seat) => Ok(Choice::Seat(seat)),
            PlainChoice::Word(word) if word == "deck" => Ok(Choice::Deck),
            PlainChoice::Word(word) => word.parse().map(Choice::Card).map_err(D::Error::custom),
        });
        let options = options.collect::<Result<_, _>>()?;
        Ok(Legal { seat: plain.seat, kind: plain.kind, count: plain.count, options })
    }
}

impl Serialize for Trace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("legal", &self.legal)?;
        map.serialize_entry("phase_two_hands", &self.phase_two_hands)?;
        map.serialize_entry("piles", &self.piles)?;
        map.serialize_entry("result", &self.result)?;
        map.end()
    }
}
