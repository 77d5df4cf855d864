//! `interregnum match`.

use crate::common::run;
use serde_json::Value;

const MATCH: [&str; 7] = ["match", "--a", "ismcts:40", "--b", "random", "--seed", "7"];

fn json(more: &[&str]) -> Value {
    let ran = run(&[&MATCH, more, &["--json"]].concat());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    serde_json::from_str(&ran.out).unwrap()
}

fn number(result: &Value, key: &str) -> u64 {
    result[key].as_u64().unwrap_or_else(|| panic!("{key} in {result}"))
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    for table in ["claim", "random"] {
        let with = |threads| json(&["--table", table, "--pairs", "6", "--threads", threads]);
        assert_eq!(with("1"), with("3"));
    }
}

#[test]
fn the_counts_add_up_with_two_three_and_four_players() {
    for (players, games) in [("2", 2), ("3", 6), ("4", 2)] {
        let result = json(&["--table", "claim2", "--players", players, "--pairs", "4"]);
        assert_eq!(number(&result, "pairs"), 4);
        assert_eq!(number(&result, "a") + number(&result, "b") + number(&result, "split"), 4);
        let played = number(&result, "games_a") + number(&result, "games_b") + number(&result, "draws");
        assert_eq!(played, 4 * games, "{result}");
        assert_eq!((&result["name_a"], &result["name_b"]), (&"ismcts:40".into(), &"random".into()));
        assert_eq!((number(&result, "players").to_string().as_str(), number(&result, "seed")), (players, 7));
    }
}

#[test]
fn the_counts_come_first_in_their_order() {
    let out = run(&[&MATCH[..], &["--json", "--pairs", "1"]].concat()).out;
    let keys = ["pairs", "a", "b", "split", "games_a", "games_b", "draws"];
    let places: Vec<usize> = keys.iter().map(|key| out.find(&format!("\"{key}\":")).unwrap()).collect();
    assert!(places.is_sorted() && places[0] == 1, "{out}");
}

#[test]
fn a_bot_against_itself_turned_round_wins_as_often() {
    let ran = run(&["match", "--a", "random", "--b", "random", "--seed", "7", "--pairs", "300", "--json"]);
    let result: Value = serde_json::from_str(&ran.out).unwrap();
    let share = result["share"].as_f64().unwrap();
    let (low, high) = (result["low"].as_f64().unwrap(), result["high"].as_f64().unwrap());
    assert!(low < share && share < high && (0.35..0.65).contains(&share), "{result}");
}

#[test]
fn a_clear_match_ends_early_whatever_the_threads() {
    let with = |threads| json(&["--pairs", "1000", "--sprt", "0.5,0.8", "--threads", threads]);
    let result = with("2");
    assert_eq!(result["sprt"]["verdict"], "high");
    assert!((7..30).contains(&number(&result, "pairs")), "{result}");
    assert_eq!(result, with("1"));
    let open = json(&["--pairs", "2", "--sprt"]);
    assert_eq!(
        (&open["sprt"]["verdict"], &open["sprt"]["low"], &open["sprt"]["high"]),
        (&"open".into(), &0.5.into(), &0.6.into())
    );
    assert!(json(&["--pairs", "1"])["sprt"].is_null());
}

#[test]
fn the_result_is_told_in_words() {
    let ran = run(&[&MATCH[..], &["--pairs", "6", "--sprt", "0.5,0.8", "--table", "claim@tower"]].concat());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    for text in
        ["6 pairs at the table claim@tower, 2 players, seed 7", "ismcts:40", "neither", "95 % interval", "The test"]
    {
        assert!(ran.out.contains(text), "{}", ran.out);
    }
    let none = run(&["match", "--a", "random", "--b", "random", "--pairs", "0", "--seed", "1"]);
    assert_eq!((none.status, none.err.as_str()), (0, ""));
}

#[test]
fn a_drawn_seed_is_named() {
    let ran = run(&["match", "--a", "random", "--b", "random", "--pairs", "2", "--json"]);
    let seed = number(&serde_json::from_str(&ran.out).unwrap(), "seed");
    assert!(ran.err.contains(&format!("--seed {seed} ")), "{}", ran.err);
}

#[test]
fn wrong_usage_is_refused_with_what_would_be_right() {
    let wrong: [(&[&str], &str); 6] = [
        (&["--a", "clairvoyant", "--b", "random"], "there is no bot \"clairvoyant\"; there are: random"),
        (&["--a", "random", "--b", "ismcts:0"], "ismcts:N"),
        (&["--a", "random"], "--b"),
        (&["--a", "random", "--b", "random", "--sprt", "0.6,0.5"], "such as 0.5,0.6"),
        (&["--a", "random", "--b", "random", "--table", "elves"], "there is no faction \"elves\""),
        (&["--a", "random", "--b", "random", "--threads", "0"], "0 is not in 1..=1024"),
    ];
    for (args, message) in wrong {
        let ran = run(&[&["match"], args].concat());
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.starts_with("error: ") && ran.err.contains(message), "{}", ran.err);
    }
}
