//! Who wins (RULES 10.4, section 9).

use crate::building::most;
use crate::card::Card;
use crate::faction::Faction;
use crate::position::Position;
use crate::seat::{Seat, Side};
use crate::table::{Edition, Table};

/// What decided a faction's vote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Ground {
    /// The most points (9.7).
    Points,
    /// The most cards.
    Cards,
    /// As many cards, but a higher one.
    HighestCard,
    /// The first three cards (9.2).
    FirstThree,
    /// The sides are equal: no vote.
    Equal,
    /// Nobody has a card: no vote.
    NoCards,
}

/// A faction's vote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Vote {
    /// The faction.
    pub faction: Faction,
    /// The side it votes for, if any.
    pub side: Option<Side>,
    /// Why.
    pub ground: Ground,
}

/// What decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Verdict {
    /// The Building alone: only one side could win (9.4, 9.5, 9.9).
    Building,
    /// The most votes.
    Votes,
    /// As many votes, more cards in the factions that gave them.
    Cards,
    /// Points on those cards.
    Points,
    /// Nothing: the win is shared.
    Shared,
}

/// One step of finding out who wins (10.4): something is counted, and only the sides that have the most go on. A
/// Building may let others go on (9.4).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Comparison {
    /// What is counted, as the verdict if it decides.
    pub by: Verdict,
    /// The number of each side.
    pub numbers: Vec<u16>,
    /// The sides that can still win after it.
    pub left: Vec<Side>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The side that won, or the sides that share the win.
    pub winners: Vec<Side>,
    /// The vote of each faction, in the order of the table.
    pub votes: Vec<Vote>,
    /// The votes of each side, those of the Dungeon included.
    pub tally: Vec<u8>,
    /// What decided it.
    pub verdict: Verdict,
}

impl Outcome {
    /// The side that a faction voted for.
    pub fn vote(&self, faction: Faction) -> Option<Side> {
        self.votes.iter().find(|vote| vote.faction == faction)?.side
    }
}

/// What a side has of a faction, in the order in which it decides the vote.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Holding {
    /// The sum of points where that comes first (9.7), otherwise nothing.
    pub(crate) points: u16,
    /// How many cards.
    pub(crate) cards: usize,
    /// Their ranks, highest first.
    pub(crate) ranks: Vec<u8>,
}

/// A side's cards of a faction that the Building lets count, highest rank first.
pub(crate) fn counting(table: &Table, faction: Faction, gathered: &[Card]) -> Vec<Card> {
    let scoring = table.scoring();
    let of_faction = gathered.iter().copied().filter(|card| card.faction() == faction);
    let mut cards: Vec<Card> = of_faction.filter(|&card| scoring.counts(table.points(card))).collect();
    cards.sort_by_key(|&card| std::cmp::Reverse(table.rank(card)));
    cards.truncate(scoring.keeps(cards.len()));
    cards
}

pub(crate) fn points(table: &Table, cards: &[Card]) -> u16 {
    cards.iter().map(|&card| u16::from(table.points(card))).sum()
}

pub(crate) fn holding(table: &Table, faction: Faction, gathered: &[Card]) -> Holding {
    let cards = counting(table, faction, gathered);
    Holding {
        points: if table.scoring().by_points() { points(table, &cards) } else { 0 },
        cards: cards.len(),
        ranks: cards.iter().map(|&card| table.rank(card)).collect(),
    }
}

/// All that each side gathered in both phases, Gnomes in front included.
pub(crate) fn gathered(at: &Position<Card>) -> Vec<Vec<Card>> {
    let table = &at.table;
    let of_seat = |seat: Seat| at.layout.piles[seat.index()].iter().chain(&at.layout.front[seat.index()]);
    let of_side = |side: Side| side.seats(table.players()).flat_map(of_seat).copied().collect();
    table.sides().map(of_side).collect()
}

/// The vote of one faction, given what each side gathered; claims (9.2) are not looked at.
pub(crate) fn vote(table: &Table, faction: Faction, gathered: &[Vec<Card>]) -> Vote {
    let holdings: Vec<Holding> = gathered.iter().map(|cards| holding(table, faction, cards)).collect();
    let leaders = most(table.sides(), |side| holdings[side.index()].clone());
    let best = &holdings[leaders[0].index()];
    let others = || table.sides().filter(|side| !leaders.contains(side)).map(|side| &holdings[side.index()]);
    let (side, ground) = if best.cards == 0 {
        (None, Ground::NoCards)
    } else if leaders.len() > 1 {
        (None, Ground::Equal)
    } else if others().all(|other| other.points < best.points) {
        (Some(leaders[0]), Ground::Points)
    } else if others().all(|other| (other.points, other.cards) < (best.points, best.cards)) {
        (Some(leaders[0]), Ground::Cards)
    } else {
        (Some(leaders[0]), Ground::HighestCard)
    };
    Vote { faction, side, ground }
}

