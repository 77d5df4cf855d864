//! What is to be proved, when it is reached, and under which condition.

use crate::answer::{Score, Value};
use crate::ending::{Ending, Set, places};
use crate::lanes::{ALL, Lanes, VOTES};
use crate::memory::Proof;
use crate::node::Node;
use interregnum_rules::fast::{Contenders, Mask};
use interregnum_rules::{Seat, Side};
use std::cmp::Ordering;

/// "The first side ends with at least this score."
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goal {
    pub(crate) least: Score,
    /// The lead in votes that is enough whatever else happens.
    pub(crate) enough: i8,
    /// The lead in votes below which the goal is missed whatever else happens.
    pub(crate) needed: i8,
}

/// Below every margin.
pub(crate) const ANY_MARGIN: i8 = i8::MIN;

impl Goal {
    pub(crate) fn new(value: Value, margin: i8) -> Goal {
        let (enough, needed) = match value {
            // Who loses with more votes (9.4) would be as glad to win with fewer.
            Value::Loss if margin > 0 => (1, 0),
            Value::Loss => (margin, margin),
            Value::Draw | Value::Win if margin > 0 => (margin, margin),
            Value::Draw | Value::Win => (1, 0),
        };
        Goal { least: Score { value, margin }, enough, needed }
    }
}

/// How the game ended, as far as the search can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// This is the score of the first side.
    Known(Score),
    /// The lanes do not tell: points decide.
    Vague,
}

impl<M: Mask> Ending<M> {
    /// Whether the goal is reached at the end of the game. `hope` is what is assumed where the lanes
    /// do not tell.
    pub(crate) fn judge(&self, goal: &Goal, node: &Node, hope: bool) -> Proof {
        if self.contenders == Contenders::All && !self.shrinks {
            let lead = lead(node.score) + self.extra + self.last_vote(node);
            let undecided = (0..VOTES).any(|faction| self.vague[faction] && node.score[faction] == 0);
            if !undecided && lead >= goal.enough {
                return sure(true, self.at_least(node.score, node.score, lead - goal.enough));
            }
            if !undecided && lead < goal.needed {
                let spare = goal.needed - 1 - lead;
                return sure(false, self.at_most(node.score, node.score, spare));
            }
        }
        let (reached, assumed) = match self.end(node) {
            End::Known(score) => (score >= goal.least, false),
            End::Vague => (hope, true),
        };
        let mut condition = node.score;
        if self.contenders == Contenders::All {
            condition[ALL] = if reached { i16::MIN } else { i16::MAX };
        }
        Proof { reached, assumed, condition }
    }

    /// The vote of the last trick (9.1).
    fn last_vote(&self, node: &Node) -> i8 {
        if node.winner == 0 { self.open_extra } else { -self.open_extra }
    }

    /// How the game ended, as far as numbers of cards tell.
    fn end(&self, node: &Node) -> End {
        if self.contenders != Contenders::All || self.shrinks {
            return self.asked_end(node);
        }
        if (0..VOTES).any(|faction| self.vague[faction] && node.score[faction] == 0) {
            return End::Vague;
        }
        let margin = lead(node.score) + self.extra + self.last_vote(node);
        let value = match margin.cmp(&0) {
            Ordering::Greater => Value::Win,
            Ordering::Less => Value::Loss,
            Ordering::Equal if self.cards_break_ties => match self.voters(node, 0).cmp(&self.voters(node, 1)) {
                Ordering::Greater => Value::Win,
                Ordering::Less => Value::Loss,
                Ordering::Equal => return End::Vague,
            },
            Ordering::Equal => return End::Vague,
        };
        End::Known(Score { value, margin })
    }

    /// How many cards a side has in the factions that voted for it.
    fn voters(&self, node: &Node, side: usize) -> u32 {
        let voted = |faction: &usize| if side == 0 { node.score[*faction] > 0 } else { node.score[*faction] < 0 };
        (0..VOTES)
            .filter(voted)
            .map(|faction| {
                let before = u32::from(self.counted_before[side][faction]);
                before + (node.has[side] & self.of[faction] & self.counting).count_ones()
            })
            .sum()
    }

    /// The end as the rulebook sees it, except that a tie of votes is left to points.
    fn asked_end(&self, node: &Node) -> End {
        let (score, contenders) = self.ask(node);
        // Points may have decided; other cards with the same lanes may have other points.
        if score.margin == 0 && contenders == 0b11 { End::Vague } else { End::Known(score) }
    }

    /// The end as the rulebook sees it.
    pub(crate) fn exact_end(&self, node: &Node) -> Score {
        self.ask(node).0
    }

