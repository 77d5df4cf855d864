//! The worlds that agree with what a seat knows.
//!
//! # What is drawn, and how evenly
//!
//! A world is a deal (the order of the deck and of the Fire pile) and, where others chose cards in
//! secret, their choices. [`Worlds::sample`] draws evenly over all deals that agree with
//! everything seen, every physical card counted by itself, where "agree" means: replaying the
//! game from that deal shows the seat the very same events and the same legal actions. What
//! others *wanted* with their plays is not taken into account.
//!
//! Four remarks on where "evenly" needs a closer look:
//!
//! - Choices that stay hidden are drawn evenly too, together with the deal: cards passed between
//!   two other seats (Windlands and Endless Sands with three or four players), and choices that
//!   are sealed and not yet in effect. A deal with more ways to make the hidden choices is drawn
//!   more often on the Windlands; on the Endless Sands, and for sealed choices, every deal has
//!   equally many.
//! - A card seen to be passed to the knower on the Endless Sands with three or four players, of a
//!   name that exists several times (Goblin 0, Gnomes, Giants), counts once for each copy that the
//!   giver may have had of it: a deal that gave the giver `a` copies, of which `y` were passed, is
//!   drawn up to `a! / y! / (a - y)!` times as often as it should be.
//! - The weights are sums of floating-point numbers: the relative error is below 1e-12.
//! - Apart from that nothing is approximate.

use super::puzzle::{Item, Pattern, Puzzle, choose, shares, ways};
use super::{FireStep, Knowledge, remove};
use crate::card::Card;
use crate::decision::{Action, Kind, Source};
use crate::event::Event;
use crate::game::{Deal, Game};
use crate::position::Phase;
use crate::random::Rng;
use crate::seat::Seat;
use crate::table::Table;
use crate::zone::{Seen, Zone};
use std::collections::BTreeMap;

/// Where an unknown copy of a card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Phase One: in this hand, whose owner has shown voids.
    Hand(Seat),
    /// Phase One: anywhere else that is hidden.
    Pool,
    /// Phase Two: this seat drew it in Phase One and kept it.
    Kept(Seat),
    /// Phase Two: this seat drew it in Phase One and passed it on in secret.
    PassedOn(Seat),
}

/// All worlds that agree with what a seat knows.
#[derive(Clone, Debug)]
pub struct Worlds<'a> {
    knowledge: &'a Knowledge,
    fates: Vec<Fate>,
    puzzle: Puzzle,
    /// Phase Two: cards that a seat passed to the knower and must have drawn unseen.
    shown: Vec<Vec<Card>>,
    /// Phase Two: cards known to have been recruited by each seat and not passed to the knower.
    recruited: Vec<Vec<Card>>,
}

/// One world: a deal and the choices that stay hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    /// The table.
    pub table: Table,
    /// The deal.
    pub deal: Deal,
    /// What each seat chose to pass or discard, if it has.
    pub choices: Vec<Vec<Card>>,
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

    /// Draws one world; see [`Worlds::sample`].
    pub fn sample(&self, rng: &mut Rng) -> World {
        self.worlds().sample(rng)
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
                    unknown: counts,
                });
            Item { name, patterns: patterns.collect() }
        });
        let items: Vec<Item> = items.collect();
        let capacity = seats.iter().map(|&seat| self.unknown_in_hand(seat) as u8).collect();
        let puzzle = Puzzle::new(items, capacity);
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
    fn unknown_in_hand(&self, seat: Seat) -> usize {
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
        Worlds { knowledge: self, fates, puzzle: Puzzle::new(items, capacity), shown, recruited }
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
                if !self.agrees(&unknown, &passed) {
                    continue;
                }
                let met =
                    |fate: Fate| self.fates.iter().zip(&unknown).find(|(f, _)| **f == fate).map_or(0, |(_, &n)| n);
                let drawn = drawers.iter().map(|&seat| met(Fate::Kept(seat)) + met(Fate::PassedOn(seat)));
                let given = self.secret.iter().map(|&seat| met(Fate::PassedOn(seat)) + passed[seat.index()]);
                let fills = drawn.chain(given).collect();
                patterns.push(Pattern { fills, unknown: unknown.clone(), passed, weight: drawn_ways * more_ways });
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

    /// Whether each seat then has what it played, and nothing of a faction it could not follow.
    fn agrees(&self, unknown: &[u8], passed: &[u8]) -> bool {
        let knowledge = self.knowledge;
        let players = knowledge.table.players();
        self.others.iter().all(|&holder| {
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
            if knowledge.is_void(holder, self.name.faction()) { held == played } else { held >= played }
        })
    }
}

