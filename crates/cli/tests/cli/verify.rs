//! `interregnum verify`, and the records that `selfplay --fair` makes for it.

use crate::common::{root, run, run_with, testdata};
use serde_json::{Value, json};

const GAMES: &str = "testdata/fair/games.ndjson";

/// The first of the fair games, for two players.
fn game() -> Value {
    serde_json::from_str(&testdata("fair/games.ndjson")[0]).unwrap()
}

/// What is said about this record, without its place and the summary.
fn said(record: &Value) -> String {
    let ran = run_with(&["verify", "-"], &record.to_string());
    let (first, counts) = ran.out.trim_end().rsplit_once('\n').unwrap();
    assert_eq!((ran.status, counts), (1, "0 fair, 1 not fair, 0 without proof, 0 unreadable"), "{first}");
    first.strip_prefix("stdin:1: not fair: ").unwrap().to_owned()
}

#[test]
fn selfplay_deals_fairly_and_the_same_with_any_number_of_threads() {
    let games = std::fs::read_to_string(root().join(GAMES)).unwrap();
    for threads in ["1", "3"] {
        let args = ["--table", "random", "--games", "3", "--seed", "1", "--records", "-", "--threads", threads];
        assert_eq!(run(&[&["selfplay", "--fair"], &args[..]].concat()).out, games);
    }
    let given = r#"{"players":2,"factions":["gnomes","giants","dragons","trolls","seers"],"first_leader":1}"#;
    let played = run(&["selfplay", "--fair", "--table", given, "--games", "20", "--seed", "2", "--records", "-"]).out;
    let checked = run_with(&["check", "-q", "-"], &played);
    assert_eq!(checked.out, "20 agree, 0 differ, 0 unreadable\n");
    let verified = run_with(&["verify", "-q", "-"], &played);
    assert_eq!(
        (verified.status, verified.out.lines().last()),
        (0, Some("20 fair, 0 not fair, 0 without proof, 0 unreadable"))
    );
    for line in played.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&record["fair"]["lots"], &record["table"]["first_leader"]), (&json!(false), &json!(1)));
    }
}

#[test]
fn the_deals_of_a_separate_program_are_fair() {
    let golden = testdata("fair/deals.json").join("\n");
    let golden: Value = serde_json::from_str(&golden).unwrap();
    let cards = |value: &Value| json!(value.as_str().unwrap().split_whitespace().collect::<Vec<_>>());
    let record = |golden: &Value| {
        let (deck, fire) = (cards(&golden["deck"]), cards(&golden["fire"]));
        json!({"table": golden["table"], "fair": golden["fair"], "deck": deck, "fire": fire, "actions": []}).to_string()
    };
    let records: Vec<String> = golden["deals"].as_array().unwrap().iter().map(record).collect();
    let ran = run_with(&["verify", "-"], &records.join("\n"));
    assert_eq!(ran.status, 0, "{}", ran.out);
    assert!(ran.out.ends_with("\n6 fair, 0 not fair, 0 without proof, 0 unreadable\n"), "{}", ran.out);
    let second = "\
stdin:2: fair: the secret fits the commitment, and the cards follow from secret and nonces
  game        example-1
  commitment  c933f764e1ff50377f84b317577abad82f041463f95c2d4a89a1693d70610e4c
  nonce 0     00112233445566778899aabbccddeeff
  nonce 1     none
stdin:3: ";
    assert!(ran.out.contains(second), "{}", ran.out);
    let alone = "\n  nonce 3     none\n  No seat gave a nonce: whoever dealt could choose the deal.\nstdin:5: ";
    assert_eq!(ran.out.matches("No seat gave a nonce").count(), 1);
    assert!(ran.out.contains(alone), "{}", ran.out);
}

