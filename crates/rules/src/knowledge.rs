//! What a seat knows: all that it has seen, and what follows from it.

use crate::card::Card;
use crate::decision::Kind;
use crate::event::Event;
use crate::faction::Faction;
use crate::game::Game;
use crate::position::Phase;
use crate::seat::Seat;
use crate::setting::Setting;
use crate::table::Table;
use crate::trick::Standing;
use crate::zone::{Seen, Viewer, Zone};
use std::collections::VecDeque;

mod hidden;
mod odds;
mod puzzle;
mod tracker;
mod world;

pub use odds::Spread;
pub use tracker::Tracked;
pub(crate) use world::Place;
pub use world::{World, Worlds};

/// What a seat knows of a game: all that it has seen, and what follows from it.
///
/// It is fed with the events that a seat saw, and with nothing else. From them it keeps
/// what is certain (cards seen, market cards taken, cards passed, cards that a Seer left, cards
/// that went face up under the deck) and what is ruled out (factions that somebody could not
/// follow). [`Knowledge::worlds`] turns that into the set of all deals that agree with it, from
/// which one can [`sample`](Worlds::sample) evenly or ask for [`odds`](Worlds::odds).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    table: Table,
    seat: Seat,
    events: Vec<Event<Seen>>,
    phase: Phase,
    /// The places of the draw deck, the top first, as they were after the deal.
    slots: Vec<Slot>,
    /// The slots that are in the deck now, the top first.
    deck: VecDeque<usize>,
    /// The slots whose cards are in the market.
    market: Vec<usize>,
    seats: Vec<Known>,
    /// Cards that were passed, as far as this seat saw them.
    passes: Vec<Passed>,
    fire: Fire,
    lead: Option<Card>,
}

/// A place in the draw deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Slot {
    /// The card, once this seat has seen it there or on its way.
    face: Option<Card>,
    /// Who recruited it.
    owner: Option<Seat>,
}

/// What is known of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Known {
    /// How many cards are in the hand, Phoenix Fire not counted.
    size: usize,
    /// Phase One: cards that are certainly in the hand.
    held: Vec<Card>,
    /// The cards played in Phase One.
    played_one: Vec<Card>,
    /// Those of them that were not known to be in the hand before.
    unforeseen: Vec<Card>,
    /// The cards played or discarded in Phase Two, Phoenix Fire not counted.
    played_two: Vec<Card>,
    /// The factions of which the hand has certainly no card left that was not drawn since.
    voids: u16,
    /// Cards chosen to be passed or discarded, not yet in effect: whether they are, and which if
    /// this seat chose them.
    sealed: Option<(Kind, Vec<Seen>)>,
}

/// Cards passed from a seat to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Passed {
    from: Seat,
    phase: Phase,
    /// The cards, backs if this seat was neither giver nor receiver.
    cards: Vec<Seen>,
}

/// What is known of Phoenix Fire.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Fire {
    /// The cards of the pile, the top first, as they were at the start; known if this seat drew
    /// them.
    faces: Vec<Option<Card>>,
    /// How many are drawn.
    drawn: usize,
    /// What happened to cards that others drew, in order.
    story: Vec<FireStep>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FireStep {
    /// A seat drew the card at this place, unseen.
    Drew(Seat, usize),
    /// A seat played this one of the cards it drew, or left it in the hand at the end.
    Showed(Seat, Card),
}

impl Game {
    /// What this seat knows now. There is none for a seat that is not at the table, nor in a game
    /// that was [resumed](Game::resume): nobody has seen how it came about.
    pub fn knowledge(&self, seat: Seat) -> Option<Knowledge> {
        let from_the_deal = self.log().first().is_some_and(|first| first.event == Event::Began(Phase::One));
        let mut knowledge = Knowledge::new(self.table(), seat).filter(|_| from_the_deal)?;
        for event in self.events(Viewer::Seat(seat)) {
            knowledge.observe(&event);
        }
        Some(knowledge)
    }
}

impl Knowledge {
    /// What the seat knows before the deal, if there is such a seat at the table.
    pub fn new(table: &Table, seat: Seat) -> Option<Knowledge> {
        if seat.0 >= table.players() {
            return None;
        }
        let players = usize::from(table.players());
        let draw_deck = table.deck_cards().len() - players * table.hand_size();
        Some(Knowledge {
            seat,
            events: Vec::new(),
            phase: Phase::One,
            slots: vec![Slot::default(); draw_deck],
            deck: (0..draw_deck).collect(),
            market: Vec::new(),
            seats: vec![Known::default(); players],
            passes: Vec::new(),
            fire: Fire { faces: vec![None; table.fire_cards().len()], ..Fire::default() },
            lead: None,
            table: table.clone(),
        })
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whose knowledge this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat saw, in order.
    pub fn events(&self) -> &[Event<Seen>] {
        &self.events
    }

    /// The factions that a seat has shown not to have in hand.
    pub fn voids(&self, seat: Seat) -> Vec<Faction> {
        Faction::ALL.into_iter().filter(|&faction| self.is_void(seat, faction)).collect()
    }

    fn is_void(&self, seat: Seat, faction: Faction) -> bool {
        self.seats.get(seat.index()).is_some_and(|known| known.voids & (1 << faction as u16) != 0)
    }

    /// Takes in an event that the seat saw.
    ///
    /// # Panics
    ///
    /// Here or in [`Knowledge::worlds`], if the events taken in are not those that one game at
    /// this table showed to this seat, all of them and in order.
    pub fn observe(&mut self, event: &Event<Seen>) {
        match *event {
            Event::Began(phase) => self.begin(phase),
            Event::Moved { card, from, to } => self.follow(card, from, to),
            Event::Looked { seat, card } if seat == self.seat => {
                if let Some(&top) = self.deck.front() {
                    self.slots[top].face = card.face();
                }
            }
            Event::Sealed { seat, kind, ref cards } => self.seats[seat.index()].sealed = Some((kind, cards.clone())),
            Event::Won(_) => self.lead = None,
            _ => {}
        }
        self.events.push(event.clone());
    }

    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        for known in &mut self.seats {
            known.voids = 0;
        }
    }

