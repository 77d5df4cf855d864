//! Undead.

use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::Power;
use crate::trick::{Play, Trick};
use crate::zone::Zone;

pub(crate) const CARDS: [u8; 10] = [1; 10];

pub(crate) const RULE_NUMBERS: &[&str] = &["5.2"];

pub(crate) const RULE: &str = "Ten cards: 0 to 9. Phase One: every Undead played to a trick goes to the score pile of the \
    trick's winner instead of the discard pile. An Undead that is recruited from the market or \
    the deck is an ordinary follower.";

pub(crate) struct Undead;

impl Power for Undead {
    fn settles(&self, _play: &Play, _trick: &Trick, at: &Position<Card>, so_far: Zone) -> Zone {
        match (at.phase, at.winner) {
            (Phase::One, Some(winner)) => Zone::Pile(winner),
            _ => so_far,
        }
    }
}
