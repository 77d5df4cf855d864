//! Votes where many cards may be worth less than few (9.6).

use crate::ending::{Ending, places};
use crate::lanes::{Lanes, VOTES};
use crate::node::Node;
use interregnum_rules::fast::Mask;
use std::cmp::Ordering;

/// More than the cards of any faction.
const CARDS: usize = 15;

/// Who is sure of each vote, by the cards that the sides have: 1 and -1, or 0 if nobody is.
#[derive(Clone, Debug)]
pub(crate) struct Fortress {
    sure: [[[i8; CARDS]; CARDS]; VOTES],
}

impl Fortress {
    pub(crate) fn new<M: Mask>(ending: &Ending<M>) -> Fortress {
        let mut sure = [[[0; CARDS]; CARDS]; VOTES];
        for (faction, sure) in sure.iter_mut().enumerate() {
            let before: u8 = ending.counted_before.iter().map(|side| side[faction]).sum();
            let cards = usize::from(before) + (ending.of[faction] & ending.counting).count_ones() as usize;
            let losable =
                places(ending.of[faction]).any(|card| ending.matches.iter().any(|pair| pair.gnomes >> card & 1 == 1));
            if losable || cards >= CARDS {
                continue;
            }
            let vote = |own: usize| match ending.sheet.keeps(own).cmp(&ending.sheet.keeps(cards - own)) {
                Ordering::Greater => 1,
                Ordering::Less => -1,
                Ordering::Equal => 0,
            };
            for (own, sure) in sure.iter_mut().enumerate().take(cards + 1) {
                for (other, sure) in sure.iter_mut().enumerate().take(cards + 1 - own) {
                    let votes = || (own..=cards - other).map(vote);
                    let least = votes().min().unwrap_or(0);
                    *sure = if votes().all(|vote| vote == least) { least } else { 0 };
                }
            }
        }
        Fortress { sure }
    }

    /// Votes that are sure, whatever the number of cards; others may go either way.
    pub(crate) fn reckon<M: Mask>(&self, ending: &Ending<M>, node: &Node, low: &mut Lanes, high: &mut Lanes) {
        for faction in (0..VOTES).filter(|&faction| ending.pinned[faction]) {
            let count = |side: usize| {
                let has = (node.has[side] & ending.of[faction] & ending.counting).count_ones() as usize;
                usize::from(ending.counted_before[side][faction]) + has
            };
            let sure = self.sure[faction][count(0) % CARDS][count(1) % CARDS];
            low[faction] = if sure == 1 { 1 } else { -1 };
            high[faction] = if sure == -1 { -1 } else { 1 };
        }
    }
}
