//! Positions come back as they went.

use super::*;
use crate::position::Position;
use crate::zone::{Seen, Viewer};
use crate::{Phase, Seat};

fn comes_back(position: &Position<Seen>) {
    let text = write_position(position);
    let back = read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&back, position, "{text}");
    assert_eq!(write_position(&back), text);
}

#[test]
fn the_truth_and_every_view_come_back() {
    for seed in 0..40 {
        let (record, _) = random_record(&mut Rng::stream(11, seed), usize::MAX);
        let mut game = Game::new(&record.table, &record.deal).unwrap();
        for (seat, action) in &record.actions {
            comes_back(&game.position().revealed());
            Viewer::all(record.table.players()).for_each(|viewer| comes_back(&game.position().seen_by(viewer)));
            game.act(*seat, action).unwrap();
        }
        comes_back(&game.position().revealed());
    }
}

#[test]
fn a_few_lines_are_enough() {
    let text = "
        [Table claim2] ; no quotes";
    assert!(read_position(text).unwrap_err().reason.contains("[Name \"value\"]"));
    let text = r#"
        [Table "claim2"]   ; two players, seat 0 first
        [Phase "two"]
        [Hand0 "DR7, gn3"]
        [Hand1 "2 x ??"]
        [Trick "1:SE4"]
    "#;
    let at = read_position(text).unwrap();
    assert_eq!((at.phase, at.leader, at.asked()), (Phase::Two, Seat(1), vec![(Seat(0), crate::Kind::Play)]));
    assert_eq!(at.layout.hands[1], [Seen::Back, Seen::Back]);
    assert_eq!(at.trick.plays[0].strength, 4);
    comes_back(&at);
}

#[test]
fn a_position_by_hand_can_be_played() {
    let hands = "[Table \"claim2\"] [Phase \"two\"] [Hand0 \"DR7 GN3\"] [Hand1 \"GI3 SE4\"]";
    let placed: Vec<crate::Card> = crate::parse_cards("DR7 GN3 GI3 SE4").unwrap();
    let mut rest = Table::claim2().deck_cards();
    for card in placed {
        rest.remove(rest.iter().position(|&other| other == card).unwrap());
    }
    let text = format!("{hands} [Discard \"{}\"]", crate::names(&rest));
    let mut game = Game::resume(read_position(&text).unwrap().open().unwrap()).unwrap();
    for card in ["DR7", "SE4", "GN3", "GI3"] {
        let seat = game.decisions()[0].seat;
        game.act(seat, &Action::Play(card.parse().unwrap())).unwrap();
    }
    assert!(game.outcome().is_some());
}

#[test]
fn strengths_that_are_left_out_follow_from_the_rules() {
    let text = "[Table \"goblins+knights+unicorns+undead+dwarves@ice_fields\"] [Phase \"two\"]
        [Winner \"1\"] [Pile0 \"UC1 UC2\"] [Trick \"0:GO3\"] [Previous \"0:GO4 1:GO5\"]";
    let at = read_position(text).unwrap();
    assert_eq!(at.trick.plays[0].strength, 3 + 2 + 1);
    assert_eq!(at.previous.unwrap().plays[0].strength, 4);
}

/// Found by fuzzing: an empty header says that there was none.
#[test]
fn an_empty_previous_trick_is_none() {
    let position =
        read_position("[Table \"claim\"] [Phase \"two\"] [Hand0 \"GO1\"] [Hand1 \"GO2\"] [Previous \" \"]").unwrap();
    assert_eq!(position.previous, None);
    assert_eq!(read_position(&write_position(&position)), Ok(position));
}
