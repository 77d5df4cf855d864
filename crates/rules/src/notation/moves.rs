//! Reads moves. The game is played while they are read, so cards need no seat.

use super::error::{NotationError, Place};
use super::record_write::REFUSED;
use super::scanner::Word;
use crate::card::Card;
use crate::decision::{Action, Question, Source};
use crate::game::Game;
use crate::seat::Seat;

/// What the words so far call for.
enum Awaited {
    /// A move, a seat, a trick number.
    Anything,
    /// A card, or "deck".
    Source,
    /// Cards to pass or discard, as many as this.
    Cards { pass: bool, count: usize, found: Vec<Card> },
    /// Whose Gnome is crushed.
    Victim,
}

/// A game that is being read.
pub(crate) struct Moves {
    game: Game,
    actions: Vec<(Seat, Action)>,
    /// The seat that was named last, for the next move.
    seat: Option<(Seat, Place)>,
    awaited: Awaited,
    /// Where the unfinished move starts.
    since: Place,
}

impl Moves {
    pub(crate) fn new(game: Game) -> Moves {
        Moves { game, actions: Vec::new(), seat: None, awaited: Awaited::Anything, since: Place::START }
    }

    /// Reads the next word.
    pub(crate) fn add(&mut self, word: &Word) -> Result<(), NotationError> {
        match &mut self.awaited {
            Awaited::Anything => self.begin(word),
            Awaited::Source => {
                let source = if word.is("deck") { Source::Deck } else { Source::Market(card(word)?) };
                self.act(Action::Take(source), word.place)
            }
            Awaited::Victim => {
                if word.is("seat") {
                    return Ok(());
                }
                let victim = if word.is("nobody") { None } else { Some(seat(word, &word.text)?) };
                self.act(Action::Crush(victim), word.place)
            }
            Awaited::Cards { pass, count, found } => {
                found.push(card(word)?);
                if found.len() < *count {
                    return Ok(());
                }
                let cards = std::mem::take(found);
                let action = if *pass { Action::Pass(cards) } else { Action::Discard(cards) };
                self.act(action, self.since)
            }
        }
    }

    /// Reads a word where a move may begin.
    fn begin(&mut self, word: &Word) -> Result<(), NotationError> {
        if let Some(number) = word.text.strip_suffix('.') {
            // Trick numbers are for people.
            return if number.bytes().all(|b| b.is_ascii_digit()) { Ok(()) } else { Err(unknown(word)) };
        }
        if word.is(REFUSED) {
            return Err(word.error("the rules refuse the move that follows: a text record ends before it"));
        }
        let named = word.text.strip_suffix(':').unwrap_or(&word.text);
        if named.starts_with(|c: char| c.is_ascii_digit()) {
            self.since = word.place;
            self.seat = Some((seat(word, named)?, word.place));
            return Ok(());
        }
        if self.seat.is_none() {
            self.since = word.place;
        }
        match word.text.to_ascii_lowercase().as_str() {
            "seat" | "lead" | "leads" | "play" | "plays" => {}
            // The rules know who won.
            "win" | "wins" => self.seat = None,
            "take" | "takes" => self.awaited = Awaited::Source,
            "crush" | "crushes" => self.awaited = Awaited::Victim,
            "spare" | "spares" => return self.act(Action::Crush(None), word.place),
            "pass" | "passes" => return self.begin_cards(true),
            "discard" | "discards" => return self.begin_cards(false),
            _ => {
                let card = word.text.parse().map_err(|_| unknown(word))?;
                return self.act(Action::Play(card), word.place);
            }
        }
        Ok(())
    }

    /// Passing or discarding: the rules know how many cards follow.
    fn begin_cards(&mut self, pass: bool) -> Result<(), NotationError> {
        let count = match self.game.question(self.mover()) {
            Some(Question::Pass { count, .. } | Question::Discard { count, .. }) => count,
            _ => 0,
        };
        if count == 0 {
            let action = if pass { Action::Pass(Vec::new()) } else { Action::Discard(Vec::new()) };
            return self.act(action, self.since);
        }
        self.awaited = Awaited::Cards { pass, count, found: Vec::new() };
        Ok(())
    }

    /// Who moves: the seat that was named, or the first that is asked.
    fn mover(&self) -> Seat {
        let asked = self.game.position().asked();
        self.seat.map(|(seat, _)| seat).or(asked.first().map(|(seat, _)| *seat)).unwrap_or(Seat(0))
    }

    fn act(&mut self, action: Action, place: Place) -> Result<(), NotationError> {
        let seat = self.mover();
        let refused = |refusal: crate::Refusal| place.error(format!("{refusal} (rule {})", refusal.rule()));
        self.game.act(seat, &action).map_err(refused)?;
        self.actions.push((seat, action));
        self.seat = None;
        self.awaited = Awaited::Anything;
        Ok(())
    }

    /// All moves, at the end of the game.
    pub(crate) fn finish(self, end: Place) -> Result<Vec<(Seat, Action)>, NotationError> {
        if let Awaited::Anything = self.awaited {
            return match self.seat {
                None => Ok(self.actions),
                Some((seat, place)) => Err(place.error(format!("what did {seat} do? Add a move, or take this out"))),
            };
        }
        Err(end.error(format!(
            "the move that starts in line {}, column {} is not finished: complete it",
            self.since.line, self.since.column
        )))
    }
}

fn unknown(word: &Word) -> NotationError {
    word.error(format!(
        "{} is no move: a card such as DR7, a seat with takes, passes, discards or crushes, or a trick number such as 1.",
        word.quoted()
    ))
}

fn card(word: &Word) -> Result<Card, NotationError> {
    word.text.parse().map_err(|error| word.error(error))
}

fn seat(word: &Word, digits: &str) -> Result<Seat, NotationError> {
    let seat = digits.parse().map(Seat);
    seat.map_err(|_| word.error(format!("{} is no seat: the seats are numbers from 0 to 3", word.quoted())))
}
