//! How far positions that are played alike can come apart, so that a proof about one can be used for the other.

use crate::ending::{Ending, Set, places};
use crate::lanes::{ALL, Lanes, OWN_SHOWN, THEIR_SHOWN};
use crate::memory::Cards;
use interregnum_rules::fast::Mask;

impl<M: Mask> Ending<M> {
    /// By how much each lane may differ in the end if the same is played with one of these sets of cards and with the
    /// other, which has the same key.
    #[inline(always)]
    pub(crate) fn shift(&self, one: Cards, other: Cards) -> Lanes {
        let mut shift = Lanes::ZERO;
        if !self.weighs_freely {
            return shift;
        }
        // The cards of each owner and faction stand for each other in order: a card that both sets have may stand for
        // another one in each.
        let mut exchanged = 0;
        for (lane, &cards) in self.of.iter().enumerate().filter(|&(_, &cards)| (one.left ^ other.left) & cards != 0) {
            for owner in self.owner {
                for (a, b) in places(one.left & cards & owner).zip(places(other.left & cards & owner)) {
                    shift[lane] += (self.weight[a][lane] - self.weight[b][lane]).abs();
                    exchanged |= if a == b { 0 } else { 1 << a | 1 << b };
                }
            }
        }
        for (n, pair) in self.matches.iter().enumerate() {
            let fronts = |cards: Cards| cards.fronts >> (4 * n) & 0b1111;
            if exchanged & (pair.gnomes | pair.giants) == 0 && fronts(one) == fronts(other) {
                continue;
            }
            // Gnomes of this value may be crushed with one set of cards and not with the other.
            let crushed = |cards: Cards| {
                let standing = (fronts(cards) & 3) + (fronts(cards) >> 2);
                ((cards.left & pair.gnomes).count_ones() + standing).min((cards.left & pair.giants).count_ones())
            };
            let crushed = (crushed(one) + crushed(other)) as i16;
            let gnome = pair.gnomes.trailing_zeros() as usize;
            let lane = usize::from(self.lane[gnome]);
            shift[lane] += crushed * self.weight[gnome][lane];
            shift[OWN_SHOWN] += crushed;
            shift[THEIR_SHOWN] += crushed;
        }
        shift
    }

