//! What points can still make of tied votes (10.4): which ends are settled already, and which card of several that play
//! alike is the one to give away.

use crate::answer::{Score, Value};
use crate::ending::{Ending, Set, places};
use crate::goal::{Goal, neutral};
use crate::lanes::{ALL, Lanes, VOTES};
use crate::line::Found;
use crate::node::Node;
use crate::points::PointProof;
use interregnum_rules::fast::{Contenders, Mask};

/// Where nothing but points decides a tie of votes, or of votes and cards, and nothing gathered is lost again.
///
/// A side's points of a faction are half of all its points and half of the lead there. A faction that votes for nobody is
/// shared evenly. So twice a side's lead in a tie, its points in the factions that voted for it less those of the other
/// side in theirs, is what the factions have in all, those of the other side counted negative, and the side's lead in all
/// points together: of all that was gathered one number matters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainTies {
    /// The points of each faction.
    in_all: [i16; VOTES],
    /// The first side's lead in points before the root.
    before: i16,
}

impl PlainTies {
    fn new<M: Mask>(ending: &Ending<M>) -> Option<PlainTies> {
        let plain = ending.votes_are_sums() && ending.shown == 0 && ending.ranks_tell_points();
        let [own, theirs] = ending.piles.map(|pile| pile & ending.sheet.counts());
        let gathered = |pile: M, vote: usize| ending.sheet.points_of(pile & ending.sheet.faction_cards(vote)) as i16;
        let in_play = |vote: usize| ending.points_on(ending.of[vote]);
        plain.then(|| PlainTies {
            in_all: std::array::from_fn(|vote| gathered(own | theirs, vote) + in_play(vote)),
            before: (0..VOTES).map(|vote| gathered(own, vote) - gathered(theirs, vote)).sum(),
        })
    }

    /// Twice a side's lead in points in a tie, if it has that lead in all, and these prospects are what comes.
    fn twice_lead(&self, lead: i16, prospect: impl Fn(usize) -> Prospect) -> i16 {
        let of = |vote: usize| match prospect(vote) {
            Prospect::Won => self.in_all[vote],
            Prospect::Nobodys => 0,
            Prospect::Lost { .. } => -self.in_all[vote],
        };
        lead + (0..VOTES).map(of).sum::<i16>()
    }
}

impl<M: Mask> Ending<M> {
    /// Whether ties are plain, and what there is to know of them.
    pub(crate) fn plain_ties(&self) -> Option<&PlainTies> {
        self.plain_ties.get_or_init(|| PlainTies::new(self)).as_ref()
    }

    /// Whether a faction votes for nobody only if it is shared evenly, and votes alone decide before ties are broken.
    pub(crate) fn votes_are_sums(&self) -> bool {
        self.contenders == Contenders::All
            && !self.shrinks
            && !self.lighthouse
            && !self.any_vague
            && !self.pinned.contains(&true)
    }

    /// Whether the lead in cards, Gnomes aside, tells who has more of them in the factions that voted, if the votes are
    /// known: as it is with points, see [`PlainTies`]. Gnomes have lanes of their own.
    pub(crate) fn lead_tells_cards(&self) -> bool {
        let counting = self.sheet.counts();
        self.votes_are_sums() && self.all_cards() & counting == self.all_cards()
    }

    /// The cards in play, and those gathered before.
    fn all_cards(&self) -> M {
        self.index.iter().fold(self.piles[0] | self.piles[1], |cards, &card| cards | M::bit(card))
    }

    /// Whether cards of a faction with the same rank have the same points, so that what is shared evenly by rank is
    /// shared evenly in points.
    fn ranks_tell_points(&self) -> bool {
        let counting = self.all_cards() & self.sheet.counts();
        let facts = |card: u8| (self.sheet.place(card), self.sheet.rank(card), self.sheet.points(card));
        let mut cards: Vec<_> = counting.indices().map(facts).collect();
        cards.sort_unstable();
        cards.windows(2).all(|pair| (pair[0].0, pair[0].1) != (pair[1].0, pair[1].1) || pair[0].2 == pair[1].2)
    }

    /// The points on cards that count.
    pub(crate) fn points_on(&self, cards: Set) -> i16 {
        places(cards & self.counting).map(|card| self.points[card]).sum()
    }

    /// The first side's lead in points since the root.
    pub(crate) fn point_lead(&self, node: &Node) -> i16 {
        self.points_on(node.has[0]) - self.points_on(node.has[1])
    }

