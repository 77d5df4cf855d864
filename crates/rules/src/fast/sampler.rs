//! From what a seat knows to states: worlds that it cannot tell apart, ready to be searched.

use super::mask::Mask;
use super::sheet::{CARDS, Sheet};
use super::state::{DECK, FIRE, State, at};
use crate::knowledge::{Place, Worlds};
use crate::position::Position;
use crate::random::Rng;
use crate::seat::Seat;
use crate::zone::Seen;

/// Draws states that a seat cannot tell apart. It is made once for a decision; a state then takes
/// a fraction of a microsecond.
///
/// ```
/// use interregnum_rules::{Deal, Game, Rng, Seat, Table, Viewer, fast};
///
/// let table = Table::claim();
/// let mut rng = Rng::seeded(1);
/// let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
/// let sheet = fast::Sheet::<u64>::new(&table).unwrap();
/// let knowledge = game.knowledge(Seat(0)).unwrap();
/// let worlds = knowledge.worlds();
/// let sampler = fast::Sampler::new(&worlds, &sheet, &game.view(Viewer::Seat(Seat(0))).position).unwrap();
/// let (one, other) = (sampler.sample(&mut rng), sampler.sample(&mut rng));
/// assert_eq!(one.hand(Seat(0)), other.hand(Seat(0)), "the own hand is known");
/// assert_ne!(one.hand(Seat(1)), other.hand(Seat(1)), "the other one is not");
/// ```
#[derive(Clone, Debug)]
pub struct Sampler<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    worlds: Option<&'a Worlds<'a>>,
    /// All that is certain.
    certain: State<M>,
    /// The cards that are in the pool whatever is drawn.
    pool: Vec<u8>,
    /// What the patterns of each name that has several do.
    sent: Vec<Vec<Sent<M>>>,
    /// The other seats, and how many cards each has that do not come from patterns.
    hands: Vec<(u8, u32)>,
    /// Where cards from the pool go after the hands are filled, in order.
    places: Vec<Place>,
    /// Choices of others that are not seen: the seat, and how many cards.
    sealed: Vec<(u8, usize)>,
    /// The cards of Phoenix Fire that are not seen.
    fire: Vec<u8>,
    /// How many of them each seat holds.
    fire_held: Vec<(u8, usize)>,
}

/// Where a pattern sends the copies of a name.
#[derive(Clone, Debug)]
struct Sent<M: Mask> {
    hands: M::Seats,
    pool: Vec<u8>,
}

