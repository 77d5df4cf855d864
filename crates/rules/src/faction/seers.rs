//! Seers.

use crate::faction::Faction;
use crate::power::{Deed, Power};
use crate::trick::Play;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.5"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase One: a winner whose own winning card is a Seer may look at the top \
    card of the draw deck, and chooses first: that card or one of the market. Nobody else sees \
    it. The others then take cards as usual.";

pub(crate) struct Seers;

impl Power for Seers {
    fn deeds(&self) -> &'static [Deed] {
        &[Deed::Look]
    }

    fn looks(&self, winning: &Play) -> bool {
        winning.card.faction() == Faction::Seers
    }
}

#[cfg(test)]
mod tests {
    use crate::decision::{Action, Kind, Source};
    use crate::scenario::{Scenario, trick};

    /// Phase One, two players: seat 0 wins with a Seer; GO1 lies in the market, GO9 on the deck.
    fn seer() -> Scenario {
        trick("SE7 SE3").in_phase_one().with_deck("GO1 GO9").won_by(0).asked(0, Kind::Take).options(0, "GO1 deck")
    }

    #[test]
    fn r6_5_the_winner_may_take_the_top_of_the_deck() {
        seer().take(0, "deck").recruits(0, "GO9").recruits(1, "GO1").asked(0, Kind::Play);
    }

    #[test]
    fn r6_5_the_winner_may_take_the_market_card() {
        seer().take(0, "GO1").recruits(0, "GO1").recruits(1, "GO9").asked(0, Kind::Play);
    }

    #[test]
    fn r6_5_only_what_is_offered() {
        let dragon = Action::Take(Source::Market("DR1".parse().unwrap()));
        seer().refuses(0, &dragon, "only these can be taken: GO1 or the top of the deck");
    }

    #[test]
    fn r6_5_a_seer_that_lost_sees_nothing() {
        trick("GO5 SE9").in_phase_one().with_deck("GO1 GO9").won_by(0).recruits(0, "GO1").recruits(1, "GO9");
        trick("SE3 SE7").in_phase_one().with_deck("GO1 GO9").won_by(1).options(1, "GO1 deck");
    }

    #[test]
    fn r6_5_the_winning_card_itself_must_be_the_seer() {
        trick("SE3 DG7").in_phase_one().with_deck("GO1 GO9").won_by(1).recruits(1, "GO1").recruits(0, "GO9");
        trick("SE3 DG3").in_phase_one().with_deck("GO1 GO9").won_by(0).asked(0, Kind::Take);
    }

    #[test]
    fn r6_5_seers_have_no_power_in_phase_two() {
        trick("SE7 SE3").won_by(0).asked(0, Kind::Play).pile(0, "SE7 SE3");
    }

    #[test]
    fn r6_5_a_captured_seer_sees_nothing() {
        trick("SE5 BA5").in_phase_one().with_deck("GO1 GO9").won_by(1).recruits(1, "GO1").recruits(0, "GO9");
    }

    #[test]
    fn r6_5_on_an_empty_deck_the_seer_takes_as_usual() {
        trick("SE7 SE3")
            .in_phase_one()
            .last_trick()
            .at("islands")
            .with_deck("GO1 GO9")
            .deck("")
            .options(0, "GO1 GO9")
            .take(0, "GO9")
            .recruits(0, "GO9")
            .recruits(1, "GO1");
    }

    #[test]
    fn r10_2_a_winning_seer_is_always_asked_while_the_deck_has_a_card() {
        trick("SE7 SE3").in_phase_one().with_deck("GO0 GO0").asked(0, Kind::Take).options(0, "GO0 deck");
        trick("SE7 SE3").in_phase_one().last_trick().with_deck("GO0 GO0").options(0, "GO0 deck").take(0, "deck");
    }

    #[test]
    fn r10_2_with_three_second_and_third_take_the_market_if_the_seer_took_the_deck() {
        let seer = || trick("SE7 SE3 SE5").players(3).in_phase_one().with_deck("GO1 GO2 GO9").ranked("0 2 1");
        seer()
            .options(0, "GO1 GO2 deck")
            .take(0, "deck")
            .recruits(0, "GO9")
            .options(2, "GO1 GO2")
            .take(2, "GO2")
            .recruits(1, "GO1");
        seer().take(0, "GO2").recruits(2, "GO1").recruits(1, "GO9");
    }

