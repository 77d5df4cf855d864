//! The worlds that agree with what a seat knows: drawing them, and playing in them.

use super::hidden::Fate;
use super::puzzle::{Pattern, Puzzle};
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

/// All worlds that agree with what a seat knows.
///
/// # What is drawn, and how evenly
///
/// A world is a deal (the order of the deck and of the Fire pile) and, where others chose cards in
/// secret, their choices. [`Worlds::sample`] draws evenly over all deals that agree with
/// everything seen, every physical card counted by itself, where "agree" means: replaying the
/// game from that deal shows the seat the very same events and the same legal actions. What
/// others *wanted* with their plays is not taken into account.
///
/// Four remarks on where "evenly" needs a closer look:
///
/// - Choices that stay hidden are drawn evenly too, together with the deal: cards passed between
///   two other seats (Windlands and Endless Sands with three or four players), and choices that
///   are sealed and not yet in effect. A deal with more ways to make the hidden choices is drawn
///   more often on the Windlands; on the Endless Sands, and for sealed choices, every deal has
///   equally many.
/// - A card seen to be passed to the knower on the Endless Sands with three or four players, of a
///   name that exists several times (Goblin 0, Gnomes, Giants), counts once for each copy that the
///   giver may have had of it: a deal that gave the giver `a` copies, of which `y` were passed, is
///   drawn up to `a! / y! / (a - y)!` times as often as it should be.
/// - The weights are sums of floating-point numbers: the relative error is below 1e-12.
/// - Apart from that nothing is approximate.
#[derive(Clone, Debug)]
pub struct Worlds<'a> {
    pub(crate) knowledge: &'a Knowledge,
    pub(super) fates: Vec<Fate>,
    pub(crate) puzzle: Puzzle,
    /// Phase Two: cards that a seat passed to the knower and must have drawn unseen.
    pub(super) shown: Vec<Vec<Card>>,
    /// Phase Two: cards known to have been recruited by each seat and not passed to the knower.
    pub(super) recruited: Vec<Vec<Card>>,
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

impl Knowledge {
    /// Draws one world; see [`Worlds::sample`].
    pub fn sample(&self, rng: &mut Rng) -> World {
        self.worlds().sample(rng)
    }
}

impl Worlds<'_> {
    /// How many ways there are to place the cards that are hidden, every physical card counted by
    /// itself. The order inside hands does not count, nor does that of the Fire pile; in Phase One
    /// hidden places that nothing is known of count as one.
    pub fn count(&self) -> f64 {
        self.puzzle.count()
    }

    /// Draws a world evenly; see [`Worlds`] for what that means.
    pub fn sample(&self, rng: &mut Rng) -> World {
        // First what can be told apart now, in the order in which `fast::Sampler` draws it too:
        // the same numbers give both the same world. Then how it came about.
        let mut placed = self.place(rng);
        let mut fire = self.knowledge.hidden_fire();
        rng.shuffle(&mut fire);
        rng.shuffle(&mut placed.pool);
        let knowledge = self.knowledge;
        if knowledge.phase == Phase::One {
            for seat in knowledge.others() {
                let missing = knowledge.unknown_in_hand(seat) - placed.hands[seat.index()].len();
                let start = placed.pool.len() - missing;
                placed.hands[seat.index()].extend(placed.pool.drain(start..));
            }
        }
        let sealed = self.seal(&placed, rng);
        let draw_deck = self.fill_slots(&mut placed.drawn, placed.pool, rng);
        let (dealt, mut choices) = self.undo_the_first_pass(&placed.hands, rng);
        for seat in knowledge.table.seats() {
            let choice = &mut choices[seat.index()];
            let passed_on = &mut placed.passed_on[seat.index()];
            if !passed_on.is_empty() {
                *choice = std::mem::take(passed_on);
            }
            if let Some(cards) = knowledge.chosen_in_the_open(seat).or_else(|| sealed[seat.index()].clone()) {
                *choice = cards;
            }
        }
        let deck = dealt.into_iter().flatten().chain(draw_deck).collect();
        World { table: knowledge.table.clone(), deal: Deal { deck, fire: self.fire(fire, rng) }, choices }
    }

    /// Draws a pattern for each name.
    fn place(&self, rng: &mut Rng) -> Placed {
        let players = usize::from(self.knowledge.table.players());
        let mut placed = Placed {
            hands: vec![Vec::new(); players],
            drawn: self.shown.clone(),
            passed_on: vec![Vec::new(); players],
            pool: Vec::new(),
        };
        placed.drawn.resize(players, Vec::new());
        let items = &self.puzzle.items;
        for item in &items[..self.puzzle.forced] {
            placed.add(&self.fates, item.name, &item.patterns[0]);
        }
        self.puzzle.draw(rng, |item, pattern| {
            placed.add(&self.fates, items[item].name, &items[item].patterns[pattern]);
        });
        placed
    }

    /// What the others have sealed, if they have: any choice from the hand as it was before.
    fn seal(&self, placed: &Placed, rng: &mut Rng) -> Vec<Option<Vec<Card>>> {
        let knowledge = self.knowledge;
        let chosen = knowledge.table.seats().map(|seat| {
            let count = knowledge.sealed_unseen(seat)?;
            let mut hand = match knowledge.phase {
                Phase::One => [&knowledge.seats[seat.index()].held[..], &placed.hands[seat.index()]].concat(),
                Phase::Two => [&self.recruited[seat.index()][..], &placed.drawn[seat.index()]].concat(),
            };
            hand.sort_unstable();
            rng.pick(&mut hand, count);
            hand.truncate(count);
            Some(hand)
        });
        chosen.collect()
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
            let receiver = &mut hands[giver.passes_to(players).index()];
            let seen: Option<Vec<Card>> = passed.iter().map(|card| card.face()).collect();
            choices[giver.index()] = seen.unwrap_or_else(|| {
                // Whatever the receiver has now may have come from the giver.
                rng.shuffle(receiver);
                receiver[..passed.len()].to_vec()
            });
        }
        for giver in knowledge.table.seats() {
            for &card in &choices[giver.index()] {
                remove(&mut hands[giver.passes_to(players).index()], card);
                hands[giver.index()].push(card);
            }
        }
        for hand in &mut hands {
            rng.shuffle(hand);
        }
        hands[knowledge.seat.index()] = knowledge.own_deal();
        (hands, choices)
    }

    /// The Fire pile at the start, with these cards in the places that are hidden.
    fn fire(&self, mut hidden: Vec<Card>, rng: &mut Rng) -> Vec<Card> {
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
        let in_the_pile = self.knowledge.fire.drawn..faces.len();
        for place in self.knowledge.others().flat_map(|seat| held[seat.index()].clone()).chain(in_the_pile) {
            faces[place] = hidden.pop();
        }
        faces.into_iter().map(|face| face.expect("ten cards for ten places")).collect()
    }
}

