"""The course of the game: section 10 of RULES.md, with the Settings that change it (section 8)."""

from collections import namedtuple

import factions
from buildings import claim_votes
from cards import faction, rank, value
from scoring import result
from tricks import Play, Trick, playable

# What a seat is asked; kind is "play", "take", "pass", "discard" or "crush". To pass or discard it chooses
# `count` of the options, otherwise one.
Question = namedtuple("Question", "seat kind options count", defaults=[None])


class Game:
    """A game. Its course is a generator: where a player decides, it yields a Question and gets the answer."""

    def __init__(self, table, deck, fire):
        self.table = table
        self.hands, self.deck, self.fire = table.deal(deck, fire)
        self.followers, self.piles, self.front = ([[] for _ in self.hands] for _ in range(3))
        self.market, self.aside, self.plays = [], [], []  # aside: Trolls (6.3); plays: of this trick
        self.leader, self.phase = table.first_leader, 1
        self.losers = []  # seats whose side did not win the last trick (7.1, 8.9)
        self.streak = (None, 0)  # who won how many tricks in a row (8.7)
        self.claimed = {}  # votes given for good (9.2)
        self.phase_two_hands, self.result = [], None
        self.running = self.course()
        self.question = next(self.running)

    def answer(self, choice):
        """Goes on to the next question. After the last one there is None."""
        self.question = self.running.send(choice)

    def score_piles(self):
        """The score piles with the Gnomes in front, by seat."""
        return [sorted(pile + front) for pile, front in zip(self.piles, self.front)]

    def course(self):
        if self.table.setting == "endless_sands":
            yield from self.pass_cards(5)  # 8.5
        for _ in range(self.table.hand_size):
            trick = yield from self.round_of_phase_one()
        last_winners = [trick.winner]

        self.phase, self.hands = 2, self.followers  # 10.3
        self.phase_two_hands = [sorted(hand) for hand in self.hands]
        self.scored_before = [len(pile) for pile in self.piles]
        self.streak = (None, 0)  # 8.7: the count starts again
        if self.table.setting == "windlands":
            yield from self.pass_cards(3)  # 8.4
        if self.table.setting == "swamp":
            yield from self.choose_cards("discard", 2)  # 8.8
        while all(self.hands):  # 7.1: a hand that is empty ends the phase
            trick = yield from self.trick_of_phase_two()
        last_winners.append(trick.winner)
        self.result = result(self.table, self.by_side(self.score_piles()), self.claimed, last_winners)
        yield None

    def by_side(self, cards_by_seat):
        """10.4: partners pool their cards."""
        return [sum((cards for seat, cards in enumerate(cards_by_seat) if self.table.side(seat) == side), [])
                for side in self.table.sides]

    def choose_cards(self, kind, count):
        """Cards leave the hands all at once: nothing moves before everybody has chosen."""
        chosen = []
        for seat, hand in enumerate(self.hands):
            chosen.append((yield Question(seat, kind, sorted(hand), count)))
        for hand, cards in zip(self.hands, chosen):
            for card in cards:
                hand.remove(card)
        return chosen

    def pass_cards(self, count):
        """8.4, 8.5: to the next player clockwise."""
        for seat, cards in enumerate((yield from self.choose_cards("pass", count))):
            self.hands[self.table.clockwise(seat)[1]] += cards

    def trick(self):
        """4.1: plays a trick, and settles who leads the next one."""
        self.plays = []
        for seat in self.table.clockwise(self.leader):
            options = playable(self.hands[seat], self.plays[0].card if self.plays else None)
            card = yield Question(seat, "play", sorted(set(options)))
            self.hands[seat].remove(card)
            self.plays.append(Play(seat, card, self.strength(seat, card)))
        trick = Trick(self.plays)
        self.losers = self.table.opponents(trick.winner)
        self.leader = self.next_leader(trick)
        return trick

    def strength(self, seat, card):
        """4.4: the rank, with the bonuses of Unicorns (7.2) and Ice Fields (8.9)."""
        strength = rank(card, self.table.setting)
        if self.phase == 2:
            strength += factions.unicorn_bonus(card, self.piles[seat])
        if self.table.setting == "ice_fields" and seat in self.losers:
            strength += 1
        return strength

    def next_leader(self, trick):
        """4.7: the winner, unless a Dragon (6.4) or the Plateau (8.7) decides otherwise."""
        last_winner, wins = self.streak
        self.streak = (trick.winner, wins + 1 if trick.winner == last_winner else 1)
        leader = trick.winner
        if self.table.setting == "plateau" and self.streak[1] == 3:
            self.streak = (None, 0)
            leader = self.table.opponents(trick.winner)[0]
        dragons = trick.of("dragons")
        return dragons[-1].seat if dragons else leader

    def round_of_phase_one(self):
        """10.1. Cards that are played and not scored are out of the game."""
        usual = 1 if self.table.players == 2 else 2
        size = usual + 1 if self.table.setting == "islands" else usual  # 8.6
        self.market, self.deck = self.deck[:size], self.deck[size:]
        trick = yield from self.trick()
        scored = trick.of("undead") + ([trick.captured] if trick.captured else [])  # 5.2, 7.3
        self.piles[trick.winner] += [play.card for play in scored]
        yield from self.take_cards(trick, usual)
        return trick

    def take_cards(self, trick, usual):
        """10.2: each player takes a card to the followers."""
        seer_wins = faction(trick.winning.card) == "seers"  # 6.5
        order = list(trick.ranking)
        if self.table.setting == "lakeside":  # 8.3: reversed, but a winning Seer still chooses first
            order = order[:1] + order[:0:-1] if seer_wins else order[::-1]
        taken = 0  # of the market
        for place, seat in enumerate(order):
            looks = seer_wins and place == 0 and self.deck
            options = sorted(set(self.market)) if taken < usual else []
            options += ["deck"] if looks or not options else []
            asked = looks or len(options) > 1
            choice = (yield Question(seat, "take", options)) if asked else options[0]
            if choice == "deck":
                self.followers[seat].append(self.deck.pop(0))
            else:
                self.market.remove(choice)
                self.followers[seat].append(choice)
                taken += 1
            if taken == usual and self.market:  # 8.6: the one left over goes under the deck
                self.deck.append(self.market.pop())

    def trick_of_phase_two(self):
        """10.3: a trick, and the order of things after it."""
        trick = yield from self.trick()
        self.gather(trick)
        for play in trick.plays:
            if faction(play.card) == "phoenixes" and play.seat in self.losers and self.fire:  # 7.1
                self.hands[play.seat].append(self.fire.pop(0))
        last_trick = not all(self.hands)
        for card in factions.trolls_taken(self.table, self.aside, last_trick):  # 6.3
            self.aside.remove(card)
            self.piles[trick.winner].append(card)
        yield from self.crush_gnomes(trick)
        held = [pile[old:] + front for pile, old, front in zip(self.piles, self.scored_before, self.front)]
        claim_votes(self.table, self.claimed, trick.winner, self.by_side(held))  # 9.2
        return trick

    def gather(self, trick):
        """The winner gathers the cards, unless a power says otherwise. A captured one has none (7.3)."""
        for play in trick.plays:
            place = self.piles[trick.winner]
            if play in trick.of("dwarves"):
                place = self.piles[factions.dwarves_taker(self.table, trick)]  # 5.3
            elif play in trick.of("gnomes"):
                place = self.front[trick.winner]  # 6.1
            elif play in trick.of("trolls"):
                place = self.aside  # 6.3
            place.append(play.card)

    def crush_gnomes(self, trick):
        """6.2: for each Giant in the order of play."""
        for giant in trick.of("giants"):
            gnome = f"GN{value(giant.card)}"
            victims = [seat for seat in self.table.opponents(trick.winner) if gnome in self.front[seat]]
            if victims and factions.crushing_is_asked(self.table):
                chosen = yield Question(trick.winner, "crush", [None] + sorted(victims))
                victims = [] if chosen is None else [chosen]
            for seat in victims:
                self.front[seat].remove(gnome)
