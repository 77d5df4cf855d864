//! Cards (RULES 1): a two-letter code and a printed value.

use crate::faction::{self, Faction};
use std::fmt;
use std::str::FromStr;

/// The two letters on a card. They are in alphabetical order, so that cards sort as their names do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Code {
    /// Basilisks.
    BA,
    /// Doppelgängers.
    DG,
    /// Dragons.
    DR,
    /// Dwarves.
    DW,
    /// Giants.
    GI,
    /// Gnomes.
    GN,
    /// Goblins.
    GO,
    /// Knights.
    KN,
    /// Phoenix Fire, cards of the faction Phoenixes with a pile of their own (1.2).
    PF,
    /// Phoenixes.
    PX,
    /// Seers.
    SE,
    /// Trolls.
    TR,
    /// Unicorns.
    UC,
    /// Undead.
    UD,
}

impl Code {
    /// All codes, in alphabetical order.
    pub const ALL: [Code; 14] = [
        Code::BA,
        Code::DG,
        Code::DR,
        Code::DW,
        Code::GI,
        Code::GN,
        Code::GO,
        Code::KN,
        Code::PF,
        Code::PX,
        Code::SE,
        Code::TR,
        Code::UC,
        Code::UD,
    ];

    /// The two letters.
    pub const fn letters(self) -> &'static str {
        match self {
            Code::BA => "BA",
            Code::DG => "DG",
            Code::DR => "DR",
            Code::DW => "DW",
            Code::GI => "GI",
            Code::GN => "GN",
            Code::GO => "GO",
            Code::KN => "KN",
            Code::PF => "PF",
            Code::PX => "PX",
            Code::SE => "SE",
            Code::TR => "TR",
            Code::UC => "UC",
            Code::UD => "UD",
        }
    }

    /// The faction that the code belongs to; Phoenix Fire belongs to the Phoenixes (1.2).
    pub const fn faction(self) -> Faction {
        match self {
            Code::BA => Faction::Basilisks,
            Code::DG => Faction::Doppelgangers,
            Code::DR => Faction::Dragons,
            Code::DW => Faction::Dwarves,
            Code::GI => Faction::Giants,
            Code::GN => Faction::Gnomes,
            Code::GO => Faction::Goblins,
            Code::KN => Faction::Knights,
            Code::PF | Code::PX => Faction::Phoenixes,
            Code::SE => Faction::Seers,
            Code::TR => Faction::Trolls,
            Code::UC => Faction::Unicorns,
            Code::UD => Faction::Undead,
        }
    }

    /// How many cards of this code carry each value from 0 to 9 (the table of section 1).
    pub const fn copies(self) -> [u8; 10] {
        match self {
            Code::BA => faction::basilisks::CARDS,
            Code::DG => faction::doppelgangers::CARDS,
            Code::DR => faction::dragons::CARDS,
            Code::DW => faction::dwarves::CARDS,
            Code::GI => faction::giants::CARDS,
            Code::GN => faction::gnomes::CARDS,
            Code::GO => faction::goblins::CARDS,
            Code::KN => faction::knights::CARDS,
            Code::PF | Code::PX => faction::phoenixes::CARDS,
            Code::SE => faction::seers::CARDS,
            Code::TR => faction::trolls::CARDS,
            Code::UC => faction::unicorns::CARDS,
            Code::UD => faction::undead::CARDS,
        }
    }
}

