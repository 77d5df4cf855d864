#!/usr/bin/env python3
"""Checks that the cards of a game were dealt fairly, with nothing but Python.

The dealer publishes a commitment to a secret before the game, and the secret after it. First leader and cards
must follow from the secret and the nonces of the seats, as docs/fair-deal.md defines.
Exit status: 0 all deals are fair; 1 some deal is not; 2 some deal can't be checked.

    python3 examples/verify_deal.py game.json --commitment c933f764e1ff50377f84b317577abad82f041463f...
"""

import argparse
import hashlib
import hmac
import itertools
import json
import re
import sys

TEN = "0123456789"
FACTIONS = {
    "goblins": ("GO", "00000123456789"), "knights": ("KN", "23456789"),
    "gnomes": ("GN", "1113335557779"), "giants": ("GI", "113355779"),
    "undead": ("UD", TEN), "dwarves": ("DW", TEN), "doppelgangers": ("DG", TEN),
    "dragons": ("DR", TEN), "trolls": ("TR", TEN), "seers": ("SE", TEN),
    "phoenixes": ("PX", TEN), "unicorns": ("UC", TEN), "basilisks": ("BA", TEN),
}


def numbers(seed):
    """Yields 32-bit numbers without end, from HMAC-SHA256 in counter mode."""
    for k in itertools.count():
        block = hmac.new(seed, k.to_bytes(4, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[i:i + 4], "big") for i in range(0, 32, 4))


def below(limit, stream):
    """A number below the limit. Those that would make small results likelier are skipped."""
    return next(number for number in stream if number < 2**32 // limit * limit) % limit


def shuffle(cards, stream):
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal(table, proof):
    """Deals again; returns the first leader, the deck and the Fire pile."""
    players, factions = table["players"], table["factions"]
    first = "lots" if proof["lots"] else table.get("first_leader", 0)
    lines = ["interregnum/fair/1 deal", proof["game"],
             f"players={players} factions={'+'.join(factions)} setting={table.get('setting') or 'none'}"
             f" building={table.get('building') or 'none'} edition={table.get('edition', 'international')}"
             f" first={first}", *proof["nonces"]]
    # A line break in the wrong place, say, could make two different deals read the same.
    forms = [lines[0], "[!-~]{1,64}", "players=[234] factions=[a-z+]+ setting=[a-z_]+ building=[a-z]+ "
             "edition=[a-z]+ first=(lots|[0-3])"] + ["([0-9a-f]{2}){0,32}"] * players + ["[0-9a-f]{64}"]
    texts = lines + [proof["secret"]]
    if len(texts) != len(forms) or not all(map(re.fullmatch, forms, texts)):
        raise ValueError("The id, the table, a nonce or the secret is malformed.")
    message = "".join(line + "\n" for line in lines).encode("ascii")
    stream = numbers(hmac.new(bytes.fromhex(proof["secret"]), message, hashlib.sha256).digest())
    leader = below(players, stream) if proof["lots"] else first
    deck = shuffle([FACTIONS[name][0] + value for name in factions for value in FACTIONS[name][1]], stream)
    fire = shuffle(["PF" + value for value in TEN], stream) if "phoenixes" in factions else []
    return leader, deck, fire


def objections(record, args):
    """What is wrong with a deal, as a list of sentences."""
    table, proof = record["table"], record["fair"]
    leader, deck, fire = deal(table, proof)
    committed = hashlib.sha256(b"interregnum/fair/1 commitment\n" + bytes.fromhex(proof["secret"]))
    checks = [
        (proof["commitment"] == committed.hexdigest(), "The secret doesn't match the commitment."),
        (table.get("first_leader", 0) == leader, f"Seat {leader} should have led first."),
        (record["deck"] == deck, "The deck isn't the one that follows from the secret and the nonces."),
        (record.get("fire", []) == fire, "The Fire pile isn't the one that follows from them."),
        (args.commitment in (None, proof["commitment"]), "This isn't the commitment you saw."),
    ]
    return [sentence for holds, sentence in checks if not holds]


def report(name, record, args):
    """Prints what came out for a record; returns its exit status."""
    try:
        if not record.get("fair"):
            print(f"{name} can't be checked: its record has no secret and nonces under the key \"fair\".")
            return 2
        wrong = objections(record, args)
    except ValueError as error:
        wrong = [str(error)]
    except (KeyError, TypeError, AttributeError) as error:
        print(f"{name} can't be checked, its record is damaged: {type(error).__name__}: {error}")
        return 2
    print(f"{name} was not dealt fairly. {' '.join(wrong)}" if wrong else f"{name} was dealt fairly.")
    if not args.commitment:
        print(f"  Is this the commitment you saw before the game? {record['fair'].get('commitment')}")
    if not any(record["fair"]["nonces"]):
        print("  No seat added a nonce, so the dealer could have tried secrets until it liked the deal.")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description="Checks that the cards of a game were dealt fairly.")
    parser.add_argument("file", help="a record as JSON, or several, one on each line; - is standard input")
    parser.add_argument("--commitment", type=str.lower, help="the commitment you saw before the game")
    args = parser.parse_args()
    try:
        with sys.stdin if args.file == "-" else open(args.file, encoding="utf-8") as file:
            text = file.read().strip()
        # Either one record on each line, or a single one that is spread over several.
        parts = [text] if text.startswith("{\n") else text.split("\n")
        records = [json.loads(part) for part in parts]
    except (OSError, ValueError) as error:
        parser.error(f"{args.file} can't be read as JSON: {error}")
    found = [report(f"Game {number}", record, args) for number, record in enumerate(records, 1)]
    return 1 if 1 in found else max(found)


if __name__ == "__main__":
    sys.exit(main())
