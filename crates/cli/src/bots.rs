//! How bots are named on the command line: the same for every command.

use interregnum_bots::{BotName, Clock};

/// What `--clock` does.
pub(crate) const CLOCK_HELP: &str =
    "Let a clock end long searches, as at a table with people. The same seed then gives other games on other machines";

/// What a flag is for, and which bots there are.
pub(crate) fn naming(what: &str) -> String {
    format!("{what} There are: {}, where N is how many games are tried for each action", BotName::forms().join(", "))
}

/// Whether bots play with a clock.
pub(crate) fn clock(wanted: bool) -> Clock {
    if wanted { Clock::On } else { Clock::Off }
}
