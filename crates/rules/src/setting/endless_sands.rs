//! Endless Sands.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};

pub(crate) const RULE: &str = "Before Phase One each player passes 5 cards of the dealt hand to the next player clockwise. \
    All choose at once and in secret.";

pub(crate) struct EndlessSands;

impl Power for EndlessSands {
    fn on(&self, moment: Moment, phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if (moment, phase) == (Moment::HandsReady, Phase::One) { vec![Step::Pass(5)] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::decision::Kind;
    use crate::position::Phase;
    use crate::scenario::{dealt, trick};

    #[test]
    fn r8_5_each_passes_five_cards_of_the_dealt_hand() {
        dealt()
            .at("endless_sands")
            .hand(0, "DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2 GO3")
            .hand(1, "TR0 TR1 TR2 TR3 TR4 TR5 TR6 TR7 TR8 TR9 GO6 GO7 GO8")
            .phase(Phase::One)
            .market("")
            .asked_at_once("0 1", Kind::Pass)
            .options(1, "5 of GO6 GO7 GO8 TR0 TR1 TR2 TR3 TR4 TR5 TR6 TR7 TR8 TR9")
            .pass(1, "TR0 TR1 TR2 TR3 GO6")
            .pass(0, "DW5 DW6 DW7 DW8 DW9")
            .holds(0, "DW0 DW1 DW2 DW3 DW4 GO1 GO2 GO3 TR0 TR1 TR2 TR3 GO6")
            .holds(1, "TR4 TR5 TR6 TR7 TR8 TR9 GO7 GO8 DW5 DW6 DW7 DW8 DW9")
            .asked(0, Kind::Play);
    }

    #[test]
    fn r8_5_with_three_cards_go_clockwise() {
        dealt()
            .players(3)
            .led_by(1)
            .at("endless_sands")
            .hand(0, "DW0 DW1 DW2 DW3 DW4")
            .hand(1, "TR0 TR1 TR2 TR3 TR4")
            .hand(2, "UC0 UC1 UC2 UC3 UC4")
            .pass(0, "DW0 DW1 DW2 DW3 DW4")
            .pass(1, "TR0 TR1 TR2 TR3 TR4")
            .asked(2, Kind::Pass)
            .pass(2, "UC0 UC1 UC2 UC3 UC4")
            .has(1, "DW0 DW1 DW2 DW3 DW4")
            .has(2, "TR0 TR1 TR2 TR3 TR4")
            .has(0, "UC0 UC1 UC2 UC3 UC4")
            .asked(1, Kind::Play);
    }

    #[test]
    fn r8_5_nothing_is_passed_before_phase_two() {
        trick("GO5 GO3").in_phase_one().last_trick().at("endless_sands").phase(Phase::Two).asked(0, Kind::Play);
    }
}
