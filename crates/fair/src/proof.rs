//! What is published and shown, put together and checked.

use crate::deal::{DealFault, Fairly, deal};
use crate::hex::HexError;
use crate::parts::{Commitment, Nonce, NonceError, Secret};
use interregnum_rules::{Card, Deal, Fair, Seat, Table};
use std::fmt;

/// All that a deal was made from, for those who want to check it after the game. It holds the
/// secret, so nobody may see it earlier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The game's id.
    pub game: String,
    /// What was published before the game.
    pub commitment: Commitment,
    /// What was shown after it.
    pub secret: Secret,
    /// What each seat added.
    pub nonces: Vec<Nonce>,
    /// Whether lots were drawn for the first leader.
    pub lots: bool,
}

impl Proof {
    /// The deal that follows at this table.
    pub fn deal(&self, table: &Table) -> Result<Fairly, DealFault> {
        deal(table, &self.game, self.lots, &self.secret, &self.nonces)
    }

    /// Checks that the secret is the one that was committed to, and that this table's first leader
    /// and this deal follow from it. Says all that does not agree.
    pub fn verify(&self, table: &Table, dealt: &Deal) -> Result<(), Vec<Mismatch>> {
        let mut found = Vec::new();
        let of_secret = self.secret.commitment();
        if of_secret != self.commitment {
            found.push(Mismatch::Commitment { published: self.commitment, of_secret });
        }
        match self.deal(table) {
            Err(fault) => found.push(Mismatch::NoDeal(fault)),
            Ok(fairly) => {
                let (played, follows) = (table.first_leader(), fairly.table.first_leader());
                if played != follows {
                    found.push(Mismatch::Leader { played, follows });
                }
                found.extend(Mismatch::in_pile(Pile::Deck, &dealt.deck, &fairly.deal.deck));
                found.extend(Mismatch::in_pile(Pile::Fire, &dealt.fire, &fairly.deal.fire));
            }
        }
        if found.is_empty() { Ok(()) } else { Err(found) }
    }
}

/// As a record keeps it.
impl From<&Proof> for Fair {
    fn from(proof: &Proof) -> Fair {
        Fair {
            game: proof.game.clone(),
            commitment: proof.commitment.to_string(),
            secret: proof.secret.to_hex(),
            nonces: proof.nonces.iter().map(Nonce::to_string).collect(),
            lots: proof.lots,
        }
    }
}

impl TryFrom<&Fair> for Proof {
    type Error = ProofError;

    fn try_from(fair: &Fair) -> Result<Proof, ProofError> {
        let nonce = |(seat, text): (usize, &String)| {
            text.parse().map_err(|error| ProofError::Nonce { seat: Seat(seat as u8), error })
        };
        Ok(Proof {
            game: fair.game.clone(),
            commitment: fair.commitment.parse().map_err(ProofError::Commitment)?,
            secret: fair.secret.parse().map_err(ProofError::Secret)?,
            nonces: fair.nonces.iter().enumerate().map(nonce).collect::<Result<_, _>>()?,
            lots: fair.lots,
        })
    }
}

/// Which part of a record's [`Fair`] cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// The commitment.
    Commitment(HexError),
    /// The secret.
    Secret(HexError),
    /// A nonce.
    Nonce {
        /// Whose.
        seat: Seat,
        /// What is wrong with it.
        error: NonceError,
    },
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProofError::Commitment(error) => write!(f, "the commitment: {error}"),
            ProofError::Secret(error) => write!(f, "the secret: {error}"),
            ProofError::Nonce { seat, error } => write!(f, "the nonce of {seat}: {error}"),
        }
    }
}

impl std::error::Error for ProofError {}

/// A pile of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// The deck.
    Deck,
    /// The Fire pile.
    Fire,
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pile::Deck => "deck",
            Pile::Fire => "Fire pile",
        })
    }
}

/// Something that does not follow from what was published and shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The secret that was shown is another than the one that was committed to.
    Commitment {
        /// What was published.
        published: Commitment,
        /// The commitment to the secret that was shown.
        of_secret: Commitment,
    },
    /// Nothing can be dealt from these parts.
    NoDeal(DealFault),
    /// Another seat led first.
    Leader {
        /// Who did.
        played: Seat,
        /// On whom the lot fell.
        follows: Seat,
    },
    /// Other cards were dealt, or in another order.
    Pile {
        /// Where.
        pile: Pile,
        /// The first place that differs, from 0 for the top.
        place: usize,
        /// The card that was dealt there, if there was one.
        played: Option<Card>,
        /// The card that follows, if there is one.
        follows: Option<Card>,
    },
}

