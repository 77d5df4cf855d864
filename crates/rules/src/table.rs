//! The table (RULES 2): who sits there, which factions are in the deck, which locations lie open.

use crate::building::{Building, Scoring, Usual};
use crate::card::{Card, Code};
use crate::decision::Refusal;
use crate::faction::{Faction, UnknownName};
use crate::power::Power;
use crate::seat::{Seat, Side};
use crate::setting::Setting;
use crate::trick::Standing;
use std::fmt;

mod spec;
pub use spec::{Factions, Spec, SpecError};

/// Which of the printed rules are used where they differ (2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Edition {
    /// The default.
    #[default]
    International,
    /// Rules 6.2 and 10.4 differ.
    German,
}

impl Edition {
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::International, Edition::German];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::International => "international",
            Edition::German => "german",
        }
    }

    /// Finds an edition by name.
    pub fn find(text: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name().eq_ignore_ascii_case(text.trim()))
    }
}

impl std::str::FromStr for Edition {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Edition, UnknownName> {
        Edition::find(text).ok_or_else(|| UnknownName {
            kind: "edition",
            found: text.to_owned(),
            known: Edition::ALL.map(Edition::name).to_vec(),
        })
    }
}

/// A table that the rules allow: it cannot be made otherwise.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    players: u8,
    factions: Vec<Faction>,
    present: u16,
    first_leader: Seat,
    setting: Option<Setting>,
    building: Option<Building>,
    edition: Edition,
}

/// Why a table is refused (2.7), and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// Not two to four players.
    Players(u8),
    /// A faction is named twice.
    Twice(Faction),
    /// One half of a pair without the other.
    HalfPair(Faction, Faction),
    /// No pair.
    NoPair,
    /// Both pairs.
    TwoPairs,
    /// Not as many ten-card factions as this many players need.
    Count {
        /// How many play.
        players: u8,
        /// How many ten-card factions that needs.
        needed: usize,
        /// The ones that were named.
        found: Vec<Faction>,
    },
    /// The first leader has no seat.
    FirstLeader(u8, u8),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Players(players) => write!(f, "{players} players: two to four can play"),
            TableError::Twice(faction) => write!(f, "{faction} are named twice: name each faction once"),
            TableError::HalfPair(one, other) => {
                write!(f, "{one} without {other}: a pair comes whole, so add {other} or leave out {one}")
            }
            TableError::NoPair => {
                write!(f, "the deck has no pair: add Goblins and Knights, or Gnomes and Giants")
            }
            TableError::TwoPairs => {
                write!(f, "the deck has both pairs: leave out Goblins and Knights, or Gnomes and Giants")
            }
            TableError::Count { players, needed, found } => {
                let names: Vec<&str> = found.iter().map(|faction| faction.title()).collect();
                let names = if names.is_empty() { "none".into() } else { names.join(", ") };
                write!(f, "{players} players need a pair and {needed} ten-card factions, not {} ({names})", found.len())
            }
            TableError::FirstLeader(seat, players) => {
                write!(f, "the first leader is seat {seat}, but the seats are 0 to {}", players - 1)
            }
        }
    }
}

impl std::error::Error for TableError {}

impl Table {
    /// The factions of the ready-made table Claim (2.3).
    pub const CLAIM: [Faction; 5] =
        [Faction::Goblins, Faction::Knights, Faction::Undead, Faction::Dwarves, Faction::Doppelgangers];
    /// The factions of the ready-made table Claim 2 (2.3).
    pub const CLAIM2: [Faction; 5] =
        [Faction::Gnomes, Faction::Giants, Faction::Dragons, Faction::Trolls, Faction::Seers];

