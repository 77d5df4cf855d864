//! How the race for each faction's vote stands, so that no client has to know a rule.
//!
//! Everything here follows from what lies open, so it is the same for every viewer. It is
//! careful: what it calls decided is decided, however the open cards fall; what is decided only
//! because of cards that somebody cannot play any more may still be called open.

use crate::agenda::Step;
use crate::building::{Building, bridge};
use crate::card::Card;
use crate::faction::{Faction, giants};
use crate::position::{Phase, Position};
use crate::power::Moment;
use crate::scoring::{self, Ground, gathered, gathered_in_phase_two};
use crate::seat::Side;
use crate::table::Table;

/// What counts for a vote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Unit {
    /// The number of cards.
    Cards,
    /// The sum of points (9.7).
    Points,
}

/// How a vote is decided already.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Decided {
    /// The faction votes for this side.
    For(Side),
    /// The faction votes for nobody.
    Nobody,
}

/// How a side stands with a faction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Share {
    /// Its cards in score piles and in front.
    pub cards: u16,
    /// What they count, in the unit of the contest, if the game ended now.
    pub held: u16,
    /// How much more of what is open it needs to be sure of the vote; 0 when it is, `None` when
    /// no amount makes it sure. At the Lighthouse (9.2) it may have to get it before others do.
    pub needs: Option<u16>,
}

/// The race for a faction's vote.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Contest {
    /// The faction.
    pub faction: Faction,
    /// What `held`, `needs`, `open` and `gone` count.
    pub unit: Unit,
    /// How each side stands.
    pub sides: Vec<Share>,
    /// What is not settled yet: in hands, among followers, in the market, deck or Fire pile, in
    /// the trick or set aside. In Phase One that includes cards that will only be discarded.
    pub open: u16,
    /// What is discarded for good.
    pub gone: u16,
    /// How the vote is decided, if it is.
    pub decided: Option<Decided>,
    /// The side that would get the vote if the game ended now, if any.
    pub ahead: Option<Side>,
    /// Why it would, or why nobody would.
    pub ground: Ground,
}

/// The races for all votes, and what else a Building looks at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Contests {
    /// One for each faction, in the order of the table.
    pub factions: Vec<Contest>,
    /// Votes that each side is sure of, those of the Dungeon included (9.1).
    pub sure_votes: Vec<u8>,
    /// Cards that each side has gathered (9.4, 9.9).
    pub gathered: Vec<u16>,
    /// Complete sets of each side (9.5).
    pub sets: Vec<u16>,
}

impl Contests {
    /// How the races stand in this position.
    pub(crate) fn at(at: &Position<Card>) -> Contests {
        let table = &at.table;
        let gathered = gathered(at);
        let factions: Vec<Contest> =
            table.factions().iter().map(|&faction| Race::new(at, faction, &gathered).contest()).collect();
        let mut sure_votes = vec![0; gathered.len()];
        for contest in &factions {
            if let Some(Decided::For(side)) = contest.decided {
                sure_votes[side.index()] += 1;
            }
        }
        for seat in table.scoring().extra_votes(&at.last_tricks) {
            sure_votes[table.side(seat).index()] += 1;
        }
        Contests {
            factions,
            sure_votes,
            sets: gathered.iter().map(|cards| bridge::sets(cards, table) as u16).collect(),
            gathered: gathered.iter().map(|cards| cards.len() as u16).collect(),
        }
    }
}

impl Contests {
    /// The side that nobody can keep from winning any more, by the votes that it is sure of. It is
    /// as careful as the contests are.
    pub fn won_by(&self, table: &Table) -> Option<Side> {
        if !table.scoring().by_votes() {
            return None;
        }
        let open = self.factions.iter().filter(|contest| contest.decided.is_none()).count();
        let decided = |contest: &&Contest| matches!(contest.decided, Some(Decided::For(_)));
        let given = self.sure_votes.iter().map(|&votes| usize::from(votes)).sum::<usize>();
        let given = given - self.factions.iter().filter(decided).count();
        // One for the last trick of each phase (9.1), whoever won it.
        let extra = table.scoring().extra_votes(&[table.first_leader(); 2]).len();
        let to_come = open + extra.saturating_sub(given);
        table.sides().find(|&side| {
            let mut others = table.sides().filter(|&other| other != side);
            others
                .all(|other| self.sure_votes[side.index()] as usize > self.sure_votes[other.index()] as usize + to_come)
        })
    }
}

/// What is needed to judge one faction's race.
struct Race<'a> {
    at: &'a Position<Card>,
    table: &'a Table,
    faction: Faction,
    gathered: &'a [Vec<Card>],
    /// The open cards that count.
    open: Vec<Card>,
    gone: u16,
    /// Giants of each value that may still crush; for the Gnomes alone.
    giants: [usize; VALUES],
}

