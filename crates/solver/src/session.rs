//! One position, and all that is asked about it.

use crate::answer::{Score, Value};
use crate::ending::Ending;
use crate::goal::{ANY_MARGIN, Goal};
use crate::line::{Line, Seek, Spent};
use crate::memory::{Memory, Pinned};
use crate::order::Order;
use crate::points::{Kept, PointSearch};
use crate::search::Search;
use crate::slide::Slides;
use interregnum_rules::fast::{Contenders, Mask, Sheet, State};

/// A position with what was found out about it so far.
pub(crate) struct Session<'a, M: Mask> {
    ending: Ending<M>,
    /// The card that is led already, if one is.
    lead: Option<usize>,
    memory: &'a mut Memory,
    order: Order,
    slides: Slides,
    /// Proofs that look at points.
    kept: Kept,
    nodes: &'a mut u64,
    budget: u64,
}

impl<'a, M: Mask> Session<'a, M> {
    /// Prepares a state, in which a card must be asked for.
    pub(crate) fn new(
        sheet: &Sheet<M>,
        state: &State<M>,
        memory: &'a mut Memory,
        nodes: &'a mut u64,
        budget: u64,
    ) -> Option<Session<'a, M>> {
        let (ending, lead) = Ending::new(sheet, state)?;
        memory.begin(!ending.weighs_freely);
        let slides = Slides::new(&ending);
        Some(Session { ending, lead, memory, order: Order::new(), slides, kept: Kept::default(), nodes, budget })
    }

    /// The place of a card of the hand in the ending, by its index in the sheet.
    pub(crate) fn place(&self, card: u8) -> Option<usize> {
        self.ending.index.iter().position(|&index| index == card)
    }

    /// The score with best play, from the first side.
    pub(crate) fn score(&mut self, line: Line) -> Result<Score, Spent> {
        let value = self.value(line)?;
        let margin = self.margin(line, value)?;
        Ok(Score { value, margin })
    }

    /// Who wins with best play, from the first side.
    pub(crate) fn value(&mut self, line: Line) -> Result<Value, Spent> {
        if self.reaches(line, Goal::new(Value::Win, ANY_MARGIN))? {
            return Ok(Value::Win);
        }
        let draws = self.reaches(line, Goal::new(Value::Draw, ANY_MARGIN))?;
        Ok(if draws { Value::Draw } else { Value::Loss })
    }

    /// The best margin that goes with the value.
    pub(crate) fn margin(&mut self, line: Line, value: Value) -> Result<i8, Spent> {
        // A shared win means equal votes.
        if value == Value::Draw {
            return Ok(0);
        }
        let most = 7;
        let (mut low, mut high) = match (value, self.ending.contenders) {
            (Value::Win, Contenders::All) => (0, most),
            (Value::Loss, Contenders::All) => (-most, 0),
            _ => (-most, most),
        };
        // Most games end with a lead of one vote or three.
        let mut probes = if value == Value::Win { [2, 1, 4].iter() } else { [-2, 0, -4].iter() };
        while low < high {
            let middle = low + (high - low + 1) / 2;
            let probe = probes.find(|&&probe| low < probe && probe <= high).map_or(middle, |&probe| probe);
            if self.reaches(line, Goal::new(value, probe))? {
                low = probe;
            } else {
                high = probe - 1;
            }
        }
        Ok(low)
    }

    /// Whether the first side can reach this goal. Where that rests on ends that the lanes do not
    /// tell, it is tried with both assumptions; only if they differ are points looked at.
    fn reaches(&mut self, line: Line, goal: Goal) -> Result<bool, Spent> {
        // By the lanes, winning and sharing the win are the same.
        let by_lanes = if goal.least.value == Value::Draw { Goal::new(Value::Win, goal.least.margin) } else { goal };
        let (root, lead) = (self.ending.root, self.lead);
        for hope in [false, true] {
            let (mut search, _) = self.search(by_lanes, hope);
            let proof = search.ask(&root, lead, line)?;
            if !proof.assumed {
                return Ok(proof.reached);
            }
        }
        let (lanes, kept) = self.search(by_lanes, false);
        let proof = PointSearch { lanes, goal, kept }.ask(&root, lead, line)?;
        Ok(proof.reached)
    }

    /// A search by the lanes, and what was proved beyond them.
    fn search(&mut self, goal: Goal, hope: bool) -> (Search<'_, M>, &mut Kept) {
        let era = self.memory.era(goal.least);
        let search = Search {
            ending: &self.ending,
            memory: self.memory,
            order: &mut self.order,
            slides: &mut self.slides,
            goal,
            hope,
            era,
            pinned: if self.ending.pinned.contains(&true) { Pinned::Some(self.ending.pinned) } else { Pinned::None },
            nodes: self.nodes,
            budget: self.budget,
            tries: Vec::new(),
        };
        (search, &mut self.kept)
    }
}
