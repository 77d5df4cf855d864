//! The colours of a terminal.

/// What lies behind all text.
pub(super) const BACKGROUND: &str = "#1b1e24";
/// Text without a colour.
pub(super) const INK: &str = "#d8dbe2";

/// The sixteen named colours: eight plain ones, then eight bright ones.
const NAMED: [&str; 16] = [
    "#3a3f4a", "#e0605e", "#7fb069", "#e0b05e", "#5b9bd5", "#b583c9", "#5fb3b3", "#c8ccd4", //
    "#6b7280", "#f08a88", "#a3cf8f", "#f2cf8a", "#86bdf0", "#d0a8e0", "#8fd3d3", "#ffffff",
];

/// The colour with this number among the 256 of a terminal.
pub(super) fn indexed(number: u8) -> String {
    match number {
        0..=15 => NAMED[usize::from(number)].to_owned(),
        16..=231 => {
            let level = |digit: u8| if digit == 0 { 0 } else { 55 + 40 * digit };
            let cube = number - 16;
            rgb(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        }
        232..=255 => {
            let grey = 8 + 10 * (number - 232);
            rgb(grey, grey, grey)
        }
    }
}

pub(super) fn rgb(red: u8, green: u8, blue: u8) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_colours() {
        assert_eq!(indexed(1), NAMED[1]);
        assert_eq!([16, 196, 231, 232, 255].map(indexed), ["#000000", "#ff0000", "#ffffff", "#080808", "#eeeeee"]);
    }
}
