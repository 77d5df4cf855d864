//! The search for ends that the lanes do not tell: where votes are tied, and points or single cards
//! decide (10.4).

use crate::answer::Score;
use crate::ending::{CARDS, Ending, Set, places};
use crate::goal::{Goal, neutral};
use crate::lanes::{ALL, Lanes, OWN_SHOWN, THEIR_SHOWN, VOTES};
use crate::line::{Found, Seek, Spent};
use crate::memory::{Key, Proof};
use crate::node::Node;
use crate::order::Order;
use crate::search::Search;
use crate::slide::Slides;
use interregnum_rules::fast::Mask;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// Positions of which proofs are kept before the older half goes; each takes some 180 bytes, so that both halves together
/// take no more than the memory of the search by the lanes.
const HALF: usize = 28_000;
/// Proofs are kept if there are more cards in hand than this: shorter endings are found out anew as quickly.
const SHORT: u32 = 2;

/// A proof with a condition on points besides that on the score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PointProof {
    pub(crate) reached: bool,
    pub(crate) score: Lanes,
    pub(crate) points: Lanes,
}

/// A proof, and the cards that it is about. Those with the same place are played alike, but may weigh more or less and have
/// more points or fewer.
#[derive(Clone, Copy, Debug)]
struct About {
    left: Set,
    proof: PointProof,
}

/// Proofs by position. Those that were not needed for long go first.
#[derive(Default)]
pub(crate) struct Kept {
    young: Proofs,
    old: Proofs,
    /// How many young ones there are.
    count: usize,
    /// Needed seldom, so made when it is.
    order: Option<Order>,
}

type Proofs = HashMap<Place, Vec<About>, BuildHasherDefault<Spread>>;

impl Kept {
    /// What proved something about points: other cards than those that prove something about votes.
    fn order(&mut self) -> &mut Order {
        self.order.get_or_insert_with(Order::new)
    }

    /// A proof that holds here.
    fn find<M: Mask>(&mut self, ending: &Ending<M>, place: &Place, node: &Node) -> Option<PointProof> {
        let points = ending.points_since(node);
        let here = |about: &About| {
            let proof = about.proof;
            if about.left == node.left || !proof.holds(node, points) {
                return proof;
            }
            proof.shifted(ending.shift_with_points(node.left, about.left))
        };
        let find = |proofs: &Proofs| {
            let mut proofs = proofs.get(place)?.iter().map(|about| (*about, here(about)));
            proofs.find(|(_, proof)| proof.holds(node, points))
        };
        if let Some((_, proof)) = find(&self.young) {
            return Some(proof);
        }
        let (about, proof) = find(&self.old)?;
        self.keep(*place, about);
        Some(proof)
    }

    fn keep(&mut self, place: Place, about: About) {
        if self.count >= HALF {
            self.old = std::mem::take(&mut self.young);
            self.count = 0;
        }
        self.count += 1;
        // Most have one proof alone.
        self.young.entry(place).or_insert_with(|| Vec::with_capacity(1)).push(about);
    }
}

/// Takes the number that a place is spread by as it is. Nobody chooses positions to slow the map down.
#[derive(Clone, Copy, Default)]
pub(crate) struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("a place writes one number");
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// A goal, and a position. Where ties are plain, only Trolls are all in their own places; elsewhere every card is. Where it
/// matters which cards were gathered, not only what they weigh, they are part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    least: Score,
    key: Key,
    fronts: u32,
    exactly: [Set; 2],
    claimed: [u8; 2],
}

/// The few goals of a position, and what is claimed, need not be told apart here.
impl Hash for Place {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [own, theirs] = self.exactly.map(u64::from);
        let Key { low, high } = self.key;
        state.write_u64(Key { low, high: high ^ (own << 32 | theirs) }.spread());
    }
}

/// A search in which the rulebook says how tied votes end. It goes only where a search by the lanes
/// cannot tell without assuming something.
pub(crate) struct PointSearch<'s, 'a, M: Mask> {
    pub(crate) lanes: Search<'a, M>,
    pub(crate) goal: Goal,
    pub(crate) kept: &'s mut Kept,
}

impl<M: Mask> Ending<M> {
    /// What points the sides have gathered since the root, for each faction; then those of the Gnomes
    /// that the first side has, and of those that the second side has, negated. In all together where that is enough.
    fn points_since(&self, node: &Node) -> Lanes {
        if self.plain_ties().is_some() {
            return Lanes::one(ALL, self.point_lead(node));
        }
        let mut points = Lanes::ZERO;
        for (side, sign) in [(0, 1), (1, -1)] {
            for card in places(node.has[side] & self.counting) {
                let worth = sign * self.points[card];
                points[usize::from(self.lane[card])] += worth;
                if self.shown >> card & 1 == 1 {
                    points[if side == 0 { OWN_SHOWN } else { THEIR_SHOWN }] += worth;
                }
            }
        }
        points
    }

