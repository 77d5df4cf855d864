"""Powers of factions (sections 5 to 7 of RULES.md) that need a function. Those that win are in tricks.py."""

from cards import faction, rank


def dwarves_taker(table, trick):
    """5.3: who takes the Dwarves of a trick in Phase Two."""
    if table.players == 2:
        return trick.ranking[-1]
    # Of equals the one played last; `min` returns the first.
    return min(reversed(trick.standing), key=lambda play: play.strength).seat


def crushing_is_asked(table):
    """6.2: whether the winner chooses whose Gnome is crushed, or none."""
    return table.building in ("abbey", "fortress") if table.players == 2 else table.edition == "german"


def trolls_taken(table, aside, last_trick):
    """6.3: of the Trolls set aside, the winner takes the one of the highest rank, at the end all."""
    by_rank = sorted(aside, key=lambda card: rank(card, table.setting))
    return by_rank if last_trick else by_rank[-1:]


def unicorn_bonus(card, own_pile):
    """7.2: each Unicorn in the own pile adds 1 to a card of another faction."""
    return 0 if faction(card) == "unicorns" else sum(faction(scored) == "unicorns" for scored in own_pile)
