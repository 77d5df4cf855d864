//! The game: a pure function from a table, a deal and actions to positions and events.

use crate::agenda::Step;
use crate::card::Card;
use crate::decision::{Action, Decision, Question, Refusal, Source};
use crate::event::{Event, Logged};
use crate::position::{Phase, Position, Streak};
use crate::power::Moment;
use crate::scoring::{self, Outcome};
use crate::seat::Seat;
use crate::table::Table;
use crate::trick::{Play, Trick};
use crate::zone::{Layout, Seen, Viewer, Witnesses, Zone};
use std::fmt;

/// The shuffled cards, the top first. Randomness is an input.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The whole deck, before hands are dealt.
    pub deck: Vec<Card>,
    /// The Fire pile; empty without Phoenixes.
    pub fire: Vec<Card>,
}

/// Why a deal does not fit the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// A card is there more often than the table has it.
    TooMany {
        /// "deck" or "Fire pile".
        pile: &'static str,
        /// The card.
        card: Card,
    },
    /// A card is missing.
    Missing {
        /// "deck" or "Fire pile".
        pile: &'static str,
        /// The card.
        card: Card,
    },
}

impl DealError {
    /// The number of the rule that the pile breaks.
    pub fn rule(&self) -> &'static str {
        let (DealError::TooMany { pile, .. } | DealError::Missing { pile, .. }) = self;
        if *pile == FIRE_PILE { "3.2" } else { "3.1" }
    }
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::TooMany { pile, card } => {
                write!(f, "the {pile} has {card} more often than this table does: take it out")
            }
            DealError::Missing { pile, card } => write!(f, "the {pile} lacks {card}: add it"),
        }
    }
}

impl std::error::Error for DealError {}

impl Deal {
    /// Checks that the cards are exactly those of the table.
    pub fn fits(&self, table: &Table) -> Result<(), DealError> {
        same_cards("deck", &self.deck, &table.deck_cards())?;
        same_cards(FIRE_PILE, &self.fire, &table.fire_cards())
    }
}

const FIRE_PILE: &str = "Fire pile";

fn same_cards(pile: &'static str, found: &[Card], expected: &[Card]) -> Result<(), DealError> {
    let mut balance = [0i8; Card::INDEX_END];
    for card in expected {
        balance[card.index()] += 1;
    }
    for &card in found {
        balance[card.index()] -= 1;
        if balance[card.index()] < 0 {
            return Err(DealError::TooMany { pile, card });
        }
    }
    match expected.iter().find(|card| balance[card.index()] > 0) {
        Some(&card) => Err(DealError::Missing { pile, card }),
        None => Ok(()),
    }
}

/// A game: its position, and everything that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    position: Position<Card>,
    log: Vec<Logged>,
}

impl Game {
    /// Deals the cards and goes on to the first decision.
    pub fn new(table: &Table, deal: &Deal) -> Result<Game, DealError> {
        deal.fits(table)?;
        let players = table.players();
        let mut layout = Layout::empty(players);
        layout.deck.clone_from(&deal.deck);
        layout.fire.clone_from(&deal.fire);
        let each_seat = usize::from(players);
        let position = Position {
            table: table.clone(),
            phase: Phase::One,
            layout,
            face_up: 0,
            looked: None,
            taken: 0,
            leader: table.first_leader(),
            trick: Trick::default(),
            previous: None,
            winner: None,
            streak: None,
            last_tricks: Vec::new(),
            recruited: vec![0; each_seat],
            claims: Vec::new(),
            last_trick: false,
            sealed: vec![None; each_seat],
            agenda: vec![Step::NextTrick, Step::Moment(Moment::HandsReady)],
            outcome: None,
        };
        let mut game = Game { position, log: Vec::new() };
        game.deal();
        game.advance();
        Ok(game)
    }

    /// Goes on from a position, which must be one that the rules can lead to.
    pub(crate) fn from_position(position: Position<Card>) -> Game {
        let mut game = Game { position, log: Vec::new() };
        game.advance();
        game
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.position.table
    }

    /// The truth. Show it to nobody before the end; see [`Game::view`](Game::view).
    pub fn position(&self) -> &Position<Card> {
        &self.position
    }

