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
            for own in 0..=cards {
                for other in 0..=cards - own {
                    let votes = (own..=cards - other).map(vote);
                    let (least, most) =
                        votes.fold((1, -1), |(least, most): (i8, i8), vote| (least.min(vote), most.max(vote)));
                    sure[own][other] = if least == most { least } else { 0 };
                }
            }
        }
        Fortress { sure }
    }

    /// The votes that are sure, as scores; others may go either way.
    pub(crate) fn bounds<M: Mask>(&self, ending: &Ending<M>, node: &Node) -> (Lanes, Lanes) {
        let (mut low, mut high) = (Lanes::ZERO, Lanes::ZERO);
        for faction in 0..VOTES {
            let count = |side: usize| {
                let has = (node.has[side] & ending.of[faction] & ending.counting).count_ones() as usize;
                usize::from(ending.counted_before[side][faction]) + has
            };
            let sure = self.sure[faction][count(0) % CARDS][count(1) % CARDS];
            low[faction] = if sure == 1 { 1 } else { -1 };
            high[faction] = if sure == -1 { -1 } else { 1 };
        }
        (low, high)
    }
}
