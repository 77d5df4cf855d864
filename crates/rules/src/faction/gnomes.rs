//! Gnomes.

use crate::card::Card;
use crate::position::Position;
use crate::power::{Field, Power};
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [0, 3, 0, 3, 0, 3, 0, 3, 0, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.1"];

pub(crate) const RULE: &str = "Thirteen cards: 1, 3, 5 and 7 three times each, 9 once. Phase Two: a Gnome that a player \
    gathers stays face up in front of that player, where a Giant can crush it, and joins the \
    score pile at the end of the game.";

pub(crate) struct Gnomes;

impl Power for Gnomes {
    fn field(&self) -> Option<Field> {
        Some(Field::Front)
    }

    fn settles(&self, _play: &Play, _trick: &Trick, _at: &Position<Card>, so_far: Zone) -> Zone {
        match so_far {
            Zone::Pile(gatherer) => Zone::Front(gatherer),
            elsewhere => elsewhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{ended, trick};

    #[test]
    fn r6_1_a_gathered_gnome_stays_in_front() {
        trick("GN5 GN3").won_by(0).front(0, "GN5 GN3").pile(0, "").front(1, "");
        trick("DR5 GN3").won_by(0).front(0, "GN3").pile(0, "DR5");
        trick("GN3 DR5").won_by(0).front(0, "GN3").pile(0, "DR5");
    }

    #[test]
    fn r6_1_with_four_it_lies_in_front_of_the_winner_not_the_partner() {
        trick("GN5 GN3 GN7 GN1").players(4).won_by(2).front(2, "GN5 GN3 GN7 GN1").front(0, "");
    }

    #[test]
    fn r6_1_it_joins_the_score_pile_at_the_end() {
        trick("GN5 GN3")
            .last_trick()
            .with_front(1, "GN1")
            .over()
            .front(0, "")
            .front(1, "")
            .pile(0, "GN5 GN3")
            .pile(1, "GN1");
        ended(&["GN9 GN7", ""]).with_front(1, "GN1 GN1 GN3").pile(1, "GN1 GN1 GN3").vote("gnomes", Some(1));
    }

    #[test]
    fn r6_1_phase_one_discards_gnomes() {
        trick("GN5 GN3").in_phase_one().discarded("GN5 GN3").front(0, "");
    }

    #[test]
    fn r6_1_a_captured_gnome_goes_to_the_score_pile() {
        trick("GN5 BA5").won_by(1).pile(1, "GN5 BA5").front(1, "");
        trick("GN5 BA5 GN3").players(3).won_by(1).pile(1, "GN5 BA5").front(1, "GN3");
    }
}
