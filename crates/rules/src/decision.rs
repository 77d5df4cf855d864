//! Decisions and actions: what a seat is asked, and its answer.

use crate::card::Card;
use crate::faction::Faction;
use crate::seat::Seat;
use crate::setting::Setting;
use crate::table::Table;
use std::fmt;

/// What is asked. It names every legal answer, so that a client needs no rule.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Question {
    /// Play one of these cards.
    Play {
        /// The legal cards, each named once, sorted.
        cards: Vec<Card>,
    },
    /// Take one of these cards, or the top of the deck if the seat saw it.
    Take {
        /// The market cards, each named once, sorted.
        market: Vec<Card>,
        /// Whether the top of the deck may be taken (6.5).
        deck: bool,
    },
    /// Pass this many of these cards to the next seat.
    Pass {
        /// How many.
        count: usize,
        /// The whole hand, sorted.
        hand: Vec<Card>,
    },
    /// Discard this many of these cards.
    Discard {
        /// How many.
        count: usize,
        /// The whole hand, sorted.
        hand: Vec<Card>,
    },
    /// Crush a Gnome in front of one of these seats, or none.
    Crush {
        /// The Giant that crushes.
        giant: Card,
        /// The seats that have a matching Gnome.
        victims: Vec<Seat>,
    },
}

/// The kind of a question or an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Kind {
    /// Playing a card.
    Play,
    /// Taking a card.
    Take,
    /// Passing cards.
    Pass,
    /// Discarding cards.
    Discard,
    /// Crushing a Gnome.
    Crush,
}

impl Kind {
    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Play => "play",
            Kind::Take => "take",
            Kind::Pass => "pass",
            Kind::Discard => "discard",
            Kind::Crush => "crush",
        }
    }
}

impl Kind {
    /// The number of the rule that asks for this at a table. Passing and discarding are what its
    /// Setting asks for.
    pub fn rule(self, table: &Table) -> &'static str {
        match self {
            Kind::Play => "4.1",
            Kind::Take => "10.2",
            Kind::Pass | Kind::Discard => table.setting().map_or("10.3", Setting::rule_number),
            Kind::Crush => "6.2",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Question {
    /// Its kind.
    pub const fn kind(&self) -> Kind {
        match self {
            Question::Play { .. } => Kind::Play,
            Question::Take { .. } => Kind::Take,
            Question::Pass { .. } => Kind::Pass,
            Question::Discard { .. } => Kind::Discard,
            Question::Crush { .. } => Kind::Crush,
        }
    }

    /// The number of the rule that asks this at a table.
    pub fn rule(&self, table: &Table) -> &'static str {
        self.kind().rule(table)
    }

    /// Every legal answer, each once. For passing and discarding these are all choices of that
    /// many cards, up to 1287 of them.
    pub fn actions(&self) -> Vec<Action> {
        match self {
            Question::Play { cards } => cards.iter().map(|&card| Action::Play(card)).collect(),
            Question::Take { market, deck } => {
                let market = market.iter().map(|&card| Action::Take(Source::Market(card)));
                market.chain(deck.then_some(Action::Take(Source::Deck))).collect()
            }
            Question::Pass { count, hand } => choices(hand, *count).into_iter().map(Action::Pass).collect(),
            Question::Discard { count, hand } => choices(hand, *count).into_iter().map(Action::Discard).collect(),
            Question::Crush { victims, .. } => {
                let victims = victims.iter().map(|&seat| Action::Crush(Some(seat)));
                std::iter::once(Action::Crush(None)).chain(victims).collect()
            }
        }
    }

    /// Whether this is one of the legal answers; if not, why.
    pub fn judge(&self, table: &Table, action: &Action) -> Result<(), Refusal> {
        let rule = self.rule(table);
        match (self, action) {
            (Question::Take { market, deck }, Action::Take(source)) => {
                let offered = match source {
                    Source::Deck => *deck,
                    Source::Market(card) => market.contains(card),
                };
                if offered { Ok(()) } else { Err(Refusal::NotOffered { market: market.clone(), deck: *deck }) }
            }
            (Question::Pass { count, hand }, Action::Pass(cards))
            | (Question::Discard { count, hand }, Action::Discard(cards)) => {
                let mut left = hand.clone();
                for &card in cards {
                    let place = left.iter().position(|&held| held == card).ok_or(Refusal::NotInHand { card, rule })?;
                    left.swap_remove(place);
                }
                if cards.len() == *count {
                    Ok(())
                } else {
                    Err(Refusal::Count { kind: self.kind(), needed: *count, found: cards.len(), rule })
                }
            }
            (Question::Crush { giant, victims }, Action::Crush(choice)) => match choice {
                Some(seat) if !victims.contains(seat) => {
                    Err(Refusal::NoGnome { giant: *giant, seat: *seat, victims: victims.clone() })
                }
                _ => Ok(()),
            },
            (Question::Play { cards }, Action::Play(card)) if cards.contains(card) => Ok(()),
            (Question::Play { .. }, Action::Play(card)) => Err(Refusal::NotInHand { card: *card, rule }),
            _ => Err(Refusal::Kind { asked: self.kind(), found: action.kind(), rule }),
        }
    }
}

/// All ways to choose `count` of these sorted cards, each once.
fn choices(hand: &[Card], count: usize) -> Vec<Vec<Card>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &card) in hand.iter().enumerate() {
        if place > 0 && hand[place - 1] == card {
            continue;
        }
        for mut rest in choices(&hand[place + 1..], count - 1) {
            rest.insert(0, card);
            all.push(rest);
        }
    }
    all
}