impl Worlds<'_> {
    /// How many ways there are to place the cards that are hidden, every physical card counted by
    /// itself. The order inside hands does not count, nor does that of the Fire pile; in Phase One
    /// hidden places that nothing is known of count as one.
    pub fn count(&self) -> f64 {
        self.puzzle.count()
    }

    /// Draws a world evenly; see the module's remarks on what that means.
    pub fn sample(&self, rng: &mut Rng) -> World {
        let knowledge = self.knowledge;
        let players = usize::from(knowledge.table.players());
        let mut hands: Vec<Vec<Card>> = vec![Vec::new(); players];
        let mut drawn = self.shown.clone();
        drawn.resize(players, Vec::new());
        let mut passed_on = vec![Vec::new(); players];
        let mut pool = Vec::new();
        for (item, pattern) in self.puzzle.items.iter().zip(self.puzzle.draw(rng)) {
            for (fate, &copies) in self.fates.iter().zip(&pattern.unknown) {
                let cards = std::iter::repeat_n(item.name, copies.into());
                match fate {
                    Fate::Hand(seat) => hands[seat.index()].extend(cards),
                    Fate::Pool => pool.extend(cards),
                    Fate::Kept(seat) => drawn[seat.index()].extend(cards),
                    Fate::PassedOn(seat) => {
                        drawn[seat.index()].extend(cards.clone());
                        passed_on[seat.index()].extend(cards);
                    }
                }
            }
            for (cards, &copies) in passed_on.iter_mut().zip(&pattern.passed) {
                cards.extend(std::iter::repeat_n(item.name, copies.into()));
            }
        }
        rng.shuffle(&mut pool);
        if knowledge.phase == Phase::One {
            for seat in knowledge.others() {
                let missing = knowledge.unknown_in_hand(seat) - hands[seat.index()].len();
                hands[seat.index()].extend(pool.drain(pool.len() - missing..));
            }
        }
        let draw_deck = self.fill_slots(&mut drawn, pool, rng);
        let (dealt, mut choices) = self.undo_the_first_pass(&hands, rng);
        for (choice, passed_on) in choices.iter_mut().zip(passed_on) {
            if !passed_on.is_empty() {
                *choice = passed_on;
            }
        }
        self.fill_choices(&mut choices, &dealt, &draw_deck, rng);
        let deck = dealt.into_iter().flatten().chain(draw_deck).collect();
        World { table: knowledge.table.clone(), deal: Deal { deck, fire: self.fire(rng) }, choices }
    }

    /// The draw deck after the deal, the top first.
    fn fill_slots(&self, drawn: &mut [Vec<Card>], mut pool: Vec<Card>, rng: &mut Rng) -> Vec<Card> {
        for cards in &mut *drawn {
            rng.shuffle(cards);
        }
        let slots = self.knowledge.slots.iter().map(|slot| {
            let hidden = match slot.owner {
                Some(seat) if self.knowledge.phase == Phase::Two => &mut drawn[seat.index()],
                _ => &mut pool,
            };
            slot.face.unwrap_or_else(|| hidden.pop().expect("every unknown place has a card"))
        });
        slots.collect()
    }

    /// The dealt hands, and what was passed before Phase One (8.5).
    fn undo_the_first_pass(&self, hidden: &[Vec<Card>], rng: &mut Rng) -> (Vec<Vec<Card>>, Vec<Vec<Card>>) {
        let knowledge = self.knowledge;
        let players = knowledge.table.players();
        let mut hands: Vec<Vec<Card>> = knowledge
            .seats
            .iter()
            .zip(hidden)
            .map(|(known, hidden)| [&known.held[..], &known.played_one, hidden].concat())
            .collect();
        let mut choices = vec![Vec::new(); usize::from(players)];
        for giver in knowledge.table.seats() {
            let Some(passed) = knowledge.passed(giver, Phase::One) else { continue };
            let receiver = &mut hands[giver.clockwise(1, players).index()];
            let seen: Option<Vec<Card>> = passed.iter().map(|card| card.face()).collect();
            choices[giver.index()] = seen.unwrap_or_else(|| {
                // Whatever the receiver has now may have come from the giver.
                rng.shuffle(receiver);
                receiver[..passed.len()].to_vec()
            });
        }
        for giver in knowledge.table.seats() {
            for &card in &choices[giver.index()] {
                remove(&mut hands[giver.clockwise(1, players).index()], card);
                hands[giver.index()].push(card);
            }
        }
        for hand in &mut hands {
            rng.shuffle(hand);
        }
        hands[knowledge.seat.index()] = knowledge.own_deal();
        (hands, choices)
    }

    /// Choices that took effect in the open, and sealed ones.
    fn fill_choices(&self, choices: &mut [Vec<Card>], dealt: &[Vec<Card>], draw_deck: &[Card], rng: &mut Rng) {
        let knowledge = self.knowledge;
        for seat in knowledge.table.seats() {
            let choice = &mut choices[seat.index()];
            if let Some(cards) = knowledge.chosen_in_the_open(seat) {
                *choice = cards;
            } else if let Some((_, sealed)) = &knowledge.seats[seat.index()].sealed {
                let mut hand = match knowledge.phase {
                    Phase::One => dealt[seat.index()].clone(),
                    Phase::Two => {
                        let slots = knowledge.slots.iter().zip(draw_deck);
                        slots.filter(|(slot, _)| slot.owner == Some(seat)).map(|(_, &card)| card).collect()
                    }
                };
                rng.shuffle(&mut hand);
                hand.truncate(sealed.len());
                *choice = hand;
            }
        }
    }

    fn fire(&self, rng: &mut Rng) -> Vec<Card> {
        let mut faces = self.knowledge.fire.faces.clone();
        let mut held: Vec<Vec<usize>> = vec![Vec::new(); self.knowledge.seats.len()];
        for step in &self.knowledge.fire.story {
            match *step {
                FireStep::Drew(seat, place) => held[seat.index()].push(place),
                FireStep::Showed(seat, card) => {
                    let places = &mut held[seat.index()];
                    let place = places.swap_remove(rng.below(places.len()));
                    faces[place] = Some(card);
                }
            }
        }
        let mut hidden = self.knowledge.table.fire_cards();
        for card in faces.iter().flatten() {
            remove(&mut hidden, *card);
        }
        rng.shuffle(&mut hidden);
        faces.into_iter().map(|face| face.unwrap_or_else(|| hidden.pop().expect("ten cards for ten places"))).collect()
    }

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
                Fate::PassedOn(seat) => places.push((Zone::Hand(seat.clockwise(1, players)), copies)),
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
            places.push((Zone::Hand(seat.clockwise(1, players)), passed));
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
                let next = knowledge.seat.clockwise(1, knowledge.table.players());
                let given = knowledge.passed(knowledge.seat, Phase::Two).unwrap_or_default();
                given.iter().filter_map(|card| card.face()).for_each(|card| add(Zone::Hand(next), card, 1.0));
            }
        }
    }
}

