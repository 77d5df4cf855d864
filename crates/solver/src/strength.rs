//! Who wins what, and which cards play alike, as long as the sides have gathered so many Unicorns.

use crate::ending::{CARDS, Ending, NONE, Set, places};
use crate::lanes::VOTES;
use crate::node::Node;
use interregnum_rules::fast::Mask;

/// For each lead: the answers that win, that capture, that lead next, and those after which the
/// lead is settled by a card.
#[derive(Clone, Debug)]
pub(crate) struct Tricks {
    pub(crate) beaten_by: [Set; CARDS],
    pub(crate) captured_by: [Set; CARDS],
    pub(crate) leads_next: [Set; CARDS],
    pub(crate) power_leads: [Set; CARDS],
}

/// What holds while each side has gathered so many Unicorns (7.2).
#[derive(Clone, Debug)]
pub(crate) struct Strengths {
    /// By who won the trick before (8.9).
    tricks: [Tricks; 2],
    /// For each lead: the answers that may win now, or later if the leader wins all tricks.
    pub(crate) beatable_by: [Set; CARDS],
    /// The opposing cards that tell two cards of an owner and faction apart, now or later.
    pub(crate) differ: Box<[[Set; CARDS]; CARDS]>,
    /// The same for a card and the next lower one; but where cards may weigh freely, whatever the two weigh and crush.
    pub(crate) told_apart: [Set; CARDS],
}

impl Tricks {
    const NONE: Tricks =
        Tricks { beaten_by: [0; CARDS], captured_by: [0; CARDS], leads_next: [0; CARDS], power_leads: [0; CARDS] };

    /// Asks the rulebook about all leads and answers. `bonus` is what is added to a card.
    fn new<M: Mask>(ending: &Ending<M>, bonus: impl Fn(usize) -> u8) -> Tricks {
        let mut tricks = Tricks::NONE;
        let cards = ending.owner[0] | ending.owner[1];
        for lead in places(cards) {
            for answer in places(cards) {
                let duel = ending.sheet.duel((ending.index[lead], bonus(lead)), (ending.index[answer], bonus(answer)));
                tricks.beaten_by[lead] |= Set::from(duel.answer_wins) << answer;
                tricks.captured_by[lead] |= Set::from(duel.captures) << answer;
                tricks.leads_next[lead] |= Set::from(duel.answer_leads()) << answer;
                tricks.power_leads[lead] |= Set::from(duel.power_leads.is_some()) << answer;
            }
        }
        tricks
    }

    /// By lead and by answer.
    fn both_ways(&self) -> [[Set; CARDS]; 8] {
        let tables = [self.beaten_by, self.captured_by, self.leads_next, self.power_leads];
        std::array::from_fn(|n| if n < 4 { tables[n] } else { turned(&tables[n - 4]) })
    }
}

/// The leads for each answer.
fn turned(answers: &[Set; CARDS]) -> [Set; CARDS] {
    let mut leads = [0; CARDS];
    for (lead, &answers) in answers.iter().enumerate() {
        for answer in places(answers) {
            leads[answer] |= 1 << lead;
        }
    }
    leads
}

impl<M: Mask> Ending<M> {
    /// What holds at this point.
    #[inline(always)]
    pub(crate) fn strengths(&self, node: &Node) -> &Strengths {
        if self.lends == 0 {
            return &self.strengths[0];
        }
        &self.strengths[self.step(node.has.map(|has| (has & self.lends).count_ones() as usize))]
    }

    /// Who wins what in the next trick.
    #[inline(always)]
    pub(crate) fn tricks(&self, node: &Node) -> &Tricks {
        &self.strengths(node).tricks[usize::from(node.winner & 1)]
    }

    fn step(&self, gathered: [usize; 2]) -> usize {
        gathered[0] * (self.lends.count_ones() as usize + 1) + gathered[1]
    }

    /// Fills in all that can come, from the end backwards: what tells cards apart later does so now.
    pub(crate) fn fill_strengths(&mut self) {
        let unicorns = self.lends.count_ones() as usize;
        let nothing = Strengths {
            tricks: [Tricks::NONE; 2],
            beatable_by: [0; CARDS],
            told_apart: [0; CARDS],
            differ: Box::new([[0; CARDS]; CARDS]),
        };
        self.strengths = vec![nothing; (unicorns + 1) * (unicorns + 1)];
        for together in (0..=unicorns).rev() {
            for own in 0..=together {
                self.fill_step([own, together - own], together < unicorns);
            }
        }
    }

