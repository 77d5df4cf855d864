//! Scenarios: tests that read like the rulebook.
//!
//! A scenario says only what matters. The table, the other cards of the hands and everything
//! else that a position needs is filled in, so that every card of the table is somewhere.
//!
//! ```text
//! trick("DR7 DR3").won_by(0).then_leads(1);
//! story().hand(0, "TR7 GO5").hand(1, "TR3 GO2").play("TR7 TR3").aside("TR3");
//! ended(&["GO1 GO2", "GO3"]).vote("goblins", Some(0));
//! ```
//!
//! The first action or check builds the game; what is said about the setup must come before.

use crate::building::Building;
use crate::card::{Card, parse_cards};
use crate::decision::{Action, Kind, Source};
use crate::faction::Faction;
use crate::game::Game;
use crate::position::Phase;
use crate::seat::Seat;
use crate::setting::Setting;
use crate::table::Edition;

mod checks;
mod setup;

/// How the game of a scenario starts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    /// With a trick somewhere in the phase.
    Trick(Phase),
    /// With the deal.
    Deal,
    /// With the scoring.
    Scoring,
}

/// A game in the making, and then the game.
pub(crate) struct Scenario {
    start: Start,
    players: u8,
    leader: Seat,
    setting: Option<Setting>,
    building: Option<Building>,
    edition: Edition,
    factions: Vec<Faction>,
    plays: Vec<Card>,
    spare: usize,
    uneven: bool,
    hands: [Vec<Card>; 4],
    followers: [Vec<Card>; 4],
    piles: [Vec<Card>; 4],
    gathered: [Vec<Card>; 4],
    front: [Vec<Card>; 4],
    aside: Vec<Card>,
    deck: Vec<Card>,
    fire: Option<Vec<Card>>,
    last_tricks: Vec<Seat>,
    winner: Option<Seat>,
    game: Option<Game>,
    discards: usize,
}

/// Reads cards; a test that names no card is wrong.
#[track_caller]
fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Phase Two: these cards are played in this order, from seat 0 on. Everybody has another card
/// left.
#[track_caller]
pub(crate) fn trick(plays: &str) -> Scenario {
    Scenario { plays: cards(plays), spare: 1, ..story() }
}

/// Phase Two with the hands that are named. Shorter hands are filled up.
pub(crate) fn story() -> Scenario {
    Scenario {
        start: Start::Trick(Phase::Two),
        players: 2,
        leader: Seat(0),
        setting: None,
        building: None,
        edition: Edition::International,
        factions: Vec::new(),
        plays: Vec::new(),
        spare: 0,
        uneven: false,
        hands: Default::default(),
        followers: Default::default(),
        piles: Default::default(),
        gathered: Default::default(),
        front: Default::default(),
        aside: Vec::new(),
        deck: Vec::new(),
        fire: None,
        last_tricks: Vec::new(),
        winner: None,
        game: None,
        discards: 0,
    }
}

/// A game from its deal on. The hands that are named are filled up.
pub(crate) fn dealt() -> Scenario {
    Scenario { start: Start::Deal, ..story() }
}

/// The last trick is played, and these are the score piles of the seats.
#[track_caller]
pub(crate) fn ended(piles: &[&str]) -> Scenario {
    let mut scenario = Scenario { start: Start::Scoring, players: piles.len() as u8, ..story() };
    for (pile, text) in scenario.piles.iter_mut().zip(piles) {
        *pile = cards(text);
    }
    scenario
}

impl Scenario {
    /// The cards are played in this order, each by the seat whose turn it is.
    #[track_caller]
    pub(crate) fn play(mut self, plays: &str) -> Self {
        for card in cards(plays) {
            let asked = self.game().position().asked();
            let [(seat, Kind::Play)] = asked[..] else { panic!("{card} cannot be played: asked are {asked:?}") };
            self = self.act(seat.0, &Action::Play(card));
        }
        self
    }

    /// The seat takes a market card, or `deck`.
    #[track_caller]
    pub(crate) fn take(self, seat: u8, source: &str) -> Self {
        let source = if source == "deck" { Source::Deck } else { Source::Market(cards(source)[0]) };
        self.act(seat, &Action::Take(source))
    }

    /// The seat chooses cards to pass.
    #[track_caller]
    pub(crate) fn pass(self, seat: u8, text: &str) -> Self {
        self.act(seat, &Action::Pass(cards(text)))
    }

    /// The seat chooses cards to discard.
    #[track_caller]
    pub(crate) fn discard(self, seat: u8, text: &str) -> Self {
        self.act(seat, &Action::Discard(cards(text)))
    }

    /// The seat crushes a Gnome in front of the victim, or nobody's.
    #[track_caller]
    pub(crate) fn crush(self, seat: u8, victim: Option<u8>) -> Self {
        self.act(seat, &Action::Crush(victim.map(Seat)))
    }

    #[track_caller]
    fn act(mut self, seat: u8, action: &Action) -> Self {
        if let Err(refusal) = self.game().act(Seat(seat), action) {
            panic!("seat {seat} cannot {action:?}: {refusal}");
        }
        self.nothing_is_lost();
        self
    }

    /// The action is refused with these words, and nothing has changed.
    #[track_caller]
    pub(crate) fn refuses(mut self, seat: u8, action: &Action, words: &str) -> Self {
        let before = self.game().clone();
        match self.game().act(Seat(seat), action) {
            Ok(_) => panic!("seat {seat} could {action:?}"),
            Err(refusal) => assert_eq!(refusal.to_string(), words),
        }
        assert_eq!(*self.game(), before, "a refusal changes nothing");
        self
    }

    /// A choice of no meaning for the next question.
    #[track_caller]
    pub(crate) fn one_choice(mut self) -> Self {
        let decision = self.game().decisions().swap_remove(0);
        let first = decision.question.actions().swap_remove(0);
        self.act(decision.seat.0, &first)
    }

    /// Choices of no meaning until the game is over.
    #[track_caller]
    pub(crate) fn played_out(mut self) -> Self {
        while !self.game().position().is_over() {
            self = self.one_choice();
        }
        self
    }
}
