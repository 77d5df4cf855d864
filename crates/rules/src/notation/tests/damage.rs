//! Damaged text is refused with place and reason, and never breaks anything.

use super::*;
use proptest::prelude::{any, prop, proptest};

/// A game with short names of things to break.
fn text() -> String {
    let table: crate::Spec = "goblins+knights+phoenixes+dwarves+seers@windlands".parse().unwrap();
    let table = table.table(2).unwrap();
    let deal = Deal { deck: table.deck_cards(), fire: table.fire_cards() };
    let mut game = Game::new(&table, &deal).unwrap();
    let mut actions = Vec::new();
    while let Some(decision) = game.decisions().pop() {
        let action = decision.question.actions().swap_remove(0);
        game.act(decision.seat, &action).unwrap();
        actions.push((decision.seat, action));
    }
    write(&Record::new(table, deal, actions))
}

/// What is wrong with the text after this replacement.
fn error_after(from: &str, to: &str) -> String {
    let text = text();
    assert!(text.contains(from), "{text}");
    read(&text.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn the_text_looks_like_this() {
    let text = text();
    let head: Vec<&str> = text.lines().take(13).collect();
    assert_eq!(
        head,
        [
            "[Format \"interregnum/1\"]",
            "[Table \"goblins+knights+phoenixes+dwarves+seers@windlands\"]",
            "[Players \"2\"]",
            "[First \"0\"]",
            "[Hand0 \"GO0 GO0 GO0 GO0 GO0 GO1 GO2 GO3 GO4 GO5 GO6 GO7 GO8\"]",
            "[Hand1 \"GO9 KN2 KN3 KN4 KN5 KN6 KN7 KN8 KN9 PX0 PX1 PX2 PX3\"]",
            "[Draw \"PX4 PX5 PX6 PX7 PX8 PX9 DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 SE0 SE1 SE2 SE3 SE4 SE5 SE6 SE7 SE8 \
             SE9\"]",
            "[Fire \"PF0 PF1 PF2 PF3 PF4 PF5 PF6 PF7 PF8 PF9\"]",
            "",
            "{Phase One}",
            "1. 0: GO0 GO9, 1 wins",
            "2. 1: KN2 GO0, 1 wins",
            "3. 1: KN3 GO0, 1 wins",
        ]
    );
    assert!(text.contains("{Phase Two}\n1 passes "), "{text}");
}

#[test]
fn what_a_deal_was_made_from_is_whole_or_not_there() {
    let with = |headers: &str| read_one(&text().replacen("[Hand0", &format!("{headers}\n[Hand0"), 1));
    let all = "[Game \"g\"] [Commitment \"c\"] [Secret \"s\"] [Lots \"Yes\"]";
    let fair = with(&format!("{all} [nonce1 \"0b\"]")).unwrap().fair.unwrap();
    assert_eq!((fair.game.as_str(), fair.commitment.as_str(), fair.secret.as_str()), ("g", "c", "s"));
    assert_eq!((fair.nonces, fair.lots), (vec![String::new(), "0b".into()], true));
    let error = |headers: &str| with(headers).unwrap_err().to_string();
    assert_eq!(
        error(&all.replace("[Secret \"s\"]", "")),
        "line 5, column 2: this needs a header Secret beside it: add [Secret \"…\"]"
    );
    assert!(error("[Nonce0 \"00\"]").contains("this needs a header Game beside it"));
    assert_eq!(error(&all.replace("Yes", "maybe")), "line 5, column 49: \"maybe\" is neither yes nor no");
    assert!(error(&format!("{all} [Nonce2 \"\"]")).contains("there is no such seat at this table"));
}

#[test]
fn errors_name_line_column_and_remedy() {
    assert_eq!(error_after("GO0 GO9", "GO0 KN2"), "line 11, column 11: must follow Goblins: GO9 (rule 4.2)");
    assert_eq!(error_after("GO0 GO9", "GO0 GO8"), "line 11, column 11: GO8 is not in the hand (rule 4.1)");
    assert_eq!(
        error_after("1. 0:", "1. 1:"),
        "line 11, column 7: it is not the turn of seat 1 but of seat 0 (rule 4.1)"
    );
    assert_eq!(
        error_after("GO0 GO9", "0 takes GO0"),
        "line 11, column 15: the seat is asked to play, not to take (rule 4.1)"
    );
    assert_eq!(
        error_after("PX4 PX5", "PX4 PX4"),
        "line 7, column 12: the deck has PX4 more often than this table does: take it out (rule 3.1)"
    );
    assert_eq!(
        error_after("[Hand0 \"GO0 ", "[Hand0 \""),
        "line 5, column 9: 12 cards: each seat is dealt 13 (rule 3.1)"
    );
    assert!(error_after("PX4", "PY4").starts_with("line 7, column 8: there is no card \"PY4\""));
    assert!(
        error_after("[Players", "[Player").starts_with("line 3, column 2: there is no header \"Player\"; there are")
    );
    assert!(error_after("[First", "[Players").ends_with("the header \"Players\" is there twice: keep one"));
    assert!(error_after("\"2\"", "\"3\"").contains("3 players need a pair and 5 ten-card factions"));
    assert!(error_after("\"2\"", "\"two\"").starts_with("line 3, column 11: \"two\" is no number"));
    assert!(error_after("interregnum/1", "interregnum/2").contains("this program reads \"interregnum/1\""));
    assert!(error_after("{Phase Two}", "{Phase Two").contains("this comment has no end"));
    assert!(error_after("1. 0:", "1. é:").starts_with("line 11, column 4: \"é:\" is no move"));
    assert!(error_after("\"]\n\n", "\\q\"]\n\n").contains("after a backslash"));
    assert!(error_after("]\n\n", "\n\n").contains("put \"]\" after its value"));
    assert!(error_after("[Table", "[Site").contains("there is no table"));
    assert!(error_after("[Fire", "[Deck").contains("keep [Deck …], or hands and [Draw …]"));
    assert!(error_after("[Fire", "[Hand3").contains("the seats are 0 to 1"));
    assert!(error_after("[Fire", "[Date").contains("the Fire pile lacks PF0: add it (rule 3.2)"));
}

#[test]
fn a_column_is_counted_in_characters() {
    let text = text().replacen("[First", "[Site \"äöü🐉\"] [Furst", 1);
    assert!(read(&text).unwrap_err().to_string().starts_with("line 4, column 16: there is no header"));
}

#[test]
fn an_unfinished_move_is_an_error() {
    let cut = |upto: &str| {
        let text = text();
        let end = text.find(upto).unwrap() + upto.len();
        read(&text[..end]).unwrap_err().reason
    };
    assert!(cut("\n2. 1:").contains("what did seat 1 do?"));
    assert!(cut("1 passes ").contains("is not finished: complete it"));
}

#[test]
fn a_long_word_makes_no_long_error() {
    let long = "x".repeat(1_000_000);
    for text in [format!("[Table \"{long}\"]"), format!("[{long} \"\"]"), format!("[Table \"claim\"][Deck \"{long}\"]")]
    {
        assert!(read(&text).unwrap_err().reason.chars().count() <= 601);
        assert!(read_position(&text).unwrap_err().reason.chars().count() <= 601);
    }
}

#[test]
fn positions_that_contradict_themselves_are_refused() {
    let error = |text: &str| read_position(&format!("[Table \"claim2@swamp\"]\n{text}")).unwrap_err().to_string();
    assert!(error("[Asked \"pass\"]").starts_with("line 2, column 9: no Setting at this table asks"));
    assert!(error("[Asked \"pass\"] [Phase \"two\"]").contains("\"pass\" is not asked here: write discard"));
    assert!(error("[Trick \"0:GN1 1:GN3 0:GN5\"]").contains("one card from each seat"));
    assert!(error("[Trick \"0:GN1! 1:GN3\"]").contains("rule 7.3"));
    assert!(error("[Trick \"7:GN1\"]").contains("there is no seat 7 at this table"));
    assert!(error("[Phase \"two\"] [Trick \"0:GN1 1:GI3\"] [Crush \"0 GI3\"]").contains("rule 6.2"));
    assert!(error("[Crush \"0 GI3\"]").contains("name that seat (rule 6.2)"));
    assert!(error("[Hand0 \"??*101\"]").contains("at most 100"));
    assert!(error("[Hand0 \"100 x ?? GN1\"]").contains("more than 100 cards"));
    assert!(error("[Phase \"over\"] [Pile0 \"??\"]").contains("in the score pile of seat 0 is face down"));
    assert!(error("[LastTricks \"0 1 0\"]").contains("two last tricks"));
    assert!(error("[Claims \"gnomes 2\"]").contains("a side from 0 to 1"));
    assert!(error("GN1").contains("only headers"));
}

proptest! {
    #![proptest_config(always_the_same())]

    #[test]
    fn damage_never_panics(cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4u8), 1..6)) {
        let mut text: Vec<char> = text().chars().collect();
        let game = Game::new(&Table::claim2(), &Deal::shuffled(&Table::claim2(), &mut Rng::seeded(1))).unwrap();
        let mut position: Vec<char> = write_position(&game.position().revealed()).chars().collect();
        for (place, with, how) in cuts {
            for text in [&mut text, &mut position].into_iter().filter(|text| !text.is_empty()) {
                let place = place.index(text.len());
                match how {
                    0 => text[place] = with,
                    1 => text.insert(place, with),
                    2 => drop(text.remove(place)),
                    _ => text.truncate(place.max(1)),
                }
            }
        }
        let text: String = text.into_iter().collect();
        if let Err(error) = read(&text) {
            let lines = text.split('\n').count();
            assert!((1..=lines).contains(&error.line) && error.column >= 1 && !error.reason.is_empty());
        }
        let position: String = position.into_iter().collect();
        if let Ok(at) = read_position(&position) {
            assert_eq!(read_position(&write_position(&at)), Ok(at));
        }
    }
}
