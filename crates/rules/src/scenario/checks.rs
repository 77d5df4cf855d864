//! What a scenario checks.

use super::{Scenario, cards};
use crate::card::{Card, names};
use crate::decision::{Kind, Question};
use crate::event::Event;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::scoring::{Ground, Outcome, Verdict};
use crate::seat::{Seat, Side};
use crate::trick::Trick;
use crate::zone::Zone;

#[track_caller]
fn same(what: &str, found: &[Card], expected: &str) {
    let sorted = |mut cards: Vec<Card>| {
        cards.sort_unstable();
        names(&cards)
    };
    assert_eq!(sorted(found.to_vec()), sorted(cards(expected)), "{what}");
}

/// Numbers or words in a line.
fn line(words: impl IntoIterator<Item: ToString>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

impl Scenario {
    /// The last trick that was settled.
    #[track_caller]
    fn settled(&mut self) -> Trick {
        let at = self.game().position();
        let complete = at.trick.plays.len() == usize::from(at.table.players());
        if complete { at.trick.clone() } else { at.previous.clone().expect("a trick was played") }
    }

    /// Cards that moved so, with the seat they came from or went to.
    #[track_caller]
    fn moves(&mut self, seat_of: impl Fn(Zone, Zone) -> Option<Seat>) -> Vec<(Seat, Card)> {
        let events = self.game().log().iter().filter_map(|logged| match logged.event {
            Event::Moved { card, from, to } => seat_of(from, to).map(|seat| (seat, card)),
            _ => None,
        });
        events.collect()
    }

    /// The seat won the last trick.
    #[track_caller]
    pub(crate) fn won_by(mut self, seat: u8) -> Self {
        assert_eq!(self.game().position().winner, Some(Seat(seat)), "winner");
        self
    }

    /// How many tricks were played since the scenario began.
    #[track_caller]
    pub(crate) fn tricks(mut self, count: usize) -> Self {
        let won = self.game().log().iter().filter(|logged| matches!(logged.event, Event::Won(_)));
        assert_eq!(won.count(), count, "tricks");
        self
    }

    /// The seat leads next.
    #[track_caller]
    pub(crate) fn then_leads(mut self, seat: u8) -> Self {
        let led = self.game().log().iter().rev().find_map(|logged| match logged.event {
            Event::Leads(seat) => Some(seat),
            _ => None,
        });
        assert_eq!(led, Some(Seat(seat)), "next leader");
        self
    }

    /// The ranking of the last trick.
    #[track_caller]
    pub(crate) fn ranked(mut self, seats: &str) -> Self {
        let trick = self.settled();
        let ranking = trick.ranking(self.game().table());
        assert_eq!(line(ranking.iter().map(|seat| seat.0)), seats, "ranking");
        self
    }

    /// The strengths of the last trick's cards, in the order of play.
    #[track_caller]
    pub(crate) fn strengths(mut self, strengths: &str) -> Self {
        let trick = self.settled();
        assert_eq!(line(trick.plays.iter().map(|play| play.strength)), strengths, "strengths");
        self
    }

    /// The score pile of the seat.
    #[track_caller]
    pub(crate) fn pile(mut self, seat: usize, expected: &str) -> Self {
        same("score pile", &self.game().position().layout.piles[seat], expected);
        self
    }

    /// The Gnomes in front of the seat.
    #[track_caller]
    pub(crate) fn front(mut self, seat: usize, expected: &str) -> Self {
        same("Gnomes in front", &self.game().position().layout.front[seat], expected);
        self
    }

    /// The Trolls set aside.
    #[track_caller]
    pub(crate) fn aside(mut self, expected: &str) -> Self {
        same("Trolls set aside", &self.game().position().layout.aside, expected);
        self
    }

    /// The market.
    #[track_caller]
    pub(crate) fn market(mut self, expected: &str) -> Self {
        same("market", &self.game().position().layout.market, expected);
        self
    }

    /// The hand of the seat.
    #[track_caller]
    pub(crate) fn holds(mut self, seat: usize, expected: &str) -> Self {
        same("hand", &self.game().position().layout.hands[seat], expected);
        self
    }

    /// These cards are in the hand of the seat, among others.
    #[track_caller]
    pub(crate) fn has(mut self, seat: usize, expected: &str) -> Self {
        let hand = &self.game().position().layout.hands[seat];
        for card in cards(expected) {
            assert!(hand.contains(&card), "{card} in the hand of seat {seat}: {}", names(hand));
        }
        self
    }

    /// How many cards each hand has.
    #[track_caller]
    pub(crate) fn hand_sizes(mut self, sizes: &str) -> Self {
        let hands = &self.game().position().layout.hands;
        assert_eq!(line(hands.iter().map(Vec::len)), sizes, "hand sizes");
        self
    }

    /// What was discarded since the scenario began.
    #[track_caller]
    pub(crate) fn discarded(mut self, expected: &str) -> Self {
        let discard = self.game().position().layout.discard.clone();
        same("discards", &discard[self.discards..], expected);
        self
    }

    /// What the seat has recruited since the scenario began.
    #[track_caller]
    pub(crate) fn recruits(mut self, seat: u8, expected: &str) -> Self {
        let to = Zone::Followers(Seat(seat));
        let recruits = self.moves(|_, zone| (zone == to).then_some(Seat(seat)));
        same("recruits", &recruits.into_iter().map(|(_, card)| card).collect::<Vec<_>>(), expected);
        self
    }

    /// The order in which seats took a card in the first round of the scenario.
    #[track_caller]
    pub(crate) fn took_in_order(mut self, seats: &str) -> Self {
        let takers = self.moves(|_, to| if let Zone::Followers(seat) = to { Some(seat) } else { None });
        assert_eq!(line(takers.iter().map(|(seat, _)| seat.0)), seats, "takers");
        self
    }

    /// The Gnomes crushed since the scenario began, in order: `1:GN3 2:GN3`.
    #[track_caller]
    pub(crate) fn crushed(mut self, expected: &str) -> Self {
        let crushed = self.moves(|from, to| match (from, to) {
            (Zone::Front(seat), Zone::Discard) => Some(seat),
            _ => None,
        });
        assert_eq!(line(crushed.iter().map(|(seat, card)| format!("{}:{card}", seat.0))), expected, "crushed");
        self
    }

    /// The Fire drawn since the scenario began, in order: `0:PF3 1:PF2`.
    #[track_caller]
    pub(crate) fn drew_fire(mut self, expected: &str) -> Self {
        let drawn = self.moves(|from, to| match (from, to) {
            (Zone::Fire, Zone::Hand(seat)) => Some(seat),
            _ => None,
        });
        assert_eq!(line(drawn.iter().map(|(seat, card)| format!("{}:{card}", seat.0))), expected, "Fire drawn");
        self
    }

    /// The draw deck from its top.
    #[track_caller]
    pub(crate) fn deck(mut self, expected: &str) -> Self {
        assert_eq!(names(&self.game().position().layout.deck), expected, "draw deck");
        self
    }

    /// How many cards the draw deck has.
    #[track_caller]
    pub(crate) fn deck_size(mut self, size: usize) -> Self {
        assert_eq!(self.game().position().layout.deck.len(), size, "size of the draw deck");
        self
    }

    /// The phase it is.
    #[track_caller]
    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        assert_eq!(self.game().position().phase, phase);
        self
    }

    /// The seat is asked this, and nobody else is asked anything.
    #[track_caller]
    pub(crate) fn asked(mut self, seat: u8, kind: Kind) -> Self {
        assert_eq!(self.game().position().asked(), [(Seat(seat), kind)], "asked");
        self
    }

    /// All these seats are asked at once.
    #[track_caller]
    pub(crate) fn asked_at_once(mut self, seats: &str, kind: Kind) -> Self {
        let asked = self.game().position().asked();
        assert!(asked.iter().all(|(_, asked)| *asked == kind), "{asked:?}");
        assert_eq!(line(asked.iter().map(|(seat, _)| seat.0)), seats, "asked");
        self
    }

    /// What the seat may choose: `DR3 DR7`, `GO1 deck`, `none 1 2`; for passing and discarding
    /// the number and the hand: `3 of DR3 DR7 GO1 GO2`.
    #[track_caller]
    pub(crate) fn options(mut self, seat: u8, expected: &str) -> Self {
        let question = self.game().position().question(Seat(seat)).expect("the seat is asked");
        let found = match question {
            Question::Play { cards } => names(&cards),
            Question::Take { market, deck: false } => names(&market),
            Question::Take { market, deck: true } => format!("{} deck", names(&market)),
            Question::Pass { count, hand } | Question::Discard { count, hand } => {
                format!("{count} of {}", names(&hand))
            }
            Question::Crush { victims, .. } => format!("none {}", line(victims.iter().map(|seat| seat.0))),
        };
        assert_eq!(found, expected, "options");
        self
    }

    /// What happened since the scenario began, in words, the same one only once in a row.
    #[track_caller]
    pub(crate) fn course(mut self, expected: &str) -> Self {
        let words = self.game().log().iter().filter_map(|logged| match logged.event {
            Event::Won(_) => Some("won"),
            Event::Leads(_) => Some("leads"),
            Event::Claimed { .. } => Some("claimed"),
            Event::Ended(_) => Some("ended"),
            Event::Moved { from: Zone::Trick, to: Zone::Aside, .. } => Some("aside"),
            Event::Moved { from: Zone::Trick, .. } => Some("gathered"),
            Event::Moved { from: Zone::Fire, .. } => Some("fire"),
            Event::Moved { from: Zone::Aside, .. } => Some("trolls"),
            Event::Moved { from: Zone::Front(_), to: Zone::Discard, .. } => Some("crushed"),
            _ => None,
        });
        let mut words: Vec<&str> = words.collect();
        words.dedup();
        assert_eq!(line(words), expected, "course");
        self
    }

    /// The faction's vote is claimed by this side, or by nobody.
    #[track_caller]
    pub(crate) fn claimed(mut self, faction: &str, side: Option<u8>) -> Self {
        let faction = Faction::find(faction).expect("a faction");
        let claims = &self.game().position().claims;
        let claim = claims.iter().find(|(claimed, _)| *claimed == faction);
        assert_eq!(claim.map(|(_, side)| *side), side.map(Side), "claim of {faction}");
        self
    }

    /// The game is not over.
    #[track_caller]
    pub(crate) fn goes_on(mut self) -> Self {
        assert!(!self.game().position().is_over(), "the game is over");
        self
    }

    /// The game is over.
    #[track_caller]
    pub(crate) fn over(mut self) -> Self {
        self.outcome();
        self
    }

    /// The position, for what the other checks do not cover.
    #[track_caller]
    pub(crate) fn current(&mut self) -> Position<Card> {
        self.game().position().clone()
    }

    /// The position at the end.
    #[track_caller]
    pub(crate) fn finished(mut self) -> Position<Card> {
        self.outcome();
        self.current()
    }

    #[track_caller]
    fn outcome(&mut self) -> Outcome {
        self.game().position().outcome.clone().expect("the game is over")
    }

    /// The faction votes for this side, or for nobody.
    #[track_caller]
    pub(crate) fn vote(mut self, faction: &str, side: Option<u8>) -> Self {
        let faction = Faction::find(faction).expect("a faction");
        assert_eq!(self.outcome().vote(faction), side.map(Side), "vote of {faction}");
        self
    }

    /// What decided the faction's vote.
    #[track_caller]
    pub(crate) fn ground(mut self, faction: &str, ground: Ground) -> Self {
        let faction = Faction::find(faction).expect("a faction");
        let votes = self.outcome().votes;
        let vote = votes.iter().find(|vote| vote.faction == faction).expect("the faction is at the table");
        assert_eq!(vote.ground, ground, "ground of {faction}");
        self
    }

    /// The votes of each side.
    #[track_caller]
    pub(crate) fn tally(mut self, expected: &str) -> Self {
        assert_eq!(line(self.outcome().tally), expected, "tally");
        self
    }

    /// Who wins, and what decided it.
    #[track_caller]
    pub(crate) fn winners(mut self, sides: &str, verdict: Verdict) -> Self {
        let outcome = self.outcome();
        assert_eq!(line(outcome.winners.iter().map(|side| side.0)), sides, "winners");
        assert_eq!(outcome.verdict, verdict, "verdict");
        self
    }

    /// What was compared, with the numbers of the sides, up to what decided.
    #[track_caller]
    pub(crate) fn compared(mut self, expected: &str) -> Self {
        let made = self.game().position().comparisons();
        let said = made.iter().map(|made| format!("{:?} {}", made.by, line(&made.numbers)).to_lowercase());
        assert_eq!(said.collect::<Vec<_>>().join(", "), expected, "comparisons");
        self
    }
}
