//! The search: whether the first side reaches a goal.

use crate::ending::{CARDS, Ending, Set, places};
use crate::goal::{Goal, neutral, sure};
use crate::lanes::VOTES;
use crate::line::{Found, Seek, Spent};
use crate::memory::{Era, Memory, Pinned, Proof, Spot, Use};
use crate::node::Node;
use crate::order::Order;
use crate::slide::Slides;
use interregnum_rules::fast::Mask;

/// A search for one goal.
pub(crate) struct Search<'a, M: Mask> {
    pub(crate) ending: &'a Ending<M>,
    pub(crate) memory: &'a mut Memory,
    pub(crate) order: &'a mut Order,
    pub(crate) slides: &'a mut Slides,
    pub(crate) goal: Goal,
    /// What is assumed where the lanes do not tell how the game ends: that the first side misses its
    /// goal, or, hoping, that it reaches it.
    pub(crate) hope: bool,
    pub(crate) era: Era,
    /// In which lanes a proof by the lanes holds for the very same score alone.
    pub(crate) pinned: Pinned,
    pub(crate) nodes: &'a mut u64,
    pub(crate) budget: u64,
    /// The answers being tried, those of inner tricks last.
    pub(crate) tries: Vec<Try>,
}

/// A trick that was tried: the answer and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Try {
    worth: f32,
    answer: u8,
    spot: Spot,
    node: Node,
}

impl<M: Mask> Search<'_, M> {
    /// What can be said without playing on, or the key of the position.
    #[inline(always)]
    fn known(&mut self, node: &Node) -> Result<Proof, Spot> {
        if node.left == 0 {
            return Ok(self.ending.judge(&self.goal, node, self.hope));
        }
        if let Some(proof) = self.secured(node) {
            return Ok(proof);
        }
        if node.left.count_ones() == 2 && !self.ending.crushing_is_asked {
            return Ok(self.last_trick(node));
        }
        let spot = self.ending.spot(self.slides, node);
        self.remembered(node, spot).ok_or(spot)
    }

    /// The last trick, in which nobody has a choice.
    fn last_trick(&self, node: &Node) -> Proof {
        let cards = [0, 1].map(|side| (node.left & self.ending.owner[side]).trailing_zeros() as usize);
        let leader = usize::from(node.leader);
        let next = self.ending.next(node, cards[leader], cards[1 - leader], 0);
        self.back(node, &next, self.ending.judge(&self.goal, &next, self.hope))
    }

    /// A proof from what is gathered already.
    #[inline(always)]
    pub(crate) fn secured(&self, node: &Node) -> Option<Proof> {
        if self.ending.securable { self.ending.secured(&self.goal, node) } else { None }
    }

    #[inline(always)]
    fn remembered(&self, node: &Node, spot: Spot) -> Option<Proof> {
        let usable = Use { pinned: self.pinned, assuming: Some(self.hope) };
        self.memory.find(self.era, spot, node.score, usable, |other| self.ending.shift(spot.cards, other))
    }

    /// One of each group of cards that play alike.
    #[inline(always)]
    fn distinct(&self, node: &Node, cards: Set, opposing: Set) -> Set {
        let differ = &self.ending.strengths(node).differ;
        let mut distinct = cards;
        let mut before = CARDS - 1;
        for card in places(cards) {
            let alike = self.ending.lane[card] == self.ending.lane[before]
                && cards >> before & 1 == 1
                && before < card
                && differ[card][before] & opposing == 0;
            distinct ^= Set::from(alike) << card;
            before = card;
        }
        distinct
    }

    /// One more node.
    #[inline(always)]
    pub(crate) fn count(&mut self) -> Result<(), Spent> {
        *self.nodes += 1;
        if *self.nodes > self.budget { Err(Spent) } else { Ok(()) }
    }

    /// Tries the leads.
    fn expand(&mut self, node: &Node, spot: Spot) -> Result<Proof, Spent> {
        self.count()?;
        let leader = usize::from(node.leader);
        let wanted = leader == 0;
        let opposing = node.left & self.ending.owner[1 - leader];
        let own = node.left & self.ending.owner[leader];
        let hand = self.distinct(node, own, opposing);
        let remembered = self.memory.card(self.era, spot.key);
        let hint = self.order.hint(node);
        let mut leads = [(0f32, 0u8); CARDS / 2];
        let mut count = 0;
        for card in places(hand) {
            let worth = if remembered == Some(card as u8) {
                f32::MAX
            } else {
                self.order.lead_worth(self.ending, node, hint, card)
            };
            leads[count] = (worth, card as u8);
            count += 1;
        }
        let leads = &mut leads[..count];
        let mut all = Proof::nothing(!wanted);
        for n in 0..leads.len() {
            let best = (n + 1..leads.len()).fold(n, |best, at| if leads[at].0 > leads[best].0 { at } else { best });
            leads.swap(n, best);
            let card = leads[n].1;
            let before = *self.nodes;
            let proof = self.answer(node, usize::from(card))?;
            if proof.reached == wanted {
                self.order.praise_lead(node, usize::from(card));
                self.keep(spot, proof, card);
                return Ok(proof);
            }
            self.order.blame_lead(usize::from(card), *self.nodes - before);
            all = all.both(proof);
        }
        self.keep(spot, all, leads[0].1);
        Ok(all)
    }

    fn keep(&mut self, spot: Spot, proof: Proof, card: u8) {
        self.memory.keep(self.era, spot, proof, card, |other| self.ending.shift(spot.cards, other));
    }

    /// The same where the winner may decline to crush (6.2).
    fn answer_and_crush(&mut self, node: &Node, lead: usize, answers: Set) -> Result<Proof, Spent> {
        let side = usize::from(1 - node.leader);
        let wanted = side == 0;
        let mut all = Proof::nothing(!wanted);
        let worth = |answer: usize| {
            let next = self.ending.next(node, lead, answer, 0);
            self.order.answer_worth(&next, side, lead, answer)
        };
        let mut tries: Vec<(f32, usize)> = places(answers).map(|answer| (worth(answer), answer)).collect();
        tries.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (_, answer) in tries {
            let proof = self.after(node, lead, answer)?;
            self.order.judge_answer(node, lead, answer, proof.reached == wanted);
            if proof.reached == wanted {
                return Ok(proof);
            }
            all = all.both(proof);
        }
        Ok(all)
    }
}

