//! Goblins.

use crate::power::Power;

pub(crate) const CARDS: [u8; 10] = [5, 1, 1, 1, 1, 1, 1, 1, 1, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.4"];

pub(crate) const RULE: &str = "Fourteen cards: five 0s and one each of 1 to 9. They have no power, but nobody has more of \
    them to give, and they always come with the Knights, who hunt them.";

pub(crate) struct Goblins;

impl Power for Goblins {}

#[cfg(test)]
mod tests {
    use crate::scenario::trick;

    #[test]
    fn r5_4_goblins_have_no_power() {
        trick("GO5 GO3").won_by(0).then_leads(0).pile(0, "GO5 GO3").pile(1, "");
        trick("UD1 GO9").won_by(0).pile(0, "UD1 GO9");
        trick("GO5 GO3").in_phase_one().won_by(0).discarded("GO5 GO3");
    }

    #[test]
    fn r5_4_of_five_equal_goblins_the_first_wins() {
        trick("GO0 GO0 GO0 GO0").players(4).led_by(2).won_by(2).ranked("2 3 0 1").pile(2, "GO0 GO0 GO0 GO0");
    }
}
