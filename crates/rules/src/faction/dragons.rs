//! Dragons.

use crate::card::Card;
use crate::faction::Faction;
use crate::position::Position;
use crate::power::Power;
use crate::seat::Seat;
use crate::trick::Trick;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.4"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Both phases: whoever played the last Dragon of a trick leads the next \
    one, whoever won.";

pub(crate) struct Dragons;

impl Power for Dragons {
    fn leads_next(&self, trick: &Trick, _at: &Position<Card>, so_far: Seat) -> Seat {
        let last = trick.in_play().rfind(|play| play.card.faction() == Faction::Dragons);
        last.map_or(so_far, |dragon| dragon.seat)
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Phase;
    use crate::scenario::trick;

    #[test]
    fn r6_4_the_last_dragon_leads_even_when_it_lost() {
        trick("DR7 DR3").won_by(0).then_leads(1);
    }

    #[test]
    fn r6_4_a_dragon_thrown_in_leads_next() {
        trick("GO5 DR9").won_by(0).then_leads(1);
        trick("DR2 GO9").won_by(0).then_leads(0);
    }

    #[test]
    fn r6_4_of_several_dragons_the_last_one_counts() {
        trick("DR7 DR3 GO9").players(3).won_by(0).then_leads(1);
        trick("GO9 DR7 DR3").players(3).won_by(0).then_leads(2);
        trick("DR3 GO9 DR7").players(3).led_by(1).won_by(0).then_leads(0);
    }

    #[test]
    fn r6_4_it_holds_in_phase_one_and_into_phase_two() {
        trick("DR7 DR3").in_phase_one().won_by(0).then_leads(1).phase(Phase::One);
        trick("DR7 DR3").in_phase_one().last_trick().won_by(0).then_leads(1).phase(Phase::Two);
    }

    #[test]
    fn r6_4_a_captured_dragon_does_not_count() {
        trick("DR5 BA5").won_by(1).then_leads(1);
        trick("DR5 GO1 BA5").players(3).won_by(2).then_leads(2);
    }

    #[test]
    fn r6_4_another_dragon_in_the_trick_of_a_capture_counts() {
        trick("DR5 BA5 DR2").players(3).won_by(1).then_leads(2);
    }

    #[test]
    fn r6_4_a_doppelganger_is_no_dragon() {
        trick("DR5 DG9").won_by(1).then_leads(0);
    }
}