impl<M: Mask> Seek<M> for Search<'_, M> {
    type Proof = Proof;

    fn ending(&self) -> &Ending<M> {
        self.ending
    }

    /// Whether the goal is reached from here, the leader to play.
    fn lead(&mut self, node: &Node) -> Result<Proof, Spent> {
        match self.known(node) {
            Ok(proof) => Ok(proof),
            Err(spot) => self.expand(node, spot),
        }
    }

    /// Tries the answers to a lead.
    fn answer(&mut self, node: &Node, lead: usize) -> Result<Proof, Spent> {
        let side = usize::from(1 - node.leader);
        let wanted = side == 0;
        let opposing = node.left & self.ending.owner[1 - side];
        let mut answers = self.distinct(node, self.ending.answers(node, lead), opposing);
        let giants = (answers | 1 << lead) & self.ending.crushers;
        if self.ending.crushing_is_asked && giants != 0 && node.front != [0; 2] {
            return self.answer_and_crush(node, lead, answers);
        }
        let mut all = Proof::nothing(!wanted);
        let first = self.tries.len();
        while let Some(answer) = self.order.take_likeliest(lead, &mut answers) {
            let next = self.ending.next(node, lead, answer, 0);
            match self.known(&next) {
                Ok(proof) => {
                    let proof = self.back(node, &next, proof);
                    if proof.reached == wanted {
                        self.tries.truncate(first);
                        return Ok(proof);
                    }
                    all = all.both(proof);
                }
                Err(spot) => {
                    let worth = self.order.answer_worth(&next, side, lead, answer);
                    self.tries.push(Try { worth, answer: answer as u8, spot, node: next });
                }
            }
        }
        let count = self.tries.len();
        for n in first..count {
            let best = (n + 1..count)
                .fold(n, |best, at| if self.tries[at].worth > self.tries[best].worth { at } else { best });
            self.tries.swap(n, best);
            let Try { answer, spot, node: next, .. } = self.tries[n];
            // What was tried before may have settled this one too.
            let remembered = if n > first { self.remembered(&next, spot) } else { None };
            let proof = match remembered {
                Some(proof) => proof,
                None => self.expand(&next, spot)?,
            };
            let proof = self.back(node, &next, proof);
            self.order.judge_answer(node, lead, usize::from(answer), proof.reached == wanted);
            if proof.reached == wanted {
                self.tries.truncate(first);
                return Ok(proof);
            }
            all = all.both(proof);
        }
        self.tries.truncate(first);
        Ok(all)
    }

    /// A proof one trick earlier.
    #[inline(always)]
    fn back(&self, node: &Node, next: &Node, proof: Proof) -> Proof {
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
        Proof { condition, ..proof }
    }
}

impl Found for Proof {
    #[inline(always)]
    fn reached(self) -> bool {
        self.reached
    }

    #[inline(always)]
    fn nothing(reached: bool) -> Proof {
        sure(reached, neutral(reached))
    }

    #[inline(always)]
    fn both(self, other: Proof) -> Proof {
        let (one, two) = (self.condition, other.condition);
        let condition = if self.reached { one.max(two) } else { one.min(two) };
        Proof { assumed: self.assumed | other.assumed, condition, ..self }
    }
}
