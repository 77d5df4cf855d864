//! Doppelgängers.

use crate::card::Card;
use crate::faction::Faction;
use crate::power::Power;
use crate::trick::Standing;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["4.2", "4.3", "5.4"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. A Doppelgänger may answer any lead, and then counts as the led faction \
    for following, winning and ranking. It takes on no other faction's power, and is scored as a \
    Doppelgänger. When one is led, Doppelgängers are the led faction.";

pub(crate) struct Doppelgangers;

impl Power for Doppelgangers {
    fn standing(&self, card: Card, _lead: Card, so_far: Standing) -> Standing {
        if card.faction() == Faction::Doppelgangers { Standing::Led } else { so_far }
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Phase;
    use crate::scenario::{ended, trick};

    #[test]
    fn r4_2_a_doppelganger_may_always_be_played() {
        trick("DR7").hand(1, "DR3 DG5 GO1").options(1, "DG5 DR3");
        trick("DR7 DG5").hand(1, "DR3").won_by(0);
    }

    #[test]
    fn r4_2_a_doppelganger_is_never_forced() {
        trick("DR7").hand(1, "DG5 GO1").uneven_hands().options(1, "DG5 GO1");
    }

    #[test]
    fn r4_2_when_a_doppelganger_is_led_doppelgangers_must_follow() {
        trick("DG7").hand(1, "DG3 DR5").options(1, "DG3");
        trick("DG7").hand(1, "DR5 GO1").uneven_hands().options(1, "DR5 GO1");
    }

    #[test]
    fn r4_3_it_counts_as_the_led_faction_for_winning() {
        trick("DR5 DG7").won_by(1).pile(1, "DR5 DG7");
        trick("DR5 DG4").won_by(0);
        trick("DG5 DG7").won_by(1);
        trick("DG1 DR9").won_by(0);
    }

    #[test]
    fn r4_3_of_equal_strength_the_first_wins() {
        trick("DR5 DG5").won_by(0);
        trick("DR3 DG5 DR5").players(3).won_by(1);
        trick("DR3 DR5 DG5").players(3).won_by(1);
    }

    #[test]
    fn r4_3_it_counts_as_the_led_faction_for_ranking() {
        trick("DR5 GO9 DG3").players(3).ranked("0 2 1");
        trick("DG5 GO9 DR3").players(3).ranked("0 1 2");
    }

    #[test]
    fn r4_3_it_never_has_another_faction_s_power() {
        trick("DR5 DG7").won_by(1).then_leads(0);
        trick("UD5 DG7").in_phase_one().pile(1, "UD5").discarded("DG7");
        trick("DW5 DG7").won_by(1).pile(0, "DW5").pile(1, "DG7");
        trick("TR5 DG7").with_aside("TR6").pile(1, "TR6 DG7").aside("TR5");
        trick("PX5 DG4").won_by(0).drew_fire("");
        trick("GN5 DG7").won_by(1).front(1, "GN5").pile(1, "DG7");
        trick("GI5 DG3").with_front(1, "GN3").won_by(0).crushed("");
        trick("SE5 DG7").in_phase_one().with_deck("GO1 GO2").won_by(1).recruits(1, "GO1").recruits(0, "GO2");
        trick("GO9 DG2").won_by(0);
    }

    #[test]
    fn r4_3_it_captures_nothing_in_place_of_a_basilisk() {
        trick("GO5 DG5").with_factions("basilisks").won_by(0).pile(0, "GO5 DG5");
    }

    #[test]
    fn r4_3_it_is_scored_as_a_doppelganger() {
        ended(&["GO1 GO2 DG3", "GO4 GO5 DG9"]).vote("goblins", Some(1)).vote("doppelgangers", Some(1));
        ended(&["GO1 DG2 DG3", "GO4"]).vote("goblins", Some(1)).vote("doppelgangers", Some(0));
    }

    #[test]
    fn r5_4_doppelgangers_have_no_other_power() {
        trick("DG5 DG3").won_by(0).then_leads(0).pile(0, "DG5 DG3").phase(Phase::Two);
        trick("DG5 DG3").in_phase_one().discarded("DG5 DG3");
    }
}
