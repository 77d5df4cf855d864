//! Monte Carlo tree search over worlds.

use super::answers::{self, Answer, Moment, Names};
use interregnum_rules::fast::{Mask, Options, Sampler, Sheet, State};
use interregnum_rules::{Kind, Question, Rng, Seat};

/// How much is explored: the constant of UCB1 for rewards from 0 to 1.
const EXPLORATION: f32 = 0.7;
/// Stands for no node and no edge.
const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// What the seat sees at one moment. The moments that can follow an answer are a list.
#[derive(Clone, Copy)]
struct Node {
    /// What the seat saw since the answer that led here.
    seen: u32,
    next: u32,
    first_edge: u32,
}

/// An answer at a node. Those of a node are a list.
#[derive(Clone, Copy)]
struct Edge {
    answer: Answer,
    visits: u32,
    /// How often it was legal when the node was visited.
    available: u32,
    /// The sum of rewards of the side that answers.
    reward: f32,
    next: u32,
    first_node: u32,
}

/// The tree: nodes and edges in two lists that are kept from search to search.
#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// The edges of the current iteration, with the sides that answered.
    path: Vec<(u32, u8)>,
    /// Logarithms of small numbers.
    logarithms: Vec<f32>,
    last_logarithm: f64,
}

/// By how much the logarithm of `n` exceeds that of `n - 1`: a series of the four operations that
/// are the same on every machine, which the logarithms of the system's library are not.
fn step_of_logarithm(n: u32) -> f64 {
    let x = 1.0 / (2.0 * f64::from(n) - 1.0);
    let (mut power, mut sum, mut divisor) = (x, 0.0, 1.0);
    while power > 1e-18 {
        sum += power / divisor;
        power *= x * x;
        divisor += 2.0;
    }
    2.0 * sum
}

impl Tree {
    /// Forgets everything, and gets ready for so many iterations.
    fn clear(&mut self, iterations: u32) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { seen: 0, next: NONE, first_edge: NONE });
        // No answer is available more often than there are iterations.
        let known = self.logarithms.len() as u32;
        let mut logarithm = self.last_logarithm;
        self.logarithms.extend((known..=iterations).map(|n| {
            logarithm += if n > 1 { step_of_logarithm(n) } else { 0.0 };
            logarithm as f32
        }));
        self.last_logarithm = logarithm;
    }

    /// The edges of a node.
    fn edges(&self, node: u32) -> impl Iterator<Item = &Edge> {
        let mut next = self.nodes[node as usize].first_edge;
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// The most visited answers, one after the other, as far as the tree goes.
    fn best(&self, length: usize) -> Vec<Answer> {
        let mut best = Vec::with_capacity(length);
        let mut node = ROOT;
        while best.len() < length && node != NONE {
            let Some(edge) = self.edges(node).max_by_key(|edge| edge.visits) else { break };
            best.push(edge.answer);
            node = edge.first_node;
        }
        best
    }

    /// The node to which an edge leads if the seat sees this.
    fn node_after(&mut self, edge: u32, seen: u32) -> u32 {
        let first = self.edges[edge as usize].first_node;
        let mut next = first;
        while let Some(node) = self.nodes.get(next as usize) {
            if node.seen == seen {
                return next;
            }
            next = node.next;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { seen, next: first, first_edge: NONE });
        self.edges[edge as usize].first_node = new;
        new
    }
}

/// A search for one seat.
pub(super) struct Search<'a, M: Mask> {
    pub(super) sheet: &'a Sheet<M>,
    pub(super) names: &'a Names<M>,
    pub(super) seat: Seat,
    pub(super) tree: &'a mut Tree,
}