impl Mismatch {
    /// The first difference between a pile as it was dealt and as it follows.
    fn in_pile(pile: Pile, played: &[Card], follows: &[Card]) -> Option<Mismatch> {
        let place = (0..played.len().max(follows.len())).find(|place| played.get(*place) != follows.get(*place))?;
        Some(Mismatch::Pile { pile, place, played: played.get(place).copied(), follows: follows.get(place).copied() })
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::Commitment { published, of_secret } => {
                write!(f, "the secret is not the one that was committed to: it gives {of_secret}, not {published}")
            }
            Mismatch::NoDeal(fault) => write!(f, "nothing can be dealt: {fault}"),
            Mismatch::Leader { played, follows } => write!(f, "{played} led first, but the lot fell on {follows}"),
            Mismatch::Pile { pile, place, played, follows } => {
                let name = |card: &Option<Card>| card.map_or("no card".to_owned(), |card| card.to_string());
                let (played, follows) = (name(played), name(follows));
                write!(f, "the {pile} has {played} in place {}, but {follows} follows", place + 1)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::Rng;

    fn proof(table: &Table) -> Proof {
        let secret = Secret::new([3; 32]);
        let nonces = table.seats().map(|seat| Nonce::new(&[seat.0; 4]).unwrap()).collect();
        Proof { game: "g".into(), commitment: secret.commitment(), secret, nonces, lots: true }
    }

    /// A table with Phoenixes, and what follows there.
    fn dealt() -> (Proof, Fairly) {
        let spec: interregnum_rules::Spec = "gnomes+giants+undead+phoenixes+basilisks@islands".parse().unwrap();
        let table = spec.table(2).unwrap();
        let fairly = proof(&table).deal(&table).unwrap();
        (proof(&table), fairly)
    }

    #[test]
    fn what_was_dealt_fairly_is_verified() {
        for seed in 0..50 {
            let table = Table::random(None, &mut Rng::seeded(seed));
            let fairly = proof(&table).deal(&table).unwrap();
            let kept = Fair::from(&proof(&table));
            let read = Proof::try_from(&kept).unwrap();
            assert_eq!(read, proof(&table));
            assert_eq!(read.verify(&fairly.table, &fairly.deal), Ok(()));
        }
    }

    #[test]
    fn all_that_does_not_agree_is_said() {
        let (mut proof, Fairly { table, mut deal }) = dealt();
        let published = Secret::new([4; 32]).commitment();
        let of_secret = std::mem::replace(&mut proof.commitment, published);
        let follows = table.first_leader();
        let played = Seat(1 - follows.0);
        let last = deal.deck.len() - 1;
        let (other, card) = (deal.deck[last - 1], deal.deck[last]);
        assert_ne!(other, card);
        deal.deck.swap(last - 1, last);
        let burnt = deal.fire.pop();
        let found = proof.verify(&table.led_by(played).unwrap(), &deal).unwrap_err();
        let expected = [
            Mismatch::Commitment { published, of_secret },
            Mismatch::Leader { played, follows },
            Mismatch::Pile { pile: Pile::Deck, place: last - 1, played: Some(card), follows: Some(other) },
            Mismatch::Pile { pile: Pile::Fire, place: 9, played: None, follows: burnt },
        ];
        assert_eq!(found, expected);
        let words = found.iter().map(Mismatch::to_string).collect::<Vec<_>>();
        assert_eq!(
            words,
            [
                format!("the secret is not the one that was committed to: it gives {of_secret}, not {published}"),
                format!("{played} led first, but the lot fell on {follows}"),
                format!("the deck has {card} in place 51, but {other} follows"),
                format!("the Fire pile has no card in place 10, but {} follows", burnt.unwrap()),
            ]
        );
    }

    #[test]
    fn parts_that_make_no_deal_are_said() {
        let (mut proof, Fairly { table, deal }) = dealt();
        proof.nonces.pop();
        let fault = DealFault::Nonces { players: 2, found: 1 };
        assert_eq!(proof.verify(&table, &deal), Err(vec![Mismatch::NoDeal(fault)]));
    }

    #[test]
    fn parts_that_cannot_be_read_are_named() {
        let (proof, _) = dealt();
        let good = Fair::from(&proof);
        let error = |fair: Fair| Proof::try_from(&fair).unwrap_err().to_string();
        let short = "4 digits: write all 64 hexadecimal digits";
        assert_eq!(error(Fair { commitment: "00ff".into(), ..good.clone() }), format!("the commitment: {short}"));
        assert_eq!(error(Fair { secret: "00ff".into(), ..good.clone() }), format!("the secret: {short}"));
        assert_eq!(
            error(Fair { nonces: vec![String::new(), "abc".into()], ..good }),
            "the nonce of seat 1: 3 digits: two make a byte, so add one or leave one out"
        );
    }
}
