//! Trolls.

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.3"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase Two: Trolls that are played are set aside. The winner of each trick \
    takes only the highest-ranking Troll set aside, from this trick or an earlier one, even when \
    no Troll was played now. The winner of the last trick takes all that are left.";

pub(crate) struct Trolls;

impl Power for Trolls {
    fn settles(&self, _play: &Play, _trick: &Trick, at: &Position<Card>, so_far: Zone) -> Zone {
        if at.phase == Phase::Two { Zone::Aside } else { so_far }
    }

    fn on(&self, moment: Moment, _phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        if moment == Moment::Drawn { vec![Step::TakeTrolls] } else { Vec::new() }
    }
}
