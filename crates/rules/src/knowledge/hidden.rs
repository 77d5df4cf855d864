//! What is hidden from a seat, as a puzzle: which cards can be where.

use super::puzzle::{Item, Pattern, Puzzle, choose, shares, ways};
use super::world::Worlds;
use super::{Knowledge, remove};
use crate::card::Card;
use crate::position::Phase;
use crate::seat::Seat;
use crate::zone::Seen;

/// Where an unknown copy of a card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// Phase One: in this hand, whose owner has shown voids.
    Hand(Seat),
    /// Phase One: anywhere else that is hidden.
    Pool,
    /// Phase Two: this seat drew it in Phase One and kept it.
    Kept(Seat),
    /// Phase Two: this seat drew it in Phase One and passed it on in secret.
    PassedOn(Seat),
}

/// How many of each name there are, by [`Card::index`].
type Counts = [u8; Card::INDEX_END];

fn count<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Counts {
    let mut counts = [0; Card::INDEX_END];
    for card in cards {
        counts[card.index()] += 1;
    }
    counts
}

impl Knowledge {
    /// All worlds that agree with what the seat knows. Build it once to sample many times.
    pub fn worlds(&self) -> Worlds<'_> {
        match self.phase {
            Phase::One => self.worlds_of_phase_one(),
            Phase::Two => self.worlds_of_phase_two(),
        }
    }

    /// The deck's cards that this seat has never located.
    fn unlocated(&self) -> Counts {
        let mut unknown = count(&self.table.deck_cards());
        let faces = self.slots.iter().filter_map(|slot| slot.face.as_ref());
        let in_hands = self.seats.iter().flat_map(|known| known.held.iter().chain(&known.played_one));
        for card in faces.chain(in_hands) {
            unknown[card.index()] -= 1;
        }
        unknown
    }

    fn worlds_of_phase_one(&self) -> Worlds<'_> {
        let unknown = self.unlocated();
        let names = || (0..Card::INDEX_END).filter_map(Card::from_index).filter(|name| unknown[name.index()] > 0);
        let limited = |seat: &Seat| {
            let limits = |name: Card| self.is_void(*seat, name.faction()) || self.shown_before(*seat, name) > 0;
            self.unknown_in_hand(*seat) > 0 && names().any(limits)
        };
        let seats: Vec<Seat> = self.others().filter(limited).collect();
        let fates: Vec<Fate> = seats.iter().map(|&seat| Fate::Hand(seat)).chain([Fate::Pool]).collect();
        let in_hand = |seat: Seat, counts: &[u8]| {
            let place = seats.iter().position(|&limited| limited == seat);
            place.map_or(0, |place| counts[place])
        };
        let items = names().map(|name| {
            let allowed = |fate: &Fate| !matches!(fate, Fate::Hand(seat) if self.is_void(*seat, name.faction()));
            let shown = |fate: &Fate| match fate {
                Fate::Hand(seat) => self.shown_before(*seat, name),
                _ => 0,
            };
            let patterns = shares(unknown[name.index()], fates.len())
                .into_iter()
                .filter(|counts| counts.iter().zip(&fates).all(|(&n, fate)| n == 0 || allowed(fate)))
                .map(|counts| Pattern {
                    weight: ways(counts.iter().zip(&fates).map(|(&n, fate)| n + shown(fate))),
                    fills: counts[..seats.len()].to_vec(),
                    passed: Vec::new(),
                    held: self.table.seats().map(|seat| in_hand(seat, &counts)).collect(),
                    pooled: counts[seats.len()],
                    unknown: counts,
                });
            Item { name, patterns: patterns.collect() }
        });
        let items: Vec<Item> = items.collect();
        let capacity: Vec<u8> = seats.iter().map(|&seat| self.unknown_in_hand(seat) as u8).collect();
        let puzzle = Puzzle::new(items, &capacity);
        Worlds { knowledge: self, fates, puzzle, shown: Vec::new(), recruited: Vec::new() }
    }

    /// Phase One: how many copies of a name the seat was dealt for certain, but not which. Deals
    /// are counted by physical cards, so these take part in the choice of copies.
    fn shown_before(&self, seat: Seat, name: Card) -> u8 {
        let played = self.seats[seat.index()].unforeseen.iter().filter(|&&card| card == name).count();
        let passed = match self.table.players() {
            2 => self.passed(seat, Phase::One).unwrap_or_default(),
            _ => &[],
        };
        (played + passed.iter().filter(|card| card.face() == Some(name)).count()) as u8
    }

    /// Phase One: how many cards of a hand are not known.
    pub(super) fn unknown_in_hand(&self, seat: Seat) -> usize {
        let known = &self.seats[seat.index()];
        known.size - known.held.len()
    }

    fn worlds_of_phase_two(&self) -> Worlds<'_> {
        let players = self.table.players();
        let mut unknown = self.unlocated();
        let of_seat = |seat: Seat| self.slots.iter().filter(move |slot| slot.owner == Some(seat));
        let mut recruited: Vec<Vec<Card>> =
            self.table.seats().map(|seat| of_seat(seat).filter_map(|slot| slot.face).collect()).collect();
        let mut shown = vec![Vec::new(); usize::from(players)];
        let before = self.seat.clockwise(usize::from(players) - 1, players);
        for card in self.passed(before, Phase::Two).unwrap_or_default().iter().filter_map(|card| card.face()) {
            if !remove(&mut recruited[before.index()], card) {
                shown[before.index()].push(card);
                unknown[card.index()] -= 1;
            }
        }
        let others: Vec<Seat> = self.others().collect();
        let secret: Vec<Seat> = others.iter().copied().filter(|&seat| self.passed_in_secret(seat)).collect();
        let kept = others.iter().map(|&seat| Fate::Kept(seat));
        let fates: Vec<Fate> = kept.chain(secret.iter().map(|&seat| Fate::PassedOn(seat))).collect();
        // The last seat's draws are all that the others did not draw, so it needs no counter.
        let drawers = &others[..others.len() - 1];
        let drawn = |seat: &Seat| of_seat(*seat).filter(|slot| slot.face.is_none()).count() - shown[seat.index()].len();
        let mut capacity: Vec<u8> = drawers.iter().map(|seat| drawn(seat) as u8).collect();
        capacity.extend(secret.iter().map(|&seat| self.passed(seat, Phase::Two).map_or(0, <[Seen]>::len) as u8));

        let mut items = Vec::new();
        for name in (0..Card::INDEX_END).filter_map(Card::from_index) {
            let known: Vec<u8> = self
                .table
                .seats()
                .map(|seat| recruited[seat.index()].iter().filter(|&&c| c == name).count() as u8)
                .collect();
            let given = self.passed(self.seat, Phase::Two).unwrap_or_default().contains(&Seen::Face(name));
            if unknown[name.index()] == 0 && !given && others.iter().all(|seat| known[seat.index()] == 0) {
                continue;
            }
            let shown = shown.iter().map(|cards| cards.iter().filter(|&&card| card == name).count() as u8).collect();
            let hidden =
                Hidden { knowledge: self, name, known, shown, others: &others, secret: &secret, fates: &fates };
            items.push(Item { name, patterns: hidden.patterns(unknown[name.index()], drawers) });
        }
        Worlds { knowledge: self, fates, puzzle: Puzzle::new(items, &capacity), shown, recruited }
    }
}

