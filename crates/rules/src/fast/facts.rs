//! What others may ask about a table and a state: the facts that a search of its own needs, so that
//! it has to restate no rule.

use super::mask::Mask;
use super::score::Score;
use super::sheet::{CARDS, Contenders, FACTIONS, Sheet};
use super::state::{NOBODY, State, at};
use crate::seat::{Seat, Side};

/// A trick of two cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    /// Whether the answer wins over the lead (4.5, 5.1, 7.3).
    pub answer_wins: bool,
    /// Whether the answer captures the lead (7.3).
    pub captures: bool,
    /// Who leads next whoever won, because of a card in the trick (6.4): the one who answered or
    /// the one who led.
    pub power_leads: Option<bool>,
}

impl Duel {
    /// Whether the one who answered leads next, the Plateau (8.7) aside.
    pub fn answer_leads(self) -> bool {
        self.power_leads.unwrap_or(self.answer_wins)
    }
}

impl<M: Mask> Sheet<M> {
    /// How a lead fares against an answer, given what is added to their ranks (4.4).
    #[inline]
    pub fn duel(&self, (lead, lead_bonus): (u8, u8), (answer, answer_bonus): (u8, u8)) -> Duel {
        let led = self.faction_of(lead);
        let strength = |card: u8, bonus: u8| self.rank(card) + bonus;
        let key = |card: u8, bonus: u8| self.standing[led][usize::from(card) % CARDS] + strength(card, bonus);
        let equal = strength(lead, lead_bonus) == strength(answer, answer_bonus);
        let captures = equal && self.captors[led].has(answer);
        let power_leads = match (self.takes_lead.has(answer), self.takes_lead.has(lead) && !captures) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        };
        let answer_wins = captures || key(answer, answer_bonus) > key(lead, lead_bonus);
        Duel { answer_wins, captures, power_leads }
    }

    /// The cards that oblige their holder to follow this lead (4.2).
    pub fn obliging(&self, lead: u8) -> M {
        self.follow[usize::from(lead) % CARDS]
    }

    /// The cards that such a holder may play.
    pub fn answering(&self, lead: u8) -> M {
        self.answers[usize::from(lead) % CARDS]
    }

    /// The place of a card's faction at the table.
    pub fn place(&self, card: u8) -> usize {
        self.faction_of(card)
    }

    /// The cards of the faction at this place.
    pub fn faction_cards(&self, place: usize) -> M {
        self.of[place % FACTIONS]
    }

    /// The rank of a card (8.1, 8.2).
    #[inline]
    pub fn rank(&self, card: u8) -> u8 {
        self.rank[usize::from(card) % CARDS]
    }

    /// The points of a card.
    pub fn points(&self, card: u8) -> u32 {
        self.sum(M::bit(card))
    }

    /// The sum of points of these cards.
    pub fn points_of(&self, cards: M) -> u32 {
        self.sum(cards)
    }

    /// The cards that go to the loser in Phase Two, or to the weakest (5.3).
    pub fn to_weakest(&self) -> M {
        self.to_weakest
    }

    /// The cards that stay in front of their gatherer (6.1).
    pub fn shown(&self) -> M {
        self.shown
    }

    /// The cards that are set aside (6.3).
    pub fn set_aside(&self) -> M {
        self.set_aside
    }

    /// The cards in front of an opponent of which this card crushes one (6.2).
    pub fn crushed_by(&self, card: u8) -> M {
        self.crushes[usize::from(card) % CARDS]
    }

    /// Whether the winner of a trick may decline to crush (6.2).
    pub fn crushing_is_asked(&self) -> bool {
        self.crushing_is_asked && self.crushers.any()
    }

    /// The cards that take the lead (6.4).
    pub fn takes_lead(&self) -> M {
        self.takes_lead
    }

    /// The cards that make others of their gatherer stronger (7.2).
    pub fn lends(&self) -> M {
        self.lends
    }

    /// The cards that they do not make stronger.
    pub fn unlent(&self) -> M {
        self.unlent
    }

    /// What is added to the strength of those who lost the trick before (8.9).
    pub fn underdog(&self) -> u8 {
        self.underdog
    }

    /// Whether three wins in a row give the lead away (8.7).
    pub fn plateau(&self) -> bool {
        self.plateau
    }

    /// Whether the first three cards of a faction have its vote (9.2).
    pub fn lighthouse(&self) -> bool {
        self.lighthouse
    }

    /// Whether the last trick of each phase has a vote (9.1).
    pub fn dungeon(&self) -> bool {
        self.dungeon
    }

    /// The cards that count for the votes (9.3, 9.8).
    pub fn counts(&self) -> M {
        self.counts
    }

    /// Whether points decide each vote (9.7).
    pub fn by_points(&self) -> bool {
        self.by_points
    }

    /// How many of so many cards of a faction are left to count (9.6).
    pub fn keeps(&self, held: usize) -> u8 {
        self.keeps[held % 32]
    }

    /// Whether more cards of a faction may be worth less than fewer (9.6).
    pub fn shrinks(&self) -> bool {
        self.shrinks
    }

    /// Whether, with equal votes, cards come before points (10.4).
    pub fn cards_break_ties(&self) -> bool {
        self.cards_break_ties
    }

    /// Which sides can win at all.
    pub fn who_can_win(&self) -> Contenders {
        self.contenders
    }
}

impl<M: Mask> State<M> {
    /// Who won the trick before, if there was one.
    pub fn winner(&self) -> Option<Seat> {
        seat(self.winner)
    }

    /// Who won the last trick of Phase One, once it is over.
    pub fn winner_of_phase_one(&self) -> Option<Seat> {
        seat(self.winner_of_one)
    }

    /// Who won the last tricks in a row, and how many; counted at the Plateau only (8.7).
    pub fn streak(&self) -> Option<(Seat, u8)> {
        seat(self.streak.0).map(|seat| (seat, self.streak.1))
    }

    /// Whether this side has claimed the faction at this place (9.2).
    pub fn claimed(&self, side: Side, place: usize) -> bool {
        self.claimed[side.index() & 3] >> place & 1 == 1
    }

    /// The cards that lay in piles when Phase Two began.
    pub fn recruited(&self) -> M {
        self.recruited
    }

    /// Counts the votes as if the game ended here with these cards gathered by each seat, these
    /// factions claimed by each side (as bits of their places), the last trick won by this seat.
    /// Also tells, as bits, which sides can win at all (9.4, 9.5, 9.9).
    pub fn score_with(&self, sheet: &Sheet<M>, gathered: &[M], claims: &[u8], winner: Seat) -> (Score, u8) {
        let mut end = *self;
        end.fronts = M::Seats::default();
        let mut of_sides = [M::EMPTY; 4];
        for (seat, &cards) in (0..M::PLAYERS).zip(gathered) {
            end.piles[at::<M>(seat)] = cards;
            of_sides[usize::from(M::side(seat) & 3)] |= cards;
        }
        for (side, &claimed) in end.claimed.iter_mut().zip(claims) {
            *side = claimed;
        }
        end.winner = winner.0 % M::PLAYERS;
        (end.score(sheet), sheet.contenders(&of_sides))
    }
}

fn seat(number: u8) -> Option<Seat> {
    (number != NOBODY).then_some(Seat(number))
}