/// A question and who is asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
}

/// Where a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// This market card.
    Market(Card),
    /// The top of the deck.
    Deck,
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play this card.
    Play(Card),
    /// Take this card.
    Take(Source),
    /// Pass these cards.
    Pass(Vec<Card>),
    /// Discard these cards.
    Discard(Vec<Card>),
    /// Crush a Gnome in front of this seat, or none.
    Crush(Option<Seat>),
}

impl Action {
    /// Its kind.
    pub const fn kind(&self) -> Kind {
        match self {
            Action::Play(_) => Kind::Play,
            Action::Take(_) => Kind::Take,
            Action::Pass(_) => Kind::Pass,
            Action::Discard(_) => Kind::Discard,
            Action::Crush(_) => Kind::Crush,
        }
    }
}

/// Why an action is refused. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// There is no such seat at the table.
    NoSuchSeat(Seat),
    /// Somebody else is to act.
    NotAsked {
        /// The seat that acted.
        seat: Seat,
        /// The seats that are to act.
        asked: Vec<Seat>,
        /// The number of the rule that asks.
        rule: &'static str,
    },
    /// The seat has made its choice; it is sealed.
    AlreadyChosen {
        /// The seat.
        seat: Seat,
        /// The number of the rule that asks.
        rule: &'static str,
    },
    /// Another kind of action is asked for.
    Kind {
        /// The kind that is asked for.
        asked: Kind,
        /// The kind that was tried.
        found: Kind,
        /// The number of the rule that asks.
        rule: &'static str,
    },
    /// The card is not in the hand, or not as often as it is named.
    NotInHand {
        /// The card.
        card: Card,
        /// The number of the rule that asks.
        rule: &'static str,
    },
    /// The led faction must be followed.
    MustFollow {
        /// The led faction.
        led: Faction,
        /// The seat's cards of that faction.
        cards: Vec<Card>,
        /// Whether the seat could play a Doppelgänger instead.
        stand_in: bool,
    },
    /// The card cannot be taken.
    NotOffered {
        /// The market cards that can be taken.
        market: Vec<Card>,
        /// Whether the top of the deck can be taken.
        deck: bool,
    },
    /// Too many cards or too few.
    Count {
        /// Pass or discard.
        kind: Kind,
        /// How many it should be.
        needed: usize,
        /// How many there were.
        found: usize,
        /// The number of the rule that asks.
        rule: &'static str,
    },
    /// There is no Gnome to crush in front of this seat.
    NoGnome {
        /// The Giant that crushes.
        giant: Card,
        /// The seat that was named.
        seat: Seat,
        /// The seats that have a matching Gnome.
        victims: Vec<Seat>,
    },
}

impl Refusal {
    /// The number of the rule that refuses.
    pub const fn rule(&self) -> &'static str {
        match self {
            Refusal::Over => "10.5",
            Refusal::NoSuchSeat(_) => "2.1",
            Refusal::NotAsked { rule, .. }
            | Refusal::AlreadyChosen { rule, .. }
            | Refusal::Kind { rule, .. }
            | Refusal::NotInHand { rule, .. }
            | Refusal::Count { rule, .. } => rule,
            Refusal::MustFollow { .. } => "4.2",
            Refusal::NotOffered { .. } => "10.2",
            Refusal::NoGnome { .. } => "6.2",
        }
    }
}

/// Joins words as a sentence does: "a, b or c".
fn either(words: &[String]) -> String {
    match words {
        [] => "nothing".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>();
        match self {
            Refusal::Over => write!(f, "the game is over"),
            Refusal::NoSuchSeat(seat) => write!(f, "there is no {seat} at this table"),
            Refusal::NotAsked { seat, asked, .. } => {
                let asked: Vec<String> = asked.iter().map(Seat::to_string).collect();
                write!(f, "it is not the turn of {seat} but of {}", either(&asked))
            }
            Refusal::AlreadyChosen { seat, .. } => write!(f, "the choice of {seat} is made and sealed"),
            Refusal::Kind { asked, found, .. } => write!(f, "the seat is asked to {asked}, not to {found}"),
            Refusal::NotInHand { card, .. } => write!(f, "{card} is not in the hand"),
            Refusal::MustFollow { led, cards, stand_in } => {
                let mut options = words(cards);
                if *stand_in {
                    options.push(format!("a {}", Faction::Doppelgangers.one()));
                }
                write!(f, "must follow {led}: {}", either(&options))
            }
            Refusal::NotOffered { market, deck } => {
                let mut options = words(market);
                if *deck {
                    options.push("the top of the deck".into());
                }
                write!(f, "only these can be taken: {}", either(&options))
            }
            Refusal::Count { kind, needed, found, .. } => {
                write!(f, "the seat must {kind} {needed} cards, not {found}")
            }
            Refusal::NoGnome { giant, seat, victims } => {
                let victims: Vec<String> = victims.iter().map(Seat::to_string).collect();
                write!(
                    f,
                    "{giant} finds no Gnome of its value in front of {seat}; there is one in front of {}",
                    either(&victims)
                )
            }
        }
    }
}

impl std::error::Error for Refusal {}
