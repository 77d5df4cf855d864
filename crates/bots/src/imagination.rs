//! What a seat imagines behind the backs of the cards, given what it remembers.

use crate::Seated;
use interregnum_rules::{Card, Event, Layout, Phase, Position, Rng, Seat, Seen, Zone};

/// A seat's picture of the game: what it sees, and the cards that it cannot place.
///
/// This is not [`Knowledge`](interregnum_rules::Knowledge), which forgets nothing: whoever
/// remembers few tricks imagines cards in hands that were discarded long ago, and takes no notice
/// of what others could not follow.
pub(crate) struct Imagination {
    seen: Position<Seen>,
    seat: Seat,
    /// The cards that may be anywhere.
    pool: Vec<Card>,
    /// The same of the Fire pile.
    fire: Vec<Card>,
    /// Followers that others took openly, as far as remembered.
    taken: Vec<Vec<Card>>,
}

impl Imagination {
    /// What the seat sees, and what it remembers of this many tricks.
    pub(crate) fn new(seated: &Seated<'_>, tricks: usize) -> Imagination {
        let seen = seated.position();
        let table = &seen.table;
        let mut taken = vec![Vec::new(); usize::from(table.players())];
        let mut known: Vec<Card> = seen.layout.all().filter_map(|card| card.face()).collect();
        // The discard pile lies open, but nobody goes through it.
        let discarded = seen.layout.discard.iter().filter_map(|card| card.face());
        discarded.for_each(|card| remove(&mut known, card));
        for event in remembered(seated, tricks) {
            match event {
                Event::Moved { card: Seen::Face(card), to: Zone::Discard, .. } => known.push(card),
                Event::Moved { card: Seen::Face(card), from: Zone::Market, to: Zone::Followers(seat) }
                    if seat != seated.seat() && seen.phase == Phase::One =>
                {
                    known.push(card);
                    taken[seat.index()].push(card);
                }
                _ => {}
            }
        }
        let (mut pool, mut fire) = (table.deck_cards(), table.fire_cards());
        for card in known {
            remove(&mut pool, card);
            remove(&mut fire, card);
        }
        Imagination { seat: seated.seat(), seen, pool, fire, taken }
    }

    /// One way in which the cards may lie.
    pub(crate) fn world(&self, rng: &mut Rng) -> Position<Card> {
        let seen = &self.seen;
        let mut fire = self.fire.clone();
        rng.shuffle(&mut fire);
        let mut layout = Layout::empty(seen.table.players());
        layout.fire = fill(&seen.layout.fire, &mut fire);
        // Fire that others drew may be in their hands as well.
        let mut pool = self.pool.clone();
        pool.append(&mut fire);
        rng.shuffle(&mut pool);
        for zone in Zone::all(seen.table.players()).filter(|&zone| zone != Zone::Fire) {
            let mut taken = match zone {
                Zone::Followers(seat) => self.taken[seat.index()].clone(),
                _ => Vec::new(),
            };
            let cards = seen.layout.zone(zone).iter();
            let filled = cards.filter_map(|card| card.face().or_else(|| taken.pop()).or_else(|| pool.pop()));
            *layout.zone_mut(zone) = filled.collect();
        }
        // A choice that is sealed is some part of the hand.
        let sealed = seen.table.seats().zip(&seen.sealed).map(|(seat, choice)| {
            let own = |cards: &Vec<Seen>| cards.iter().filter_map(|card| card.face()).collect();
            let imagined = |cards: &Vec<Seen>| layout.hands[seat.index()][..cards.len()].to_vec();
            choice.as_ref().map(|cards| if seat == self.seat { own(cards) } else { imagined(cards) })
        });
        Position {
            sealed: sealed.collect(),
            table: seen.table.clone(),
            phase: seen.phase,
            face_up: seen.face_up,
            looked: seen.looked,
            taken: seen.taken,
            leader: seen.leader,
            trick: seen.trick.clone(),
            previous: seen.previous.clone(),
            winner: seen.winner,
            streak: seen.streak,
            last_tricks: seen.last_tricks.clone(),
            recruited: seen.recruited.clone(),
            claims: seen.claims.clone(),
            last_trick: seen.last_trick,
            agenda: seen.agenda.clone(),
            outcome: seen.outcome.clone(),
            layout,
        }
    }
}

