//! Reads records from text.

use super::error::{NotationError, Place};
use super::headers::{Headers, number};
use super::moves::Moves;
use super::scanner::{Header, Scanner, Token, Word};
use crate::card::Card;
use crate::faction::Faction;
use crate::game::{Deal, DealError, Game};
use crate::record::{Fair, Record, Tally};
use crate::seat::Side;
use crate::table::Table;

/// The headers of a record, as they are written.
const HEADERS: [&str; 20] = [
    "Format",
    "Table",
    "Players",
    "First",
    "Seat#",
    "Site",
    "Date",
    "Comment",
    "Game",
    "Commitment",
    "Secret",
    "Nonce#",
    "Lots",
    "Deck",
    "Hand#",
    "Draw",
    "Fire",
    "Result",
    "Votes",
    "Tally",
];

/// Reads all games of a text. Every one must be legal: a move that the rules refuse is an error
/// at its place.
pub fn read(text: &str) -> Result<Vec<Record>, NotationError> {
    games(text).map(|(_, record)| record).collect()
}

/// Reads the games of a text one after the other, each with the line on which it starts. An error
/// is the last item: where damage ends, nobody can tell.
pub fn games(text: &str) -> impl Iterator<Item = (usize, Result<Record, NotationError>)> {
    let mut scanner = Scanner::new(text);
    let mut next = scanner.token();
    std::iter::from_fn(move || {
        let first = match std::mem::replace(&mut next, Ok(None)) {
            Ok(first) => first?,
            Err(error) => return Some((error.line, Err(error))),
        };
        let line = first.place().line;
        let record = game(first, &mut scanner).map(|(record, token)| {
            next = Ok(token);
            record
        });
        Some((line, record))
    })
}

/// Reads a text that holds exactly one game.
pub fn read_one(text: &str) -> Result<Record, NotationError> {
    let mut scanner = Scanner::new(text);
    let Some(first) = scanner.token()? else {
        return Err(scanner.place.error("there is no game here: start with a header such as [Table \"claim2\"]"));
    };
    let (record, next) = game(first, &mut scanner)?;
    match next {
        None => Ok(record),
        Some(more) => Err(more.place().error("a second game starts here: one is expected, so take it out")),
    }
}

/// Reads one game. Returns the token after it, too.
fn game(first: Token, scanner: &mut Scanner<'_>) -> Result<(Record, Option<Token>), NotationError> {
    let mut headers = Headers::new(&HEADERS, first.place());
    let mut token = Some(first);
    while let Some(Token::Header(header)) = token {
        headers.add(header)?;
        token = scanner.token()?;
    }
    if headers.is_empty() {
        return Err(headers.place.error("a game starts with headers: add one such as [Table \"claim2\"]"));
    }
    let mut record = heading(&headers)?;
    let game = Game::new(&record.table, &record.deal).map_err(|error| headers.place.error(error))?;
    let mut moves = Moves::new(game);
    loop {
        match token {
            Some(Token::Word(word)) => moves.add(&word)?,
            Some(Token::Star(_)) => {
                token = scanner.token()?;
                break;
            }
            Some(Token::Header(_)) | None => break,
        }
        token = scanner.token()?;
    }
    record.actions = moves.finish(scanner.place)?;
    Ok((record, token))
}

/// The record that the headers describe, without actions.
fn heading(headers: &Headers) -> Result<Record, NotationError> {
    let table = headers.table()?;
    headers.no_more_seats(&table)?;
    let deal = deal(headers, &table)?;
    let mut record = Record::new(table, deal, Vec::new());
    for seat in record.table.seats() {
        if let Some(name) = headers.of_seat("Seat", seat) {
            record.players.resize(seat.index(), String::new());
            record.players.push(name.value.clone());
        }
    }
    record.site = headers.text("Site");
    record.date = headers.text("Date");
    record.comment = headers.text("Comment");
    record.fair = fair(headers, &record.table)?;
    record.result = result(headers)?;
    Ok(record)
}

/// What the deal was made from: all of it, or nothing. A seat without a nonce gave none.
fn fair(headers: &Headers, table: &Table) -> Result<Option<Fair>, NotationError> {
    let nonces = table.seats().map(|seat| headers.of_seat("Nonce", seat));
    let parts = ["Game", "Commitment", "Secret", "Lots"].map(|name| headers.find(name));
    let Some(first) = parts.into_iter().chain(nonces.clone()).flatten().next() else { return Ok(None) };
    let needed = |name: &str| {
        let missing = || first.name.error(format!("this needs a header {name} beside it: add [{name} \"…\"]"));
        headers.find(name).ok_or_else(missing)
    };
    Ok(Some(Fair {
        game: needed("Game")?.value.clone(),
        commitment: needed("Commitment")?.value.clone(),
        secret: needed("Secret")?.value.clone(),
        nonces: nonces.map(|nonce| nonce.map_or(String::new(), |nonce| nonce.value.clone())).collect(),
        lots: yes_or_no(needed("Lots")?.only_word()?)?,
    }))
}

