//! Knights.

use crate::card::Card;
use crate::faction::Faction;
use crate::power::Power;
use crate::trick::Standing;

pub(crate) const CARDS: [u8; 10] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.1"];

pub(crate) const RULE: &str = "Eight cards: 2 to 9. Both phases: when a Goblin was led, the strongest Knight in the trick \
    wins it, whatever the Goblins are. Whoever holds a Goblin must still follow. On any other \
    lead a Knight is a card like others.";

pub(crate) struct Knights;

impl Power for Knights {
    fn standing(&self, card: Card, lead: Card, so_far: Standing) -> Standing {
        if card.faction() == Faction::Knights && lead.faction() == Faction::Goblins { Standing::Trump } else { so_far }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::trick;

    #[test]
    fn r5_1_a_knight_beats_any_led_goblin() {
        trick("GO9 KN2").won_by(1);
        trick("GO9 KN2").in_phase_one().won_by(1);
    }

    #[test]
    fn r5_1_the_strongest_knight_wins() {
        trick("GO9 KN2 KN7").players(3).won_by(2);
        trick("GO9 KN7 KN2").players(3).won_by(1);
    }

    #[test]
    fn r5_1_of_equal_knights_the_first_wins() {
        trick("GO9 KN5 KN4").players(3).with_pile(2, "UC1").strengths("9 5 5").won_by(1);
        trick("GO9 KN4 KN5").players(3).with_pile(1, "UC1").strengths("9 5 5").won_by(1);
    }

    #[test]
    fn r5_1_knights_beat_a_doppelganger_on_goblins() {
        trick("GO3 DG9 KN2").players(3).won_by(2);
        trick("GO3 KN2 DG9").players(3).won_by(1);
    }

    #[test]
    fn r5_1_on_any_other_lead_knights_have_no_power() {
        trick("UD0 KN9").won_by(0);
        trick("DG0 KN9").won_by(0);
        trick("KN3 KN9").won_by(1);
        trick("KN3 GO9").won_by(0);
    }

    #[test]
    fn r5_1_a_goblin_that_was_not_led_calls_no_knight() {
        trick("UD1 GO9 KN9").players(3).won_by(0);
    }

    #[test]
    fn r5_1_following_is_not_lifted() {
        trick("GO9").hand(1, "GO1 KN5").options(1, "GO1");
    }
}