    /// By how much each lane of the score, and of the points, may differ in the end if the same is played with one of these
    /// sets of cards and with the other, which has the same place.
    pub(crate) fn shift_with_points(&self, one: Set, other: Set) -> [Lanes; 2] {
        let [ones, others] = [one, other].map(|left| Cards { left, fronts: 0 });
        let mut points = 0;
        for cards in self.of {
            for owner in self.owner {
                let pairs = places(one & cards & owner).zip(places(other & cards & owner));
                points += pairs.map(|(a, b)| (self.points_on(1 << a) - self.points_on(1 << b)).abs()).sum::<i16>();
            }
        }
        [self.shift(ones, others), Lanes::one(ALL, points)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Key;
    use crate::node::Node;
    use crate::slide::Slides;
    use interregnum_rules::fast::{Sheet, State};
    use interregnum_rules::{Faction, Kind, Phase, Rng, Table};
    use std::collections::HashMap;

    /// The beginning of Phase Two at a random table where cards weigh freely.
    fn ending(rng: &mut Rng) -> Ending<u64> {
        loop {
            let table = Table::random(Some(2), rng);
            if table.has(Faction::Phoenixes) {
                continue;
            }
            let sheet = Sheet::new(&table).unwrap();
            let mut state = State::random(&sheet, rng);
            while state.phase() == Phase::One || !matches!(state.asked(), Some((_, Kind::Play))) {
                let mut moves = Vec::new();
                state.moves(&sheet, |answer| moves.push(answer));
                state.apply(&sheet, *rng.choose(&moves));
            }
            match Ending::new(&sheet, &state) {
                Some((ending, None)) if ending.weighs_freely => return ending,
                _ => {}
            }
        }
    }

    /// What is done in a trick: which card is led, and which is answered, counted among those of their sides; and which
    /// Giants are to crush nothing.
    #[derive(Clone, Copy)]
    struct Trick {
        lead: usize,
        answer: usize,
        spare: u8,
    }

    /// The leader's cards, and those of the other side.
    fn hands(ending: &Ending<u64>, node: &Node) -> [Vec<usize>; 2] {
        let leader = usize::from(node.leader);
        [leader, 1 - leader].map(|side| places(node.left & ending.owner[side]).collect())
    }

    /// The position after a trick, which must be legal.
    fn after(ending: &Ending<u64>, node: &Node, trick: Trick) -> Node {
        let [own, theirs] = hands(ending, node);
        let (lead, answer) = (own[trick.lead], theirs[trick.answer]);
        assert!(
            ending.answers(node, lead) >> answer & 1 == 1,
            "what is allowed with other cards is allowed with these"
        );
        ending.next(node, lead, answer, trick.spare)
    }

    /// A random legal trick.
    fn any_trick(ending: &Ending<u64>, node: &Node, rng: &mut Rng) -> Trick {
        let [own, theirs] = hands(ending, node);
        let lead = rng.below(own.len());
        let answers = ending.answers(node, own[lead]);
        let legal: Vec<usize> = (0..theirs.len()).filter(|&n| answers >> theirs[n] & 1 == 1).collect();
        let spare = if ending.crushing_is_asked { rng.below(4) as u8 } else { 0 };
        Trick { lead, answer: *rng.choose(&legal), spare }
    }

    /// Positions with the same key are played alike, and whatever is played, their lanes differ in the end by no more than
    /// the shift says.
    #[test]
    fn cards_with_the_same_key_stand_for_each_other() {
        let mut rng = Rng::seeded(11);
        let (mut compared, mut crushed, mut with_points) = (0, 0, 0);
        for _ in 0..60 {
            let ending = ending(&mut rng);
            let mut slides = Slides::new(&ending);
            let mut met: HashMap<Key, (Cards, Node)> = HashMap::new();
            for _ in 0..1500 {
                let mut node = ending.root;
                let left = 6 + 2 * rng.below(5) as u32;
                while node.left.count_ones() > left {
                    node = after(&ending, &node, any_trick(&ending, &node, &mut rng));
                }
                let spot = ending.spot(&mut slides, &node);
                let &mut (cards, other) = met.entry(spot.key).or_insert((spot.cards, node));
                if cards == spot.cards {
                    continue;
                }
                let shift = ending.shift(cards, spot.cards);
                assert_eq!(shift, ending.shift(spot.cards, cards));
                let ends = played_out(&ending, [other, node], &mut rng);
                let [one, two] = [ends[0].score - other.score, ends[1].score - node.score];
                let apart = (one - two).max(two - one);
                assert!(shift.at_least(apart), "{shift:?} {apart:?}\n{other:?}\n{node:?}");
                compared += 1;
                let trolls = |node: &Node| (node.left & ending.set_aside, node.waiting);
                if ending.plain_ties().is_some() && trolls(&node) == trolls(&other) {
                    let [score, points] = ending.shift_with_points(node.left, other.left);
                    let gained = |n: usize, node: &Node| ending.point_lead(&ends[n]) - ending.point_lead(node);
                    assert!(score.at_least(apart) && (gained(0, &other) - gained(1, &node)).abs() <= points[ALL]);
                    with_points += 1;
                }
                crushed += usize::from(apart[OWN_SHOWN] > 0);
                assert_eq!(apart[ALL], 0);
            }
        }
        assert!(compared > 1000 && crushed > 10 && with_points > 100, "{compared} {crushed} {with_points}");
    }

    /// Both positions at the end, the same being played in both.
    fn played_out(ending: &Ending<u64>, mut nodes: [Node; 2], rng: &mut Rng) -> [Node; 2] {
        while nodes[0].left != 0 {
            let trick = any_trick(ending, &nodes[0], rng);
            nodes = nodes.map(|node| after(ending, &node, trick));
            assert_eq!((nodes[0].leader, nodes[0].winner), (nodes[1].leader, nodes[1].winner));
        }
        nodes
    }
}
