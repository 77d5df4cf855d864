//! Reads a position from text.

use super::error::NotationError;
use super::headers::{Headers, number, seat_at};
use super::position_write::zones;
use super::record_read::read_votes;
use super::scanner::{Header, Scanner, Token, Word};
use crate::card::Card;
use crate::decision::Kind;
use crate::faction::Faction;
use crate::position::{Phase, Position, Streak};
use crate::scoring;
use crate::seat::{Seat, Side};
use crate::setup::{Pending, SetupError, due};
use crate::table::Table;
use crate::trick::{Play, Trick};
use crate::zone::{Layout, Seen};

/// The headers of a position, as they are written.
const HEADERS: [&str; 28] = [
    "Format",
    "Table",
    "Players",
    "First",
    "Phase",
    "Leader",
    "Trick",
    "Previous",
    "Winner",
    "Streak",
    "LastTricks",
    "Recruited",
    "Claims",
    "Looked",
    "Taken",
    "Asked",
    "Sealed#",
    "Crush",
    "Hand#",
    "Market",
    "Deck",
    "FaceUp",
    "Fire",
    "Followers#",
    "Pile#",
    "Front#",
    "Aside",
    "Discard",
];

/// No zone ever has more cards; so `??*9999` fills no memory.
const MOST_CARDS: usize = 100;

/// Reads a position. What is not said is empty, or follows: see the [module](super).
pub fn read_position(text: &str) -> Result<Position<Seen>, NotationError> {
    let headers = headers(text)?;
    let table = headers.table()?;
    headers.no_more_seats(&table)?;
    let players = table.players();
    let mut position = Position {
        phase: Phase::One,
        layout: layout(&headers, players)?,
        face_up: count(&headers, "FaceUp")?,
        looked: headers.seat("Looked", &table)?,
        taken: count(&headers, "Taken")?,
        leader: table.first_leader(),
        trick: Trick::default(),
        previous: None,
        winner: headers.seat("Winner", &table)?,
        streak: streak(&headers, &table)?,
        last_tricks: last_tricks(&headers, &table)?,
        recruited: recruited(&headers, players)?,
        claims: claims(&headers, &table)?,
        last_trick: false,
        sealed: table.seats().map(|seat| sealed(&headers, seat)).collect::<Result<_, _>>()?,
        agenda: Vec::new(),
        outcome: None,
        table,
    };
    let over = phase(&headers, &mut position)?;
    tricks(&headers, &mut position)?;
    what_follows(&headers, &mut position, over)?;
    Ok(position)
}

fn headers(text: &str) -> Result<Headers, NotationError> {
    let mut scanner = Scanner::new(text);
    let mut headers = Headers::new(&HEADERS, scanner.place);
    while let Some(token) = scanner.token()? {
        match token {
            Token::Header(header) => headers.add(header)?,
            other => return Err(other.place().error("a position has only headers such as [Hand0 \"DR7 GO0\"]")),
        }
    }
    Ok(headers)
}

/// Sets the phase; the answer is whether the game is over.
fn phase(headers: &Headers, position: &mut Position<Seen>) -> Result<bool, NotationError> {
    let Some(header) = headers.find("Phase") else { return Ok(false) };
    let word = header.only_word()?;
    let (phase, over) = match word.text.to_ascii_lowercase().as_str() {
        "one" | "1" => (Phase::One, false),
        "two" | "2" => (Phase::Two, false),
        "over" => (Phase::Two, true),
        _ => return Err(word.error(format!("{} is no phase: one, two, or over", word.quoted()))),
    };
    position.phase = phase;
    Ok(over)
}

fn count(headers: &Headers, name: &str) -> Result<usize, NotationError> {
    headers.find(name).map_or(Ok(0), |header| number(header.only_word()?).map(usize::from))
}

fn streak(headers: &Headers, table: &Table) -> Result<Option<Streak>, NotationError> {
    let Some(header) = headers.find("Streak") else { return Ok(None) };
    let [seat, wins] = header.words.as_slice() else {
        return Err(header.place.error("a streak is a seat and how often it won in a row, such as \"0 2\""));
    };
    Ok(Some(Streak { seat: seat_at(seat, table)?, wins: number(wins)? }))
}

