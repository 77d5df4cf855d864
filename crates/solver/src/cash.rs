//! What a side is sure of without looking ahead: the tricks that nobody can take from it.

use crate::ending::{CARDS, Ending, Set, places};
use crate::lanes::{ALL, Lanes, VOTES};
use crate::node::Node;
use interregnum_rules::fast::Mask;

/// What a table says about sure tricks.
#[derive(Clone, Debug)]
pub(crate) struct Cash {
    /// Which cards may be led for sure tricks at all.
    cards: Set,
    /// For each card of the other side, one place further up, if it is the highest of its faction there: the leads that
    /// neither it nor a lower one beats.
    above: [Set; CARDS + 1],
    /// Whether that is exact: no low card beats what a higher one does not.
    exact: bool,
    /// For each faction, whether its cards beat leads of others.
    beats_others: [bool; VOTES],
    /// The least weight of a faction's cards.
    least: [i16; VOTES],
    /// For each faction, whether higher cards never weigh less.
    rising: [bool; VOTES],
}

impl Cash {
    /// Nothing is sure.
    pub(crate) const NONE: Cash = Cash {
        cards: 0,
        above: [0; CARDS + 1],
        exact: true,
        beats_others: [false; VOTES],
        least: [0; VOTES],
        rising: [true; VOTES],
    };

    pub(crate) fn new<M: Mask>(ending: &Ending<M>) -> Cash {
        let mut cash = Cash::NONE;
        // With Unicorns it changes what beats what.
        cash.exact = ending.lends == 0;
        let all = ending.owner[0] | ending.owner[1];
        cash.cards = all & !ending.to_loser;
        if !ending.aside_alike {
            cash.cards &= !ending.set_aside;
        }
        cash.above[0] = Set::MAX;
        for highest in places(all) {
            let faction = usize::from(ending.lane[highest]);
            let up_to = ending.of[faction] & ((2 << highest) - 1);
            for lead in places(all) {
                let beating = ending.strengths[0].beatable_by[lead] & ending.of[faction];
                cash.above[highest + 1] |= Set::from(beating & up_to == 0) << lead;
                cash.exact &= beating == 0 || beating == ending.of[faction] & !((1 << beating.trailing_zeros()) - 1);
                cash.beats_others[faction] |= beating != 0 && usize::from(ending.lane[lead]) != faction;
            }
        }
        for faction in 0..VOTES {
            let weights: Vec<i16> = places(ending.of[faction]).map(|card| ending.weight[card][faction]).collect();
            cash.least[faction] = weights.iter().copied().min().unwrap_or(0);
            cash.rising[faction] = weights.is_sorted();
        }
        cash
    }
}

impl<M: Mask> Ending<M> {
    /// Twice what a side gains for sure by leading the cards that nothing can beat, one after the
    /// other: the leader, or the other side if it is sure of the lead.
    #[inline(always)]
    pub(crate) fn cash(&self, node: &Node) -> Option<(usize, Lanes)> {
        if self.cash.cards == 0 {
            return None;
        }
        let leader = usize::from(node.leader);
        let sure = self.sure(node, leader);
        if sure != 0 {
            return Some((leader, self.cashed(node, leader, sure, true)));
        }
        let sure = self.sure(node, 1 - leader);
        (sure != 0 && self.takes_the_lead(node)).then(|| (1 - leader, self.cashed(node, 1 - leader, sure, false)))
    }

    /// The cards of a side that nothing can beat when led.
    #[inline(always)]
    fn sure(&self, node: &Node, side: usize) -> Set {
        let opposing = node.left & self.owner[1 - side];
        let mut sure = node.left & self.owner[side] & self.cash.cards;
        // A Gnome that is gathered may still be crushed.
        if node.left & self.crushers != 0 {
            sure &= !self.shown;
        }
        // Whoever answers with a Dragon has the lead.
        if opposing & self.takes_lead != 0 {
            sure &= !self.takes_lead;
        }
        if self.cash.exact {
            return sure & self.unbeaten(opposing);
        }
        let beatable_by = &self.strengths(node).beatable_by;
        places(sure).filter(|&card| beatable_by[card] & opposing == 0).fold(0, |set, card| set | 1 << card)
    }

    /// The leads that none of these cards beats.
    #[inline(always)]
    fn unbeaten(&self, opposing: Set) -> Set {
        // Whether there are any is hard to foretell, so it is not asked: without cards, 0 is looked up, which says nothing.
        let above = |faction: usize| self.cash.above[32 - (opposing & self.of[faction]).leading_zeros() as usize];
        (0..VOTES).fold(Set::MAX, |unbeaten, faction| unbeaten & above(faction))
    }

