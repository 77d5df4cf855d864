//! Lighthouse.

use crate::agenda::Step;
use crate::building::Scoring;
use crate::power::Moment;

pub(crate) const RULE: &str = "In Phase Two, the first side to hold 3 cards of a faction that it gathered in Phase Two has \
    that faction's vote for good, whatever happens to the cards later. Gnomes in front count. It \
    is checked after the whole trick; if two sides get there at once, the winner of the trick is \
    first, then clockwise. The other factions vote as usual.";

pub(crate) struct Lighthouse;

impl Scoring for Lighthouse {
    fn on(&self, moment: Moment) -> Vec<Step> {
        if moment == Moment::TrickDone { vec![Step::Claim] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{story, trick};
    use crate::scoring::Ground;

    #[test]
    fn r9_2_three_cards_of_a_faction_have_its_vote() {
        trick("DR5 DR3").building("lighthouse").with_gathered(0, "DR1").claimed("dragons", Some(0));
        trick("DR5 DR3").building("lighthouse").claimed("dragons", None);
        trick("DR5 DR3").with_gathered(0, "DR1").claimed("dragons", None);
    }

    #[test]
    fn r9_2_only_cards_gathered_in_phase_two_count() {
        trick("UD5 UD3").building("lighthouse").with_pile(0, "UD1 UD2").claimed("undead", None);
        trick("UD5 UD3")
            .building("lighthouse")
            .with_pile(0, "UD0 UD2")
            .with_gathered(0, "UD1")
            .claimed("undead", Some(0));
        trick("UD5 UD3")
            .in_phase_one()
            .building("lighthouse")
            .with_pile(0, "UD1")
            .pile(0, "UD5 UD3 UD1")
            .claimed("undead", None);
    }

    #[test]
    fn r9_2_the_vote_is_given_for_good() {
        trick("GO5 GO3")
            .last_trick()
            .building("lighthouse")
            .with_gathered(0, "GO1")
            .with_pile(1, "GO6 GO7 GO8 GO9")
            .vote("goblins", Some(0))
            .ground("goblins", Ground::FirstThree);
    }

    #[test]
    fn r9_2_the_second_to_get_there_is_too_late() {
        story()
            .building("lighthouse")
            .hand(0, "GO5 UD1 GO0")
            .hand(1, "GO3 UD9 GO6")
            .with_gathered(0, "GO1")
            .with_gathered(1, "GO7 GO8")
            .play("GO5 GO3")
            .claimed("goblins", Some(0))
            .play("UD1 UD9")
            .play("GO6 GO0")
            .over()
            .pile(1, "GO7 GO8 UD1 UD9 GO6 GO0")
            .vote("goblins", Some(0));
    }

    #[test]
    fn r9_2_each_faction_is_given_once() {
        let mut both = story()
            .building("lighthouse")
            .hand(0, "GO5 UD5 GO6")
            .hand(1, "GO3 UD3 GO2")
            .with_gathered(0, "GO1 UD1")
            .play("GO5 GO3")
            .claimed("goblins", Some(0))
            .claimed("undead", None)
            .play("UD5 UD3")
            .claimed("goblins", Some(0))
            .claimed("undead", Some(0))
            .play("GO6 GO2");
        assert_eq!(both.current().claims.len(), 2);
    }

    #[test]
    fn r9_2_gnomes_in_front_count() {
        trick("GN5 GN3").building("lighthouse").with_front(0, "GN1").claimed("gnomes", Some(0));
        trick("GN5 SE3").building("lighthouse").with_front(0, "GN1").claimed("gnomes", None);
    }

    #[test]
    fn r9_2_a_gnome_crushed_by_then_does_not_count() {
        trick("GI3 SE3").building("lighthouse").with_front(1, "GN3 GN1 GN5").crushed("1:GN3").claimed("gnomes", None);
        story()
            .building("lighthouse")
            .hand(0, "GI3 SE1 SE0")
            .hand(1, "SE2 SE9 GN1")
            .with_front(1, "GN3 GN5")
            .play("GI3 SE2")
            .crushed("1:GN3")
            .play("SE1 SE9")
            .play("GN1 SE0")
            .claimed("gnomes", None);
    }

    #[test]
    fn r9_2_a_gnome_crushed_later_does_not_take_the_vote_back() {
        story()
            .building("lighthouse")
            .hand(0, "GN5 SE1 SE0")
            .hand(1, "GN3 SE9 GI5")
            .with_front(0, "GN1")
            .play("GN5 GN3")
            .claimed("gnomes", Some(0))
            .play("SE1 SE9")
            .play("GI5 SE0")
            .crushed("0:GN5")
            .vote("gnomes", Some(0))
            .ground("gnomes", Ground::FirstThree);
    }

    #[test]
    fn r9_2_captured_cards_count() {
        trick("GN5 BA5").building("lighthouse").with_front(1, "GN1 GN3").claimed("gnomes", Some(1));
        trick("DR5 BA5").building("lighthouse").with_gathered(1, "DR1 DR2").claimed("dragons", Some(1));
    }

    #[test]
    fn r9_2_the_loser_may_get_there_with_dwarves() {
        trick("DW7 DW3").building("lighthouse").with_gathered(1, "DW1").won_by(0).claimed("dwarves", Some(1));
    }

    #[test]
    fn r9_2_trolls_count_when_they_are_taken() {
        trick("TR7 TR3").building("lighthouse").with_gathered(0, "TR1").claimed("trolls", None);
        trick("TR7 TR3").building("lighthouse").with_gathered(0, "TR1 TR2").claimed("trolls", Some(0));
        trick("TR7 TR3")
            .last_trick()
            .building("lighthouse")
            .with_gathered(0, "TR1")
            .vote("trolls", Some(0))
            .ground("trolls", Ground::FirstThree);
    }

    #[test]
    fn r9_2_in_the_same_trick_the_winner_is_first_then_clockwise() {
        let both = |plays| {
            let trick = trick(plays).building("lighthouse").with_gathered(0, "DR1 DR2 DR3");
            trick.with_gathered(1, "DR4 DR5 DR6")
        };
        both("GO5 GO3").won_by(0).claimed("dragons", Some(0));
        both("GO3 GO5").won_by(1).claimed("dragons", Some(1));
        let three = trick("GO3 GO5 GO2").players(3).building("lighthouse").with_gathered(0, "DR1 DR2 DR3");
        three.with_gathered(2, "DR4 DR5 DR6").won_by(1).claimed("dragons", Some(2));
    }

    #[test]
    fn r9_2_a_team_gets_there_together() {
        trick("GO5 UD1 UD2 UD3")
            .players(4)
            .building("lighthouse")
            .with_gathered(0, "GO1")
            .with_gathered(2, "GO2")
            .claimed("goblins", Some(0));
        trick("GO5 UD1 UD2 UD3")
            .players(4)
            .building("lighthouse")
            .with_gathered(1, "GO1")
            .with_gathered(2, "GO2")
            .claimed("goblins", None);
    }

    #[test]
    fn r9_2_the_other_factions_vote_as_usual() {
        trick("GO5 GO3")
            .last_trick()
            .building("lighthouse")
            .with_gathered(0, "GO1")
            .with_gathered(1, "UD1 UD2")
            .vote("goblins", Some(0))
            .vote("undead", Some(1))
            .ground("undead", Ground::Cards)
            .vote("knights", None);
    }
}