    /// Asks the rulebook how the game ended, and which sides could win.
    fn ask(&self, node: &Node) -> (Score, u8) {
        let mut piles = [M::EMPTY; 2];
        for side in 0..2 {
            let cards = places(node.has[side]).fold(M::EMPTY, |set, place| set | M::bit(self.index[place]));
            piles[usize::from(self.seat.0) ^ side] = self.piles[side] | cards;
        }
        let winner = Seat(self.seat.0 ^ node.winner);
        let (score, contenders) = self.state.score_with(&self.sheet, &piles, &self.claims(node), winner);
        let (own, other) = (Side(self.seat.0), Side(1 - self.seat.0));
        let value = match (score.won(own), score.won(other)) {
            (true, false) => Value::Win,
            (false, true) => Value::Loss,
            _ => Value::Draw,
        };
        let votes = |side: Side| score.tally[side.index()].cast_signed();
        (Score { value, margin: votes(own) - votes(other) }, contenders)
    }

    /// The factions claimed for good, by seat.
    fn claims(&self, node: &Node) -> [u8; 2] {
        let mut claims = node.claimed;
        if self.seat.0 == 1 {
            claims.swap(0, 1);
        }
        claims
    }

    /// A proof from the score alone: what is gathered decides, whatever is played from here on.
    #[inline(always)]
    pub(crate) fn secured(&self, goal: &Goal, node: &Node) -> Option<Proof> {
        let mut low = node.score - node.open;
        let mut high = node.score + node.open;
        let leader = usize::from(node.leader);
        for side in [leader, 1 - leader] {
            if side != leader && !self.takes_the_lead(node) {
                continue;
            }
            let cash = self.cashed(node, side);
            if side == 0 {
                low = low + cash;
            } else {
                high = high - cash;
            }
        }
        if self.crushers & node.left != 0 {
            self.reckon_with_giants(node, &mut low, &mut high);
        }
        if self.lighthouse {
            self.reckon_with_claims(node, &mut low, &mut high);
        }
        if let Some(fortress) = &self.fortress {
            (low, high) = fortress.bounds(self, node);
        }
        if self.contenders == Contenders::Modest && !self.both_modest(node) {
            return None;
        }
        if self.contenders == Contenders::MostCards {
            return secured_by_cards(goal, node.score, low[ALL], high[ALL]);
        }
        if self.any_vague {
            for vote in 0..VOTES {
                low[vote] -= i16::from(self.vague[vote]);
                high[vote] += i16::from(self.vague[vote]);
            }
        }
        let least = lead(low) + self.extra - self.open_extra;
        if least >= goal.enough {
            return Some(sure(true, self.at_least(node.score, low, least - goal.enough)));
        }
        let most = lead(high) + self.extra + self.open_extra;
        if most < goal.needed {
            return Some(sure(false, self.at_most(node.score, high, goal.needed - 1 - most)));
        }
        None
    }

    /// Whether the other side can win the next trick whatever is led, and so take the lead.
    #[inline(always)]
    fn takes_the_lead(&self, node: &Node) -> bool {
        let hand = node.left & self.owner[usize::from(node.leader)];
        if self.cashable == 0 || hand & self.takes_lead != 0 {
            return false;
        }
        places(hand).all(|lead| self.answers(node, lead) & self.beaten_by[lead] != 0)
    }

    /// Twice what the leader gains for sure by playing the cards that nothing can beat, one after
    /// the other.
    #[inline(always)]
    fn cashed(&self, node: &Node, leader: usize) -> Lanes {
        let opposing = node.left & self.owner[1 - leader];
        let mut cash = Lanes::ZERO;
        let mut hand = node.left & self.owner[leader] & self.cashable;
        if node.left & self.crushers != 0 {
            hand &= !self.shown;
        }
        let mut sure = 0;
        for card in places(hand) {
            sure |= Set::from(self.beaten_by[card] & opposing == 0) << card;
        }
        // An opponent who need not follow may take the lead.
        let threatened = opposing & self.takes_lead != 0;
        if threatened {
            sure &= !self.takes_lead;
        }
        while sure != 0 {
            let card = sure.trailing_zeros() as usize;
            let faction = usize::from(self.lane[card]);
            let cards = self.of[faction];
            let mut tricks = (sure & cards).count_ones();
            let following = (opposing & cards).count_ones();
            if threatened {
                tricks = tricks.min(following);
            }
            let mut won = tricks;
            // Who must follow loses a card of the faction each time.
            if opposing & self.answering[card] & !cards == 0 && self.set_aside & cards == 0 {
                won += tricks.min(following);
            }
            let gained = 2 * won as i16 * self.least[faction];
            cash[faction] += gained;
            cash[ALL] += 2 * tricks as i16;
            sure &= !cards;
        }
        cash
    }

