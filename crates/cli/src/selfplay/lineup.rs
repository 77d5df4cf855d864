//! Who plays at which tables: everything that the n-th game follows from.

use crate::failure::Failure;
use crate::tables::Tables;
use interregnum_bots::{BotName, Clock, play};
use interregnum_fair::{Fairly, Nonce, Proof, Secret};
use interregnum_rules::{Action, Deal, Fair, Game, Outcome, Record, Rng, Seat, Table, Tally};

/// Tables, bots and seed.
#[derive(Debug)]
pub(crate) struct Lineup {
    pub(crate) tables: Tables,
    pub(crate) seed: u64,
    /// The bots go round the seats; there is at least one.
    pub(crate) bots: Vec<BotName>,
    pub(crate) clock: Clock,
    /// Whether the deals can be verified.
    pub(crate) fair: bool,
}

/// A game that was played to the end.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) table: Table,
    pub(crate) deal: Deal,
    pub(crate) fair: Option<Fair>,
    pub(crate) actions: Vec<(Seat, Action)>,
    pub(crate) game: Game,
    pub(crate) outcome: Outcome,
}

impl Lineup {
    /// Plays the n-th game, which has random numbers of its own.
    pub(crate) fn play(&self, n: u64) -> Result<Played, Failure> {
        let failed = |message: &dyn std::fmt::Display| Failure::input(format!("game {n}: {message}"));
        let mut rng = Rng::stream(self.seed, n);
        let table = self.tables.draw(&mut rng);
        let (table, deal, fair) = if self.fair {
            let proof = self.proof(n, &table, &mut rng);
            let Fairly { table, deal } = proof.deal(&table).map_err(|fault| failed(&fault))?;
            (table, deal, Some(Fair::from(&proof)))
        } else {
            let deal = Deal::shuffled(&table, &mut rng);
            (table, deal, None)
        };
        let mut game = Game::new(&table, &deal).map_err(|error| failed(&error))?;
        let mut bots: Vec<_> =
            table.seats().zip(self.bots.iter().cycle()).map(|(_, bot)| bot.bot(self.clock)).collect();
        let actions = play(&mut game, &mut bots, &mut rng).map_err(|fault| failed(&fault))?;
        let outcome = game.outcome().cloned().ok_or_else(|| failed(&"it did not end"))?;
        Ok(Played { table, deal, fair, actions, game, outcome })
    }

    /// What the n-th game is dealt from. A server draws its secrets elsewhere: whoever knows the
    /// seed knows these.
    fn proof(&self, n: u64, table: &Table, rng: &mut Rng) -> Proof {
        let words = [(); 4].map(|()| rng.next_u64().to_be_bytes());
        let secret = Secret::new(std::array::from_fn(|byte| words[byte / 8][byte % 8]));
        let mut nonce = |_| Nonce::new(&rng.next_u64().to_be_bytes()).expect("eight bytes are not too many");
        Proof {
            game: format!("selfplay-{}-{n}", self.seed),
            commitment: secret.commitment(),
            secret,
            nonces: table.seats().map(&mut nonce).collect(),
            lots: self.tables.lots(),
        }
    }
}

impl Played {
    /// The record with its result, as a line of JSON.
    pub(crate) fn line(self) -> Result<Vec<u8>, Failure> {
        let result = Some(Tally::from(&self.outcome));
        let record = Record { result, fair: self.fair, ..Record::new(self.table, self.deal, self.actions) };
        let mut line = Vec::with_capacity(4096);
        serde_json::to_writer(&mut line, &record).map_err(Failure::input)?;
        line.push(b'\n');
        Ok(line)
    }
}
