//! Goblins.

use crate::power::Power;

pub(crate) const CARDS: [u8; 10] = [5, 1, 1, 1, 1, 1, 1, 1, 1, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.4"];

pub(crate) const RULE: &str = "Fourteen cards: five 0s and one each of 1 to 9. They have no power, but nobody has more of \
    them to give, and they always come with the Knights, who hunt them.";

pub(crate) struct Goblins;

impl Power for Goblins {}