impl<M: Mask> Search<'_, M> {
    /// One tree for all worlds, a new one of which is drawn for each iteration.
    pub(super) fn one_tree(
        &mut self,
        sampler: &Sampler<'_, M>,
        iterations: u32,
        question: &Question,
        rng: &mut Rng,
    ) -> Vec<Answer> {
        self.tree.clear(iterations);
        for _ in 0..iterations {
            self.iterate(sampler.sample(rng), rng);
        }
        self.completed(self.tree.best(answers::length(question)), question, sampler, rng)
    }

    /// A tree for each of some worlds. Where one card is asked for, visits are added up; where
    /// several are, each world has a vote for each card.
    pub(super) fn many_trees(
        &mut self,
        sampler: &Sampler<'_, M>,
        iterations: u32,
        question: &Question,
        rng: &mut Rng,
    ) -> Vec<Answer> {
        let length = answers::length(question);
        let worlds = (iterations.isqrt() / 2).max(1);
        let mut votes = [0u64; 256];
        for world in 0..worlds {
            let share = iterations / worlds + u32::from(world < iterations % worlds);
            self.tree.clear(share);
            let state = sampler.sample(rng);
            for _ in 0..share {
                self.iterate(state, rng);
            }
            if length == 1 {
                self.tree.edges(ROOT).for_each(|edge| votes[usize::from(edge.answer)] += u64::from(edge.visits));
            } else {
                self.tree.best(length).into_iter().for_each(|answer| votes[usize::from(answer)] += 1);
            }
        }
        let mut ranking: Vec<Answer> = (0..=255).filter(|&answer| votes[usize::from(answer)] > 0).collect();
        ranking.sort_by_key(|&answer| std::cmp::Reverse(votes[usize::from(answer)]));
        ranking.truncate(length);
        self.completed(ranking, question, sampler, rng)
    }

    /// Adds cards that nobody thought of where too few were: with few iterations the tree does not
    /// go deep enough, and one name may be worth passing twice.
    fn completed(
        &self,
        mut found: Vec<Answer>,
        question: &Question,
        sampler: &Sampler<'_, M>,
        rng: &mut Rng,
    ) -> Vec<Answer> {
        if found.len() < answers::length(question) {
            let mut moment = Moment::new(sampler.sample(rng));
            moment.pass_over_secrets(self.sheet, self.seat, rng);
            for &answer in &found {
                moment.answer(self.sheet, self.names, answer);
            }
            while found.len() < answers::length(question) {
                let more = moment.answers(self.sheet, self.names).any(rng);
                moment.answer(self.sheet, self.names, more);
                found.push(more);
            }
        }
        found
    }

    /// Down the tree to a new edge, to the end of the game at random, and back.
    fn iterate(&mut self, state: State<M>, rng: &mut Rng) {
        let (sheet, names) = (self.sheet, self.names);
        let mut moment = Moment::new(state);
        let mut node = ROOT;
        self.tree.path.clear();
        moment.pass_over_secrets(sheet, self.seat, rng);
        while let Some((asked, _)) = moment.state.asked() {
            let (edge, is_new) = self.select(node, &moment, rng);
            self.tree.path.push((edge, M::side(asked.0)));
            let before = moment.state.hand(self.seat) | moment.state.followers(self.seat);
            moment.answer(sheet, names, self.tree.edges[edge as usize].answer);
            if is_new {
                break;
            }
            moment.pass_over_secrets(sheet, self.seat, rng);
            let seen = self.seen(&moment.state, before);
            node = self.tree.node_after(edge, seen);
        }
        moment.play_out(sheet, rng);
        let winners = moment.state.score(sheet).winners;
        let reward = 1.0 / winners.count_ones() as f32;
        for &(edge, side) in &self.tree.path {
            let edge = &mut self.tree.edges[edge as usize];
            edge.visits += 1;
            edge.reward += if winners >> side & 1 == 1 { reward } else { 0.0 };
        }
    }

    /// An answer that was never tried in this node, or else the one with the best bound.
    #[inline]
    fn select(&mut self, node: u32, moment: &Moment<M>, rng: &mut Rng) -> (u32, bool) {
        let mut untried = moment.answers(self.sheet, self.names);
        let (mut best, mut bound) = (NONE, f32::NEG_INFINITY);
        let Tree { nodes, edges, logarithms, .. } = &mut *self.tree;
        let mut next = nodes[node as usize].first_edge;
        while let Some(edge) = edges.get_mut(next as usize) {
            if untried.take(edge.answer) {
                edge.available += 1;
                let visits = edge.visits as f32;
                let explored = (logarithms[edge.available as usize] / visits).sqrt();
                let promise = edge.reward / visits + EXPLORATION * explored;
                if promise > bound {
                    (best, bound) = (next, promise);
                }
            }
            next = edge.next;
        }
        if untried.is_empty() {
            return (best, false);
        }
        let new = edges.len() as u32;
        let next = std::mem::replace(&mut nodes[node as usize].first_edge, new);
        edges.push(Edge { answer: untried.any(rng), visits: 0, available: 1, reward: 0.0, next, first_node: NONE });
        (new, true)
    }

    /// A number for what the seat sees that does not follow from the answers: the market, cards
    /// that came to it, the card that its Seer looks at.
    #[inline]
    fn seen(&self, state: &State<M>, before: M) -> u32 {
        let gained = (state.hand(self.seat) | state.followers(self.seat)) & !before;
        let market = self.names.digest(state.market(), 1);
        let own = state.asked() == Some((self.seat, Kind::Take));
        let looks = own && matches!(state.options(self.sheet), Options::Take { deck: true, .. });
        let looked = state.top().filter(|_| looks).map_or(M::EMPTY, M::bit);
        self.names.digest(looked, self.names.digest(gained, market.wrapping_add(1)).wrapping_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_library_but_for_rounding() {
        let mut tree = Tree::default();
        tree.clear(10);
        tree.clear(5);
        tree.clear(20_000);
        assert_eq!(tree.logarithms.len(), 20_001);
        for (n, &found) in tree.logarithms.iter().enumerate().skip(1) {
            assert!((found - (n as f32).ln()).abs() < 1e-5, "{n}: {found}");
        }
    }
}
