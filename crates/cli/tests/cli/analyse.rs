//! `interregnum analyse` and `interregnum puzzles`.

use crate::common::{run, run_with, testdata};
use interregnum_rules::Record;
use serde_json::{Value, json};

/// The last part of a game of two, which is proved quickly: the analysis of a record of its actions.
fn analysed(file: &str, game: usize) -> (Record, Value) {
    let line = &testdata(&format!("vectors/{file}.ndjson"))[game];
    let ran = run_with(&["analyse", "-", "--effort", "1", "--json"], line);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    (serde_json::from_str(line).unwrap(), serde_json::from_str(&ran.out).unwrap())
}

#[test]
fn every_decision_is_told_with_its_numbers() {
    let (record, analysis) = analysed("claim2", 0);
    let decisions = analysis["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), record.actions.len());
    for (place, decision) in decisions.iter().enumerate() {
        assert_eq!((&decision["action"], &decision["seat"]), (&json!(place), &json!(record.actions[place].0.0)));
        let number = |key: &str| decision[key]["chance"].as_f64().unwrap();
        assert!((number("before") - number("after") - number("cost")).abs() < 1e-9, "{decision}");
        let estimated = decision["basis"] == "estimated";
        assert_eq!(estimated, decision["all_cards"].is_object());
        assert_eq!(estimated, decision["before"]["error"].as_f64().unwrap() > 0.0);
        if let Some(mistake) = decision["mistake"].as_object().filter(|_| !estimated) {
            let sentence = mistake["sentence"].as_str().unwrap();
            let best = decision["best"]["play"].as_str().unwrap();
            assert!(sentence.contains(best) && sentence.ends_with('.'), "{sentence}");
            let lost = number("cost") > 0.0 || decision["votes_lost"].as_i64().unwrap() > 0;
            assert!(lost, "{sentence}");
        }
    }
    let exact = |decision: &&Value| decision["basis"] == "exact";
    assert_eq!(decisions.iter().filter(exact).count(), 26);
    let turned = &decisions[analysis["turning_point"].as_u64().unwrap() as usize];
    assert_eq!((&turned["basis"], &turned["cost"]["chance"]), (&json!("exact"), &json!(1.0)));
    assert_eq!(analysis["result"]["winners"], json!([0]));
    assert_eq!(analysis["luck"]["phase_two"], json!({"value": "win", "margin": 1}));
}

#[test]
fn the_text_names_mistakes_and_the_turning_point() {
    let ran = run(&["analyse", "testdata/vectors/claim2.ndjson", "--effort", "1"]);
    let words: Vec<&str> = ran.out.split_whitespace().collect();
    let text = words.join(" ");
    for part in [
        "Lets the Trolls go: after TR7 the vote could still be won.",
        "With best play seat 0 wins by 1 vote after TR7, and loses by 1 vote after SE0.",
        "Turning point: action 49, GI7 of seat 1 (exact).",
        "With best play from Phase Two on seat 0 wins by 1 vote (exact).",
        "by the deal, if all play alike",
        "What changes after the deal is choices and hidden cards together",
    ] {
        assert!(text.contains(part), "{part}\n{}", ran.out);
    }
}

#[test]
fn wrong_records_are_refused_as_elsewhere() {
    let broken = testdata("vectors/claim2.ndjson")[0].replacen("\"play\":\"SE4\"", "\"play\":\"DR5\"", 1);
    let ran = run_with(&["analyse", "-", "--effort", "1"], &broken);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert_eq!(ran.err, "error: action 1: must follow Seers: SE2, SE4 or SE8 (rule 4.2)\n");
    assert_eq!(run(&["analyse", "testdata/vectors/claim2.ndjson", "--game", "99"]).status, 2);
}

#[test]
fn printed_puzzles_have_exactly_one_winning_card() {
    let ran = run(&["puzzles", "--count", "6", "--seed", "4", "--table", "random", "--json"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().count(), 6);
    for line in ran.out.lines() {
        let puzzle: Value = serde_json::from_str(line).unwrap();
        let position = puzzle["position"].as_str().unwrap();
        let solved: Value = serde_json::from_str(&run_with(&["solve", "-", "--json"], position).out).unwrap();
        let options = solved["options"].as_array().unwrap();
        let winning: Vec<&Value> = options.iter().filter(|option| option["value"] == "win").collect();
        assert_eq!(winning.len(), 1);
        assert_eq!((&winning[0]["play"], &solved["seat"]), (&puzzle["solution"]["play"], &puzzle["seat"]));
        assert_eq!(options.len(), puzzle["options"].as_u64().unwrap() as usize);
        assert!(!puzzle["themes"].as_array().unwrap().is_empty());
    }
}

#[test]
fn a_puzzle_in_text_is_a_position() {
    let ran = run(&["puzzles", "--seed", "7"]);
    assert!(ran.out.starts_with("; Puzzle 1 of 1: seat "), "{}", ran.out);
    let hint = run_with(&["hint", "-"], &ran.out);
    assert_eq!((hint.status, hint.err.as_str()), (0, ""));
    let best = ran.out.split_once("; Solution:\n;   ").unwrap().1.split('!').next().unwrap();
    assert!(hint.out.contains(&format!("{best} is the only choice with which seat")), "{}\n{}", ran.out, hint.out);
    assert_eq!(run(&["puzzles", "--seed", "7"]).out, ran.out);
}

#[test]
fn puzzles_need_a_table_that_can_be_solved() {
    let table = "goblins+knights+phoenixes+unicorns+basilisks";
    let ran = run(&["puzzles", "--table", table]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("puzzles are for two players and without Phoenixes"), "{}", ran.err);
}