fn yes_or_no(word: &Word) -> Result<bool, NotationError> {
    let no_answer = || word.error(format!("{} is neither yes nor no", word.quoted()));
    if word.is("yes") { Ok(true) } else { word.is("no").then_some(false).ok_or_else(no_answer) }
}

fn card(word: &Word) -> Result<Card, NotationError> {
    word.text.parse().map_err(|error| word.error(error))
}

/// The deal: the whole deck, or hands by seat and the draw deck.
fn deal(headers: &Headers, table: &Table) -> Result<Deal, NotationError> {
    let mut piles: Vec<&Header> = Vec::new();
    let hands: Vec<Option<&Header>> = table.seats().map(|seat| headers.of_seat("Hand", seat)).collect();
    if let Some(deck) = headers.find("Deck") {
        if let Some(hand) = hands.into_iter().flatten().chain(headers.find("Draw")).next() {
            return Err(hand.name.error("there is a whole deck as well: keep [Deck …], or hands and [Draw …]"));
        }
        piles.push(deck);
    } else {
        for (seat, hand) in hands.into_iter().enumerate() {
            let Some(hand) = hand else {
                return Err(headers.place.error(format!("there are no cards for seat {seat}: add [Hand{seat} \"…\"]")));
            };
            let (needed, found) = (table.hand_size(), hand.words.len());
            if needed != found {
                return Err(hand.place.error(format!("{found} cards: each seat is dealt {needed} (rule 3.1)")));
            }
            piles.push(hand);
        }
        let Some(draw) = headers.find("Draw") else {
            return Err(headers.place.error("there is no draw deck: add [Draw \"…\"], the top card first"));
        };
        piles.push(draw);
    }
    let mut deck = Vec::new();
    for pile in &piles {
        deck.extend(pile.each(card)?);
    }
    let fire = headers.find("Fire");
    let deal = Deal { deck, fire: fire.map_or(Ok(Vec::new()), |fire| fire.each(card))? };
    deal.fits(table).map_err(|error| {
        piles.extend(fire);
        wrong_card(&error, &piles, headers.place).error(format!("{error} (rule {})", error.rule()))
    })?;
    Ok(deal)
}

/// Where the card is that is there too often, or where one is missing.
fn wrong_card(error: &DealError, piles: &[&Header], otherwise: Place) -> Place {
    let (DealError::TooMany { card, .. } | DealError::Missing { card, .. }) = error;
    let name = card.to_string();
    let last = piles.iter().flat_map(|pile| &pile.words).rfind(|word| word.is(&name));
    match error {
        DealError::TooMany { .. } => last.map_or(otherwise, |word| word.place),
        DealError::Missing { .. } => piles.last().map_or(otherwise, |pile| pile.place),
    }
}

fn result(headers: &Headers) -> Result<Option<Tally>, NotationError> {
    let (votes, tally) = (headers.find("Votes"), headers.find("Tally"));
    let Some(winners) = headers.find("Result").filter(|result| result.value.trim() != "*") else {
        return match votes.or(tally) {
            None => Ok(None),
            Some(lonely) => Err(lonely.name.error("there is no result: add [Result \"…\"] with the sides that won")),
        };
    };
    let side = |word: &Word| number(word).map(Side);
    let nobody = winners.words.len() == 1 && winners.words[0].is("nobody");
    Ok(Some(Tally {
        winners: if nobody { Vec::new() } else { winners.each(side)? },
        votes: votes.map_or(Ok(Vec::new()), read_votes)?,
        tally: tally.map_or(Ok(Vec::new()), |tally| tally.each(number))?,
    }))
}

/// `goblins 0, knights nobody`
pub(crate) fn read_votes(header: &Header) -> Result<Vec<(Faction, Option<Side>)>, NotationError> {
    let vote = |pair: &[Word]| {
        let faction = pair[0].text.parse().map_err(|error| pair[0].error(error))?;
        let Some(side) = pair.get(1) else {
            return Err(pair[0].error("for whom did they vote? Add a side, or nobody"));
        };
        Ok((faction, if side.is("nobody") { None } else { Some(Side(number(side)?)) }))
    };
    header.words.chunks(2).map(vote).collect()
}
