//! What two puzzles that are alike have in common.

use interregnum_rules::{Card, Faction, Position};

/// A position without what does not matter to somebody who has seen one like it: which of equal
/// cards are where, what exact values cards have beyond their order, and which seat is which.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shape {
    /// For each faction that is still held: its name, unless it has no power, and who holds its
    /// cards, the lowest first, as far as they are in hands or in the trick.
    factions: Vec<(Option<Faction>, Vec<u8>)>,
    /// Whether the mover leads.
    leads: bool,
}

impl Shape {
    pub(super) fn of(position: &Position<Card>) -> Shape {
        let mover = position.asked().first().map_or(0, |(seat, _)| seat.index());
        let mut factions: Vec<(Option<Faction>, Vec<u8>)> = Vec::new();
        for &faction in position.table.factions() {
            let mut held: Vec<(u8, u8)> = Vec::new();
            for (seat, hand) in position.layout.hands.iter().enumerate() {
                let holder = u8::from(seat != mover);
                held.extend(cards_of(hand, faction, position).map(|rank| (rank, holder)));
            }
            held.extend(cards_of(&position.layout.trick, faction, position).map(|rank| (rank, 2)));
            held.sort_unstable();
            if !held.is_empty() {
                let name = (!is_plain(faction)).then_some(faction);
                factions.push((name, held.into_iter().map(|(_, holder)| holder).collect()));
            }
        }
        factions.sort();
        Shape { factions, leads: position.trick.plays.is_empty() }
    }
}

fn cards_of<'a>(cards: &'a [Card], faction: Faction, at: &'a Position<Card>) -> impl Iterator<Item = u8> + 'a {
    cards.iter().filter(move |card| card.faction() == faction).map(|&card| at.table.rank(card))
}

/// Whether a faction has no power in Phase Two, and none against it: such factions differ in name
/// only.
const fn is_plain(faction: Faction) -> bool {
    matches!(faction, Faction::Undead | Faction::Seers)
}
