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
