//! What happens to the cards, as one viewer sees it.

use crate::game::phase;
#[cfg(feature = "openapi")]
use crate::schema;
use interregnum_rules as rules;
use rules::{Card, Faction, Seen};
use serde::{Deserialize, Serialize};

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
