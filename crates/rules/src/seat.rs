//! Seats and sides (RULES 2.1).

use std::fmt;

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into lists with an entry for each seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places clockwise from here. There must be players.
    #[must_use]
    pub const fn clockwise(self, steps: usize, players: u8) -> Seat {
        Seat(((self.0 as usize + steps) % players as usize) as u8)
    }

    /// The side that the seat plays for: a team with four players, otherwise itself.
    pub const fn side(self, players: u8) -> Side {
        if players == 4 { Side(self.0 % 2) } else { Side(self.0) }
    }

    /// The seat to which this one passes cards (8.4, 8.5): the next one clockwise.
    #[must_use]
    pub const fn passes_to(self, players: u8) -> Seat {
        self.clockwise(1, players)
    }

    /// All seats, starting with 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All seats clockwise, starting here.
    pub fn round(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..usize::from(players)).map(move |steps| self.clockwise(steps, players))
    }

    /// The opponents of this seat, clockwise.
    pub fn opponents(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        self.round(players).filter(move |seat| seat.side(players) != self.side(players))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Those who win together: a seat, or with four players a team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Side(pub u8);

impl Side {
    /// The side as an index into lists with an entry for each side.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many sides there are at a table with this many players.
    pub const fn count(players: u8) -> usize {
        if players == 3 { 3 } else { 2 }
    }

    /// All sides.
    pub fn all(players: u8) -> impl Iterator<Item = Side> + Clone {
        (0..Side::count(players)).map(|side| Side(side as u8))
    }

    /// The seats of this side.
    pub fn seats(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(players).filter(move |seat| seat.side(players) == self)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {}", self.0)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_1_four_play_in_teams_with_partners_opposite() {
        let sides = |players| Seat::all(players).map(|s| s.side(players).0).collect::<Vec<_>>();
        assert_eq!(sides(2), [0, 1]);
        assert_eq!(sides(3), [0, 1, 2]);
        assert_eq!(sides(4), [0, 1, 0, 1]);
        assert_eq!((2..=4).map(Side::count).collect::<Vec<_>>(), [2, 3, 2]);
        assert_eq!(Side(1).seats(4).collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(Side(1).seats(3).collect::<Vec<_>>(), [Seat(1)]);
    }

    #[test]
    fn r2_1_seats_go_clockwise() {
        assert_eq!(Seat(3).clockwise(1, 4), Seat(0));
        assert_eq!(Seat(1).opponents(3).collect::<Vec<_>>(), [Seat(2), Seat(0)]);
        assert_eq!(Seat(3).opponents(4).collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    }
}
