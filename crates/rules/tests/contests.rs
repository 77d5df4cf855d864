//! How the races for the votes stand, in positions that are easily misjudged.

use interregnum_rules::{Action, Card, Contest, Decided, Faction, Game, Kind, Seat, Side, Viewer, notation};

/// A game from these headers. Cards that are not named are discarded.
fn resume(headers: &str) -> Game {
    let read = |text: &str| notation::read_position(text).unwrap();
    let at = read(headers);
    let mut missing: Vec<Card> = at.table.deck_cards().into_iter().chain(at.table.fire_cards()).collect();
    for card in at.layout.all().filter_map(|card| card.face()) {
        let place = missing.iter().position(|&other| other == card).unwrap();
        missing.remove(place);
    }
    let discard = format!("[Discard \"{}\"]", interregnum_rules::names(&missing));
    Game::resume(read(&(headers.to_owned() + &discard)).open().unwrap()).unwrap()
}

fn contest(game: &Game, faction: Faction) -> Contest {
    let contests = game.view(Viewer::Spectator).contests.factions;
    contests.into_iter().find(|contest| contest.faction == faction).unwrap()
}

fn play(game: &mut Game, cards: &str) {
    for card in interregnum_rules::parse_cards(cards).unwrap() {
        let (seat, kind) = game.position().asked()[0];
        assert_eq!(kind, Kind::Play);
        game.act(seat, &Action::Play(card)).unwrap();
    }
}

