//! All that stays the same while one position is searched: tables filled by asking the rulebook.

use crate::cash::Cash;
use crate::fortress::Fortress;
use crate::habit::Habit;
use crate::lanes::{Lanes, VOTES};
use crate::node::Node;
use crate::strength::Strengths;
use crate::ties::PlainTies;
use interregnum_rules::fast::{Contenders, Mask, Sheet, State};
use interregnum_rules::{Seat, Side};
use std::cell::OnceCell;

/// More than the cards that two players hold.
pub(crate) const CARDS: usize = 32;
/// What a score gets in the lane of a faction that is claimed for good (9.2): more than any cards.
pub(crate) const CLAIMED: i16 = 12_000;

/// A set of the cards in play, by their places in the ending: sorted by faction, rank, owner.
pub(crate) type Set = u32;

/// Cards by place in a set, lowest first.
#[inline(always)]
pub(crate) fn places(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        place
    })
}

/// Gnomes and Giants of one value (6.2).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Match {
    pub(crate) gnomes: Set,
    pub(crate) giants: Set,
}

/// A position of Phase Two, prepared for the search. The first side is the one to move at the root.
// Each is something that a table has or lacks, and any of them may meet.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug)]
pub(crate) struct Ending<M: Mask> {
    pub(crate) sheet: Sheet<M>,
    pub(crate) state: State<M>,
    /// The seat of the first side.
    pub(crate) seat: Seat,
    /// The index in the sheet of each card.
    pub(crate) index: Vec<u8>,
    pub(crate) owner: [Set; 2],
    pub(crate) of: [Set; VOTES],
    pub(crate) lane: [u8; CARDS],
    /// One card, in the counts by owner and faction.
    pub(crate) counts: [u64; CARDS],
    /// For each lead: the cards that oblige to follow, and those that may then be played.
    pub(crate) obliging: [Set; CARDS],
    pub(crate) answering: [Set; CARDS],
    /// What the score gains when a card is played in a trick that this side wins.
    pub(crate) gain: [[Lanes; 2]; CARDS],
    /// What it gains when this side gets the card.
    pub(crate) worth: [[Lanes; 2]; CARDS],
    /// What a card can still move in its lane.
    pub(crate) weight: [Lanes; CARDS],
    pub(crate) to_loser: Set,
    pub(crate) set_aside: Set,
    pub(crate) shown: Set,
    pub(crate) takes_lead: Set,
    /// The cards that each card crushes one of.
    pub(crate) crushes: [Set; CARDS],
    pub(crate) crushers: Set,
    pub(crate) matches: Vec<Match>,
    /// All Gnomes that some Giant crushes.
    pub(crate) crushable: Set,
    /// The Gnomes of each value.
    pub(crate) values_shown: Vec<Set>,
    pub(crate) lends: Set,
    pub(crate) unlent: Set,
    pub(crate) lent_before: [u8; 2],
    pub(crate) underdog: u8,
    pub(crate) plateau: bool,
    pub(crate) lighthouse: bool,
    pub(crate) crushing_is_asked: bool,
    /// Whether any card set aside weighs as much as another, so that only their number matters.
    pub(crate) aside_alike: bool,
    /// Whether points may tie a vote that the lanes cannot decide.
    pub(crate) vague: [bool; VOTES],
    pub(crate) any_vague: bool,
    /// Whether what is gathered can decide the game before its end.
    pub(crate) securable: bool,
    /// Who is sure of a vote where many cards may be worth less than few.
    pub(crate) fortress: Option<Box<Fortress>>,
    /// The votes for which more cards may be worse, so that a proof holds for the very same score
    /// alone.
    pub(crate) pinned: [bool; VOTES],
    pub(crate) contenders: Contenders,
    /// Whether a card may stand for one that weighs more or less: lanes alone decide, and more is never worse.
    pub(crate) weighs_freely: bool,
    pub(crate) cards_break_ties: bool,
    pub(crate) shrinks: bool,
    /// Votes that do not come from cards: those of the Dungeon given already, and how many are open.
    pub(crate) extra: i8,
    pub(crate) open_extra: i8,
    /// Cards that count and were gathered before, for each side and faction; and those gathered in
    /// Phase Two (9.2).
    pub(crate) counted_before: [[u8; VOTES]; 2],
    pub(crate) gathered_before: [[u8; VOTES]; 2],
    /// Cards that count, and the points on each.
    pub(crate) counting: Set,
    pub(crate) points: [i16; CARDS],
    /// Found out when points are looked at, which is seldom.
    pub(crate) plain_ties: OnceCell<Option<PlainTies>>,
    /// Whether the lead in cards tells who has more where votes are tied.
    pub(crate) lead_tells_cards: bool,
    /// The cards gathered before, in the sheet.
    pub(crate) piles: [M; 2],
    /// Fronts before: places for Gnomes that lie in front already.
    pub(crate) root: Node,
    /// For each card, the next lower one of its owner and faction.
    pub(crate) below: [u8; CARDS],
    /// The cards of the same name.
    pub(crate) copies: [Set; CARDS],
    /// Who wins what, by the Unicorns that the sides have gathered.
    pub(crate) strengths: Vec<Strengths>,
    /// Which leads tend to prove something.
    pub(crate) habit: Habit,
    /// What is known about sure tricks.
    pub(crate) cash: Cash,
}

