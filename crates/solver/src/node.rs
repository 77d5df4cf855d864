//! A position between two tricks, as the search sees it, and the next one.

use crate::ending::{CLAIMED, Ending, Set, places};
use crate::lanes::{Lanes, VOTES};
use crate::memory::{Cards, Key, Spot};
use crate::slide::Slides;
use interregnum_rules::fast::Mask;

/// A position between two tricks. Sides are 0 and 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The cards in hand.
    pub(crate) left: Set,
    /// Trolls set aside.
    pub(crate) waiting: Set,
    /// Gnomes in front.
    pub(crate) front: [Set; 2],
    /// All cards gathered of those in play at the root, Gnomes in front included.
    pub(crate) has: [Set; 2],
    pub(crate) leader: u8,
    /// Who won the trick before.
    pub(crate) winner: u8,
    /// 0: nobody's; 1 and 2: so many wins of side 0; 3 and 4: of side 1.
    pub(crate) streak: u8,
    /// Factions claimed for good, as bits.
    pub(crate) claimed: [u8; 2],
    /// How many cards of each faction the sides have in hand, 4 bits for each.
    pub(crate) counts: u64,
    pub(crate) score: Lanes,
    /// What the cards that nobody has gathered yet can move in each lane.
    pub(crate) open: Lanes,
}

/// How a lead fares.
// As the rulebook says it, with one more answer.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy)]
struct Fate {
    answer_wins: bool,
    captured: bool,
    answer_leads: bool,
    by_power: bool,
}

impl<M: Mask> Ending<M> {
    /// The legal answers to a lead (4.2).
    #[inline(always)]
    pub(crate) fn answers(&self, node: &Node, lead: usize) -> Set {
        let hand = node.left & self.owner[usize::from(1 - node.leader)];
        let follows = hand & self.obliging[lead] != 0;
        if follows { hand & self.answering[lead] } else { hand }
    }

    #[inline(always)]
    fn fate(&self, node: &Node, lead: usize, answer: usize) -> Fate {
        let tricks = self.tricks(node);
        let is = |table: &[Set; 32]| table[lead] >> answer & 1 == 1;
        Fate {
            answer_wins: is(&tricks.beaten_by),
            captured: is(&tricks.captured_by),
            answer_leads: is(&tricks.leads_next),
            by_power: is(&tricks.power_leads),
        }
    }

    /// The position after a trick (10.3). `spare` has a bit for each Giant, in the order of play,
    /// that crushes nothing because its player's side declines (6.2).
    #[inline(always)]
    pub(crate) fn next(&self, node: &Node, lead: usize, answer: usize, spare: u8) -> Node {
        let fate = self.fate(node, lead, answer);
        let leader = usize::from(node.leader);
        let winner = leader ^ usize::from(fate.answer_wins);
        let loser = 1 - winner;
        let (lead_bit, answer_bit) = (1 << lead, 1 << answer);
        let mut next = *node;
        next.left = node.left & !(lead_bit | answer_bit);
        next.counts = node.counts - self.counts[lead] - self.counts[answer];
        next.winner = winner as u8;
        next.leader = node.leader ^ u8::from(fate.answer_leads);
        next.open = node.open - self.weight[lead] - self.weight[answer];
        let mut trick = lead_bit | answer_bit;
        if fate.captured {
            next.score = node.score + self.worth[lead][winner] + self.gain[answer][winner];
            next.has[winner] |= lead_bit;
            trick = answer_bit;
        } else {
            next.score = node.score + self.gain[lead][winner] + self.gain[answer][winner];
        }
        next.has[winner] |= trick & !(self.to_loser | self.set_aside);
        next.has[loser] |= trick & self.to_loser;
        if self.set_aside != 0 {
            self.take_aside(&mut next, trick, winner);
        }
        if self.shown != 0 {
            next.front[winner] |= trick & self.shown;
            if trick & self.crushers != 0 {
                self.crush(
                    &mut next,
                    if fate.captured { [answer, answer] } else { [lead, answer] },
                    fate.captured,
                    winner,
                    spare,
                );
            }
        }
        if self.plateau {
            count_wins(&mut next, node.streak, fate.by_power);
        }
        if self.lighthouse {
            self.claim(&mut next, winner);
        }
        next
    }

    /// Trolls come aside, and the winner takes the highest, or all at the end (6.3).
    #[inline(always)]
    fn take_aside(&self, next: &mut Node, trick: Set, winner: usize) {
        let fallen = trick & self.set_aside;
        for card in places(fallen) {
            next.open = next.open + self.weight[card];
        }
        next.waiting |= fallen;
        if next.waiting == 0 {
            return;
        }
        let taken = if next.left == 0 { next.waiting } else { 1 << next.waiting.ilog2() };
        next.waiting ^= taken;
        next.has[winner] |= taken;
        for card in places(taken) {
            next.open = next.open - self.weight[card];
            next.score = next.score + self.worth[card][winner];
        }
    }

    /// Giants crush Gnomes in front of the loser (6.2).
    #[inline(always)]
    fn crush(&self, next: &mut Node, trick: [usize; 2], captured: bool, winner: usize, spare: u8) {
        let loser = 1 - winner;
        for (n, &giant) in trick.iter().enumerate().skip(usize::from(captured)) {
            let found = next.front[loser] & self.crushes[giant];
            if found == 0 || spare >> n & 1 == 1 {
                continue;
            }
            let gnome = found.trailing_zeros() as usize;
            next.front[loser] ^= 1 << gnome;
            next.has[loser] ^= 1 << gnome;
            next.score = next.score - self.worth[gnome][loser];
        }
    }

