//! `interregnum selfplay` and `bench`.

use crate::common::{command, run, run_with, testdata};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

const GAMES: [&str; 7] = ["selfplay", "--seed", "7", "--records", "-", "--games", "40"];

fn records(more: &[&str]) -> String {
    let ran = run(&[&GAMES, more].concat());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    ran.out
}

#[test]
fn the_same_seed_gives_the_same_bytes_with_any_number_of_threads() {
    for table in ["claim2", "random"] {
        let one = records(&["--table", table, "--threads", "1"]);
        assert_eq!(one.lines().count(), 40);
        assert_eq!(one, records(&["--table", table, "--threads", "2"]));
    }
}

#[test]
fn the_games_of_a_seed_never_change() {
    let golden = testdata("cli/selfplay_claim2_seed7.ndjson");
    let found = records(&["--table", "claim2"]);
    assert_eq!(golden.len(), 2);
    assert!(found.lines().take(2).eq(golden.iter().map(String::as_str)));
}

#[test]
fn other_seeds_give_other_games() {
    let found = |seed| run(&["selfplay", "--games", "1", "--records", "-", "--seed", seed]).out;
    assert_ne!(found("7"), found("8"));
}

#[test]
fn the_records_agree_with_the_rules() {
    let checked = run_with(&["check", "-q", "-"], &records(&["--table", "random"]));
    assert_eq!((checked.status, checked.out.as_str()), (0, "40 agree, 0 differ, 0 unreadable\n"));
}