impl Knowledge {
    /// The cards that the seat itself was dealt, in order.
    fn own_deal(&self) -> Vec<Card> {
        let dealt = |event: &Event<Seen>| match *event {
            Event::Moved { card, from: Zone::Deck, to: Zone::Hand(seat) } if seat == self.seat => card.face(),
            _ => None,
        };
        self.events.iter().filter_map(dealt).collect()
    }

    /// What a seat passed or discarded, in the order chosen, if this seat could see it.
    fn chosen_in_the_open(&self, seat: Seat) -> Option<Vec<Card>> {
        let sealed =
            self.events.iter().position(|event| matches!(event, Event::Sealed { seat: by, .. } if *by == seat))?;
        let Event::Sealed { kind, ref cards, .. } = self.events[sealed] else { return None };
        if seat == self.seat {
            return cards.iter().map(|card| card.face()).collect();
        }
        if self.seats[seat.index()].sealed.is_some() {
            return None;
        }
        let effect = |event: &Event<Seen>| match *event {
            Event::Moved { card, from: Zone::Hand(by), to: Zone::Discard } if by == seat && kind == Kind::Discard => {
                card.face()
            }
            Event::Moved { card, from: Zone::Hand(by), to: Zone::Hand(_) } if by == seat && kind == Kind::Pass => {
                card.face()
            }
            _ => None,
        };
        let chosen: Vec<Card> = self.events[sealed..].iter().filter_map(effect).take(cards.len()).collect();
        (chosen.len() == cards.len()).then_some(chosen)
    }
}

impl World {
    /// Plays the game that the seat saw in this world.
    ///
    /// # Panics
    ///
    /// If the world does not come from this knowledge as it is now.
    pub fn game(&self, knowledge: &Knowledge) -> Game {
        let mut game = Game::new(&self.table, &self.deal).expect("a world has the cards of its table");
        while let Some(next) = knowledge.events.get(game.log().len()) {
            let (seat, action) = self.action(&game, next).expect("an event follows from every action");
            game.act(seat, &action).expect("what was seen is legal in every world that agrees with it");
        }
        game
    }

    /// The action that an event shows.
    fn action(&self, game: &Game, event: &Event<Seen>) -> Option<(Seat, Action)> {
        let (asked, _) = *game.position().asked().first()?;
        Some(match *event {
            Event::Moved { card, from: Zone::Hand(seat), to: Zone::Trick } => (seat, Action::Play(card.face()?)),
            Event::Moved { card, from: Zone::Market, to: Zone::Followers(seat) } => {
                (seat, Action::Take(Source::Market(card.face()?)))
            }
            Event::Moved { from: Zone::Deck, to: Zone::Followers(seat), .. } => (seat, Action::Take(Source::Deck)),
            Event::Moved { from: Zone::Front(victim), to: Zone::Discard, .. } => (asked, Action::Crush(Some(victim))),
            Event::Spared { seat, .. } => (seat, Action::Crush(None)),
            Event::Sealed { seat, kind: Kind::Pass, .. } => (seat, Action::Pass(self.choices[seat.index()].clone())),
            Event::Sealed { seat, .. } => (seat, Action::Discard(self.choices[seat.index()].clone())),
            _ => return None,
        })
    }
}
