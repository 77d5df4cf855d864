//! What is to be proved, when it is reached, and under which condition.

use crate::answer::{Score, Value};
use crate::ending::{Ending, places};
use crate::lanes::{ALL, Lanes, OWN_SHOWN, THEIR_SHOWN, VOTES};
use crate::memory::Proof;
use crate::node::Node;
use interregnum_rules::fast::{self, Contenders, Mask};
use interregnum_rules::{Seat, Side};

/// "The first side ends with at least this score."
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goal {
    pub(crate) least: Score,
    /// The lead in votes that is enough whatever else happens.
    pub(crate) enough: i8,
    /// The lead in votes below which the goal is missed whatever else happens.
    pub(crate) needed: i8,
}

/// Below every margin that there is.
const LEAST: i8 = -16;
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

/// Cards that may still change hands.
#[derive(Clone, Copy, Debug)]
struct Spare {
    /// Those that nobody has gathered yet.
    open: i16,
    /// Gathered ones that may be crushed.
    crushed: i16,
}

impl Spare {
    const NONE: Spare = Spare { open: 0, crushed: 0 };
}

/// How the game ended.
struct End {
    /// Signs that say who has each vote.
    votes: Lanes,
    /// The votes of the first side less those of the second.
    margin: i8,
    /// Which sides can win.
    contends: [bool; 2],
}

impl<M: Mask> Ending<M> {
    /// Whether the goal is reached at the end of the game. `hope` is what is assumed where the lanes
    /// do not tell.
    pub(crate) fn judge(&self, goal: &Goal, node: &Node, hope: bool) -> Proof {
        let End { votes, margin, contends } = self.end(node);
        if let [true, true] = contends {
            self.judge_votes(goal, node, votes, margin, hope)
        } else {
            self.judge_contest(
                goal,
                node,
                votes,
                Score { value: if contends[0] { Value::Win } else { Value::Loss }, margin },
            )
        }
    }

    /// Whether it is reached where only one side can win.
    fn judge_contest(&self, goal: &Goal, node: &Node, votes: Lanes, end: Score) -> Proof {
        let (score, least, reached) = (node.score, goal.least.margin, end >= goal.least);
        if let Some(proof) = self.by_margin(goal, score, [votes; 2], [end.margin; 2]) {
            return proof;
        }
        let only_contest = least == ANY_MARGIN || end.value != goal.least.value;
        let condition = match reached {
            _ if only_contest => neutral(reached),
            true => self.at_least(score, votes, end.margin - least),
            false => self.at_most(score, votes, least - 1 - end.margin),
        };
        // Where the votes say the same, it is enough that the other side cannot win by them.
        let by_votes_too = !only_contest && if reached { least > 0 } else { least <= 0 };
        let condition = if self.contenders == Contenders::Modest && !by_votes_too {
            with_excess(condition, score, reached, Spare::NONE)
        } else {
            self.with_contest(condition, score, reached, Spare::NONE)
        };
        sure(reached, condition)
    }

    /// A proof from the margin alone, whoever can win: who wins a game that is not to be lost by much
    /// does more than is asked, and a game won by too little is as bad as one lost. The first votes
    /// and margin are those that the first side has for sure, the second those that it may get.
    #[inline(always)]
    fn by_margin(&self, goal: &Goal, score: Lanes, votes: [Lanes; 2], margin: [i8; 2]) -> Option<Proof> {
        let least = goal.least.margin;
        match goal.least.value {
            _ if least == ANY_MARGIN => None,
            Value::Loss if margin[0] >= least => Some(sure(true, self.at_least(score, votes[0], margin[0] - least))),
            Value::Draw | Value::Win if margin[1] < least => {
                Some(sure(false, self.at_most(score, votes[1], least - 1 - margin[1])))
            }
            _ => None,
        }
    }

