//! Cards that play alike are given the same places, so that positions that differ in nothing else
//! have the same key.

use crate::ending::{Ending, NONE, Set, places};
use crate::lanes::VOTES;
use crate::node::Node;
use crate::strength::Strengths;
use interregnum_rules::fast::Mask;

/// Beyond this many cards the places of a faction are not looked up.
const WIDEST: u32 = 12;
/// No places of cards.
const UNKNOWN: Slid = Slid { alike: Set::MAX, same: Set::MAX };

/// Where the cards of each faction slide to, filled as it is asked for. For most factions that
/// depends on their own cards and on those of one other, the Doppelgängers.
#[derive(Clone, Debug)]
pub(crate) struct Slides {
    factions: [Slide; VOTES],
    /// Places that were found, or [`UNKNOWN`].
    found: Vec<Slid>,
}

/// Where cards slide to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slid {
    /// Where they are played alike.
    pub(crate) alike: Set,
    /// Where they also weigh and crush the same.
    pub(crate) same: Set,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slide {
    cards: Set,
    own: Bits,
    other: Bits,
    /// Where the places of this faction begin, if they are kept.
    start: Option<u32>,
}

/// Neighbouring bits of a set.
#[derive(Clone, Copy, Debug, Default)]
struct Bits {
    shift: u32,
    mask: Set,
}

impl Bits {
    fn new(set: Set) -> Bits {
        if set == 0 {
            return Bits::default();
        }
        let shift = set.trailing_zeros();
        Bits { shift, mask: Set::MAX >> (31 - set.ilog2() + shift) }
    }

    #[inline(always)]
    fn of(self, set: Set) -> Set {
        set >> self.shift & self.mask
    }

    fn width(self) -> u32 {
        self.mask.count_ones()
    }
}

impl Slides {
    pub(crate) fn new<M: Mask>(ending: &Ending<M>) -> Slides {
        let mut slides = Slides { factions: [Slide::default(); VOTES], found: Vec::new() };
        let in_hand = ending.owner[0] | ending.owner[1];
        for faction in 0..VOTES {
            let cards = ending.of[faction] & in_hand;
            let told_apart = &ending.strengths[0].told_apart;
            let telling = places(cards).map(|card| told_apart[card]).filter(|&apart| apart != Set::MAX);
            let others = telling.fold(0, |all, apart| all | apart) & in_hand & !cards;
            let slide = &mut slides.factions[faction];
            (slide.cards, slide.own, slide.other) = (cards, Bits::new(cards), Bits::new(others));
            if ending.lends == 0 && slide.own.width() + slide.other.width() <= WIDEST {
                slide.start = Some(slides.found.len() as u32);
                slides.found.resize(slides.found.len() + (1 << (slide.own.width() + slide.other.width())), UNKNOWN);
            }
        }
        // Those that look at few others come first: they leave fewer different places for the rest.
        slides.factions.sort_by_key(|slide| slide.start.is_none());
        slides
    }

    /// The cards left with each moved down to the lowest free place of its owner and faction where
    /// it plays the same: against the opposing cards that are left nothing tells the two apart.
    #[inline(always)]
    pub(crate) fn slid<M: Mask>(&mut self, ending: &Ending<M>, node: &Node) -> Slid {
        let mut slid = node.left;
        let mut same = 0;
        let strengths = ending.strengths(node);
        for slide in &self.factions {
            let cards = slid & slide.cards;
            let moved = match slide.start {
                Some(start) => {
                    let at = start + (slide.own.of(slid) | slide.other.of(slid) << slide.own.width());
                    let found = &mut self.found[at as usize];
                    if *found == UNKNOWN {
                        *found = ending.moved(strengths, slid, cards);
                    }
                    *found
                }
                None => ending.moved(strengths, slid, cards),
            };
            slid = slid & !slide.cards | moved.alike;
            same |= moved.same;
        }
        Slid { alike: slid, same }
    }
}

impl<M: Mask> Ending<M> {
    /// Where these cards, all of one faction, slide to.
    fn moved(&self, strengths: &Strengths, left: Set, cards: Set) -> Slid {
        let alike = self.moved_where(left, cards, |place, _| strengths.told_apart[place]);
        let same = self.moved_where(left, cards, |place, below| strengths.differ[place][below]);
        Slid { alike, same }
    }

    /// Where they slide to if such opposing cards tell each from the one below.
    fn moved_where(&self, left: Set, cards: Set, apart: impl Fn(usize, usize) -> Set) -> Set {
        let mut slid = left;
        let mut moved = 0;
        for card in places(cards) {
            let side = usize::from(self.owner[1] >> card & 1 == 1);
            let opposing = slid & self.owner[1 - side];
            let mut place = card;
            loop {
                let below = self.below[place & 31];
                if below == NONE || slid >> below & 1 == 1 || apart(place & 31, usize::from(below) & 31) & opposing != 0
                {
                    break;
                }
                place = usize::from(below);
            }
            slid = slid & !(1 << card) | 1 << place;
            moved |= 1 << place;
        }
        moved
    }
}
