//! How likely each card is where.

use super::hidden::Fate;
use super::puzzle::Pattern;
use super::world::Worlds;
use crate::card::Card;
use crate::position::Phase;
use crate::seat::Seat;
use crate::zone::Zone;
use std::collections::BTreeMap;

impl Worlds<'_> {
    /// How many copies of each name to expect in each place that is hidden from the seat: for a
    /// card that is there once, the chance that it lies there. Places: the hands and followers of
    /// the others, and the deck. Phoenix Fire is left out: of those not seen, each is as likely
    /// anywhere.
    pub fn odds(&self) -> BTreeMap<(Zone, Card), f64> {
        let mut odds: BTreeMap<(Zone, Card), f64> = BTreeMap::new();
        let mut add = |zone: Zone, card: Card, copies: f64| *odds.entry((zone, card)).or_default() += copies;
        for (item, chances) in self.puzzle.items.iter().zip(self.puzzle.chances()) {
            for (pattern, chance) in item.patterns.iter().zip(chances) {
                for (zone, copies) in self.places(item.name, pattern) {
                    add(zone, item.name, copies * chance);
                }
            }
        }
        self.add_known(&mut add);
        odds.retain(|_, copies| *copies > 1e-9);
        odds
    }

    /// Where a pattern leaves the copies of a name.
    fn places(&self, name: Card, pattern: &Pattern) -> Vec<(Zone, f64)> {
        let knowledge = self.knowledge;
        let players = knowledge.table.players();
        let mut places = Vec::new();
        for (fate, &copies) in self.fates.iter().zip(&pattern.unknown) {
            let copies = f64::from(copies);
            match *fate {
                Fate::Hand(seat) | Fate::Kept(seat) => places.push((Zone::Hand(seat), copies)),
                Fate::PassedOn(seat) => places.push((Zone::Hand(seat.passes_to(players)), copies)),
                Fate::Pool => {
                    let pool = self.pool();
                    let all: f64 = pool.iter().map(|(_, room)| room).sum();
                    places.extend(pool.into_iter().map(|(zone, room)| (zone, copies * room / all)));
                }
            }
        }
        for seat in knowledge.others().filter(|_| knowledge.phase == Phase::Two) {
            let known = self.recruited[seat.index()].iter().filter(|&&card| card == name).count() as f64;
            let passed = f64::from(pattern.passed[seat.index()]);
            let played = knowledge.seats[seat.index()].played_two.iter().filter(|&&card| card == name).count() as f64;
            places.push((Zone::Hand(seat), known - passed - played));
            places.push((Zone::Hand(seat.passes_to(players)), passed));
        }
        places
    }

    /// Phase One: the hidden places of which nothing is known, and how many cards are there.
    fn pool(&self) -> Vec<(Zone, f64)> {
        let knowledge = self.knowledge;
        let free = |seat: &Seat| !self.fates.contains(&Fate::Hand(*seat));
        let hands = knowledge.others().filter(free).map(|seat| (Zone::Hand(seat), knowledge.unknown_in_hand(seat)));
        let unseen = |owner: Option<Seat>| {
            knowledge.slots.iter().filter(|slot| slot.face.is_none() && slot.owner == owner).count()
        };
        let followers = knowledge.others().map(|seat| (Zone::Followers(seat), unseen(Some(seat))));
        let deck = [(Zone::Deck, unseen(None))];
        hands.chain(followers).chain(deck).map(|(zone, room)| (zone, room as f64)).collect()
    }

    /// Cards whose place is certain.
    fn add_known(&self, add: &mut impl FnMut(Zone, Card, f64)) {
        let knowledge = self.knowledge;
        match knowledge.phase {
            Phase::One => {
                for seat in knowledge.others() {
                    knowledge.seats[seat.index()].held.iter().for_each(|&card| add(Zone::Hand(seat), card, 1.0));
                }
                for slot in &knowledge.slots {
                    let (Some(card), owner) = (slot.face, slot.owner) else { continue };
                    match owner {
                        Some(seat) if seat != knowledge.seat => add(Zone::Followers(seat), card, 1.0),
                        _ => {}
                    }
                }
                for &slot in &knowledge.deck {
                    if let Some(card) = knowledge.slots[slot].face {
                        add(Zone::Deck, card, 1.0);
                    }
                }
            }
            Phase::Two => {
                let next = knowledge.seat.passes_to(knowledge.table.players());
                let given = knowledge.passed(knowledge.seat, Phase::Two).unwrap_or_default();
                given.iter().filter_map(|card| card.face()).for_each(|card| add(Zone::Hand(next), card, 1.0));
            }
        }
    }
}