    /// The Giants of this trick that find a Gnome, one bit for each in the order of play: where the
    /// winner is asked, each may be declined.
    pub(crate) fn crushing(&self, node: &Node, lead: usize, answer: usize) -> u8 {
        let next = self.next(node, lead, answer, 0b11);
        let front = next.front[usize::from(1 - next.winner)];
        let captured = self.fate(node, lead, answer).captured;
        let finds = |giant: usize| u8::from(front & self.crushes[giant] != 0);
        if captured { finds(answer) << 1 } else { finds(lead) | finds(answer) << 1 }
    }

    /// How many cards of a faction a side has gathered in Phase Two.
    #[inline(always)]
    fn gathered(&self, node: &Node, side: usize, faction: usize) -> u8 {
        self.gathered_before[side][faction] + (node.has[side] & self.of[faction]).count_ones() as u8
    }

    /// Whether a side may still be the first with three cards of a faction.
    pub(crate) fn claimable(&self, node: &Node, faction: usize) -> bool {
        let open = ((node.left | node.waiting) & self.of[faction]).count_ones() as u8;
        (0..2).any(|side| self.gathered(node, side, faction) + open >= 3)
    }

    /// The first three cards of a faction have its vote, the winner's first (9.2).
    fn claim(&self, next: &mut Node, winner: usize) {
        for faction in 0..VOTES {
            for side in [winner, 1 - winner] {
                let free = (next.claimed[0] | next.claimed[1]) >> faction & 1 == 0;
                if free && self.gathered(next, side, faction) >= 3 {
                    next.claimed[side] |= 1 << faction;
                }
            }
            for (side, sign) in [(0, 1), (1, -1)] {
                if next.claimed[side] >> faction & 1 == 1 {
                    next.score[faction] = sign * CLAIMED;
                }
            }
        }
    }

    /// What decides how the game can go on from here, the score aside. Cards that play alike are
    /// given the same places, and of what lies on the table only what still matters is written down.
    #[inline(always)]
    pub(crate) fn spot(&self, slides: &mut Slides, node: &Node) -> Spot {
        let waiting = if self.aside_alike {
            u64::from(node.waiting.count_ones())
        } else {
            u64::from(node.waiting >> self.set_aside.trailing_zeros())
        };
        let slid = slides.slid(self, node);
        let fronts = if self.weighs_freely { self.fronts(node) } else { 0 };
        Spot { key: self.key_with(node, slid.alike, waiting), cards: Cards { left: slid.same, fronts } }
    }

    /// The same with the cards left and the Trolls set aside written so.
    #[inline(always)]
    pub(crate) fn key_with(&self, node: &Node, left: Set, waiting: u64) -> Key {
        let mut low = u64::from(left) | u64::from(node.leader) << 32 | waiting << 37;
        let mut high = 0;
        if self.underdog > 0 {
            low |= u64::from(node.winner) << 33;
        }
        low |= u64::from(node.streak) << 34;
        if self.lends != 0 {
            low |= u64::from((node.has[0] & self.lends).count_ones()) << 48;
            low |= u64::from((node.has[1] & self.lends).count_ones()) << 52;
        }
        if !self.weighs_freely {
            high |= u64::from(self.fronts(node));
        }
        if self.lighthouse {
            high |= self.races(node) << 20;
        } else if self.shrinks && self.shown != 0 {
            high |= self.shown_cards(node) << 20;
        }
        Key { low, high }
    }

    /// How many Gnomes of each value, that a Giant may still crush, the sides have in front: 4 bits a value.
    #[inline(always)]
    pub(crate) fn fronts(&self, node: &Node) -> u32 {
        let mut fronts = 0;
        for (n, pair) in self.matches.iter().enumerate() {
            if node.left & pair.giants != 0 && (node.front[0] | node.front[1]) & pair.gnomes != 0 {
                let counts = node.front.map(|front| (front & pair.gnomes).count_ones());
                fronts |= (counts[0] | counts[1] << 2) << (4 * n);
            }
        }
        fronts
    }

    /// How far the sides are towards three cards of each faction: 4 bits a faction.
    fn races(&self, node: &Node) -> u64 {
        (0..VOTES).fold(0, |races, faction| {
            let race = if (node.claimed[0] | node.claimed[1]) >> faction & 1 == 1 {
                0b1111
            } else {
                u64::from(self.gathered(node, 0, faction) | self.gathered(node, 1, faction) << 2)
            };
            races << 4 | race
        })
    }

    /// How many Gnomes of each value both sides have: 4 bits a value.
    fn shown_cards(&self, node: &Node) -> u64 {
        self.values_shown.iter().fold(0, |all, &gnomes| {
            let counts = node.has.map(|has| u64::from((has & gnomes).count_ones()));
            all << 4 | counts[0] | counts[1] << 2
        })
    }
}

/// Three wins in a row give the lead away, unless a Dragon has spoken (8.7).
fn count_wins(next: &mut Node, streak: u8, by_power: bool) {
    let own = 1 + 2 * next.winner;
    let wins = match streak {
        0 => 1,
        _ if streak == own => 2,
        _ if streak == own + 1 => 3,
        _ => 1,
    };
    next.streak = if wins == 3 { 0 } else { own + wins - 1 };
    if wins == 3 && !by_power {
        next.leader = 1 - next.winner;
    }
}
