//! The tree that all worlds share.

use super::{Budget, Judge};
use crate::instinct::Memory;
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Phase, Rng, Seat};
use std::time::Instant;

/// No node.
const NONE: u32 = u32::MAX;
/// How many simulations go by between two looks at the clock.
const CLOCK: u32 = 64;
/// How much unlikely actions are tried: the constant of UCB1.
const EXPLORATION: f32 = 0.7;

/// A node, reached from its parent by an action, or by a card that was seen.
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

/// Searches for the seat that is asked, which must be the same in every world, with the same legal
/// actions; passing and discarding are beyond it. Returns the root's actions, those tried most
/// often first.
pub fn search<M: Mask>(
    sheet: &Sheet<M>,
    judge: &Judge<'_, M>,
    budget: Budget,
    mut world: impl FnMut(&mut Rng) -> (State<M>, Memory<M>),
    rng: &mut Rng,
) -> Vec<Tried<M>> {
    let started = Instant::now();
    let (root, _) = world(rng);
    let Some((seat, _)) = root.asked() else { return Vec::new() };
    let mut tree = Tree { sheet, seat, nodes: vec![Node::new(0)], path: Vec::new() };
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
    /// Who searches.
    seat: Seat,
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
    fn simulate(&mut self, (mut state, mut memory): (State<M>, Memory<M>), judge: &Judge<'_, M>, rng: &mut Rng) {
        self.path.clear();
        let mut node = 0;
        while !judge.is_leaf(&state) {
            let Some((seat, _)) = state.asked() else { break };
            let options = state.options(self.sheet);
            if let Options::Choose { .. } = options {
                state.apply(self.sheet, judge.answer(&state, &memory, rng));
                continue;
            }
            if let Options::Take { deck: true, .. } = options
                && seat == self.seat
                && !self.path.is_empty()
                && let Some(top) = state.top()
            {
                // The own look at the deck; those of others must make no difference here.
                node = self.seen(node, M::bit(top));
            }
            let (answer, child, is_new) = self.select(node, &state, rng);
            self.path.push((child, M::side(seat.0)));
            memory.note(self.sheet, &state, answer);
            state.apply(self.sheet, answer);
            if is_new {
                break;
            }
            node = child;
            // With more players there are so many markets that few nodes would be met twice.
            if M::PLAYERS == 2 && state.phase() == Phase::One && state.plays().is_empty() {
                node = self.seen(child, state.market());
            }
        }
        let chances = judge.chances(state, memory, rng);
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

    /// The node for what follows on these cards being seen.
    fn seen(&mut self, node: u32, cards: M) -> u32 {
        let name = |card: u8| 1 + self.sheet.card(card).index() as u32;
        let key = cards.indices().fold(0, |key, card| key << 8 | name(card));
        self.child(node, key).unwrap_or_else(|| self.add(node, key))
    }
}

/// A number for each action, the same for cards that are interchangeable.
fn key<M: Mask>(sheet: &Sheet<M>, answer: Move<M>) -> u32 {
    match answer {
        Move::Play(card) => sheet.card(card).index() as u32,
        Move::Take(card) => 0x100 + sheet.card(card).index() as u32,
        Move::TakeTop => 0x200,
        Move::Crush(victim) => 0x300 + victim.map_or(0, |seat| 1 + u32::from(seat)),
        // The tree does not branch here.
        Move::Choose(_) => 0x400,
    }
}
