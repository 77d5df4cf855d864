//! What each card weighs: the sign of what one side gathered less what the other gathered is the
//! vote.

use crate::ending::{Ending, places};
use crate::lanes::{ALL, Lanes, OWN_SHOWN, THEIR_SHOWN, VOTES};
use interregnum_rules::fast::{Contenders, Mask};

impl<M: Mask> Ending<M> {
    /// What each card is worth in its lane, so that the sign of the sum is the vote (10.4).
    pub(crate) fn fill_weights(&mut self) {
        for faction in 0..VOTES {
            let cards = self.sheet.faction_cards(faction) & self.sheet.counts();
            let places: Vec<usize> = places(self.of[faction]).collect();
            let in_play = places.iter().fold(M::EMPTY, |set, &place| set | M::bit(self.index[place]));
            let gathered = self.piles[0] | self.piles[1];
            let losable = self.of[faction] & self.shown != 0 && !self.matches.is_empty();
            let weights = self.weights(cards & (in_play | gathered), losable);
            self.vague[faction] = weights.vague;
            self.any_vague |= weights.vague;
            let most = (cards & (in_play | gathered)).count() as usize;
            self.pinned[faction] = (0..=most).any(|held| usize::from(self.sheet.keeps(held)) != held);
            let weight =
                |card: u8| if cards.has(card) { weights.of(self.sheet.rank(card), self.sheet.points(card)) } else { 0 };
            for &place in &places {
                let weight = weight(self.index[place]);
                let shown = self.shown >> place & 1 == 1;
                // Where votes decide, Gnomes are counted in their own lanes alone.
                let counted = i16::from(!shown || self.contenders != Contenders::All);
                let mut own = Lanes::one(faction, weight) + Lanes::one(ALL, counted);
                let mut theirs = own.negated();
                if self.contenders == Contenders::Modest {
                    // Here fewer cards are better.
                    own[OWN_SHOWN] = -1;
                    theirs[THEIR_SHOWN] = 1;
                } else if shown {
                    own[OWN_SHOWN] = 1;
                    theirs[THEIR_SHOWN] = -1;
                }
                self.weight[place] = Lanes::one(faction, weight) + Lanes::one(ALL, counted);
                self.worth[place] = [own, theirs];
                let bit = 1 << place;
                self.gain[place] = if self.set_aside & bit != 0 {
                    [Lanes::ZERO; 2]
                } else if self.to_loser & bit != 0 {
                    [theirs, own]
                } else {
                    [own, theirs]
                };
            }
            let before = |side: usize| -> i16 { (self.piles[side] & cards).indices().map(weight).sum() };
            self.root.score[faction] += before(0) - before(1);
        }
        if self.contenders == Contenders::Modest {
            self.root.score[OWN_SHOWN] = -(self.piles[0].count() as i16);
            self.root.score[THEIR_SHOWN] = self.piles[1].count() as i16;
        }
        self.root.score[ALL] = self.piles[0].count() as i16 - self.piles[1].count() as i16;
        let mut aside: Vec<i16> =
            places(self.set_aside).map(|place| self.weight[place][usize::from(self.lane[place])]).collect();
        // The highest is never left lying: it is taken in the trick in which it falls.
        aside.pop();
        self.aside_alike = aside.windows(2).all(|pair| pair[0] == pair[1]);
    }

    /// The weights of a faction's cards. `losable` says that cards may vanish, so that even a card
    /// that is there once may decide nothing.
    fn weights(&self, cards: M, losable: bool) -> Weights {
        let mut ranks: Vec<u8> = cards.indices().map(|card| self.sheet.rank(card)).collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        let by_points = self.sheet.by_points();
        // An odd number of cards that nothing takes away is never shared evenly.
        let even = losable || by_points || self.sheet.shrinks() || ranks.len().is_multiple_of(2);
        // From the highest rank down to the first that is there once: someone has it, and so is
        // ahead.
        let mut deciding: Vec<(u8, i16)> = Vec::new();
        for &rank in ranks.iter().filter(|_| even) {
            match deciding.last_mut() {
                Some((last, copies)) if *last == rank => *copies += 1,
                Some((_, 1)) if !losable => break,
                _ => deciding.push((rank, 1)),
            }
        }
        if by_points && (losable || deciding.len() > 1 || deciding.first().is_some_and(|&(_, copies)| copies > 1)) {
            return Weights { ranks: Vec::new(), card: 0, point: 1, vague: true };
        }
        let mut by_rank: Vec<(u8, i16)> = Vec::new();
        let mut sum = 0;
        for &(rank, copies) in deciding.iter().rev() {
            by_rank.push((rank, sum + 1));
            sum += copies * (sum + 1);
        }
        let card = sum + 1;
        let point = if by_points { 2 * (cards.count() as i16 * card + sum) + 1 } else { 0 };
        Weights { ranks: by_rank, card, point, vague: false }
    }
}

/// How cards of a faction weigh in its lane.
struct Weights {
    /// What a rank adds; others add nothing.
    ranks: Vec<(u8, i16)>,
    card: i16,
    point: i16,
    /// Whether equal sums may still be a vote for somebody.
    vague: bool,
}

impl Weights {
    fn of(&self, rank: u8, points: u32) -> i16 {
        let by_rank = self.ranks.iter().find(|&&(of, _)| of == rank).map_or(0, |&(_, weight)| weight);
        self.card + by_rank + self.point * points as i16
    }
}
