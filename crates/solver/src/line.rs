//! What all searches have in common: where they begin, and what comes after a trick.

use crate::ending::Ending;
use crate::node::Node;
use interregnum_rules::fast::Mask;

/// What is asked about: the position, or what comes after an action in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The position itself.
    Here,
    /// After the first side plays this card: as a lead, or as an answer to the lead.
    After(usize),
}

/// The budget is spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spent;

/// What a search finds: whether its goal is reached, and when that holds.
pub(crate) trait Found: Copy {
    fn reached(self) -> bool;

    /// Says so much, and demands nothing.
    fn nothing(reached: bool) -> Self;

    /// What two of them that say the same demand together.
    fn both(self, other: Self) -> Self;
}

/// A search for one goal.
pub(crate) trait Seek<M: Mask> {
    type Proof: Found;

    fn ending(&self) -> &Ending<M>;

    /// Whether the goal is reached from here, the leader to play.
    fn lead(&mut self, node: &Node) -> Result<Self::Proof, Spent>;

    /// The same after this lead.
    fn answer(&mut self, node: &Node, lead: usize) -> Result<Self::Proof, Spent>;

    /// A proof one trick earlier.
    fn back(&self, node: &Node, next: &Node, proof: Self::Proof) -> Self::Proof;

    /// What comes after a trick; where the winner is asked about crushing, with its best choice.
    fn after(&mut self, node: &Node, lead: usize, answer: usize) -> Result<Self::Proof, Spent> {
        let ending = self.ending();
        let found = if ending.crushing_is_asked { ending.crushing(node, lead, answer) } else { 0 };
        let wanted = ending.next(node, lead, answer, 0).winner == 0;
        let mut all = Self::Proof::nothing(!wanted);
        for spare in (0..4).filter(|spare| spare & !found == 0) {
            let next = self.ending().next(node, lead, answer, spare);
            let proof = self.lead(&next)?;
            let proof = self.back(node, &next, proof);
            if proof.reached() == wanted {
                return Ok(proof);
            }
            all = all.both(proof);
        }
        Ok(all)
    }

    /// The answer for a line from the root, where a card may be led already.
    fn ask(&mut self, root: &Node, led: Option<usize>, line: Line) -> Result<Self::Proof, Spent> {
        match (line, led) {
            (Line::Here, None) => self.lead(root),
            (Line::Here, Some(lead)) => self.answer(root, lead),
            (Line::After(card), None) => self.answer(root, card),
            (Line::After(card), Some(lead)) => self.after(root, lead, card),
        }
    }
}