fn last_tricks(headers: &Headers, table: &Table) -> Result<Vec<Seat>, NotationError> {
    let Some(header) = headers.find("LastTricks") else { return Ok(Vec::new()) };
    match header.words.get(2) {
        Some(third) => Err(third.error("there are two phases, so at most two last tricks: take this out")),
        None => header.each(|word| seat_at(word, table)),
    }
}

fn recruited(headers: &Headers, players: u8) -> Result<Vec<usize>, NotationError> {
    let players = usize::from(players);
    let Some(header) = headers.find("Recruited") else { return Ok(vec![0; players]) };
    if header.words.len() != players {
        return Err(header.place.error(format!("a number for each of {players} seats is needed")));
    }
    header.each(|word| number(word).map(usize::from))
}

fn claims(headers: &Headers, table: &Table) -> Result<Vec<(Faction, Side)>, NotationError> {
    let Some(header) = headers.find("Claims") else { return Ok(Vec::new()) };
    let sides = table.sides().count();
    let claim = |(faction, side): (Faction, Option<Side>)| match side {
        Some(side) if side.index() < sides => Ok((faction, side)),
        _ => Err(header.place.error(format!("the {faction} must name a side from 0 to {}", sides - 1))),
    };
    if header.words.len() > 2 * Faction::ALL.len() {
        return Err(header.place.error("these are more votes than there are factions: name each once"));
    }
    read_votes(header)?.into_iter().map(claim).collect()
}

fn sealed(headers: &Headers, seat: Seat) -> Result<Option<Vec<Seen>>, NotationError> {
    headers.of_seat("Sealed", seat).map(cards).transpose()
}

fn layout(headers: &Headers, players: u8) -> Result<Layout<Seen>, NotationError> {
    let mut layout = Layout::empty(players);
    for (name, zone) in zones(players) {
        if let Some(header) = headers.find(&name) {
            *layout.zone_mut(zone) = cards(header)?;
        }
    }
    Ok(layout)
}

/// Cards, backs as `??`; `5 x ??` and `??*5` are five of them.
fn cards(header: &Header) -> Result<Vec<Seen>, NotationError> {
    let mut cards = Vec::new();
    let mut words = header.words.iter().peekable();
    while let Some(word) = words.next() {
        let times = |word: &Word, text: &str| match text.parse() {
            Ok(times) if times <= MOST_CARDS => Ok(times),
            _ => Err(word.error(format!("{} is no number of cards: at most {MOST_CARDS}", word.quoted()))),
        };
        let named = |text: &str| text.parse::<Seen>().map_err(|error| word.error(error));
        let (times, card) = if let Some((card, many)) = word.text.split_once('*') {
            (times(word, many)?, named(card)?)
        } else if words.next_if(|next| next.is("x") || next.is("×")).is_some() {
            let Some(card) = words.next() else { return Err(word.error("how many of which card? Add it: 5 x ??")) };
            (times(word, &word.text)?, card.text.parse().map_err(|error| card.error(error))?)
        } else {
            (1, named(&word.text)?)
        };
        if cards.len() + times > MOST_CARDS {
            return Err(word.error(format!("more than {MOST_CARDS} cards lie nowhere: take some out")));
        }
        cards.extend(std::iter::repeat_n(card, times));
    }
    Ok(cards)
}

/// The tricks, the leader, and the cards that lie in the trick.
fn tricks(headers: &Headers, position: &mut Position<Seen>) -> Result<(), NotationError> {
    if let Some(header) = headers.find("Previous").filter(|header| !header.value.trim().is_empty()) {
        position.previous = Some(trick(header, &position.table, |card, _| position.table.rank(card))?);
    }
    if let Some(header) = headers.find("Trick") {
        let now = with_known_piles(position);
        position.trick = trick(header, &position.table, |card, seat| now.strength(card, seat))?;
    }
    let trick = &position.trick;
    let settling = trick.plays.len() == usize::from(position.table.players());
    if settling {
        let champion = trick.plays[trick.champion(&position.table)].seat;
        position.winner = position.winner.or(Some(champion));
    } else {
        position.layout.trick = trick.in_play().map(|play| Seen::Face(play.card)).collect();
    }
    let led = trick.lead().filter(|_| !settling).map(|lead| lead.seat);
    let otherwise = led.or(position.winner).unwrap_or(position.table.first_leader());
    position.leader = headers.seat("Leader", &position.table)?.unwrap_or(otherwise);
    Ok(())
}

