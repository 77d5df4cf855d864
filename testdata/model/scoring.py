"""Scoring: rule 10.4 of RULES.md, with the Buildings of section 9."""

from buildings import contenders, kept
from cards import faction, points, rank


def result(table, gathered, claimed, last_winners):
    """The result as records have it. `gathered` is the cards of each side, `claimed` the votes that the
    Lighthouse gave away (9.2), `last_winners` who won the last trick of each phase."""
    cards = [kept(table, side) for side in gathered]
    votes = {name: claimed[name] if name in claimed else vote(table, name, cards) for name in table.factions}
    tally = [sum(voted == side for voted in votes.values()) for side in table.sides]
    if table.building == "dungeon":  # 9.1
        for seat in last_winners:
            tally[table.side(seat)] += 1
    # 9.10: votes are counted once among all, also for sides that cannot win.
    standing = {side: (tally[side], tie_break(table, votes, side, cards[side]))
                for side in contenders(table, gathered)}
    winners = [side for side in standing if standing[side] == max(standing.values())]
    return {"winners": winners, "votes": votes, "tally": tally}


def vote(table, name, cards):
    """The side that a faction votes for, or None."""
    merits = [merit(table, [card for card in side if faction(card) == name]) for side in cards]
    best = max(merits)
    return merits.index(best) if merits.count(best) == 1 and best > merit(table, []) else None


def merit(table, cards):
    """What decides a vote: most cards, then the highest rank, then the next-highest, and so on. With the
    Tower (9.7) the sum of points comes before that."""
    ranks = sorted((rank(card, table.setting) for card in cards), reverse=True)
    total = sum(points(card, table.setting) for card in cards)
    return (total if table.building == "tower" else 0, len(cards), ranks)


def tie_break(table, votes, side, cards):
    """More cards in the factions that voted for the side, then more points on them. German: points only."""
    counted = [card for card in cards if votes[faction(card)] == side]
    total = sum(points(card, table.setting) for card in counted)
    return (len(counted) if table.edition == "international" else 0, total)
