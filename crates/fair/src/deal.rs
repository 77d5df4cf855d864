//! The deal that follows from a secret and nonces.

use crate::numbers::{Numbers, hmac};
use crate::parts::{Nonce, Secret};
use interregnum_rules::{Building, Deal, Seat, Setting, Table};
use std::fmt;

/// What was dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairly {
    /// The table, led first by whom the lot fell on, where lots were drawn.
    pub table: Table,
    /// The shuffled cards.
    pub deal: Deal,
}

/// Why nothing can be dealt from these parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealFault {
    /// Not one nonce for each seat.
    Nonces {
        /// How many play.
        players: u8,
        /// How many nonces there are.
        found: usize,
    },
    /// The game's id is empty, too long, or has a character that could be taken for the end of a line.
    Game(String),
}

/// The most characters in a game's id.
const LONGEST_ID: usize = 64;

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealFault::Nonces { players, found } => {
                write!(
                    f,
                    "{found} nonces for {players} seats: give one for each seat, an empty one where there is none"
                )
            }
            DealFault::Game(found) => {
                write!(f, "{found:?} is no id of a game: use 1 to {LONGEST_ID} visible ASCII characters without spaces")
            }
        }
    }
}

impl std::error::Error for DealFault {}

/// Deals for the game with this id: the first leader, if `lots` are to be drawn for it, then the
/// deck, then the Fire pile. There must be one nonce for each seat, in the order of the seats.
pub fn deal(table: &Table, game: &str, lots: bool, secret: &Secret, nonces: &[Nonce]) -> Result<Fairly, DealFault> {
    let message = message(table, game, lots, nonces)?;
    let mut numbers = Numbers::new(hmac(secret.bytes(), message.as_bytes()));
    let mut table = table.clone();
    if lots {
        let leader = Seat(numbers.below(table.players().into()) as u8);
        table = table.led_by(leader).expect("the lot falls on a seat of the table");
    }
    let mut deal = Deal { deck: table.deck_cards(), fire: table.fire_cards() };
    numbers.shuffle(&mut deal.deck);
    numbers.shuffle(&mut deal.fire);
    Ok(Fairly { table, deal })
}

/// All that the deal depends on beside the secret. No part can be mistaken for another: each is a
/// line, and holds no end of a line.
pub(crate) fn message(table: &Table, game: &str, lots: bool, nonces: &[Nonce]) -> Result<String, DealFault> {
    if !(1..=LONGEST_ID).contains(&game.len()) || !game.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(DealFault::Game(game.to_owned()));
    }
    if nonces.len() != usize::from(table.players()) {
        return Err(DealFault::Nonces { players: table.players(), found: nonces.len() });
    }
    let mut message = format!("interregnum/fair/1 deal\n{game}\n{}\n", table_line(table, lots));
    for nonce in nonces {
        message += nonce.as_str();
        message.push('\n');
    }
    Ok(message)
}

/// The table in a line. It is written out here, and not by what is shown to people, so that it
/// never changes. Where lots are drawn, the first leader is not known yet.
fn table_line(table: &Table, lots: bool) -> String {
    let factions: Vec<&str> = table.factions().iter().map(|faction| faction.name()).collect();
    format!(
        "players={} factions={} setting={} building={} edition={} first={}",
        table.players(),
        factions.join("+"),
        table.setting().map_or("none", Setting::name),
        table.building().map_or("none", Building::name),
        table.edition().name(),
        if lots { "lots".to_owned() } else { table.first_leader().0.to_string() },
    )
}
