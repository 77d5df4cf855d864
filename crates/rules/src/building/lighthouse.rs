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
