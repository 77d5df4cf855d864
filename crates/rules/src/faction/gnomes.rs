//! Gnomes.

use crate::card::Card;
use crate::position::Position;
use crate::power::Power;
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [0, 3, 0, 3, 0, 3, 0, 3, 0, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.1"];

pub(crate) const RULE: &str = "Thirteen cards: 1, 3, 5 and 7 three times each, 9 once. Phase Two: a Gnome that a player \
    gathers stays face up in front of that player, where a Giant can crush it, and joins the \
    score pile at the end of the game.";

pub(crate) struct Gnomes;

impl Power for Gnomes {
    fn settles(&self, _play: &Play, _trick: &Trick, _at: &Position<Card>, so_far: Zone) -> Zone {
        match so_far {
            Zone::Pile(gatherer) => Zone::Front(gatherer),
            elsewhere => elsewhere,
        }
    }
}
