//! Playing the same table again: two tables that tell each other.

use super::{Actor, Ask, Done, Unmet};
use crate::house::House;
use crate::room::{Declined, Entry, Rematch};
use interregnum_protocol::{Command, Person, PersonId, Problem, TableId};
use std::sync::Arc;

impl Actor {
    /// Offers a rematch, or accepts the one that is offered.
    pub(super) async fn offer_rematch(&mut self, person: &Person) -> Result<Done, Unmet> {
        let (table, entries) = match self.room.rematch(&person.id).map_err(|error| Problem::from(&error))? {
            Rematch::There { table, accepts } => (table, accepts.into_iter().collect()),
            Rematch::New { by, options, people } => {
                let of = Some(self.room.id().clone());
                let table = House::reopen(&self.house, &person.id, *options, people, of).await?;
                (table.clone(), vec![Entry::Rematch { table, by: Some(by) }])
            }
        };
        let done = self.commit(entries).await?;
        Ok(Done { table: Some(table), ..done })
    }

    /// Declines the rematch, or withdraws its offer. Whoever does leaves its table first: if the game there is on, the
    /// answer stays as it was.
    pub(super) async fn decline_rematch(&mut self, person: &Person) -> Result<Done, Unmet> {
        let declined = self.room.decline_rematch(&person.id).map_err(|error| Problem::from(&error))?;
        let Some(Declined { table, entry, leave }) = declined else { return self.commit(Vec::new()).await };
        match self.house.act(&table, person.clone(), None, Command::Leave).await {
            // A table where nobody has been for long is gone.
            Err(problem) if problem.kind != "no_table" => return Err(problem.into()),
            _ => {}
        }
        let done = self.commit(vec![entry]).await?;
        for other in leave.iter().filter(|other| **other != person.id) {
            // Somebody who has begun to play there meanwhile plays on.
            let _ = self.house.act(&table, self.known(other), None, Command::Leave).await;
        }
        Ok(done)
    }

    /// Whoever is ready at the table of a rematch has accepted it, and the table where it was offered is told. That one
    /// may be waiting for this one, so nobody waits for its answer.
    pub(super) fn accept_by_being_ready(&self, entries: &[Entry]) {
        let Some(of) = self.room.rematch_of() else { return };
        for entry in entries {
            let Entry::Ready { seat, .. } = *entry else { continue };
            if let Some((_, person)) = self.room.people().find(|&(at, _)| at == seat) {
                let ask = Ask::Accepted { person: person.clone(), table: self.room.id().clone() };
                tokio::spawn(tell(Arc::clone(&self.house), of.clone(), ask));
            }
        }
    }

    /// Somebody is ready at the table of the rematch that is offered here.
    pub(super) async fn accepted(&mut self, person: &PersonId, at: &TableId) {
        if let Ok(Rematch::There { table, accepts: Some(entry) }) = self.room.rematch(person)
            && table == *at
        {
            // If it cannot be stored, only the news is lost: the game is played all the same.
            let _ = self.commit(vec![entry]).await;
        }
    }

    fn known(&self, person: &PersonId) -> Person {
        crate::room::Around::person(self.house.directory(), person)
    }
}

async fn tell(house: Arc<House>, table: TableId, ask: Ask) {
    // A table that is gone need not know.
    let _ = house.ask(&table, ask).await;
}