    /// A table with these players and factions, led first by seat 0, without locations, of the
    /// international edition.
    pub fn new(players: u8, factions: &[Faction]) -> Result<Table, TableError> {
        if !(2..=4).contains(&players) {
            return Err(TableError::Players(players));
        }
        let mut present = 0u16;
        for &faction in factions {
            if present & (1 << faction as u16) != 0 {
                return Err(TableError::Twice(faction));
            }
            present |= 1 << faction as u16;
        }
        let has = |faction: Faction| present & (1 << faction as u16) != 0;
        for &faction in factions {
            if let Some(other) = faction.pair()
                && !has(other)
            {
                return Err(TableError::HalfPair(faction, other));
            }
        }
        match (has(Faction::Goblins), has(Faction::Gnomes)) {
            (false, false) => return Err(TableError::NoPair),
            (true, true) => return Err(TableError::TwoPairs),
            _ => {}
        }
        let found: Vec<Faction> = factions.iter().copied().filter(|faction| faction.pair().is_none()).collect();
        let needed = Table::ten_card_factions(players);
        if found.len() != needed {
            return Err(TableError::Count { players, needed, found });
        }
        Ok(Table {
            players,
            factions: factions.to_vec(),
            present,
            first_leader: Seat(0),
            setting: None,
            building: None,
            edition: Edition::International,
        })
    }

    /// The ready-made table Claim for two players.
    pub fn claim() -> Table {
        Table::new(2, &Table::CLAIM).expect("2.3 allows Claim")
    }

    /// The ready-made table Claim 2 for two players.
    pub fn claim2() -> Table {
        Table::new(2, &Table::CLAIM2).expect("2.3 allows Claim 2")
    }

    /// The same table, led first by this seat (2.6).
    pub fn led_by(mut self, seat: Seat) -> Result<Table, TableError> {
        if seat.0 >= self.players {
            return Err(TableError::FirstLeader(seat.0, self.players));
        }
        self.first_leader = seat;
        Ok(self)
    }

    /// The same table with this Setting, or none (2.4).
    #[must_use]
    pub fn with_setting(mut self, setting: impl Into<Option<Setting>>) -> Table {
        self.setting = setting.into();
        self
    }

    /// The same table with this Building, or none (2.4).
    #[must_use]
    pub fn with_building(mut self, building: impl Into<Option<Building>>) -> Table {
        self.building = building.into();
        self
    }

    /// The same table in this edition (2.5).
    #[must_use]
    pub fn with_edition(mut self, edition: Edition) -> Table {
        self.edition = edition;
        self
    }

    /// How many ten-card factions a deck for this many players has beside the pair (2.2).
    pub const fn ten_card_factions(players: u8) -> usize {
        if players == 2 { 3 } else { 5 }
    }

    /// Every deck that 2.2 allows for this many players: a pair, then the ten-card factions.
    pub fn decks(players: u8) -> Vec<Vec<Faction>> {
        let ten_card: Vec<Faction> = Faction::ALL.into_iter().filter(|faction| faction.pair().is_none()).collect();
        let pairs = [[Faction::Goblins, Faction::Knights], [Faction::Gnomes, Faction::Giants]];
        let choices = (0u32..1 << ten_card.len())
            .filter(|choice| choice.count_ones() as usize == Table::ten_card_factions(players));
        let chosen = |choice: u32| ten_card.iter().enumerate().filter(move |(n, _)| choice >> n & 1 == 1);
        choices
            .flat_map(|choice| {
                pairs.map(|pair| pair.into_iter().chain(chosen(choice).map(|(_, faction)| *faction)).collect())
            })
            .collect()
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The factions, in the order in which they were named.
    pub fn factions(&self) -> &[Faction] {
        &self.factions
    }

    /// Whether this faction is at the table.
    pub const fn has(&self, faction: Faction) -> bool {
        self.present & (1 << faction as u16) != 0
    }

    /// Who leads the first trick.
    pub const fn first_leader(&self) -> Seat {
        self.first_leader
    }

    /// The Setting, if there is one.
    pub const fn setting(&self) -> Option<Setting> {
        self.setting
    }

    /// The Building, if there is one.
    pub const fn building(&self) -> Option<Building> {
        self.building
    }

    /// The edition.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// All seats, starting with 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// All sides.
    pub fn sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        Side::all(self.players)
    }

