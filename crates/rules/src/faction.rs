//! The factions. Each is a file: its cards, its power, its tests.

use crate::card::{Card, Code};
use crate::power::{Deed, Field, Power};
use std::fmt;
use std::str::FromStr;

pub(crate) mod basilisks;
pub(crate) mod doppelgangers;
pub(crate) mod dragons;
pub(crate) mod dwarves;
pub(crate) mod giants;
pub(crate) mod gnomes;
pub(crate) mod goblins;
pub(crate) mod knights;
pub(crate) mod phoenixes;
pub(crate) mod seers;
pub(crate) mod trolls;
pub(crate) mod undead;
pub(crate) mod unicorns;

macro_rules! factions {
    ($(#[doc = $brief:literal] $variant:ident in $module:ident: $name:literal, $title:literal, $one:literal;)*) => {
        /// A people of the realm. The order is the one in which powers are asked: a later one
        /// overrules an earlier one.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Faction {
            $(#[doc = $brief] $variant,)*
        }

        impl Faction {
            /// All factions.
            pub const ALL: [Faction; 13] = [$(Faction::$variant),*];

            /// The name in records and on the command line: `dragons`.
            pub const fn name(self) -> &'static str {
                match self { $(Faction::$variant => $name),* }
            }

            /// The name in a sentence: `Dragons`.
            pub const fn title(self) -> &'static str {
                match self { $(Faction::$variant => $title),* }
            }

            /// One of them: `Dragon`.
            pub const fn one(self) -> &'static str {
                match self { $(Faction::$variant => $one),* }
            }

            /// What is special about them, in one line.
            pub const fn brief(self) -> &'static str {
                match self { $(Faction::$variant => $brief.trim_ascii()),* }
            }

            /// The faction's rule in words.
            pub const fn rule(self) -> &'static str {
                match self { $(Faction::$variant => $module::RULE),* }
            }

            /// The numbers of the rules that describe its power.
            pub const fn rule_numbers(self) -> &'static [&'static str] {
                match self { $(Faction::$variant => $module::RULE_NUMBERS),* }
            }

            pub(crate) fn power(self) -> &'static dyn Power {
                match self { $(Faction::$variant => &$module::$variant),* }
            }
        }
    };
}

factions! {
    /// No power, but fourteen of them.
    Goblins in goblins: "goblins", "Goblins", "Goblin";
    /// They beat led Goblins.
    Knights in knights: "knights", "Knights", "Knight";
    /// Played in Phase One, they vote at once.
    Undead in undead: "undead", "Undead", "Undead";
    /// In Phase Two they go to the loser.
    Dwarves in dwarves: "dwarves", "Dwarves", "Dwarf";
    /// They stand in for whatever was led.
    Doppelgangers in doppelgangers: "doppelgangers", "Doppelgängers", "Doppelgänger";
    /// They stay in front of their owner, where Giants crush them.
    Gnomes in gnomes: "gnomes", "Gnomes", "Gnome";
    /// They crush Gnomes.
    Giants in giants: "giants", "Giants", "Giant";
    /// They take the lead.
    Dragons in dragons: "dragons", "Dragons", "Dragon";
    /// They wait, and come one at a time.
    Trolls in trolls: "trolls", "Trolls", "Troll";
    /// They see the top of the deck.
    Seers in seers: "seers", "Seers", "Seer";
    /// They burn, and rise from the Fire pile.
    Phoenixes in phoenixes: "phoenixes", "Phoenixes", "Phoenix";
    /// They make the other cards of their owner stronger.
    Unicorns in unicorns: "unicorns", "Unicorns", "Unicorn";
    /// They capture a led card of their own strength.
    Basilisks in basilisks: "basilisks", "Basilisks", "Basilisk";
}

impl Faction {
    /// The code on the faction's cards (Phoenix Fire has another one, [`Code::PF`]).
    pub fn code(self) -> Code {
        let found = Code::ALL.into_iter().rfind(|code| code.faction() == self);
        found.expect("every faction has a code")
    }

    /// The faction's cards in the deck, copies included; Phoenix Fire is not among them.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all_of(self.code())
    }

    /// The other half of the pair, for Goblins, Knights, Gnomes and Giants (2.2).
    pub const fn pair(self) -> Option<Faction> {
        match self {
            Faction::Goblins => Some(Faction::Knights),
            Faction::Knights => Some(Faction::Goblins),
            Faction::Gnomes => Some(Faction::Giants),
            Faction::Giants => Some(Faction::Gnomes),
            _ => None,
        }
    }

    /// Where its cards lie in Phase Two, apart from hands, tricks and score piles.
    pub fn field(self) -> Option<Field> {
        self.power().field()
    }

    /// What its power does that is no play.
    pub fn deeds(self) -> &'static [Deed] {
        self.power().deeds()
    }

    /// Finds a faction by name, title or code; capitals do not matter.
    pub fn find(text: &str) -> Option<Faction> {
        let text = text.trim().to_lowercase();
        Faction::ALL.into_iter().find(|faction| {
            [faction.name(), &faction.title().to_lowercase(), &faction.code().letters().to_lowercase()]
                .contains(&text.as_str())
        })
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}

/// Text that names none of the things it should name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    /// What was to be named: "faction", "Setting", …
    pub kind: &'static str,
    /// What was found.
    pub found: String,
    /// What would be right.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} \"{}\"; there are: {}", self.kind, self.found, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}

impl FromStr for Faction {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Faction, UnknownName> {
        Faction::find(text).ok_or_else(|| UnknownName {
            kind: "faction",
            found: text.to_owned(),
            known: Faction::ALL.map(Faction::name).to_vec(),
        })
    }
}