    /// What every end with tied votes comes to, if all that can be reached from here come to the same: even if a side
    /// got all that is open, and every vote that it can still win, it would have too few points. That goes on to hold
    /// with fewer points, and with no more of the factions that it cannot win.
    pub(crate) fn settled_ties(&self, goal: &Goal, node: &Node) -> Option<PointProof> {
        let (plain, needed) = (self.plain_ties()?, points_needed(goal)?);
        let since = self.point_lead(node);
        let open = self.points_on(node.left | node.waiting);
        for (side, lead, most) in [(0, since + plain.before, 2 * needed - 1), (1, -since - plain.before, -2 * needed)] {
            let spare = most - plain.twice_lead(lead + open, |vote| prospect(node, side, vote));
            if spare >= 0 {
                return Some(self.lost_ties(node, side, spare));
            }
        }
        None
    }

    /// A side loses all ties, even if it had so many more points.
    fn lost_ties(&self, node: &Node, side: usize, spare: i16) -> PointProof {
        let reached = side == 1;
        let more = |number: i16, spare: i16| if reached { number - spare } else { number + spare };
        let mut lost = PointProof::nothing(reached);
        lost.points[ALL] = more(self.point_lead(node), spare);
        for vote in 0..VOTES {
            match prospect(node, side, vote) {
                Prospect::Won => {}
                Prospect::Nobodys => lost.score[vote] = node.score[vote],
                Prospect::Lost { spare } => lost.score[vote] = more(node.score[vote], spare),
            }
        }
        lost
    }

    /// The points since the root that are enough for what came of a tie at the end, or few enough.
    pub(crate) fn points_for(&self, plain: &PlainTies, goal: &Goal, node: &Node, reached: bool) -> Lanes {
        let since = self.point_lead(node);
        let twice = plain.twice_lead(since + plain.before, |vote| prospect(node, 0, vote));
        let needed = points_needed(goal).map_or(twice, |needed| 2 * needed);
        debug_assert_eq!(reached, twice >= needed, "the rulebook counts the same points");
        let mut points = neutral(reached);
        points[ALL] = since - twice + if reached { needed } else { needed - 1 };
        points
    }

    /// Of answers that play alike, the one with the fewest points if the other side gets it, and the one with the most
    /// if its own side does: what is kept may be lost later, and then it is the better one.
    pub(crate) fn best_answers(&self, node: &Node, lead: usize, answers: Set) -> Set {
        let side = usize::from(1 - node.leader);
        let keeps = |answer: usize| Some(self.next(node, lead, answer, 0).has[side] >> answer & 1 == 1);
        self.best_of_alike(node, side, answers, keeps)
    }

    /// The same for leads after which it is certain who gets them.
    pub(crate) fn best_leads(&self, node: &Node, leads: Set) -> Set {
        let tricks = self.tricks(node);
        let keeps = |lead: usize| {
            let answers = self.answers(node, lead);
            let winning = answers & tricks.beaten_by[lead];
            let certain = (winning == 0 || winning == answers) && answers & tricks.captured_by[lead] == 0;
            let goes_to_loser = self.to_loser >> lead & 1 == 1;
            certain.then_some((winning == 0) != goes_to_loser)
        };
        self.best_of_alike(node, usize::from(node.leader), leads, keeps)
    }

    /// One of each group of a side's cards that play alike, if it is certain whether the side keeps what it plays.
    fn best_of_alike(&self, node: &Node, side: usize, cards: Set, keeps: impl Fn(usize) -> Option<bool>) -> Set {
        if self.plain_ties().is_none() {
            return cards;
        }
        let opposing = node.left & self.owner[1 - side];
        let differ = &self.strengths(node).differ;
        let mut best = cards;
        // The best so far of the cards that play like the last one.
        let mut chosen: Option<usize> = None;
        let mut last = 0;
        for card in places(cards & !self.set_aside) {
            let alike = self.lane[card] == self.lane[last] && differ[card][last] & opposing == 0;
            last = card;
            let (Some(other), true, Some(keeps)) = (chosen, alike, keeps(card)) else {
                chosen = Some(card);
                continue;
            };
            let (worse, better) =
                if (self.points[card] > self.points[other]) == keeps { (other, card) } else { (card, other) };
            best ^= 1 << worse;
            chosen = Some(better);
        }
        best
    }
}

/// What a side can hope for in a vote.
enum Prospect {
    Won,
    Nobodys,
    /// The other side wins it, even if this side had so much more.
    Lost {
        spare: i16,
    },
}

/// The best that a side can hope for in a vote.
fn prospect(node: &Node, side: usize, vote: usize) -> Prospect {
    let score = if side == 0 { node.score[vote] } else { -node.score[vote] };
    match score + node.open[vote] {
        1.. => Prospect::Won,
        0 => Prospect::Nobodys,
        best => Prospect::Lost { spare: -1 - best },
    }
}

/// The lead in points that the first side needs for its goal where votes are tied; `None` if points do not matter.
fn points_needed(goal: &Goal) -> Option<i16> {
    let reached = |value: Value| Score { value, margin: 0 } >= goal.least;
    match [Value::Loss, Value::Draw, Value::Win].map(reached) {
        [false, false, true] => Some(1),
        [false, true, true] => Some(0),
        _ => None,
    }
}
