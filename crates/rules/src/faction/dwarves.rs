//! Dwarves.

use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::Power;
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.3"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase Two: with two players the loser of a trick takes all Dwarves in it. \
    With three or four they go to whoever played the weakest card of the trick, of any faction \
    (of equals, the one played last), which can be the winner.";

pub(crate) struct Dwarves;

impl Power for Dwarves {
    fn settles(&self, _play: &Play, trick: &Trick, at: &Position<Card>, so_far: Zone) -> Zone {
        if at.phase == Phase::One {
            return so_far;
        }
        let taker = if at.table.players() == 2 {
            trick.plays.iter().find(|play| Some(play.seat) != at.winner)
        } else {
            trick.weakest()
        };
        taker.map_or(so_far, |taker| Zone::Pile(taker.seat))
    }
}
