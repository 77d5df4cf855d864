//! What is still to be done: a stack of steps, the next one last.

use crate::card::Card;
use crate::power::Moment;
use crate::seat::Seat;

/// A step of the game. Some ask a seat something; the others are carried out at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Step {
    /// Asks the seat to play a card.
    Play(Seat),
    /// The seat takes its card of the round: it is asked for a market card while some are to be
    /// had and they differ, and draws from the deck afterwards (10.2).
    Take(Seat),
    /// Asks the seat to take a market card or the top of the deck (6.5).
    SeerTake(Seat),
    /// Asks everybody to pass this many cards clockwise (8.4, 8.5).
    Pass(u8),
    /// Asks everybody to discard this many cards (8.8).
    Discard(u8),
    /// Asks the seat whose Gnome of this card's value to crush (6.2). The card is the Giant.
    Crush {
        /// The winner of the trick, who decides.
        seat: Seat,
        /// The Giant.
        giant: Card,
    },
    /// Lets the powers add steps.
    Moment(Moment),
    /// A round of Phase One starts: fill the market.
    OpenMarket,
    /// Who wins the trick, who leads next; played cards leave the trick.
    Settle,
    /// The followers become the hands.
    BeginPhaseTwo,
    /// The seat draws Phoenix Fire, if there is some left (7.1).
    DrawFire(Seat),
    /// If a hand is empty, this was the last trick (7.1).
    CheckLastTrick,
    /// The winner takes the highest Troll set aside, or after the last trick all of them (6.3).
    TakeTrolls,
    /// One Gnome of this Giant's value in front of this seat is crushed, if there is one (6.2).
    CrushOne {
        /// In front of whom the Gnome lies.
        victim: Seat,
        /// The Giant.
        giant: Card,
    },
    /// Factions are claimed for the side that holds three of their cards (9.2).
    Claim,
    /// The next trick, or the end of the phase.
    NextTrick,
    /// Score the game.
    Score,
}
