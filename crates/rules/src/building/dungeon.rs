//! Dungeon.

use crate::building::Scoring;
use crate::seat::Seat;

pub(crate) const RULE: &str = "The winner of the last trick of each phase has one extra vote for it. Those votes bring no \
    cards when votes are tied.";

pub(crate) struct Dungeon;

impl Scoring for Dungeon {
    fn extra_votes(&self, last_tricks: &[Seat]) -> Vec<Seat> {
        last_tricks.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::{dealt, ended, trick};
    use crate::scoring::Verdict;

    #[test]
    fn r9_1_the_winner_of_the_last_trick_of_each_phase_has_an_extra_vote() {
        let piles = ["GO1 GO2 UD1 UD2", "KN3"];
        ended(&piles).building("dungeon").phase_one_ended_by(0).last_won_by(1).tally("3 2");
        ended(&piles)
            .building("dungeon")
            .phase_one_ended_by(1)
            .last_won_by(1)
            .tally("2 3")
            .winners("1", Verdict::Votes);
        ended(&piles).building("dungeon").phase_one_ended_by(0).last_won_by(0).tally("4 1");
        ended(&piles).phase_one_ended_by(1).last_won_by(1).tally("2 1");
    }

    #[test]
    fn r9_1_the_last_trick_of_phase_two_is_the_last_one_played() {
        trick("GO5 GO3").last_trick().building("dungeon").phase_one_ended_by(1).tally("2 1");
    }

    #[test]
    fn r9_1_with_four_the_vote_is_the_team_s() {
        let piles = ["GO1", "", "UD2", ""];
        ended(&piles).building("dungeon").phase_one_ended_by(3).last_won_by(2).tally("3 1");
    }

    #[test]
    fn r9_1_these_votes_bring_no_cards_for_ties() {
        let piles = ["GO1 GO2 UD1 UD2", "KN9"];
        ended(&piles).building("dungeon").phase_one_ended_by(1).last_won_by(0).tally("3 2");
        let piles = ["GO1 GO2 GO3 UD1", "KN9 KN8 SE9 DR9"];
        let tied = ended(&piles).building("dungeon").phase_one_ended_by(0).last_won_by(1);
        tied.tally("3 4").winners("1", Verdict::Votes);
        let piles = ["GO1 GO2 GO3", "KN9 KN8"];
        let tied = ended(&piles).building("dungeon").phase_one_ended_by(0).last_won_by(1);
        tied.tally("2 2").winners("0", Verdict::Cards);
    }

    #[test]
    fn r9_1_a_whole_game_gives_two_extra_votes() {
        let scenario = dealt().building("dungeon").played_out();
        let position = scenario.finished();
        let voted =
            position.outcome.iter().flat_map(|outcome| &outcome.votes).filter(|vote| vote.side.is_some()).count();
        let tally: u8 = position.outcome.iter().flat_map(|outcome| &outcome.tally).sum();
        assert_eq!(usize::from(tally), voted + 2);
        assert_eq!(position.last_tricks.len(), 2);
    }
}
