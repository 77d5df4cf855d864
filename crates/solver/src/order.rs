//! What proved something before, and so is tried first. It decides how long a search takes, never what it finds.

use crate::ending::{CARDS, Ending, NONE, Set, places};
use crate::lanes::VOTES;
use crate::memory::Key;
use crate::node::Node;
use interregnum_rules::fast::Mask;

/// How many positions a hint is kept for: a power of two.
const HINTS: usize = 1 << 12;
/// How much more a lead is worth if it proved something in a position like this, or another card of its faction did.
const SAME_CARD: f32 = 12.0;
const SAME_FACTION: f32 = 3.5;

/// Which cards proved useful so far.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    leads: [i32; CARDS],
    answers: Box<[[i32; CARDS]; CARDS]>,
    /// By the number of cards that the sides have of each faction, and who leads: the lead that proved something last.
    hints: Vec<Hint>,
}

/// The lead that proved something where the sides had as many cards of each faction.
#[derive(Clone, Copy, Debug)]
struct Hint {
    /// Tells most positions apart that share a place.
    check: u32,
    card: u8,
}

impl Order {
    pub(crate) fn new() -> Order {
        Order {
            leads: [0; CARDS],
            answers: Box::new([[0; CARDS]; CARDS]),
            hints: vec![Hint { check: 0, card: NONE }; HINTS],
        }
    }

    /// The lead that proved something in a position like this.
    #[inline(always)]
    pub(crate) fn hint(&self, node: &Node) -> Option<usize> {
        let (place, check) = Hint::of(node);
        let hint = self.hints[place];
        (hint.check == check && hint.card != NONE).then_some(usize::from(hint.card))
    }

    /// How promising a lead is: few answers, few that win, and what it proved before.
    #[inline(always)]
    pub(crate) fn lead_worth<M: Mask>(&self, ending: &Ending<M>, node: &Node, hint: Option<usize>, card: usize) -> f32 {
        let own = node.left & ending.owner[usize::from(node.leader)];
        let answers = ending.answers(node, card);
        let winning = answers & ending.tricks(node).beaten_by[card];
        let (count, winning) = (answers.count_ones() as usize, winning.count_ones() as usize);
        let long = (own & ending.of[usize::from(ending.lane[card])]).count_ones() as usize;
        let like_before = match hint {
            Some(hint) if hint == card => SAME_CARD,
            Some(hint) if ending.lane[hint] == ending.lane[card] => SAME_FACTION,
            _ => 1.0,
        };
        let proved = like_before * (self.leads[card] as f32 + 4000.0);
        proved * ending.habit.card[card] * ending.habit.answers[winning & 15][count & 15] * ending.habit.long[long & 15]
    }

    /// A lead proved something.
    pub(crate) fn praise_lead(&mut self, node: &Node, card: usize) {
        let tricks = node.left.count_ones().cast_signed() / 2;
        self.leads[card] = self.leads[card].saturating_add(2 * tricks * tricks);
        let (place, check) = Hint::of(node);
        self.hints[place] = Hint { check, card: card as u8 };
    }

    /// A lead failed, after so many nodes: the more there were, the worse it was to try it.
    pub(crate) fn blame_lead(&mut self, card: usize, nodes: u64) {
        let blame = (nodes + 1).ilog2().min(8).cast_signed();
        self.leads[card] -= self.leads[card] / 16 * blame;
    }

    /// How promising an answer is for the side that gives it.
    #[inline(always)]
    pub(crate) fn answer_worth(&self, next: &Node, side: usize, lead: usize, answer: usize) -> f32 {
        let mut standing = 0.0;
        for vote in 0..VOTES {
            standing += (f32::from(next.score[vote]) / (f32::from(next.open[vote]) + 1.0)).clamp(-1.0, 1.0);
        }
        let standing = if side == 0 { standing } else { -standing };
        let leads = if usize::from(next.leader) == side { 8.0 } else { 0.0 };
        self.answers[lead][answer] as f32 * 16.0 + leads + standing
    }

    /// An answer proved something, or did not.
    #[inline(always)]
    pub(crate) fn judge_answer(&mut self, node: &Node, lead: usize, answer: usize, proved: bool) {
        let history = &mut self.answers[lead][answer];
        let more = if proved { node.left.count_ones().cast_signed() * 8 } else { -*history / 8 };
        *history = history.saturating_add(more);
    }

    /// Takes the answer out of a set that proved most so far: what proves something at once is then found soon.
    #[inline(always)]
    pub(crate) fn take_likeliest(&self, lead: usize, answers: &mut Set) -> Option<usize> {
        let proved = &self.answers[lead];
        let answer =
            places(*answers).reduce(|best, answer| if proved[answer] > proved[best] { answer } else { best })?;
        *answers ^= 1 << answer;
        Some(answer)
    }
}

impl Hint {
    /// Where the hint for a position is, and how to tell that it is for this one.
    #[inline(always)]
    fn of(node: &Node) -> (usize, u32) {
        let spread = Key { low: node.counts, high: u64::from(node.leader) }.spread();
        (spread as usize & (HINTS - 1), (spread >> 32) as u32)
    }
}
