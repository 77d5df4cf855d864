//! The words of a script: enough of JavaScript to find its strings and what stands around them.

/// A piece of source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A name or a number.
    Word(String),
    /// Any other character.
    Mark(char),
    /// A string between quotes, as it is written.
    Text(String),
    /// A template: the pieces between its placeholders. What is in the placeholders follows, between `{` and `}`.
    Template(Vec<String>),
}

/// The tokens of a source, each with its line. Comments and regular expressions are left out.
pub(super) fn tokens(source: &str) -> Vec<(usize, Token)> {
    let mut reader = Reader { rest: source.chars().collect(), at: 0, line: 1, found: Vec::new() };
    reader.read(None);
    reader.found
}

struct Reader {
    rest: Vec<char>,
    at: usize,
    line: usize,
    found: Vec<(usize, Token)>,
}

impl Reader {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.rest.get(self.at + ahead).copied()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek(0)?;
        self.at += 1;
        self.line += usize::from(next == '\n');
        Some(next)
    }

    /// Reads until the source ends, or until this brace closes.
    fn read(&mut self, end: Option<char>) {
        let mut depth = 0_usize;
        while let Some(next) = self.peek(0) {
            let line = self.line;
            match next {
                _ if next.is_whitespace() => drop(self.next()),
                '/' if self.peek(1) == Some('/') => self.skip_to("\n"),
                '/' if self.peek(1) == Some('*') => self.skip_to("*/"),
                '/' if self.begins_expression() => self.skip_regex(),
                '\'' | '"' => {
                    let text = self.quoted(next);
                    self.found.push((line, Token::Text(text)));
                }
                '`' => self.template(),
                _ if is_word(next) => {
                    let start = self.at;
                    while self.peek(0).is_some_and(is_word) {
                        self.at += 1;
                    }
                    self.found.push((line, Token::Word(self.rest[start..self.at].iter().collect())));
                }
                _ => {
                    self.at += 1;
                    if Some(next) == end && depth == 0 {
                        return;
                    }
                    match next {
                        '{' => depth += 1,
                        '}' => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    self.found.push((line, Token::Mark(next)));
                }
            }
        }
    }

    fn skip_to(&mut self, end: &str) {
        let end: Vec<char> = end.chars().collect();
        while self.at < self.rest.len() && !self.rest[self.at..].starts_with(&end) {
            self.next();
        }
        self.at = (self.at + end.len()).min(self.rest.len());
        self.line += usize::from(end == ['\n']);
    }

    /// Whether a value may stand here, so that a slash is not a division.
    fn begins_expression(&self) -> bool {
        match self.found.last() {
            None => true,
            Some((_, Token::Mark(mark))) => !matches!(mark, ')' | ']' | '}'),
            Some((_, Token::Word(word))) => matches!(word.as_str(), "return" | "typeof" | "case" | "in" | "of"),
            Some((_, Token::Text(_) | Token::Template(_))) => false,
        }
    }

    fn skip_regex(&mut self) {
        self.next();
        let mut in_class = false;
        while let Some(next) = self.next() {
            match next {
                '\\' => drop(self.next()),
                '[' => in_class = true,
                ']' => in_class = false,
                '/' if !in_class => break,
                _ => {}
            }
        }
    }

    fn quoted(&mut self, quote: char) -> String {
        self.next();
        let mut text = String::new();
        while let Some(next) = self.next() {
            match next {
                '\\' => text.extend(self.next()),
                _ if next == quote => break,
                _ => text.push(next),
            }
        }
        text
    }

    fn template(&mut self) {
        let place = self.found.len();
        self.found.push((self.line, Token::Template(Vec::new())));
        self.next();
        let mut pieces = vec![String::new()];
        while let Some(next) = self.next() {
            match next {
                '\\' => pieces.last_mut().into_iter().for_each(|piece| piece.extend(self.next())),
                '`' => break,
                '$' if self.peek(0) == Some('{') => {
                    self.next();
                    self.found.push((self.line, Token::Mark('{')));
                    self.read(Some('}'));
                    self.found.push((self.line, Token::Mark('}')));
                    pieces.push(String::new());
                }
                _ => pieces.last_mut().into_iter().for_each(|piece| piece.push(next)),
            }
        }
        self.found[place].1 = Token::Template(pieces);
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(source: &str) -> Vec<(usize, String)> {
        let text = |(line, token)| match token {
            Token::Text(text) => Some((line, text)),
            Token::Template(pieces) => Some((line, pieces.join("*"))),
            Token::Word(_) | Token::Mark(_) => None,
        };
        tokens(source).into_iter().filter_map(text).collect()
    }

    #[test]
    fn strings_are_found_by_line() {
        let source = "a('x') // 'no'\n/* \"no\"\n */ b(\"y\\\"z\")\n";
        assert_eq!(strings(source), [(1, "x".into()), (3, "y\"z".into())]);
    }

    #[test]
    fn slashes_are_told_apart() {
        let source = "a.match(/['\"]/g); b / c; x = /[/']/.test('y'); f() / 2 + 'z'";
        assert_eq!(strings(source), [(1, "y".into()), (1, "z".into())]);
    }

    #[test]
    fn templates_are_in_pieces_and_their_inside_is_read() {
        let source = "`a-${f({ b: 'c' })}-d\n` + `e`";
        assert_eq!(strings(source), [(1, "a-*-d\n".into()), (1, "c".into()), (2, "e".into())]);
        let depth: Vec<Token> = tokens("`${x}`").into_iter().map(|(_, token)| token).collect();
        let pieces = Token::Template(vec![String::new(), String::new()]);
        assert_eq!(depth, [pieces, Token::Mark('{'), Token::Word("x".into()), Token::Mark('}')]);
    }
}
