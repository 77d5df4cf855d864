//! How hard a puzzle is to see.

use super::solution::Answer;
use crate::Policy;
use interregnum_rules::fast::{Mask, Move, Sheet, State};
use interregnum_rules::{Rng, Seat, Side};

/// A grade, the easiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Few tricks, and the right card looks right.
    Easy,
    /// A line to count out.
    Medium,
    /// Several cards look right, or the right one looks wrong.
    Hard,
    /// A long line, and the right card looks wrong.
    Expert,
}

impl Grade {
    /// All grades.
    pub const ALL: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::Expert => "expert",
        }
    }
}

/// What makes a puzzle hard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difficulty {
    /// How many tricks are left, this one included.
    pub tricks: u32,
    /// How many answers in a row must be found, each the only one that wins.
    pub depth: usize,
    /// How many options there are.
    pub options: usize,
    /// How many wrong options look at least as good to a player who only tries out what may
    /// happen.
    pub decoys: usize,
    /// Whether most options look better than the right one.
    pub looks_wrong: bool,
}

/// How often an option is tried out.
const TRIALS: u64 = 64;

impl Difficulty {
    pub(super) fn of<M: Mask>(
        sheet: &Sheet<M>,
        state: &State<M>,
        moves: &[Move<M>],
        winner: Move<M>,
        solution: &Answer,
        policy: &Policy,
        rng: &mut Rng,
    ) -> Difficulty {
        let seed = rng.next_u64();
        let looks: Vec<u32> = moves.iter().map(|&answer| look(sheet, state, answer, policy, seed)).collect();
        let own = moves.iter().position(|&answer| answer == winner).map_or(0, |place| looks[place]);
        let decoys = moves.iter().zip(&looks).filter(|&(&answer, &look)| answer != winner && look >= own).count();
        let tricks = state.hand(Seat(0)).count().max(state.hand(Seat(1)).count());
        let looks_wrong = 2 * decoys > moves.len();
        Difficulty { tricks, depth: solution.depth(), options: moves.len(), decoys, looks_wrong }
    }

    /// The grade: a point for every answer that must be found after the first, one for every second
    /// trick beyond three, one for every decoy up to three, and two if the right card looks wrong.
    pub fn grade(&self) -> Grade {
        let length = self.depth.saturating_sub(1) + (self.tricks.saturating_sub(3) / 2) as usize;
        match length + self.decoys.min(3) + 2 * usize::from(self.looks_wrong) {
            0..=1 => Grade::Easy,
            2..=3 => Grade::Medium,
            4..=5 => Grade::Hard,
            _ => Grade::Expert,
        }
    }
}

/// How often the option wins when both play on by rules of thumb.
fn look<M: Mask>(sheet: &Sheet<M>, state: &State<M>, answer: Move<M>, policy: &Policy, seed: u64) -> u32 {
    let Some((seat, _)) = state.asked() else { return 0 };
    let trial = |stream: u64| {
        let mut rng = Rng::stream(seed, stream);
        let mut game = *state;
        game.apply(sheet, answer);
        policy.playout(sheet, &mut game, &mut rng);
        u32::from(game.score(sheet).won(Side(M::side(seat.0))))
    };
    (0..TRIALS).map(trial).sum()
}
