//! What the store is given of a table.

use crate::problem;
use crate::room::{Entry, Room};
use crate::store::{Listed, Listing};
use interregnum_protocol::{Problem, Stage};

/// Entries as they are stored.
pub(crate) fn lines(at: i64, entries: &[Entry]) -> Result<Vec<(i64, String)>, Problem> {
    let line = |entry| serde_json::to_string(entry).map(|line| (at, line));
    entries.iter().map(line).collect::<Result<_, _>>().map_err(|error| problem::bug(&error.to_string()))
}

/// What the lists say about a room.
pub(crate) fn listing(room: &Room, now: i64) -> Listing {
    let ending = room.ending();
    let stage = match room.stage() {
        Stage::Gathering => Listed::Gathering,
        Stage::Playing => Listed::Playing,
        Stage::Over => {
            let decided = ending.as_ref().is_some_and(|ending| !ending.winners.is_empty());
            Listed::Over { at: now, decided }
        }
    };
    let won = |seat: u8| {
        let side = room.table().side(interregnum_rules::Seat(seat)).0;
        // Whoever gave up has not won, even if the bot that played on did.
        !room.gave_up(seat) && ending.as_ref().is_some_and(|ending| ending.winners.contains(&side))
    };
    Listing {
        opened: room.opened(),
        stage,
        public: room.options().public,
        deck: room.table().spec().to_string(),
        players: room.options().players,
        seats: room.people().map(|(seat, person)| (seat, person.clone(), won(seat))).collect(),
    }
}

/// Whether the lists say something else from now on. Cards that are played change nothing there,
/// and that is nearly all that happens.
pub(super) fn changes_lists(entries: &[Entry], before: &Room, after: &Room) -> bool {
    before.stage() != after.stage() || entries.iter().any(|entry| !matches!(entry, Entry::Acted { .. }))
}
