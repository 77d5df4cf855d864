//! Giants.

use crate::agenda::Step;
use crate::building::Building;
use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::power::{Moment, Power};
use crate::table::Edition;

pub(crate) const CARDS: [u8; 10] = [0, 2, 0, 2, 0, 2, 0, 2, 0, 1];

pub(crate) const RULE_NUMBERS: &[&str] = &["6.2"];

pub(crate) const RULE: &str = "Nine cards: 1, 3, 5 and 7 twice each, 9 once. Phase Two: for each Giant in a trick, whoever \
    played it, the winner of the trick has one Gnome of the same printed value crushed \
    (discarded) that lies in front of the opponent; with three or four players, one in front of \
    each opponent. In the german edition with three or four players it is one Gnome in all, and \
    the winner chooses whose, or none. With two players the winner may decline at the Abbey and \
    the Fortress, where a Gnome less can be better.";

pub(crate) struct Giants;

impl Power for Giants {
    fn on(&self, moment: Moment, _phase: Phase, at: &Position<Card>) -> Vec<Step> {
        let (Moment::TrollsSettled, Some(seat)) = (moment, at.winner) else { return Vec::new() };
        let giants = at.trick.in_play().map(|play| play.card).filter(|card| card.faction() == Faction::Giants);
        if winner_chooses(at) {
            return giants.map(|giant| Step::Crush { seat, giant }).collect();
        }
        let opponents = seat.opponents(at.table.players());
        giants.flat_map(|giant| opponents.clone().map(move |victim| Step::CrushOne { victim, giant })).collect()
    }
}

/// Whether the winner is asked whose Gnome to crush, if anybody's (6.2).
fn winner_chooses(at: &Position<Card>) -> bool {
    if at.table.players() == 2 {
        matches!(at.table.building(), Some(Building::Abbey | Building::Fortress))
    } else {
        at.table.edition() == Edition::German
    }
}
