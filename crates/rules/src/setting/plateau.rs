//! Plateau.

use crate::card::Card;
use crate::position::Position;
use crate::power::Power;
use crate::seat::Seat;
use crate::trick::Trick;

pub(crate) const RULE: &str = "Whoever wins three tricks in a row does not lead the next one: the next opponent clockwise \
    does, unless a Dragon decides the lead. The count starts again after every third win and at \
    the start of Phase Two.";

pub(crate) struct Plateau;

impl Power for Plateau {
    fn leads_next(&self, _trick: &Trick, at: &Position<Card>, so_far: Seat) -> Seat {
        match at.streak {
            Some(streak) if streak.wins == 3 => streak.seat.clockwise(1, at.table.players()),
            _ => so_far,
        }
    }
}
