use super::*;

const PAIR: [Faction; 2] = [Faction::Goblins, Faction::Knights];

fn refusal(players: u8, factions: &[Faction]) -> String {
    Table::new(players, factions).unwrap_err().to_string()
}

#[test]
fn r2_1_two_to_four_play() {
    assert_eq!(refusal(1, &Table::CLAIM), "1 players: two to four can play");
    assert_eq!(refusal(5, &Table::CLAIM), "5 players: two to four can play");
}

#[test]
fn r2_2_a_pair_and_three_or_five_more() {
    assert_eq!([2, 3, 4].map(|players| Table::decks(players).len()), [168, 252, 252]);
    for players in 2..=4 {
        for deck in Table::decks(players) {
            let table = Table::new(players, &deck).unwrap();
            let expected = if players == 2 { 52 } else { 72 };
            assert_eq!(table.deck_cards().len(), expected);
        }
    }
}

#[test]
fn r2_3_ready_made_tables() {
    let titles = |table: Table| table.factions().iter().map(|f| f.title()).collect::<Vec<_>>().join(", ");
    assert_eq!(titles(Table::claim()), "Goblins, Knights, Undead, Dwarves, Doppelgängers");
    assert_eq!(titles(Table::claim2()), "Gnomes, Giants, Dragons, Trolls, Seers");
}

#[test]
fn r2_4_one_setting_and_one_building_at_most() {
    let table = Table::claim().with_setting(Setting::Swamp).with_building(Building::Tower);
    assert_eq!((table.setting(), table.building()), (Some(Setting::Swamp), Some(Building::Tower)));
    let table = table.with_setting(Setting::Islands).with_building(None);
    assert_eq!((table.setting(), table.building()), (Some(Setting::Islands), None));
}

#[test]
fn r2_5_the_edition_is_international_unless_told() {
    assert_eq!(Table::claim().edition(), Edition::International);
    assert_eq!(Table::claim().with_edition(Edition::German).edition(), Edition::German);
}

#[test]
fn r2_6_the_first_leader_is_given() {
    assert_eq!(Table::claim().led_by(Seat(1)).unwrap().first_leader(), Seat(1));
    let error = Table::claim().led_by(Seat(2)).unwrap_err().to_string();
    assert_eq!(error, "the first leader is seat 2, but the seats are 0 to 1");
}

#[test]
fn r2_7_any_other_composition_is_refused() {
    use Faction::{Doppelgangers, Dragons, Dwarves, Giants, Gnomes, Goblins, Knights, Seers, Trolls, Undead};
    assert_eq!(
        refusal(2, &[Goblins, Undead, Dwarves, Seers]),
        "Goblins without Knights: a pair comes whole, so add Knights or leave out Goblins"
    );
    assert_eq!(
        refusal(2, &[Giants, Undead, Dwarves, Seers]),
        "Giants without Gnomes: a pair comes whole, so add Gnomes or leave out Giants"
    );
    assert_eq!(
        refusal(2, &[Undead, Dwarves, Seers]),
        "the deck has no pair: add Goblins and Knights, or Gnomes and Giants"
    );
    assert_eq!(
        refusal(3, &[Goblins, Knights, Gnomes, Giants, Undead, Dwarves, Seers]),
        "the deck has both pairs: leave out Goblins and Knights, or Gnomes and Giants"
    );
    assert_eq!(
        refusal(2, &[Goblins, Knights, Undead, Undead, Seers]),
        "Undead are named twice: name each faction once"
    );
    assert_eq!(
        refusal(2, &[Goblins, Knights, Undead, Dwarves]),
        "2 players need a pair and 3 ten-card factions, not 2 (Undead, Dwarves)"
    );
    assert_eq!(
        refusal(4, &[Goblins, Knights, Undead, Dwarves, Doppelgangers, Dragons, Trolls, Seers]),
        "4 players need a pair and 5 ten-card factions, not 6 \
         (Undead, Dwarves, Doppelgängers, Dragons, Trolls, Seers)"
    );
    assert_eq!(refusal(3, &PAIR), "3 players need a pair and 5 ten-card factions, not 0 (none)");
}

#[test]
fn r3_1_hands_and_draw_deck() {
    let sizes = |players| {
        let table = Table::new(players, &Table::decks(players)[0]).unwrap();
        let hand = table.hand_size();
        (hand, table.deck_cards().len() - hand * usize::from(players))
    };
    assert_eq!([2, 3, 4].map(sizes), [(13, 26), (12, 36), (9, 36)]);
}

#[test]
fn r3_2_the_fire_pile_comes_with_phoenixes() {
    assert!(Table::claim().fire_cards().is_empty());
    let factions = [&PAIR[..], &[Faction::Phoenixes, Faction::Undead, Faction::Seers]].concat();
    let fire = Table::new(2, &factions).unwrap().fire_cards();
    assert_eq!(crate::names(&fire), "PF0 PF1 PF2 PF3 PF4 PF5 PF6 PF7 PF8 PF9");
}
