//! Giants.

use crate::agenda::Step;
use crate::building::Building;
use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::power::{Deed, Moment, Power};
use crate::table::{Edition, Table};

pub(crate) const CARDS: [u8; 10] = [0, 2, 0, 2, 0, 2, 0, 2, 0, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.2"];

pub(crate) const RULE: &str = "Nine cards: 1, 3, 5 and 7 twice each, 9 once. Phase Two: for each Giant in a trick, whoever \
    played it, the winner of the trick has one Gnome of the same printed value crushed \
    (discarded) that lies in front of the opponent; with three or four players, one in front of \
    each opponent. In the german edition with three or four players it is one Gnome in all, and \
    the winner chooses whose, or none. With two players the winner may decline at the Abbey and \
    the Fortress, where a Gnome less can be better.";

pub(crate) struct Giants;

impl Power for Giants {
    fn deeds(&self) -> &'static [Deed] {
        &[Deed::Crush]
    }

    fn on(&self, moment: Moment, _phase: Phase, at: &Position<Card>) -> Vec<Step> {
        let (Moment::TrollsSettled, Some(seat)) = (moment, at.winner) else { return Vec::new() };
        let giants = at.trick.in_play().map(|play| play.card).filter(|card| card.faction() == Faction::Giants);
        if winner_chooses(&at.table) {
            return giants.map(|giant| Step::Crush { seat, giant }).collect();
        }
        let opponents = seat.opponents(at.table.players());
        giants.flat_map(|giant| opponents.clone().map(move |victim| Step::CrushOne { victim, giant })).collect()
    }
}

/// Whether the winner is asked whose Gnome to crush, if anybody's (6.2).
pub(crate) fn winner_chooses(table: &Table) -> bool {
    if table.players() == 2 {
        matches!(table.building(), Some(Building::Abbey | Building::Fortress))
    } else {
        table.edition() == Edition::German
    }
}

#[cfg(test)]
mod tests {
    use crate::decision::Kind;
    use crate::scenario::{story, trick};

    #[test]
    fn r6_2_the_winner_s_giant_crushes_a_gnome_of_the_same_value() {
        trick("GI3 DR9").with_front(1, "GN3 GN3 GN5").won_by(0).crushed("1:GN3").front(1, "GN3 GN5").discarded("GN3");
    }

    #[test]
    fn r6_2_a_giant_thrown_in_by_the_loser_crushes_for_the_winner() {
        trick("DR5 GI3").with_front(1, "GN3").with_front(0, "GN3").won_by(0).front(1, "").front(0, "GN3");
    }

    #[test]
    fn r6_2_two_giants_crush_two_gnomes() {
        trick("GI3 GI3").with_front(1, "GN3 GN3 GN3").won_by(0).crushed("1:GN3 1:GN3").front(1, "GN3");
        trick("GI3 GI7").with_front(0, "GN3 GN7 GN5").won_by(1).crushed("0:GN3 0:GN7").front(0, "GN5");
        trick("GI3 GI3").with_front(1, "GN3").won_by(0).crushed("1:GN3");
    }

    #[test]
    fn r6_2_with_two_players_it_happens_by_itself() {
        trick("GI3 SE9").with_front(1, "GN3").asked(0, Kind::Play).crushed("1:GN3");
        trick("GI3 DR9").with_front(1, "GN3").building("tower").crushed("1:GN3");
        trick("GI3 DR9").with_front(1, "GN3").german().crushed("1:GN3");
    }

    #[test]
    fn r6_2_never_a_gnome_of_the_winner() {
        trick("GI3 DR9").with_front(0, "GN3").won_by(0).crushed("").front(0, "GN3");
        trick("GN3 GI3").won_by(0).crushed("").front(0, "GN3");
        trick("GI3 GN3").won_by(0).crushed("").front(0, "GN3");
    }

    #[test]
    fn r6_2_never_a_gnome_of_the_winner_s_partner() {
        trick("GI3 DR9 DR8 DR7")
            .players(4)
            .with_front(0, "GN3")
            .with_front(2, "GN3")
            .with_front(3, "GN3")
            .won_by(0)
            .crushed("3:GN3");
        trick("GI3 DR9 DR8 DR7").players(4).german().with_front(2, "GN3").with_front(3, "GN3").options(0, "none 3");
    }

    #[test]
    fn r6_2_without_a_match_nothing_happens_now_or_later() {
        trick("GI3 DR9").with_front(1, "GN5 GN1").crushed("").front(1, "GN5 GN1");
        story()
            .hand(0, "GI3 DR0 SE1")
            .hand(1, "DR5 GN3 DR9")
            .play("GI3 DR9")
            .won_by(0)
            .then_leads(1)
            .play("GN3 SE1")
            .won_by(1)
            .front(1, "GN3")
            .crushed("");
    }

    #[test]
    fn r6_2_values_are_matched_as_printed() {
        // A Unicorn makes the Giant 3 as strong as a 5; it still crushes a 3.
        trick("GI3 DR9").with_pile(0, "UC1 UC2").with_front(1, "GN3 GN5").strengths("5 9").crushed("1:GN3");
    }

