//! What everybody at the table remembers of Phase One.

use crate::Seated;
use interregnum_rules::fast::{Mask, Move, Sheet, State};
use interregnum_rules::{Card, Event, Phase, Seat, Seen, Zone};

/// What everybody has seen so far in a game of the fast engine and may remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory<M> {
    /// The cards that lay in the market: whose followers they are now is known.
    pub(super) shown: M,
    /// The cards that were played.
    pub(super) played: M,
    /// The factions that each seat has shown not to hold, as bits by their place at the table.
    pub(super) voids: [u8; 4],
}

impl<M: Mask> Memory<M> {
    /// The beginning of a game, before anything was played.
    pub fn new() -> Memory<M> {
        Memory { shown: M::EMPTY, played: M::EMPTY, voids: [0; 4] }
    }

    /// Takes in what is about to be done in this state.
    #[inline]
    pub fn note(&mut self, sheet: &Sheet<M>, state: &State<M>, answer: Move<M>) {
        if state.phase() != Phase::One {
            return;
        }
        self.shown |= state.market();
        if let Move::Play(card) = answer {
            self.played |= M::bit(card);
            if let Some(&lead) = state.plays().first()
                && !sheet.answering(lead).has(card)
            {
                let seat = M::clockwise(state.leader().0, state.plays().len() as u8);
                self.voids[usize::from(seat & 3)] |= 1 << (sheet.place(lead) & 7);
            }
        }
    }
}

impl<M: Mask> Default for Memory<M> {
    fn default() -> Memory<M> {
        Memory::new()
    }
}

/// What a seat has seen of a game so far, from which the memory in each of its worlds follows.
#[derive(Clone, Debug)]
pub struct Witness<M> {
    /// Followers that are known, each with whose it is.
    followers: Vec<(Seat, Card)>,
    /// The cards that can be played in Phase One.
    cards: M,
    voids: [u8; 4],
}

impl<M: Mask> Witness<M> {
    /// What this seat has seen at its table, of which this must be the sheet.
    pub fn new(seated: &Seated<'_>, sheet: &Sheet<M>) -> Witness<M> {
        let own = seated.seat();
        let mut followers = Vec::new();
        for event in seated.events() {
            if let Event::Moved { card: Seen::Face(card), from, to: Zone::Followers(seat) } = event
                && (from == Zone::Market || seat != own)
            {
                followers.push((seat, card));
            }
        }
        let table = seated.table();
        let fire = table.fire_cards();
        let cards = sheet.all().indices().filter(|&card| !fire.contains(&sheet.card(card)));
        let mut voids = [0; 4];
        if let Some(knowledge) = seated.knowledge() {
            for seat in table.seats() {
                let missing = knowledge.voids(seat);
                for place in 0..usize::from(M::FACTIONS) {
                    let faction = sheet.faction_cards(place);
                    if faction.any() && missing.contains(&sheet.card(faction.lowest()).faction()) {
                        voids[seat.index() & 3] |= 1 << place;
                    }
                }
            }
        }
        Witness { followers, cards: cards.fold(M::EMPTY, |set, card| set | M::bit(card)), voids }
    }

    /// What everybody remembers in this world. It must be one that fits what the seat has seen.
    pub fn memory(&self, sheet: &Sheet<M>, world: &State<M>) -> Memory<M> {
        let mut shown = M::EMPTY;
        for &(seat, card) in &self.followers {
            shown |= sheet.find(card, world.followers(seat) & !shown).map_or(M::EMPTY, M::bit);
        }
        let mut left = world.market() | world.deck();
        for seat in 0..M::PLAYERS {
            left |= world.hand(Seat(seat)) | world.followers(Seat(seat));
        }
        Memory { shown, played: self.cards & !left, voids: self.voids }
    }
}
