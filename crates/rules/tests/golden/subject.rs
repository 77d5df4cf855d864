//! What a golden file is about: a faction or a location.

use interregnum_rules::{Building, Faction, Rng, Setting, Table};

/// A faction or a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    Faction(Faction),
    Setting(Setting),
    Building(Building),
}

impl Subject {
    pub(crate) fn all() -> impl Iterator<Item = Subject> {
        let factions = Faction::ALL.into_iter().map(Subject::Faction);
        let settings = Setting::ALL.into_iter().map(Subject::Setting);
        factions.chain(settings).chain(Building::ALL.into_iter().map(Subject::Building))
    }

    /// Its kind and its name, as a path without an ending.
    pub(crate) fn path(self) -> String {
        match self {
            Subject::Faction(faction) => format!("faction/{}", faction.name()),
            Subject::Setting(setting) => format!("setting/{}", setting.name()),
            Subject::Building(building) => format!("building/{}", building.name()),
        }
    }

    /// A random table with the subject at it and no other location, if this seed gives one.
    pub(crate) fn table(self, players: u8, rng: &mut Rng) -> Option<Table> {
        let table = Table::random(Some(players), rng).with_setting(None).with_building(None);
        match self {
            Subject::Faction(faction) => table.has(faction).then_some(table),
            Subject::Setting(setting) => Some(table.with_setting(setting)),
            Subject::Building(building) => Some(table.with_building(building)),
        }
    }
}
