//! What people may be called.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Names that would be taken for the server's own voice, or for its bots.
const RESERVED: [&str; 11] = [
    "admin",
    "administrator",
    "moderator",
    "interregnum",
    "server",
    "random",
    "novice",
    "apprentice",
    "adept",
    "master",
    "grandmaster",
];
const SHORTEST: usize = 2;
const LONGEST: usize = 24;

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name has {SHORTEST} to {LONGEST} characters")]
    Length,
    /// Something that is no part of a name.
    #[error("a name has letters, digits, spaces and - _ ' . only: leave out {0:?}")]
    Character(char),
    /// Taken for the server or a bot.
    #[error("this name looks like one of the server's own: choose another one")]
    Reserved,
    /// Taken for somebody else.
    #[error("this name looks like that of somebody who has an account: choose another one")]
    LooksTaken,
}

/// A name as it is kept: without spaces around it, composed.
pub fn tidy(name: &str) -> Result<String, NameError> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").nfc().collect();
    let allowed = |&letter: &char| letter.is_alphanumeric() || " -_'.".contains(letter) || is_mark(letter);
    if let Some(other) = name.chars().find(|letter| !allowed(letter)) {
        return Err(NameError::Character(other));
    }
    if !(SHORTEST..=LONGEST).contains(&name.chars().count()) || !name.chars().any(char::is_alphanumeric) {
        return Err(NameError::Length);
    }
    if RESERVED.iter().any(|reserved| looks(reserved) == looks(&name)) {
        return Err(NameError::Reserved);
    }
    Ok(name)
}

/// Marks that some languages put on letters and that have no composed form. So many on one letter
/// that they cover their neighbours are nobody's name.
fn is_mark(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

/// What a name looks like: names that are easily taken for one another look the same.
pub fn looks(name: &str) -> String {
    let letters = name.nfkc().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase();
    let like: String = skeleton(&letters).collect();
    // A capital i looks like a small l, but has become a small i by now.
    like.to_lowercase().replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy("  Ana   Lúcia "), Ok("Ana Lúcia".to_owned()));
        assert_eq!(tidy("Zoe\u{308}"), Ok("Zoë".to_owned()));
        assert_eq!(tidy("Łukasz_7"), Ok("Łukasz_7".to_owned()));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        assert_eq!(tidy(" a "), Err(NameError::Length));
        assert_eq!(tidy("- -"), Err(NameError::Length));
        assert_eq!(tidy(&"a".repeat(25)), Err(NameError::Length));
        assert_eq!(tidy("ab\u{202e}cd"), Err(NameError::Character('\u{202e}')));
        assert_eq!(tidy("<b>x"), Err(NameError::Character('<')));
        assert_eq!(tidy("Gra nd-Master"), Err(NameError::Reserved));
    }

    #[test]
    fn look_alikes_look_the_same() {
        let same = [("paypal", "pаypаl"), ("Anna", "ANNA"), ("o'neil", "ONeil"), ("rn", "m"), ("Il1", "l1I")];
        for (one, other) in same {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        assert_ne!(looks("anna"), looks("hanna"));
    }
}