/// Where a card of the draw deck is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Among the followers of a seat.
    Followers(Seat),
    /// In the deck, so far from the top.
    Deck(usize),
}

/// Where the unknown cards are.
struct Placed {
    /// Phase One: cards in hands that do not come from the pool.
    hands: Vec<Vec<Card>>,
    /// Phase Two: what each seat drew unseen.
    drawn: Vec<Vec<Card>>,
    /// Phase Two: what each seat passed on in secret.
    passed_on: Vec<Vec<Card>>,
    /// Phase One: cards for all places of which nothing is known.
    pool: Vec<Card>,
}

impl Placed {
    fn add(&mut self, fates: &[Fate], name: Card, pattern: &Pattern) {
        for (fate, &copies) in fates.iter().zip(&pattern.unknown) {
            let cards = std::iter::repeat_n(name, copies.into());
            match fate {
                Fate::Hand(seat) => self.hands[seat.index()].extend(cards),
                Fate::Pool => self.pool.extend(cards),
                Fate::Kept(seat) => self.drawn[seat.index()].extend(cards),
                Fate::PassedOn(seat) => {
                    self.drawn[seat.index()].extend(cards.clone());
                    self.passed_on[seat.index()].extend(cards);
                }
            }
        }
        for (cards, &copies) in self.passed_on.iter_mut().zip(&pattern.passed) {
            cards.extend(std::iter::repeat_n(name, copies.into()));
        }
    }
}

impl Knowledge {
    /// How many cards another seat has sealed, if it has.
    pub(crate) fn sealed_unseen(&self, seat: Seat) -> Option<usize> {
        let (_, sealed) = self.seats[seat.index()].sealed.as_ref().filter(|_| seat != self.seat)?;
        Some(sealed.len())
    }

    /// The cards of Phoenix Fire that this seat has not seen.
    pub(crate) fn hidden_fire(&self) -> Vec<Card> {
        let mut hidden = self.table.fire_cards();
        let shown = self.fire.story.iter().filter_map(|step| match *step {
            FireStep::Showed(_, card) => Some(card),
            FireStep::Drew(..) => None,
        });
        for card in self.fire.faces.iter().flatten().copied().chain(shown) {
            remove(&mut hidden, card);
        }
        hidden
    }

    /// How many cards of Phoenix Fire another seat holds.
    pub(crate) fn fire_held(&self, by: Seat) -> usize {
        let steps = self.fire.story.iter();
        let drew = steps.clone().filter(|step| matches!(step, FireStep::Drew(seat, _) if *seat == by)).count();
        let showed = steps.filter(|step| matches!(step, FireStep::Showed(seat, _) if *seat == by)).count();
        drew - showed
    }

    /// Where the cards of the draw deck are now that others recruited or that are in the deck
    /// still, in the order in which they lay after the deal, with their faces if they are known.
    /// None in Phase Two, when they are hands.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Place, Option<Card>)> {
        let in_phase_one = self.phase == Phase::One;
        self.slots.iter().enumerate().filter(move |_| in_phase_one).filter_map(|(n, slot)| match slot.owner {
            Some(seat) => (seat != self.seat).then_some((Place::Followers(seat), slot.face)),
            None => self.deck.iter().position(|&other| other == n).map(|place| (Place::Deck(place), slot.face)),
        })
    }

    /// The cards that another seat certainly has in hand, and the number of all that do not come
    /// from a pattern. Those of Phase Two all do.
    pub(crate) fn hand_of(&self, seat: Seat) -> (&[Card], usize) {
        let known = &self.seats[seat.index()];
        if self.phase == Phase::One { (&known.held, known.size) } else { (&[], 0) }
    }

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