/// What happened in the last tricks and since.
fn remembered(seated: &Seated<'_>, tricks: usize) -> Vec<Event<Seen>> {
    let events: Vec<Event<Seen>> = seated.events().collect();
    let won = |(_, event): &(usize, &Event<Seen>)| matches!(event, Event::Won(_));
    // The cards of a trick are discarded after it is won, so a trick is remembered from its win on.
    let start = events.iter().enumerate().rev().filter(won).nth(tricks).map_or(0, |(place, _)| place + 1);
    events[start..].to_vec()
}

/// The cards, with cards of the pool in the place of backs.
fn fill(cards: &[Seen], pool: &mut Vec<Card>) -> Vec<Card> {
    cards.iter().filter_map(|card| card.face().or_else(|| pool.pop())).collect()
}

/// Takes one such card out, if there is one.
fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(place) = cards.iter().position(|&other| other == card) {
        cards.swap_remove(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Random};
    use interregnum_rules::{Deal, Game, Table, Viewer};

    /// Visits every decision of random games at random tables.
    fn visit(streams: u64, mut look: impl FnMut(&Seated<'_>, &mut Rng)) {
        for stream in 0..streams {
            let mut rng = Rng::stream(51, stream);
            let table = Table::random(Some(2 + (stream % 3) as u8), &mut rng);
            let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
            while let Some(seated) = Seated::next(&game) {
                look(&seated, &mut rng);
                let action = Random.choose(&seated, &mut rng);
                let seat = seated.seat();
                game.act(seat, &action).unwrap();
            }
        }
    }

    #[test]
    fn what_is_seen_is_never_imagined_otherwise() {
        visit(12, |seated, rng| {
            let tricks = [0, 3, usize::MAX][rng.below(3)];
            let world = Imagination::new(seated, tricks).world(rng);
            let (seen, viewer) = (seated.position(), Viewer::Seat(seated.seat()));
            let mut imagined = world.seen_by(viewer);
            // Which cards others sealed is hidden in both, how many is not.
            imagined.layout.discard.clone_from(&seen.layout.discard);
            assert_eq!(imagined, seen);
        });
    }

    #[test]
    fn whoever_remembers_everything_imagines_every_card_once() {
        visit(12, |seated, rng| {
            let world = Imagination::new(seated, usize::MAX).world(rng);
            let mut cards: Vec<Card> = world.layout.all().copied().collect();
            let mut all: Vec<Card> =
                seated.table().deck_cards().into_iter().chain(seated.table().fire_cards()).collect();
            cards.sort_unstable();
            all.sort_unstable();
            assert_eq!(cards, all);
        });
    }

    #[test]
    fn forgotten_cards_come_back() {
        let (mut forgotten, mut remembered) = (0, 0);
        visit(6, |seated, rng| {
            let discard: Vec<Card> = seated.position().layout.discard.iter().filter_map(|card| card.face()).collect();
            let ghosts = |tricks, rng: &mut Rng| {
                let world = Imagination::new(seated, tricks).world(rng);
                let held = seated.seat().round(seated.table().players()).skip(1);
                let held: Vec<Card> = held.flat_map(|seat| world.layout.hands[seat.index()].clone()).collect();
                let copies = |card: &Card| seated.table().deck_cards().iter().filter(|&other| other == card).count();
                held.iter().filter(|card| copies(card) == 1 && discard.contains(card)).count()
            };
            forgotten += ghosts(3, rng);
            remembered += ghosts(usize::MAX, rng);
        });
        assert_eq!(remembered, 0);
        assert!(forgotten > 50, "{forgotten}");
    }
}