#[test]
fn r10_4_whoever_has_more_votes_than_others_can_get_has_won() {
    let game = |building: &str, last: &str| {
        resume(&format!(
            r#"[Table "claim{building}"] [Phase "two"] [Leader "0"] [Hand0 "DW1 DG1"] [Hand1 "DW2 DG2"] {last}
               [Pile0 "GO1 GO2 GO3 GO4 GO5 GO6 GO7 GO8 KN2 KN3 KN4 KN5 KN6 UD0 UD1 UD2 UD3 UD4 UD5"]"#
        ))
    };
    let won_by = |game: &Game| game.contests().won_by(game.table());
    assert_eq!(won_by(&game("", "")), Some(Side(0)), "three sure votes, and two to come");
    assert_eq!(won_by(&game("@dungeon", r#"[LastTricks "1"]"#)), None, "a vote is lost, another one may be");
    assert_eq!(won_by(&game("@dungeon", r#"[LastTricks "0"]"#)), Some(Side(0)));
    assert_eq!(won_by(&game("@castle", "")), None, "votes do not decide");
}

#[test]
fn r6_2_with_four_one_giant_crushes_in_front_of_both_partners() {
    let mut game = resume(
        r#"[Table "claim2"] [Players "4"] [Phase "two"] [Leader "1"]
           [Hand0 "DR0"] [Hand1 "DR9"] [Hand2 "DR1"] [Hand3 "GI3"] [Front0 "GN3"] [Front2 "GN3"]"#,
    );
    assert_eq!(contest(&game, Faction::Gnomes).decided, None);
    play(&mut game, "DR9 DR1 GI3 DR0");
    assert_eq!(game.outcome().unwrap().vote(Faction::Gnomes), None);
}

#[test]
fn r6_2_gnomes_fear_only_giants_of_their_value_that_are_still_to_come() {
    let game = resume(r#"[Table "claim2"] [Phase "two"] [Leader "0"] [Hand0 "DR9"] [Hand1 "GI3"] [Front0 "GN1 GN5"]"#);
    assert_eq!(contest(&game, Faction::Gnomes).decided, Some(Decided::For(Side(0))));
    let game = resume(r#"[Table "claim2"] [Phase "two"] [Leader "0"] [Hand0 "DR9"] [Hand1 "GI5"] [Front0 "GN5"]"#);
    assert_eq!(contest(&game, Faction::Gnomes).decided, None);
}

#[test]
fn r6_2_each_giant_to_come_threatens_a_gnome() {
    let game =
        resume(r#"[Table "claim2"] [Phase "two"] [Leader "0"] [Hand0 "DR9 DR8"] [Hand1 "GI3 GI3"] [Front0 "GN3 GN3"]"#);
    assert_eq!(contest(&game, Faction::Gnomes).decided, None);
    let game = resume(
        r#"[Table "claim2"] [Phase "two"] [Leader "0"] [Hand0 "DR9 DR8"] [Hand1 "GI3 GI3"] [Front0 "GN3 GN3 GN3"]"#,
    );
    assert_eq!(contest(&game, Faction::Gnomes).decided, Some(Decided::For(Side(0))));
}

#[test]
fn r6_2_in_the_german_edition_a_giant_crushes_one_gnome_in_all() {
    let game = resume(
        r#"[Table "claim2@german"] [Players "4"] [Phase "two"] [Leader "1"]
           [Hand0 "DR0"] [Hand1 "DR9"] [Hand2 "DR1"] [Hand3 "GI3"] [Front0 "GN3"] [Front2 "GN3"]"#,
    );
    assert_eq!(contest(&game, Faction::Gnomes).decided, Some(Decided::For(Side(0))));
}

#[test]
fn r9_2_a_claim_that_waits_for_the_giants_is_decided() {
    let mut game = resume(
        r#"[Table "claim2@lighthouse@german"] [Players "3"] [Phase "two"] [Trick "0:UD9 1:UD1 2:GI3"] [Crush "0 GI3"]
           [Hand0 "DR0"] [Hand1 "DR9"] [Hand2 "DR1"] [Front1 "GN3"]
           [Pile0 "UD5 UD9 UD1 GI3"] [Pile1 "UD0 UD2 UD3 UD4"] [Recruited "0 4 0"]"#,
    );
    assert_eq!(contest(&game, Faction::Undead).decided, Some(Decided::For(Side(0))));
    game.act(Seat(0), &Action::Crush(None)).unwrap();
    assert_eq!(game.position().claims, [(Faction::Undead, Side(0))]);
}

#[test]
fn r9_2_what_was_gathered_in_phase_one_brings_no_one_to_the_lighthouse() {
    let game = resume(
        r#"[Table "claim@lighthouse"] [Hand0 "GO1"] [Hand1 "GO2"] [Market "GO3"] [Deck "GO4"]
           [Pile0 "UD0 UD1 UD2"] [Pile1 "UD3"]
           [Followers0 "UD4 UD5 UD6 UD7 UD8 UD9 DW0 DW1 DW2 DW3 DW4 DW5"]
           [Followers1 "DG0 DG1 DG2 DG3 DG4 DG5 DG6 DG7 DG8 DG9 DW6 DW7"]"#,
    );
    let undead = contest(&game, Faction::Undead);
    // With four of the six that are open, seat 0 leaves the other too few for the Lighthouse.
    assert_eq!((undead.decided, undead.sides[0].needs, undead.sides[1].needs), (None, Some(4), Some(5)));
}

#[test]
fn r9_2_a_gnome_crushed_on_the_way_does_not_count() {
    let mut game = resume(
        r#"[Table "gnomes+giants+basilisks+dragons+seers@lighthouse"] [Phase "two"] [Leader "1"]
           [Hand0 "DR0 DR5"] [Hand1 "GI3 GN5"] [Front0 "GN3 GN3"] [Pile1 "GN1 GN1 GN1"] [Recruited "0 3"]"#,
    );
    assert_eq!(contest(&game, Faction::Gnomes).sides[0].needs, None);
    play(&mut game, "GI3 DR0");
    assert_eq!(contest(&game, Faction::Gnomes).decided, Some(Decided::For(Side(1))));
}

#[test]
fn r9_2_whoever_leaves_the_others_too_few_need_not_hold_three() {
    let game = resume(r#"[Table "claim@lighthouse"] [Phase "two"] [Hand0 "DW1 DW2 DW3"] [Hand1 "GO1 GO2 GO3"]"#);
    let needs: Vec<_> = contest(&game, Faction::Dwarves).sides.iter().map(|share| share.needs).collect();
    assert_eq!(needs, [Some(2), Some(2)]);
}
