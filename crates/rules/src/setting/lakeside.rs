//! Lakeside.

use crate::power::Power;
use crate::seat::Seat;

pub(crate) const RULE: &str = "Phase One: cards are taken in the reverse of the ranking. With two players the loser of the \
    trick takes the market card and the winner draws. A winning Seer still chooses first.";

pub(crate) struct Lakeside;

impl Power for Lakeside {
    fn takers(&self, ranking: &mut Vec<Seat>) {
        ranking.reverse();
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::trick;

    #[test]
    fn r8_3_with_two_the_loser_takes_the_market_card_and_the_winner_draws() {
        trick("GO5 GO3")
            .in_phase_one()
            .at("lakeside")
            .with_deck("KN2 KN9")
            .won_by(0)
            .recruits(1, "KN2")
            .recruits(0, "KN9");
        trick("GO5 GO3").in_phase_one().with_deck("KN2 KN9").won_by(0).recruits(0, "KN2").recruits(1, "KN9");
    }

    #[test]
    fn r8_3_with_three_cards_are_taken_in_the_reverse_of_the_ranking() {
        trick("DR5 GO9 DR7")
            .players(3)
            .in_phase_one()
            .at("lakeside")
            .with_deck("KN2 KN3 KN9")
            .ranked("2 0 1")
            .take(1, "KN3")
            .recruits(0, "KN2")
            .recruits(2, "KN9")
            .took_in_order("1 0 2");
    }

    #[test]
    fn r8_3_with_four_first_and_second_draw() {
        trick("DR5 GO9 DR7 DR1")
            .players(4)
            .in_phase_one()
            .at("lakeside")
            .with_deck("KN2 KN3 KN8 KN9")
            .ranked("2 0 3 1")
            .take(1, "KN3")
            .recruits(3, "KN2")
            .recruits(0, "KN8")
            .recruits(2, "KN9")
            .took_in_order("1 3 0 2");
    }

    #[test]
    fn r8_3_the_player_of_a_captured_card_takes_first() {
        trick("DR5 BA5 GO1")
            .players(3)
            .in_phase_one()
            .at("lakeside")
            .with_deck("KN2 KN3 KN9")
            .take(0, "KN3")
            .recruits(2, "KN2")
            .recruits(1, "KN9");
    }

    #[test]
    fn r8_3_the_winner_still_leads() {
        trick("GO5 GO3").in_phase_one().at("lakeside").then_leads(0);
    }
}
