//! The commands about a server: the feature `server`, which brings all that waits, listens and stores.

mod backup;
mod doctor;
mod keeping;
mod load;
mod restore;
mod serve;

use crate::failure::Failure;
use clap::Subcommand;
use std::ffi::OsString;
use std::io::Write;

/// Adds the command to words that name none: whoever just starts the program wants to play, also with something more said
/// about how.
pub(crate) fn played_at(mut words: Vec<OsString>) -> Vec<OsString> {
    const ABOUT_THE_PROGRAM: [&str; 4] = ["--help", "-h", "--version", "-V"];
    let wants_to_play = words.get(1).is_none_or(|first| {
        first.to_string_lossy().starts_with('-') && !ABOUT_THE_PROGRAM.iter().any(|word| first == word)
    });
    if wants_to_play {
        words.insert(1, "serve".into());
    }
    words
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    #[command(after_help = serve::HELP)]
    Serve(serve::Args),
    #[command(after_help = backup::HELP)]
    Backup(backup::Args),
    #[command(after_help = restore::HELP)]
    Restore(restore::Args),
    #[command(after_help = doctor::HELP)]
    Doctor(doctor::Args),
    #[command(after_help = load::HELP)]
    Load(load::Args),
}

impl Command {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Serve(args) => serve::run(args, out),
            Command::Backup(args) => backup::run(args, out),
            Command::Restore(args) => restore::run(args, out),
            Command::Doctor(args) => doctor::run(args, out),
            Command::Load(args) => load::run(args, out),
        }
    }
}
