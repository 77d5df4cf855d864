//! The card tracker: where each card of the table is, as far as a viewer can tell.

use super::Spread;
use crate::card::Card;
use crate::game::Game;
use crate::zone::{Viewer, Zone};
use std::collections::BTreeMap;

/// Where the copies of a card are, as far as a viewer can tell.
#[derive(Clone, PartialEq, Debug)]
pub struct Tracked {
    /// The card.
    pub card: Card,
    /// How many copies the table has.
    pub copies: usize,
    /// How many lie open, for everybody to see.
    pub open: usize,
    /// How many are in the viewer's hand or among the viewer's followers.
    pub mine: usize,
    /// How many copies are in each hidden place that can have one, by all that the viewer has seen.
    /// Nothing for spectators, who are not told whose cards are whose, nor for Phoenix Fire, which may
    /// be anywhere.
    pub elsewhere: Vec<(Zone, Spread)>,
}

impl Game {
    /// Where the cards of the table are, as far as a viewer can tell: by name, each name once.
    pub fn tracked(&self, viewer: Viewer) -> Vec<Tracked> {
        let table = self.table();
        let mut tracked: BTreeMap<Card, Tracked> = BTreeMap::new();
        for card in table.deck_cards().into_iter().chain(table.fire_cards()) {
            let new = Tracked { card, copies: 0, open: 0, mine: 0, elsewhere: Vec::new() };
            tracked.entry(card).or_insert(new).copies += 1;
        }
        let seen = self.position().seen_by(viewer).layout;
        let own = |zone: Zone| match zone {
            Zone::Hand(seat) | Zone::Followers(seat) => viewer.seat() == Some(seat),
            _ => false,
        };
        let knowledge = viewer.seat().filter(|_| !self.position().is_over()).and_then(|seat| self.knowledge(seat));
        // Cards that the viewer knows in the deck are among those that the knowledge tells of.
        let told = |zone: Zone| zone == Zone::Deck && knowledge.is_some();
        for zone in Zone::all(table.players()).filter(|&zone| !told(zone)) {
            for card in seen.zone(zone).iter().filter_map(|card| card.face()) {
                let Some(at) = tracked.get_mut(&card) else { continue };
                if own(zone) {
                    at.mine += 1;
                } else {
                    at.open += 1;
                }
            }
        }
        if let Some(knowledge) = knowledge {
            for ((zone, card), spread) in knowledge.worlds().spreads() {
                if let Some(at) = tracked.get_mut(&card) {
                    at.elsewhere.push((zone, spread));
                }
            }
        }
        tracked.into_values().collect()
    }
}
