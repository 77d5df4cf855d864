//! The tree that all worlds share.

use super::{Budget, Judge};
use crate::instinct::Memory;
use interregnum_rules::Rng;
use interregnum_rules::fast::{Mask, Move, Sheet, State};
use std::time::Instant;

/// No node.
const NONE: u32 = u32::MAX;
/// How many simulations go by between two looks at the clock.
const CLOCK: u32 = 64;
/// How much unlikely actions are tried: the constant of UCB1.
const EXPLORATION: f32 = 0.7;

/// A node, reached from its parent by an action.
#[derive(Clone, Copy, Debug)]
struct Node {
    key: u32,
    visits: u32,
    /// How often the action was legal when its parent was visited.
    legal: u32,
    /// The sum of chances of the side that chose the action.
    total: f32,
    first_child: u32,
    sibling: u32,
}

/// An action of the root that was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<M> {
    /// The action.
    pub answer: Move<M>,
    /// How often.
    pub visits: u32,
    /// The mean chance to win of the side that is asked.
    pub chance: f32,
}

/// Searches for the seat that is asked in Phase Two, which must be the same in every world, with the
/// same legal actions. Returns the root's actions, those tried most often first.
pub fn search<M: Mask>(
    sheet: &Sheet<M>,
    judge: &Judge<'_, M>,
    budget: Budget,
    mut world: impl FnMut(&mut Rng) -> State<M>,
    rng: &mut Rng,
) -> Vec<Tried<M>> {
    let started = Instant::now();
    let root = world(rng);
    let mut tree = Tree { sheet, nodes: vec![Node::new(0)], path: Vec::new() };
    for done in 0..budget.simulations {
        if done % CLOCK == CLOCK - 1 && budget.deadline.is_some_and(|deadline| started.elapsed() > deadline) {
            break;
        }
        tree.simulate(world(rng), judge, rng);
    }
    let mut tried = Vec::new();
    root.moves(sheet, |answer| {
        if let Some(child) = tree.child(0, key(sheet, answer)) {
            let node = tree.nodes[child as usize];
            tried.push(Tried { answer, visits: node.visits, chance: node.total / node.visits as f32 });
        }
    });
    tried.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.chance.total_cmp(&one.chance)));
    tried
}

struct Tree<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    nodes: Vec<Node>,
    /// The nodes of this simulation, each with the side that chose it.
    path: Vec<(u32, u8)>,
}

impl Node {
    fn new(key: u32) -> Node {
        Node { key, visits: 0, legal: 0, total: 0.0, first_child: NONE, sibling: NONE }
    }

    /// The highest chance that the action may well have (UCB1 for actions that are not always
    /// legal).
    fn bound(&self) -> f32 {
        let visits = self.visits as f32;
        self.total / visits + EXPLORATION * ((self.legal as f32).ln() / visits).sqrt()
    }
}

impl<M: Mask> Tree<'_, M> {
    /// Walks down in this world, adds a node, judges, and writes the result along the way.
    fn simulate(&mut self, mut state: State<M>, judge: &Judge<'_, M>, rng: &mut Rng) {
        self.path.clear();
        let mut node = 0;
        while let Some((seat, _)) = state.asked() {
            let (answer, child, is_new) = self.select(node, &state, rng);
            self.path.push((child, M::side(seat.0)));
            state.apply(self.sheet, answer);
            if is_new {
                break;
            }
            node = child;
        }
        let chances = judge.chances(state, Memory::new(), rng);
        for &(node, side) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.total += chances[usize::from(side & 3)];
        }
    }

    /// An action in this state: one that was never tried, or else the one with the highest bound.
    /// Returns its node as well, and whether that is new.
    fn select(&mut self, node: u32, state: &State<M>, rng: &mut Rng) -> (Move<M>, u32, bool) {
        let mut untried = None;
        let mut untried_count = 0;
        let mut best = (f32::NEG_INFINITY, Move::TakeTop, NONE);
        let sheet = self.sheet;
        state.moves(sheet, |answer| {
            let key = key(sheet, answer);
            let Some(child) = self.child(node, key) else {
                // Each of the untried ones is as likely as the others.
                untried_count += 1;
                if rng.below(untried_count) == 0 {
                    untried = Some((answer, key));
                }
                return;
            };
            let found = &mut self.nodes[child as usize];
            found.legal += 1;
            let bound = found.bound();
            if bound > best.0 {
                best = (bound, answer, child);
            }
        });
        match untried {
            Some((answer, key)) => (answer, self.add(node, key), true),
            None => (best.1, best.2, false),
        }
    }

    fn child(&self, node: u32, key: u32) -> Option<u32> {
        let mut child = self.nodes[node as usize].first_child;
        while child != NONE && self.nodes[child as usize].key != key {
            child = self.nodes[child as usize].sibling;
        }
        (child != NONE).then_some(child)
    }

    fn add(&mut self, parent: u32, key: u32) -> u32 {
        let child = self.nodes.len() as u32;
        let sibling = std::mem::replace(&mut self.nodes[parent as usize].first_child, child);
        self.nodes.push(Node { sibling, legal: 1, ..Node::new(key) });
        child
    }
}

/// A number for each action of Phase Two, the same for cards that are interchangeable.
fn key<M: Mask>(sheet: &Sheet<M>, answer: Move<M>) -> u32 {
    match answer {
        Move::Play(card) => sheet.card(card).index() as u32,
        Move::Crush(victim) => 0x100 + victim.map_or(0, |seat| 1 + u32::from(seat)),
        Move::Take(_) | Move::TakeTop | Move::Choose(_) => unreachable!("this is asked before Phase Two"),
    }
}
