//! How good a world is for a side, where that cannot be proved.

use crate::Policy;
use interregnum_rules::fast::{Mask, Rules, Sheet, State};
use interregnum_rules::{Kind, Phase, Rng, Side, Table};
use interregnum_solver::{Beyond, Solver, Value};

/// Guesses how a game ends. A better one can take the place of [`Playouts`].
pub trait Estimator: Sync {
    /// The share of the win that the side may expect from here on, from 0 to 1. All cards are
    /// known to the estimator, so what it does for a seat must not depend on cards that the seat
    /// does not know, or options that need such knowledge are overrated.
    fn share<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, side: Side, solver: &mut Solver, rng: &mut Rng)
    -> f64;
}

/// Plays on by the rules of thumb of [`Policy`], which look at no hidden card. Where the rest can
/// be solved, it is: from the first trick of Phase Two with two players and no Phoenixes.
#[derive(Clone, Debug)]
pub struct Playouts {
    solvable: bool,
    policy: Policy,
}

impl Playouts {
    /// For games at this table.
    pub fn new(table: &Table) -> Playouts {
        Playouts { solvable: Beyond::at(table).is_none(), policy: Policy::of(table, &Rules::new(table)) }
    }
}

impl Estimator for Playouts {
    fn share<M: Mask>(
        &self,
        sheet: &Sheet<M>,
        state: &State<M>,
        side: Side,
        solver: &mut Solver,
        rng: &mut Rng,
    ) -> f64 {
        let mut state = *state;
        let mut tried = false;
        while let Some((seat, kind)) = state.asked() {
            let open = matches!(kind, Kind::Play | Kind::Crush);
            if self.solvable && !tried && open && state.phase() == Phase::Two {
                tried = true;
                if let Some(value) = solver.value_of(sheet, &state) {
                    let own = Side(M::side(seat.0)) == side;
                    return share_of(if own { value } else { -value });
                }
            }
            let answer = self.policy.choose(sheet, &state, rng).expect("a seat is asked");
            state.apply(sheet, answer);
        }
        let score = state.score(sheet);
        f64::from(u8::from(score.won(side))) / f64::from(score.winners.count_ones().max(1))
    }
}

/// What a value is worth.
pub(super) const fn share_of(value: Value) -> f64 {
    match value {
        Value::Loss => 0.0,
        Value::Draw => 0.5,
        Value::Win => 1.0,
    }
}