#[test]
fn whatever_was_changed_is_said() {
    let changed = |place: &str, value: Value| {
        let mut record = game();
        *record.pointer_mut(place).unwrap() = value;
        record
    };
    let fair = game();
    let (top, next) = (fair["deck"][0].clone(), fair["deck"][1].clone());
    assert_ne!(top, next);
    let mut swapped = game();
    (swapped["deck"][0], swapped["deck"][1]) = (next.clone(), top.clone());
    let plain = |value: &Value| value.as_str().unwrap().to_owned();
    assert_eq!(said(&swapped), format!("the deck has {} in place 1, but {} follows", plain(&next), plain(&top)));

    let leader = fair["table"]["first_leader"].as_u64().unwrap();
    let other = said(&changed("/table/first_leader", json!(1 - leader)));
    assert_eq!(other, format!("seat {} led first, but the lot fell on seat {leader}", 1 - leader));

    let commitment = said(&changed("/fair/commitment", json!("0".repeat(64))));
    let published = plain(&fair["fair"]["commitment"]);
    let zeros = "0".repeat(64);
    assert_eq!(
        commitment,
        format!("the secret is not the one that was committed to: it gives {published}, not {zeros}")
    );
    let secret = said(&changed("/fair/secret", json!(zeros)));
    assert!(secret.starts_with("the secret is not the one") && secret.contains("; the deck has "), "{secret}");
    for (place, value) in [("/fair/game", "selfplay-1-1"), ("/fair/nonces/1", "")] {
        assert!(said(&changed(place, json!(value))).contains("the deck has "), "{place}");
    }
    assert!(said(&changed("/fair/lots", json!(false))).contains("the deck has "));
    assert!(said(&changed("/table/edition", json!("german"))).contains("the deck has "));

    assert_eq!(said(&changed("/fair/secret", json!("00"))), "the secret: 2 digits: write all 64 hexadecimal digits");
    assert!(said(&changed("/fair/nonces/0", json!("x"))).starts_with("the nonce of seat 0: 'x' is no hexadecimal"));
    assert!(
        said(&changed("/fair/game", json!("\u{1b}[2J"))).starts_with("nothing can be dealt: \"\\u{1b}[2J\" is no id")
    );
}

#[test]
fn what_the_player_saw_before_the_game_is_compared() {
    let fair = &game()["fair"];
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    let (commitment, nonce) = (word(&fair["commitment"]), word(&fair["nonces"][1]));
    let verify = |args: &[&str]| run_with(&[&["verify", "-"], args].concat(), &game().to_string());
    let right = ["--commitment", &commitment.to_uppercase(), "--nonce", &nonce, "--id", "selfplay-1-0"];
    assert_eq!(verify(&right).status, 0);

    let other = "ab".repeat(32);
    let wrong = verify(&["--commitment", &other, "--nonce", "00", "--id", "selfplay-1-1"]);
    assert_eq!(wrong.status, 1);
    let expected = format!(
        "stdin:1: not fair: the commitment is {commitment}, but you saw {other}; your nonce 00 is not among the nonces; \
         the game is \"selfplay-1-0\", not \"selfplay-1-1\"\n"
    );
    assert!(wrong.out.starts_with(&expected), "{}", wrong.out);

    for (args, reason) in [
        (["--commitment", "12"], "2 digits: write all 64 hexadecimal digits"),
        (["--nonce", "123"], "3 digits: two make a byte"),
    ] {
        let refused = run(&[&["verify", GAMES], &args[..]].concat());
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains(reason), "{}", refused.err);
    }
}

#[test]
fn what_cannot_be_verified_is_said_and_counted() {
    let bare = testdata("vectors/claim2.ndjson").swap_remove(0);
    let input = format!("{}\n{bare}\n{{\"table\" 7}}\n", game());
    let quiet = run_with(&["verify", "-q", "-"], &input);
    let expected = "\
stdin:2: without proof: the record does not say what the deal was made from
stdin:3: unreadable: column 10: expected `:`
1 fair, 0 not fair, 1 without proof, 1 unreadable
";
    assert_eq!((quiet.out.as_str(), quiet.status), (expected, 1));

    let ran = run_with(&["verify", "--json", "-"], &input);
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((ran.status, lines.len()), (1, 3));
    let fair = game()["fair"].clone();
    assert_eq!(
        lines[0],
        json!({
            "file": "stdin", "line": 1, "finding": "fair", "reasons": [], "game": fair["game"],
            "commitment": fair["commitment"], "nonces": fair["nonces"], "lots": true,
        })
    );
    assert_eq!((&lines[1]["finding"], &lines[1]["game"]), (&json!("without proof"), &Value::Null));
    assert_eq!(
        (&lines[2]["finding"], &lines[2]["reasons"]),
        (&json!("unreadable"), &json!(["column 10: expected `:`"]))
    );
    assert_eq!(run_with(&["verify", "--json", "-q", "-"], &input).out.lines().count(), 2);

    let missing = run(&["verify", "no-such-file"]);
    assert_eq!((missing.status, missing.out.as_str()), (2, ""));
    assert!(missing.err.starts_with("error: no-such-file: "), "{}", missing.err);
}

#[test]
fn the_proof_stays_in_the_text_notation() {
    for n in ["1", "2", "3"] {
        let text = run(&["show", GAMES, "--game", n]).out;
        assert!(text.contains("\n[Lots \"yes\"]\n"), "{text}");
        let ran = run_with(&["verify", "-q", "-"], &text);
        assert_eq!((ran.status, ran.out.as_str()), (0, "1 fair, 0 not fair, 0 without proof, 0 unreadable\n"));
    }
}