    /// Whether it is reached where both sides can win, so that votes decide.
    fn judge_votes(&self, goal: &Goal, node: &Node, votes: Lanes, margin: i8, hope: bool) -> Proof {
        let undecided = self.any_vague && (0..VOTES).any(|vote| self.vague[vote] && votes[vote] == 0);
        if self.contenders != Contenders::All
            && let Some(proof) = self.by_margin(goal, node.score, [votes; 2], [margin; 2])
        {
            return proof;
        }
        if !undecided && margin >= goal.enough {
            let condition = self.at_least(node.score, votes, margin - goal.enough);
            return sure(true, self.with_contest(condition, node.score, true, Spare::NONE));
        }
        if !undecided && margin < goal.needed {
            let condition = self.at_most(node.score, votes, goal.needed - 1 - margin);
            return sure(false, self.with_contest(condition, node.score, false, Spare::NONE));
        }
        // Cards come before points, if their numbers can be told from the lanes.
        let claimed = node.claimed != [0; 2];
        let countable = self.cards_break_ties && !undecided && !self.shrinks && !claimed && !self.shown_is_uncounted();
        let more = self.voters(node, 0) - self.voters(node, 1);
        let (reached, assumed) = if countable && more != 0 { (more > 0, false) } else { (hope, true) };
        Proof { reached, assumed, condition: self.tied(node.score, reached, more.abs() - 1) }
    }

    /// The scores at least as good, or at most, in an end with tied votes that would come to the same with `spare` fewer
    /// cards in the factions that voted for the side that is better off.
    pub(crate) fn tied(&self, score: Lanes, reached: bool, spare: i16) -> Lanes {
        if self.contenders != Contenders::All {
            return score;
        }
        let counts_cards = self.cards_break_ties || self.shrinks || self.any_vague || self.lighthouse;
        if counts_cards && !self.lead_tells_cards {
            // How many cards there are of each faction matters too.
            let mut condition = score;
            condition[ALL] = neutral(reached)[ALL];
            return condition;
        }
        let mut condition = if reached { self.at_least(score, score, 0) } else { self.at_most(score, score, 0) };
        if counts_cards {
            // With the votes as they are, a card among the voters is worth two in the lead.
            let spare = 2 * spare.max(0);
            condition[ALL] = if reached { score[ALL] - spare } else { score[ALL] + spare };
            condition[OWN_SHOWN] = score[OWN_SHOWN];
            condition[THEIR_SHOWN] = score[THEIR_SHOWN];
        }
        condition
    }

    /// Whether the lanes of shown cards are used for something else, so that they do not tell how
    /// many there are.
    pub(crate) fn shown_is_uncounted(&self) -> bool {
        self.contenders == Contenders::Modest && self.shown != 0
    }

    /// A condition on votes with what makes sides contenders added. `spare` is how many cards may
    /// still change hands.
    #[inline(always)]
    fn with_contest(&self, mut condition: Lanes, score: Lanes, reached: bool, spare: Spare) -> Lanes {
        let lanes = match self.contenders {
            Contenders::All => return condition,
            Contenders::Modest => return with_modesty(condition, score, reached, spare),
            Contenders::MostCards => {
                let (one, other) = (condition[ALL], score[ALL].signum());
                condition[ALL] = if reached { one.max(other) } else { one.min(other) };
                return condition;
            }
            Contenders::MostSets => 0..ALL,
        };
        for lane in lanes {
            let (one, other) = (condition[lane], score[lane]);
            condition[lane] = if reached { one.max(other) } else { one.min(other) };
        }
        condition
    }

    /// The vote of the last trick (9.1).
    fn last_vote(&self, node: &Node) -> i8 {
        if node.winner == 0 { self.open_extra } else { -self.open_extra }
    }

    /// How the game ended, before ties are broken.
    #[inline(always)]
    fn end(&self, node: &Node) -> End {
        if self.contenders == Contenders::All && !self.shrinks {
            let margin = lead(node.score) + self.extra + self.last_vote(node);
            return End { votes: node.score, margin, contends: [true, true] };
        }
        let (score, contenders) = self.ask(node);
        let own = usize::from(self.seat.0);
        let mut votes = node.score;
        for vote in (0..VOTES).filter(|&vote| self.pinned[vote]) {
            let side = score.vote(vote).map(Side::index);
            votes[vote] = side.map_or(0, |side| if side == own { 1 } else { -1 });
        }
        let margin = lead(votes) + self.extra + self.last_vote(node);
        End { votes, margin, contends: [own, 1 - own].map(|side| contenders >> side & 1 == 1) }
    }

