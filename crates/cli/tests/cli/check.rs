//! `interregnum check`.

use crate::common::{root, run, run_with, testdata};
use serde_json::{Value, json};

fn vectors() -> Vec<String> {
    let files = std::fs::read_dir(root().join("testdata/vectors")).unwrap();
    let mut names: Vec<String> = files.map(|file| file.unwrap().path().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

#[test]
fn all_vectors_agree() {
    let files = vectors();
    let mut args = vec!["check"];
    args.extend(files.iter().map(String::as_str));
    let ran = run(&args);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().last(), Some("450 agree, 0 differ, 0 unreadable"));
    assert_eq!(ran.out.lines().filter(|line| line.ends_with(": agrees")).count(), 450);
    args.push("--quiet");
    assert_eq!(run(&args).out, "450 agree, 0 differ, 0 unreadable\n");
}

#[test]
fn the_trace_is_what_the_vectors_say() {
    for file in vectors() {
        let ran = run(&["check", "--trace", &file]);
        assert_eq!(ran.status, 0);
        assert!(ran.err.ends_with(" agree, 0 differ, 0 unreadable\n"), "{}", ran.err);
        let vectors = std::fs::read_to_string(&file).unwrap();
        assert_eq!(vectors.lines().count(), ran.out.lines().count());
        for (vector, trace) in vectors.lines().zip(ran.out.lines()) {
            let vector: Value = serde_json::from_str(vector).unwrap();
            let trace: Value = serde_json::from_str(trace).unwrap();
            let keys: Vec<&String> = trace.as_object().unwrap().keys().collect();
            assert_eq!(keys, ["legal", "phase_two_hands", "piles", "result"]);
            assert!(keys.iter().all(|key| vector[key] == trace[key]), "{file}");
        }
    }
}

/// A game as JSON, without what it states beside its actions.
fn bare() -> Value {
    let mut record: Value = serde_json::from_str(&testdata("vectors/claim2.ndjson")[0]).unwrap();
    let fields = record.as_object_mut().unwrap();
    for key in ["legal", "phase_two_hands", "piles", "result"] {
        fields.remove(key);
    }
    record
}

#[test]
fn a_record_without_a_result_agrees_and_blank_lines_are_skipped() {
    let mut unfinished = bare();
    unfinished["actions"].as_array_mut().unwrap().truncate(9);
    let ran = run_with(&["check", "-"], &format!("\n{}\n\n{unfinished}", bare()));
    assert_eq!(ran.out, "stdin:2: agrees\nstdin:4: agrees\n2 agree, 0 differ, 0 unreadable\n");
    assert_eq!(ran.status, 0);
}

#[test]
fn a_falsified_record_differs_with_the_number_of_the_rule() {
    let mut illegal = bare();
    illegal["actions"][1] = json!({"seat": 1, "play": "DR5"});
    let mut turn = bare();
    turn["actions"][0]["seat"] = json!(1);
    let mut result: Value = serde_json::from_str(&testdata("vectors/claim2.ndjson")[0]).unwrap();
    result["result"]["votes"]["trolls"] = json!(1);
    let mut deck = bare();
    deck["deck"][0] = json!("TR8");
    let input = format!("{illegal}\n{turn}\n{result}\n{deck}\n");
    let ran = run_with(&["check", "-"], &input);
    let expected = [
        "stdin:1: differs: action 1: must follow Seers: SE2, SE4 or SE8 (rule 4.2)",
        "stdin:2: differs: action 0: it is not the turn of seat 1 but of seat 0 (rule 4.1)",
        "stdin:3: differs: vote of the Trolls: the record says side 1, the rules say side 0 (rule 10.4)",
        "stdin:4: differs: the deck has TR8 more often than this table does: take it out (rule 3.1)",
        "0 agree, 4 differ, 0 unreadable",
    ];
    assert_eq!((ran.out.lines().collect::<Vec<_>>(), ran.status), (expected.to_vec(), 1));

    let traced = run_with(&["check", "--trace", "-"], &input);
    let lines: Vec<Value> = traced.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((traced.status, lines.len()), (1, 4));
    assert_eq!((&lines[0]["action"], &lines[0]["rule"]), (&json!(1), &json!("4.2")));
    assert_eq!(lines[2]["result"]["votes"]["trolls"], json!(0), "what the rules say");
    assert_eq!((&lines[3]["action"], &lines[3]["rule"]), (&Value::Null, &json!("3.1")));
}

#[test]
fn a_damaged_record_is_unreadable_with_line_column_and_reason() {
    let good = bare().to_string();
    let damaged = [&good[..40], "{\"table\":", "\u{7f}", "{\"table\" 7}", "[]"].join("\n");
    let ran = run_with(&["check", "-"], &format!("{good}\n{damaged}\n"));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "stdin:1: agrees");
    assert!(lines[1].starts_with("stdin:2: unreadable: column 40: EOF while parsing"), "{}", lines[1]);
    assert_eq!(lines[4], "stdin:5: unreadable: column 10: expected `:`");
    assert_eq!((lines.last(), ran.status), (Some(&"1 agree, 0 differ, 5 unreadable"), 1));
    let traced = run_with(&["check", "--trace", "-q", "-"], "{\"table\" 7}\n");
    assert_eq!(traced.out, "{\"error\":\"column 10: expected `:`\",\"action\":null,\"rule\":null}\n");
}

#[test]
fn bytes_that_are_no_text_are_unreadable() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("noise");
    std::fs::write(&path, [0xff, 0xfe, b'\n', 0x00]).unwrap();
    let ran = run(&["check", path.to_str().unwrap()]);
    assert_eq!((ran.status, ran.out.lines().last()), (1, Some("0 agree, 0 differ, 2 unreadable")));
}

#[test]
fn a_missing_file_is_an_input_error() {
    let ran = run(&["check", "no-such-file"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("error: no-such-file: "), "{}", ran.err);
}

#[test]
fn a_record_may_be_spread_over_lines() {
    let spread = serde_json::to_string_pretty(&bare()).unwrap();
    let ran = run_with(&["check", "-"], &format!("{spread}\n{}\n{spread}", bare()));
    let next = spread.lines().count() + 1;
    let expected = format!("stdin:1: agrees\nstdin:{next}: agrees\nstdin:{}: agrees\n", next + 1);
    assert_eq!(ran.out, format!("{expected}3 agree, 0 differ, 0 unreadable\n"));
    let list = run_with(&["check", "-"], &format!("[{}]\n", bare()));
    assert!(list.out.contains("a JSON list; write the records one after the other"), "{}", list.out);
    assert_eq!(list.status, 1);
}