    fn fill_step(&mut self, gathered: [usize; 2], more_may_come: bool) {
        let here = self.step(gathered);
        let first = self.tricks_after(gathered, 0);
        let second = if self.underdog == 0 { first.clone() } else { self.tricks_after(gathered, 1) };
        let tricks = [first, second];
        let later = [[gathered[0] + 1, gathered[1]], [gathered[0], gathered[1] + 1]].map(|later| self.step(later));
        let mut beatable_by = [0; CARDS];
        for lead in places(self.owner[0] | self.owner[1]) {
            beatable_by[lead] = tricks[0].beaten_by[lead] | tricks[1].beaten_by[lead];
            if more_may_come {
                let leader = usize::from(self.owner[1] >> lead & 1 == 1);
                beatable_by[lead] |= self.strengths[later[leader]].beatable_by[lead];
            }
        }
        let mut differ = Box::new([[0; CARDS]; CARDS]);
        let mut told_apart = [0; CARDS];
        let ways = if self.underdog == 0 { &tricks[..1] } else { &tricks[..] };
        let tables: Vec<_> = ways.iter().map(Tricks::both_ways).collect();
        for (one, other) in self.pairs() {
            let mut in_play = tables.iter().flatten().fold(0, |apart, table| apart | (table[one] ^ table[other]));
            let mut apart = in_play;
            if self.never_alike(one, other) {
                apart = Set::MAX;
            }
            if !self.weighs_freely || self.goes_in_turn(one) {
                in_play = apart;
            }
            if more_may_come {
                for later in later.map(|later| &self.strengths[later]) {
                    apart |= later.differ[one][other];
                    in_play |= later.told_apart[one];
                }
            }
            (differ[one][other], differ[other][one]) = (apart, apart);
            if self.below[one] == other as u8 {
                told_apart[one] = in_play;
            }
        }
        self.strengths[here] = Strengths { tricks, beatable_by, differ, told_apart };
    }

    /// Any two cards of an owner and faction, the higher one first.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let mut pairs = Vec::new();
        for owner in self.owner {
            for faction in 0..VOTES {
                let own: Vec<usize> = places(owner & self.of[faction]).collect();
                for (n, &one) in own.iter().enumerate() {
                    pairs.extend(own[..n].iter().map(|&other| (one, other)));
                }
            }
        }
        pairs
    }

    /// For each card, the next lower one of its owner and faction.
    pub(crate) fn fill_below(&mut self) {
        for (one, other) in self.pairs() {
            let below = &mut self.below[one];
            *below = if *below == NONE { other as u8 } else { (*below).max(other as u8) };
        }
    }

    fn tricks_after(&self, gathered: [usize; 2], winner: usize) -> Tricks {
        Tricks::new(self, |card| {
            let side = usize::from(self.owner[1] >> card & 1 == 1);
            let lent = self.lent_before[side] + gathered[side] as u8;
            let lent = if self.unlent >> card & 1 == 1 { 0 } else { lent };
            lent + if winner == side { 0 } else { self.underdog }
        })
    }

    /// The match that a Gnome belongs to.
    fn crushed_in(&self, card: usize) -> Option<usize> {
        self.matches.iter().position(|pair| pair.gnomes >> card & 1 == 1)
    }

    /// Whether two cards of a faction differ whatever is played against them.
    fn never_alike(&self, one: usize, other: usize) -> bool {
        let is_copy = self.copies[one] >> other & 1 == 1;
        let unlike = self.worth[one] != self.worth[other]
            || self.gain[one] != self.gain[other]
            || self.crushes[one] != self.crushes[other]
            || self.crushed_in(one) != self.crushed_in(other)
            || self.goes_in_turn(one);
        unlike && !is_copy
    }

    /// Whether its rank matters once it lies there: of the Trolls set aside the highest goes first.
    fn goes_in_turn(&self, card: usize) -> bool {
        self.set_aside >> card & 1 == 1 && !self.aside_alike
    }
}