/// What Phase Two hides of one name.
struct Hidden<'a> {
    knowledge: &'a Knowledge,
    name: Card,
    /// How many copies each seat is known to have recruited.
    known: Vec<u8>,
    /// How many copies each seat passed to the knower that it must have drawn unseen.
    shown: Vec<u8>,
    others: &'a [Seat],
    secret: &'a [Seat],
    fates: &'a [Fate],
}

impl Hidden<'_> {
    fn patterns(&self, unknown: u8, drawers: &[Seat]) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        let shown = |fate: &Fate| match fate {
            Fate::Kept(seat) => self.shown[seat.index()],
            _ => 0,
        };
        for unknown in shares(unknown, self.fates.len()) {
            let drawn_ways = ways(unknown.iter().zip(self.fates).map(|(&n, fate)| n + shown(fate)));
            for (passed, more_ways) in self.passings(self.secret) {
                let Some(held) = self.held(&unknown, &passed) else { continue };
                let met =
                    |fate: Fate| self.fates.iter().zip(&unknown).find(|(f, _)| **f == fate).map_or(0, |(_, &n)| n);
                let drawn = drawers.iter().map(|&seat| met(Fate::Kept(seat)) + met(Fate::PassedOn(seat)));
                let given = self.secret.iter().map(|&seat| met(Fate::PassedOn(seat)) + passed[seat.index()]);
                let fills = drawn.chain(given).collect();
                let weight = drawn_ways * more_ways;
                patterns.push(Pattern { fills, unknown: unknown.clone(), passed, held, pooled: 0, weight });
            }
        }
        patterns
    }

    /// All ways in which these seats passed on copies that they were known to have.
    fn passings(&self, secret: &[Seat]) -> Vec<(Vec<u8>, f64)> {
        let [first, rest @ ..] = secret else { return vec![(vec![0; self.known.len()], 1.0)] };
        let known = self.known[first.index()];
        let mut all = Vec::new();
        for (passed, weight) in self.passings(rest) {
            for more in 0..=known {
                let mut passed = passed.clone();
                passed[first.index()] = more;
                all.push((passed, weight * choose(known, more)));
            }
        }
        all
    }

    /// How many copies each seat then has in hand now, unless one has not what it played, or
    /// something of a faction that it could not follow. The knower's own hand is no question.
    fn held(&self, unknown: &[u8], passed: &[u8]) -> Option<Vec<u8>> {
        let knowledge = self.knowledge;
        let players = knowledge.table.players();
        let mut all = vec![0; usize::from(players)];
        for &holder in self.others {
            let giver = holder.clockwise(usize::from(players) - 1, players);
            let mut held = self.known[holder.index()] - passed[holder.index()];
            if giver == knowledge.seat {
                let given = knowledge.passed(giver, Phase::Two).unwrap_or_default();
                held += given.iter().filter(|card| card.face() == Some(self.name)).count() as u8;
            } else {
                held += passed[giver.index()];
            }
            for (fate, copies) in self.fates.iter().zip(unknown) {
                if *fate == Fate::Kept(holder) || *fate == Fate::PassedOn(giver) {
                    held += copies;
                }
            }
            let known = &knowledge.seats[holder.index()];
            let played = known.played_two.iter().filter(|&&card| card == self.name).count() as u8;
            let left = held.checked_sub(played)?;
            if left > 0 && knowledge.is_void(holder, self.name.faction()) {
                return None;
            }
            all[holder.index()] = left;
        }
        Some(all)
    }
}