/// No card.
pub(crate) const NONE: u8 = u8::MAX;

impl<M: Mask> Ending<M> {
    /// Prepares a state of Phase Two between tricks or in the middle of one: then the lead is put
    /// back into the leader's hand, and must be the card that is led at the root.
    // A line for each field.
    #[allow(clippy::too_many_lines)]
    pub(crate) fn new(sheet: &Sheet<M>, state: &State<M>) -> Option<(Ending<M>, Option<usize>)> {
        let (seat, _) = state.asked()?;
        let sides = [seat, Seat(1 - seat.0)];
        let lead = (state.plays().len() == 1).then(|| state.plays()[0]);
        let lead_bit = lead.map_or(M::EMPTY, M::bit);
        let hands = sides.map(|side| state.hand(side) | if state.leader() == side { lead_bit } else { M::EMPTY });
        let fronts = sides.map(|side| state.front(side));
        let in_play = hands[0] | hands[1] | fronts[0] | fronts[1] | state.aside();
        let mut index: Vec<u8> = in_play.indices().collect();
        let owner_of = |card: u8| usize::from(hands[1].has(card) || fronts[1].has(card));
        index.sort_by_key(|&card| (sheet.place(card), sheet.rank(card), owner_of(card), card));
        let set = |cards: M| {
            index.iter().enumerate().filter(|&(_, &card)| cards.has(card)).fold(0, |set, (n, _)| set | 1 << n)
        };
        if index.len() > 26 {
            return None;
        }
        let piles = sides.map(|side| state.pile(side) & !state.front(side));
        let lead_place = lead.and_then(|lead| index.iter().position(|&card| card == lead));
        let no_sets = [0; CARDS];
        let no_lanes = [[Lanes::ZERO; 2]; CARDS];
        let count = |cards: M| cards.count() as u8;
        let by_faction = |cards: M| std::array::from_fn(|place| count(cards & sheet.faction_cards(place)));
        let lends = sheet.lends();
        let votes = |won: Option<Seat>| won.map_or(0, |won| if won == seat { 1 } else { -1 });
        let root = Node {
            left: set(hands[0] | hands[1]),
            waiting: set(state.aside()),
            front: fronts.map(&set),
            has: fronts.map(&set),
            leader: u8::from(state.leader() != seat),
            winner: state.winner().map_or(0, |winner| u8::from(winner != seat)),
            streak: 0,
            claimed: [0; 2],
            counts: 0,
            score: Lanes::ZERO,
            open: Lanes::ZERO,
        };
        let mut ending = Ending {
            owner: hands.map(&set),
            of: std::array::from_fn(|place| set(sheet.faction_cards(place))),
            lane: [0; CARDS],
            counts: [0; CARDS],
            obliging: no_sets,
            answering: no_sets,
            gain: no_lanes,
            worth: no_lanes,
            weight: [Lanes::ZERO; CARDS],
            to_loser: set(sheet.to_weakest()),
            set_aside: set(sheet.set_aside()),
            shown: set(sheet.shown()),
            takes_lead: set(sheet.takes_lead()),
            crushes: no_sets,
            crushers: 0,
            matches: Vec::new(),
            crushable: 0,
            values_shown: Vec::new(),
            lends: set(lends),
            unlent: set(sheet.unlent()),
            lent_before: piles.map(|pile| count(pile & lends)),
            underdog: sheet.underdog(),
            plateau: sheet.plateau(),
            lighthouse: sheet.lighthouse(),
            crushing_is_asked: sheet.crushing_is_asked(),
            aside_alike: false,
            vague: [false; VOTES],
            any_vague: false,
            securable: sheet.who_can_win() != Contenders::MostSets,
            fortress: None,
            pinned: [false; VOTES],
            contenders: sheet.who_can_win(),
            weighs_freely: false,
            cards_break_ties: sheet.cards_break_ties(),
            shrinks: sheet.shrinks(),
            extra: if sheet.dungeon() { votes(state.winner_of_phase_one()) } else { 0 },
            open_extra: i8::from(sheet.dungeon()),
            counted_before: piles.map(|pile| by_faction(pile & sheet.counts())),
            gathered_before: piles.map(|pile| by_faction(pile & !state.recruited())),
            counting: set(sheet.counts()),
            points: std::array::from_fn(|place| index.get(place).map_or(0, |&card| sheet.points(card) as i16)),
            plain_ties: OnceCell::new(),
            lead_tells_cards: false,
            piles,
            root,
            below: [NONE; CARDS],
            copies: no_sets,
            strengths: Vec::new(),
            habit: Habit::default(),
            cash: Cash::NONE,
            seat,
            sheet: sheet.clone(),
            state: *state,
            index,
        };
        ending.fill_tricks();
        ending.fill_weights();
        ending.weighs_freely = ending.votes_are_sums();
        ending.fill_below();
        ending.fill_strengths();
        ending.cash = Cash::new(&ending);
        if ending.shrinks {
            ending.fortress = Some(Box::new(Fortress::new(&ending)));
        }
        ending.habit = Habit::new(&ending);
        ending.lead_tells_cards = ending.lead_tells_cards();
        ending.fill_root();
        Some((ending, lead_place))
    }