    fn follow(&mut self, card: Seen, from: Zone, to: Zone) {
        match (from, to) {
            (Zone::Deck, Zone::Hand(seat)) => {
                self.seats[seat.index()].size += 1;
                self.seats[seat.index()].held.extend(card.face());
            }
            (Zone::Deck, Zone::Market) => {
                if let Some(slot) = self.draw(card) {
                    self.market.push(slot);
                }
            }
            (Zone::Deck, Zone::Followers(seat)) => {
                if let Some(slot) = self.draw(card) {
                    self.slots[slot].owner = Some(seat);
                }
            }
            (Zone::Market, Zone::Followers(seat)) => {
                if let Some(slot) = self.leave_market(card) {
                    self.slots[slot].owner = Some(seat);
                }
            }
            (Zone::Market, Zone::Deck) => {
                let slot = self.leave_market(card);
                self.deck.extend(slot);
            }
            (Zone::Followers(seat), Zone::Hand(_)) => self.seats[seat.index()].size += 1,
            (Zone::Hand(seat), Zone::Trick) => self.play(seat, card),
            (Zone::Hand(giver), Zone::Hand(receiver)) => self.pass(giver, receiver, card),
            (Zone::Hand(seat), Zone::Discard) => self.show(seat, card),
            (Zone::Fire, Zone::Hand(seat)) => {
                let place = self.fire.drawn;
                self.fire.drawn += 1;
                match card {
                    Seen::Face(_) => self.fire.faces[place] = card.face(),
                    Seen::Back => self.fire.story.push(FireStep::Drew(seat, place)),
                }
            }
            _ => {}
        }
    }

    fn draw(&mut self, card: Seen) -> Option<usize> {
        let slot = self.deck.pop_front()?;
        if let Seen::Face(card) = card {
            self.slots[slot].face = Some(card);
        }
        Some(slot)
    }

    fn leave_market(&mut self, card: Seen) -> Option<usize> {
        let place = self.market.iter().position(|&slot| self.slots[slot].face == card.face())?;
        Some(self.market.remove(place))
    }

    fn play(&mut self, seat: Seat, card: Seen) {
        self.show(seat, card);
        let Some(card) = card.face() else { return };
        match self.lead {
            None => self.lead = Some(card),
            Some(lead) if self.table.standing(card, lead) == Standing::Led => {}
            Some(lead) => self.seats[seat.index()].voids |= 1 << lead.faction() as u16,
        }
    }

    /// A card leaves a hand for good, and everybody sees it.
    fn show(&mut self, seat: Seat, card: Seen) {
        let Some(card) = card.face() else { return };
        let known = &mut self.seats[seat.index()];
        known.sealed = None;
        if card.code() == crate::Code::PF {
            if seat != self.seat {
                self.fire.story.push(FireStep::Showed(seat, card));
            }
            return;
        }
        known.size -= 1;
        match self.phase {
            Phase::One => {
                if !remove(&mut known.held, card) {
                    known.unforeseen.push(card);
                }
                known.played_one.push(card);
            }
            Phase::Two => known.played_two.push(card),
        }
    }

    fn pass(&mut self, giver: Seat, receiver: Seat, card: Seen) {
        self.seats[giver.index()].sealed = None;
        if let (Phase::One, Seen::Face(card)) = (self.phase, card) {
            // Another giver chose from the dealt hand, of which nothing was known: what it holds
            // for certain are cards that came to it in this very pass.
            if giver == self.seat {
                remove(&mut self.seats[giver.index()].held, card);
            }
            self.seats[receiver.index()].held.push(card);
        }
        match self.passes.last_mut() {
            Some(last) if last.from == giver && last.phase == self.phase => last.cards.push(card),
            _ => self.passes.push(Passed { from: giver, phase: self.phase, cards: vec![card] }),
        }
    }

    /// The other seats, clockwise.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seat.round(self.table.players()).skip(1)
    }

    /// The cards passed in this phase from this seat, if they have been.
    fn passed(&self, from: Seat, phase: Phase) -> Option<&[Seen]> {
        let found = self.passes.iter().find(|pass| pass.from == from && pass.phase == phase)?;
        Some(&found.cards)
    }

    /// Whether this seat passed cards on the Windlands that the knower did not see.
    fn passed_in_secret(&self, from: Seat) -> bool {
        self.table.setting() == Some(Setting::Windlands)
            && self.passed(from, Phase::Two).is_some_and(|cards| cards.contains(&Seen::Back))
    }
}

/// Takes one such card out, if there is one.
fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|&held| held == card);
    place.map(|place| cards.swap_remove(place)).is_some()
}