    /// How many cards a side has in the factions that voted for it.
    fn voters(&self, node: &Node, side: usize) -> i16 {
        let voted = |faction: &usize| if side == 0 { node.score[*faction] > 0 } else { node.score[*faction] < 0 };
        (0..VOTES)
            .filter(voted)
            .map(|faction| {
                let before = i16::from(self.counted_before[side][faction]);
                before + (node.has[side] & self.of[faction] & self.counting).count_ones() as i16
            })
            .sum()
    }

    /// The end as the rulebook sees it.
    pub(crate) fn exact_end(&self, node: &Node) -> Score {
        let (end, _) = self.ask(node);
        Score::of(&end, Side(self.seat.0))
    }

    /// Asks the rulebook how the game ended, and which sides could win.
    fn ask(&self, node: &Node) -> (fast::Score, u8) {
        let mut piles = [M::EMPTY; 2];
        for side in 0..2 {
            let cards = places(node.has[side]).fold(M::EMPTY, |set, place| set | M::bit(self.index[place]));
            piles[usize::from(self.seat.0) ^ side] = self.piles[side] | cards;
        }
        let winner = Seat(self.seat.0 ^ node.winner);
        self.state.score_with(&self.sheet, &piles, &self.claims(node), winner)
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
        if let Some((side, cash)) = self.cash(node) {
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
            fortress.reckon(self, node, &mut low, &mut high);
        }
        if self.any_vague {
            for vote in 0..VOTES {
                low[vote] -= i16::from(self.vague[vote]);
                high[vote] += i16::from(self.vague[vote]);
            }
        }
        if self.contenders == Contenders::MostCards {
            return self.secured_by_cards(goal, node.score, low, high);
        }
        let least = lead(low) + self.extra - self.open_extra;
        if self.contenders == Contenders::Modest {
            let most = lead(high) + self.extra + self.open_extra;
            if let Some(proof) = self.by_margin(goal, node.score, [low, high], [least, most]) {
                return Some(proof);
            }
        }
        if least >= goal.enough && self.surely_modest(node, 0) {
            let condition = self.at_least(node.score, low, least - goal.enough);
            return Some(sure(true, self.with_contest(condition, node.score, true, self.spare(node))));
        }
        let most = lead(high) + self.extra + self.open_extra;
        if most < goal.needed && self.surely_modest(node, 1) {
            let condition = self.at_most(node.score, high, goal.needed - 1 - most);
            return Some(sure(false, self.with_contest(condition, node.score, false, self.spare(node))));
        }
        None
    }

