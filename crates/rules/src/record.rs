//! Records: a game on paper is its table, its deal and its actions. All else follows from them.

use crate::card::{self, Card};
use crate::decision::{Action, Kind, Question, Refusal};
use crate::game::{Deal, DealError, Game};
use crate::position::Phase;
use crate::scoring::Outcome;
use crate::seat::{Seat, Side};
use crate::table::Table;
use crate::{Event, Faction};
use std::fmt;

/// The format of the records that we write, in JSON and as text.
pub const FORMAT: &str = "interregnum/1";

/// A game on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The table.
    pub table: Table,
    /// The shuffled cards.
    pub deal: Deal,
    /// Who did what, in order. Choices made at once stand in the order of the seats.
    pub actions: Vec<(Seat, Action)>,
    /// The result, if the record states one.
    pub result: Option<Tally>,
    /// What else the record says about the course of the game, to be checked against the rules.
    pub claims: Claims,
    /// Names of the players, by seat.
    pub players: Vec<String>,
    /// Where it was played.
    pub site: Option<String>,
    /// When it was played.
    pub date: Option<String>,
    /// Anything else.
    pub comment: Option<String>,
    /// What the deal was made from, if that can be checked.
    pub fair: Option<Fair>,
}

/// What a deal was made from, as it was published and shown: plain words, which the rules keep and
/// do not understand. The crate `interregnum-fair` does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// The game's id.
    pub game: String,
    /// What was published before the game.
    pub commitment: String,
    /// What was shown after it.
    pub secret: String,
    /// What each seat added; empty where it added nothing. One for each seat.
    pub nonces: Vec<String>,
    /// Whether lots were drawn for the first leader.
    pub lots: bool,
}

/// The bare result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The sides that won.
    pub winners: Vec<Side>,
    /// The vote of each faction, in the order of the table.
    pub votes: Vec<(Faction, Option<Side>)>,
    /// The votes of each side.
    pub tally: Vec<u8>,
}

impl From<&Outcome> for Tally {
    fn from(outcome: &Outcome) -> Tally {
        Tally {
            winners: outcome.winners.clone(),
            votes: outcome.votes.iter().map(|vote| (vote.faction, vote.side)).collect(),
            tally: outcome.tally.clone(),
        }
    }
}

/// What was legal before an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    /// Who was asked.
    pub seat: Seat,
    /// For what kind of action.
    pub kind: Kind,
    /// How many cards, for passing and discarding.
    pub count: Option<usize>,
    /// The options, sorted; the whole hand for passing and discarding.
    pub options: Vec<Choice>,
}

/// One option of a [`Legal`] entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// Nobody's Gnome.
    Nobody,
    /// A seat's Gnome.
    Seat(Seat),
    /// A card.
    Card(Card),
    /// The top of the deck.
    Deck,
}

impl From<(Seat, &Question)> for Legal {
    fn from((seat, question): (Seat, &Question)) -> Legal {
        let cards = |cards: &[Card]| cards.iter().map(|&card| Choice::Card(card)).collect::<Vec<_>>();
        let (count, options) = match question {
            Question::Play { cards: legal } => (None, cards(legal)),
            Question::Take { market, deck } => {
                let deck = deck.then_some(Choice::Deck);
                (None, cards(market).into_iter().chain(deck).collect())
            }
            Question::Pass { count, hand } | Question::Discard { count, hand } => (Some(*count), cards(hand)),
            Question::Crush { victims, .. } => {
                let victims = victims.iter().map(|&seat| Choice::Seat(seat));
                (None, std::iter::once(Choice::Nobody).chain(victims).collect())
            }
        };
        Legal { seat, kind: question.kind(), count, options }
    }
}

/// What a record may state beside the actions. [`Record::check`] compares it with the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// What was legal before each action.
    pub legal: Option<Vec<Legal>>,
    /// Each hand as Phase Two starts, before passing or discarding, sorted.
    pub phase_two_hands: Option<Vec<Vec<Card>>>,
    /// Each seat's score pile at the end, sorted.
    pub piles: Option<Vec<Vec<Card>>>,
}

