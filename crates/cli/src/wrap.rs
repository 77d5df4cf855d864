//! Text for people that fits a terminal.

use std::io::{self, Write};

/// The columns of a terminal.
pub(crate) const WIDTH: usize = 80;

/// How wide a text is.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().count()
}

/// So many of something, in words: "1 mistake", "2 mistakes".
pub(crate) fn counted(count: usize, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {what}{ending}")
}

/// Breaks a text at its spaces so that no line is wider; lines after the first are indented.
/// Several spaces in a row are kept. A word that is too long stands alone.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_inclusive(' ') {
        if !line.trim().is_empty() && columns(&line) + columns(word.trim_end()) > width {
            lines.push(line.trim_end().to_owned());
            line.clear();
            line.push_str(indent);
        }
        line.push_str(word);
    }
    if !line.trim().is_empty() {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// Writes a text in lines that fit; those after the first are indented.
pub(crate) fn write_wrapped(out: &mut dyn Write, text: &str, indent: &str) -> io::Result<()> {
    for line in wrap(text, WIDTH, indent) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Text from outside as one harmless line, no wider than this: a name in a record must not move
/// the cursor.
pub(crate) fn tamed(text: &str, width: usize) -> String {
    let tame = |c: char| if c.is_control() { ' ' } else { c };
    if columns(text) <= width {
        return text.chars().map(tame).collect();
    }
    text.chars().take(width.saturating_sub(1)).map(tame).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 7, "  "), ["one two", "  three"]);
        assert_eq!(wrap("", 7, ""), Vec::<String>::new());
        assert_eq!(wrap("unbreakable", 4, ""), ["unbreakable"]);
        assert_eq!(wrap("a  b", 9, ""), ["a  b"]);
    }

    #[test]
    fn text_from_outside_is_tamed() {
        assert_eq!(tamed("Kim\u{1b}[2J\n", 20), "Kim [2J ");
        assert_eq!(tamed("abcdef", 6), "abcdef");
        assert_eq!(tamed("abcdefg", 6), "abcde…");
    }
}
