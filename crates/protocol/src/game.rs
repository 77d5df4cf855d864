//! The game, as one viewer sees it.

#[cfg(feature = "openapi")]
use crate::schema;
use crate::table::Number;
use interregnum_rules as rules;
use rules::{Action, Card, Faction, Seen, Source, Streak};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The game as one viewer sees it. Cards whose faces are hidden from the viewer are `"??"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameView {
    /// 1 or 2.
    pub phase: u8,
    /// The draw deck, the top first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub deck: Vec<Seen>,
    /// The Fire pile.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub fire: Vec<Seen>,
    /// The market.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub market: Vec<Seen>,
    /// The hand of each seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<schema::Card>>))]
    pub hands: Vec<Vec<Seen>>,
    /// The followers of each seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<schema::Card>>))]
    pub followers: Vec<Vec<Seen>>,
    /// The score pile of each seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<schema::Card>>))]
    pub piles: Vec<Vec<Seen>>,
    /// The Gnomes in front of each seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<schema::Card>>))]
    pub front: Vec<Vec<Seen>>,
    /// The Trolls set aside.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub aside: Vec<Seen>,
    /// The discard pile.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub discard: Vec<Seen>,
    /// The cards that each seat has chosen to pass or discard, sealed so far.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<Vec<schema::Card>>>))]
    pub sealed: Vec<Option<Vec<Seen>>>,
    /// The trick that is being played.
    pub trick: Vec<Play>,
    /// The trick before.
    pub previous: Vec<Play>,
    /// Who leads the current trick, or the next one.
    pub leader: u8,
    /// Who won the trick before.
    pub winner: Option<u8>,
    /// Tricks won in a row, where that matters.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub streak: Option<Streak>,
    /// Who has looked at the top of the deck and left it there so far.
    pub looked: Option<u8>,
    /// Who is asked, and for what.
    pub asked: Vec<Asked>,
    /// What the viewer is asked, with every legal answer.
    pub question: Option<Question>,
    /// The number of that question: an answer carries it.
    pub number: Option<Number>,
    /// How the race for each vote stands.
    pub contests: Vec<Contest>,
    /// Votes that each side is sure of.
    pub sure_votes: Vec<u8>,
    /// Cards that each side has gathered.
    pub gathered: Vec<u16>,
    /// Complete sets that each side has gathered.
    pub sets: Vec<u16>,
}

/// A card in a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Play {
    /// Who played it.
    pub seat: u8,
    /// Which card.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
    pub card: Card,
    /// Its strength in this trick.
    pub strength: u8,
    /// Whether it was captured.
    pub captured: bool,
}

/// A seat that is asked something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Asked {
    /// Who.
    pub seat: u8,
    /// For what.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: rules::Kind,
}

/// What a seat is asked, with every legal answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Play one of these.
    Play {
        /// The legal cards.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        cards: Vec<Card>,
    },
    /// Take one of these, or the top of the deck.
    Take {
        /// The market.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        market: Vec<Card>,
        /// Whether the top of the deck may be taken.
        deck: bool,
    },
    /// Pass so many of these.
    Pass {
        /// How many.
        count: usize,
        /// The hand.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        hand: Vec<Card>,
    },
    /// Discard so many of these.
    Discard {
        /// How many.
        count: usize,
        /// The hand.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        hand: Vec<Card>,
    },
    /// Crush a Gnome in front of one of these, or none.
    Crush {
        /// The Giant that crushes.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
        giant: Card,
        /// The seats.
        victims: Vec<u8>,
    },
}

/// The answer to a question: `{"play":"DR7"}`, `{"take":"deck"}`, `{"pass":["GO0","UN3"]}`,
/// `{"crush":null}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Play this card.
    Play(Card),
    /// Take this card, or the top of the deck.
    Take(TakeFrom),
    /// Pass these cards.
    Pass(Vec<Card>),
    /// Discard these cards.
    Discard(Vec<Card>),
    /// Crush a Gnome in front of this seat, or none.
    Crush(Option<u8>),
}

/// A card of the market, or `"deck"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeFrom {
    /// This card.
    Market(Card),
    /// The top of the deck.
    Deck,
}

impl Serialize for TakeFrom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            TakeFrom::Market(card) => card.serialize(serializer),
            TakeFrom::Deck => serializer.serialize_str("deck"),
        }
    }
}

impl<'de> Deserialize<'de> for TakeFrom {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TakeFrom, D::Error> {
        let word = String::deserialize(deserializer)?;
        if word == "deck" {
            return Ok(TakeFrom::Deck);
        }
        word.parse().map(TakeFrom::Market).map_err(serde::de::Error::custom)
    }
}