/// What decides strengths: the score piles, as far as they are known.
fn with_known_piles(position: &Position<Seen>) -> Position<Card> {
    let players = position.table.players();
    let mut layout = Layout::empty(players);
    for (known, pile) in layout.piles.iter_mut().zip(&position.layout.piles) {
        *known = pile.iter().filter_map(|seen| seen.face()).collect();
    }
    position.with_cards(layout, vec![None; usize::from(players)])
}

/// `0:GO3=3 1:BA3=3!`; without a strength the card has the one that it would have now.
fn trick(header: &Header, table: &Table, strength: impl Fn(Card, Seat) -> u8) -> Result<Trick, NotationError> {
    let mut trick = Trick::default();
    for (place, word) in header.words.iter().enumerate() {
        if place == usize::from(table.players()) {
            return Err(word.error("a trick has one card from each seat: take this out"));
        }
        let part = |text: &str| Word { text: text.to_owned(), place: word.place };
        let unmarked = word.text.strip_suffix('!');
        if unmarked.is_some() && (place == 0 || trick.captor.replace(place).is_some()) {
            return Err(word.error("one Basilisk at most captures, and it is not led: take the mark ! out (rule 7.3)"));
        }
        let Some((seat, rest)) = unmarked.unwrap_or(&word.text).split_once(':') else {
            return Err(word.error(format!("{} is no play: a seat and a card, such as 0:DR7", word.quoted())));
        };
        let (card, stated) = rest.split_once('=').map_or((rest, None), |(card, stated)| (card, Some(stated)));
        let seat = seat_at(&part(seat), table)?;
        let card = card.parse().map_err(|error| word.error(error))?;
        let strength = stated.map_or(Ok(strength(card, seat)), |stated| number(&part(stated)))?;
        trick.plays.push(Play { seat, card, strength });
    }
    Ok(trick)
}

/// The last trick, the agenda and the outcome follow from the rest.
fn what_follows(headers: &Headers, position: &mut Position<Seen>, over: bool) -> Result<(), NotationError> {
    let settling = position.trick.plays.len() == usize::from(position.table.players());
    let empty = position.layout.hands.iter().any(Vec::is_empty);
    position.last_trick = over || settling && position.phase == Phase::Two && empty;
    let asked = headers.find("Asked");
    let crush = headers.find("Crush");
    if over {
        if let Some(header) = asked.or(crush) {
            return Err(header.name.error("the game is over, so nobody is asked: take this out"));
        }
        let open = position.open().map_err(|error| {
            let zone =
                zones(position.table.players()).into_iter().find(|(_, zone)| error == SetupError::Unknown(*zone));
            let header = zone.and_then(|(name, _)| headers.find(&name));
            header.map_or(headers.place, |header| header.place).error(error)
        })?;
        position.outcome = Some(scoring::score(&open));
        return Ok(());
    }
    let pending = Pending { choosing: asked.is_some(), giants: crush.map_or(Ok(Vec::new()), |c| giants(c, position))? };
    let place = crush.or(asked).map_or(headers.place, |header| header.place);
    position.agenda = due(position, &pending).map_err(|error| place.error(error))?;
    let kind = position.asked().first().map(|(_, kind)| *kind);
    match asked.map(Header::only_word).transpose()? {
        Some(word) if !kind.is_some_and(|kind| word.is(kind.word())) => {
            let right = kind.unwrap_or(Kind::Pass);
            Err(word.error(format!("{} is not asked here: write {right}", word.quoted())))
        }
        _ => Ok(()),
    }
}

/// `0 GI5 GI3`: the winner, and the Giants that are yet to crush.
fn giants(header: &Header, position: &Position<Seen>) -> Result<Vec<Card>, NotationError> {
    let Some((first, giants)) = header.words.split_first() else {
        return Err(header.place.error("name the winner and the Giants, such as \"0 GI5\""));
    };
    let seat = seat_at(first, &position.table)?;
    if position.winner != Some(seat) {
        return Err(first.error("the winner of the trick decides about Giants: name that seat (rule 6.2)"));
    }
    giants.iter().map(|word| word.text.parse().map_err(|error| word.error(error))).collect()
}
