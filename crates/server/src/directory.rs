//! Who is there now, and what people are called.

use crate::bus::ServerId;
use crate::room::Around;
use interregnum_protocol::{Person, PersonId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Beyond this many people, those who are not there are forgotten; their names are found again in
/// the store.
const MOST: usize = 50_000;

/// Everybody whom this server has met lately.
#[derive(Debug, Default)]
pub(crate) struct Directory {
    people: Mutex<HashMap<PersonId, Known>>,
}

#[derive(Debug)]
struct Known {
    name: String,
    guest: bool,
    sockets: u32,
    /// Other servers where the person is.
    elsewhere: Vec<ServerId>,
    /// Since when the person is nowhere.
    away: Option<Instant>,
    /// Whom the person does not want to hear.
    mutes: Vec<PersonId>,
}

impl Known {
    fn is_here(&self) -> bool {
        self.sockets > 0 || !self.elsewhere.is_empty()
    }

    /// Notes since when the person is nowhere, after some place has changed.
    fn look_around(&mut self) {
        self.away = if self.is_here() { None } else { self.away.or_else(|| Some(Instant::now())) };
    }
}

/// What an anonymous person is called.
pub(crate) const NOBODY: &str = "—";

impl Directory {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Known>> {
        // Every change is one statement, so what a panicked thread left is in order.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Learns or changes what a person is called.
    pub(crate) fn learn(&self, person: &Person) {
        let mut people = self.people();
        if people.len() >= MOST {
            people.retain(|_, known| known.is_here());
        }
        let known = people.entry(person.id.clone()).or_insert_with(|| Known {
            name: String::new(),
            guest: person.guest,
            sockets: 0,
            elsewhere: Vec::new(),
            away: Some(Instant::now()),
            mutes: Vec::new(),
        });
        (known.name, known.guest) = (person.name.clone(), person.guest);
    }

    /// The person, if the name is known here.
    pub(crate) fn known(&self, id: &PersonId) -> Option<Person> {
        let people = self.people();
        let known = people.get(id)?;
        Some(Person { id: id.clone(), name: known.name.clone(), guest: known.guest })
    }

    /// Whether the person's name is known here.
    pub(crate) fn knows(&self, id: &PersonId) -> bool {
        self.people().contains_key(id)
    }

    /// Forgets a person's name, for good.
    pub(crate) fn forget(&self, id: &PersonId) {
        self.people().remove(id);
    }

    /// Somebody has opened a page. Returns whether it is the first one.
    pub(crate) fn came(&self, person: &Person) -> bool {
        self.learn(person);
        let mut people = self.people();
        let Some(known) = people.get_mut(&person.id) else { return false };
        known.sockets += 1;
        known.look_around();
        known.sockets == 1
    }

    /// Somebody has closed a page. Returns whether it was the last one.
    pub(crate) fn went(&self, id: &PersonId) -> bool {
        let mut people = self.people();
        let Some(known) = people.get_mut(id) else { return false };
        known.sockets = known.sockets.saturating_sub(1);
        known.look_around();
        known.sockets == 0
    }

    /// Somebody has come to another server.
    pub(crate) fn came_to(&self, server: ServerId, person: &Person) {
        self.learn(person);
        let mut people = self.people();
        let Some(known) = people.get_mut(&person.id) else { return };
        if !known.elsewhere.contains(&server) {
            known.elsewhere.push(server);
        }
        known.look_around();
    }

    /// Whether somebody is at another server.
    pub(crate) fn is_at(&self, server: ServerId, id: &PersonId) -> bool {
        self.people().get(id).is_some_and(|known| known.elsewhere.contains(&server))
    }

    /// Somebody has gone from another server.
    pub(crate) fn went_from(&self, server: ServerId, id: &PersonId) {
        if let Some(known) = self.people().get_mut(id) {
            known.elsewhere.retain(|other| *other != server);
            known.look_around();
        }
    }

    /// Another server is gone, and with it everybody who was there.
    pub(crate) fn lost(&self, server: ServerId) {
        for known in self.people().values_mut() {
            known.elsewhere.retain(|other| *other != server);
            known.look_around();
        }
    }

    /// Everybody who is at this server.
    pub(crate) fn everybody_here(&self) -> Vec<Person> {
        let people = self.people();
        let here = people.iter().filter(|(_, known)| known.sockets > 0);
        here.map(|(id, known)| Person { id: id.clone(), name: known.name.clone(), guest: known.guest }).collect()
    }

    /// Learns whom a person who is there does not want to hear.
    pub(crate) fn learn_mutes(&self, id: &PersonId, mutes: Vec<PersonId>) {
        if let Some(known) = self.people().get_mut(id) {
            known.mutes = mutes;
        }
    }

    /// Whether a person does not want to hear another one.
    pub(crate) fn mutes(&self, id: &PersonId, other: &PersonId) -> bool {
        self.people().get(id).is_some_and(|known| known.mutes.contains(other))
    }

    /// For how many seconds a person has been away; `None` for somebody who is there.
    pub(crate) fn away(&self, id: &PersonId) -> Option<u32> {
        match self.people().get(id) {
            Some(known) => known.away.map(|since| since.elapsed().as_secs() as u32),
            None => Some(u32::MAX),
        }
    }
}

impl Around for Directory {
    fn person(&self, id: &PersonId) -> Person {
        let people = self.people();
        let known = people.get(id);
        Person {
            id: id.clone(),
            name: known.map_or_else(|| NOBODY.to_owned(), |known| known.name.clone()),
            guest: known.is_none_or(|known| known.guest),
        }
    }

    fn is_here(&self, id: &PersonId) -> bool {
        self.people().get(id).is_some_and(Known::is_here)
    }
}