impl From<Answer> for Action {
    fn from(answer: Answer) -> Action {
        match answer {
            Answer::Play(card) => Action::Play(card),
            Answer::Take(TakeFrom::Market(card)) => Action::Take(Source::Market(card)),
            Answer::Take(TakeFrom::Deck) => Action::Take(Source::Deck),
            Answer::Pass(cards) => Action::Pass(cards),
            Answer::Discard(cards) => Action::Discard(cards),
            Answer::Crush(seat) => Action::Crush(seat.map(rules::Seat)),
        }
    }
}

impl From<Action> for Answer {
    fn from(action: Action) -> Answer {
        match action {
            Action::Play(card) => Answer::Play(card),
            Action::Take(Source::Market(card)) => Answer::Take(TakeFrom::Market(card)),
            Action::Take(Source::Deck) => Answer::Take(TakeFrom::Deck),
            Action::Pass(cards) => Answer::Pass(cards),
            Action::Discard(cards) => Answer::Discard(cards),
            Action::Crush(seat) => Answer::Crush(seat.map(|seat| seat.0)),
        }
    }
}

impl From<rules::Question> for Question {
    fn from(question: rules::Question) -> Question {
        match question {
            rules::Question::Play { cards } => Question::Play { cards },
            rules::Question::Take { market, deck } => Question::Take { market, deck },
            rules::Question::Pass { count, hand } => Question::Pass { count, hand },
            rules::Question::Discard { count, hand } => Question::Discard { count, hand },
            rules::Question::Crush { giant, victims } => {
                Question::Crush { giant, victims: victims.into_iter().map(|seat| seat.0).collect() }
            }
        }
    }
}

/// How the race for a vote stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Contest {
    /// The faction.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Faction))]
    pub faction: Faction,
    /// Whether points count instead of cards.
    pub points: bool,
    /// How each side stands.
    pub sides: Vec<Share>,
    /// What is still to come.
    pub open: u16,
    /// What is out of the game.
    pub gone: u16,
    /// Whether it is decided.
    pub decided: bool,
    /// For which side it is decided; nobody's if it is open, or decided for nobody.
    pub vote: Option<u8>,
}

/// How a side stands with a faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Share {
    /// Its cards.
    pub cards: u16,
    /// What they count.
    pub held: u16,
    /// How much more it needs to be sure; nobody's if no amount is enough.
    pub needs: Option<u16>,
}

/// How the votes fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The sides that won.
    pub winners: Vec<u8>,
    /// The votes of each side.
    pub tally: Vec<u8>,
    /// The vote of each faction.
    pub votes: Vec<Vote>,
    /// What decided it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub verdict: rules::Verdict,
}

/// A faction's vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vote {
    /// The faction.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Faction))]
    pub faction: Faction,
    /// The side it voted for.
    pub side: Option<u8>,
    /// Why.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub ground: rules::Ground,
}

impl From<&rules::Outcome> for Outcome {
    fn from(outcome: &rules::Outcome) -> Outcome {
        let vote = |vote: &rules::Vote| Vote {
            faction: vote.faction,
            side: vote.side.map(|side| side.0),
            ground: vote.ground,
        };
        Outcome {
            winners: outcome.winners.iter().map(|side| side.0).collect(),
            tally: outcome.tally.clone(),
            votes: outcome.votes.iter().map(vote).collect(),
            verdict: outcome.verdict,
        }
    }
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// `deck`, `fire`, `market`, `hand`, `followers`, `trick`, `pile`, `front`, `aside`, `discard`.
    pub zone: ZoneName,
    /// Whose, where each seat has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A kind of zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ZoneName {
    /// The draw deck.
    Deck,
    /// The Fire pile.
    Fire,
    /// The market.
    Market,
    /// A hand.
    Hand,
    /// Somebody's followers.
    Followers,
    /// The trick.
    Trick,
    /// A score pile.
    Pile,
    /// The Gnomes in front of somebody.
    Front,
    /// The Trolls set aside.
    Aside,
    /// The discard pile.
    Discard,
}

impl From<rules::Zone> for Place {
    fn from(zone: rules::Zone) -> Place {
        let (zone, seat) = match zone {
            rules::Zone::Deck => (ZoneName::Deck, None),
            rules::Zone::Fire => (ZoneName::Fire, None),
            rules::Zone::Market => (ZoneName::Market, None),
            rules::Zone::Hand(seat) => (ZoneName::Hand, Some(seat)),
            rules::Zone::Followers(seat) => (ZoneName::Followers, Some(seat)),
            rules::Zone::Trick => (ZoneName::Trick, None),
            rules::Zone::Pile(seat) => (ZoneName::Pile, Some(seat)),
            rules::Zone::Front(seat) => (ZoneName::Front, Some(seat)),
            rules::Zone::Aside => (ZoneName::Aside, None),
            rules::Zone::Discard => (ZoneName::Discard, None),
        };
        Place { zone, seat: seat.map(|seat| seat.0) }
    }
}

