//! Swamp.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};

pub(crate) const RULE: &str = "Before Phase Two each player discards 2 cards of the new hand. All choose at once and in \
    secret; then the discarded cards lie open.";

pub(crate) struct Swamp;

impl Power for Swamp {
    fn on(&self, moment: Moment, phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if (moment, phase) == (Moment::HandsReady, Phase::Two) { vec![Step::Discard(2)] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::decision::{Action, Kind};
    use crate::position::Phase;
    use crate::scenario::{Scenario, dealt, trick};

    fn phase_one_ended() -> Scenario {
        let trick = trick("GO5 GO3").in_phase_one().last_trick().at("swamp").with_deck("KN2 KN3");
        trick
            .with_followers(0, "DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2")
            .with_followers(1, "TR0 TR1 TR2 TR3 TR4 TR5 TR6 TR7 TR8 TR9 GO6 GO7")
    }

    #[test]
    fn r8_8_each_discards_two_cards_of_the_new_hand() {
        phase_one_ended()
            .phase(Phase::Two)
            .asked_at_once("0 1", Kind::Discard)
            .options(0, "2 of DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2 KN2")
            .discard(0, "DW0 DW1")
            .discard(1, "TR0 GO6")
            .discarded("GO5 GO3 DW0 DW1 TR0 GO6")
            .hand_sizes("11 11")
            .asked(0, Kind::Play);
    }

    #[test]
    fn r8_8_the_choices_lie_open_only_when_all_are_made() {
        phase_one_ended().discard(1, "TR0 TR1").discarded("GO5 GO3").hand_sizes("13 13").asked(0, Kind::Discard);
    }

    #[test]
    fn r8_8_two_cards_and_no_more() {
        let three = Action::Discard(crate::parse_cards("DW0 DW1 DW2").unwrap());
        let pass = Action::Pass(crate::parse_cards("DW0 DW1").unwrap());
        phase_one_ended().refuses(0, &three, "the seat must discard 2 cards, not 3").refuses(
            0,
            &pass,
            "the seat is asked to discard, not to pass",
        );
    }

    #[test]
    fn r8_8_with_three_and_four() {
        let ended =
            |plays, players| trick(plays).players(players).in_phase_one().last_trick().at("swamp").with_deck("GO0 GO0");
        ended("GO5 GO3 GO2", 3).asked_at_once("0 1 2", Kind::Discard);
        ended("GO5 GO3 GO2 GO1", 4).asked_at_once("0 1 2 3", Kind::Discard);
    }

    #[test]
    fn r8_8_nothing_is_discarded_before_phase_one() {
        dealt().at("swamp").asked(0, Kind::Play);
    }
}