/// What the rules make of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// What was legal before each action.
    pub legal: Vec<Legal>,
    /// Each hand as Phase Two starts, sorted; empty if the record ends before.
    pub phase_two_hands: Vec<Vec<Card>>,
    /// Each seat's score pile with the Gnomes in front as the record ends, sorted.
    pub piles: Vec<Vec<Card>>,
    /// The result, if the game is over.
    pub result: Option<Tally>,
    /// The game as it stands after the last action.
    pub game: Game,
}

/// The first thing in a record with which the rules do not agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The cards are not those of the table.
    Deal(DealError),
    /// An action is refused.
    Refused {
        /// Its place among the actions, from 0.
        action: usize,
        /// Why.
        refusal: Refusal,
    },
    /// The record states something else.
    Stated {
        /// The action it belongs to, from 0, if it belongs to one.
        action: Option<usize>,
        /// What it is about: "legal", "hand of seat 0 in Phase Two", …
        what: String,
        /// The number of the rule.
        rule: &'static str,
        /// What the record says.
        record: String,
        /// What the rules say.
        rules: String,
    },
}

impl Difference {
    /// The number of the rule with which the record does not agree.
    pub fn rule(&self) -> &'static str {
        match self {
            Difference::Deal(error) => error.rule(),
            Difference::Refused { refusal, .. } => refusal.rule(),
            Difference::Stated { rule, .. } => rule,
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Deal(error) => write!(f, "{error}")?,
            Difference::Refused { action, refusal } => write!(f, "action {action}: {refusal}")?,
            Difference::Stated { action, what, record, rules, .. } => {
                if let Some(action) = action {
                    write!(f, "action {action}: ")?;
                }
                write!(f, "{what}: the record says {record}, the rules say {rules}")?;
            }
        }
        write!(f, " (rule {})", self.rule())
    }
}

impl std::error::Error for Difference {}

impl From<DealError> for Difference {
    fn from(error: DealError) -> Difference {
        Difference::Deal(error)
    }
}

impl Record {
    /// A record of these actions, without names and dates.
    pub fn new(table: Table, deal: Deal, actions: Vec<(Seat, Action)>) -> Record {
        Record {
            table,
            deal,
            actions,
            result: None,
            claims: Claims::default(),
            players: Vec::new(),
            site: None,
            date: None,
            comment: None,
            fair: None,
        }
    }

    /// Plays the game again, up to action `end` (not included).
    pub fn replay(&self, end: usize) -> Result<Game, Difference> {
        let mut game = Game::new(&self.table, &self.deal)?;
        for (action, (seat, taken)) in self.actions.iter().enumerate().take(end) {
            game.act(*seat, taken).map_err(|refusal| Difference::Refused { action, refusal })?;
        }
        Ok(game)
    }

    /// Plays the game again and notes what was legal on the way.
    pub fn trace(&self) -> Result<Trace, Difference> {
        let mut game = Game::new(&self.table, &self.deal)?;
        let mut legal = Vec::with_capacity(self.actions.len());
        for (action, (seat, taken)) in self.actions.iter().enumerate() {
            if let Some(question) = game.question(*seat) {
                legal.push(Legal::from((*seat, &question)));
            }
            game.act(*seat, taken).map_err(|refusal| Difference::Refused { action, refusal })?;
        }
        let phase_two_hands = hands_at_phase_two(&game);
        let at = game.position();
        let piles = at.layout.piles.iter().zip(&at.layout.front);
        let piles = piles.map(|(pile, front)| sorted([pile.as_slice(), front].concat())).collect();
        let result = game.outcome().map(Tally::from);
        Ok(Trace { legal, phase_two_hands, piles, result, game })
    }

