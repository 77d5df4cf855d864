//! Phoenixes.

use crate::agenda::Step;
use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};
use crate::trick::Play;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["7.1", "1.2"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9, and a face-down pile of ten Phoenix Fire cards that are Phoenixes in \
    every respect. Phase Two: a player whose Phoenix or Phoenix Fire went to another side draws \
    one Phoenix Fire to the hand while the pile lasts. Phase Two ends after the trick that \
    leaves some hand empty when all draws are done; cards left in other hands are discarded.";

pub(crate) struct Phoenixes;

impl Power for Phoenixes {
    fn on(&self, moment: Moment, _phase: Phase, at: &Position<Card>) -> Vec<Step> {
        let (Moment::Gathered, Some(winner)) = (moment, at.winner) else { return Vec::new() };
        // A captor wins the trick, so captured or not, the cards went to the winner's side.
        let lost = |play: &&Play| {
            play.card.faction() == Faction::Phoenixes && at.table.side(play.seat) != at.table.side(winner)
        };
        at.trick.plays.iter().filter(lost).map(|play| Step::DrawFire(play.seat)).collect()
    }
}
