"""Records: docs/records.md. Replays one, and compares all that it states."""

from collections import Counter
from itertools import zip_longest

import fair
from game import Game
from tables import Refused, Table, require

KEYS = {"format", "table", "deck", "fire", "actions", "result", "piles", "phase_two_hands", "legal",
        "players", "site", "date", "comment", "fair"}
RULES = {"play": "4.2", "take": "10.2", "pass": "8.4 or 8.5", "discard": "8.8", "crush": "6.2",
         "phase_two_hands": "10.2, 10.3", "piles": "10.3", "result": "10.4"}


def read_answer(asked, action):
    """The answer that an action gives to the Question; refuses what is not legal."""
    require(asked, "the game is over")
    require(set(action) == {"seat", asked.kind} and action["seat"] == asked.seat,
            f"seat {asked.seat} is asked to {asked.kind}", RULES[asked.kind])
    answer = action[asked.kind]
    if asked.count:
        legal = len(answer) == asked.count and not Counter(answer) - Counter(asked.options)
    else:  # the types, because Python takes `false` for 0
        legal = (answer, type(answer)) in [(option, type(option)) for option in asked.options]
    require(legal, f"{asked.kind} {answer}, but legal is {asked.options}", RULES[asked.kind])
    return answer


def trace(record):
    """What the rules make of a record: all that it may state, or the action (from 0) that they refuse."""
    legal, place = [], None
    try:
        require(not set(record) - KEYS and record.get("format", "interregnum/1") == "interregnum/1",
                "not a record of interregnum/1")
        game = Game(Table(**record["table"]), record["deck"], record.get("fire", []))
        for place, action in enumerate(record["actions"]):
            asked = game.question
            if asked:
                legal.append({key: said for key, said in asked._asdict().items() if said is not None})
            game.answer(read_answer(asked, action))
    except Refused as refused:
        return {"legal": legal, "error": str(refused), "action": place}
    return {"legal": legal, "phase_two_hands": game.phase_two_hands, "piles": game.score_piles(),
            "result": game.result}


def differences(record, stated=None):
    """A text for each difference between the rules and what the record states, or a trace of the program."""
    made, found = trace(record), fair_differences(record)
    if stated is None:
        stated = {key: record[key] for key in KEYS if record.get(key) is not None}
    else:
        require("legal" in stated or "error" in stated, "not a trace")
    if ("error" in made, made.get("action")) != ("error" in stated, stated.get("action")):
        where = "the record" if made.get("action") is None else f"action {made['action']}"
        found.append(f"{where}: {made.get('error', 'nothing is to be refused')}")
    for key in ("phase_two_hands", "piles", "result"):
        if key in stated and key in made and stated[key] != made[key]:
            found.append(f"{key}: stated is {stated[key]}, should be {made[key]} (rule {RULES[key]})")
    if "legal" in stated:
        pairs = zip if "error" in made else zip_longest  # nothing is known after what is refused
        for place, (said, own) in enumerate(pairs(stated["legal"], made["legal"])):
            if said != own:
                rule = RULES[(own or said)["kind"]]
                found.append(f"action {place}: stated as legal is {said}, should be {own} (rule {rule})")
    return found


def fair_differences(record):
    """docs/fair-deal.md: a text for each thing that does not follow from the secret and the nonces."""
    if not record.get("fair"):
        return []
    proof, table = record["fair"], record["table"]
    follows = dict(fair.deal(table, proof), commitment=fair.commitment(proof["secret"]))
    stated = {"first_leader": 0, "fire": [], **table, **record, "commitment": proof["commitment"]}
    return [f"fair: not the {key} that follows, {follows[key]}"
            for key in follows if stated[key] != follows[key]]