    /// Plays the game again and compares it with all that the record states.
    pub fn check(&self) -> Result<Trace, Difference> {
        let trace = self.trace()?;
        if let Some(stated) = &self.claims.legal {
            compare_legal(&self.table, stated, &trace.legal)?;
        }
        if let Some(stated) = &self.claims.phase_two_hands {
            compare_cards("hand in Phase Two", "10.2", stated, &trace.phase_two_hands)?;
        }
        if let Some(stated) = &self.claims.piles {
            compare_cards("score pile", "10.3", stated, &trace.piles)?;
        }
        if let Some(stated) = &self.result {
            compare_result(stated, trace.result.as_ref())?;
        }
        Ok(trace)
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// The hands into which the followers went when Phase Two began.
fn hands_at_phase_two(game: &Game) -> Vec<Vec<Card>> {
    if game.position().phase == Phase::One {
        return Vec::new();
    }
    let mut hands = vec![Vec::new(); usize::from(game.table().players())];
    for logged in game.log() {
        if let Event::Moved { card, from: crate::Zone::Followers(seat), .. } = logged.event {
            hands[seat.index()].push(card);
        }
    }
    hands.into_iter().map(sorted).collect()
}

fn compare_legal(table: &Table, stated: &[Legal], found: &[Legal]) -> Result<(), Difference> {
    for (action, (stated, found)) in stated.iter().zip(found).enumerate() {
        if stated != found {
            // Which cards may be played is a matter of following.
            let rule = if found.kind == Kind::Play { "4.2" } else { found.kind.rule(table) };
            return Err(Difference::Stated {
                action: Some(action),
                what: "legal".into(),
                rule,
                record: stated.to_string(),
                rules: found.to_string(),
            });
        }
    }
    if stated.len() == found.len() {
        return Ok(());
    }
    Err(Difference::Stated {
        action: None,
        what: "decisions".into(),
        rule: "10.2",
        record: stated.len().to_string(),
        rules: found.len().to_string(),
    })
}

fn compare_cards(what: &str, rule: &'static str, stated: &[Vec<Card>], found: &[Vec<Card>]) -> Result<(), Difference> {
    let differ = |seat: &usize| stated.get(*seat).map(|cards| sorted(cards.clone())) != found.get(*seat).cloned();
    let Some(seat) = (0..stated.len().max(found.len())).find(differ) else { return Ok(()) };
    let list = |cards: Option<&Vec<Card>>| cards.map_or("nothing".into(), |cards| card::names(&sorted(cards.clone())));
    Err(Difference::Stated {
        action: None,
        what: format!("{what} of {}", Seat(seat as u8)),
        rule,
        record: list(stated.get(seat)),
        rules: list(found.get(seat)),
    })
}

fn compare_result(stated: &Tally, found: Option<&Tally>) -> Result<(), Difference> {
    let differs = |what: String, record: String, rules: String| {
        Err(Difference::Stated { action: None, what, rule: "10.4", record, rules })
    };
    let Some(found) = found else {
        return differs("result".into(), "the game is over".into(), "it is not".into());
    };
    let voice = |side: Option<Side>| side.map_or("nobody".to_owned(), |side| side.to_string());
    for &(faction, side) in &found.votes {
        let record = stated.votes.iter().find(|(voter, _)| *voter == faction);
        if record != Some(&(faction, side)) {
            let record = record.map_or("nothing".into(), |&(_, side)| voice(side));
            return differs(format!("vote of the {faction}"), record, voice(side));
        }
    }
    if stated.votes.len() != found.votes.len() {
        return differs("votes".into(), stated.votes.len().to_string(), found.votes.len().to_string());
    }
    if stated.tally != found.tally {
        return differs("tally".into(), format!("{:?}", stated.tally), format!("{:?}", found.tally));
    }
    if stated.winners != found.winners {
        return differs("winners".into(), format!("{:?}", stated.winners), format!("{:?}", found.winners));
    }
    Ok(())
}

impl fmt::Display for Legal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} may {}", self.seat, self.kind)?;
        if let Some(count) = self.count {
            write!(f, " {count} of")?;
        }
        for option in &self.options {
            match option {
                Choice::Nobody => write!(f, " nobody")?,
                Choice::Seat(seat) => write!(f, " {}", seat.0)?,
                Choice::Card(card) => write!(f, " {card}")?,
                Choice::Deck => write!(f, " deck")?,
            }
        }
        Ok(())
    }
}
