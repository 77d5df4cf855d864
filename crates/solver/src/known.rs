//! The states that can be solved, by their types. Whoever asks is generic in the set of cards, but two play with one of
//! two sets: asked through [`Known`], the search is compiled in this crate for both, and not again wherever it is used.

use crate::answer::Value;
use interregnum_rules::fast::{Mask, Move, Plain, Sheet, State};
use std::any::Any;

/// A state of two players.
pub(crate) enum Known<'a> {
    /// At a plain table.
    Plain(&'a Sheet<Plain>, &'a State<Plain>),
    /// At any table.
    Two(&'a Sheet<u64>, &'a State<u64>),
}

impl<'a> Known<'a> {
    /// The state of a caller that is generic in the set of cards.
    pub(crate) fn of<M: Mask>(sheet: &'a Sheet<M>, state: &'a State<M>) -> Known<'a> {
        let (sheet, state): (&dyn Any, &dyn Any) = (sheet, state);
        if let (Some(sheet), Some(state)) = (sheet.downcast_ref(), state.downcast_ref()) {
            return Known::Plain(sheet, state);
        }
        match (sheet.downcast_ref(), state.downcast_ref()) {
            (Some(sheet), Some(state)) => Known::Two(sheet, state),
            _ => unreachable!("only states of two players can be solved"),
        }
    }
}

/// What each move leads to.
pub(crate) enum KnownValues {
    Plain(Vec<(Move<Plain>, Value)>),
    Two(Vec<(Move<u64>, Value)>),
}

impl KnownValues {
    /// The same for the caller that asked.
    pub(crate) fn told<M: Mask>(self) -> Vec<(Move<M>, Value)> {
        let values: Box<dyn Any> = match self {
            KnownValues::Plain(values) => Box::new(values),
            KnownValues::Two(values) => Box::new(values),
        };
        *values.downcast().expect("the answer is of the type of the question")
    }
}
