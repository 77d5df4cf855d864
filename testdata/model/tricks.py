"""A trick: section 4 of RULES.md, with Knights (5.1) and Basilisks (7.3)."""

from collections import namedtuple

from cards import faction

# A card that a seat played. Its strength is fixed at that moment (4.4).
Play = namedtuple("Play", "seat card strength")


def playable(hand, led_card):
    """4.1, 4.2: the cards of the hand that may be played. To lead, there is no led card."""
    led = faction(led_card) if led_card else None
    if not any(faction(card) == led for card in hand):
        return hand
    return [card for card in hand if faction(card) in (led, "doppelgangers")]


def captures(card, strength, led):
    """7.3: whether an answer with this card and strength captures the led one, if it is the first."""
    return faction(card) == "basilisks" != faction(led.card) and strength == led.strength


class Trick:
    """A complete trick: the plays in order, and what follows from them."""

    def __init__(self, plays):
        self.plays, led = plays, plays[0]
        basilisks = [play for play in plays[1:] if captures(play.card, play.strength, led)]
        self.captured = led if basilisks else None
        self.standing = [play for play in plays if play is not self.captured]

        # 4.3: a Doppelgänger that answers counts as the led faction.
        following = [play for play in plays if faction(play.card) in (faction(led.card), "doppelgangers")]
        # 4.5: a capture comes first, then a Knight on led Goblins. Of equals, `max` returns the first.
        knights = self.of("knights") if faction(led.card) == "goblins" else []
        strongest = max(knights or following, key=lambda play: play.strength)
        self.winning = basilisks[0] if basilisks else strongest
        self.winner = self.winning.seat

        # 4.6: the rest of the led faction, all others, a captured card. Sorting keeps the order of equals.
        others = [play for play in plays if play is not self.winning]
        others.sort(key=lambda play: (play is self.captured, play not in following, -play.strength))
        self.ranking = [play.seat for play in [self.winning] + others]

    def of(self, name):
        """The plays of a faction that have a power, which captured cards (7.3) have not, nor Doppelgängers
        the power of another faction (4.3)."""
        return [play for play in self.standing if faction(play.card) == name]