    /// The side of a seat.
    pub const fn side(&self, seat: Seat) -> Side {
        seat.side(self.players)
    }

    /// How many cards each seat is dealt, which is how many tricks Phase One has (3.1).
    pub const fn hand_size(&self) -> usize {
        match self.players {
            2 => 13,
            3 => 12,
            _ => 9,
        }
    }

    /// The usual number of market cards: those that are taken each round (10.1).
    pub const fn market_takes(&self) -> usize {
        if self.players == 2 { 1 } else { 2 }
    }

    /// How many cards the market gets (10.1, 8.6).
    pub fn market_size(&self) -> usize {
        self.powers().fold(self.market_takes(), |so_far, power| power.market(so_far))
    }

    /// The cards of the deck, unshuffled: faction by faction, lowest value first.
    pub fn deck_cards(&self) -> Vec<Card> {
        self.factions.iter().flat_map(|faction| faction.cards()).collect()
    }

    /// The cards of the Fire pile, unshuffled; empty without Phoenixes (3.2).
    pub fn fire_cards(&self) -> Vec<Card> {
        if self.has(Faction::Phoenixes) { Card::all_of(Code::PF).collect() } else { Vec::new() }
    }

    /// What changes the rules at this table, weakest first.
    pub(crate) fn powers(&self) -> impl Iterator<Item = &'static dyn Power> + '_ {
        // Every rule asks the powers, so the factions that are not there are not even looked at.
        let mut left = self.present;
        let factions = std::iter::from_fn(move || {
            let next = Faction::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next.power())
        });
        self.setting.map(Setting::power).into_iter().chain(factions)
    }

    /// How this table is scored.
    pub(crate) fn scoring(&self) -> &'static dyn Scoring {
        self.building.map_or(&Usual as &dyn Scoring, Building::scoring)
    }

    /// The card's rank (4.4, 8.1, 8.2).
    pub fn rank(&self, card: Card) -> u8 {
        self.powers().fold(card.value(), |so_far, power| power.rank(card, so_far))
    }

    /// The card's points (8.1).
    pub fn points(&self, card: Card) -> u8 {
        self.powers().fold(card.value(), |so_far, power| power.points(card, so_far))
    }

    /// How a card stands in a trick to which `lead` was led.
    pub fn standing(&self, card: Card, lead: Card) -> Standing {
        let base = if card.faction() == lead.faction() { Standing::Led } else { Standing::Other };
        self.powers().fold(base, |so_far, power| power.standing(card, lead, so_far))
    }

    /// Whether this card captures the led card, should their strengths be equal (7.3).
    pub fn may_capture(&self, card: Card, lead: Card) -> bool {
        self.powers().any(|power| power.may_capture(card, lead))
    }

    /// Which of these cards may be played: any as a lead, otherwise as rule 4.2 says. Each card
    /// is named once, in the order of the cards' names.
    pub fn legal_plays(&self, hand: &[Card], lead: Option<Card>) -> Vec<Card> {
        let mut legal = hand.to_vec();
        if let Some(lead) = lead
            && hand.iter().any(|card| card.faction() == lead.faction())
        {
            legal.retain(|&card| self.standing(card, lead) == Standing::Led);
        }
        legal.sort_unstable();
        legal.dedup();
        legal
    }

    /// Why the cards of this hand that may not be played on a lead may not (4.2); none if all may.
    pub fn must_follow(&self, hand: &[Card], lead: Card) -> Option<Refusal> {
        let legal = self.legal_plays(hand, Some(lead));
        if hand.iter().all(|card| legal.contains(card)) {
            return None;
        }
        let led = lead.faction();
        let (cards, stand_ins): (Vec<Card>, Vec<Card>) = legal.into_iter().partition(|card| card.faction() == led);
        Some(Refusal::MustFollow { led, cards, stand_in: !stand_ins.is_empty() })
    }
}

#[cfg(test)]
mod tests;
