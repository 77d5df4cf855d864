//! Colours by faction, and a frame that stays behind what it holds.

use clap::ValueEnum;
use clap::builder::styling::{Ansi256Color, Style};
use interregnum_rules::{Card, Faction};
use std::fmt::Write as _;
use std::io::{IsTerminal, stdout};

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Colors {
    // Plain comments: as help they would make the help of the whole command twice as long.
    // On a terminal, unless NO_COLOR is set.
    Auto,
    // In any case.
    Always,
    // Not at all.
    Never,
}

/// Colours of the usual palette of 256 that are far from each other, one for each faction.
/// All can be read on black and on white.
const PALETTE: [u8; Faction::ALL.len()] = [76, 250, 141, 173, 214, 39, 137, 203, 71, 44, 208, 213, 184];

/// The colour of borders and of cards that are not seen.
const FAINT: u8 = 244;

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

    /// The line with every card and every name of a faction in the faction's colour, titles in
    /// bold, and borders and backs of cards faint.
    pub(crate) fn line(&self, line: &str) -> String {
        if !self.wanted {
            return line.to_owned();
        }
        let is_title = line.starts_with(['┌', '├']);
        let mut painted = String::with_capacity(2 * line.len());
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let end = rest.find(|c| Stuff::of(c) != Stuff::of(first)).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            rest = after;
            let style = match (Stuff::of(first), faction(piece)) {
                (Stuff::Word, Some(faction)) => colour(PALETTE[faction as usize]),
                (Stuff::Border | Stuff::Back, _) => colour(FAINT),
                (Stuff::Word, None) if is_title => Style::new().bold(),
                _ => Style::new(),
            };
            let _ = write!(painted, "{style}{piece}{style:#}");
        }
        painted
    }
}

fn colour(number: u8) -> Style {
    Style::new().fg_color(Some(Ansi256Color(number).into()))
}

/// What a character is part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stuff {
    Word,
    Border,
    Back,
    Other,
}

impl Stuff {
    fn of(c: char) -> Stuff {
        match c {
            '─'..='╿' => Stuff::Border,
            '?' => Stuff::Back,
            _ if c.is_alphanumeric() => Stuff::Word,
            _ => Stuff::Other,
        }
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
        let (red, faint) = (colour(203), colour(FAINT));
        let bar = format!("{faint}│{faint:#}");
        let expected = format!("{bar} {red}DR7{red:#}, {red}Dragons{red:#}: seat 0 {faint}??{faint:#} {bar}");
        assert_eq!(paint.line("│ DR7, Dragons: seat 0 ?? │"), expected);
        let bold = Style::new().bold();
        let title = format!("{faint}├─{faint:#} {bold}Seat{bold:#} {bold}0{bold:#}");
        assert_eq!(paint.line("├─ Seat 0"), title);
        assert_eq!(Paint { wanted: false }.line("DR7"), "DR7");
        assert_eq!(paint.line("Doppelgängers").matches('\u{1b}').count(), 2);
    }
}