impl Position<Card> {
    /// How each faction would vote if the game ended now, in the order of the table. Only face-up
    /// cards matter, so everybody may know.
    pub fn votes_so_far(&self) -> Vec<Vote> {
        let gathered = gathered(self);
        self.table.factions().iter().map(|&faction| vote_so_far(self, faction, &gathered)).collect()
    }

    /// How the sides would compare if the game ended now, step by step, up to the step that decides.
    pub fn comparisons(&self) -> Vec<Comparison> {
        let votes = self.votes_so_far();
        compare(self, &votes, &tally(self, &votes))
    }
}

/// How a faction would vote if the game ended now, given what each side gathered.
pub(crate) fn vote_so_far(at: &Position<Card>, faction: Faction, gathered: &[Vec<Card>]) -> Vote {
    match at.claims.iter().find(|(claimed, _)| *claimed == faction) {
        Some(&(_, side)) => Vote { faction, side: Some(side), ground: Ground::FirstThree },
        None => vote(&at.table, faction, gathered),
    }
}

/// The votes of each side, those of the Dungeon included (9.1).
fn tally(at: &Position<Card>, votes: &[Vote]) -> Vec<u8> {
    let mut tally = vec![0; at.table.sides().count()];
    for vote in votes {
        if let Some(side) = vote.side {
            tally[side.index()] += 1;
        }
    }
    for seat in at.table.scoring().extra_votes(&at.last_tricks) {
        tally[at.table.side(seat).index()] += 1;
    }
    tally
}

/// Scores a finished game.
pub(crate) fn score(at: &Position<Card>) -> Outcome {
    let votes = at.votes_so_far();
    let tally = tally(at, &votes);
    let last = compare(at, &votes, &tally).pop().expect("the sides are compared by votes at least, or by the Building");
    let verdict = if last.left.len() == 1 { last.by } else { Verdict::Shared };
    Outcome { winners: last.left, votes, tally, verdict }
}

/// What a Building looks at; most votes; then cards, then points in the factions that gave them (10.4). Ends with
/// the step that leaves one side, or with the last one.
fn compare(at: &Position<Card>, votes: &[Vote], tally: &[u8]) -> Vec<Comparison> {
    let (table, gathered) = (&at.table, gathered(at));
    let voters = |side: Side| -> Vec<Card> {
        let factions = votes.iter().filter(|vote| vote.side == Some(side)).map(|vote| vote.faction);
        factions.flat_map(|faction| counting(table, faction, &gathered[side.index()])).collect()
    };
    let mut made: Vec<Comparison> = Vec::new();
    if !table.scoring().by_votes() {
        let (numbers, left) = (table.scoring().measure(&gathered, table), table.scoring().contenders(&gathered, table));
        made.push(Comparison { by: Verdict::Building, numbers, left });
    }
    let usual: [(Verdict, &dyn Fn(Side) -> u16); 3] = [
        (Verdict::Votes, &|side| u16::from(tally[side.index()])),
        (Verdict::Cards, &|side| voters(side).len() as u16),
        (Verdict::Points, &|side| points(table, &voters(side))),
    ];
    for (by, measure) in usual {
        let left = made.last().map_or_else(|| table.sides().collect(), |last| last.left.clone());
        if left.len() == 1 {
            break;
        }
        if by == Verdict::Cards && table.edition() == Edition::German {
            continue;
        }
        let left = most(left.into_iter(), measure);
        made.push(Comparison { by, numbers: table.sides().map(measure).collect(), left });
    }
    made
}

/// The claims that the trick just played adds (9.2): the winner's side first, then clockwise.
pub(crate) fn new_claims(at: &Position<Card>) -> Vec<(Faction, Side)> {
    let table = &at.table;
    let winner = at.winner.unwrap_or(table.first_leader());
    let unclaimed = table.factions().iter().filter(|faction| !at.claims.iter().any(|(claimed, _)| claimed == *faction));
    unclaimed
        .filter_map(|&faction| {
            let sides = winner.round(table.players()).map(|seat| table.side(seat));
            let first = { sides }.find(|&side| gathered_in_phase_two(at, faction, side) >= 3)?;
            Some((faction, first))
        })
        .collect()
}

/// How many cards of a faction a side has gathered in Phase Two and still has.
pub(crate) fn gathered_in_phase_two(at: &Position<Card>, faction: Faction, side: Side) -> usize {
    let of_seat = |seat: Seat| {
        let pile = &at.layout.piles[seat.index()][at.recruited[seat.index()]..];
        pile.iter().chain(&at.layout.front[seat.index()]).filter(|card| card.faction() == faction).count()
    };
    side.seats(at.table.players()).map(of_seat).sum()
}

#[cfg(test)]
mod tests;
