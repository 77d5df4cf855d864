//! Tables in a word: `claim2`, `goblins+knights+undead+trolls+seers@islands@tower@german`.

use super::{Edition, Table, TableError};
use crate::building::Building;
use crate::faction::{Faction, UnknownName};
use crate::setting::Setting;
use std::fmt;
use std::str::FromStr;

/// A table but for the number of players and the first leader.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// A ready-made deck or named factions.
    pub factions: Factions,
    /// The Setting, if there is one.
    pub setting: Option<Setting>,
    /// The Building, if there is one.
    pub building: Option<Building>,
    /// The edition.
    pub edition: Edition,
}

/// The factions of a [`Spec`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Factions {
    /// `claim`: its five factions; with three or four players two more are needed.
    Claim,
    /// `claim2`: likewise.
    Claim2,
    /// A list.
    Named(Vec<Faction>),
}

/// Why the text names no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// A faction that does not exist.
    Faction(UnknownName),
    /// A mark that is no Setting, Building or edition.
    Mark(String),
    /// Two Settings, two Buildings or two editions.
    Twice(&'static str, String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Faction(error) => {
                write!(f, "{error}; or a ready-made table: claim, claim2")
            }
            SpecError::Mark(mark) => write!(
                f,
                "\"@{mark}\" is no Setting ({}), no Building ({}) and no edition ({})",
                Setting::ALL.map(Setting::name).join(", "),
                Building::ALL.map(Building::name).join(", "),
                Edition::ALL.map(Edition::name).join(", "),
            ),
            SpecError::Twice(kind, mark) => write!(f, "\"@{mark}\" is a second {kind}: a table has one at most"),
        }
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let mut parts = text.split('@').map(str::trim);
        let deck = parts.next().unwrap_or_default();
        let factions = match deck.to_ascii_lowercase().as_str() {
            "claim" => Factions::Claim,
            "claim2" => Factions::Claim2,
            _ => {
                let named: Result<Vec<Faction>, _> = deck.split('+').map(str::parse).collect();
                Factions::Named(named.map_err(SpecError::Faction)?)
            }
        };
        let (mut setting, mut building, mut edition) = (None, None, None);
        for mark in parts {
            let twice = |kind| SpecError::Twice(kind, mark.to_owned());
            if let Some(found) = Setting::find(mark) {
                once(&mut setting, found).ok_or_else(|| twice("Setting"))?;
            } else if let Some(found) = Building::find(mark) {
                once(&mut building, found).ok_or_else(|| twice("Building"))?;
            } else if let Some(found) = Edition::find(mark) {
                once(&mut edition, found).ok_or_else(|| twice("edition"))?;
            } else {
                return Err(SpecError::Mark(mark.to_owned()));
            }
        }
        Ok(Spec { factions, setting, building, edition: edition.unwrap_or_default() })
    }
}

fn once<T>(slot: &mut Option<T>, value: T) -> Option<()> {
    slot.replace(value).is_none().then_some(())
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.factions {
            Factions::Claim => write!(f, "claim")?,
            Factions::Claim2 => write!(f, "claim2")?,
            Factions::Named(factions) => {
                let names: Vec<&str> = factions.iter().map(|faction| faction.name()).collect();
                write!(f, "{}", names.join("+"))?;
            }
        }
        let marks = [self.setting.map(Setting::name), self.building.map(Building::name)];
        for mark in marks.into_iter().flatten() {
            write!(f, "@{mark}")?;
        }
        match self.edition {
            Edition::International => Ok(()),
            edition @ Edition::German => write!(f, "@{}", edition.name()),
        }
    }
}

impl Spec {
    /// The table for this many players, led first by seat 0. The ready-made decks are for two
    /// players; with three or four they are filled up to seven factions (2.2), Claim with
    /// Dragons and Seers, Claim 2 with Undead and Dwarves.
    pub fn table(&self, players: u8) -> Result<Table, TableError> {
        let more = |base: [Faction; 5], two: [Faction; 2]| {
            let extra = if players == 2 { &[][..] } else { &two[..] };
            [&base[..], extra].concat()
        };
        let factions = match &self.factions {
            Factions::Claim => more(Table::CLAIM, [Faction::Dragons, Faction::Seers]),
            Factions::Claim2 => more(Table::CLAIM2, [Faction::Undead, Faction::Dwarves]),
            Factions::Named(named) => named.clone(),
        };
        let table = Table::new(players, &factions)?;
        Ok(table.with_setting(self.setting).with_building(self.building).with_edition(self.edition))
    }
}

impl Table {
    /// The table in a word; [`Spec::from_str`] reads it. Players and first leader are not in it.
    pub fn spec(&self) -> Spec {
        let factions = match self.factions() {
            named if named == Table::CLAIM => Factions::Claim,
            named if named == Table::CLAIM2 => Factions::Claim2,
            named => Factions::Named(named.to_vec()),
        };
        Spec { factions, setting: self.setting(), building: self.building(), edition: self.edition() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_read_and_written() {
        for text in [
            "claim",
            "claim2@islands@tower@german",
            "gnomes+giants+undead+phoenixes+basilisks@ice_fields",
            "goblins+knights+undead+dwarves+seers@abbey",
        ] {
            let spec: Spec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
            assert_eq!(spec.table(2).unwrap().spec(), spec);
        }
        let spec: Spec = " Claim2 @Ice-Fields @German".parse().unwrap();
        assert_eq!(spec.to_string(), "claim2@ice_fields@german");
        let spec: Spec = "GO+KN+UD+DW+Doppelgängers".parse().unwrap();
        assert_eq!(spec.table(2).unwrap(), Table::claim());
    }

    #[test]
    fn r2_7_a_wrong_spec_is_refused_with_what_would_be_right() {
        let error = |text: &str| text.parse::<Spec>().unwrap_err().to_string();
        assert!(error("goblins+elves").contains("there is no faction \"elves\"; there are: goblins, knights"));
        assert!(error("claim@moon").contains("\"@moon\" is no Setting (underworld, farmland"));
        assert_eq!(error("claim@swamp@islands"), "\"@islands\" is a second Setting: a table has one at most");
        assert!(error("").contains("there is no faction \"\""));
    }

    #[test]
    fn ready_made_tables_fill_up_for_more_players() {
        for players in 2..=4 {
            for name in ["claim", "claim2"] {
                let table = name.parse::<Spec>().unwrap().table(players).unwrap();
                assert_eq!(table.deck_cards().len(), if players == 2 { 52 } else { 72 });
            }
        }
    }
}