    /// The cards of which it matters who has gathered them, beyond weight and points.
    fn telling(&self) -> Set {
        if self.lighthouse {
            return Set::MAX;
        }
        let shown = if self.shown_is_uncounted() { self.shown } else { 0 };
        let unclear = |&vote: &usize| self.vague[vote] || self.pinned[vote];
        (0..VOTES).filter(unclear).fold(shown, |cards, vote| cards | self.of[vote])
    }

    fn place(&self, slides: &mut Slides, goal: &Goal, node: &Node) -> Place {
        let (key, exactly) = if self.plain_ties().is_some() {
            // Of the Trolls set aside the highest goes first, so it matters which ones there are.
            (self.spot(slides, node).key, [node.left & self.set_aside, node.waiting])
        } else {
            let telling = self.telling();
            let waiting = u64::from(node.waiting >> (self.set_aside.trailing_zeros() & 31));
            (self.key_with(node, node.left, waiting), node.has.map(|has| has & telling))
        };
        Place { least: goal.least, key, fronts: self.fronts(node), exactly, claimed: node.claimed }
    }
}

impl<M: Mask> PointSearch<'_, '_, M> {
    fn judge(&mut self, node: &Node) -> PointProof {
        let ending = self.lanes.ending;
        let proof = ending.judge(&self.lanes.goal, node, false);
        if !proof.assumed {
            return without_points(proof);
        }
        let reached = ending.exact_end(node) >= self.goal.least;
        if let Some(plain) = ending.plain_ties() {
            let points = ending.points_for(plain, &self.goal, node, reached);
            return PointProof { reached, score: ending.tied(node.score, reached, 0), points };
        }
        let mut points = ending.points_since(node);
        // Points of factions that vote for nobody do not count.
        for vote in (0..VOTES).filter(|&vote| node.score[vote] == 0 && !ending.vague[vote] && !ending.pinned[vote]) {
            points[vote] = neutral(reached)[vote];
            if ending.of[vote] & ending.shown != 0 {
                points[OWN_SHOWN] = neutral(reached)[OWN_SHOWN];
                points[THEIR_SHOWN] = neutral(reached)[THEIR_SHOWN];
            }
        }
        PointProof { reached, score: ending.tied(node.score, reached, 0), points }
    }

    /// What the lanes tell, or a proof that is kept.
    fn known(&mut self, node: &Node) -> Result<Option<PointProof>, Spent> {
        let ending = self.lanes.ending;
        if node.left == 0 {
            return Ok(Some(self.judge(node)));
        }
        if let Some(tie) = ending.settled_ties(&self.goal, node) {
            self.lanes.hope = tie.reached;
            let proof = self.lanes.lead(node)?;
            let found = without_points(proof);
            return Ok(Some(if proof.assumed { found.both(tie) } else { found }));
        }
        if let Some(proof) = self.remembered(node) {
            return Ok(Some(proof));
        }
        for hope in [false, true] {
            self.lanes.hope = hope;
            let proof = self.lanes.lead(node)?;
            if !proof.assumed {
                return Ok(Some(without_points(proof)));
            }
        }
        Ok(None)
    }

    /// A proof that is kept.
    fn remembered(&mut self, node: &Node) -> Option<PointProof> {
        if node.left.count_ones() <= SHORT {
            return None;
        }
        let place = self.place(node);
        self.kept.find(self.lanes.ending, &place, node)
    }

    fn place(&mut self, node: &Node) -> Place {
        self.lanes.ending.place(self.lanes.slides, &self.goal, node)
    }

    /// Plays on, and keeps what is found.
    fn find_out(&mut self, node: &Node) -> Result<PointProof, Spent> {
        let proof = self.expand(node)?;
        if node.left.count_ones() > SHORT {
            let place = self.place(node);
            self.kept.keep(place, About { left: node.left, proof });
        }
        Ok(proof)
    }

    /// Tries the leads.
    fn expand(&mut self, node: &Node) -> Result<PointProof, Spent> {
        self.lanes.count()?;
        let ending = self.lanes.ending;
        let leader = usize::from(node.leader);
        let wanted = leader == 0;
        let own = node.left & ending.owner[leader];
        let order = self.kept.order();
        let worth = |card: usize| order.lead_worth(ending, node, None, card);
        let mut leads: Vec<(f32, usize)> =
            places(ending.best_leads(node, distinct(ending, own))).map(|card| (worth(card), card)).collect();
        leads.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut all = PointProof::nothing(!wanted);
        for (_, card) in leads {
            let before = *self.lanes.nodes;
            let proof = self.answer(node, card)?;
            let spent = *self.lanes.nodes - before;
            let order = self.kept.order();
            if proof.reached == wanted {
                order.praise_lead(node, card);
                return Ok(proof);
            }
            order.blame_lead(card, spent);
            all = all.both(proof);
        }
        Ok(all)
    }
}

