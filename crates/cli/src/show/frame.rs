//! A box of text that fits a terminal.

use crate::wrap::{WIDTH, columns, wrap};

/// The columns between the borders.
const INNER: usize = WIDTH - 4;
/// The columns of a label.
const LABEL: usize = 13;

/// Lines with a border, in sections with a title.
pub(crate) struct Frame {
    lines: Vec<String>,
}

impl Frame {
    pub(crate) fn new(title: &str) -> Frame {
        Frame { lines: vec![rule('┌', title, '┐')] }
    }

    /// Starts a new section.
    pub(crate) fn section(&mut self, title: &str) {
        self.lines.push(rule('├', title, '┤'));
    }

    /// Running text.
    pub(crate) fn text(&mut self, text: &str) {
        self.lines.extend(wrap(text, INNER, "").into_iter().map(|line| bordered(&line)));
    }

    /// A label and what belongs to it.
    pub(crate) fn row(&mut self, label: &str, text: &str) {
        let labelled = format!("{label:<LABEL$}{text}");
        self.lines.extend(wrap(&labelled, INNER, &" ".repeat(LABEL)).into_iter().map(|line| bordered(&line)));
    }

    /// The finished box.
    pub(crate) fn lines(mut self) -> Vec<String> {
        self.lines.push(rule('└', "", '┘'));
        self.lines
    }
}

fn rule(left: char, title: &str, right: char) -> String {
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let rest = (WIDTH - 3).saturating_sub(columns(&title));
    format!("{left}─{title}{}{right}", "─".repeat(rest))
}

fn bordered(line: &str) -> String {
    let pad = INNER.saturating_sub(columns(line));
    format!("│ {line}{} │", " ".repeat(pad))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_the_same_width() {
        let mut frame = Frame::new("Step 1");
        frame.text(&"word ".repeat(50));
        frame.section("Seat 0");
        frame.row("Hand", &"DR7 ".repeat(40));
        frame.row("Pile", "");
        let lines = frame.lines();
        assert!(lines.iter().all(|line| columns(line) == WIDTH), "{lines:#?}");
    }
}