    /// Gnomes in front may still be crushed.
    fn reckon_with_giants(&self, node: &Node, low: &mut Lanes, high: &mut Lanes) {
        let fronts = node.front[0] | node.front[1];
        for pair in self.matches.iter().filter(|pair| pair.gnomes & fronts != 0 && pair.giants & node.left != 0) {
            let giants = (node.left & pair.giants).count_ones();
            for side in 0..2 {
                let front = node.front[side] & pair.gnomes;
                let crushed = front.count_ones().min(giants) as i16;
                if crushed == 0 {
                    continue;
                }
                let gnome = front.trailing_zeros() as usize;
                let lane = usize::from(self.lane[gnome]);
                let loss = crushed * self.weight[gnome][lane];
                if side == 0 {
                    low[lane] -= loss;
                    low[ALL] -= crushed;
                } else {
                    high[lane] += loss;
                    high[ALL] += crushed;
                }
            }
        }
    }

    /// Whether neither side can end with twice as many cards as the other (9.4).
    fn both_modest(&self, node: &Node) -> bool {
        let cards = [0, 1].map(|side| self.piles[side].count() + node.has[side].count_ones());
        let open = (node.left | node.waiting).count_ones();
        // Every Giant left may crush a Gnome.
        let crushed = (node.left & self.crushers).count_ones();
        let modest = |own: u32, other: u32| own + open < 2 * other.saturating_sub(crushed);
        modest(cards[0], cards[1]) && modest(cards[1], cards[0])
    }

    /// A vote that can still be claimed is open whatever the piles say.
    fn reckon_with_claims(&self, node: &Node, low: &mut Lanes, high: &mut Lanes) {
        for faction in 0..VOTES {
            if (node.claimed[0] | node.claimed[1]) >> faction & 1 == 0 && self.claimable(node, faction) {
                low[faction] = low[faction].min(-1);
                high[faction] = high[faction].max(1);
            }
        }
    }
}

/// A proof that assumes nothing.
#[inline(always)]
pub(crate) fn sure(reached: bool, condition: Lanes) -> Proof {
    Proof { reached, assumed: false, condition }
}

/// A proof where the most cards win (9.9).
fn secured_by_cards(goal: &Goal, score: Lanes, low: i16, high: i16) -> Option<Proof> {
    if goal.least.value == Value::Loss || goal.least.margin != ANY_MARGIN {
        return None;
    }
    if low > 0 {
        let mut condition = Lanes::LOWEST;
        condition[ALL] = score[ALL] - low + 1;
        return Some(sure(true, condition));
    }
    if high < 0 {
        let mut condition = Lanes::HIGHEST;
        condition[ALL] = score[ALL] - high - 1;
        return Some(sure(false, condition));
    }
    None
}

/// The votes that a score gives the first side, less those of the second.
#[inline(always)]
fn lead(score: Lanes) -> i8 {
    (0..VOTES).fold(0, |lead, vote| lead + i8::from(score[vote] > 0) - i8::from(score[vote] < 0))
}

impl<M: Mask> Ending<M> {
    /// The scores at least as good that prove the same. `low` is what the first side has for sure;
    /// `spare` votes need not be insisted on.
    #[inline(always)]
    fn at_least(&self, score: Lanes, low: Lanes, mut spare: i8) -> Lanes {
        let mut condition = Lanes::LOWEST;
        for vote in 0..VOTES {
            if low[vote] >= 0 {
                condition[vote] = score[vote] - low[vote] + i16::from(low[vote] > 0);
            }
        }
        // The votes that are won by least are the first to do without.
        while spare > 0 {
            let open = (0..VOTES).filter(|&vote| low[vote] >= 0 && condition[vote] != i16::MIN);
            let Some(vote) = open.min_by_key(|&vote| low[vote]) else { break };
            let costs = if low[vote] > 0 { 2 } else { 1 };
            if costs <= spare {
                condition[vote] = i16::MIN;
            } else if !self.vague[vote] {
                condition[vote] -= 1;
            }
            spare -= costs;
        }
        condition
    }

    /// The scores at most as good that prove the same for the second side.
    #[inline(always)]
    fn at_most(&self, score: Lanes, high: Lanes, spare: i8) -> Lanes {
        let condition = self.at_least(score.negated(), high.negated(), spare);
        Lanes(condition.0.map(|least| if least == i16::MIN { i16::MAX } else { -least }))
    }
}