    #[test]
    fn r6_2_at_abbey_and_fortress_the_winner_is_asked() {
        for building in ["abbey", "fortress"] {
            let asked = || trick("GI3 DR9").building(building).with_front(1, "GN3").asked(0, Kind::Crush);
            asked().options(0, "none 1").crush(0, Some(1)).crushed("1:GN3").asked(1, Kind::Play);
            asked().crush(0, None).crushed("").front(1, "GN3").asked(1, Kind::Play);
        }
    }

    #[test]
    fn r6_2_the_winner_is_asked_once_for_each_giant_that_has_a_match() {
        let two = || trick("GI3 GI3").building("abbey").with_front(1, "GN3");
        two().crush(0, Some(1)).crushed("1:GN3").asked(0, Kind::Play);
        two().crush(0, None).asked(0, Kind::Crush).crush(0, None).crushed("").asked(0, Kind::Play);
        two().crush(0, None).crush(0, Some(1)).crushed("1:GN3");
        trick("GI3 GI5")
            .building("fortress")
            .with_front(0, "GN5 GN9")
            .asked(1, Kind::Crush)
            .crush(1, Some(0))
            .crushed("0:GN5");
        trick("GI3 GI5").building("fortress").with_front(0, "GN1").asked(1, Kind::Play);
    }

    #[test]
    fn r6_2_with_three_or_four_the_abbey_asks_nobody() {
        trick("GI3 DR9 DR8").players(3).building("abbey").with_front(1, "GN3").asked(2, Kind::Play).crushed("1:GN3");
        trick("GI3 DR9 DR8 DR7").players(4).building("fortress").with_front(1, "GN3").crushed("1:GN3");
    }

    #[test]
    fn r6_2_with_three_one_in_front_of_each_opponent() {
        trick("GI3 DR9 DR8")
            .players(3)
            .with_front(0, "GN3")
            .with_front(1, "GN3 GN5")
            .with_front(2, "GN3 GN7")
            .won_by(0)
            .crushed("1:GN3 2:GN3")
            .front(0, "GN3");
        trick("GI3 DR9 DR8").players(3).with_front(1, "GN3 GN3 GN3").crushed("1:GN3").front(1, "GN3 GN3");
    }

    #[test]
    fn r6_2_giants_in_the_order_of_play_opponents_clockwise_from_the_winner() {
        trick("GI3 GI5 DR8")
            .players(3)
            .with_front(0, "GN3 GN5")
            .with_front(2, "GN3 GN5")
            .won_by(1)
            .crushed("2:GN3 0:GN3 2:GN5 0:GN5");
        trick("GI5 DR1 GI3 GI7")
            .players(4)
            .led_by(2)
            .with_front(0, "GN3 GN5")
            .with_front(2, "GN7 GN5")
            .won_by(1)
            .crushed("2:GN5 0:GN5 0:GN3 2:GN7");
    }

    #[test]
    fn r6_2_in_the_german_edition_the_winner_chooses_whose_or_none() {
        let asked = || {
            let fronts = trick("GI3 DR9 DR8").players(3).german().with_front(1, "GN3").with_front(2, "GN3");
            fronts.asked(0, Kind::Crush).options(0, "none 1 2")
        };
        asked().crush(0, Some(2)).crushed("2:GN3").front(1, "GN3").asked(2, Kind::Play);
        asked().crush(0, None).crushed("").front(1, "GN3").front(2, "GN3");
    }

    #[test]
    fn r6_2_in_the_german_edition_the_winner_is_asked_even_about_one() {
        trick("GI3 DR9 DR8").players(3).german().with_front(2, "GN3").options(0, "none 2");
        trick("GI3 DR9 DR8").players(3).german().with_front(2, "GN5").with_front(0, "GN3").asked(2, Kind::Play);
    }

    #[test]
    fn r6_2_in_the_german_edition_each_giant_is_asked_about_apart() {
        trick("GI3 GI5 DR8")
            .players(3)
            .german()
            .with_front(0, "GN3 GN5")
            .with_front(2, "GN3 GN5")
            .won_by(1)
            .options(1, "none 0 2")
            .crush(1, Some(2))
            .options(1, "none 0 2")
            .crush(1, Some(0))
            .crushed("2:GN3 0:GN5")
            .asked(2, Kind::Play);
    }

    #[test]
    fn r6_2_in_the_german_edition_a_giant_whose_only_match_is_gone_is_not_asked_about() {
        trick("GI3 GI3 DR8")
            .players(3)
            .german()
            .with_front(2, "GN3")
            .crush(0, Some(2))
            .crushed("2:GN3")
            .asked(2, Kind::Play);
    }

    #[test]
    fn r6_2_phase_one_crushes_nothing() {
        trick("GI3 GI5").in_phase_one().crushed("").discarded("GI3 GI5");
    }

    #[test]
    fn r6_2_a_captured_giant_crushes_nothing() {
        trick("GI3 BA3").with_front(0, "GN3").won_by(1).crushed("").front(0, "GN3");
        trick("GI3 BA3 GI5").players(3).with_front(0, "GN3 GN5").won_by(1).crushed("0:GN5");
    }
}