impl<'a, M: Mask> Sampler<'a, M> {
    /// A sampler of these worlds, which draws as evenly as [`Worlds::sample`] does: the same
    /// random numbers give it the same world. The position is what the seat sees now. `None` if
    /// that is another table or another moment than the worlds are of, or if nobody is asked
    /// anything.
    pub fn new(worlds: &'a Worlds<'a>, sheet: &'a Sheet<M>, position: &Position<Seen>) -> Option<Sampler<'a, M>> {
        let knowledge = worlds.knowledge;
        let (mut sampler, left) = Sampler::certain(sheet, position)?;
        let mut hidden = Hidden { sheet, left };
        for seat in knowledge.others() {
            let (held, size) = knowledge.hand_of(seat);
            sampler.certain.hands[at::<M>(seat.0)] |= hidden.take_all(held)?;
            sampler.hands.push((seat.0, size as u32));
            sampler.fire_held.push((seat.0, knowledge.fire_held(seat)));
        }
        for (place, face) in knowledge.places() {
            match (place, face) {
                (Place::Deck(place), Some(_)) if position.layout.deck.get(place)?.face().is_some() => {}
                (_, Some(card)) => {
                    let card = hidden.take(card)?;
                    sampler.certain.put(place, card);
                }
                (_, None) => sampler.places.push(place),
            }
        }
        for fire in knowledge.hidden_fire() {
            sampler.fire.push(hidden.take(fire)?);
        }
        for (n, item) in worlds.puzzle.items.iter().enumerate() {
            let copies = usize::from(item.patterns.first()?.copies());
            let copies = hidden.take_all(&vec![item.name; copies])?;
            let mut sent = item.patterns.iter().map(|pattern| Sent::new(copies, &pattern.held));
            if n < worlds.puzzle.forced {
                let sent = sent.next()?;
                sampler.pool.extend(sent.pool);
                for seat in 0..M::PLAYERS {
                    sampler.certain.hands[at::<M>(seat)] |= sent.hands[at::<M>(seat)];
                }
            } else {
                sampler.sent.push(sent.collect());
            }
        }
        let sealed = |seat: Seat| Some((seat.0, knowledge.sealed_unseen(seat)?));
        sampler.sealed = knowledge.table().seats().filter_map(sealed).collect();
        sampler.worlds = Some(worlds);
        hidden.left.is_empty().then_some(sampler)
    }

    /// A sampler of a game that nobody saw from its deal: every card that the position does not
    /// show may be in every place that it does not show. `None` if the position is of another
    /// table, or if nobody is asked anything.
    pub fn blind(sheet: &'a Sheet<M>, position: &Position<Seen>) -> Option<Sampler<'a, M>> {
        let (mut sampler, left) = Sampler::certain(sheet, position)?;
        let layout = &position.layout;
        let hidden = |cards: &[Seen]| cards.contains(&Seen::Back);
        for seat in position.table.seats() {
            if hidden(&layout.hands[seat.index()]) {
                sampler.hands.push((seat.0, layout.hands[seat.index()].len() as u32));
            }
            let followers = layout.followers[seat.index()].iter().filter(|card| **card == Seen::Back);
            sampler.places.extend(followers.map(|_| Place::Followers(seat)));
            if let Some(choice) = position.sealed[seat.index()].as_ref().filter(|choice| hidden(choice)) {
                sampler.sealed.push((seat.0, choice.len()));
            }
        }
        let in_deck = layout.deck.iter().enumerate().filter(|(_, card)| **card == Seen::Back);
        sampler.places.extend(in_deck.map(|(place, _)| Place::Deck(place)));
        sampler.fire = (left & sheet.fire).indices().collect();
        sampler.pool = (left & sheet.deck).indices().collect();
        Some(sampler)
    }

    /// The state with the certain cards alone, and the hidden cards.
    fn certain(sheet: &'a Sheet<M>, position: &Position<Seen>) -> Option<(Sampler<'a, M>, M)> {
        let mut certain = State::from_position(sheet, &position.filled()?)?;
        let mut left = M::EMPTY;
        for seat in position.table.seats() {
            let place = at::<M>(seat.0);
            let zones = [
                (&position.layout.hands[seat.index()], &mut certain.hands[place]),
                (&position.layout.followers[seat.index()], &mut certain.followers[place]),
            ];
            for (seen, cards) in zones {
                if seen.contains(&Seen::Back) {
                    left |= std::mem::take(cards);
                    certain.sealed[place] = M::EMPTY;
                }
            }
        }
        for (place, seen) in position.layout.deck.iter().enumerate() {
            left |= M::bit(certain.deck[place % DECK]).only_if(*seen == Seen::Back);
        }
        for &card in &certain.fire[..usize::from(certain.fire_end)] {
            left |= M::bit(card);
        }
        let sampler = Sampler {
            sheet,
            worlds: None,
            certain,
            pool: Vec::new(),
            sent: Vec::new(),
            hands: Vec::new(),
            places: Vec::new(),
            sealed: Vec::new(),
            fire: Vec::new(),
            fire_held: Vec::new(),
        };
        Some((sampler, left))
    }

    /// Draws a state.
    pub fn sample(&self, rng: &mut Rng) -> State<M> {
        let mut state = self.certain;
        let mut pool = Pool { cards: [0; CARDS], len: 0 };
        pool.add(&self.pool);
        if let Some(worlds) = self.worlds {
            worlds.puzzle.draw(rng, |item, pattern| {
                let sent = &self.sent[item - worlds.puzzle.forced][pattern];
                for seat in 0..M::PLAYERS {
                    state.hands[at::<M>(seat)] |= sent.hands[at::<M>(seat)];
                }
                pool.add(&sent.pool);
            });
        }
        if !self.fire.is_empty() {
            self.place_fire(&mut state, &mut pool, rng);
        }
        rng.shuffle(&mut pool.cards[..pool.len]);
        for &(seat, size) in &self.hands {
            let hand = &mut state.hands[at::<M>(seat)];
            for _ in hand.count()..size {
                *hand |= M::bit(pool.pop());
            }
        }
        for &place in &self.places {
            state.put(place, pool.pop());
        }
        for &(seat, count) in &self.sealed {
            let mut hand: Vec<u8> = state.hands[at::<M>(seat)].indices().collect();
            hand.sort_by_key(|&card| self.sheet.card(card));
            rng.pick(&mut hand, count);
            state.sealed[at::<M>(seat)] = hand[..count].iter().fold(M::EMPTY, |set, &card| set | M::bit(card));
        }
        state
    }

    /// Fire goes to the hands that drew it, then to the pile. What is left over, because nobody
    /// knows who drew it, is in the pool.
    fn place_fire(&self, state: &mut State<M>, pool: &mut Pool, rng: &mut Rng) {
        let mut fire = [0; FIRE];
        let fire = &mut fire[..self.fire.len()];
        fire.copy_from_slice(&self.fire);
        rng.shuffle(fire);
        let mut cards = fire.iter().rev().copied();
        for &(seat, count) in &self.fire_held {
            let held = cards.by_ref().take(count);
            state.hands[at::<M>(seat)] |= held.fold(M::EMPTY, |set, card| set | M::bit(card));
        }
        for (place, card) in (state.fire_top..state.fire_end).zip(cards.by_ref()) {
            state.fire[usize::from(place) % FIRE] = card;
        }
        cards.for_each(|card| pool.add(&[card]));
    }
}

/// Cards for all places of which nothing is known.
struct Pool {
    cards: [u8; CARDS],
    len: usize,
}

impl Pool {
    #[inline]
    fn add(&mut self, cards: &[u8]) {
        self.cards[self.len..self.len + cards.len()].copy_from_slice(cards);
        self.len += cards.len();
    }

    /// The last card. There must be one.
    #[inline]
    fn pop(&mut self) -> u8 {
        self.len -= 1;
        self.cards[self.len]
    }
}

/// Gives hidden cards their indices; copies get the next one that is left.
struct Hidden<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    left: M,
}

impl<M: Mask> Hidden<'_, M> {
    fn take(&mut self, card: crate::Card) -> Option<u8> {
        let index = self.sheet.find(card, self.left)?;
        self.left ^= M::bit(index);
        Some(index)
    }

    fn take_all(&mut self, cards: &[crate::Card]) -> Option<M> {
        cards.iter().try_fold(M::EMPTY, |set, &card| Some(set | M::bit(self.take(card)?)))
    }
}

impl<M: Mask> Sent<M> {
    /// Each seat gets as many of the copies as it holds, the pool the others.
    fn new(copies: M, held: &[u8]) -> Sent<M> {
        let mut left = copies.indices();
        let mut hands = M::Seats::default();
        for (seat, &count) in (0u8..).zip(held) {
            let cards = left.by_ref().take(count.into());
            hands[at::<M>(seat)] = cards.fold(M::EMPTY, |set, card| set | M::bit(card));
        }
        Sent { hands, pool: left.collect() }
    }
}

impl<M: Mask> State<M> {
    #[inline]
    fn put(&mut self, place: Place, card: u8) {
        match place {
            Place::Followers(seat) => self.followers[at::<M>(seat.0)] |= M::bit(card),
            Place::Deck(place) => self.deck[place % DECK] = card,
        }
    }
}

#[cfg(test)]
mod tests;
