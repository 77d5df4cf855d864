//! Which cards play alike.

use crate::ending::{Ending, Set, places};
use crate::lanes::VOTES;
use interregnum_rules::fast::Mask;

impl<M: Mask> Ending<M> {
    /// The match that a Gnome belongs to.
    fn crushed_in(&self, card: usize) -> Option<usize> {
        self.matches.iter().position(|pair| pair.gnomes >> card & 1 == 1)
    }

    /// The opposing cards that tell two cards of an owner and faction apart.
    fn apart(&self, one: usize, other: usize) -> Set {
        let unlike = self.worth[one] != self.worth[other]
            || self.gain[one] != self.gain[other]
            || self.crushes[one] != self.crushes[other]
            || self.crushed_in(one) != self.crushed_in(other);
        if unlike || self.lends != 0 || self.lent_before != [0; 2] {
            return Set::MAX;
        }
        if self.bonuses { self.apart_with_bonuses(one, other) } else { self.apart_in_tables(one, other) }
    }

    fn apart_in_tables(&self, one: usize, other: usize) -> Set {
        let tables = [&self.beaten_by, &self.captured_by, &self.leads_next, &self.power_leads];
        let mut apart = 0;
        for table in tables {
            apart |= table[one] ^ table[other];
            for (lead, answers) in table.iter().enumerate().take(self.index.len()) {
                apart |= ((answers >> one ^ answers >> other) & 1) << lead;
            }
        }
        apart
    }

    fn apart_with_bonuses(&self, one: usize, other: usize) -> Set {
        let (one, other) = (self.index[one], self.index[other]);
        let differs = |third: u8| {
            self.variants().any(|(own, theirs)| {
                let leading = |card: u8| self.sheet.duel((card, own), (third, theirs));
                let answering = |card: u8| self.sheet.duel((third, own), (card, theirs));
                leading(one) != leading(other) || answering(one) != answering(other)
            })
        };
        (0..self.index.len()).filter(|&place| differs(self.index[place])).fold(0, |set, place| set | 1 << place)
    }

    /// Which cards are alike (as long as the cards that tell them apart are gone).
    pub(crate) fn fill_likeness(&mut self) {
        let alike = |ending: &Ending<M>, one: usize, other: usize, exact: bool| -> Set {
            let same = ending.sheet.card(ending.index[one]) == ending.sheet.card(ending.index[other]);
            match (same, exact) {
                (true, _) => 0,
                (false, true) => Set::MAX,
                (false, false) => ending.apart(one, other),
            }
        };
        for side in 0..2 {
            for faction in 0..VOTES {
                let own: Vec<usize> = places(self.owner[side] & self.of[faction]).collect();
                for (n, &one) in own.iter().enumerate() {
                    for &other in &own[..n] {
                        for (exact, table) in [(false, 0), (true, 1)] {
                            let apart = alike(self, one, other, exact);
                            let table = if table == 0 { &mut self.differ } else { &mut self.copies };
                            table[one][other] = apart;
                            table[other][one] = apart;
                        }
                    }
                    if n > 0 {
                        self.below[one] = own[n - 1] as u8;
                        self.told_apart[one] = self.differ[one][own[n - 1]];
                    }
                }
            }
        }
    }
}
