"""The table and the deal: sections 2 and 3 of RULES.md."""

from collections import Counter

from cards import FACTIONS, FIRE, PAIRS, TEN_CARD_FACTIONS, cards_of

SETTINGS = "underworld farmland lakeside windlands endless_sands islands plateau swamp ice_fields".split()
BUILDINGS = "dungeon lighthouse pyramid abbey bridge fortress tower runestones castle".split()
EDITIONS = ["international", "german"]


class Refused(Exception):
    """Something against the rules."""


def require(condition, message, rule=None):
    if not condition:
        raise Refused(f"{message} (rule {rule})" if rule else message)


class Table:
    """What the game is played with. The arguments are the keys of `table` in a record."""

    def __init__(self, players, factions, first_leader=0, setting=None, building=None,
                 edition="international"):
        require(players in (2, 3, 4), "there are two to four players", "2.1")
        tens = [name for name in factions if name in TEN_CARD_FACTIONS]
        pair = [name for name in FACTIONS if name in factions and name not in tens]
        require(pair in PAIRS and len(factions) == len(tens) + 2, "the deck needs one pair", "2.2")
        require(len(tens) == len(set(tens)) == (3 if players == 2 else 5), "wrong ten-card factions", "2.2")
        require(setting in SETTINGS + [None] and building in BUILDINGS + [None], "no such location", "2.4")
        require(edition in EDITIONS, "no such edition", "2.5")
        require(first_leader in range(players), "no such seat to lead first", "2.6")
        self.players, self.factions, self.first_leader = players, factions, first_leader
        self.setting, self.building, self.edition = setting, building, edition
        self.hand_size = {2: 13, 3: 12, 4: 9}[players]  # 3.1
        self.sides = list(range(2 if players == 4 else players))

    def side(self, seat):
        """2.1: a player, or with four players a team."""
        return seat % 2 if self.players == 4 else seat

    def clockwise(self, seat):
        """All seats clockwise, beginning with this one."""
        return [(seat + step) % self.players for step in range(self.players)]

    def opponents(self, seat):
        """The seats of other sides, clockwise from this one."""
        return [other for other in self.clockwise(seat) if self.side(other) != self.side(seat)]

    def deal(self, deck, fire):
        """3.1, 3.2: the hands, the draw deck and the Fire pile. The top comes first."""
        cards = [card for name in self.factions for card in cards_of(name)]
        require(Counter(deck) == Counter(cards), "the deck is not that of the table", "2.2")
        fire_cards = FIRE if "phoenixes" in self.factions else []
        require(Counter(fire) == Counter(fire_cards), "the Fire pile is not that of the table", "3.2")
        dealt = self.players * self.hand_size
        hands = [deck[start:start + self.hand_size] for start in range(0, dealt, self.hand_size)]
        return hands, deck[dealt:], list(fire)
