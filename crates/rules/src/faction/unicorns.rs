//! Unicorns.

use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::power::Power;
use crate::seat::Seat;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["7.2"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase Two: each Unicorn in a player's own score pile adds 1 to the \
    strength of every card of another faction that this player plays, from the next trick on. A \
    Doppelgänger always gets the bonus. Scoring is not changed.";

pub(crate) struct Unicorns;

impl Power for Unicorns {
    /// A pile grows within a trick only for a seat that has already played (7.3), so the pile as
    /// it is now is the pile as it was when the trick began.
    fn bonus(&self, card: Card, seat: Seat, at: &Position<Card>) -> u8 {
        if at.phase == Phase::One || card.faction() == Faction::Unicorns {
            return 0;
        }
        let pile = at.layout.piles[seat.index()].iter();
        pile.filter(|card| card.faction() == Faction::Unicorns).count() as u8
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{ended, story, trick};

    #[test]
    fn r7_2_each_unicorn_in_the_own_pile_adds_one() {
        trick("GO5 GO6").with_pile(0, "UC1 UC2").strengths("7 6").won_by(0);
        trick("GO5 GO6").with_pile(0, "UC1").strengths("6 6").won_by(0);
        trick("GO6 GO5").with_pile(1, "UC1 UC2").strengths("6 7").won_by(1);
    }

    #[test]
    fn r7_2_a_partner_s_unicorns_add_nothing() {
        trick("GO5 GO6 GO1 GO2").players(4).with_pile(2, "UC1 UC2").strengths("5 6 3 2").won_by(1);
    }

    #[test]
    fn r7_2_unicorns_themselves_get_no_bonus() {
        trick("UC5 UC6").with_pile(0, "UC1 UC2").strengths("5 6").won_by(1);
    }

    #[test]
    fn r7_2_a_doppelganger_always_gets_the_bonus() {
        trick("UC5 DG4").with_pile(1, "UC1 UC2").strengths("5 6").won_by(1);
        trick("DG4 UC5").with_pile(0, "UC1 UC2").strengths("6 5").won_by(0);
        trick("DG4 DG5").with_pile(0, "UC1 UC2").strengths("6 5").won_by(0);
    }

    #[test]
    fn r7_2_phase_one_knows_no_bonus() {
        trick("GO5 GO6").in_phase_one().with_pile(0, "UC1 UC2").strengths("5 6").won_by(1);
    }

    #[test]
    fn r7_2_the_bonus_starts_with_the_next_trick() {
        story()
            .hand(0, "UC3 GO5")
            .hand(1, "UC1 GO6")
            .play("UC3 UC1")
            .strengths("3 1")
            .play("GO5 GO6")
            .strengths("7 6")
            .won_by(0);
    }

    #[test]
    fn r7_2_a_unicorn_from_phase_one_counts_in_phase_two() {
        trick("UC5 BA5")
            .in_phase_one()
            .last_trick()
            .with_followers(0, "GO6")
            .with_followers(1, "GO5")
            .with_deck("KN2 KN3")
            .pile(1, "UC5")
            .play("GO5 GO6")
            .strengths("6 6")
            .won_by(1);
    }

    #[test]
    fn r7_2_a_recruited_unicorn_in_hand_adds_nothing() {
        trick("GO5 GO6").hand(0, "UC1 UC2").strengths("5 6");
    }

    #[test]
    fn r7_2_it_changes_nothing_in_scoring() {
        ended(&["UC1 UC2 GO5", "GO6"]).vote("goblins", Some(1)).vote("unicorns", Some(0));
        ended(&["UC1 UC2 GO5", "GO6"]).building("tower").vote("goblins", Some(1));
    }
}