    /// Gnomes in front may still be crushed.
    fn reckon_with_giants(&self, node: &Node, low: &mut Lanes, high: &mut Lanes) {
        let fronts = node.front[0] | node.front[1];
        if fronts & self.crushable == 0 {
            return;
        }
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

    /// A proof where the most cards win (9.9), and votes make the margin.
    fn secured_by_cards(&self, goal: &Goal, score: Lanes, low: Lanes, high: Lanes) -> Option<Proof> {
        let Score { value, margin } = goal.least;
        let (wins, loses) = (low[ALL] > 0, high[ALL] < 0);
        let by_cards = |reached: bool, mut condition: Lanes| {
            condition[ALL] = if reached { score[ALL] - low[ALL] + 1 } else { score[ALL] - high[ALL] - 1 };
            Some(sure(reached, condition))
        };
        let spare = lead(low) + self.extra - self.open_extra - margin.max(LEAST);
        let missing = margin.saturating_sub(lead(high) + self.extra + self.open_extra);
        let enough = || self.at_least(score, low, spare);
        let too_few = || self.at_most(score, high, missing - 1);
        if value == Value::Loss {
            match (wins, loses) {
                (true, _) => by_cards(true, Lanes::LOWEST),
                _ if spare >= 0 => Some(sure(true, enough())),
                (_, true) if missing > 0 => by_cards(false, too_few()),
                _ => None,
            }
        } else {
            match (wins, loses) {
                (_, true) => by_cards(false, Lanes::HIGHEST),
                (true, _) if margin == ANY_MARGIN => by_cards(true, Lanes::LOWEST),
                (true, _) if spare >= 0 => by_cards(true, enough()),
                _ if margin != ANY_MARGIN && missing > 0 => Some(sure(false, too_few())),
                _ => None,
            }
        }
    }

    /// Whether a side cannot end with twice as many cards as the other (9.4), where that matters.
    #[inline(always)]
    fn surely_modest(&self, node: &Node, side: usize) -> bool {
        if self.contenders != Contenders::Modest {
            return true;
        }
        let (cards, spare) = (gathered(node.score), self.spare(node));
        cards[side] + spare.open < 2 * (cards[1 - side] - spare.crushed)
    }

    /// How many cards may still change hands.
    fn spare(&self, node: &Node) -> Spare {
        Spare {
            open: (node.left | node.waiting).count_ones() as i16,
            // Every Giant left may crush a Gnome.
            crushed: (node.left & self.crushers).count_ones() as i16,
        }
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

/// How many cards each side has gathered, where the lanes say so (9.4).
#[inline(always)]
fn gathered(score: Lanes) -> [i16; 2] {
    [-score[OWN_SHOWN], score[THEIR_SHOWN]]
}

/// A condition with the demand added that one side has at least so many cards, and the other at
/// most so many: the second side and the first, or the other way round if the goal is missed.
#[inline(always)]
fn with_cards(mut condition: Lanes, reached: bool, least: i16, most: i16) -> Lanes {
    if reached {
        condition[THEIR_SHOWN] = condition[THEIR_SHOWN].max(least);
        condition[OWN_SHOWN] = condition[OWN_SHOWN].max(-most);
    } else {
        condition[OWN_SHOWN] = condition[OWN_SHOWN].min(-least);
        condition[THEIR_SHOWN] = condition[THEIR_SHOWN].min(most);
    }
    condition
}

/// A condition with the demand added that the side for which it speaks does not end with twice as
/// many cards as the other (9.4).
#[inline(always)]
fn with_modesty(condition: Lanes, score: Lanes, reached: bool, spare: Spare) -> Lanes {
    let least = gathered(score)[usize::from(reached)];
    with_cards(condition, reached, least, 2 * (least - spare.crushed) - spare.open - 1)
}

/// A condition with the demand added that the other side ends with twice as many cards.
#[inline(always)]
fn with_excess(condition: Lanes, score: Lanes, reached: bool, spare: Spare) -> Lanes {
    let least = gathered(score)[usize::from(reached)];
    with_cards(condition, reached, least, (least - spare.crushed) / 2 - spare.open)
}

/// The condition that demands nothing of a proof that the goal is reached, or that it is not.
#[inline(always)]
pub(crate) fn neutral(reached: bool) -> Lanes {
    if reached { Lanes::LOWEST } else { Lanes::HIGHEST }
}

/// A proof that assumes nothing.
#[inline(always)]
pub(crate) fn sure(reached: bool, condition: Lanes) -> Proof {
    Proof { reached, assumed: false, condition }
}

/// The votes that a score gives the first side, less those of the second.
#[inline(always)]
fn lead(score: Lanes) -> i8 {
    score.signs().0[..VOTES].iter().sum::<i16>() as i8
}

impl<M: Mask> Ending<M> {
    /// The scores at least as good that prove the same. `low` is what the first side has for sure;
    /// `spare` votes need not be insisted on.
    #[inline(always)]
    fn at_least(&self, score: Lanes, low: Lanes, mut spare: i8) -> Lanes {
        let mut condition = Lanes::LOWEST;
        for vote in 0..VOTES {
            if low[vote] >= 0 {
                let least = score[vote] - low[vote] + i16::from(low[vote] > 0);
                condition[vote] = if self.pinned[vote] { score[vote] } else { least };
            }
        }
        // The votes that are won by least are the first to do without.
        while spare > 0 {
            let open = (0..VOTES).filter(|&vote| low[vote] >= 0 && condition[vote] != i16::MIN);
            let Some(vote) = open.min_by_key(|&vote| low[vote]) else { break };
            let costs = if low[vote] > 0 { 2 } else { 1 };
            if costs <= spare {
                condition[vote] = i16::MIN;
            } else if !self.vague[vote] && !self.pinned[vote] {
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
