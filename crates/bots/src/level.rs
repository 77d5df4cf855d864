//! Bots by name.

use crate::search::Budget;
use crate::{Adept, Apprentice, Bot, Method, Mind, Novice, Random, Yardstick};
use interregnum_rules::UnknownName;
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The rules and one idea.
    Novice,
    /// Judges what a trick brings, and forgets.
    Apprentice,
    /// Remembers everything, and plays games to their end in its mind.
    Adept,
    /// Searches the worlds that fit what it knows, and plays endings exactly.
    Master,
    /// The same with more time.
    Grandmaster,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Novice, Level::Apprentice, Level::Adept, Level::Master, Level::Grandmaster];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Adept => "adept",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }

    /// A new bot of this level.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Apprentice => Box::new(Apprentice::default()),
            Level::Adept => Box::new(Adept::default()),
            Level::Master => Box::new(Mind::master()),
            Level::Grandmaster => Box::new(Mind::grandmaster()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Level, UnknownName> {
        let found = Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| UnknownName {
            kind: "bot",
            found: text.to_owned(),
            known: Level::ALL.map(Level::name).to_vec(),
        })
    }
}

/// A new bot with this name: a level, `grandmaster:2000` for one with so many simulations and no
/// clock, or a [`Yardstick`]. The error names the bots that there are.
pub fn by_name(name: &str) -> Result<Box<dyn Bot>, UnknownName> {
    if let Some(budget) = simulations(name) {
        return Ok(Box::new(Mind::new(budget)));
    }
    name.parse().map(Level::bot).or_else(|mut unknown: UnknownName| {
        unknown.known.push("grandmaster:N");
        unknown.known.extend(Method::ALL.map(Method::form));
        name.parse().map(Yardstick::bot).map_err(|_| unknown)
    })
}

/// How much a top level with a number thinks, if the name is of that form.
fn simulations(name: &str) -> Option<Budget> {
    let (level, simulations) = name.trim().split_once(':')?;
    let level: Level = level.parse().ok()?;
    let simulations = simulations.parse().ok().filter(|&simulations| simulations > 0)?;
    matches!(level, Level::Master | Level::Grandmaster).then_some(Budget { simulations, deadline: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert!(by_name(level.name()).is_ok());
        }
        assert!(by_name("grandmaster:20").is_ok() && by_name("master:20").is_ok());
        assert!(by_name("grandmaster:0").is_err() && by_name("adept:20").is_err());
        let error = by_name("clairvoyant").err().unwrap().to_string();
        let known = "random, novice, apprentice, adept, master, grandmaster, grandmaster:N, ismcts:N, pimc:N";
        assert_eq!(error, format!("there is no bot \"clairvoyant\"; there are: {known}"));
    }
}
