"""Random games at random tables, as records that state all there is to check."""

import random

import fair
from cards import PAIRS, TEN_CARD_FACTIONS
from game import Game
from records import trace
from tables import BUILDINGS, EDITIONS, SETTINGS, Table
from tricks import captures

CLAIM = ["goblins", "knights", "undead", "dwarves", "doppelgangers"]  # 2.3
CLAIM_2 = ["gnomes", "giants", "dragons", "trolls", "seers"]


def bag(chance, things):
    """Draws without putting back until all have come up, so that a few games show everything."""
    while True:
        yield from chance.sample(things, len(things))


def games(count, seed, players=None):
    """Plays games; yields their records."""
    chance = random.Random(f"interregnum model {seed}")
    choices = [[players] if players else [2, 3, 4], PAIRS, list(TEN_CARD_FACTIONS), SETTINGS + [None],
               BUILDINGS + [None], EDITIONS]
    sizes, pairs, tens, settings, buildings, editions = [bag(chance, things) for things in choices]
    for number in range(count):
        size = next(sizes)
        names = list(next(pairs))
        while len(names) < (5 if size == 2 else 7):
            names = list(dict.fromkeys(names + [next(tens)]))  # each once
        chance.shuffle(names)
        if size == 2 and number % 3 == 0:
            names = chance.choice([CLAIM, CLAIM_2])
        table = {"players": size, "factions": names, "first_leader": chance.randrange(size),
                 "setting": next(settings), "building": next(buildings), "edition": next(editions)}
        yield play(chance, table, f"model-{seed}-{number}")


def play(chance, table, name):
    """Plays a game with a fair deal; returns its record."""
    secret = chance.randbytes(32).hex()
    nonces = [chance.randbytes(chance.choice([0, 8, 16, 32])).hex() for _ in range(table["players"])]
    proof = {"game": name, "commitment": fair.commitment(secret), "secret": secret, "nonces": nonces,
             "lots": chance.random() < 0.5}
    dealt = fair.deal(table, proof)
    table["first_leader"] = dealt.pop("first_leader")
    game, actions = Game(Table(**table), **dealt), []
    while game.question:
        answer = choose(chance, game)
        actions.append({"seat": game.question.seat, game.question.kind: answer})
        game.answer(answer)
    record = {"format": "interregnum/1", "table": table, **dealt, "actions": actions, "fair": proof}
    return {**record, **trace(record)}


def choose(chance, game):
    """A random answer, but a capture (7.3) where there can be one, as these are rare."""
    seat, _, options, count = game.question
    if count:
        return chance.sample(options, count)
    if game.question.kind == "play" and game.plays:
        led = game.plays[0]
        options = [card for card in options if captures(card, game.strength(seat, card), led)] or options
    return chance.choice(options)