/// Something that happened to the cards, as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// A card moved.
    Moved {
        /// The card.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
        card: Seen,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
    /// A phase began.
    Began {
        /// 1 or 2.
        phase: u8,
    },
    /// A seat chose cards; the choice is sealed.
    Sealed {
        /// Who.
        seat: u8,
        /// Pass or discard.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        kind: rules::Kind,
        /// The cards.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
        cards: Vec<Seen>,
    },
    /// A seat looked at the top of the deck.
    Looked {
        /// Who.
        seat: u8,
        /// The card.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
        card: Seen,
    },
    /// A seat won the trick.
    Won {
        /// Who.
        seat: u8,
    },
    /// A seat leads the next trick.
    Leads {
        /// Who.
        seat: u8,
    },
    /// A seat let the Gnomes live.
    Spared {
        /// Who.
        seat: u8,
        /// The Giant that could have crushed one.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Card))]
        giant: Card,
    },
    /// A vote is given for good.
    Claimed {
        /// The faction.
        #[cfg_attr(feature = "openapi", schema(value_type = schema::Faction))]
        faction: Faction,
        /// The side that has it.
        side: u8,
    },
    /// The game ended.
    Ended,
}

fn phase(phase: rules::Phase) -> u8 {
    match phase {
        rules::Phase::One => 1,
        rules::Phase::Two => 2,
    }
}

impl From<rules::Event<Seen>> for Happening {
    fn from(event: rules::Event<Seen>) -> Happening {
        use rules::Event;
        match event {
            Event::Moved { card, from, to } => Happening::Moved { card, from: from.into(), to: to.into() },
            Event::Began(began) => Happening::Began { phase: phase(began) },
            Event::Sealed { seat, kind, cards } => Happening::Sealed { seat: seat.0, kind, cards },
            Event::Looked { seat, card } => Happening::Looked { seat: seat.0, card },
            Event::Won(seat) => Happening::Won { seat: seat.0 },
            Event::Leads(seat) => Happening::Leads { seat: seat.0 },
            Event::Spared { seat, giant } => Happening::Spared { seat: seat.0, giant },
            Event::Claimed { faction, side } => Happening::Claimed { faction, side: side.0 },
            Event::Ended(_) => Happening::Ended,
        }
    }
}

impl From<rules::Contest> for Contest {
    fn from(contest: rules::Contest) -> Contest {
        let share = |share: &rules::Share| Share { cards: share.cards, held: share.held, needs: share.needs };
        Contest {
            faction: contest.faction,
            points: contest.unit == rules::Unit::Points,
            sides: contest.sides.iter().map(share).collect(),
            open: contest.open,
            gone: contest.gone,
            decided: contest.decided.is_some(),
            vote: match contest.decided {
                Some(rules::Decided::For(side)) => Some(side.0),
                Some(rules::Decided::Nobody) | None => None,
            },
        }
    }
}

impl GameView {
    /// What a viewer sees. `number` is that of the viewer's question.
    pub fn new(view: rules::View, number: Option<Number>) -> GameView {
        let at = view.position;
        let plays = |trick: &rules::Trick| {
            let captured = |place: usize| place == 0 && trick.captor.is_some();
            let play = |(place, play): (usize, &rules::Play)| Play {
                seat: play.seat.0,
                card: play.card,
                strength: play.strength,
                captured: captured(place),
            };
            trick.plays.iter().enumerate().map(play).collect()
        };
        GameView {
            phase: phase(at.phase),
            trick: plays(&at.trick),
            previous: at.previous.as_ref().map(plays).unwrap_or_default(),
            deck: at.layout.deck,
            fire: at.layout.fire,
            market: at.layout.market,
            hands: at.layout.hands,
            followers: at.layout.followers,
            piles: at.layout.piles,
            front: at.layout.front,
            aside: at.layout.aside,
            discard: at.layout.discard,
            sealed: at.sealed,
            leader: at.leader.0,
            winner: at.winner.map(|seat| seat.0),
            streak: at.streak,
            looked: at.looked.map(|seat| seat.0),
            asked: view.asked.into_iter().map(|(seat, kind)| Asked { seat: seat.0, kind }).collect(),
            number: number.filter(|_| view.question.is_some()),
            question: view.question.map(Question::from),
            contests: view.contests.factions.into_iter().map(Contest::from).collect(),
            sure_votes: view.contests.sure_votes,
            gathered: view.contests.gathered,
            sets: view.contests.sets,
        }
    }
}
