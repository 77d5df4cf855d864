//! Events: everything that happens, in order.

use crate::card::Card;
use crate::decision::Kind;
use crate::faction::Faction;
use crate::position::Phase;
use crate::scoring::Outcome;
use crate::seat::{Seat, Side};
use crate::zone::{Layout, Seen, Viewer, Witnesses, Zone};

/// Something that happened. `Event<Card>` is the truth, `Event<Seen>` what somebody saw of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Event<C> {
    /// A card moved. Nothing else moves a card, so these events rebuild every zone.
    Moved {
        /// The card.
        card: C,
        /// Where it was. From the deck and the Fire pile it is the top card.
        from: Zone,
        /// Where it is now. On the deck that means under it, face up (8.6).
        to: Zone,
    },
    /// A phase began.
    Began(Phase),
    /// A seat chose cards to pass or discard; the choice is sealed.
    Sealed {
        /// Who chose.
        seat: Seat,
        /// Pass or discard.
        kind: Kind,
        /// The cards.
        cards: Vec<C>,
    },
    /// A seat looked at the top of the deck (6.5).
    Looked {
        /// Who looked.
        seat: Seat,
        /// The card on top.
        card: C,
    },
    /// A seat won the trick.
    Won(Seat),
    /// A seat leads the next trick.
    Leads(Seat),
    /// A seat let the Gnomes live (6.2).
    Spared {
        /// Who decided so.
        seat: Seat,
        /// The Giant that could have crushed one.
        giant: Card,
    },
    /// A faction's vote is given for good (9.2).
    Claimed {
        /// The faction.
        faction: Faction,
        /// The side that has its vote.
        side: Side,
    },
    /// The game ended.
    Ended(Box<Outcome>),
}

/// An event and who saw the face of the card in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Logged {
    /// What happened.
    pub event: Event<Card>,
    /// Who saw the face.
    pub witnesses: Witnesses,
}

impl Logged {
    /// The event as this viewer saw it.
    pub fn seen_by(&self, viewer: Viewer) -> Event<Seen> {
        let visible = self.witnesses.contains(viewer);
        self.event.map(|card| Seen::shown_if(card, visible))
    }

    /// The event as everybody may see it after the end (11.5).
    pub fn open(&self) -> Event<Seen> {
        self.event.map(Seen::Face)
    }
}

impl Event<Card> {
    fn map(&self, show: impl Fn(Card) -> Seen) -> Event<Seen> {
        match *self {
            Event::Moved { card, from, to } => Event::Moved { card: show(card), from, to },
            Event::Looked { seat, card } => Event::Looked { seat, card: show(card) },
            Event::Began(phase) => Event::Began(phase),
            Event::Sealed { seat, kind, ref cards } => {
                Event::Sealed { seat, kind, cards: cards.iter().map(|&card| show(card)).collect() }
            }
            Event::Won(seat) => Event::Won(seat),
            Event::Leads(seat) => Event::Leads(seat),
            Event::Spared { seat, giant } => Event::Spared { seat, giant },
            Event::Claimed { faction, side } => Event::Claimed { faction, side },
            Event::Ended(ref outcome) => Event::Ended(outcome.clone()),
        }
    }
}

impl Layout<Seen> {
    /// The zones as a viewer sees them before anything has happened: everything in the deck.
    pub fn before_deal(players: u8, deck: usize, fire: usize) -> Layout<Seen> {
        let mut layout = Layout::empty(players);
        layout.deck = vec![Seen::Back; deck];
        layout.fire = vec![Seen::Back; fire];
        layout
    }

    /// Follows an event that this viewer saw. Together the events rebuild every zone that the
    /// viewer's [`View`](crate::View) shows.
    ///
    /// # Panics
    ///
    /// If the event cannot follow those before: a card leaves an empty zone, or the zone of a seat
    /// that is not there.
    pub fn follow(&mut self, event: &Event<Seen>, viewer: Viewer) {
        match *event {
            Event::Moved { card, from, to } => {
                let zone = self.zone_mut(from);
                let known = || zone.iter().position(|&lying| lying == card);
                let hidden = || zone.iter().position(|&lying| lying == Seen::Back);
                let place = match from {
                    Zone::Deck | Zone::Fire => 0,
                    _ => known().or_else(hidden).unwrap_or(0),
                };
                zone.remove(place);
                let stays_seen = to == Zone::Deck || to.witnesses().contains(viewer);
                self.zone_mut(to).push(if stays_seen { card } else { Seen::Back });
            }
            Event::Looked { card, .. } => self.deck[0] = card,
            _ => {}
        }
    }
}
