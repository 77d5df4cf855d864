//! `interregnum hint`.

use crate::common::{run, run_with, testdata};
use interregnum_rules::{Record, Rng, Viewer, notation};
use interregnum_solver::Beyond;
use serde_json::{Value, json};

const GAMES: &str = "testdata/vectors/claim2.ndjson";

fn hint(args: &[&str]) -> Value {
    let worlds: &[&str] = if args.contains(&"--worlds") { &[] } else { &["--worlds", "20"] };
    let ran = run(&[&["hint", "--json"], args, worlds].concat());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&ran.out).unwrap()
}

fn record(file: &str, game: usize) -> Record {
    serde_json::from_str(&testdata(&format!("vectors/{file}.ndjson"))[game]).unwrap()
}

#[test]
fn endings_are_advised_exactly() {
    let advice = hint(&[GAMES, "--at", "44"]);
    let solved: Value = serde_json::from_str(&run(&["solve", GAMES, "--at", "44", "--json"]).out).unwrap();
    assert_eq!((&advice["basis"], &advice["seat"]), (&json!("exact"), &solved["seat"]));
    let bare = |options: &Value| -> Vec<Value> {
        let options = options.as_array().unwrap().iter();
        options.map(|option| json!([option["play"], option["value"], option["margin"]])).collect()
    };
    assert_eq!(bare(&advice["options"]), bare(&solved["options"]));
    let best = advice["options"].as_array().unwrap().iter().find(|option| option["play"] == advice["best"]["play"]);
    assert_eq!(best.unwrap()["margin"], solved["margin"]);
}

/// What is said about the line of best play is what comes of it.
#[test]
fn the_line_of_best_play_keeps_what_the_words_promise() {
    for (file, game, left) in [("claim", 0, 10), ("claim2", 4, 9), ("claim2", 9, 12), ("mixed_two_players", 2, 10)] {
        let record = record(file, game);
        let at = record.actions.len() - left;
        let path = format!("testdata/vectors/{file}.ndjson");
        let advice = hint(&[&path, "--game", &(game + 1).to_string(), "--at", &at.to_string()]);
        let mut actions = record.actions[..at].to_vec();
        let line = json!({"table": record.table, "deck": record.deal.deck, "actions": advice["line"]});
        actions.extend(serde_json::from_value::<Record>(line).unwrap().actions);
        let played = Record::new(record.table, record.deal, actions).check().unwrap();
        let result = played.result.unwrap();
        let seat = advice["seat"].as_u64().unwrap() as u8;
        let why = advice["why"].as_str().unwrap();
        let told = why.split_once("In a line of best play ").unwrap().1;
        for (faction, side) in result.votes {
            assert_eq!(told.contains(faction.title()), side.is_some_and(|side| side.0 == seat), "{why} {faction}");
        }
        let margin = i64::from(result.tally[usize::from(seat)]) - i64::from(result.tally[usize::from(1 - seat)]);
        let best = advice["options"].as_array().unwrap().iter().map(|option| option["margin"].as_i64().unwrap());
        assert!(best.max() >= Some(margin), "{why}");
    }
}

/// An estimate names one best action, and says which others may be as good.
#[test]
fn an_estimate_names_one_best_and_says_what_is_too_close_to_call() {
    let estimated = hint(&[GAMES, "--at", "3", "--worlds", "40"]);
    assert_eq!(estimated["basis"], json!("estimated"));
    let options = estimated["options"].as_array().unwrap();
    let chance = |option: &Value| option["chance"].as_f64().unwrap();
    let best = options.iter().find(|option| option["play"] == estimated["best"]["play"]).unwrap();
    assert!(options.iter().all(|option| chance(option) <= chance(best)), "{estimated}");
    let close = options.iter().filter(|option| option["close"] == json!(true)).count();
    assert!(close > 1, "{estimated}");
    let ran = run(&["hint", GAMES, "--at", "3", "--worlds", "40"]);
    assert_eq!(ran.out.matches("too close to call").count(), close - 1, "{}", ran.out);
    let best = estimated["best"]["play"].as_str().unwrap();
    assert!(ran.out.contains(&format!("it cannot tell {best} from ")), "{}", ran.out);
    assert!(!ran.out.contains("grandmaster"), "{}", ran.out);
    assert_eq!(estimated, hint(&[GAMES, "--at", "3", "--worlds", "40"]));
}

