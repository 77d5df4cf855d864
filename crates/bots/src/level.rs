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
    pub fn bot(self, clock: Clock) -> Box<dyn Bot> {
        let thinking = |budget: Budget| match clock {
            Clock::On => Box::new(Mind::new(budget)),
            Clock::Off => Box::new(Mind::new(Budget { deadline: None, ..budget })),
        };
        match self {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Novice),
            Level::Apprentice => Box::new(Apprentice::default()),
            Level::Adept => Box::new(Adept::default()),
            Level::Master => thinking(Budget::MASTER),
            Level::Grandmaster => thinking(Budget::GRANDMASTER),
        }
    }
}

/// Whether a clock ends a search that takes too long.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clock {
    /// It does, so that people at a table do not wait. Then the same seed may give another game on a slower machine.
    On,
    /// Only the number of simulations ends it: the same seed gives the same game everywhere.
    Off,
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

/// What a bot is called on the command line: a level, a level that searches with its number of simulations, or a textbook
/// search with its number of iterations.
///
/// ```
/// use interregnum_bots::{BotName, Level};
///
/// assert_eq!("novice".parse(), Ok(BotName::Level(Level::Novice)));
/// assert_eq!("grandmaster:2000".parse::<BotName>().unwrap().to_string(), "grandmaster:2000");
/// assert!("ismcts:500".parse::<BotName>().is_ok() && "novice:500".parse::<BotName>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotName {
    /// A level as people meet it.
    Level(Level),
    /// A level with so many simulations for an action, and no clock.
    Simulations(Level, u32),
    /// A textbook search.
    Yardstick(Yardstick),
}

impl BotName {
    /// The forms that a name may have.
    pub fn forms() -> Vec<&'static str> {
        let levels = Level::ALL.map(Level::name);
        [&levels[..], &["master:N", "grandmaster:N"], &Method::ALL.map(Method::form)].concat()
    }

    /// A new bot of this name. Only levels that search have a clock, and none where the number of simulations is given.
    pub fn bot(self, clock: Clock) -> Box<dyn Bot> {
        match self {
            BotName::Level(level) => level.bot(clock),
            BotName::Simulations(_, simulations) => Box::new(Mind::new(Budget { simulations, deadline: None })),
            BotName::Yardstick(yardstick) => yardstick.bot(),
        }
    }

    /// How many simulations or iterations it has for an action, if that is fixed.
    pub fn simulations(self) -> Option<u32> {
        match self {
            BotName::Level(_) => None,
            BotName::Simulations(_, simulations) => Some(simulations),
            BotName::Yardstick(yardstick) => Some(yardstick.iterations),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotName::Level(level) => level.fmt(f),
            BotName::Simulations(level, simulations) => write!(f, "{level}:{simulations}"),
            BotName::Yardstick(Yardstick { method, iterations }) => write!(f, "{}:{iterations}", method.name()),
        }
    }
}

impl FromStr for BotName {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<BotName, UnknownName> {
        let level = text.parse().map(BotName::Level);
        let counted = || counted(text);
        let yardstick = || text.parse().ok().map(BotName::Yardstick);
        let unknown = || UnknownName { kind: "bot", found: text.to_owned(), known: BotName::forms() };
        level.ok().or_else(counted).or_else(yardstick).ok_or_else(unknown)
    }
}

/// A level that searches with its number of simulations.
fn counted(text: &str) -> Option<BotName> {
    let (level, simulations) = text.trim().split_once(':')?;
    let level: Level = level.parse().ok()?;
    let simulations = simulations.parse().ok().filter(|&simulations| simulations > 0)?;
    matches!(level, Level::Master | Level::Grandmaster).then_some(BotName::Simulations(level, simulations))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.name().parse(), Ok(BotName::Level(level)));
        }
        let known = "random, novice, apprentice, adept, master, grandmaster, master:N, grandmaster:N, ismcts:N, pimc:N";
        for wrong in ["clairvoyant", "grandmaster:0", "adept:20", "ismcts", "pimc:0", "master:many", ""] {
            let error = wrong.parse::<BotName>().unwrap_err().to_string();
            assert_eq!(error, format!("there is no bot \"{wrong}\"; there are: {known}"));
        }
    }

    #[test]
    fn every_form_is_a_name_and_is_printed_as_it_is_read() {
        for form in BotName::forms() {
            let name = form.replace('N', "20");
            let bot: BotName = name.parse().unwrap();
            assert_eq!(bot.to_string(), name);
            assert_eq!(bot.simulations(), form.contains(':').then_some(20));
        }
    }
}
