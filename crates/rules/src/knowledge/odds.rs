//! How likely each card is where.

use super::hidden::Fate;
use super::puzzle::Pattern;
use super::world::Worlds;
use crate::card::Card;
use crate::position::Phase;
use crate::seat::Seat;
use crate::zone::Zone;
use std::collections::BTreeMap;

/// How many copies of a card are in a hidden place, as far as a seat can tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// How many to expect: for a card that is there once, the chance that it lies there.
    pub copies: f64,
    /// The fewest in any world that fits.
    pub least: u8,
    /// The most in any world that fits.
    pub most: u8,
    /// The chance that there is at least one.
    pub chance: f64,
}

/// The copies of a name that a pattern leaves in a place.
#[derive(Clone, Copy, Default)]
struct Lot {
    /// Those that lie there for certain. What was played from a hand is taken off, so that parts may be negative.
    fixed: i32,
    /// Of so many copies that fall on so many places in all, those that fall on the places here.
    drawn: Option<(u8, usize, usize)>,
}

impl Lot {
    fn spread(self) -> Spread {
        let fixed = u8::try_from(self.fixed).expect("no place holds less than nothing");
        let (copies, room, all) = self.drawn.unwrap_or((0, 0, 0));
        let elsewhere = all - room;
        let none = (0..usize::from(copies)).map(|n| elsewhere.saturating_sub(n) as f64 / (all - n) as f64);
        Spread {
            copies: f64::from(fixed) + if all > 0 { f64::from(copies) * room as f64 / all as f64 } else { 0.0 },
            least: fixed + usize::from(copies).saturating_sub(elsewhere) as u8,
            most: fixed + usize::from(copies).min(room) as u8,
            chance: if fixed > 0 { 1.0 } else { 1.0 - none.product::<f64>() },
        }
    }
}

impl Worlds<'_> {
    /// How many copies of each name to expect in each place that is hidden from the seat; see [`Worlds::spreads`].
    pub fn odds(&self) -> BTreeMap<(Zone, Card), f64> {
        self.spreads().into_iter().map(|(at, spread)| (at, spread.copies)).collect()
    }

    /// How many copies of each name can be in each place that is hidden from the seat, and how likely. Places: the
    /// hands and followers of the others, and the deck. Phoenix Fire is left out: of those not seen, each is as
    /// likely anywhere.
    pub fn spreads(&self) -> BTreeMap<(Zone, Card), Spread> {
        let mut certain: BTreeMap<Card, BTreeMap<Zone, Lot>> = BTreeMap::new();
        self.add_known(&mut |zone, card| certain.entry(card).or_default().entry(zone).or_default().fixed += 1);
        let pool = self.pool();
        let mut spreads: BTreeMap<(Zone, Card), Spread> = BTreeMap::new();
        for (item, chances) in self.puzzle.items.iter().zip(self.puzzle.chances()) {
            let known = certain.remove(&item.name).unwrap_or_default();
            for (pattern, chance) in item.patterns.iter().zip(chances).filter(|(_, chance)| *chance > 0.0) {
                let mut lots = known.clone();
                self.add_places(item.name, pattern, &pool, &mut lots);
                for (zone, lot) in lots {
                    let now = lot.spread();
                    let so_far = spreads.entry((zone, item.name)).or_insert(Spread { copies: 0.0, chance: 0.0, ..now });
                    so_far.copies += chance * now.copies;
                    so_far.chance += chance * now.chance;
                    so_far.least = so_far.least.min(now.least);
                    so_far.most = so_far.most.max(now.most);
                }
            }
        }
        for (card, lots) in certain {
            spreads.extend(lots.into_iter().map(|(zone, lot)| ((zone, card), lot.spread())));
        }
        spreads.retain(|_, spread| spread.most > 0);
        for spread in spreads.values_mut() {
            // Sums of many chances are not exact; what is certain is.
            spread.chance = if spread.least > 0 { 1.0 } else { spread.chance.clamp(0.0, 1.0) };
        }
        spreads
    }

    /// Where a pattern leaves the copies of a name. It names the same places whatever the pattern.
    fn add_places(&self, name: Card, pattern: &Pattern, pool: &[(Zone, usize)], lots: &mut BTreeMap<Zone, Lot>) {
        let knowledge = self.knowledge;
        let players = knowledge.table.players();
        let count = |cards: &[Card]| i32::from(cards.iter().filter(|&&card| card == name).count() as u8);
        let mut add = |zone: Zone, copies: i32| lots.entry(zone).or_default().fixed += copies;
        for seat in knowledge.others().filter(|_| knowledge.phase == Phase::Two) {
            let known = count(&self.recruited[seat.index()]);
            let passed = i32::from(pattern.passed[seat.index()]);
            let played = count(&knowledge.seats[seat.index()].played_two);
            add(Zone::Hand(seat), known - passed - played);
            add(Zone::Hand(seat.passes_to(players)), passed);
        }
        let all: usize = pool.iter().map(|(_, room)| room).sum();
        for (fate, &copies) in self.fates.iter().zip(&pattern.unknown) {
            match *fate {
                Fate::Hand(seat) | Fate::Kept(seat) => add(Zone::Hand(seat), copies.into()),
                Fate::PassedOn(seat) => add(Zone::Hand(seat.passes_to(players)), copies.into()),
                Fate::Pool => {}
            }
        }
        for (fate, &copies) in self.fates.iter().zip(&pattern.unknown) {
            if *fate == Fate::Pool {
                for &(zone, room) in pool {
                    lots.entry(zone).or_default().drawn = Some((copies, room, all));
                }
            }
        }
    }

    /// Phase One: the hidden places of which nothing is known, and how many cards are there.
    fn pool(&self) -> Vec<(Zone, usize)> {
        let knowledge = self.knowledge;
        let free = |seat: &Seat| !self.fates.contains(&Fate::Hand(*seat));
        let hands = knowledge.others().filter(free).map(|seat| (Zone::Hand(seat), knowledge.unknown_in_hand(seat)));
        let unseen = |owner: Option<Seat>| {
            knowledge.slots.iter().filter(|slot| slot.face.is_none() && slot.owner == owner).count()
        };
        let followers = knowledge.others().map(|seat| (Zone::Followers(seat), unseen(Some(seat))));
        let deck = [(Zone::Deck, unseen(None))];
        hands.chain(followers).chain(deck).collect()
    }

    /// Cards whose place is certain.
    fn add_known(&self, add: &mut impl FnMut(Zone, Card)) {
        let knowledge = self.knowledge;
        match knowledge.phase {
            Phase::One => {
                for seat in knowledge.others() {
                    knowledge.seats[seat.index()].held.iter().for_each(|&card| add(Zone::Hand(seat), card));
                }
                for slot in &knowledge.slots {
                    let (Some(card), owner) = (slot.face, slot.owner) else { continue };
                    match owner {
                        Some(seat) if seat != knowledge.seat => add(Zone::Followers(seat), card),
                        _ => {}
                    }
                }
                for &slot in &knowledge.deck {
                    if let Some(card) = knowledge.slots[slot].face {
                        add(Zone::Deck, card);
                    }
                }
            }
            Phase::Two => {
                let next = knowledge.seat.passes_to(knowledge.table.players());
                let given = knowledge.passed(knowledge.seat, Phase::Two).unwrap_or_default();
                given.iter().filter_map(|card| card.face()).for_each(|card| add(Zone::Hand(next), card));
            }
        }
    }
}