/// One of each group of cards of the same name.
fn distinct<M: Mask>(ending: &Ending<M>, cards: Set) -> Set {
    let lower_copies = |card: usize| ending.copies[card % CARDS] & cards & ((1 << card) - 1);
    places(cards).filter(|&card| lower_copies(card) == 0).fold(0, |set, card| set | 1 << card)
}

impl<M: Mask> Seek<M> for PointSearch<'_, '_, M> {
    type Proof = PointProof;

    fn ending(&self) -> &Ending<M> {
        self.lanes.ending
    }

    /// Whether the goal is reached from here, the leader to play.
    fn lead(&mut self, node: &Node) -> Result<PointProof, Spent> {
        match self.known(node)? {
            Some(proof) => Ok(proof),
            None => self.find_out(node),
        }
    }

    /// Tries the answers to a lead.
    fn answer(&mut self, node: &Node, lead: usize) -> Result<PointProof, Spent> {
        let side = usize::from(1 - node.leader);
        let wanted = side == 0;
        let ending = self.lanes.ending;
        let order = self.kept.order();
        let worth = |answer: usize| {
            let next = ending.next(node, lead, answer, 0);
            order.answer_worth(&next, side, lead, answer)
        };
        let answers = ending.best_answers(node, lead, distinct(ending, ending.answers(node, lead)));
        let mut tries: Vec<(f32, usize)> = places(answers).map(|answer| (worth(answer), answer)).collect();
        tries.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut all = PointProof::nothing(!wanted);
        // First all that can be told without looking at points further on.
        let mut open = Vec::new();
        for (_, answer) in tries {
            let next = ending.next(node, lead, answer, 0);
            let known = if ending.crushing_is_asked { None } else { self.known(&next)? };
            match known.map(|proof| self.back(node, &next, proof)) {
                Some(proof) if proof.reached == wanted => return Ok(proof),
                Some(proof) => all = all.both(proof),
                None => open.push((answer, next)),
            }
        }
        for (answer, next) in open {
            let proof = if ending.crushing_is_asked {
                self.after(node, lead, answer)?
            } else {
                // What was tried before may have settled this one too.
                let proof = match self.remembered(&next) {
                    Some(proof) => proof,
                    None => self.find_out(&next)?,
                };
                self.back(node, &next, proof)
            };
            self.kept.order().judge_answer(node, lead, answer, proof.reached == wanted);
            if proof.reached == wanted {
                return Ok(proof);
            }
            all = all.both(proof);
        }
        Ok(all)
    }

    /// A proof one trick earlier.
    fn back(&self, node: &Node, next: &Node, proof: PointProof) -> PointProof {
        let by_score = Proof { reached: proof.reached, assumed: false, condition: proof.score };
        let points = proof.points - (self.lanes.ending.points_since(next) - self.lanes.ending.points_since(node));
        PointProof { score: self.lanes.back(node, next, by_score).condition, points, ..proof }
    }
}

impl PointProof {
    /// The same for a position in which each lane may end so much lower or higher.
    fn shifted(self, [score, points]: [Lanes; 2]) -> PointProof {
        if self.reached {
            PointProof { score: self.score + score, points: self.points + points, ..self }
        } else {
            PointProof { score: self.score - score, points: self.points - points, ..self }
        }
    }

    fn holds(&self, node: &Node, points: Lanes) -> bool {
        if self.reached {
            node.score.at_least(self.score) && points.at_least(self.points)
        } else {
            self.score.at_least(node.score) && self.points.at_least(points)
        }
    }
}

impl Found for PointProof {
    fn reached(self) -> bool {
        self.reached
    }

    fn nothing(reached: bool) -> PointProof {
        PointProof { reached, score: neutral(reached), points: neutral(reached) }
    }

    fn both(self, other: PointProof) -> PointProof {
        let join = if self.reached { Lanes::max } else { Lanes::min };
        PointProof { score: join(self.score, other.score), points: join(self.points, other.points), ..self }
    }
}

/// A proof that holds whatever the points are.
fn without_points(proof: Proof) -> PointProof {
    PointProof { reached: proof.reached, score: proof.condition, points: neutral(proof.reached) }
}
