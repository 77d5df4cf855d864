//! Questions to the rulebook about made-up positions: what do the powers do at this table? The
//! answers hold for whole factions; the law that compares both engines holds them to that.

use crate::agenda::Step;
use crate::card::Card;
use crate::game::{Deal, Game};
use crate::position::{Phase, Position, Streak};
use crate::power::Moment;
use crate::seat::Seat;
use crate::table::Table;
use crate::trick::{Play, Trick};
use crate::zone::{Layout, Zone};

/// The seat that wins the made-up tricks.
const WINNER: Seat = Seat(0);
/// An opponent, who plays a weaker card.
const OTHER: Seat = Seat(1);

pub(super) struct Interview<'a> {
    table: &'a Table,
    at: Position<Card>,
}

impl<'a> Interview<'a> {
    pub(super) fn new(table: &'a Table) -> Interview<'a> {
        let deal = Deal { deck: table.deck_cards(), fire: table.fire_cards() };
        let game = Game::new(table, &deal).expect("these are the cards of the table");
        let mut at = game.position().clone();
        // The questions are about powers, not about these cards; without them copies are cheap.
        at.layout = Layout::empty(table.players());
        at.winner = Some(WINNER);
        Interview { table, at }
    }

    fn in_phase(&self, phase: Phase) -> Position<Card> {
        let mut at = self.at.clone();
        at.phase = phase;
        at
    }

    /// A card of another faction.
    fn another(&self, card: Card) -> Card {
        let mut others = self.table.factions().iter().filter_map(|faction| faction.cards().next());
        others.find(|other| other.faction() != card.faction()).unwrap_or(card)
    }

    /// Where a card comes to rest that its player won a trick with.
    fn rests(&self, card: Card, phase: Phase, base: Zone) -> Zone {
        let play = Play { seat: WINNER, card, strength: 9 };
        let answer = Play { seat: OTHER, card: self.another(card), strength: 0 };
        let trick = Trick { plays: vec![play, answer], captor: None };
        card.faction().power().settles(&play, &trick, &self.in_phase(phase), base)
    }

    fn rests_in_phase_two(&self, card: Card) -> Zone {
        self.rests(card, Phase::Two, Zone::Pile(WINNER))
    }

    pub(super) fn is_scored_at_once(&self, card: Card) -> bool {
        self.rests(card, Phase::One, Zone::Discard) == Zone::Pile(WINNER)
    }

    pub(super) fn goes_to_the_weakest(&self, card: Card) -> bool {
        self.rests_in_phase_two(card) == Zone::Pile(OTHER)
    }

    pub(super) fn is_shown(&self, card: Card) -> bool {
        self.rests_in_phase_two(card) == Zone::Front(WINNER)
    }

    pub(super) fn is_set_aside(&self, card: Card) -> bool {
        self.rests_in_phase_two(card) == Zone::Aside
    }

    /// The steps that the powers add at a moment of Phase Two, when `card`, played by `seat`, is
    /// the trick.
    fn steps(&self, moment: Moment, card: Card, seat: Seat) -> Vec<Step> {
        let mut at = self.in_phase(Phase::Two);
        at.trick = Trick { plays: vec![Play { seat, card, strength: 0 }], captor: None };
        self.table.powers().flat_map(|power| power.on(moment, at.phase, &at)).collect()
    }

    /// Whether the card crushes others, and if so, whether the winner is asked.
    pub(super) fn crushes(&self, card: Card) -> Option<bool> {
        let steps = self.steps(Moment::TrollsSettled, card, WINNER);
        steps.iter().find_map(|step| match step {
            Step::Crush { .. } => Some(true),
            Step::CrushOne { .. } => Some(false),
            _ => None,
        })
    }

    pub(super) fn burns(&self, card: Card) -> bool {
        self.steps(Moment::Gathered, card, OTHER).contains(&Step::DrawFire(OTHER))
    }

    fn next_leader(&self, trick: &Trick, at: &Position<Card>) -> Seat {
        self.table.powers().fold(WINNER, |so_far, power| power.leads_next(trick, at, so_far))
    }

    pub(super) fn takes_lead(&self, card: Card) -> bool {
        let lead = Play { seat: WINNER, card: self.another(card), strength: 9 };
        let trick = Trick { plays: vec![lead, Play { seat: OTHER, card, strength: 0 }], captor: None };
        self.next_leader(&trick, &self.at) == OTHER
    }

    pub(super) fn has_plateau(&self) -> bool {
        let mut at = self.at.clone();
        at.streak = Some(Streak { seat: WINNER, wins: 3 });
        self.next_leader(&Trick::default(), &at) != WINNER
    }

    pub(super) fn looks(&self, card: Card) -> bool {
        let winning = Play { seat: WINNER, card, strength: 9 };
        self.table.powers().any(|power| power.looks(&winning))
    }

    /// What is added to a card's strength when `lender` lies in its player's pile.
    fn lent(&self, card: Card, lender: Card) -> u8 {
        let mut at = self.in_phase(Phase::Two);
        at.layout.piles[WINNER.index()] = vec![lender];
        at.strength(card, WINNER) - self.table.rank(card)
    }

    pub(super) fn lends(&self, card: Card) -> bool {
        self.lent(self.another(card), card) > 0
    }

    pub(super) fn is_unlent(&self, card: Card) -> bool {
        let mut lenders = self.table.factions().iter().filter_map(|faction| faction.cards().next());
        lenders.all(|lender| self.lent(card, lender) == 0)
    }

    /// What is added to the strength of a seat whose side lost the last trick.
    pub(super) fn underdog(&self) -> u8 {
        let card = self.another(self.table.deck_cards()[0]);
        self.in_phase(Phase::One).strength(card, OTHER) - self.table.rank(card)
    }

    pub(super) fn is_reversed(&self) -> bool {
        let mut takers = vec![WINNER, OTHER];
        for power in self.table.powers() {
            power.takers(&mut takers);
        }
        takers == [OTHER, WINNER]
    }

    pub(super) fn has_lighthouse(&self) -> bool {
        self.table.scoring().on(Moment::TrickDone).contains(&Step::Claim)
    }

    /// What everybody is asked before each phase.
    pub(super) fn before(&self) -> [Option<Step>; 2] {
        [Phase::One, Phase::Two].map(|phase| {
            let at = self.in_phase(phase);
            self.table.powers().find_map(|power| power.on(Moment::HandsReady, phase, &at).first().copied())
        })
    }
}
