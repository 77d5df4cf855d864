//! The picture of a game in `README.md`: what the program prints, as an image.

mod ansi;
mod border;
mod colour;

use crate::shell::{command, read, root};
use ansi::{Span, lines};
use std::fmt::Write;
use std::fs;

/// The program that prints the picture, and the game it prints.
const SHOW: &str = "cargo run --quiet --release --package interregnum -- \
    show testdata/vectors/corners.ndjson --game 115 --seat 1 --step 43 --color always";

/// Where the picture is kept.
const PICTURE: &str = "docs/picture.svg";

/// The width of a letter and the height of a line, in the units of the picture.
const LETTER: f32 = 8.4;
const LINE: f32 = 18.0;
const MARGIN: f32 = 16.0;

/// Draws the picture from coloured terminal text: that of a file, or what the program prints.
pub(crate) fn draw(file: Option<&str>) -> Result<(), String> {
    let text = match file {
        Some(file) => fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?,
        None => String::from_utf8_lossy(&read(command(&SHOW.split(' ').collect::<Vec<_>>()))?.stdout).into_owned(),
    };
    fs::write(root().join(PICTURE), svg(&text)).map_err(|error| format!("{PICTURE}: {error}"))?;
    println!("{PICTURE}: written");
    Ok(())
}

/// Terminal text as an image.
fn svg(text: &str) -> String {
    let lines = lines(text);
    let columns = lines.iter().flatten().map(|span| span.column + span.text.chars().count()).max().unwrap_or(0);
    let (width, height) = (columns as f32 * LETTER + 2.0 * MARGIN, lines.len() as f32 * LINE + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" \
         font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{}\"/>\n",
        colour::BACKGROUND
    );
    for (number, line) in lines.iter().enumerate() {
        for span in line {
            draw_span(&mut svg, span, MARGIN + number as f32 * LINE);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_span(svg: &mut String, span: &Span, top: f32) {
    let left = MARGIN + span.column as f32 * LETTER;
    let width = span.text.chars().count() as f32 * LETTER;
    let style = &span.style;
    let (ink, paper) = style.colours();
    if let Some(paper) = paper {
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{LINE}\" fill=\"{paper}\"/>"
        );
    }
    if span.text.trim().is_empty() {
        return;
    }
    if let Some(path) = border::path(&span.text, left, top, LETTER, LINE) {
        let _ = writeln!(svg, "<path d=\"{path}\" stroke=\"{ink}\" fill=\"none\"/>");
        return;
    }
    let mut marks = String::new();
    for (is_set, mark) in [
        (style.bold, " font-weight=\"bold\""),
        (style.italic, " font-style=\"italic\""),
        (style.underlined, " text-decoration=\"underline\""),
        (style.dim, " opacity=\"0.6\""),
    ] {
        marks.push_str(if is_set { mark } else { "" });
    }
    // The length is given, so that columns stay in line whatever font is at hand.
    let _ = writeln!(
        svg,
        "<text x=\"{left:.1}\" y=\"{:.1}\" textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{ink}\"{marks} xml:space=\"preserve\">{}</text>",
        top + LINE * 0.75,
        escaped(&span.text)
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_drawn_where_it_stands() {
        let svg = svg("a\n  \x1b[1;31mGO<7\x1b[0m\n");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("viewBox=\"0 0 82 68\""), "{svg}");
        let red = "<text x=\"32.8\" y=\"47.5\" textLength=\"33.6\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#e0605e\" font-weight=\"bold\" xml:space=\"preserve\">";
        assert!(svg.contains(&format!("{red}GO&lt;7</text>")), "{svg}");
        assert_eq!(svg.matches("<text").count(), 2);
    }

    #[test]
    fn borders_are_strokes() {
        let svg = svg("\x1b[38;5;240m┌─\x1b[0m A\n");
        assert!(svg.contains("<path d=\"M20.2 25.0H32.8M20.2 25.0V34.0\" stroke=\"#585858\" fill=\"none\"/>"), "{svg}");
    }

    #[test]
    fn paper_is_drawn_under_blank_text_too() {
        let svg = svg("\x1b[44m   \x1b[0m\n");
        assert!(svg.contains("width=\"25.2\" height=\"18\" fill=\"#5b9bd5\""), "{svg}");
        assert!(!svg.contains("<text"));
    }
}
