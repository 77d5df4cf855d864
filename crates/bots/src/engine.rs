//! The fast engine for the table at which a bot sits.

use crate::Policy;
use interregnum_rules::Table;
use interregnum_rules::fast::{Mask, Rules, Sheet};

/// Something to be thought about with the fast engine, whatever its kind of sets.
pub(crate) trait Thought {
    /// What comes of it.
    type Answer;

    /// Thinks.
    fn think<M: Mask>(self, sheet: &Sheet<M>, policy: &Policy) -> Self::Answer;
}

/// The rules of a table for the fast engine, and a policy for it.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    table: Table,
    rules: Rules,
    policy: Policy,
}

impl Engine {
    /// The engine for this table: the one at hand if it is for the same table, otherwise a new one.
    pub(crate) fn at<'a>(slot: &'a mut Option<Engine>, table: &Table) -> &'a Engine {
        if slot.as_ref().is_some_and(|engine| engine.table != *table) {
            *slot = None;
        }
        slot.get_or_insert_with(|| {
            let rules = Rules::new(table);
            let policy = match &rules {
                Rules::Plain(sheet) => Policy::new(table, sheet),
                Rules::Two(sheet) => Policy::new(table, sheet),
                Rules::Three(sheet) => Policy::new(table, sheet),
                Rules::Four(sheet) => Policy::new(table, sheet),
            };
            Engine { table: table.clone(), rules, policy }
        })
    }

    /// Thinks about something at this table.
    pub(crate) fn think<T: Thought>(&self, thought: T) -> T::Answer {
        match &self.rules {
            Rules::Plain(sheet) => thought.think(sheet, &self.policy),
            Rules::Two(sheet) => thought.think(sheet, &self.policy),
            Rules::Three(sheet) => thought.think(sheet, &self.policy),
            Rules::Four(sheet) => thought.think(sheet, &self.policy),
        }
    }
}