/// A card. Cards with the same code and value are interchangeable (1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// One more than the largest [`Card::index`].
    pub const INDEX_END: usize = 140;

    /// The card with this code and printed value, or `None` if the game has no such card.
    pub const fn new(code: Code, value: u8) -> Option<Card> {
        if value < 10 && code.copies()[value as usize] > 0 { Some(Card(code as u8 * 10 + value)) } else { None }
    }

    /// The two letters of the card.
    pub const fn code(self) -> Code {
        Code::ALL[(self.0 / 10) as usize]
    }

    /// The printed value.
    pub const fn value(self) -> u8 {
        self.0 % 10
    }

    /// The faction that the card belongs to.
    pub const fn faction(self) -> Faction {
        self.code().faction()
    }

    /// A small number, different for different cards, in the order of the cards' names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this [`Card::index`], if there is one.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Self::INDEX_END { Card::new(Code::ALL[index / 10], (index % 10) as u8) } else { None }
    }

    /// All cards of one code, copies included, lowest value first.
    pub fn all_of(code: Code) -> impl Iterator<Item = Card> {
        (0..10u8).flat_map(move |value| {
            let copies = usize::from(code.copies()[usize::from(value)]);
            std::iter::repeat_n(Card(code as u8 * 10 + value), copies)
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.code().letters(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that names no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchCard(pub String);

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_ascii_uppercase();
        let code = Code::ALL.into_iter().find(|code| text.starts_with(code.letters()));
        write!(f, "there is no card \"{}\": ", self.0)?;
        match code {
            Some(code) => {
                let values: Vec<String> = (0..10).filter(|&v| code.copies()[v] > 0).map(|v| v.to_string()).collect();
                write!(f, "{} cards have the values {}", code.letters(), values.join(", "))
            }
            None => write!(f, "a card is two letters and a digit, such as GO0 or DR7"),
        }
    }
}

impl std::error::Error for NoSuchCard {}

impl FromStr for Card {
    type Err = NoSuchCard;

    /// Reads `DR7`; small letters are fine.
    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let unknown = || NoSuchCard(text.to_owned());
        let [a, b, digit @ b'0'..=b'9'] = *text.as_bytes() else { return Err(unknown()) };
        let letters = [a.to_ascii_uppercase(), b.to_ascii_uppercase()];
        let code = Code::ALL.into_iter().find(|code| code.letters().as_bytes() == letters);
        code.and_then(|code| Card::new(code, digit - b'0')).ok_or_else(unknown)
    }
}

/// Reads several cards, separated by spaces or commas.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, NoSuchCard> {
    text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).map(str::parse).collect()
}

/// The cards' names in order, separated by spaces.
pub fn names(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(Card::to_string).collect();
    names.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r1_1_a_card_is_its_code_and_value() {
        let card: Card = "DR7".parse().unwrap();
        assert_eq!((card.code(), card.value(), card.to_string()), (Code::DR, 7, "DR7".into()));
        assert_eq!("go0".parse::<Card>().unwrap().to_string(), "GO0");
        for wrong in ["", "DR", "DR10", "XX3", "KN1", "GN2", "GI0", "DRÄ", "7DR"] {
            assert_eq!(wrong.parse::<Card>(), Err(NoSuchCard(wrong.into())));
        }
    }

    #[test]
    fn r1_1_the_error_names_the_values_that_exist() {
        let error = "KN1".parse::<Card>().unwrap_err().to_string();
        assert_eq!(error, "there is no card \"KN1\": KN cards have the values 2, 3, 4, 5, 6, 7, 8, 9");
        let error = "7".parse::<Card>().unwrap_err().to_string();
        assert_eq!(error, "there is no card \"7\": a card is two letters and a digit, such as GO0 or DR7");
    }

    #[test]
    fn r1_2_phoenix_fire_is_phoenixes() {
        assert_eq!("PF3".parse::<Card>().unwrap().faction(), Faction::Phoenixes);
    }

    #[test]
    fn cards_sort_as_their_names() {
        let cards: Vec<Card> = (0..Card::INDEX_END).filter_map(Card::from_index).collect();
        let mut names: Vec<String> = cards.iter().map(Card::to_string).collect();
        names.sort();
        assert_eq!(cards.iter().map(Card::to_string).collect::<Vec<_>>(), names);
        assert!(cards.iter().all(|card| Card::from_index(card.index()) == Some(*card)));
        assert_eq!(Card::from_index(Card::INDEX_END), None);
    }

    #[test]
    fn several_cards_are_read_with_spaces_or_commas() {
        assert_eq!(names(&parse_cards("GO0, GO0 dr7,").unwrap()), "GO0 GO0 DR7");
        assert!(parse_cards("GO0 GO").is_err());
    }
}