    #[test]
    fn r10_2_with_four_second_and_third_take_the_market_and_fourth_draws() {
        let seer = || {
            let trick = trick("SE7 SE3 SE5 SE4").players(4).in_phase_one().with_deck("GO1 GO2 GO8 GO9");
            trick.ranked("0 2 3 1").options(0, "GO1 GO2 deck")
        };
        seer().take(0, "deck").recruits(0, "GO8").take(2, "GO2").recruits(3, "GO1").recruits(1, "GO9");
        seer().take(0, "GO2").recruits(2, "GO1").recruits(3, "GO8").recruits(1, "GO9");
    }

    #[test]
    fn r8_3_at_the_lakeside_a_winning_seer_still_chooses_first() {
        let seer = || trick("SE7 SE3 SE5").players(3).in_phase_one().at("lakeside").with_deck("GO1 GO2 GO9");
        seer().take(0, "deck").asked(1, Kind::Take).take(1, "GO2").recruits(2, "GO1").took_in_order("0 1 2");
        seer().take(0, "GO1").recruits(1, "GO2").recruits(2, "GO9").took_in_order("0 1 2");
        trick("SE7 SE3").in_phase_one().at("lakeside").with_deck("GO1 GO9").take(0, "GO1").recruits(1, "GO9");
        trick("SE7 SE3").in_phase_one().at("lakeside").with_deck("GO1 GO9").take(0, "deck").recruits(1, "GO1");
    }

    #[test]
    fn r8_3_at_the_lakeside_with_four_the_others_take_in_reverse() {
        let seer = || {
            let trick = trick("SE7 SE3 SE5 SE4").players(4).in_phase_one().at("lakeside");
            trick.with_deck("GO1 GO2 GO8 GO9").ranked("0 2 3 1")
        };
        seer().take(0, "deck").take(1, "GO2").recruits(3, "GO1").recruits(2, "GO9").took_in_order("0 1 3 2");
        seer().take(0, "GO1").recruits(1, "GO2").recruits(3, "GO8").recruits(2, "GO9");
    }

    #[test]
    fn r8_6_on_the_islands_with_four_a_seer_leaves_one_card_under_the_deck() {
        let seer = || {
            let trick = trick("SE7 SE3 SE5 SE4").players(4).in_phase_one().at("islands");
            trick.with_deck("GO1 GO2 GO3 GO4 GO5 GO6 GO7 GO8").options(0, "GO1 GO2 GO3 deck")
        };
        seer().take(0, "deck").take(2, "GO1").take(3, "GO2").recruits(1, "GO5").market("GO6 GO7 GO8").deck("GO3");
        seer().take(0, "GO1").take(2, "GO2").recruits(3, "GO4").recruits(1, "GO5").market("GO6 GO7 GO8").deck("GO3");
    }

    #[test]
    fn r8_6_on_the_islands_a_seer_chooses_among_one_card_more() {
        let seer = || trick("SE7 SE3").in_phase_one().at("islands").with_deck("GO1 GO2 GO8 GO9");
        seer().options(0, "GO1 GO2 deck").take(0, "GO1").recruits(1, "GO8").market("GO9 GO2");
        seer()
            .take(0, "deck")
            .recruits(0, "GO8")
            .options(1, "GO1 GO2")
            .take(1, "GO2")
            .recruits(1, "GO2")
            .market("GO9 GO1");
    }

    #[test]
    fn r8_6_the_left_over_card_goes_under_the_deck_after_a_seer_drew() {
        trick("SE7 SE3 SE5")
            .players(3)
            .in_phase_one()
            .last_trick()
            .at("islands")
            .with_deck("GO1 GO2 GO9")
            .deck("")
            .options(0, "GO1 GO2 GO9")
            .take(0, "GO1")
            .take(2, "GO2")
            .recruits(1, "GO9");
        trick("SE7 SE3 SE5 SE4")
            .players(4)
            .in_phase_one()
            .last_trick()
            .at("islands")
            .with_deck("GO1 GO2 GO3 GO9")
            .take(0, "deck")
            .take(2, "GO2")
            .take(3, "GO1")
            .recruits(0, "GO9")
            .recruits(1, "GO3");
    }
}
