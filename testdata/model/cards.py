"""The cards: section 1 of RULES.md. A card is its code and its value, as text: "GO0", "DR7" (1.1)."""

PAIRS = [["goblins", "knights"], ["gnomes", "giants"]]
TEN_CARD_FACTIONS = {
    "undead": "UD", "dwarves": "DW", "doppelgangers": "DG", "dragons": "DR", "trolls": "TR", "seers": "SE",
    "phoenixes": "PX", "unicorns": "UC", "basilisks": "BA",
}
FACTIONS = {  # name: code and values
    "goblins": ("GO", [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    "knights": ("KN", [2, 3, 4, 5, 6, 7, 8, 9]),
    "gnomes": ("GN", [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9]),
    "giants": ("GI", [1, 1, 3, 3, 5, 5, 7, 7, 9]),
    **{name: (code, list(range(10))) for name, code in TEN_CARD_FACTIONS.items()},
}
FIRE = [f"PF{value}" for value in range(10)]
FACTION_OF_CODE = {"PF": "phoenixes", **{code: name for name, (code, _) in FACTIONS.items()}}  # 1.2


def cards_of(name):
    """The cards of a faction, lowest first, without Phoenix Fire."""
    code, values = FACTIONS[name]
    return [f"{code}{value}" for value in values]


def faction(card):
    return FACTION_OF_CODE[card[:2]]


def value(card):
    return int(card[2:])


def points(card, setting):
    """What a card is worth in scoring. 8.1 counts a 0 as 10."""
    return 10 if setting == "underworld" and value(card) == 0 else value(card)


def rank(card, setting):
    """4.4: usually the same. 8.2 makes the 2 the highest rank, without making it worth more."""
    return 10 if setting == "farmland" and value(card) == 2 else points(card, setting)
