//! Bots by name.

use crate::{Adept, Apprentice, Bot, Method, Novice, Random, Yardstick};
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
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Novice, Level::Apprentice, Level::Adept];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Adept => "adept",
        }
    }

    /// A new bot of this level.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Apprentice => Box::new(Apprentice::default()),
            Level::Adept => Box::new(Adept::default()),
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

/// A new bot with this name, a level or a [`Yardstick`]; the error names the bots that there are.
pub fn by_name(name: &str) -> Result<Box<dyn Bot>, UnknownName> {
    name.parse().map(Level::bot).or_else(|mut unknown: UnknownName| {
        unknown.known.extend(Method::ALL.map(Method::form));
        name.parse().map(Yardstick::bot).map_err(|_| unknown)
    })
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
        let error = by_name("clairvoyant").err().unwrap().to_string();
        let known = "random, novice, apprentice, adept, ismcts:N, pimc:N";
        assert_eq!(error, format!("there is no bot \"clairvoyant\"; there are: {known}"));
    }
}
