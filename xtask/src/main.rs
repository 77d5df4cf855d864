//! Developer chores: `cargo xtask <chore>`.

mod browser;
mod check;
mod ci;
mod compare;
mod deny;
mod fuzz;
mod golden;
mod locales;
mod model;
mod needs;
mod picture;
mod plan;
mod shell;
mod tests;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
Developer chores.

cargo xtask ci                        all checks and tests, as a push must pass them
cargo xtask long                      what is too slow for every push
cargo xtask check                     the quick form of it: what is cheap, and the tests of what was changed
cargo xtask step NAME                 one step of it
cargo xtask compare COMMIT            how fast this is beside another commit, as ratios
cargo xtask compare COMMIT --builds   how long both take to build from nothing
cargo xtask tidy                      checks on text that the compiler does not make
cargo xtask web                       checks of the page: types, colours, style sheets, files of others, and its unit tests
cargo xtask unit                      the page's unit tests alone: its modules in Node, without a browser, in seconds
cargo xtask browser [WORD …]          the page in a real browser; with words, test files with these in their names
cargo xtask browser --explore N [--seed S] [WORD …]
                                      tests of the layout on games of N other seeds, which are printed
cargo xtask browsers [--pictures FOLDER] [WORD …]
                                      the core of the page in Chromium, Firefox and WebKit; with words, browsers with these
                                      in their names; with a folder, pictures of the page in each browser
cargo xtask locales                   whether all languages have all texts that the page uses
cargo xtask deny [--fetch]            licences, sources and known holes of what the program is made of
cargo xtask fuzz-smoke [--seconds N]  a short run of every fuzz target, or N seconds each
cargo xtask model [GAMES]             random games, played by the model in Python and checked by the program, and back
cargo xtask golden [--bless]          compares the golden games, or writes them anew
cargo xtask pictures                  takes the pictures of the README anew: docs/table.png, docs/phone.png, docs/game.webp
cargo xtask picture [FILE]            draws docs/picture.svg, from coloured terminal text if FILE is given
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match chore(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn chore(words: &[&str]) -> Result<(), String> {
    match *words {
        ["ci"] => ci::run(),
        ["check"] => check::run_all(),
        ["long"] => ci::long(),
        ["step", name] => ci::step(name),
        ["step", "--built", name] => ci::built_step(name),
        ["model"] => model::fresh(model::SAMPLE),
        ["model", games] => model::fresh(games.parse().map_err(|_| format!("\"{games}\" is no number of games"))?),
        ["compare", commit] => compare::with(commit),
        ["compare", commit, "--builds"] => compare::builds(commit),
        ["tidy"] => tidy::run(),
        ["web"] => web::check(),
        ["unit"] => web::unit(),
        ["browser", "--explore", rounds, "--seed", seed, ref words @ ..] => browser::explore(rounds, Some(seed), words),
        ["browser", "--explore", rounds, ref words @ ..] => browser::explore(rounds, None, words),
        ["browser", ref words @ ..] => browser::test(words),
        ["browsers", "--pictures", folder, ref words @ ..] => browser::test_core(Some(folder), words),
        ["browsers", ref words @ ..] => browser::test_core(None, words),
        ["locales"] => locales::run(),
        ["deny"] => deny::check(false),
        ["deny", "--fetch"] => deny::check(true),
        ["fuzz-smoke"] => fuzz::smoke(None),
        ["fuzz-smoke", "--seconds", seconds] => {
            fuzz::smoke(Some(seconds.parse().map_err(|_| format!("\"{seconds}\" is no number of seconds"))?))
        }
        ["golden"] => golden::compare(),
        ["golden", "--bless"] => golden::bless(),
        ["pictures"] => browser::pictures(),
        ["picture"] => picture::draw(None),
        ["picture", file] => picture::draw(Some(file)),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("there is no such chore: {}\n\n{HELP}", words.join(" "))),
    }
}
