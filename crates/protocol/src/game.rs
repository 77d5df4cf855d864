//! The game, as one viewer sees it.

use crate::question::Question;
#[cfg(feature = "openapi")]
use crate::schema;
use crate::table::Number;
use interregnum_rules as rules;
use rules::{Card, Faction, Prize, Seen, Streak};
use serde::{Deserialize, Serialize};

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
    /// The Troll set aside that goes next.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<schema::Card>))]
    pub next_aside: Option<Card>,
    /// The discard pile.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Card>))]
    pub discard: Vec<Seen>,
    /// The cards that each seat has chosen to pass or discard, sealed so far.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<Vec<schema::Card>>>))]
    pub sealed: Vec<Option<Vec<Seen>>>,
    /// The trick that is being played.
    pub trick: Vec<Play>,
    /// Who would win the trick as it lies.
    pub ahead: Option<u8>,
    /// The trick before.
    pub previous: Vec<Play>,
    /// How many tricks of the phase there were, and are to come.
    pub tricks: Tricks,
    /// What the trick is about, in Phase One.
    pub stakes: Option<Stakes>,
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
    /// The side that nobody can keep from winning any more, by the votes that it is sure of. It may claim the win.
    pub won_by: Option<u8>,
    /// Cards that each side has gathered.
    pub gathered: Vec<u16>,
    /// Complete sets that each side has gathered.
    pub sets: Vec<u16>,
}

/// How many tricks of the phase there were, and are to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tricks {
    /// How many are won.
    pub done: usize,
    /// How many are still to be won, the current one included, if nobody draws Phoenix Fire; nothing
    /// while cards are to be passed or discarded.
    pub left: Option<usize>,
}

/// What a trick of Phase One is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stakes {
    /// What each place in the ranking gets, the winner first: a card of the `market`, or one of the
    /// `deck`. A winning Seer chooses before everybody.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<schema::Prize>))]
    pub places: Vec<Prize>,
    /// How many cards of the market nobody takes: they go under the deck.
    pub left_over: usize,
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
    /// The side that would get the vote if the game ended now, if any.
    pub ahead: Option<u8>,
    /// Why it would, or why nobody would.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Ground))]
    pub ground: rules::Ground,
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
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Verdict))]
    pub verdict: rules::Verdict,
    /// What was compared to find out who won, step by step: the last one decided.
    pub comparisons: Vec<Comparison>,
}

/// One step of finding out who won: something was counted for each side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Comparison {
    /// What was counted: `building` is what the Building looks at, `votes` are votes, `cards` and `points` those of the
    /// factions that voted for the side.
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Verdict))]
    pub by: rules::Verdict,
    /// The number of each side.
    pub numbers: Vec<u16>,
    /// The sides that could still win after it.
    pub left: Vec<u8>,
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
    #[cfg_attr(feature = "openapi", schema(value_type = schema::Ground))]
    pub ground: rules::Ground,
}

impl Outcome {
    /// How a game ended, if it was played to the end.
    pub fn of(game: &rules::Game) -> Option<Outcome> {
        Some(Outcome::new(game.outcome()?, game.position().comparisons()))
    }

    fn new(outcome: &rules::Outcome, comparisons: Vec<rules::Comparison>) -> Outcome {
        let vote = |vote: &rules::Vote| Vote {
            faction: vote.faction,
            side: vote.side.map(|side| side.0),
            ground: vote.ground,
        };
        let comparison = |made: rules::Comparison| Comparison {
            by: made.by,
            numbers: made.numbers,
            left: made.left.into_iter().map(|side| side.0).collect(),
        };
        Outcome {
            winners: outcome.winners.iter().map(|side| side.0).collect(),
            tally: outcome.tally.clone(),
            votes: outcome.votes.iter().map(vote).collect(),
            verdict: outcome.verdict,
            comparisons: comparisons.into_iter().map(comparison).collect(),
        }
    }
}

pub(crate) fn phase(phase: rules::Phase) -> u8 {
    match phase {
        rules::Phase::One => 1,
        rules::Phase::Two => 2,
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
            ahead: contest.ahead.map(|side| side.0),
            ground: contest.ground,
        }
    }
}

impl GameView {
    /// What a viewer sees of a game in which so many tricks of the phase are won. `number` is that
    /// of the viewer's question.
    pub fn new(view: rules::View, tricks_won: usize, number: Option<Number>) -> GameView {
        let question = Question::of(&view);
        let (ahead, next_aside) = (view.ahead().map(|seat| seat.0), view.next_troll());
        let tricks = Tricks { done: tricks_won, left: view.tricks_left() };
        let stakes = view.prizes().map(|places| Stakes { places, left_over: view.left_over() });
        let won_by = view.contests.won_by(&view.position.table).map(|side| side.0);
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
            number: number.filter(|_| question.is_some()),
            question,
            ahead,
            next_aside,
            tricks,
            stakes,
            contests: view.contests.factions.into_iter().map(Contest::from).collect(),
            sure_votes: view.contests.sure_votes,
            won_by,
            gathered: view.contests.gathered,
            sets: view.contests.sets,
        }
    }
}