    /// Everything that happened, faces included.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// Everything that happened, as this viewer saw it.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = Event<Seen>> {
        self.log.iter().map(move |logged| logged.seen_by(viewer))
    }

    /// Gives back memory that was set aside for more events. Worth it where many games wait for
    /// their next action.
    pub fn shrink(&mut self) {
        self.log.shrink_to_fit();
    }

    /// Everything that is asked now. It is empty when the game is over, and only then.
    pub fn decisions(&self) -> Vec<Decision> {
        self.position.decisions()
    }

    /// The question that a seat is asked, if it is asked one.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.position.question(seat)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.position.outcome.as_ref()
    }

    /// Answers a question, and goes on to the next. Returns what happened; if the action is
    /// refused, nothing has.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<&[Logged], Refusal> {
        self.judge(seat, action)?;
        let before = self.log.len();
        self.carry_out(seat, action);
        self.advance();
        Ok(&self.log[before..])
    }

    /// Whether the action is legal now, and if not, why.
    pub fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let at = &self.position;
        if at.is_over() {
            return Err(Refusal::Over);
        }
        if seat.0 >= at.table.players() {
            return Err(Refusal::NoSuchSeat(seat));
        }
        let Some(question) = self.question(seat) else {
            let decisions = self.decisions();
            let rule = decisions.first().map_or("10.5", |decision| decision.question.rule(&at.table));
            return Err(match at.sealed[seat.index()] {
                Some(_) => Refusal::AlreadyChosen { seat, rule },
                None => Refusal::NotAsked {
                    seat,
                    asked: decisions.into_iter().map(|decision| decision.seat).collect(),
                    rule,
                },
            });
        };
        question.judge(&at.table, action).map_err(|refusal| self.explain(seat, refusal))
    }

    /// Tells "you do not have it" from "you must follow".
    fn explain(&self, seat: Seat, refusal: Refusal) -> Refusal {
        let Refusal::NotInHand { card, .. } = refusal else { return refusal };
        let hand = &self.position.layout.hands[seat.index()];
        let Some(lead) = self.position.trick.lead().filter(|_| hand.contains(&card)) else { return refusal };
        self.position.table.must_follow(hand, lead.card).unwrap_or(refusal)
    }

    fn carry_out(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Play(card) => {
                self.position.agenda.pop();
                self.play(seat, *card);
            }
            Action::Take(source) => {
                self.position.agenda.pop();
                match source {
                    Source::Market(card) => self.take_from_market(seat, *card),
                    Source::Deck => self.draw(seat),
                }
            }
            Action::Pass(cards) | Action::Discard(cards) => {
                self.position.sealed[seat.index()] = Some(cards.clone());
                let event = Event::Sealed { seat, kind: action.kind(), cards: cards.clone() };
                self.log.push(Logged { event, witnesses: Witnesses::only(seat) });
            }
            Action::Crush(victim) => {
                let Some(Step::Crush { giant, .. }) = self.position.agenda.pop() else { return };
                match *victim {
                    Some(victim) => self.crush(victim, giant),
                    None => self.note(Event::Spared { seat, giant }),
                }
            }
        }
    }

    /// Carries out steps until a seat is asked something, or the game is over.
    fn advance(&mut self) {
        while let Some(&step) = self.position.agenda.last() {
            if self.asks(step) {
                return;
            }
            self.position.agenda.pop();
            self.perform(step);
        }
    }

    /// Whether the step waits for an answer.
    fn asks(&self, step: Step) -> bool {
        let at = &self.position;
        match step {
            Step::Play(_) | Step::SeerTake(_) => true,
            Step::Crush { seat, giant } => !at.victims(seat, giant).is_empty(),
            Step::Pass(_) | Step::Discard(_) => at.sealed.iter().any(Option::is_none),
            Step::Take(_) => {
                let market = &at.layout.market;
                at.taken < at.table.market_takes() && market.iter().any(|card| *card != market[0])
            }
            _ => false,
        }
    }

    fn perform(&mut self, step: Step) {
        match step {
            Step::Play(_) | Step::SeerTake(_) | Step::Crush { .. } => {}
            Step::Take(seat) => {
                let at = &self.position;
                match at.layout.market.first() {
                    Some(&card) if at.taken < at.table.market_takes() => self.take_from_market(seat, card),
                    _ => self.draw(seat),
                }
            }
            Step::Pass(_) => self.reveal(|seat, players| Zone::Hand(seat.passes_to(players))),
            Step::Discard(_) => self.reveal(|_, _| Zone::Discard),
            Step::Moment(moment) => self.consult(moment),
            Step::OpenMarket => self.open_market(),
            Step::Settle => self.settle(),
            Step::BeginPhaseTwo => self.begin_phase_two(),
            Step::DrawFire(seat) => {
                if let Some(&card) = self.position.layout.fire.first() {
                    self.shift(card, Zone::Fire, Zone::Hand(seat));
                }
            }
            Step::CheckLastTrick => self.position.last_trick = self.position.layout.hands.iter().any(Vec::is_empty),
            Step::TakeTrolls => self.take_trolls(),
            Step::CrushOne { victim, giant } => self.crush(victim, giant),
            Step::Claim => self.claim(),
            Step::NextTrick => self.next_trick(),
            Step::Score => self.score(),
        }
    }

    fn note(&mut self, event: Event<Card>) {
        self.log.push(Logged { event, witnesses: Witnesses::EVERYBODY });
    }

    /// Moves a card: the only place where one moves.
    fn shift(&mut self, card: Card, from: Zone, to: Zone) {
        let mut witnesses = from.witnesses().and(to.witnesses());
        if from == Zone::Deck {
            witnesses = witnesses.and(self.position.deck_witnesses(0));
            let left = self.position.layout.deck.len() - 1;
            self.position.face_up = self.position.face_up.min(left);
            self.position.looked = None;
        }
        if to == Zone::Deck {
            self.position.face_up += 1;
        }
        let zone = self.position.layout.zone_mut(from);
        let place = zone.iter().position(|&lying| lying == card).expect("a card moves from where it lies");
        zone.remove(place);
        self.position.layout.zone_mut(to).push(card);
        self.log.push(Logged { event: Event::Moved { card, from, to }, witnesses });
    }

    /// Pushes steps so that they are carried out in the order given.
    fn plan(&mut self, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        self.position.agenda.extend(steps.into_iter().rev());
    }

    fn consult(&mut self, moment: Moment) {
        let at = &self.position;
        let building = at.table.scoring().on(moment);
        let powers = at.table.powers().flat_map(|power| power.on(moment, at.phase, at));
        let steps: Vec<Step> = powers.chain(building).collect();
        self.plan(steps);
    }

    /// Blocks of cards, seat by seat (3.1).
    fn deal(&mut self) {
        self.note(Event::Began(Phase::One));
        for seat in self.position.table.seats() {
            for _ in 0..self.position.table.hand_size() {
                self.shift(self.position.layout.deck[0], Zone::Deck, Zone::Hand(seat));
            }
        }
    }

    fn open_market(&mut self) {
        self.position.taken = 0;
        for _ in 0..self.position.table.market_size() {
            if let Some(&card) = self.position.layout.deck.first() {
                self.shift(card, Zone::Deck, Zone::Market);
            }
        }
    }

    fn next_trick(&mut self) {
        let at = &mut self.position;
        if !at.trick.plays.is_empty() {
            at.previous = Some(std::mem::take(&mut at.trick));
        }
        let players = at.table.players();
        let over = at.last_trick || at.layout.hands.iter().all(Vec::is_empty);
        match (at.phase, over) {
            (Phase::One, true) => self.plan([Step::BeginPhaseTwo]),
            (Phase::Two, true) => self.plan([Step::Score]),
            (phase, false) => {
                let market = (phase == Phase::One).then_some(Step::OpenMarket);
                let plays = at.leader.round(players).map(Step::Play);
                let steps: Vec<Step> = market.into_iter().chain(plays).chain([Step::Settle]).collect();
                self.plan(steps);
            }
        }
    }

    fn play(&mut self, seat: Seat, card: Card) {
        let strength = self.position.strength(card, seat);
        self.shift(card, Zone::Hand(seat), Zone::Trick);
        let at = &mut self.position;
        let lead = at.trick.lead().copied();
        at.trick.plays.push(Play { seat, card, strength });
        if let Some(lead) = lead
            && at.trick.captor.is_none()
            && lead.strength == strength
            && at.table.may_capture(card, lead.card)
        {
            at.trick.captor = Some(at.trick.plays.len() - 1);
            self.shift(lead.card, Zone::Trick, Zone::Pile(seat));
        }
    }

    /// Decides the trick: winner, next leader, where the cards go, and what follows.
    fn settle(&mut self) {
        let champion = self.position.trick.champion(&self.position.table);
        let winning = self.position.trick.plays[champion];
        self.position.winner = Some(winning.seat);
        self.note(Event::Won(winning.seat));
        self.pass_the_lead(winning.seat);
        let phase = self.position.phase;
        let base = match phase {
            Phase::One => Zone::Discard,
            Phase::Two => Zone::Pile(winning.seat),
        };
        let trick = self.position.trick.clone();
        for play in trick.in_play() {
            let to = play.card.faction().power().settles(play, &trick, &self.position, base);
            self.shift(play.card, Zone::Trick, to);
        }
        match phase {
            Phase::One => self.plan_taking(&winning),
            Phase::Two => self.plan([
                Step::Moment(Moment::Gathered),
                Step::CheckLastTrick,
                Step::Moment(Moment::Drawn),
                Step::Moment(Moment::TrollsSettled),
                Step::Moment(Moment::TrickDone),
                Step::NextTrick,
            ]),
        }
    }

    /// Finds the next leader (4.7) and counts wins in a row (8.7).
    fn pass_the_lead(&mut self, winner: Seat) {
        let wins = match self.position.streak {
            Some(streak) if streak.seat == winner => streak.wins + 1,
            _ => 1,
        };
        self.position.streak = Some(Streak { seat: winner, wins });
        let at = &self.position;
        let leader = at.table.powers().fold(winner, |so_far, power| power.leads_next(&at.trick, at, so_far));
        self.position.leader = leader;
        self.position.streak = Some(Streak { seat: winner, wins: wins % 3 });
        self.note(Event::Leads(leader));
    }

    /// Who takes a card when (10.2).
    fn plan_taking(&mut self, winning: &Play) {
        let at = &self.position;
        let mut takers = at.trick.takers(&at.table);
        let mut steps = Vec::new();
        if let Some(&card) = at.layout.deck.first().filter(|_| at.trick.looks(&at.table)) {
            let seat = winning.seat;
            takers.retain(|&taker| taker != seat);
            steps.push(Step::SeerTake(seat));
            let witnesses = Witnesses::only(seat).and(at.deck_witnesses(0));
            self.position.looked = Some(seat);
            self.log.push(Logged { event: Event::Looked { seat, card }, witnesses });
        }
        steps.extend(takers.into_iter().map(Step::Take));
        steps.push(Step::NextTrick);
        self.plan(steps);
    }

    fn take_from_market(&mut self, seat: Seat, card: Card) {
        self.shift(card, Zone::Market, Zone::Followers(seat));
        self.position.taken += 1;
        if self.position.taken == self.position.table.market_takes() {
            while let Some(&left_over) = self.position.layout.market.first() {
                self.shift(left_over, Zone::Market, Zone::Deck);
            }
        }
    }

    fn draw(&mut self, seat: Seat) {
        if let Some(&card) = self.position.layout.deck.first() {
            self.shift(card, Zone::Deck, Zone::Followers(seat));
        }
    }

    fn begin_phase_two(&mut self) {
        let at = &mut self.position;
        at.last_tricks.extend(at.winner);
        at.phase = Phase::Two;
        at.streak = None;
        at.recruited = at.layout.piles.iter().map(Vec::len).collect();
        self.note(Event::Began(Phase::Two));
        for seat in self.position.table.seats() {
            for card in self.position.layout.followers[seat.index()].clone() {
                self.shift(card, Zone::Followers(seat), Zone::Hand(seat));
            }
        }
        self.plan([Step::Moment(Moment::HandsReady), Step::NextTrick]);
    }

    /// All have chosen: the sealed cards go where they go, at once.
    fn reveal(&mut self, to: impl Fn(Seat, u8) -> Zone) {
        let players = self.position.table.players();
        let choices: Vec<Option<Vec<Card>>> = self.position.sealed.iter_mut().map(Option::take).collect();
        for (seat, choice) in self.position.table.seats().zip(choices) {
            for card in choice.into_iter().flatten() {
                self.shift(card, Zone::Hand(seat), to(seat, players));
            }
        }
    }

    fn take_trolls(&mut self) {
        let at = &self.position;
        let Some(winner) = at.winner else { return };
        let mut trolls = at.layout.aside.clone();
        trolls.sort_by_key(|&troll| std::cmp::Reverse(at.table.rank(troll)));
        if !at.last_trick {
            trolls.truncate(1);
        }
        for troll in trolls {
            self.shift(troll, Zone::Aside, Zone::Pile(winner));
        }
    }

    fn crush(&mut self, victim: Seat, giant: Card) {
        let mut front = self.position.layout.front[victim.index()].iter();
        if let Some(&gnome) = front.find(|gnome| gnome.value() == giant.value()) {
            self.shift(gnome, Zone::Front(victim), Zone::Discard);
        }
    }

    fn claim(&mut self) {
        for (faction, side) in scoring::new_claims(&self.position) {
            self.position.claims.push((faction, side));
            self.note(Event::Claimed { faction, side });
        }
    }

    /// What is left in hands is discarded (7.1), Gnomes join the piles (10.4), votes are counted.
    fn score(&mut self) {
        self.position.last_tricks.extend(self.position.winner);
        for seat in self.position.table.seats() {
            for card in self.position.layout.hands[seat.index()].clone() {
                self.shift(card, Zone::Hand(seat), Zone::Discard);
            }
            for gnome in self.position.layout.front[seat.index()].clone() {
                self.shift(gnome, Zone::Front(seat), Zone::Pile(seat));
            }
        }
        let outcome = scoring::score(&self.position);
        self.position.outcome = Some(outcome.clone());
        self.note(Event::Ended(Box::new(outcome)));
    }
}

#[cfg(test)]
mod tests;
