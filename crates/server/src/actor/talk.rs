//! What is said at a table, and who hears it.

use super::{Actor, Done};
use crate::bus::News;
use crate::ids;
use crate::problem::{self, ProblemFrom};
use crate::room::Room;
use crate::store::SayingRow;
use interregnum_protocol::{Person, PersonId, Problem, Saying, ServerMessage, Stage};
use std::sync::Arc;

/// So many of the last sayings are sent to whoever begins to watch.
const SAYINGS: u32 = 50;
/// The most letters in what somebody says.
const LONGEST_SAYING: usize = 500;

impl Actor {
    /// What somebody says goes to those of the same kind: players while they play, or spectators.
    pub(super) async fn say(&mut self, person: &Person, text: &str) -> Result<Done, Problem> {
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(problem::saying(LONGEST_SAYING));
        }
        self.may_see(Some(&person.id))?;
        self.house.limits().saying(&person.id)?;
        let watching = self.room.seat_of(&person.id).is_none();
        let row = SayingRow { at: ids::now(), person: person.id.clone(), watching, text: text.to_owned() };
        self.house.store().say(self.room.id(), &row).await.map_err(|error| problem::store(&error))?;
        // The name may have changed since the page came.
        let by = self.house.directory().known(&person.id).unwrap_or_else(|| person.clone());
        let saying = Saying { by, watching, text: row.text, at: row.at };
        self.house.tell(News::Said { table: self.room.id().clone(), saying: saying.clone() });
        self.pass_on(saying);
        Ok(Done::default())
    }

    /// Lets those hear something who may and want to.
    pub(super) fn pass_on(&mut self, saying: Saying) {
        let (watching, by) = (saying.watching, saying.by.id.clone());
        let text = crate::outbox::text(&ServerMessage::Said { table: self.room.id().clone(), saying });
        let (house, room) = (Arc::clone(&self.house), &self.room);
        self.viewers.retain(|viewer| {
            let hears = hears(room, &viewer.person, watching) && !house.directory().mutes(&viewer.person, &by);
            !hears || viewer.outbox.send_text(text.clone())
        });
    }

    /// What was said lately, as far as somebody may hear it.
    pub(super) async fn talk(&self, listener: &PersonId) -> Result<Vec<Saying>, Problem> {
        let rows = self.house.store().sayings(self.room.id(), SAYINGS).await.map_err(|error| problem::store(&error))?;
        let mut sayings = Vec::new();
        for row in rows {
            if !hears(&self.room, listener, row.watching) || self.house.directory().mutes(listener, &row.person) {
                continue;
            }
            let by = match self.house.directory().known(&row.person) {
                Some(person) => Some(person),
                None => self.house.people().person(&row.person).await.map_err(|error| ProblemFrom::from(error).0)?,
            };
            sayings.extend(by.map(|by| Saying { by, watching: row.watching, text: row.text, at: row.at }));
        }
        Ok(sayings)
    }
}

/// Whether somebody hears what players say, or what those say who watch. Once the game is over,
/// everybody hears everybody.
fn hears(room: &Room, listener: &PersonId, watching: bool) -> bool {
    room.stage() == Stage::Over || room.seat_of(listener).is_none() == watching
}
