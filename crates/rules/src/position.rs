//! A position: everything there is to know about a game at one moment, save how it came about.

use crate::agenda::Step;
use crate::card::{Card, Code};
use crate::decision::{Decision, Kind, Question};
use crate::faction::Faction;
use crate::scoring::Outcome;
use crate::seat::{Seat, Side};
use crate::table::Table;
use crate::trick::Trick;
use crate::zone::{Layout, Seen, Viewer, Witnesses, Zone};

/// The phases of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Phase {
    /// Tricks recruit followers.
    One,
    /// Tricks with the followers gather votes.
    Two,
}

/// Tricks won in a row by one seat (8.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Streak {
    /// Who won the last trick.
    pub seat: Seat,
    /// How many in a row; it starts again after three.
    pub wins: u8,
}

/// A game at one moment. `Position<Card>` is the truth, `Position<Seen>` what somebody sees. All
/// that is not a `C` is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Position<C> {
    /// The table.
    pub table: Table,
    /// The phase.
    pub phase: Phase,
    /// Where the cards are.
    pub layout: Layout<C>,
    /// How many cards at the bottom of the deck lie face up (8.6).
    pub face_up: usize,
    /// Who has looked at the top of the deck and left it there so far (6.5).
    pub looked: Option<Seat>,
    /// How many market cards were taken this round.
    pub taken: usize,
    /// Who leads the current trick, or the next one.
    pub leader: Seat,
    /// The current trick, or the one that is being settled.
    pub trick: Trick,
    /// The trick before.
    pub previous: Option<Trick>,
    /// Who won the last trick that was settled.
    pub winner: Option<Seat>,
    /// Wins in a row.
    pub streak: Option<Streak>,
    /// Who won the last trick of each phase that is over (9.1).
    pub last_tricks: Vec<Seat>,
    /// How many cards each score pile held when Phase Two began; those after are gathered in it.
    pub recruited: Vec<usize>,
    /// Votes that are given for good (9.2).
    pub claims: Vec<(Faction, Side)>,
    /// Whether the trick being settled is the last one of the game (7.1).
    pub last_trick: bool,
    /// The sealed choice of each seat.
    pub sealed: Vec<Option<Vec<C>>>,
    /// What is still to be done, the next step last.
    pub agenda: Vec<Step>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

impl<C> Position<C> {
    /// Who is asked to act, and for what.
    pub fn asked(&self) -> Vec<(Seat, Kind)> {
        let all = |kind| {
            let open = |seat: &Seat| self.sealed[seat.index()].is_none();
            self.table.seats().filter(open).map(|seat| (seat, kind)).collect()
        };
        match self.agenda.last() {
            Some(&Step::Play(seat)) => vec![(seat, Kind::Play)],
            Some(&(Step::Take(seat) | Step::SeerTake(seat))) => vec![(seat, Kind::Take)],
            Some(&Step::Crush { seat, .. }) => vec![(seat, Kind::Crush)],
            Some(Step::Pass(_)) => all(Kind::Pass),
            Some(Step::Discard(_)) => all(Kind::Discard),
            _ => Vec::new(),
        }
    }

    /// The same position with other cards, or with the same ones seen otherwise.
    pub(crate) fn with_cards<D>(&self, layout: Layout<D>, sealed: Vec<Option<Vec<D>>>) -> Position<D> {
        Position {
            sealed,
            layout,
            table: self.table.clone(),
            phase: self.phase,
            face_up: self.face_up,
            looked: self.looked,
            taken: self.taken,
            leader: self.leader,
            trick: self.trick.clone(),
            previous: self.previous.clone(),
            winner: self.winner,
            streak: self.streak,
            last_tricks: self.last_tricks.clone(),
            recruited: self.recruited.clone(),
            claims: self.claims.clone(),
            last_trick: self.last_trick,
            agenda: self.agenda.clone(),
            outcome: self.outcome.clone(),
        }
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.outcome.is_some()
    }
}