    /// Whether the other side can win the next trick whatever is led, and so take the lead.
    #[inline(always)]
    fn takes_the_lead(&self, node: &Node) -> bool {
        let hand = node.left & self.owner[usize::from(node.leader)];
        if hand & self.takes_lead != 0 {
            return false;
        }
        let beaten_by = &self.tricks(node).beaten_by;
        places(hand).all(|lead| self.answers(node, lead) & beaten_by[lead] != 0)
    }

    /// How many tricks a side may win before it loses the lead (8.7).
    #[inline(always)]
    fn tricks_in_a_row(&self, node: &Node, side: usize) -> u32 {
        if !self.plateau {
            return u32::MAX;
        }
        let wins = u32::from(node.streak).saturating_sub(2 * side as u32);
        if (1..=2).contains(&wins) { 3 - wins } else { 3 }
    }

    /// Twice what these cards bring a side that has the lead, or gets it by winning the next trick,
    /// perhaps with one of them.
    #[inline(always)]
    fn cashed(&self, node: &Node, side: usize, mut sure: Set, has_lead: bool) -> Lanes {
        let opposing = node.left & self.owner[1 - side];
        let own = node.left & self.owner[side];
        let all_tricks = own.count_ones();
        let threatened = opposing & self.takes_lead != 0;
        // The trick that brings the lead need not be won with one of these cards.
        let limit = self.tricks_in_a_row(node, side) - u32::from(!has_lead);
        let mut most = limit;
        let mut cash = Lanes::ZERO;
        let mut captured = [0; VOTES];
        let mut trolls = 0;
        while sure != 0 {
            let card = sure.trailing_zeros() as usize;
            let faction = usize::from(self.lane[card]);
            let cards = self.of[faction];
            let mut led = sure & cards;
            sure &= !cards;
            let following = (opposing & cards).count_ones();
            // Doppelgängers may be played instead of what follows.
            let stalling = (opposing & self.answering[card] & !cards).count_ones();
            let mut tricks = led.count_ones();
            if threatened {
                // An opponent who need not follow may take the lead.
                tricks = tricks.min(following);
            } else if has_lead && tricks >= following + stalling && self.cash.exact {
                // Once nobody can follow, lower cards win as well.
                led = own & cards & self.unbeaten(opposing & !cards);
                tricks = led.count_ones();
            }
            tricks = tricks.min(most);
            most -= tricks;
            if self.set_aside & cards != 0 {
                trolls = tricks;
                continue;
            }
            cash[faction] = self.heaviest(led, faction, tricks, has_lead);
            // Who must follow loses a card of the faction each time, but for a trick that may be won
            // with a card of this faction on another one.
            let pulled = if has_lead || !self.cash.beats_others[faction] { tricks } else { tricks.saturating_sub(1) };
            captured[faction] = pulled.saturating_sub(stalling).min(following);
        }
        let tricks = limit - most;
        let kept = all_tricks - tricks;
        let safe = if node.left & self.crushers == 0 { 0 } else { self.shown };
        for faction in 0..VOTES {
            let cards = opposing & self.of[faction];
            if self.set_aside & self.of[faction] != 0 {
                let waiting = node.waiting.count_ones();
                cash[faction] = if kept == 0 {
                    node.open[faction]
                } else if self.aside_alike {
                    tricks.min(waiting + trolls) as i16 * self.cash.least[faction]
                } else {
                    0
                };
            } else if cards & (self.to_loser | safe) == 0 {
                // Who keeps few cards cannot keep many of one faction.
                let taken = captured[faction].max(cards.count_ones().saturating_sub(kept));
                cash[faction] += self.lightest(cards, faction, taken);
            }
        }
        cash = cash + cash;
        cash[ALL] = 2 * tricks as i16;
        cash
    }

    /// The most that so many of these cards weigh; the least, if they cannot be chosen.
    #[inline(always)]
    fn heaviest(&self, mut cards: Set, faction: usize, count: u32, chosen: bool) -> i16 {
        if !chosen {
            return count as i16 * self.cash.least[faction];
        }
        let mut weight = 0;
        for _ in 0..count {
            let card = cards.ilog2() as usize & 31;
            weight += self.weight[card][faction];
            cards ^= 1 << card;
        }
        weight
    }

    /// The least that so many of these cards weigh.
    #[inline(always)]
    fn lightest(&self, cards: Set, faction: usize, count: u32) -> i16 {
        if !self.cash.rising[faction] {
            return count as i16 * self.cash.least[faction];
        }
        places(cards).take(count as usize).map(|card| self.weight[card][faction]).sum()
    }
}
