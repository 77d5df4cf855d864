//! Windlands.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};

pub(crate) const RULE: &str = "Before Phase Two each player passes 3 cards of the new hand to the next player clockwise. \
    All choose at once and in secret.";

pub(crate) struct Windlands;

impl Power for Windlands {
    fn on(&self, moment: Moment, phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if (moment, phase) == (Moment::HandsReady, Phase::Two) { vec![Step::Pass(3)] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::decision::{Action, Kind};
    use crate::position::Phase;
    use crate::scenario::{Scenario, dealt, trick};

    const DWARVES: &str = "DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2";
    const TROLLS: &str = "TR0 TR1 TR2 TR3 TR4 TR5 TR6 TR7 TR8 TR9 GO6 GO7";

    /// The last trick of Phase One is played; seat 0 has recruited Dwarves, seat 1 Trolls.
    fn phase_one_ended() -> Scenario {
        let trick = trick("GO5 GO3").in_phase_one().last_trick().at("windlands");
        trick.with_followers(0, DWARVES).with_followers(1, TROLLS).with_deck("KN2 KN3")
    }

    #[test]
    fn r8_4_each_passes_three_cards_of_the_new_hand() {
        phase_one_ended()
            .phase(Phase::Two)
            .asked_at_once("0 1", Kind::Pass)
            .options(0, "3 of DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2 KN2")
            .pass(0, "DW0 DW1 KN2")
            .pass(1, "TR7 TR8 TR9")
            .holds(0, "DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2 TR7 TR8 TR9")
            .holds(1, "TR0 TR1 TR2 TR3 TR4 TR5 TR6 GO6 GO7 KN3 DW0 DW1 KN2")
            .asked(0, Kind::Play);
    }

    #[test]
    fn r8_4_nothing_moves_before_all_have_chosen() {
        phase_one_ended()
            .pass(1, "TR7 TR8 TR9")
            .asked(0, Kind::Pass)
            .hand_sizes("13 13")
            .has(1, "TR7 TR8 TR9")
            .options(0, "3 of DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2 KN2");
    }

    #[test]
    fn r8_4_three_different_cards_of_the_own_hand() {
        let pass = |text: &str| Action::Pass(crate::parse_cards(text).unwrap());
        phase_one_ended()
            .refuses(0, &pass("DW0 DW1"), "the seat must pass 3 cards, not 2")
            .refuses(0, &pass("DW0 DW1 DW2 DW3"), "the seat must pass 3 cards, not 4")
            .refuses(0, &pass("DW0 DW1 DW1"), "DW1 is not in the hand")
            .refuses(0, &pass("DW0 DW1 TR1"), "TR1 is not in the hand")
            .pass(0, "DW0 DW1 DW2")
            .refuses(0, &pass("DW0 DW1 DW3"), "the choice of seat 0 is made and sealed");
    }

    #[test]
    fn r8_4_cards_go_to_the_next_player_clockwise() {
        trick("GO5 GO3 GO2 GO1")
            .players(4)
            .in_phase_one()
            .last_trick()
            .at("windlands")
            .with_followers(0, "DW0 DW1 DW2")
            .with_followers(1, "TR0 TR1 TR2")
            .with_followers(2, "UC0 UC1 UC2")
            .with_followers(3, "SE0 SE1 SE2")
            .with_deck("GO0 GO0")
            .pass(2, "UC0 UC1 UC2")
            .pass(0, "DW0 DW1 DW2")
            .pass(3, "SE0 SE1 SE2")
            .pass(1, "TR0 TR1 TR2")
            .has(1, "DW0 DW1 DW2")
            .has(2, "TR0 TR1 TR2")
            .has(3, "UC0 UC1 UC2")
            .has(0, "SE0 SE1 SE2")
            .hand_sizes("9 9 9 9");
    }

    #[test]
    fn r8_4_nothing_is_passed_before_phase_one() {
        dealt().at("windlands").asked(0, Kind::Play);
    }
}
