//! `interregnum solve`.

use crate::common::{run, run_with, testdata};
use interregnum_rules::{Record, notation};
use serde_json::{Value, json};

const GAMES: &str = "testdata/vectors/claim2.ndjson";

fn solved(args: &[&str]) -> Value {
    let ran = run(&[&["solve", "--json"], args].concat());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn every_card_has_its_value_from_the_side_of_the_mover() {
    let ran = run(&["solve", GAMES, "--at", "42", "--json"]);
    assert_eq!(
        ran.out,
        concat!(
            r#"{"proved":true,"seat":0,"value":"loss","margin":-1,"options":["#,
            r#"{"play":"GI1","value":"loss","margin":-3},{"play":"SE9","value":"loss","margin":-1},"#,
            r#"{"play":"TR0","value":"loss","margin":-1},{"play":"TR3","value":"loss","margin":-1},"#,
            r#"{"play":"TR5","value":"loss","margin":-1},{"play":"TR9","value":"loss","margin":-1}]}"#,
            "\n"
        )
    );
    let table = run(&["solve", GAMES, "--at", "42"]).out;
    assert!(table.starts_with("seat 0 is to act: loss with best play, margin -1\n  GI1  loss  -3\n* SE9  loss  -1\n"));
}

/// Games whose last actions can be solved quickly: what is promised at each of them is kept.
#[test]
fn the_last_card_decides_what_the_result_says() {
    for (file, game) in [("claim", 3), ("claim2", 5), ("buildings", 10), ("settings", 2)] {
        let record: Record = serde_json::from_str(&testdata(&format!("vectors/{file}.ndjson"))[game]).unwrap();
        let last = record.actions.len() - 1;
        let path = format!("testdata/vectors/{file}.ndjson");
        let answer = solved(&[&path, "--game", &(game + 1).to_string(), "--at", &last.to_string()]);
        let result = record.result.unwrap();
        let seat = answer["seat"].as_u64().unwrap() as usize;
        let expected = match result.winners.as_slice() {
            [winner] if winner.index() == seat => "win",
            [_] => "loss",
            _ => "draw",
        };
        let margin = i64::from(result.tally[seat]) - i64::from(result.tally[1 - seat]);
        assert_eq!((&answer["value"], &answer["margin"]), (&json!(expected), &json!(margin)), "{file} {game}");
        assert_eq!(answer["options"].as_array().unwrap().len(), 1);
    }
}

#[test]
fn crushing_is_solved_too() {
    let answer = solved(&["testdata/vectors/buildings.ndjson", "--game", "22", "--at", "53"]);
    let keys: Vec<&Value> = answer["options"].as_array().unwrap().iter().map(|option| &option["crush"]).collect();
    assert_eq!(keys, [&Value::Null, &json!(1)]);
    assert!(answer["options"][0].get("crush").is_some(), "declining is written as null");
}

#[test]
fn a_position_is_solved_as_the_record_it_comes_from() {
    let record: Record = serde_json::from_str(&testdata("vectors/claim2.ndjson")[0]).unwrap();
    let position = record.replay(44).unwrap().position().clone();
    let text = notation::write_position(&position.revealed());
    let ran = run_with(&["solve", "-", "--json"], &text);
    assert_eq!(serde_json::from_str::<Value>(&ran.out).unwrap(), solved(&[GAMES, "--at", "44"]));
    let hidden = run_with(&["solve", "-"], "[Table \"claim2\"] [Phase \"two\"] [Hand0 \"DR7\"] [Hand1 \"??\"]");
    assert_eq!((hidden.status, hidden.out.as_str()), (2, ""));
    assert_eq!(hidden.err, "error: a card in the hand of seat 1 is face down: name it\n");
    assert_eq!(run_with(&["solve", "-", "--at", "3"], &text).status, 2);
}

#[test]
fn what_cannot_be_proved_is_said_as_an_answer() {
    let reasons: [(&[&str], &str); 5] = [
        (&[GAMES, "--at", "0"], "this is Phase One; only Phase Two can be solved"),
        (&[GAMES, "--at", "54"], "the game is over"),
        (&[GAMES, "--at", "40", "--budget", "1"], "the budget was spent before anything was proved"),
        (&["testdata/vectors/three_players.ndjson", "--at", "70"], "3 play; only games of two can be solved"),
        (
            &["testdata/vectors/maps_factions.ndjson", "--game", "3", "--at", "50"],
            "Phoenixes draw cards that nobody knows, so the ending cannot be solved",
        ),
    ];
    for (args, reason) in reasons {
        assert_eq!(solved(args), json!({"proved": false, "reason": reason}));
        assert_eq!(run(&[&["solve"], args].concat()).out, format!("Not proved: {reason}.\n"));
    }
}

#[test]
fn wrong_moments_are_refused() {
    for (args, message) in [
        (&[GAMES][..], "error: name the moment with --at N, where N is 0 to 54\n"),
        (&[GAMES, "--at", "55"], "error: --at 55: the record has 54 actions, so the moments are 0 to 54\n"),
        (
            &[GAMES, "--at", "1", "--game", "99"],
            "error: --game 99: the games in testdata/vectors/claim2.ndjson are 1 to 36\n",
        ),
    ] {
        let ran = run(&[&["solve"], args].concat());
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (2, "", message));
    }
    let broken = testdata("vectors/claim2.ndjson")[0].replacen("\"play\":\"SE4\"", "\"play\":\"DR5\"", 1);
    let ran = run_with(&["solve", "-", "--at", "40"], &broken);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert_eq!(ran.err, "error: action 1: must follow Seers: SE2, SE4 or SE8 (rule 4.2)\n");
}
