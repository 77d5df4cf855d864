//! The search: whether the first side reaches a goal.

use crate::ending::{CARDS, Ending, Set, places};
use crate::goal::Goal;
use crate::lanes::{Lanes, VOTES};
use crate::memory::{Key, Memory, Proof};
use crate::node::Node;
use interregnum_rules::fast::Mask;

/// How the end of the game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// By the lanes. Where they do not tell, the first side is thought to miss its goal, or, hoping,
    /// to reach it.
    Lanes { hope: bool },
    /// By asking the rulebook; every card has its place in the key.
    Exact,
}

/// The budget is spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spent;

/// A search for one goal.
pub(crate) struct Search<'a, M: Mask> {
    pub(crate) ending: &'a Ending<M>,
    pub(crate) memory: &'a mut Memory,
    pub(crate) order: &'a mut Order,
    pub(crate) goal: Goal,
    pub(crate) sight: Sight,
    /// Whether an end was met that the lanes could not tell.
    pub(crate) vague: bool,
    pub(crate) nodes: &'a mut u64,
    pub(crate) budget: u64,
    /// The answers being tried, those of inner tricks last.
    pub(crate) tries: Vec<Try>,
}

/// Which cards proved useful so far.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    leads: [i32; CARDS],
    answers: Box<[[i32; CARDS]; CARDS]>,
}

impl Order {
    pub(crate) fn new() -> Order {
        Order { leads: [0; CARDS], answers: Box::new([[0; CARDS]; CARDS]) }
    }
}

/// A trick that was tried: the answer and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Try {
    worth: i64,
    answer: u8,
    key: Key,
    node: Node,
}

