//! What the pages say about the program is true.

use crate::common::{root, run, run_with, testdata};
use interregnum_rules::{Kind, Record, Seat, notation};
use serde_json::Value;

fn page(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

/// The blocks of code in this language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let opening = format!("```{language}\n");
    let starts = page.split(&opening).skip(1);
    starts.map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

/// Runs the commands of a block, and compares what follows them; `...` stands for the rest.
fn runs_as_shown(block: &str) {
    for shown in block.split("$ interregnum ").skip(1) {
        let (line, expected) = shown.split_once('\n').unwrap();
        let ran = run(&line.split(' ').collect::<Vec<_>>());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{line}");
        match expected.split_once("...\n") {
            Some((start, _)) => assert!(ran.out.starts_with(start), "{line}\n{}", ran.out),
            None => assert_eq!(ran.out.trim_end(), expected.trim_end(), "{line}"),
        }
    }
}

#[test]
fn the_commands_print_what_the_pages_show() {
    for (path, count) in [("README.md", 1), ("docs/commands.md", 7)] {
        let shown = blocks(&page(path), "text");
        assert_eq!(shown.iter().filter(|block| block.starts_with("$ interregnum ")).count(), count, "{path}");
        for block in &shown {
            runs_as_shown(block);
        }
    }
}

/// The words of a command between back quotes, as a page names it.
fn named(page: &str) -> Vec<String> {
    let spans = page.split('`').skip(1).step_by(2);
    spans
        .filter_map(|span| span.strip_prefix("interregnum "))
        .map(|span| span.split(' ').next().unwrap().to_owned())
        .collect()
}

#[test]
fn the_page_of_commands_names_every_command() {
    let help = run(&["--help"]).out;
    let list = help.split_once("Commands:\n").unwrap().1.split_once("\n\n").unwrap().0;
    let there = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let there: Vec<&str> =
        there.map(|line| line.split_whitespace().next().unwrap()).filter(|name| *name != "help").collect();
    let named = named(&page("docs/commands.md"));
    assert!(there.len() > 15, "{help}");
    for command in &there {
        assert!(named.iter().any(|name| name == command), "docs/commands.md does not name {command}");
    }
    for name in named.iter().filter(|name| name.chars().all(char::is_lowercase)) {
        assert!(there.contains(&name.as_str()), "there is no command {name}");
    }
}

/// A page that people read first is short, and every page is found from it.
#[test]
fn the_readme_is_short_and_leads_to_every_page() {
    let readme = page("README.md");
    assert!(readme.lines().count() <= 160);
    for entry in std::fs::read_dir(root().join("docs")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(
            path.extension().is_none_or(|kind| kind != "md") || readme.contains(&format!("(docs/{name})")),
            "README.md does not name {name}"
        );
    }
}

#[test]
fn the_bots_in_the_page_are_those_of_the_program() {
    let page = page("docs/bots.md");
    let names: Vec<&str> = page.split('`').skip(1).step_by(2).collect();
    for form in interregnum_bots::BotName::forms() {
        assert!(names.contains(&form), "docs/bots.md does not name {form}");
    }
}

/// The cells of a row, without back quotes.
fn cells(row: &str) -> Vec<&str> {
    row.trim_start_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect()
}

#[test]
fn the_table_of_settings_is_that_of_the_server() {
    let running = page("docs/running.md");
    let table = running.split_once("| flag | environment |").unwrap().1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|')).map(cells);
    let rows: Vec<Vec<&str>> = rows.filter(|row| row[1] != "RUST_LOG").collect();
    let help = run(&["serve", "--help"]).out;
    let flag =
        |line: &str| line.trim_start().strip_prefix("--").map(|flag| format!("--{}", flag.replace(['<', '>'], "")));
    let told: Vec<String> = help.lines().filter_map(flag).map(|flag| flag.trim_end().to_owned()).collect();
    let mut flags: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(sorted(told.iter().map(String::as_str).collect()), sorted(flags.clone()));

    let named = help.split("[env: ").skip(1).map(|rest| rest.split(['=', ']']).next().unwrap());
    flags = rows.iter().map(|row| row[1]).filter(|name| !name.is_empty()).collect();
    assert_eq!(sorted(named.collect()), sorted(flags));

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.toml");
    std::fs::write(&file, "nothing = 1\n").unwrap();
    let refused = run(&["serve", "--config", file.to_str().unwrap()]).err;
    let known = refused.split_once("expected one of ").unwrap().1.lines().next().unwrap();
    let known = known.split(", ").map(|key| key.trim_matches('`')).collect();
    assert_eq!(sorted(known), sorted(rows.iter().map(|row| row[2]).filter(|key| !key.is_empty()).collect()));
}

fn sorted(mut words: Vec<&str>) -> Vec<&str> {
    words.sort_unstable();
    words
}

#[test]
fn the_page_of_fair_deals_tells_the_truth() {
    let page = page("docs/fair-deal.md");
    let shown = blocks(&page, "text");
    shown.iter().filter(|block| block.starts_with("$ ")).for_each(|block| runs_as_shown(block));
    let golden = std::fs::read_to_string(root().join("testdata/fair/deals.json")).unwrap();
    let golden = &serde_json::from_str::<Value>(&golden).unwrap()["deals"][0];
    let [table, parts, message, seed, deck] = [0, 1, 2, 3, 4].map(|n| shown[n].as_str());
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let fair = &golden["fair"];
    assert_eq!(message, word(&golden["message"]));
    assert!(message.contains(table));
    for part in [&fair["secret"], &fair["commitment"], &fair["nonces"][0], &fair["nonces"][1]] {
        assert!(parts.contains(&word(part)), "{part}");
    }
    let numbers: Vec<String> = golden["numbers"].as_array().unwrap().iter().map(word).collect();
    assert_eq!(seed, format!("seed     {}\nnumbers  {}\n", word(&golden["seed"]), numbers.join(" ")));
    assert_eq!(deck.split_whitespace().collect::<Vec<_>>().join(" "), word(&golden["deck"]));
    assert!(page.contains(&format!("{} mod 2 is 1, so seat {} leads", numbers[0], golden["table"]["first_leader"])));
}

#[test]
fn the_record_in_the_page_agrees_with_the_rules() {
    let page = page("docs/records.md");
    let blocks = blocks(&page, "json");
    let checked = run_with(&["check", "-"], &blocks[0]);
    assert_eq!(checked.out, "stdin:1: agrees\n1 agree, 0 differ, 0 unreadable\n");

    let played = run(&["selfplay", "--table", "claim2", "--seed", "7", "--games", "1", "--records", "-"]);
    let played: Record = serde_json::from_str(&played.out).unwrap();
    let shown: Record = serde_json::from_str(&blocks[0]).unwrap();
    assert_eq!((shown.deal, shown.actions, shown.result), (played.deal, played.actions, played.result));

    let traced = run_with(&["check", "--trace", "-"], &blocks[0]);
    let trace: Value = serde_json::from_str(&traced.out).unwrap();
    let legal = trace["legal"].as_array().unwrap();
    for entry in blocks[1].lines() {
        assert!(legal.contains(&serde_json::from_str(entry).unwrap()), "{entry}");
    }
    let fair: Value = serde_json::from_str(&testdata("fair/games.ndjson")[0]).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&blocks[2]).unwrap(), fair["fair"]);
}

