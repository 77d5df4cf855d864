//! What a faction or a location can change. Every hook is given the answer so far; powers are
//! asked weakest first: the base rule, the Setting, then the factions (section 8: a faction's
//! power beats a Setting).

use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::seat::Seat;
use crate::trick::{Play, Standing, Trick};
use crate::zone::Zone;

/// A moment at which powers may add steps to the agenda. Those after a trick come in the order
/// of rule 10.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Moment {
    /// The hands for this phase are dealt or taken up, the first trick is yet to come.
    HandsReady,
    /// Phase Two: the cards of a trick are gathered.
    Gathered,
    /// Phase Two: Fire is drawn, so it is known whether this was the last trick.
    Drawn,
    /// Phase Two: the Trolls are settled.
    TrollsSettled,
    /// Phase Two: everything else of this trick has happened.
    TrickDone,
}

/// Where a faction's cards lie in Phase Two, apart from hands, tricks and score piles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Field {
    /// In front of whoever gathered them ([`Zone::Front`]).
    Front,
    /// Set aside until somebody takes them ([`Zone::Aside`]).
    Aside,
    /// In a pile of their own, from which they are drawn ([`Zone::Fire`]).
    Fire,
}

/// What a faction's power does that is no play: a client shows it with the sign of that faction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Deed {
    /// Looks at the top of the deck.
    Look,
    /// Has a card in front of somebody discarded.
    Crush,
    /// Takes the led card out of the trick.
    Capture,
    /// Draws a card from the pile that lies apart.
    Draw,
}

/// The hooks.
pub(crate) trait Power: Sync {
    /// Where the faction's cards lie in Phase Two, apart from hands, tricks and score piles.
    fn field(&self) -> Option<Field> {
        None
    }

    /// What the power does that is no play.
    fn deeds(&self) -> &'static [Deed] {
        &[]
    }

    /// The card's rank (4.4): which of two cards of a faction is the higher one.
    fn rank(&self, _card: Card, so_far: u8) -> u8 {
        so_far
    }

    /// What the card adds to a sum of points.
    fn points(&self, _card: Card, so_far: u8) -> u8 {
        so_far
    }

    /// What is added to the strength of a card that `seat` plays now (4.4).
    fn bonus(&self, _card: Card, _seat: Seat, _at: &Position<Card>) -> u8 {
        0
    }

    /// How a card stands in a trick to which `lead` was led (4.3, 5.1).
    fn standing(&self, _card: Card, _lead: Card, so_far: Standing) -> Standing {
        so_far
    }

    /// Whether this card captures the led card, should their strengths be equal (7.3).
    fn may_capture(&self, _card: Card, _lead: Card) -> bool {
        false
    }

    /// Where a card that was played comes to rest. Only the card's own faction is asked.
    fn settles(&self, _play: &Play, _trick: &Trick, _at: &Position<Card>, so_far: Zone) -> Zone {
        so_far
    }

    /// Who leads the next trick (4.7).
    fn leads_next(&self, _trick: &Trick, _at: &Position<Card>, so_far: Seat) -> Seat {
        so_far
    }

    /// How many cards the market gets (10.1).
    fn market(&self, so_far: usize) -> usize {
        so_far
    }

    /// The order in which seats take cards, given as the ranking (10.2).
    fn takers(&self, _ranking: &mut Vec<Seat>) {}

    /// Whether the winner of the trick may choose the top of the deck, too, and first (6.5).
    fn looks(&self, _winning: &Play) -> bool {
        false
    }

    /// What happens at a moment, in order.
    fn on(&self, _moment: Moment, _phase: Phase, _at: &Position<Card>) -> Vec<Step> {
        Vec::new()
    }
}
