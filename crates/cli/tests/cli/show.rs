//! `interregnum show`.

use crate::common::{run, run_with, testdata};
use interregnum_rules::{Action, Card, Phase, Position, Record, Seat, names};

/// The text of each step, as this seat sees the game.
fn steps(record: &str, seat: &str) -> Vec<String> {
    let ran = run_with(&["show", "-", "--steps", "--seat", seat], record);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    ran.out.split("┌─ Step ").skip(1).map(str::to_owned).collect()
}

/// Cards that this seat cannot know: in other hands or in the deck, with no copy where it could have seen it.
fn secrets(record: &Record, at: &Position<Card>, seat: Seat) -> Vec<Card> {
    let layout = &at.layout;
    let mut known = layout.hands[seat.index()].clone();
    known.extend([layout.followers.concat(), layout.piles.concat(), layout.front.concat()].concat());
    known.extend([&layout.market, &layout.trick, &layout.aside, &layout.discard].into_iter().flatten());
    for (giver, action) in &record.actions {
        if let (true, Action::Pass(cards)) = (*giver == seat, action) {
            known.extend(cards);
        }
    }
    let end = layout.deck.len() - at.face_up;
    let face_down = end.min(usize::from(at.looked == Some(seat)))..end;
    known.extend(&layout.deck[..face_down.start]);
    known.extend(&layout.deck[face_down.end..]);
    let others = record.table.seats().filter(|other| *other != seat).flat_map(|other| &layout.hands[other.index()]);
    let deck = &layout.deck[face_down];
    others.chain(deck).chain(&layout.fire).copied().filter(|card| !known.contains(card)).collect()
}

/// Checks every step of Phase One; after it hands can be deduced (11.4). Returns how many cards were kept secret.
fn nothing_leaks(text: &str, record: &Record, seat: Seat) -> usize {
    let steps = steps(text, &seat.0.to_string());
    assert_eq!(steps.len(), record.actions.len() + 1);
    let mut hidden = 0;
    for (step, shown) in steps.iter().enumerate() {
        let game = record.replay(step).unwrap();
        if game.position().phase == Phase::Two {
            break;
        }
        let secrets = secrets(record, game.position(), seat);
        hidden += secrets.len();
        let leaked: Vec<Card> = secrets.into_iter().filter(|card| shown.contains(&card.to_string())).collect();
        assert!(leaked.is_empty(), "step {step} shows {seat} {}:\n{shown}", names(&leaked));
        assert!(shown.contains("??"));
    }
    hidden
}

#[test]
fn a_seat_is_never_shown_a_hidden_card() {
    for (file, game) in [("claim", 0), ("claim2", 0), ("settings", 5), ("three_players", 2), ("maps_factions", 0)] {
        let text = &testdata(&format!("vectors/{file}.ndjson"))[game];
        let record: Record = serde_json::from_str(text).unwrap();
        let hidden: usize = record.table.seats().map(|seat| nothing_leaks(text, &record, seat)).sum();
        assert!(hidden > 500, "{file}: the test looked at {hidden} cards");
    }
}

#[test]
fn an_open_picture_shows_every_hand() {
    let text = &testdata("vectors/claim2.ndjson")[0];
    let ran = run_with(&["show", "-", "--step", "0"], text);
    assert_eq!(ran.status, 0);
    assert!(!ran.out.contains("??"));
    assert!(ran.out.contains("Hand         DR0 GI1 GI3 GI3 GN1 GN5 GN5 GN7 SE1 SE3 SE5 TR1 TR8"), "{}", ran.out);
    assert_eq!(ran.out.matches("┌─ Step ").count(), 1);
}

#[test]
fn every_line_fits_eighty_columns() {
    for file in ["four_players", "corners", "maps_factions", "settings", "buildings"] {
        let ran = run(&["show", &format!("testdata/vectors/{file}.ndjson"), "--game", "2", "--steps"]);
        assert_eq!(ran.status, 0);
        let wide = ran.out.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None);
    }
}

#[test]
fn the_story_is_told_in_sentences() {
    let ran = run(&["show", "testdata/vectors/claim2.ndjson", "--steps"]);
    let words: Vec<&str> = ran.out.split_whitespace().filter(|word| *word != "│").collect();
    let story = words.join(" ");
    for sentence in
        ["Seat 0 plays SE5.", "Seat 0 wins the trick.", "Seat 0 takes GI1 from the market.", "The game is over."]
    {
        assert!(story.contains(sentence), "{sentence}");
    }
}

#[test]
fn colours_come_when_they_are_wanted() {
    let args = ["show", "testdata/vectors/claim2.ndjson", "--step", "0"];
    assert!(!run(&args).out.contains('\u{1b}'), "no terminal");
    assert!(run(&[&args[..], &["--color", "always"]].concat()).out.contains('\u{1b}'));
    assert!(!run(&[&args[..], &["--color", "never"]].concat()).out.contains('\u{1b}'));
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    let file = "testdata/vectors/claim.ndjson";
    for (args, message) in [
        (["--game", "99"], "error: --game 99: the games in testdata/vectors/claim.ndjson are 1 to 36\n"),
        (["--game", "0"], "error: --game 0: the games in testdata/vectors/claim.ndjson are 1 to 36\n"),
        (["--step", "99"], "error: --step 99: the steps are 0 to 52\n"),
        (["--seat", "2"], "error: --seat 2: the seats are 0 to 1\n"),
    ] {
        let ran = run(&[&["show", file], &args[..]].concat());
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (2, "", message));
    }
    assert_eq!(run_with(&["show", "-"], "").err, "error: stdin has no games\n");
}

#[test]
fn a_record_that_breaks_the_rules_is_shown_up_to_there() {
    let text = testdata("vectors/claim2.ndjson")[0].replacen("\"play\":\"SE4\"", "\"play\":\"DR5\"", 1);
    let ran = run_with(&["show", "-", "--steps"], &text);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("┌─ Step 1 of") && !ran.out.contains("┌─ Step 2 of"));
    assert_eq!(ran.err, "error: action 1: must follow Seers: SE2, SE4 or SE8 (rule 4.2)\n");
}

#[test]
fn names_are_shown_where_they_sit_and_do_no_harm() {
    let named = testdata("vectors/claim2.ndjson")[0].replacen(
        '{',
        r#"{"players":["North","\u001b[2JSouth"],"site":"At home","comment":"first\nsecond","#,
        1,
    );
    let ran = run_with(&["show", "-", "--step", "0"], &named);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(
        ran.out.contains("├─ Seat 0, North, to play ─") && ran.out.contains("├─ Seat 1,  [2JSouth ─"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("\nAt home; first second\n"), "{}", ran.out);
    assert!(!ran.out.contains('\u{1b}'));
}
