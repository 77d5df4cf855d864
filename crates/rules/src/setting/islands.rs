//! Islands.

use crate::power::Power;

pub(crate) const RULE: &str = "Phase One: the market has one card more. When the usual number of market cards is taken, the \
    one left over goes face up under the draw deck before anybody but a winning Seer draws. If \
    the deck is empty, the next to draw gets that card.";

pub(crate) struct Islands;

impl Power for Islands {
    fn market(&self, so_far: usize) -> usize {
        so_far + 1
    }
}

#[cfg(test)]
mod tests {
    use crate::decision::Kind;
    use crate::scenario::{dealt, trick};
    use crate::zone::{Seen, Viewer};

    #[test]
    fn r8_6_the_market_has_one_card_more() {
        dealt().at("islands").with_deck("GO1 GO2 GO3").market("GO1 GO2").deck_size(24);
        dealt().players(3).at("islands").with_deck("GO1 GO2 GO3 GO4").market("GO1 GO2 GO3").deck_size(33);
        dealt().players(4).at("islands").with_deck("GO1 GO2 GO3 GO4").market("GO1 GO2 GO3").deck_size(33);
    }

    #[test]
    fn r8_6_the_card_left_over_goes_under_the_deck() {
        trick("UD5 UD3")
            .in_phase_one()
            .at("islands")
            .with_deck("GO1 GO2 GO8 GO9")
            .asked(0, Kind::Take)
            .options(0, "GO1 GO2")
            .take(0, "GO2")
            .recruits(0, "GO2")
            .recruits(1, "GO8")
            .market("GO9 GO1");
    }

    #[test]
    fn r8_6_with_three_two_choose_and_the_third_draws() {
        trick("UD5 UD3 UD4")
            .players(3)
            .in_phase_one()
            .at("islands")
            .with_deck("GO1 GO2 GO3 GO7 GO8 GO9")
            .options(0, "GO1 GO2 GO3")
            .take(0, "GO2")
            .options(2, "GO1 GO3")
            .take(2, "GO3")
            .recruits(1, "GO7")
            .market("GO8 GO9 GO1");
    }

    #[test]
    fn r8_6_with_four_two_choose_and_two_draw() {
        trick("UD5 UD3 UD4 UD2")
            .players(4)
            .in_phase_one()
            .at("islands")
            .with_deck("GO1 GO2 GO3 GO4 GO5 GO6 GO7 GO8")
            .take(0, "GO1")
            .take(2, "GO2")
            .recruits(1, "GO4")
            .recruits(3, "GO5")
            .market("GO6 GO7 GO8")
            .deck("GO3");
    }

    #[test]
    fn r8_6_on_an_empty_deck_the_next_drawer_gets_the_card_left_over() {
        let last = |plays, players| trick(plays).players(players).in_phase_one().last_trick().at("islands");
        last("UD5 UD3", 2).with_deck("GO1 GO2").deck("").take(0, "GO2").recruits(1, "GO1");
        last("UD5 UD3 UD4", 3).with_deck("GO1 GO2 GO3").take(0, "GO3").take(2, "GO2").recruits(1, "GO1");
    }

    #[test]
    fn r8_6_with_four_the_last_drawer_of_the_last_round_gets_it() {
        trick("UD5 UD3 UD4 UD2")
            .players(4)
            .in_phase_one()
            .last_trick()
            .at("islands")
            .with_deck("GO1 GO2 GO3 GO9")
            .take(0, "GO1")
            .take(2, "GO2")
            .recruits(1, "GO9")
            .recruits(3, "GO3");
    }

    #[test]
    fn r8_6_under_the_deck_the_card_lies_face_up() {
        let mut round = trick("UD5 UD3 UD4 UD2")
            .players(4)
            .in_phase_one()
            .at("islands")
            .with_deck("GO1 GO2 GO3 GO4 GO5 GO6 GO7 GO8")
            .hand(0, "SE1")
            .take(0, "GO1")
            .take(2, "GO2");
        let deck = round.current().seen_by(Viewer::Spectator).layout.deck;
        let (under, above) = deck.split_last().unwrap();
        assert_eq!(*under, Seen::Face("GO3".parse().unwrap()));
        assert!(!above.is_empty() && above.iter().all(|card| *card == Seen::Back));
    }

    #[test]
    fn r8_6_equal_market_cards_leave_no_choice() {
        trick("UD5 UD3").in_phase_one().at("islands").with_deck("GO0 GO0 GO8").recruits(0, "GO0").recruits(1, "GO8");
    }

    #[test]
    fn r8_6_at_the_end_of_phase_one_the_deck_is_empty() {
        for players in 2..=4 {
            let end = dealt().players(players).at("islands").played_out().deck("").market("");
            assert_eq!(end.finished().face_up, 0);
        }
    }
}