    /// What every lead asks for, and what it crushes.
    fn fill_tricks(&mut self) {
        let cards = self.index.clone();
        let set = |chosen: &dyn Fn(u8) -> bool| {
            cards.iter().enumerate().filter(|&(_, &card)| chosen(card)).fold(0, |set, (n, _)| set | 1 << n)
        };
        for (lead, &card) in cards.iter().enumerate() {
            self.lane[lead] = self.sheet.place(card) as u8;
            let side = u32::from(self.owner[1] >> lead & 1 == 1);
            self.counts[lead] = 1 << (4 * (2 * u32::from(self.lane[lead]) + side));
            self.obliging[lead] = set(&|other| self.sheet.obliging(card).has(other));
            self.answering[lead] = set(&|other| self.sheet.answering(card).has(other));
            self.crushes[lead] = set(&|other| self.sheet.crushed_by(card).has(other));
            if self.sheet.crushed_by(card).any() {
                self.crushers |= 1 << lead;
            }
            self.copies[lead] = set(&|other| self.sheet.card(other) == self.sheet.card(card));
        }
        for gnome in places(self.shown) {
            let copies = self.copies[gnome];
            if copies.trailing_zeros() as usize == gnome {
                self.values_shown.push(copies);
            }
        }
        let mut seen = 0;
        for giant in places(self.crushers) {
            let gnomes = self.crushes[giant];
            if gnomes & !seen != 0 {
                let alike = places(self.crushers).filter(|&other| self.crushes[other] == gnomes);
                self.matches.push(Match { gnomes, giants: alike.fold(0, |set, other| set | 1 << other) });
                seen |= gnomes;
            }
        }
        self.crushable = seen;
    }

    /// The score and what is open at the root.
    fn fill_root(&mut self) {
        if let Some((winner, wins)) = self.state.streak().filter(|&(_, wins)| self.plateau && wins > 0) {
            self.root.streak = wins + 2 * u8::from(winner != self.seat);
        }
        for side in 0..2 {
            for gnome in places(self.root.front[side]) {
                self.root.score = self.root.score + self.worth[gnome][side];
            }
        }
        self.root.counts = places(self.root.left).map(|card| self.counts[card]).sum();
        for card in places(self.root.left | self.root.waiting) {
            self.root.open = self.root.open + self.weight[card];
        }
        let sides = [Side(self.seat.0), Side(1 - self.seat.0)];
        for (side, sign) in [(0, 1), (1, -1)] {
            for faction in 0..VOTES {
                if self.lighthouse && self.state.claimed(sides[side], faction) {
                    self.root.claimed[side] |= 1 << faction;
                    self.root.score[faction] = sign * CLAIMED;
                }
            }
        }
    }
}