#[test]
fn the_page_of_records_names_every_key() {
    let page = page("docs/records.md");
    let named = |key: &str| page.lines().any(|line| line.starts_with("| `") && line.contains(&format!("`{key}`")));
    let record: Value = serde_json::from_str(&blocks(&page, "json")[0]).unwrap();
    let record = record.as_object().unwrap();
    let table = record["table"].as_object().unwrap().keys();
    let result = record["result"].as_object().unwrap().keys();
    let fair: Value = serde_json::from_str(&blocks(&page, "json")[2]).unwrap();
    let fair = fair.as_object().unwrap().keys();
    for key in record.keys().chain(table).chain(result).chain(fair) {
        assert!(named(key), "{key}");
    }
    // What an unknown key is told to be instead is the list of all keys.
    let refused = run_with(&["check", "-"], "{\"rules\":1}").out;
    let known: Vec<&str> = refused.split('`').skip(3).step_by(2).collect();
    assert!(known.len() >= 13 && known.iter().all(|key| named(key)), "{refused}");
    assert!(["play", "take", "pass", "discard", "crush"].into_iter().all(named));
}

#[test]
fn the_text_in_the_page_can_be_read() {
    let blocks = blocks(&page("docs/notation.md"), "text");
    let [whole, short, position] = blocks.as_slice() else { panic!("{blocks:?}") };
    assert_eq!(&notation::write(&notation::read_one(whole).unwrap()), whole, "as the program writes it");
    assert_eq!(notation::read_one(short).unwrap().actions.len(), 5);
    for game in [whole, short] {
        assert_eq!(run_with(&["check", "-q", "-"], game).out, "1 agree, 0 differ, 0 unreadable\n");
    }
    assert_eq!(notation::read_position(position).unwrap().asked(), [(Seat(0), Kind::Play)]);
}
