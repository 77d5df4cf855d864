//! Basilisks.

use crate::card::Card;
use crate::faction::Faction;
use crate::power::{Deed, Power};

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["7.3"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Both phases: a Basilisk played on a led card of equal strength that is no \
    Basilisk captures it. The led card goes at once to the score pile of the Basilisk's player, \
    without its power, and the Basilisk wins the trick. Following is not lifted, so it takes a \
    void. Only the first such Basilisk captures. In Phase One the Basilisk itself is discarded, \
    in Phase Two its player gathers it.";

pub(crate) struct Basilisks;

impl Power for Basilisks {
    fn deeds(&self) -> &'static [Deed] {
        &[Deed::Capture]
    }

    fn may_capture(&self, card: Card, lead: Card) -> bool {
        card.faction() == Faction::Basilisks && lead.faction() != Faction::Basilisks
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{Scenario, story, trick};

    #[test]
    fn r7_3_a_basilisk_of_equal_strength_captures_the_led_card() {
        trick("DR5 BA5").won_by(1).pile(1, "DR5 BA5").pile(0, "");
        trick("DR5 GO1 BA5").players(3).won_by(2).pile(2, "DR5 GO1 BA5");
    }

    #[test]
    fn r7_3_a_stronger_or_weaker_basilisk_captures_nothing() {
        trick("DR5 BA6").won_by(0).pile(0, "DR5 BA6");
        trick("DR5 BA4").won_by(0).pile(0, "DR5 BA4");
    }

    #[test]
    fn r7_3_bonuses_count_on_both_sides() {
        trick("GO5 BA4").with_pile(1, "UC1").won_by(1).pile(1, "UC1 GO5 BA4");
        trick("GO5 BA5").with_pile(1, "UC1").won_by(0);
        trick("GO4 BA5").with_pile(0, "UC1").won_by(1);
        trick("GO5 BA5").with_pile(0, "UC1").won_by(0);
    }

    #[test]
    fn r7_3_ranks_count() {
        trick("DR0 BA0").at("underworld").strengths("10 10").won_by(1);
        trick("DR2 BA2").at("farmland").strengths("10 10").won_by(1);
    }

    #[test]
    fn r7_3_a_led_basilisk_is_not_captured() {
        trick("BA5 BA4").with_pile(1, "UC1").strengths("5 5").won_by(0).pile(0, "BA5 BA4");
    }

    #[test]
    fn r7_3_only_the_led_card_is_captured() {
        trick("DR5 GO3 BA3").players(3).won_by(0).pile(0, "DR5 GO3 BA3");
    }

    #[test]
    fn r7_3_it_takes_a_void() {
        trick("DR5").hand(1, "DR3 BA5").options(1, "DR3");
        trick("DR5").hand(1, "GO3 BA5").uneven_hands().options(1, "BA5 GO3");
    }

    #[test]
    fn r7_3_the_led_card_goes_at_once() {
        trick("DR5 BA5").players(3).pile(1, "DR5");
    }

    #[test]
    fn r7_3_only_the_first_such_basilisk_captures() {
        trick("DR5 BA5 BA4").players(3).with_pile(2, "UC1").strengths("5 5 5").won_by(1).pile(1, "DR5 BA5 BA4");
        trick("DR5 BA4 BA5").players(3).with_pile(1, "UC1").won_by(1).pile(2, "");
    }

    #[test]
    fn r7_3_a_basilisk_that_misses_leaves_the_capture_to_the_next() {
        trick("DR5 BA9 BA5").players(3).won_by(2).pile(2, "DR5 BA9 BA5");
    }

    #[test]
    fn r7_3_the_basilisk_wins_over_stronger_cards_of_the_led_faction() {
        trick("DR5 BA5 DR9").players(3).won_by(1).pile(1, "DR5 BA5 DR9");
        trick("DR5 BA5 DG9").players(3).won_by(1);
    }

    #[test]
    fn r7_3_the_capture_comes_before_knights() {
        trick("GO5 BA5 KN9").players(3).won_by(1).ranked("1 2 0");
        trick("GO5 KN9 BA5").players(3).won_by(2).ranked("2 1 0");
    }

    #[test]
    fn r7_3_the_led_faction_stays_for_following() {
        trick("DR5 BA5").players(3).hand(2, "DR1 GO2").options(2, "DR1");
    }

    #[test]
    fn r7_3_the_led_faction_stays_for_ranking_and_the_captured_card_is_last() {
        trick("DR5 BA5 GO9").players(3).ranked("1 2 0");
        trick("DR5 GO9 BA5 DR1").players(4).ranked("2 3 1 0");
        trick("GO5 BA5 KN9 GO3").players(4).ranked("1 3 2 0");
    }

    #[test]
    fn r7_3_in_phase_one_the_basilisk_is_discarded() {
        trick("DR5 BA5").in_phase_one().won_by(1).pile(1, "DR5").discarded("BA5");
        trick("DR5 BA5 UD3").players(3).in_phase_one().won_by(1).pile(1, "DR5 UD3").discarded("BA5");
    }

    #[test]
    fn r7_3_in_phase_one_the_captor_takes_first_and_the_captured_last() {
        trick("DR5 BA5 GO1")
            .players(3)
            .in_phase_one()
            .with_deck("GO2 GO3 GO4")
            .take(1, "GO3")
            .recruits(2, "GO2")
            .recruits(0, "GO4");
    }

    #[test]
    fn r7_3_a_captured_card_has_no_power() {
        trick("GN5 BA5").pile(1, "GN5 BA5").front(1, "");
        trick("GI3 BA3").with_front(0, "GN3").crushed("");
        trick("DW5 BA5").pile(1, "DW5 BA5").pile(0, "");
        trick("DR5 GO1 BA5").players(3).then_leads(2);
    }

    #[test]
    fn r7_3_a_captured_troll_is_not_limited() {
        trick("TR5 BA5").with_aside("TR9").pile(1, "TR5 BA5 TR9").aside("");
        trick("TR5 BA5").with_aside("TR3 TR1").pile(1, "TR5 BA5 TR3").aside("TR1");
    }

    #[test]
    fn r7_3_a_captured_phoenix_counts_as_lost() {
        trick("PX5 BA5").with_fire("PF4").drew_fire("0:PF4").pile(1, "PX5 BA5");
    }

    #[test]
    fn r7_3_with_four_a_partner_s_phoenix_is_not_lost() {
        trick("PX5 GO1 BA5 GO2").players(4).with_fire("PF4").won_by(2).drew_fire("");
    }

    fn captured_unicorn() -> Scenario {
        story().hand(0, "UC5 GO6").hand(1, "BA5 GO5").play("UC5 BA5").won_by(1)
    }

    #[test]
    fn r7_3_a_captured_unicorn_gives_its_bonus_from_the_next_trick_on() {
        captured_unicorn().strengths("5 5").play("GO5 GO6").strengths("6 6").won_by(1);
    }

    #[test]
    fn r7_3_a_captured_undead_goes_to_the_captor() {
        trick("UD5 BA5").in_phase_one().won_by(1).pile(1, "UD5").discarded("BA5");
    }

    #[test]
    fn r7_3_a_led_doppelganger_can_be_captured() {
        trick("DG5 BA5").won_by(1).pile(1, "DG5 BA5");
    }
}
