//! Where cards lie, and who sees their faces there (RULES 11).

use crate::card::{Card, NoSuchCard};
use crate::seat::Seat;
use std::fmt;

/// A place where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Zone {
    /// The draw deck.
    Deck,
    /// The pile of Phoenix Fire.
    Fire,
    /// The face-up cards of Phase One.
    Market,
    /// A seat's hand.
    Hand(Seat),
    /// The cards that a seat recruited in Phase One.
    Followers(Seat),
    /// The trick that is being played.
    Trick,
    /// A seat's score pile.
    Pile(Seat),
    /// The Gnomes in front of a seat (6.1).
    Front(Seat),
    /// The Trolls set aside (6.3).
    Aside,
    /// The discard pile.
    Discard,
}

/// Somebody who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Viewer {
    /// The person in a seat.
    Seat(Seat),
    /// Somebody who has no seat.
    Spectator,
}

impl Viewer {
    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// All viewers of a table with this many players.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// A set of viewers: who saw the face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Witnesses(u8);

impl Witnesses {
    /// Nobody.
    pub const NOBODY: Witnesses = Witnesses(0);
    /// Every seat and every spectator.
    pub const EVERYBODY: Witnesses = Witnesses(0b1_1111);

    /// One seat alone; nobody if no table has that seat.
    pub const fn only(seat: Seat) -> Witnesses {
        Witnesses(if seat.0 < 4 { 1 << seat.0 } else { 0 })
    }

    /// Those in either set.
    #[must_use]
    pub const fn and(self, other: Witnesses) -> Witnesses {
        Witnesses(self.0 | other.0)
    }

    /// Whether the viewer is one of them. Whoever claims a seat that no table has sees what a
    /// spectator sees.
    pub const fn contains(self, viewer: Viewer) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) if seat.0 < 4 => 1 << seat.0,
            Viewer::Seat(_) | Viewer::Spectator => 0b1_0000,
        };
        self.0 & bit != 0
    }
}

impl Zone {
    /// Who sees the faces of cards that lie in this zone: the one place that knows (RULES 11.1,
    /// 11.2). Cards that lie face up in the deck are the exception, see
    /// [`Position`](crate::Position).
    pub const fn witnesses(self) -> Witnesses {
        match self {
            Zone::Deck | Zone::Fire => Witnesses::NOBODY,
            Zone::Hand(seat) | Zone::Followers(seat) => Witnesses::only(seat),
            Zone::Market | Zone::Trick | Zone::Pile(_) | Zone::Front(_) | Zone::Aside | Zone::Discard => {
                Witnesses::EVERYBODY
            }
        }
    }

    /// All zones of a table with this many players.
    pub fn all(players: u8) -> impl Iterator<Item = Zone> {
        let of_a_seat = |seat| [Zone::Hand(seat), Zone::Followers(seat), Zone::Pile(seat), Zone::Front(seat)];
        [Zone::Deck, Zone::Fire, Zone::Market, Zone::Trick, Zone::Aside, Zone::Discard]
            .into_iter()
            .chain(Seat::all(players).flat_map(of_a_seat))
    }
}

/// A card as somebody sees it: a face or a back. This is another type than [`Card`], so that
/// whatever forgets to hide a card does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seen {
    /// The face is seen.
    Face(Card),
    /// Only the back is seen.
    Back,
}

impl Seen {
    /// The card, if its face is seen.
    pub const fn face(self) -> Option<Card> {
        match self {
            Seen::Face(card) => Some(card),
            Seen::Back => None,
        }
    }

    /// The card as it is, shown or hidden.
    pub const fn shown_if(card: Card, visible: bool) -> Seen {
        if visible { Seen::Face(card) } else { Seen::Back }
    }
}

impl std::str::FromStr for Seen {
    type Err = NoSuchCard;

    /// Reads a card, or `??` for a back.
    fn from_str(text: &str) -> Result<Seen, NoSuchCard> {
        if text == "??" { Ok(Seen::Back) } else { text.parse().map(Seen::Face) }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Face(card) => fmt::Display::fmt(card, f),
            Seen::Back => f.write_str("??"),
        }
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// All cards of a game, by zone. `Layout<Card>` is the truth, `Layout<Seen>` what somebody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Layout<C> {
    /// The draw deck, the top first.
    pub deck: Vec<C>,
    /// The Fire pile, the top first.
    pub fire: Vec<C>,
    /// The market.
    pub market: Vec<C>,
    /// The hand of each seat.
    pub hands: Vec<Vec<C>>,
    /// The followers of each seat.
    pub followers: Vec<Vec<C>>,
    /// The cards in the trick.
    pub trick: Vec<C>,
    /// The score pile of each seat, the first gathered first.
    pub piles: Vec<Vec<C>>,
    /// The Gnomes in front of each seat.
    pub front: Vec<Vec<C>>,
    /// The Trolls set aside.
    pub aside: Vec<C>,
    /// The discard pile.
    pub discard: Vec<C>,
}

impl<C> Layout<C> {
    /// Empty zones for this many players.
    pub fn empty(players: u8) -> Layout<C> {
        let each = || (0..players).map(|_| Vec::new()).collect();
        Layout {
            deck: Vec::new(),
            fire: Vec::new(),
            market: Vec::new(),
            hands: each(),
            followers: each(),
            trick: Vec::new(),
            piles: each(),
            front: each(),
            aside: Vec::new(),
            discard: Vec::new(),
        }
    }

    /// The cards in a zone.
    ///
    /// # Panics
    ///
    /// If the zone belongs to a seat that is not there.
    pub fn zone(&self, zone: Zone) -> &Vec<C> {
        match zone {
            Zone::Deck => &self.deck,
            Zone::Fire => &self.fire,
            Zone::Market => &self.market,
            Zone::Hand(seat) => &self.hands[seat.index()],
            Zone::Followers(seat) => &self.followers[seat.index()],
            Zone::Trick => &self.trick,
            Zone::Pile(seat) => &self.piles[seat.index()],
            Zone::Front(seat) => &self.front[seat.index()],
            Zone::Aside => &self.aside,
            Zone::Discard => &self.discard,
        }
    }

    /// The cards in a zone, to be changed.
    ///
    /// # Panics
    ///
    /// If the zone belongs to a seat that is not there.
    pub fn zone_mut(&mut self, zone: Zone) -> &mut Vec<C> {
        match zone {
            Zone::Deck => &mut self.deck,
            Zone::Fire => &mut self.fire,
            Zone::Market => &mut self.market,
            Zone::Hand(seat) => &mut self.hands[seat.index()],
            Zone::Followers(seat) => &mut self.followers[seat.index()],
            Zone::Trick => &mut self.trick,
            Zone::Pile(seat) => &mut self.piles[seat.index()],
            Zone::Front(seat) => &mut self.front[seat.index()],
            Zone::Aside => &mut self.aside,
            Zone::Discard => &mut self.discard,
        }
    }

    /// All cards, zone by zone.
    pub fn all(&self) -> impl Iterator<Item = &C> {
        let players = self.hands.len() as u8;
        Zone::all(players).flat_map(|zone| self.zone(zone).iter())
    }
}
