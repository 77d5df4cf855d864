//! Help, errors, completions, rules and tables.

use crate::common::run;

#[test]
fn help_names_every_flag_and_the_exit_status() {
    let commands: [(&[&str], &[&str]); 21] = [
        (
            &[],
            &[
                "serve",
                "backup",
                "restore",
                "doctor",
                "load",
                "selfplay",
                "match",
                "check",
                "verify",
                "show",
                "solve",
                "hint",
                "analyse",
                "puzzles",
                "bench",
                "rules",
                "tables",
                "completions",
                "--version",
            ],
        ),
        (&["serve"], &["--listen", "--lan", "--data", "--database", "--config", "--health", "Examples:"]),
        (&["backup"], &["<FILE>", "--force", "--data", "--database", "--config", "Examples:"]),
        (&["restore"], &["<FILE>", "--force", "--data", "--database", "--config", "Examples:"]),
        (&["doctor"], &["--quick", "--ready", "--json", "--data", "--listen", "--health", "Examples:"]),
        (&["load"], &["--tables", "--seconds", "--every", "Examples:"]),
        (
            &["selfplay"],
            &[
                "--table",
                "--players",
                "--games",
                "--seed",
                "--bots",
                "--records",
                "--fair",
                "--threads",
                "--json",
                "Examples:",
            ],
        ),
        (
            &["match"],
            &["--a", "--b", "--table", "--players", "--pairs", "--seed", "--sprt", "--threads", "--json", "Examples:"],
        ),
        (&["check"], &["<FILE>", "--trace", "--quiet", "Examples:"]),
        (&["verify"], &["<RECORD>", "--commitment", "--nonce", "--id", "--json", "--quiet", "Examples:"]),
        (&["show"], &["<FILE>", "--game", "--seat", "--steps", "--step ", "--color", "Examples:"]),
        (&["solve"], &["<RECORD>", "--at", "--game", "--budget", "--json", "Examples:"]),
        (&["hint"], &["<RECORD>", "--at", "--game", "--seat", "--worlds", "--seed", "--json", "Examples:"]),
        (&["analyse"], &["<RECORD>", "--game", "--effort", "--seed", "--json", "Examples:"]),
        (&["puzzles"], &["--count", "--seed", "--table", "--json", "Examples:"]),
        (&["bench", "playouts"], &["--table", "--players", "--seconds", "--json", "Examples:"]),
        (&["bench", "bots"], &["--table", "--players", "--bots", "--seconds", "--json", "Examples:"]),
        (&["bench", "solver"], &["--table", "--positions", "--seed", "--tricks", "--json", "mixed", "Examples:"]),
        (&["rules"], &["FACTION|LOCATION", "Examples:"]),
        (&["tables"], &["--players", "Examples:"]),
        (&["completions"], &["bash", "zsh", "fish", "powershell", "elvish", "Examples:"]),
    ];
    for (command, words) in commands {
        let ran = run(&[command, &["--help"]].concat());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        for word in words.iter().chain(&["Exit status: 0"]) {
            assert!(ran.out.contains(word), "{command:?} does not mention {word}:\n{}", ran.out);
        }
        let told = run(&[&["help"], command].concat());
        assert_eq!((told.status, told.out), (0, ran.out), "help {command:?}");
    }
}

#[test]
fn version_is_printed() {
    assert_eq!(run(&["--version"]).out, format!("interregnum {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_usage_ends_with_2_and_says_so() {
    for args in [
        &["serve", "--listen", "nowhere"][..],
        &["load", "--tables", "0"],
        &["backup"],
        &["restore"],
        &["restore", "--data", "/nowhere", "/nowhere/games.backup"],
        &["backup", "--data", "/nowhere", "games.backup"],
        &["doctor", "--ready", "--json"],
        &["dance"],
        &["selfplay", "--games", "many"],
        &["check"],
        &["show"],
        &["verify"],
        &["selfplay", "--fair"],
    ] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.contains("error: ") || ran.err.contains("Usage:"), "{}", ran.err);
    }
}

#[test]
fn every_shell_has_completions() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.status, 0);
        assert!(ran.out.contains("selfplay") && ran.out.contains("records"), "{shell}");
    }
}

#[test]
fn rules_are_told_in_words() {
    assert!(run(&["rules"]).out.starts_with("THE GAME IN BRIEF"));
    assert!(run(&["rules", "dragons"]).out.contains("rule 6.4"));
    assert!(run(&["rules", "tower"]).out.contains("rule 9.7"));
    assert_eq!(run(&["rules", "ice", "fields"]).out, run(&["rules", "ice_fields"]).out);
    let ran = run(&["rules", "dragoons"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(
        ran.err
            .starts_with("error: there is no faction, Setting, Building or rule \"dragoons\"; did you mean dragons?")
    );
}

#[test]
fn tables_lists_every_deck() {
    let ran = run(&["tables"]);
    assert!(ran.out.contains("\n168 decks for 2 players"), "{}", ran.out);
    assert_eq!(ran.out.lines().take_while(|line| line.contains('+')).count(), 168);
    assert!(ran.out.contains("\nclaim:     goblins+knights+undead+dwarves+doppelgangers\n"), "{}", ran.out);
    assert!(run(&["tables", "--players", "3"]).out.contains("\nclaim2:    gnomes+giants+dragons+trolls+seers+"));
    assert!(ran.out.lines().all(|line| line.len() <= 80), "{}", ran.out);
    assert_eq!(run(&["tables", "--players", "5"]).status, 2);
}

#[test]
fn whoever_only_says_how_to_serve_serves() {
    // A wrong setting of the server is named, so the words were taken for those of `serve`.
    let done = run(&["--lan", "--listen", "nowhere"]);
    assert!(done.err.contains("--listen"), "{}", done.err);
    assert_eq!(done.status, 2);
}
