"""The fair deal, to the byte: docs/fair-deal.md."""

import hashlib
import hmac
import re
from itertools import count

from cards import FIRE, cards_of
from tables import require


def commitment(secret):
    return hashlib.sha256(b"interregnum/fair/1 commitment\n" + bytes.fromhex(secret)).hexdigest()


def numbers(seed):
    """The stream of numbers: each block is read as eight numbers of four bytes."""
    for k in count():
        block = hmac.new(seed, k.to_bytes(4, "big"), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place:place + 4], "big")


def below(limit, stream):
    """A number below the limit. What would favour small ones is thrown away."""
    end = 2 ** 32 // limit * limit
    return next(number for number in stream if number < end) % limit


def shuffle(cards, stream):
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal(table, proof):
    """First leader, deck and Fire pile that follow from `table` and `fair` of a record."""
    forms = [("[!-~]{1,64}", proof["game"]), ("[0-9a-f]{64}", proof["secret"])]
    forms += [("([0-9a-f]{2}){0,32}", nonce) for nonce in proof["nonces"]]
    require(all(re.fullmatch(form, text) for form, text in forms), "fair: no id, secret or nonce")
    require(len(proof["nonces"]) == table["players"], "fair: not one nonce for each seat")
    first = "lots" if proof["lots"] else table.get("first_leader", 0)
    described = (f"players={table['players']} factions={'+'.join(table['factions'])}"
                 f" setting={table.get('setting') or 'none'} building={table.get('building') or 'none'}"
                 f" edition={table.get('edition', 'international')} first={first}")
    lines = ["interregnum/fair/1 deal", proof["game"], described] + proof["nonces"]
    message = "".join(line + "\n" for line in lines).encode("ascii")
    stream = numbers(hmac.new(bytes.fromhex(proof["secret"]), message, hashlib.sha256).digest())
    leader = below(table["players"], stream) if proof["lots"] else first
    deck = shuffle([card for name in table["factions"] for card in cards_of(name)], stream)
    fire = shuffle(list(FIRE), stream) if "phoenixes" in table["factions"] else []
    return {"first_leader": leader, "deck": deck, "fire": fire}
