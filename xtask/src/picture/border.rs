//! Borders as strokes: letters would leave gaps between the lines.

use std::fmt::Write;

/// Where the strokes of a box-drawing character go from its middle: left, right, up, down.
fn strokes(letter: char) -> Option<[bool; 4]> {
    let [no, yes] = [false, true];
    Some(match letter {
        '─' => [yes, yes, no, no],
        '│' => [no, no, yes, yes],
        '┌' => [no, yes, no, yes],
        '┐' => [yes, no, no, yes],
        '└' => [no, yes, yes, no],
        '┘' => [yes, no, yes, no],
        '├' => [no, yes, yes, yes],
        '┤' => [yes, no, yes, yes],
        _ => return None,
    })
}

/// A path along the borders, if the text consists of nothing else. The text starts at `left` and
/// `top`; a letter is so wide and a line so high.
pub(super) fn path(text: &str, left: f32, top: f32, letter: f32, line: f32) -> Option<String> {
    let strokes: Vec<[bool; 4]> = text.chars().map(strokes).collect::<Option<_>>()?;
    let middle = top + line / 2.0;
    let mut path = String::new();
    // All that goes along the line is one stroke, from the first letter to the last.
    if let ([from_left, from_right, ..], [_, to_right, ..]) = (strokes.first()?, strokes.last()?)
        && (*from_left || *from_right)
    {
        let start = left + if *from_left { 0.0 } else { letter / 2.0 };
        let end = left + letter * (strokes.len() as f32 - if *to_right { 0.0 } else { 0.5 });
        let _ = write!(path, "M{start:.1} {middle:.1}H{end:.1}");
    }
    for (place, [_, _, up, down]) in strokes.iter().enumerate().filter(|(_, [_, _, up, down])| *up || *down) {
        let across = left + letter * (place as f32 + 0.5);
        let start = if *up { top } else { middle };
        let end = if *down { top + line } else { middle };
        let _ = write!(path, "M{across:.1} {start:.1}V{end:.1}");
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn borders_meet_in_the_middle_of_a_letter() {
        let at = |text| path(text, 10.0, 20.0, 8.0, 16.0);
        assert_eq!(at("│").as_deref(), Some("M14.0 20.0V36.0"));
        assert_eq!(at("├─").as_deref(), Some("M14.0 28.0H26.0M14.0 20.0V36.0"));
        assert_eq!(at("─┐").as_deref(), Some("M10.0 28.0H22.0M22.0 28.0V36.0"));
        assert_eq!(at("└┘").as_deref(), Some("M14.0 28.0H22.0M14.0 20.0V28.0M22.0 20.0V28.0"));
        assert_eq!(at("─ a"), None);
        assert_eq!(at(""), None);
    }
}
