//! How a puzzle is won, whatever the other side does.

use super::value_for;
use interregnum_rules::fast::{Mask, Move, Sheet, State};
use interregnum_rules::{Action, Side};
use interregnum_solver::{Solver, Value};

/// An action that wins, and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The action.
    pub action: Action,
    /// Whether it is the only one that wins.
    pub only: bool,
    /// What the winner does next if it acts again at once.
    pub next: Option<Box<Answer>>,
    /// Every reply of the other side, and the answer to it. Without any, the win is secured: from
    /// here on every way to play wins.
    pub replies: Vec<Reply>,
}

/// What the other side may do, and how to win then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The ways to reply that are met alike; each is one action, or several in a row.
    pub ways: Vec<Vec<Action>>,
    /// How to win then; nothing if the win is secured.
    pub answer: Option<Answer>,
}

impl Answer {
    /// How many answers in a row must be found in the longest line, each the only one that wins.
    pub fn depth(&self) -> usize {
        let after = self.next.iter().map(|next| next.depth());
        let replies = self.replies.iter().filter_map(|reply| reply.answer.as_ref()).map(Answer::depth);
        usize::from(self.only) + after.chain(replies).max().unwrap_or(0)
    }
}

/// From so many cards in a hand on, all ways to play are tried to see whether a win is secured.
const ALL_WAYS: u32 = 5;

/// The solution that begins with this answer. `room` is how many answers it may have; `None` if it
/// needs more, or if the solver's budget is spent.
pub(super) fn after<M: Mask>(
    sheet: &Sheet<M>,
    state: &State<M>,
    answer: Move<M>,
    only: bool,
    solver: &mut Solver,
    room: &mut usize,
) -> Option<Answer> {
    *room = room.checked_sub(1)?;
    let (seat, _) = state.asked()?;
    let side = Side(M::side(seat.0));
    let mut next = *state;
    next.apply(sheet, answer);
    let mut solution = Answer { action: state.action(sheet, answer), only, next: None, replies: Vec::new() };
    if is_secured(sheet, &next, side) {
        return Some(solution);
    }
    match next.asked() {
        Some((again, _)) if again == seat => {
            solution.next = Some(Box::new(best(sheet, &next, solver, room)?));
        }
        _ => replies(sheet, &next, side, &mut Vec::new(), &mut solution.replies, solver, room)?,
    }
    Some(solution)
}

/// Every way in which the other side may act until the winner is asked again.
fn replies<M: Mask>(
    sheet: &Sheet<M>,
    state: &State<M>,
    side: Side,
    done: &mut Vec<Action>,
    replies: &mut Vec<Reply>,
    solver: &mut Solver,
    room: &mut usize,
) -> Option<()> {
    let mut moves = Vec::new();
    state.moves(sheet, |reply| moves.push(reply));
    for reply in moves {
        let mut next = *state;
        next.apply(sheet, reply);
        done.push(state.action(sheet, reply));
        if is_secured(sheet, &next, side) {
            add(replies, done, None);
        } else if next.asked().is_some_and(|(seat, _)| M::side(seat.0) == side.0) {
            let answer = best(sheet, &next, solver, room)?;
            add(replies, done, Some(answer));
        } else {
            self::replies(sheet, &next, side, done, replies, solver, room)?;
        }
        done.pop();
    }
    Some(())
}

/// Adds a way to reply to those that are met with the same answer.
fn add(replies: &mut Vec<Reply>, done: &[Action], answer: Option<Answer>) {
    match replies.iter_mut().find(|reply| reply.answer == answer) {
        Some(reply) => reply.ways.push(done.to_vec()),
        None => replies.push(Reply { ways: vec![done.to_vec()], answer }),
    }
}

/// The winning answer that is the easiest to carry out: one that secures the win if there is one.
fn best<M: Mask>(sheet: &Sheet<M>, state: &State<M>, solver: &mut Solver, room: &mut usize) -> Option<Answer> {
    let (seat, _) = state.asked()?;
    let side = Side(M::side(seat.0));
    let mut winning = Vec::new();
    let mut moves = Vec::new();
    state.moves(sheet, |answer| moves.push(answer));
    for answer in moves {
        let mut next = *state;
        next.apply(sheet, answer);
        if value_for(sheet, &next, side, solver)? == Value::Win {
            winning.push((!is_secured(sheet, &next, side), answer));
        }
    }
    let only = winning.len() == 1;
    let &(_, answer) = winning.iter().min_by_key(|(open, _)| *open)?;
    after(sheet, state, answer, only, solver, room)
}

/// Whether the side wins however both play on.
fn is_secured<M: Mask>(sheet: &Sheet<M>, state: &State<M>, side: Side) -> bool {
    if state.asked().is_none() {
        let score = state.score(sheet);
        return score.won(side) && score.winners.is_power_of_two();
    }
    let most = (0..M::PLAYERS).map(|seat| state.hand(interregnum_rules::Seat(seat)).count()).max().unwrap_or(0);
    if most > ALL_WAYS {
        return false;
    }
    let mut secured = true;
    state.moves(sheet, |answer| {
        if secured {
            let mut next = *state;
            next.apply(sheet, answer);
            secured = is_secured(sheet, &next, side);
        }
    });
    secured
}