impl<M: Mask> Search<'_, M> {
    /// Whether the goal is reached from here, the leader to play.
    pub(crate) fn lead(&mut self, node: &Node) -> Result<Proof, Spent> {
        let key = self.key(node);
        match self.known(node, key) {
            Some(proof) => Ok(proof),
            None => self.expand(node, key),
        }
    }

    fn key(&self, node: &Node) -> Key {
        match self.sight {
            Sight::Lanes { .. } => self.ending.key(node),
            Sight::Exact => self.ending.exact_key(node),
        }
    }

    /// What can be said without playing on.
    #[inline(always)]
    fn known(&mut self, node: &Node, key: Key) -> Option<Proof> {
        if node.left == 0 {
            return Some(self.judge(node));
        }
        if self.ending.securable {
            if let Some(proof) = self.ending.secured(&self.goal, node) {
                return Some(proof);
            }
        }
        self.remembered(node, key)
    }

    #[inline(always)]
    fn remembered(&self, node: &Node, key: Key) -> Option<Proof> {
        self.memory.find(key, node.score, self.ending.exactly || self.sight == Sight::Exact)
    }

    fn judge(&mut self, node: &Node) -> Proof {
        match self.sight {
            Sight::Lanes { hope } => self.ending.judge(&self.goal, node, hope, &mut self.vague),
            Sight::Exact => {
                let reached = self.ending.exact_end(node) >= self.goal.least;
                Proof { reached, condition: node.score }
            }
        }
    }

    /// One of each group of cards that play alike.
    #[inline(always)]
    fn distinct(&self, cards: Set, opposing: Set) -> Set {
        let table = if self.sight == Sight::Exact { &self.ending.copies } else { &self.ending.differ };
        let mut distinct = cards;
        let mut before = CARDS - 1;
        for card in places(cards) {
            let alike = self.ending.lane[card] == self.ending.lane[before]
                && cards >> before & 1 == 1
                && before < card
                && table[card][before] & opposing == 0;
            if alike {
                distinct ^= 1 << card;
            }
            before = card;
        }
        distinct
    }

    /// Tries the leads.
    fn expand(&mut self, node: &Node, key: Key) -> Result<Proof, Spent> {
        *self.nodes += 1;
        if *self.nodes > self.budget {
            return Err(Spent);
        }
        let leader = usize::from(node.leader);
        let wanted = leader == 0;
        let opposing = node.left & self.ending.owner[1 - leader];
        let hand = self.distinct(node.left & self.ending.owner[leader], opposing);
        let remembered = self.memory.card(key);
        let mut leads = [(0i64, 0u8); CARDS / 2];
        let mut count = 0;
        for card in places(hand) {
            let worth = if remembered == Some(card as u8) { i64::MAX } else { self.lead_worth(node, card) };
            leads[count] = (worth, card as u8);
            count += 1;
        }
        let leads = &mut leads[..count];
        let mut all = neutral(!wanted);
        for n in 0..leads.len() {
            let best = (n..leads.len()).max_by_key(|&at| leads[at].0).unwrap_or(n);
            leads.swap(n, best);
            let card = leads[n].1;
            let proof = self.answer(node, usize::from(card))?;
            if proof.reached == wanted {
                self.praise_lead(usize::from(card), node);
                self.keep(node, key, proof, card);
                return Ok(proof);
            }
            self.order.leads[usize::from(card)] -= self.order.leads[usize::from(card)] / 8;
            all = meet(all, proof.condition, !wanted);
        }
        let proof = Proof { reached: !wanted, condition: all };
        self.keep(node, key, proof, leads[0].1);
        Ok(proof)
    }

    fn keep(&mut self, node: &Node, key: Key, mut proof: Proof, card: u8) {
        if self.ending.exactly || self.sight == Sight::Exact {
            proof.condition = node.score;
        }
        self.memory.keep(key, proof, card, node.left.count_ones() / 2);
    }

    fn praise_lead(&mut self, card: usize, node: &Node) {
        self.order.leads[card] += node.left.count_ones().cast_signed() * 8;
    }

    /// How promising a lead is: few answers, none that wins, and what it proved before.
    #[inline(always)]
    fn lead_worth(&self, node: &Node, card: usize) -> i64 {
        let answers = self.ending.answers(node, card);
        let winning = if self.ending.bonuses {
            places(answers).filter(|&answer| self.ending.wins(node, card, answer)).fold(0, |set, answer| set | 1 << answer)
        } else {
            answers & self.ending.beaten_by[card]
        };
        let count = i64::from(answers.count_ones()) + 1;
        let mut worth = (i64::from(self.order.leads[card]) + 4000) * 2;
        if winning == 0 {
            worth *= 2;
        } else if winning == answers {
            worth /= 2;
        }
        (worth << 20) / (count * count * count * count)
    }

    /// Tries the answers to a lead.
    pub(crate) fn answer(&mut self, node: &Node, lead: usize) -> Result<Proof, Spent> {
        let side = usize::from(1 - node.leader);
        let wanted = side == 0;
        let opposing = node.left & self.ending.owner[1 - side];
        let answers = self.distinct(self.ending.answers(node, lead), opposing);
        if self.ending.crushing_is_asked {
            return self.answer_and_crush(node, lead, answers);
        }
        let mut all = neutral(!wanted);
        let first = self.tries.len();
        for answer in places(answers) {
            let next = self.ending.next(node, lead, answer, 0);
            let key = self.key(&next);
            match self.known(&next, key) {
                Some(proof) => {
                    let condition = self.back(node, &next, proof);
                    if proof.reached == wanted {
                        self.tries.truncate(first);
                        return Ok(Proof { condition, ..proof });
                    }
                    all = meet(all, condition, !wanted);
                }
                None => {
                    let worth = self.answer_worth(&next, side, lead, answer);
                    self.tries.push(Try { worth, answer: answer as u8, key, node: next });
                }
            }
        }
        let count = self.tries.len();
        for n in first..count {
            let best = (n..count).max_by_key(|&at| self.tries[at].worth).unwrap_or(n);
            self.tries.swap(n, best);
            let Try { answer, key, node: next, .. } = self.tries[n];
            // What was tried before may have settled this one too.
            let remembered = if n > first { self.remembered(&next, key) } else { None };
            let proof = match remembered {
                Some(proof) => proof,
                None => self.expand(&next, key)?,
            };
            let condition = self.back(node, &next, proof);
            let history = &mut self.order.answers[lead][usize::from(answer)];
            if proof.reached == wanted {
                *history += node.left.count_ones().cast_signed() * 8;
                self.tries.truncate(first);
                return Ok(Proof { condition, ..proof });
            }
            *history -= *history / 8;
            all = meet(all, condition, !wanted);
        }
        self.tries.truncate(first);
        Ok(Proof { reached: !wanted, condition: all })
    }

    /// How promising an answer is for the side that gives it.
    #[inline(always)]
    fn answer_worth(&self, next: &Node, side: usize, lead: usize, answer: usize) -> i64 {
        let history = i64::from(self.order.answers[lead][answer]);
        let leads = i64::from(usize::from(next.leader) == side);
        let mut standing = 0i64;
        for vote in 0..VOTES {
            let open = i64::from(next.open[vote]) + 1;
            standing += (i64::from(next.score[vote]) * 64 / open).clamp(-64, 64);
        }
        let standing = if side == 0 { standing } else { -standing };
        history * 1024 + leads * 512 + standing
    }

    /// The same where the winner may decline to crush (6.2).
    fn answer_and_crush(&mut self, node: &Node, lead: usize, answers: Set) -> Result<Proof, Spent> {
        let wanted = node.leader == 1;
        for answer in places(answers) {
            let reached = self.after(node, lead, answer)?.reached;
            if reached == wanted {
                return Ok(Proof { reached, condition: node.score });
            }
        }
        Ok(Proof { reached: !wanted, condition: node.score })
    }

    /// What comes after a trick; where the winner is asked about crushing, with its best choice.
    pub(crate) fn after(&mut self, node: &Node, lead: usize, answer: usize) -> Result<Proof, Spent> {
        let next = self.ending.next(node, lead, answer, 0);
        if !self.ending.crushing_is_asked {
            let proof = self.lead(&next)?;
            return Ok(Proof { condition: self.back(node, &next, proof), ..proof });
        }
        let found = self.ending.crushing(node, lead, answer);
        let wanted = next.winner == 0;
        for spare in (0..4).filter(|spare| spare & !found == 0) {
            let next = self.ending.next(node, lead, answer, spare);
            if self.lead(&next)?.reached == wanted {
                return Ok(Proof { reached: wanted, condition: node.score });
            }
        }
        Ok(Proof { reached: !wanted, condition: node.score })
    }

    /// The condition of a proof one trick earlier.
    #[inline(always)]
    fn back(&self, node: &Node, next: &Node, proof: Proof) -> Lanes {
        let mut condition = proof.condition - (next.score - node.score);
        if self.ending.lighthouse {
            // A claim made in this trick is made whatever the score was.
            let made = (next.claimed[0] | next.claimed[1]) & !(node.claimed[0] | node.claimed[1]);
            for vote in 0..VOTES {
                if made >> vote & 1 == 1 {
                    condition[vote] = neutral(proof.reached)[vote];
                }
            }
        }
        condition
    }
}

/// The condition that demands nothing of a proof that the goal is reached, or that it is not.
#[inline(always)]
fn neutral(reached: bool) -> Lanes {
    if reached { Lanes::LOWEST } else { Lanes::HIGHEST }
}

/// Both conditions.
#[inline(always)]
fn meet(one: Lanes, other: Lanes, reached: bool) -> Lanes {
    if reached { one.max(other) } else { one.min(other) }
}
