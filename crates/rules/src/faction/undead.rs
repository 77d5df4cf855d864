//! Undead.

use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::Power;
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.2"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase One: every Undead played to a trick goes to the score pile of the \
    trick's winner instead of the discard pile. An Undead that is recruited from the market or \
    the deck is an ordinary follower.";

pub(crate) struct Undead;

impl Power for Undead {
    fn settles(&self, _play: &Play, _trick: &Trick, at: &Position<Card>, so_far: Zone) -> Zone {
        match (at.phase, at.winner) {
            (Phase::One, Some(winner)) => Zone::Pile(winner),
            _ => so_far,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Phase;
    use crate::scenario::trick;

    #[test]
    fn r5_2_played_in_phase_one_they_go_to_the_winner() {
        trick("UD3 UD7").in_phase_one().won_by(1).pile(1, "UD3 UD7").pile(0, "").discarded("");
    }

    #[test]
    fn r5_2_whoever_played_them() {
        trick("GO5 UD9").in_phase_one().won_by(0).pile(0, "UD9").discarded("GO5");
        trick("UD2 GO5").in_phase_one().won_by(0).pile(0, "UD2").discarded("GO5");
    }

    #[test]
    fn r5_2_a_recruited_undead_is_an_ordinary_follower() {
        trick("GO5 GO3")
            .in_phase_one()
            .with_deck("UD4 UD6")
            .recruits(0, "UD4")
            .recruits(1, "UD6")
            .pile(0, "")
            .pile(1, "");
    }

    #[test]
    fn r5_2_recruited_undead_are_played_in_phase_two_like_others() {
        trick("UD3 UD7").won_by(1).pile(1, "UD3 UD7").phase(Phase::Two);
    }

    #[test]
    fn r5_2_a_doppelganger_on_undead_is_discarded() {
        trick("UD3 DG7").in_phase_one().won_by(1).pile(1, "UD3").discarded("DG7");
    }

    #[test]
    fn r5_2_a_team_scores_them_in_the_winner_s_pile() {
        trick("UD3 UD7 UD1 UD2").players(4).in_phase_one().won_by(1).pile(1, "UD3 UD7 UD1 UD2").pile(3, "");
    }
}
