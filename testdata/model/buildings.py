"""Buildings: section 9 of RULES.md. Dungeon (9.1) and Tower (9.7) are in scoring.py, as they are votes."""

from cards import faction, points, rank


def count(cards, name):
    return sum(faction(card) == name for card in cards)


def claim_votes(table, claimed, winner, gathered):
    """9.2: with the Lighthouse, looks after a trick who has 3 cards of a faction, from the winner clockwise.
    `gathered` is what each side holds from Phase Two, `claimed` the side that has a faction for good."""
    if table.building == "lighthouse":
        for side in [table.side(seat) for seat in table.clockwise(winner)]:
            for name in table.factions:
                if count(gathered[side], name) >= 3:
                    claimed.setdefault(name, side)


def kept(table, cards):
    """9.3, 9.6, 9.8: the cards of a side that are left for counting."""
    if table.building == "pyramid":
        return [card for card in cards if points(card, table.setting) > 3]
    if table.building == "runestones":
        return [card for card in cards if points(card, table.setting) % 2 == 0]
    if table.building == "fortress":
        by_rank = sorted(cards, key=lambda card: rank(card, table.setting))
        by_faction = [[card for card in by_rank if faction(card) == name] for name in table.factions]
        return [card for own in by_faction for card in (own[4:] if len(own) > 5 else own)]
    return cards


def contenders(table, gathered):
    """9.4, 9.5, 9.9: the sides that can win, from all cards that each side gathered."""
    sides, size = table.sides, [len(cards) for cards in gathered]
    if table.building == "abbey":
        return [side for side in sides
                if not all(size[side] >= 2 * size[other] for other in sides if other != side)]
    if table.building == "bridge":
        sets = [min(count(cards, name) for name in table.factions) for cards in gathered]
        return [side for side in sides if sets[side] == max(sets)]
    if table.building == "castle":
        return [side for side in sides if size[side] == max(size)]
    return sides
