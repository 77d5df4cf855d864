//! Everything that a table can be made of, so that no client has to know it.

use crate::options::BotLevel;
#[cfg(feature = "openapi")]
use crate::schema;
use interregnum_rules::{Building, Card, Code, Deed, Edition, Faction, Factions, Field, Setting, Spec, Table};
use serde::{Deserialize, Serialize};

/// Everything that a table can be made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Catalogue {
    /// The factions.
    pub factions: Vec<FactionEntry>,
    /// How large decks are.
    pub sizes: Vec<TableSize>,
    /// Ready-made decks.
    pub ready_made: Vec<ReadyMade>,
    /// The names of all Settings.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub settings: Vec<Setting>,
    /// The names of all Buildings.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub buildings: Vec<Building>,
    /// The names of all editions.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub editions: Vec<Edition>,
    /// How well bots can play, the weakest first.
    pub levels: Vec<BotLevel>,
}

/// A faction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FactionEntry {
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Faction))]
    pub name: Faction,
    /// The two letters on its cards.
    pub code: String,
    /// The faction that it always comes with: exactly one such pair is in a deck.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schema::Faction>))]
    pub pair: Option<Faction>,
    /// Its cards in the deck, copies included.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub cards: Vec<Card>,
    /// Its cards that lie apart.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub fire: Vec<Card>,
    /// Where its cards lie in Phase Two, apart from hands, tricks and score piles.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schema::Field>))]
    pub field: Option<Field>,
    /// What its power does that is no play.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Deed>))]
    pub deeds: Vec<Deed>,
    /// The numbers of the rules that describe its power.
    pub rules: Vec<String>,
}

/// How large the deck for so many players is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSize {
    /// Two to four.
    pub players: u8,
    /// How many factions there are beside the pair.
    pub others: usize,
    /// How many cards there are, those that lie apart not counted.
    pub cards: usize,
    /// How many cards everybody is dealt.
    pub hand: usize,
}

/// A ready-made deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReadyMade {
    /// The word for it: a table can be opened with it.
    pub deck: String,
    /// For how many players.
    pub players: u8,
    /// Its factions.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Faction>))]
    pub factions: Vec<Faction>,
}

const PLAYERS: [u8; 3] = [2, 3, 4];

impl Catalogue {
    /// All there is.
    pub fn new() -> Catalogue {
        let spec =
            |factions: Factions| Spec { factions, setting: None, building: None, edition: Edition::International };
        let ready = PLAYERS.into_iter().flat_map(|players| [Factions::Claim, Factions::Claim2].map(|it| (it, players)));
        let tables = ready.filter_map(|(it, players)| {
            let spec = spec(it);
            Some((spec.to_string(), spec.table(players).ok()?))
        });
        let tables: Vec<(String, Table)> = tables.collect();
        let size = |players: u8| tables.iter().find(|(_, table)| table.players() == players);
        Catalogue {
            factions: Faction::ALL.map(FactionEntry::of).to_vec(),
            sizes: PLAYERS
                .into_iter()
                .filter_map(|players| size(players).map(|(_, table)| TableSize::of(table)))
                .collect(),
            ready_made: tables
                .iter()
                .map(|(deck, table)| ReadyMade {
                    deck: deck.clone(),
                    players: table.players(),
                    factions: table.factions().to_vec(),
                })
                .collect(),
            settings: Setting::ALL.to_vec(),
            buildings: Building::ALL.to_vec(),
            editions: Edition::ALL.to_vec(),
            levels: BotLevel::ALL.to_vec(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Catalogue {
        Catalogue::new()
    }
}

impl FactionEntry {
    fn of(faction: Faction) -> FactionEntry {
        let apart = Code::ALL.into_iter().filter(|code| code.faction() == faction && *code != faction.code());
        FactionEntry {
            name: faction,
            code: faction.code().letters().to_owned(),
            pair: faction.pair(),
            cards: faction.cards().collect(),
            fire: apart.flat_map(Card::all_of).collect(),
            field: faction.field(),
            deeds: faction.deeds().to_vec(),
            rules: faction.rule_numbers().iter().map(|&number| number.to_owned()).collect(),
        }
    }
}

impl TableSize {
    fn of(table: &Table) -> TableSize {
        TableSize {
            players: table.players(),
            others: Table::ten_card_factions(table.players()),
            cards: table.deck_cards().len(),
            hand: table.hand_size(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_made_deck_has_the_size_that_its_table_needs() {
        let catalogue = Catalogue::new();
        assert_eq!(catalogue.ready_made.len(), 6);
        for ready in &catalogue.ready_made {
            let cards =
                |name: &Faction| catalogue.factions.iter().find(|entry| entry.name == *name).unwrap().cards.len();
            let size = catalogue.sizes.iter().find(|size| size.players == ready.players).unwrap();
            assert_eq!(ready.factions.iter().map(cards).sum::<usize>(), size.cards);
            assert_eq!(ready.factions.len(), size.others + 2);
        }
        assert_eq!(catalogue.sizes.iter().map(|size| size.cards).collect::<Vec<_>>(), [52, 72, 72]);
    }

    /// Clients find the words of what powers do by these names.
    #[test]
    fn fields_and_deeds_are_written_in_small_letters() {
        let entries = serde_json::to_value(Catalogue::new().factions).unwrap();
        let entries = entries.as_array().unwrap();
        let mut fields: Vec<&str> = entries.iter().filter_map(|entry| entry["field"].as_str()).collect();
        fields.sort_unstable();
        assert_eq!(fields, ["aside", "fire", "front"]);
        let deeds = entries.iter().flat_map(|entry| entry["deeds"].as_array().unwrap());
        let mut deeds: Vec<&str> = deeds.map(|deed| deed.as_str().unwrap()).collect();
        deeds.sort_unstable();
        assert_eq!(deeds, ["capture", "crush", "draw", "look"]);
    }

    #[test]
    fn the_fire_lies_apart_and_belongs_to_the_phoenixes() {
        let fire: Vec<_> = Catalogue::new().factions.into_iter().filter(|entry| !entry.fire.is_empty()).collect();
        assert_eq!(fire.len(), 1);
        assert_eq!((fire[0].name, fire[0].fire.len()), (Faction::Phoenixes, 10));
    }
}
