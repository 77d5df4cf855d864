//! What a key opens.

use interregnum_protocol::{Command, Scope};
use std::fmt;

/// How everything is written.
const EVERYTHING: &str = "*";

/// What a key opens: a session everything, a token what its owner has said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scopes {
    /// Everything: its owner is there in person.
    Everything,
    /// These.
    Only(Vec<Scope>),
}

impl Scopes {
    /// Scopes as they are stored. Words that this program does not know open nothing.
    pub(crate) fn read(text: &str) -> Scopes {
        if text == EVERYTHING {
            return Scopes::Everything;
        }
        let known = |word| Scope::ALL.into_iter().find(|scope| scope.name() == word);
        Scopes::Only(text.split(' ').filter_map(known).collect())
    }

    /// Whether this may be done.
    pub(crate) fn allow(&self, scope: Scope) -> bool {
        match self {
            Scopes::Everything => true,
            Scopes::Only(scopes) => scopes.contains(&scope),
        }
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scopes::Everything => f.write_str(EVERYTHING),
            Scopes::Only(scopes) => {
                let words: Vec<&str> = scopes.iter().map(|scope| scope.name()).collect();
                f.write_str(&words.join(" "))
            }
        }
    }
}

/// What a command needs.
pub(crate) fn scope_of(command: &Command) -> Scope {
    match command {
        Command::Say { .. } => Scope::Chat,
        _ => Scope::Play,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_read_as_they_are_written() {
        for scopes in [Scopes::Everything, Scopes::Only(vec![]), Scopes::Only(vec![Scope::Play, Scope::Chat])] {
            assert_eq!(Scopes::read(&scopes.to_string()), scopes);
        }
    }

    #[test]
    fn a_key_opens_what_it_says_and_nothing_else() {
        let key = Scopes::read("read dance");
        let open: Vec<Scope> = Scope::ALL.into_iter().filter(|&scope| key.allow(scope)).collect();
        assert_eq!(open, [Scope::Read]);
        assert!(Scope::ALL.into_iter().all(|scope| Scopes::Everything.allow(scope)));
    }
}
