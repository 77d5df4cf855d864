//! What a side is called.

use interregnum_rules::Side;

/// A side with its seats, where it is known how many play: "seat 1", "seats 1+3"; else "side 1".
pub(crate) fn side_name(side: Side, players: Option<u8>) -> String {
    match players {
        Some(players @ 4) => {
            let seats: Vec<String> = side.seats(players).map(|seat| seat.0.to_string()).collect();
            format!("seats {}", seats.join("+"))
        }
        Some(_) => format!("seat {}", side.0),
        None => format!("side {}", side.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_called_by_its_seats() {
        let names = [Some(2), Some(3), Some(4), None].map(|players| side_name(Side(1), players));
        assert_eq!(names, ["seat 1", "seat 1", "seats 1+3", "side 1"]);
    }
}
