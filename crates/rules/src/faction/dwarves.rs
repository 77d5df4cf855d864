//! Dwarves.

use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::Power;
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.3"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase Two: with two players the loser of a trick takes all Dwarves in it. \
    With three or four they go to whoever played the weakest card of the trick, of any faction \
    (of equals, the one played last), which can be the winner.";

pub(crate) struct Dwarves;

impl Power for Dwarves {
    fn settles(&self, _play: &Play, trick: &Trick, at: &Position<Card>, so_far: Zone) -> Zone {
        if at.phase == Phase::One {
            return so_far;
        }
        let taker = if at.table.players() == 2 {
            trick.plays.iter().find(|play| Some(play.seat) != at.winner)
        } else {
            trick.weakest()
        };
        taker.map_or(so_far, |taker| Zone::Pile(taker.seat))
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::trick;

    #[test]
    fn r5_3_with_two_players_the_loser_takes_all_dwarves() {
        trick("DW7 DW3").won_by(0).pile(0, "").pile(1, "DW7 DW3");
        trick("DW3 GO9").won_by(0).pile(0, "GO9").pile(1, "DW3");
        trick("GO3 DW9").won_by(0).pile(0, "GO3").pile(1, "DW9");
    }

    #[test]
    fn r5_3_with_two_players_the_loser_takes_them_even_with_the_stronger_card() {
        trick("DW3 GO9").pile(1, "DW3");
        trick("GO3 DW9").led_by(1).won_by(1).pile(1, "GO3").pile(0, "DW9");
    }

    #[test]
    fn r5_3_with_three_whoever_played_the_weakest_card_takes_them() {
        trick("DW7 DW3 GO5").players(3).won_by(0).pile(0, "GO5").pile(1, "DW7 DW3").pile(2, "");
        trick("DW7 DW3 GO1").players(3).won_by(0).pile(0, "GO1").pile(1, "").pile(2, "DW7 DW3");
    }

    #[test]
    fn r5_3_the_winner_may_be_the_weakest() {
        trick("DW2 GO5 GO9").players(3).won_by(0).pile(0, "DW2 GO5 GO9");
        trick("GO9 KN2 DW4").players(3).won_by(1).pile(1, "GO9 KN2 DW4");
    }

    #[test]
    fn r5_3_of_equally_weak_cards_the_one_played_last_counts() {
        trick("DW7 GO3 KN3").players(3).pile(2, "DW7").pile(1, "");
        trick("DW3 GO3 KN4").players(3).pile(1, "DW3").pile(0, "GO3 KN4");
    }

    #[test]
    fn r5_3_strength_decides_which_card_is_the_weakest() {
        // Seat 1 plays the lower value, but a Unicorn makes its card as strong as the lead.
        trick("DW4 GO3 KN9").players(3).with_pile(1, "UC1").strengths("4 4 9").pile(1, "UC1 DW4");
        trick("DW4 GO3 KN9").players(3).with_pile(1, "UC1 UC2").strengths("4 5 9").pile(0, "DW4 GO3 KN9");
        trick("DW4 GO0 KN9").players(3).at("underworld").pile(0, "DW4 GO0 KN9");
    }

    #[test]
    fn r5_3_with_four_a_partner_may_take_them() {
        trick("DW7 DW3 GO1 GO2").players(4).won_by(0).pile(0, "GO1 GO2").pile(2, "DW7 DW3");
    }

    #[test]
    fn r5_3_a_captured_dwarf_stays_with_its_captor() {
        trick("DW5 BA5").won_by(1).pile(0, "").pile(1, "DW5 BA5");
        trick("DW5 BA5 GO2").players(3).won_by(1).pile(1, "DW5 BA5 GO2").pile(2, "");
    }

    #[test]
    fn r5_3_beside_a_captured_dwarf_the_others_go_to_the_weakest() {
        trick("DW5 BA5 DW7").players(3).won_by(1).pile(1, "DW5 BA5 DW7");
        trick("DW5 BA5 DW2").players(3).won_by(1).pile(1, "DW5 BA5").pile(2, "DW2");
    }

    #[test]
    fn r5_3_phase_one_discards_dwarves() {
        trick("DW7 DW3").in_phase_one().discarded("DW7 DW3").pile(1, "");
    }

    #[test]
    fn r5_3_a_doppelganger_is_no_dwarf() {
        trick("DW7 DG9").won_by(1).pile(0, "DW7").pile(1, "DG9");
    }
}