/// Two worlds that the seat cannot tell apart get the same advice, byte by byte.
#[test]
fn advice_does_not_depend_on_hidden_cards() {
    let mut compared = 0;
    for (file, game, at) in [("claim2", 1, 7), ("settings", 4, 9), ("three_players", 0, 30), ("maps_factions", 2, 44)] {
        let record = record(file, game);
        let real = record.replay(at).unwrap();
        let (seat, _) = real.position().asked()[0];
        let knowledge = real.knowledge(seat).unwrap();
        let world = knowledge.sample(&mut Rng::seeded(5));
        let mut other = record.clone();
        other.deal = world.deal.clone();
        other.actions.truncate(at);
        other.claims = interregnum_rules::Claims::default();
        other.result = None;
        // Hidden choices are part of a world.
        let replayed = world.game(&knowledge);
        if other.replay(at).is_err() || other.replay(at).unwrap() != replayed {
            continue;
        }
        let args = ["hint", "-", "--at", &at.to_string(), "--worlds", "15"];
        let mut record = record;
        record.actions.truncate(at);
        record.claims = interregnum_rules::Claims::default();
        record.result = None;
        let advice = run_with(&args, &serde_json::to_string(&record).unwrap());
        assert_eq!((advice.status, advice.err.as_str()), (0, ""));
        assert_ne!(record.deal, other.deal);
        assert_eq!(advice.out, run_with(&args, &serde_json::to_string(&other).unwrap()).out, "{file}");
        compared += 1;
    }
    assert!(compared >= 3, "only {compared} worlds could be compared");
}

#[test]
fn a_position_is_advised_as_the_seat_sees_it() {
    let record = record("claim2", 0);
    let at = |at: usize| record.replay(at).unwrap().position().clone();
    // Phase Two: the other hand is what is left over.
    let ending = at(44);
    let (seat, _) = ending.asked()[0];
    let open = run_with(&["hint", "-"], &notation::write_position(&ending.revealed()));
    let seen = run_with(&["hint", "-"], &notation::write_position(&ending.seen_by(Viewer::Seat(seat))));
    assert!(open.out.contains("(exact)"), "{}{}", open.out, open.err);
    assert_eq!(open.out, seen.out);
    assert_eq!(open.out, run(&["hint", GAMES, "--at", "44"]).out);
    // Phase One: faces that the seat may not know change nothing.
    let early = at(4);
    let (seat, _) = early.asked()[0];
    let open = run_with(&["hint", "-", "--worlds", "9"], &notation::write_position(&early.revealed()));
    let hidden = notation::write_position(&early.seen_by(Viewer::Seat(seat)));
    assert!(hidden.contains("??") && open.out.contains("(estimated)"), "{}{}", open.out, open.err);
    assert_eq!(open.out, run_with(&["hint", "-", "--worlds", "9"], &hidden).out);
}

#[test]
fn every_kind_of_decision_is_advised() {
    for (file, game) in [("settings", 0), ("settings", 4), ("four_players", 0), ("corners", 34)] {
        let record = record(file, game);
        let path = format!("testdata/vectors/{file}.ndjson");
        for at in (0..record.actions.len().saturating_sub(12)).step_by(9) {
            let game_number = (game + 1).to_string();
            let args = [&path, "--game", &game_number, "--at", &at.to_string(), "--worlds", "4"];
            let ran = run(&[&["hint"], &args[..]].concat());
            let exact = Beyond::of(record.replay(at).unwrap().position()).is_none();
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{file} {game} {at}");
            assert_eq!((exact, !exact), (ran.out.contains("(exact)"), ran.out.contains("% ±")), "{}", ran.out);
        }
    }
}

#[test]
fn a_seat_that_is_not_asked_is_told_who_is() {
    let ran = run(&["hint", GAMES, "--at", "0", "--seat", "1"]);
    assert_eq!((ran.status, ran.err.as_str()), (2, "error: --seat 1: it is seat 0 that is asked to play\n"));
    let ran = run(&["hint", GAMES, "--at", "54"]);
    assert_eq!((ran.status, ran.err.as_str()), (2, "error: the game is over: nobody is asked anything\n"));
    let lacking = "[Table \"claim2\"] [Phase \"two\"] [Hand0 \"DR7\"] [Hand1 \"??\"]";
    let ran = run_with(&["hint", "-"], lacking);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("is nowhere: put it where it lies, or with the discards"), "{}", ran.err);
}
