//! Coloured terminal text: pieces of text, each with its style.

use super::colour;

/// How a piece of text looks.
#[expect(clippy::struct_excessive_bools, reason = "a terminal has these switches")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Style {
    ink: Option<String>,
    paper: Option<String>,
    swapped: bool,
    pub(super) bold: bool,
    pub(super) dim: bool,
    pub(super) italic: bool,
    pub(super) underlined: bool,
}

impl Style {
    /// The colours of the letters and of what lies behind them, if that is coloured.
    pub(super) fn colours(&self) -> (String, Option<String>) {
        let ink = self.ink.clone().unwrap_or_else(|| colour::INK.into());
        if self.swapped {
            return (self.paper.clone().unwrap_or_else(|| colour::BACKGROUND.into()), Some(ink));
        }
        (ink, self.paper.clone())
    }

    /// Applies the numbers of one escape sequence.
    fn apply(&mut self, numbers: &[u8]) {
        let mut rest = numbers;
        while let [number, after @ ..] = rest {
            rest = after;
            match number {
                0 => *self = Style::default(),
                1 => self.bold = true,
                2 => self.dim = true,
                3 => self.italic = true,
                4 => self.underlined = true,
                7 => self.swapped = true,
                22 => (self.bold, self.dim) = (false, false),
                23 => self.italic = false,
                24 => self.underlined = false,
                27 => self.swapped = false,
                30..=37 => self.ink = Some(colour::indexed(number - 30)),
                38 => self.ink = extended(&mut rest),
                39 => self.ink = None,
                40..=47 => self.paper = Some(colour::indexed(number - 40)),
                48 => self.paper = extended(&mut rest),
                49 => self.paper = None,
                90..=97 => self.ink = Some(colour::indexed(number - 90 + 8)),
                100..=107 => self.paper = Some(colour::indexed(number - 100 + 8)),
                _ => {}
            }
        }
    }
}

/// A colour given by its number or its parts: `5;n` or `2;r;g;b`.
fn extended(rest: &mut &[u8]) -> Option<String> {
    let (found, after) = match **rest {
        [5, number, ref after @ ..] => (colour::indexed(number), after),
        [2, red, green, blue, ref after @ ..] => (colour::rgb(red, green, blue), after),
        _ => return None,
    };
    *rest = after;
    Some(found)
}

/// A piece of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub(super) column: usize,
    pub(super) text: String,
    pub(super) style: Style,
}

/// The lines of a text, cut where the style changes. Escape sequences other than styles are left out.
pub(super) fn lines(text: &str) -> Vec<Vec<Span>> {
    let mut style = Style::default();
    text.lines()
        .map(|line| {
            let mut spans: Vec<Span> = Vec::new();
            let mut column = 0;
            for (piece, is_first) in line.split("\x1b[").zip([true].into_iter().chain(std::iter::repeat(false))) {
                let end = if is_first { None } else { piece.find(|c: char| c.is_ascii_alphabetic()) };
                if end.is_some_and(|end| piece[end..].starts_with('m')) {
                    let numbers = piece[..end.unwrap_or(0)].split([';', ':']).map(|n| n.parse().unwrap_or(0));
                    style.apply(&numbers.collect::<Vec<u8>>());
                }
                let text = &piece[end.map_or(0, |end| end + 1)..];
                if !text.is_empty() {
                    spans.push(Span { column, text: text.to_owned(), style: style.clone() });
                    column += text.chars().count();
                }
            }
            spans
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str) -> Span {
        let mut lines = lines(text);
        assert_eq!((lines.len(), lines[0].len()), (1, 1), "{lines:?}");
        lines.remove(0).remove(0)
    }

    #[test]
    fn spans_know_their_column() {
        let lines = lines("ab\x1b[32mÄd\x1b[0me\n\nf");
        assert_eq!(lines.len(), 3);
        let places: Vec<_> = lines[0].iter().map(|span| (span.column, span.text.as_str())).collect();
        assert_eq!(places, [(0, "ab"), (2, "Äd"), (4, "e")]);
        assert_eq!(lines[0][1].style.colours(), (colour::indexed(2), None));
        assert_eq!(lines[0][2].style, Style::default());
    }

    #[test]
    fn a_style_lasts_until_it_is_changed() {
        let lines = lines("\x1b[1;4;95;41ma\nb\x1b[22;24;39;49mc");
        assert_eq!(lines[0][0].style, lines[1][0].style);
        assert!(lines[1][0].style.bold && lines[1][0].style.underlined);
        assert_eq!(lines[1][0].style.colours(), (colour::indexed(13), Some(colour::indexed(1))));
        assert_eq!(lines[1][1].style, Style::default());
    }

    #[test]
    fn colours_by_number_and_by_parts() {
        assert_eq!(only("\x1b[38;5;196;48;2;1;2;3mx").style.colours(), ("#ff0000".into(), Some("#010203".into())));
        assert_eq!(only("\x1b[7mx").style.colours(), (colour::BACKGROUND.into(), Some(colour::INK.into())));
    }

    #[test]
    fn other_sequences_are_left_out() {
        assert_eq!(only("\x1b[2Kx").text, "x");
        assert_eq!(only("x\x1b[").text, "x");
    }
}
