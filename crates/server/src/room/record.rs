//! The record of a game, from the log of its table.

use super::{Damaged, Entry, Room, Took};
use interregnum_protocol::{EndedBy, PersonId, TableId};
use interregnum_rules::{Action, Claims, Deal, Fair, Kind, Record, Seat, Tally};

/// The record of a game that has begun. `name` says how a person is called in it.
///
/// Whoever may see it sees every card: it must not leave before the end of the game.
pub fn record(
    id: &TableId,
    log: &[(i64, Entry)],
    name: impl Fn(&PersonId) -> String,
) -> Result<Option<Record>, Damaged> {
    let room = Room::replay(id, log.iter().cloned())?;
    let Some(game) = &room.game else { return Ok(None) };
    let dealt = room.deal_again();
    let holder = |chair: &super::Chair| match (&chair.person, chair.bot) {
        (Some(person), _) => name(person),
        (None, Some(level)) => level.name().to_owned(),
        (None, None) => String::new(),
    };
    let nonce = |chair: &super::Chair| chair.nonce.as_ref().map(ToString::to_string).unwrap_or_default();
    Ok(Some(Record {
        table: room.table.clone(),
        deal: dealt,
        actions: in_order(&room, log),
        result: game.outcome().map(Tally::from),
        claims: Claims::default(),
        players: room.chairs.iter().map(holder).collect(),
        site: None,
        date: Some(date(room.opened)),
        comment: comment(&room, log),
        fair: room.branch.is_none().then(|| Fair {
            game: id.0.clone(),
            commitment: room.secret.commitment().to_string(),
            secret: room.secret.to_hex(),
            nonces: room.chairs.iter().map(nonce).collect(),
            lots: room.options.first_leader.is_none(),
        }),
    }))
}

/// The actions; choices made at once stand in the order of the seats.
fn in_order(room: &Room, log: &[(i64, Entry)]) -> Vec<(Seat, Action)> {
    let played = log.iter().filter_map(|(_, entry)| match entry {
        Entry::Acted { seat, answer, .. } => Some((Seat(*seat), Action::from(answer.clone()))),
        _ => None,
    });
    let before = room.branch.iter().flat_map(|branch| branch.actions());
    let mut actions: Vec<(Seat, Action)> = before.chain(played).collect();
    let at_once = |(_, action): &(Seat, Action)| matches!(action.kind(), Kind::Pass | Kind::Discard);
    for run in actions.chunk_by_mut(|one, other| at_once(one) && at_once(other)) {
        run.sort_by_key(|&(seat, _)| seat);
    }
    actions
}

/// What is to be said about where the game comes from, who did not play it to its end, and how it ended.
fn comment(room: &Room, log: &[(i64, Entry)]) -> Option<String> {
    let origin = room.branch.as_ref().map(|branch| format!("Goes on from {} after {}.", branch.table, branch.number));
    let ending = match room.ended_by {
        None | Some(EndedBy::Votes) => None,
        Some(EndedBy::Resigned { seat }) => Some(format!("Seat {seat} resigned.")),
        Some(EndedBy::Time { seat }) => Some(format!("Seat {seat} ran out of time.")),
        Some(EndedBy::Claimed { seat }) => Some(format!("Seat {seat} could not be stopped any more.")),
        Some(EndedBy::Aborted) => Some("The game was aborted.".to_owned()),
    };
    let gone = log.iter().filter_map(|(_, entry)| match entry {
        Entry::BotTook { seat, why: Took::Resigned, .. } => Some(format!("Seat {seat} resigned, and a bot played on.")),
        Entry::BotTook { seat, why: Took::Lost, .. } => {
            Some(format!("Seat {seat} ran out of time, and a bot played on."))
        }
        _ => None,
    });
    let parts: Vec<String> = origin.into_iter().chain(gone).chain(ending).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// The day of a moment, in the calendar that everybody uses: 2026-11-15.
fn date(at: i64) -> String {
    let days = at.div_euclid(24 * 60 * 60 * 1000);
    // Years are counted from March, so that leap days come last, in eras of 400 years.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + next)
}

impl Room {
    /// The deal of a game that has begun.
    pub(super) fn deal_again(&self) -> Deal {
        if let Some(branch) = &self.branch {
            return branch.deal();
        }
        self.fairly().map_or_else(|_| Deal { deck: Vec::new(), fire: Vec::new() }, |fairly| fairly.deal)
    }
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_named() {
        let day = 24 * 60 * 60 * 1000;
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(-1), "1969-12-31");
        assert_eq!(date(11_016 * day), "2000-02-29");
        assert_eq!(date(20_772 * day + 5), "2026-11-15");
        assert_eq!(date(47_540 * day), "2100-02-28");
        assert_eq!(date(47_541 * day), "2100-03-01");
    }
}
