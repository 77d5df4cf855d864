//! Trolls.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Field, Moment, Power};
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.3"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase Two: Trolls that are played are set aside. The winner of each trick \
    takes only the highest-ranking Troll set aside, from this trick or an earlier one, even when \
    no Troll was played now. The winner of the last trick takes all that are left.";

pub(crate) struct Trolls;

impl Power for Trolls {
    fn field(&self) -> Option<Field> {
        Some(Field::Aside)
    }

    fn settles(&self, _play: &Play, _trick: &Trick, at: &Position<Card>, so_far: Zone) -> Zone {
        if at.phase == Phase::Two { Zone::Aside } else { so_far }
    }

    fn on(&self, moment: Moment, _phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if moment == Moment::Drawn { vec![Step::TakeTrolls] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{story, trick};

    #[test]
    fn r6_3_the_winner_takes_only_the_highest_troll() {
        trick("TR7 TR3").won_by(0).pile(0, "TR7").pile(1, "").aside("TR3");
        trick("TR3 TR7").won_by(1).pile(0, "").pile(1, "TR7").aside("TR3");
    }

    #[test]
    fn r6_3_a_troll_thrown_in_is_taken_too() {
        trick("GO5 TR9").won_by(0).pile(0, "GO5 TR9").aside("");
    }

    #[test]
    fn r6_3_a_waiting_troll_is_taken_without_a_troll_in_the_trick() {
        trick("GO5 GO3").with_aside("TR3 TR6").won_by(0).pile(0, "GO5 GO3 TR6").aside("TR3");
    }

    #[test]
    fn r6_3_a_waiting_troll_may_be_higher_than_the_ones_played() {
        trick("TR7 TR3").with_aside("TR8").pile(0, "TR8").aside("TR7 TR3");
    }

    #[test]
    fn r6_3_trolls_wait_several_tricks_and_the_last_trick_takes_all() {
        story()
            .hand(0, "TR7 TR5 TR1 GO5 GO4")
            .hand(1, "TR9 TR3 TR0 GO2 GO6")
            .play("TR7 TR9")
            .won_by(1)
            .pile(1, "TR9")
            .aside("TR7")
            .play("TR3 TR5")
            .won_by(0)
            .pile(0, "TR7")
            .aside("TR3 TR5")
            .play("TR1 TR0")
            .pile(0, "TR7 TR5")
            .aside("TR3 TR1 TR0")
            .play("GO5 GO2")
            .pile(0, "TR7 TR5 TR3 GO5 GO2")
            .aside("TR1 TR0")
            .play("GO4 GO6")
            .won_by(1)
            .pile(1, "TR9 TR1 TR0 GO4 GO6")
            .aside("")
            .over();
    }

    #[test]
    fn r6_3_strength_bonuses_do_not_make_a_troll_higher() {
        trick("GO9 TR3").with_pile(1, "UC1 UC2 UC4").with_aside("TR5").strengths("9 6").pile(0, "GO9 TR5").aside("TR3");
    }

    #[test]
    fn r6_3_rank_decides_in_the_underworld_and_in_the_farmland() {
        trick("GO5 TR0").at("underworld").with_aside("TR9").pile(0, "GO5 TR0").aside("TR9");
        trick("GO5 TR2").at("farmland").with_aside("TR9").pile(0, "GO5 TR2").aside("TR9");
        trick("GO5 TR2").at("underworld").with_aside("TR9").pile(0, "GO5 TR9").aside("TR2");
    }

    #[test]
    fn r6_3_phase_one_knows_no_trolls_aside() {
        trick("TR7 TR3").in_phase_one().discarded("TR7 TR3").aside("");
    }

    #[test]
    fn r6_3_a_doppelganger_is_no_troll() {
        trick("TR7 DG9").won_by(1).pile(1, "TR7 DG9").aside("");
        trick("TR7 DG9").with_aside("TR8").pile(1, "TR8 DG9").aside("TR7");
    }
}