impl<'a> Race<'a> {
    fn new(at: &'a Position<Card>, faction: Faction, gathered: &'a [Vec<Card>]) -> Race<'a> {
        let table = &at.table;
        let counts = |card: &Card| card.faction() == faction && table.scoring().counts(table.points(*card));
        let mut open: Vec<Card> = table.deck_cards().into_iter().chain(table.fire_cards()).filter(counts).collect();
        let settled = gathered.iter().flatten().chain(&at.layout.discard).filter(|card| counts(card));
        for card in settled {
            if let Some(place) = open.iter().position(|other| other == card) {
                open.swap_remove(place);
            }
        }
        let giants = if faction == Faction::Gnomes { giants_to_come(at, gathered) } else { [0; VALUES] };
        let mut race = Race { at, table, faction, gathered, open, gone: 0, giants };
        race.gone = race.weigh(at.layout.discard.iter().filter(|card| counts(card)));
        race
    }

    fn unit(&self) -> Unit {
        if self.table.scoring().by_points() { Unit::Points } else { Unit::Cards }
    }

    fn weight(&self, card: Card) -> u16 {
        match self.unit() {
            Unit::Cards => 1,
            Unit::Points => u16::from(self.table.points(card)),
        }
    }

    fn weigh<'c>(&self, cards: impl IntoIterator<Item = &'c Card>) -> u16 {
        cards.into_iter().map(|&card| self.weight(card)).sum()
    }

    /// A side's cards that the Building lets count, before the Fortress shrinks them.
    fn counting(&self, side: Side) -> impl Iterator<Item = &Card> {
        let counts =
            |card: &&Card| card.faction() == self.faction && self.table.scoring().counts(self.table.points(**card));
        self.gathered[side.index()].iter().filter(counts)
    }

    fn contest(&self) -> Contest {
        let decided = self.decided();
        let now = scoring::vote_so_far(self.at, self.faction, self.gathered);
        let share = |side: Side| {
            let cards = self.gathered[side.index()].iter().filter(|card| card.faction() == self.faction).count();
            let counted = scoring::counting(self.table, self.faction, &self.gathered[side.index()]);
            Share { cards: cards as u16, held: self.weigh(&counted), needs: self.needs(side, decided) }
        };
        Contest {
            faction: self.faction,
            unit: self.unit(),
            sides: self.table.sides().map(share).collect(),
            open: self.weigh(&self.open),
            gone: self.gone,
            decided,
            ahead: now.side,
            ground: now.ground,
        }
    }

    fn decided(&self) -> Option<Decided> {
        if let Some(&(_, side)) = self.at.claims.iter().find(|(faction, _)| *faction == self.faction) {
            return Some(Decided::For(side));
        }
        if let Some(side) = self.claim_to_come() {
            return Some(Decided::For(side));
        }
        let claimable = || self.table.sides().any(|side| self.may_reach_the_lighthouse(side, 0));
        if self.at.is_over() || (self.open.is_empty() && self.nothing_at_risk() && !claimable()) {
            let vote = scoring::vote(self.table, self.faction, self.gathered);
            return Some(vote.side.map_or(Decided::Nobody, Decided::For));
        }
        self.table.sides().find(|&side| self.is_sure(side, 0)).map(Decided::For)
    }

    fn nothing_at_risk(&self) -> bool {
        self.table.sides().all(|side| self.loss(side, 0) == 0)
    }

    fn needs(&self, side: Side, decided: Option<Decided>) -> Option<u16> {
        match decided {
            Some(Decided::For(winner)) if winner == side => Some(0),
            Some(_) => None,
            None => {
                let lighthouse = (1..=self.open.len() as u16).find(|&more| self.reaches_the_lighthouse(side, more));
                let usual = (0..=self.weigh(&self.open)).find(|&more| self.is_sure(side, more));
                [lighthouse, usual].into_iter().flatten().min()
            }
        }
    }

    /// The side whose claim is certain, but waits for the end of the trick (9.2). Giants that are
    /// yet to crush may prevent one for the Gnomes.
    fn claim_to_come(&self) -> Option<Side> {
        let at = self.at;
        if !self.has_a_lighthouse() || at.phase == Phase::One || !self.nothing_at_risk() {
            return None;
        }
        if at.agenda.contains(&Step::Moment(Moment::TrickDone)) {
            let claims = scoring::new_claims(at);
            return claims.into_iter().find(|(faction, _)| *faction == self.faction).map(|(_, side)| side);
        }
        // Whoever has captured the lead wins the trick, and so comes first.
        let captor = self.table.side(at.trick.plays.get(at.trick.captor?)?.seat);
        (self.gathered_for_the_lighthouse(captor) >= 3).then_some(captor)
    }

    fn has_a_lighthouse(&self) -> bool {
        self.table.building() == Some(Building::Lighthouse)
    }

    fn gathered_for_the_lighthouse(&self, side: Side) -> u16 {
        match self.at.phase {
            Phase::One => 0,
            Phase::Two => gathered_in_phase_two(self.at, self.faction, side) as u16,
        }
    }

    /// Whether `more` cards claim the faction for the side, whatever is crushed meanwhile. Before
    /// Phase Two that depends on when it gets them.
    fn reaches_the_lighthouse(&self, side: Side, more: u16) -> bool {
        let held = self.gathered_for_the_lighthouse(side) + more;
        self.has_a_lighthouse() && self.at.phase == Phase::Two && held >= 3 + self.loss(side, more)
    }

    /// Whether the side can claim the faction if it gets `rest` more cards at most.
    fn may_reach_the_lighthouse(&self, side: Side, rest: u16) -> bool {
        self.has_a_lighthouse() && self.gathered_for_the_lighthouse(side) + rest >= 3
    }

    /// Whether the side has the vote once it has got `more` of what is open, whatever it is and
    /// wherever the rest goes.
    fn is_sure(&self, side: Side, more: u16) -> bool {
        let rest = self.weigh(&self.open) - more;
        let mut others = self.table.sides().filter(|&other| other != side);
        others.all(|other| !self.may_reach_the_lighthouse(other, rest) && self.beats(side, more, other, rest))
    }

    /// Whether `side` with `more` stays ahead of `other`, whatever becomes of the `rest`.
    fn beats(&self, side: Side, more: u16, other: Side, rest: u16) -> bool {
        let mine = self.weigh(self.counting(side)) + more;
        let theirs = self.weigh(self.counting(other));
        let loss = self.loss(side, more).min(mine);
        let keeps = |held: u16| self.table.scoring().keeps(usize::from(held));
        if self.table.building() != Some(Building::Fortress) {
            let (least, most) = (mine - loss, theirs + rest);
            return least > most || (least == most && loss == 0 && self.wins_ties(side, other));
        }
        // At the Fortress one card more or one Gnome less can be better or worse (9.6), so every
        // way to share the rest is looked at.
        let risk = self.loss(other, rest);
        (0..=rest).all(|to_me| {
            let least = (mine - loss..=mine + to_me).map(keeps).min();
            let most = (theirs - risk.min(theirs)..=theirs + rest - to_me).map(keeps).max();
            least > most
        })
    }

    /// Whether a tie in numbers of cards goes to `side`: it has the one highest card of all that
    /// could still count (10.4).
    fn wins_ties(&self, side: Side, other: Side) -> bool {
        let rank = |card: &Card| self.table.rank(*card);
        let mine = self.counting(side).map(rank).max();
        let theirs = self.counting(other).chain(&self.open).map(rank).max();
        self.unit() == Unit::Cards && mine > theirs
    }

    /// The most that Giants yet to come can crush of what the side has in front, and of `more`
    /// that it may get (6.2).
    fn loss(&self, side: Side, more: u16) -> u16 {
        if self.faction != Faction::Gnomes {
            return 0;
        }
        let (mut now, mut at_most) = (0, 0);
        for (value, &giants) in (0..).zip(&self.giants) {
            let same = |card: &&Card| card.value() == value;
            let counts = |card: &&Card| self.table.scoring().counts(self.table.points(**card));
            let seats = side.seats(self.table.players());
            // A Giant crushes in front of each seat of the side, unless somebody chooses one seat.
            let strikes = giants * if giants::winner_chooses(self.table) { 1 } else { seats.clone().count() };
            let front = seats.map(|seat| self.at.layout.front[seat.index()].iter().filter(same).filter(counts).count());
            let in_reach: usize = front.clone().map(|gnomes| gnomes.min(giants)).sum();
            let front: usize = front.sum();
            let weight = |gnomes: usize| match self.unit() {
                Unit::Cards => gnomes as u16,
                Unit::Points => gnomes as u16 * u16::from(value),
            };
            now += weight(in_reach.min(strikes));
            at_most += weight((front + self.open.iter().filter(same).count()).min(strikes));
        }
        (now + more).min(at_most)
    }
}

/// Values of cards are below this.
const VALUES: usize = 10;

/// Giants of each value that may still crush.
fn giants_to_come(at: &Position<Card>, gathered: &[Vec<Card>]) -> [usize; VALUES] {
    let mut giants = [0; VALUES];
    let is_giant = |card: &&Card| card.faction() == Faction::Giants;
    for card in at.table.deck_cards().iter().filter(is_giant) {
        giants[usize::from(card.value())] += 1;
    }
    for card in gathered.iter().flatten().chain(&at.layout.discard).filter(is_giant) {
        giants[usize::from(card.value())] -= 1;
    }
    for step in &at.agenda {
        if let Step::Crush { giant, .. } = step
            && is_giant(&giant)
        {
            giants[usize::from(giant.value())] += 1;
        }
    }
    giants
}
