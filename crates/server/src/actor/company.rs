//! Who is at the table: whose page shows it now, at this server or at another one. Somebody who has the server open, but
//! looks at something else, is not there.

use super::Actor;
use crate::bus::{News, ServerId};
use crate::directory::Directory;
use crate::house::House;
use crate::room::Around;
use interregnum_protocol::{Person, PersonId, ServerMessage, Stage};
use std::collections::HashMap;
use tokio::time::Instant;

/// What an actor knows of the people at its table.
#[derive(Debug, Default)]
pub(super) struct Company {
    /// Those with a seat who watch the table at other servers.
    elsewhere: HashMap<ServerId, Vec<PersonId>>,
    /// Those with a seat who watch it here, as the other servers were told.
    told: Vec<PersonId>,
    /// Since when those with a seat are not at the table.
    left: HashMap<PersonId, Instant>,
}

/// The people around the table, of whom these are at it.
pub(super) struct Seen<'a> {
    directory: &'a Directory,
    here: Vec<PersonId>,
}

impl Around for Seen<'_> {
    fn person(&self, id: &PersonId) -> Person {
        self.directory.person(id)
    }

    fn is_here(&self, id: &PersonId) -> bool {
        self.here.contains(id)
    }
}

impl Actor {
    /// The people around the table, as they are now.
    pub(super) fn seen<'a>(&self, house: &'a House) -> Seen<'a> {
        let here = self.room.people().map(|(_, person)| person).filter(|person| self.is_at_the_table(person));
        Seen { directory: house.directory(), here: here.cloned().collect() }
    }

    fn watches(&self, person: &PersonId) -> bool {
        self.viewers.iter().any(|viewer| viewer.person == *person)
    }

    fn is_at_the_table(&self, person: &PersonId) -> bool {
        let directory = self.house.directory();
        let mut elsewhere = self.company.elsewhere.iter();
        // A server that is gone has nobody any more, whatever it told of the table.
        self.watches(person)
            || elsewhere.any(|(&server, people)| people.contains(person) && directory.is_at(server, person))
    }

    /// For how many seconds a person has been away from the table; `None` for somebody who is there.
    pub(super) fn away(&self, person: &PersonId) -> Option<u32> {
        if self.is_at_the_table(person) {
            return None;
        }
        let from_the_table = self.company.left.get(person).map_or(0, |left| left.elapsed().as_secs() as u32);
        Some(self.house.directory().away(person).map_or(from_the_table, |away| away.max(from_the_table)))
    }

    /// Notes who has come and gone, and tells the other servers if it was here.
    pub(super) fn look_around(&mut self) {
        let people: Vec<PersonId> = self.room.people().map(|(_, person)| person.clone()).collect();
        self.company.left.retain(|person, _| people.contains(person));
        for person in &people {
            if self.is_at_the_table(person) {
                self.company.left.remove(person);
            } else {
                self.company.left.entry(person.clone()).or_insert_with(Instant::now);
            }
        }
        let here: Vec<PersonId> = people.into_iter().filter(|person| self.watches(person)).collect();
        if here != self.company.told {
            self.company.told = here;
            self.tell_who_is_here();
        }
    }

    fn tell_who_is_here(&self) {
        let (table, people) = (self.room.id().clone(), self.company.told.clone());
        self.house.tell(News::AtTable { table, people });
    }

    /// Another server wants to know who is at the table here.
    pub(super) fn answer_who_is_here(&self) {
        if !self.company.told.is_empty() {
            self.tell_who_is_here();
        }
    }

    /// These are at the table at another server.
    pub(super) fn hear_who_is_there(&mut self, server: ServerId, people: Vec<PersonId>) {
        self.company.elsewhere.insert(server, people);
        self.tell_presence();
    }

    /// Tells all who watch who is at the table.
    pub(super) fn tell_presence(&mut self) {
        self.look_around();
        let here = self.room.here(&self.seen(&self.house));
        let watching = self.viewers.iter().filter(|viewer| self.room.seat_of(&viewer.person).is_none());
        let message =
            ServerMessage::Presence { table: self.room.id().clone(), here, watchers: watching.count() as u32 };
        self.send_all(&message, |_| true);
        if self.room.stage() == Stage::Gathering {
            // Whoever looks for a table wants one where somebody is.
            self.tell_lobby();
        }
    }
}
