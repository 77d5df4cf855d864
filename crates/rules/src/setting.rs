//! Settings (RULES 8), the weakest rules: a faction's power beats a Setting.

use crate::faction::UnknownName;
use crate::location::{named, plain};
use crate::power::Power;
use std::fmt;
use std::str::FromStr;

pub(crate) mod endless_sands;
pub(crate) mod farmland;
pub(crate) mod ice_fields;
pub(crate) mod islands;
pub(crate) mod lakeside;
pub(crate) mod plateau;
pub(crate) mod swamp;
pub(crate) mod underworld;
pub(crate) mod windlands;

named! {
    /// A landscape that changes how the game is played.
    Setting, "Setting", 9;
    /// Every 0 counts as 10.
    Underworld in underworld: "underworld", "Underworld", "8.1";
    /// The 2 is the highest rank.
    Farmland in farmland: "farmland", "Farmland", "8.2";
    /// Cards are taken in the reverse of the ranking.
    Lakeside in lakeside: "lakeside", "Lakeside", "8.3";
    /// Three cards are passed before Phase Two.
    Windlands in windlands: "windlands", "Windlands", "8.4";
    /// Five cards are passed before Phase One.
    EndlessSands in endless_sands: "endless_sands", "Endless Sands", "8.5";
    /// The market has one card more.
    Islands in islands: "islands", "Islands", "8.6";
    /// Three wins in a row lose the lead.
    Plateau in plateau: "plateau", "Plateau", "8.7";
    /// Two cards are discarded before Phase Two.
    Swamp in swamp: "swamp", "Swamp", "8.8";
    /// Whoever lost a trick is stronger in the next.
    IceFields in ice_fields: "ice_fields", "Ice Fields", "8.9";
}

impl Setting {
    pub(crate) fn power(self) -> &'static dyn Power {
        match self {
            Setting::Underworld => &underworld::Underworld,
            Setting::Farmland => &farmland::Farmland,
            Setting::Lakeside => &lakeside::Lakeside,
            Setting::Windlands => &windlands::Windlands,
            Setting::EndlessSands => &endless_sands::EndlessSands,
            Setting::Islands => &islands::Islands,
            Setting::Plateau => &plateau::Plateau,
            Setting::Swamp => &swamp::Swamp,
            Setting::IceFields => &ice_fields::IceFields,
        }
    }
}
