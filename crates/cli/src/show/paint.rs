//! Colours by faction.

use clap::ValueEnum;
use clap::builder::styling::{Ansi256Color, Style};
use interregnum_rules::{Card, Faction};
use std::fmt::Write as _;
use std::io::{IsTerminal, stdout};

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Colors {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    /// In any case.
    Always,
    /// Not at all.
    Never,
}

/// Colours of the usual palette of 256 that are far from each other, one for each faction.
const PALETTE: [u8; Faction::ALL.len()] = [70, 250, 141, 173, 214, 39, 130, 196, 28, 44, 208, 213, 190];

/// Paints cards and factions in a line, or leaves it as it is.
pub(crate) struct Paint {
    wanted: bool,
}

impl Paint {
    pub(crate) fn new(colors: Colors) -> Paint {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let wanted = match colors {
            Colors::Auto => stdout().is_terminal() && !set("NO_COLOR") && !dumb,
            Colors::Always => true,
            Colors::Never => false,
        };
        Paint { wanted }
    }

    /// The line with every card and every name of a faction in the faction's colour.
    pub(crate) fn line(&self, line: &str) -> String {
        if !self.wanted {
            return line.to_owned();
        }
        let mut painted = String::with_capacity(2 * line.len());
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let word = |c: char| c.is_alphanumeric();
            let end = rest.find(|c| word(c) != word(first)).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            rest = after;
            match faction(piece) {
                Some(faction) => {
                    let style = Style::new().fg_color(Some(Ansi256Color(PALETTE[faction as usize]).into()));
                    let _ = write!(painted, "{style}{piece}{style:#}");
                }
                None => painted.push_str(piece),
            }
        }
        painted
    }
}

/// The faction that a word speaks of: a card or a name.
fn faction(word: &str) -> Option<Faction> {
    let card = word.parse::<Card>().ok().map(Card::faction);
    card.or_else(|| Faction::ALL.into_iter().find(|faction| faction.title() == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_factions_are_painted_and_nothing_else() {
        let paint = Paint { wanted: true };
        let red = Style::new().fg_color(Some(Ansi256Color(196).into()));
        let expected = format!("│ {red}DR7{red:#}, {red}Dragons{red:#}: seat 0 ?? │");
        assert_eq!(paint.line("│ DR7, Dragons: seat 0 ?? │"), expected);
        assert_eq!(Paint { wanted: false }.line("DR7"), "DR7");
        assert_eq!(paint.line("Doppelgängers").matches('\u{1b}').count(), 2);
    }
}
