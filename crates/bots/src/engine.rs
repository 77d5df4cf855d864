//! The fast engine for the table at which a bot sits.

use crate::{Policy, Seated};
use interregnum_rules::fast::{Mask, Rules, Sampler, Sheet, State};
use interregnum_rules::{Knowledge, Rng, Seat, Table, with_sheet};
use interregnum_solver::Beyond;

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
            let policy = Policy::of(table, &rules);
            Engine { table: table.clone(), rules, policy }
        })
    }

    /// Thinks about something at this table.
    pub(crate) fn think<T: Thought>(&self, thought: T) -> T::Answer {
        with_sheet!(&self.rules, sheet => thought.think(sheet, &self.policy))
    }
}

/// Hands over what draws worlds that fit all that the seat knows; or, if it did not see the game
/// from the deal, all that lies open.
pub(crate) fn with_worlds<M: Mask, T>(
    seated: &Seated<'_>,
    sheet: &Sheet<M>,
    think: impl FnOnce(&Sampler<'_, M>) -> T,
) -> T {
    let position = seated.position();
    let knowledge = seated.knowledge();
    let worlds = knowledge.as_ref().map(Knowledge::worlds);
    let sampler = match &worlds {
        Some(worlds) => Sampler::new(worlds, sheet, &position),
        None => Sampler::blind(sheet, &position),
    };
    think(&sampler.expect("the seat is asked at this table, now"))
}

/// Whether nothing is hidden from the seat, so that the rest can be solved (RULES 11.4).
pub(crate) fn is_open(seated: &Seated<'_>) -> bool {
    Beyond::of(&seated.position()).is_none()
}

/// Lets those choose first who are asked at the same time as the seat and come before it in the
/// fast engine. What they choose stays sealed, so it changes nothing for the seat.
pub(crate) fn hear_the_others<M: Mask>(
    sheet: &Sheet<M>,
    policy: &Policy,
    state: &mut State<M>,
    seat: Seat,
    rng: &mut Rng,
) {
    while state.asked().is_some_and(|(asked, _)| asked != seat)
        && let Some(answer) = policy.choose(sheet, state, rng)
    {
        state.apply(sheet, answer);
    }
}
