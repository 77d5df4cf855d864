//! How the game's words are written in JSON and other formats.

use crate::building::Building;
use crate::card::Card;
use crate::faction::Faction;
use crate::seat::Seat;
use crate::setting::Setting;
use crate::table::{Edition, Table};
use crate::zone::Seen;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

mod record;

/// Things that are written as one word, and read from it.
macro_rules! as_a_word {
    ($($type:ty: $name:expr;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let name: fn(&$type) -> String = $name;
                serializer.serialize_str(&name(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_a_word! {
    Card: |card| card.to_string();
    Faction: |faction| faction.name().to_owned();
    Setting: |setting| setting.name().to_owned();
    Building: |building| building.name().to_owned();
    Edition: |edition| edition.name().to_owned();
    Seen: |seen| seen.to_string();
}

/// A table as records write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    players: u8,
    factions: Vec<Faction>,
    #[serde(default)]
    first_leader: u8,
    #[serde(default)]
    setting: Option<Setting>,
    #[serde(default)]
    building: Option<Building>,
    #[serde(default)]
    edition: Edition,
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let plain = Plain {
            players: self.players(),
            factions: self.factions().to_vec(),
            first_leader: self.first_leader().0,
            setting: self.setting(),
            building: self.building(),
            edition: self.edition(),
        };
        plain.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Table, D::Error> {
        let plain = Plain::deserialize(deserializer)?;
        let table = Table::new(plain.players, &plain.factions)
            .and_then(|table| table.led_by(Seat(plain.first_leader)))
            .map_err(D::Error::custom)?;
        Ok(table.with_setting(plain.setting).with_building(plain.building).with_edition(plain.edition))
    }
}