impl Position<Card> {
    /// The question that a seat is asked, if it is asked one.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let (_, _) = self.asked().into_iter().find(|(asked, _)| *asked == seat)?;
        let hand = || {
            let mut hand = self.layout.hands[seat.index()].clone();
            hand.sort_unstable();
            hand
        };
        let market = || {
            let mut market = self.layout.market.clone();
            market.sort_unstable();
            market.dedup();
            market
        };
        Some(match *self.agenda.last()? {
            Step::Play(_) => Question::Play { cards: self.legal_plays(seat) },
            Step::Take(_) => Question::Take { market: market(), deck: false },
            Step::SeerTake(_) => Question::Take { market: market(), deck: true },
            Step::Pass(count) => Question::Pass { count: usize::from(count), hand: hand() },
            Step::Discard(count) => Question::Discard { count: usize::from(count), hand: hand() },
            Step::Crush { giant, .. } => Question::Crush { giant, victims: self.victims(seat, giant) },
            _ => return None,
        })
    }

    /// Everything that is asked now; several seats may be asked at once.
    pub fn decisions(&self) -> Vec<Decision> {
        let asked = self.asked().into_iter();
        asked.filter_map(|(seat, _)| Some(Decision { seat, question: self.question(seat)? })).collect()
    }

    /// The cards that the seat may play now (4.1, 4.2).
    fn legal_plays(&self, seat: Seat) -> Vec<Card> {
        let lead = self.trick.lead().map(|lead| lead.card);
        self.table.legal_plays(&self.layout.hands[seat.index()], lead)
    }

    /// The opponents of `winner` who have a Gnome of this Giant's printed value in front (6.2).
    pub(crate) fn victims(&self, winner: Seat, giant: Card) -> Vec<Seat> {
        let mut victims: Vec<Seat> = winner
            .opponents(self.table.players())
            .filter(|seat| self.layout.front[seat.index()].iter().any(|gnome| gnome.value() == giant.value()))
            .collect();
        victims.sort_unstable();
        victims
    }

    /// The strength that this card has if the seat, which must be there, plays it now (4.4).
    pub fn strength(&self, card: Card, seat: Seat) -> u8 {
        let bonus: u8 = self.table.powers().map(|power| power.bonus(card, seat, self)).sum();
        self.table.rank(card) + bonus
    }

    /// Who sees the face of the card at this place in the deck (8.6, 6.5).
    pub(crate) fn deck_witnesses(&self, place: usize) -> Witnesses {
        if place + self.face_up >= self.layout.deck.len() {
            return Witnesses::EVERYBODY;
        }
        match self.looked {
            Some(seat) if place == 0 => Witnesses::only(seat),
            _ => Witnesses::NOBODY,
        }
    }

    /// The position as this viewer sees it. After the end everything is open (11.5).
    pub fn seen_by(&self, viewer: Viewer) -> Position<Seen> {
        if self.is_over() {
            return self.open();
        }
        self.shown(|witnesses| witnesses.contains(viewer), |seat| viewer == Viewer::Seat(seat))
    }

    /// The position with every face shown, as everybody may see it after the end (11.5).
    pub fn open(&self) -> Position<Seen> {
        self.shown(|_| true, |_| true)
    }

    /// The position with the faces of cards that have the right witnesses, and the sealed choices of
    /// these seats.
    fn shown(&self, face: impl Fn(Witnesses) -> bool, choice_of: impl Fn(Seat) -> bool) -> Position<Seen> {
        let show = |zone: Zone| -> Vec<Seen> {
            let cards = self.layout.zone(zone).iter().enumerate();
            let shown = cards.map(|(place, &card)| {
                let witnesses = if zone == Zone::Deck { self.deck_witnesses(place) } else { zone.witnesses() };
                Seen::shown_if(card, face(witnesses))
            });
            shown.collect()
        };
        let mut layout = Layout::empty(self.table.players());
        for zone in Zone::all(self.table.players()) {
            *layout.zone_mut(zone) = show(zone);
        }
        let sealed = self.table.seats().zip(&self.sealed).map(|(seat, choice)| {
            let own = choice_of(seat);
            choice.as_ref().map(|cards| cards.iter().map(|&card| Seen::shown_if(card, own)).collect())
        });
        self.with_cards(layout, sealed.collect())
    }
}

impl Position<Seen> {
    /// The cards of the table of which no face is seen.
    pub(crate) fn unseen(&self) -> Vec<Card> {
        let mut unseen: Vec<Card> = self.table.deck_cards().into_iter().chain(self.table.fire_cards()).collect();
        for card in self.layout.all().filter_map(|card| card.face()) {
            if let Some(place) = unseen.iter().position(|&other| other == card) {
                unseen.swap_remove(place);
            }
        }
        unseen
    }

    /// The position with some card in place of each back: any of those that are not seen, but only
    /// Phoenix Fire in its pile. `None` if there are not as many of them as backs.
    pub(crate) fn filled(&self) -> Option<Position<Card>> {
        let (mut fire, mut others): (Vec<Card>, Vec<Card>) =
            self.unseen().into_iter().partition(|card| card.code() == Code::PF);
        let mut layout = Layout::empty(self.table.players());
        layout.fire = fire.split_off(fire.len().checked_sub(self.layout.fire.len())?);
        others.extend(fire);
        for zone in Zone::all(self.table.players()).filter(|&zone| zone != Zone::Fire) {
            let cards = self.layout.zone(zone).iter();
            *layout.zone_mut(zone) = cards.map(|card| card.face().or_else(|| others.pop())).collect::<Option<_>>()?;
        }
        let sealed = self.sealed.iter().zip(&layout.hands).map(|(choice, hand)| {
            let Some(cards) = choice else { return Some(None) };
            let faces: Option<Vec<Card>> = cards.iter().map(|card| card.face()).collect();
            faces.or_else(|| hand.get(..cards.len()).map(<[Card]>::to_vec)).map(Some)
        });
        let sealed = sealed.collect::<Option<_>>()?;
        others.is_empty().then(|| self.with_cards(layout, sealed))
    }
}