#[test]
fn records_can_go_to_a_file() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join("selfplay.ndjson");
    let ran = run(&["selfplay", "--seed", "7", "--games", "40", "--records", path.to_str().unwrap()]);
    assert_eq!((ran.status, ran.out.as_str()), (0, ""));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), records(&[]));
    let nowhere = folder.join("no folder").join("games");
    let ran = run(&["selfplay", "--games", "1", "--seed", "1", "--records", nowhere.to_str().unwrap()]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.starts_with("error: ") && ran.err.contains("no folder"), "{}", ran.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_with_the_file() {
    let ran = run(&["selfplay", "--games", "100", "--seed", "1", "--records", "/dev/full"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("error: /dev/full: "), "{}", ran.err);
}

#[test]
fn the_first_leader_is_drawn_unless_json_names_one() {
    let leaders = |table: &str| {
        let out = records(&["--table", table]);
        let leader = |line: &str| serde_json::from_str::<Value>(line).unwrap()["table"]["first_leader"].as_u64();
        out.lines().map(|line| leader(line).unwrap()).collect::<std::collections::BTreeSet<u64>>()
    };
    let json = r#"{"players":3,"factions":["gnomes","giants","dragons","trolls","seers","undead","dwarves"]}"#;
    assert_eq!(leaders(json), [0, 1, 2].into());
    assert_eq!(leaders(&json.replace("{\"players", "{\"first_leader\":2,\"players")), [2].into());
}

#[test]
fn the_summary_says_what_happened() {
    let ran = run(&["selfplay", "--table", "claim2@dungeon", "--games", "200", "--seed", "7"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    for text in ["200 games at the table claim2@dungeon, 2 players", "seed 7", "95 % interval", "Gnomes", "tied votes"]
    {
        assert!(ran.out.contains(text), "{}", ran.out);
    }
    let ran =
        run(&["selfplay", "--games", "200", "--seed", "7", "--json", "--players", "4", "--bots", "random,random"]);
    let summary: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&summary["games"], &summary["seed"], &summary["players"]), (&200.into(), &7.into(), &4.into()));
    let wins: u64 = summary["sides"].as_array().unwrap().iter().map(|side| side["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins + summary["games_decided_by"]["shared"].as_u64().unwrap(), 200);
    assert_eq!(summary["votes"].as_object().unwrap().len(), 7);
    assert_eq!(summary["tricks_in_phase_one"]["max"], 9);
    let none = run(&["selfplay", "--games", "0", "--json", "--seed", "1"]);
    assert_eq!((none.status, none.err.as_str()), (0, ""));
}

#[test]
fn a_drawn_seed_is_named_so_that_the_run_can_be_repeated() {
    let ran = run(&["selfplay", "--games", "3", "--json"]);
    let seed = serde_json::from_str::<Value>(&ran.out).unwrap()["seed"].to_string();
    assert!(ran.err.contains(&format!("--seed {seed} ")), "{}", ran.err);
    assert_eq!(run(&["selfplay", "--games", "3", "--json", "--seed", &seed]).out, ran.out);
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let args = ["selfplay", "--games", "20000", "--records", "-", "--seed", "7"];
    let mut child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(line.ends_with("}\n"));
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn wrong_tables_and_bots_are_refused_with_what_would_be_right() {
    let wrong: [(&[&str], &str); 7] = [
        (&["--table", "claim", "--players", "5"], "two to four can play"),
        (&["--table", "elves"], "there is no faction \"elves\"; there are: goblins"),
        (&["--table", "gnomes+giants+trolls"], "2 players need a pair and 3 ten-card factions"),
        (&["--table", "goblins+trolls+seers+dragons"], "add Knights or leave out Goblins"),
        (&["--table", "claim@moon"], "\"@moon\" is no Setting (underworld"),
        (&["--table", "{\"players\":2}"], "missing field `factions`"),
        (
            &["--bots", "clairvoyant"],
            "there is no bot \"clairvoyant\"; there are: random, novice, apprentice, adept, master",
        ),
    ];
    for (args, message) in wrong {
        let ran = run(&[&["selfplay"], args].concat());
        assert_eq!((ran.status, ran.out.as_str()), (2, ""));
        assert!(ran.err.starts_with("error: ") && ran.err.contains(message), "{}", ran.err);
    }
}

#[test]
fn bench_prints_its_figures() {
    let ran = run(&["bench", "playouts", "--seconds", "0", "--json", "--table", "claim"]);
    let figures: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&figures["table"], &figures["players"]), (&"claim".into(), &2.into()));
    assert!(figures["games_per_second"].as_f64().unwrap() > 0.0 && figures["plays_per_second"].is_number());
    assert!(figures["games"].as_u64() >= Some(1) && figures["plays"].as_u64() >= Some(52));
    assert!(run(&["bench", "playouts", "--seconds", "0"]).out.contains("games a second"));
    assert_eq!(run(&["bench", "playouts", "--seconds", "-1"]).status, 2);
    assert_eq!(run(&["bench", "playouts", "--table", "random"]).status, 2);
}

#[test]
fn bench_bots_prints_its_figures() {
    let args = ["bench", "bots", "--seconds", "0", "--table", "claim", "--bots", "ismcts:50,random"];
    let ran = run(&[&args[..], &["--json"]].concat());
    let figures: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&figures["table"], &figures["players"]), (&"claim".into(), &2.into()));
    let [search, random] = &figures["bots"].as_array().unwrap()[..] else { panic!("{figures}") };
    assert_eq!(
        (&search["name"], &search["decisions"], &search["iterations"]),
        (&"ismcts:50".into(), &1.into(), &50.into())
    );
    assert!(search["iterations_per_second"].as_f64().unwrap() > 0.0);
    assert!(random["iterations"].is_null() && random["ms_per_decision"].is_number());
    assert!(run(&args).out.contains("iterations a second"));
    assert_eq!(run(&["bench", "bots", "--bots", "nobody"]).status, 2);
}

#[test]
fn bench_solver_prints_its_figures() {
    let figures = |args: &[&str]| -> Value {
        let ran = run(&[&["bench", "solver", "--positions", "3", "--tricks", "7", "--json"], args].concat());
        assert_eq!(ran.status, 0, "{}", ran.err);
        serde_json::from_str(&ran.out).unwrap()
    };
    for table in ["claim2", "mixed", "random", "goblins+knights+undead+unicorns+basilisks@swamp@abbey"] {
        let measured = figures(&["--table", table, "--seed", "4"]);
        assert_eq!(
            (&measured["table"], &measured["positions"], &measured["tricks"]),
            (&table.into(), &3.into(), &7.into())
        );
        let again = figures(&["--table", table, "--seed", "4"]);
        for question in ["root", "all", "margin"] {
            for share in ["median", "p90", "p99", "max"] {
                assert!(measured[question][format!("{share}_ms")].as_f64().unwrap() > 0.0);
                let nodes = format!("{share}_nodes");
                assert_eq!(measured[question][&nodes].as_u64(), again[question][&nodes].as_u64());
            }
            assert!(measured[question]["median_nodes"].as_u64() <= measured[question]["max_nodes"].as_u64());
        }
        assert!(measured["root"]["max_nodes"].as_u64() <= measured["all"]["max_nodes"].as_u64());
    }
    let text = run(&["bench", "solver", "--positions", "2", "--tricks", "5"]).out;
    assert!(text.starts_with("claim2, 2 positions with 5 tricks left, seed 1, one thread, CPU time\n"), "{text}");
    let phoenixes = run(&["bench", "solver", "--table", "goblins+knights+undead+dwarves+phoenixes"]);
    assert!(phoenixes.status == 2 && phoenixes.err.contains("Phoenixes draw cards"), "{}", phoenixes.err);
    assert_eq!(run(&["bench", "solver", "--positions", "0"]).status, 2);
    assert_eq!(run(&["bench", "solver", "--tricks", "14"]).status, 2);
}

/// Searching bots have no clock in a batch: how many share the cores must not matter.
#[test]
fn bots_that_search_play_the_same_games_with_any_number_of_threads() {
    for bots in ["master,random", "grandmaster:300,adept", "master:200", "ismcts:60,pimc:60,novice", "apprentice"] {
        let games = |threads| {
            let ran = run(&[
                "selfplay",
                "--table",
                "random",
                "--games",
                "3",
                "--seed",
                "3",
                "--records",
                "-",
                "--bots",
                bots,
                "--threads",
                threads,
            ]);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""));
            ran.out
        };
        let one = games("1");
        assert_eq!(one.lines().count(), 3);
        assert_eq!(one, games("2"), "{bots}");
    }
}

#[test]
fn every_command_with_bots_lists_the_same_ones_and_takes_them() {
    let list = interregnum_bots::BotName::forms().join(", ");
    for command in [&["selfplay"][..], &["match"], &["bench", "bots"]] {
        let help = run(&[command, &["--help"]].concat()).out;
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(&format!("There are: {list}")), "{help}");
    }
    for name in ["novice", "master:5", "grandmaster:5", "ismcts:5", "pimc:5"] {
        let selfplay = ["selfplay", "--games", "1", "--seed", "1", "--bots", name];
        let a_match = ["match", "--a", name, "--b", "random", "--pairs", "1", "--seed", "1"];
        let bench = ["bench", "bots", "--bots", name, "--seconds", "0.001"];
        for words in [&selfplay[..], &a_match, &bench] {
            let ran = run(words);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{words:?}");
            assert!(ran.out.contains(name), "{words:?}\n{}", ran.out);
        }
    }
}
