"""A scripted session with five people. It leaves tables in every state behind.

Each function in STATES brings one table into one state and returns its id. The name of the function is the name of
the state, and its docstring goes into the manifest.
"""

import json
import random
import re
import time
import urllib.error
import urllib.request

# Clocks stop while no server runs, so these games can be continued years later.
LONG = {"real_time": {"bank": 86400, "step": 3600}}
DAYS = {"correspondence": {"days": 3}}


class Refused(Exception):
    """The server refused a request. `problem` says why."""

    def __init__(self, problem):
        super().__init__(problem["title"])
        self.problem = problem


class Unlucky(Exception):
    """The deal did not lead to the state that was wanted. The session has to be played again."""


class Person:
    """A person with a session cookie, or a program with a token."""

    def __init__(self, session, key=None):
        self.session, self.key, self.headers = session, key, {}
        self.id = self.cookie = self.account = self.token = None

    def open(self, method, path, body=None):
        """Sends a request and returns the response."""
        self.session.requests.add((method, path))
        headers = {"Content-Type": "application/json", **self.headers}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.session.url + path, data, headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)) from error

    def ask(self, method, path, body=None):
        """Sends a request and returns the decoded body."""
        with self.open(method, path, body) as response:
            if "Set-Cookie" in response.headers and method != "DELETE":
                self.cookie = response.headers["Set-Cookie"].split(";")[0]
                self.headers = {"Cookie": self.cookie}
            text = response.read()
            return json.loads(text) if text else None

    def is_known(self):
        """Whether the person is still logged in."""
        return bool(self.headers)

    def act(self, table, command, name=None):
        """Sends a command to a table. `name` is the request id."""
        self.session.commands.add(command if isinstance(command, str) else next(iter(command)))
        body = {"command": command} if name is None else {"id": name, "command": command}
        return self.ask("POST", f"/api/v1/tables/{table}/commands", body)

    def say(self, table, text):
        """Writes a chat message."""
        self.act(table, {"say": {"text": text}})

    def first_messages(self, table):
        """The messages that the server sends when the person starts watching a table."""
        with self.open("GET", f"/api/v1/tables/{table}/events") as lines:
            for line in lines:
                message = json.loads(line)
                yield message
                if message["say"] == "presence":
                    return


class Session:
    """The people at a server, their tables, and what has been requested so far."""

    def __init__(self, seed):
        self.url, self.rng, self.spares = None, random.Random(seed), False
        self.people, self.tables, self.states, self.host_of = {}, {}, {}, {}
        self.requests, self.commands, self.played, self.closed, self.repeated = set(), set(), set(), [], {}

    def enter(self, key, name):
        """Adds a guest."""
        self.people[key] = person = Person(self, key)
        setattr(self, key, person)
        person.id = person.ask("POST", "/api/v1/guest", {"name": name})["id"]

    def leave(self, state):
        """Brings a table into a state."""
        self.tables[state.__name__] = state(self)
        self.states[state.__name__] = state.__doc__

    def look(self, table, viewer=None):
        """The table as a person sees it. The default is the person who opened it."""
        viewer = viewer or self.host_of[table]
        return viewer.ask("GET", f"/api/v1/tables/{table}")["view"]

    def sitting(self, table, view, seat):
        """The person in a seat. If a program opened the table, it plays for its owner."""
        of = view["seats"][seat]["person"]["id"]
        return next(person for person in (self.host_of[table], *self.people.values()) if person.id == of)

    def open(self, host, **options):
        """Opens a table."""
        table = host.ask("POST", "/api/v1/tables", options)["table"]
        self.host_of[table] = host
        return table

    def game(self, *people, bots=(), **options):
        """Starts a game. The first person opens the table and leads."""
        players = len(people) + sum(bot is not None for bot in bots)
        options = {"players": players, "first_leader": 0, "bots": list(bots), **options}
        table = self.open(people[0], **options)
        for person in people[1:]:
            seats = self.look(table, people[0])["seats"]
            free = next(at for at, seat in enumerate(seats) if not seat["person"] and not seat["bot"])
            person.act(table, {"sit": {"seat": free}})
        self.begin(table, *people)
        return table

    def begin(self, table, *people):
        """Everyone is ready, with nonces of different lengths."""
        for person in people:
            digits = self.rng.choice([0, 2, 16, 64])
            person.act(table, {"ready": {"nonce": "".join(self.rng.choices("0123456789abcdef", k=digits))}})

    def answer(self, person, table, prefer=lambda phase, card: True):
        """Answers the question that a person is asked, with a preferred card if possible."""
        game = self.look(table, person)["game"]
        kind, asked = next(iter(game["question"].items()))
        if kind == "play":
            cards = [card for card in asked["cards"] if prefer(game["phase"], card)]
            answer = self.rng.choice(cards or asked["cards"])
        elif kind == "take":
            answer = self.rng.choice(asked["market"] + (["deck"] if asked["deck"] else []))
        elif kind == "crush":
            self.spares = not self.spares
            answer = None if self.spares else asked["victims"][0]
        else:
            answer = self.rng.sample(asked["hand"], asked["count"])
        command = {"act": {"number": game["number"], "answer": {kind: answer}}}
        # A request may have an id. If it is sent again, it counts once.
        name = f"{person.key}-{game['number']}" if self.rng.random() < 0.5 else None
        number = person.act(table, command, name)["number"]
        if name:
            self.repeated[table] = {"by": person.key, "id": name, "command": command, "number": number}

    def play(self, table, until=None, **how):
        """Plays until no bot is to act and `until(view)` is true. Without `until`, plays to the end."""
        while True:
            view = self.look(table)
            if view["stage"] == "over":
                if until:
                    raise Unlucky(f"{until.__qualname__.split('.')[0]} was not reached")
                return view
            asked = [at["seat"] for at in view["game"]["asked"]]
            if any(view["seats"][seat]["bot"] for seat in asked):
                time.sleep(0.005)
            elif until and until(view):
                return view
            else:
                self.answer(self.sitting(table, view, asked[0]), table, **how)

    def wait(self, table, until):
        """Waits until `until(view)` is true."""
        while not until(self.look(table)):
            time.sleep(0.02)


def phase(number, tricks=0, cards=None):
    """At least so many tricks of a phase are complete, and so many cards lie in the current one."""

    def reached(view):
        game = view["game"]
        lie = cards is None or len(game["trick"]) == cards
        return lie and (game["phase"], game["tricks"]["done"]) >= (number, tricks)

    return reached


def asked(kind, seats=1):
    """So many seats are asked a question of this kind, and no seat is asked anything else."""

    def reached(view):
        kinds = [at["kind"] for at in view["game"]["asked"]]
        return kinds == [kind] * seats

    return reached


def seers(_, card):
    """Prefers Seers."""
    return card.startswith("SE")


def gnomes(phase, card):
    """Keeps Gnomes and Giants for Phase Two, then prefers Gnomes."""
    return card.startswith("GN") if phase == 2 else card[:2] not in ("GN", "GI")


def phoenixes(phase, card):
    """Keeps Phoenixes for Phase Two, then prefers them."""
    return (card[:2] in ("PX", "PF")) == (phase == 2)


def at_once(_):
    """True as soon as no bot is to act."""
    return True


# --- Waiting for players ---


def waiting_for_anybody(s):
    """A public table with a free seat."""
    return s.open(s.ada)


def waiting_for_a_friend(s):
    """A private table without spectators and without card tracker."""
    return s.open(
        s.ben, public=False, spectators=False, tracker=False, deck="claim2", edition="german", first_leader=1
    )


def waiting_with_people_and_a_bot(s):
    """Four seats: two people (one is ready), a bot, a free seat. A person and a bot have left. Random deck."""
    table = s.open(s.cleo, players=4, deck="random", setting="random", building="random", bots=[None, "random"])
    s.cleo.act(table, {"bot": {"seat": 3, "level": "novice"}})
    s.cleo.act(table, {"bot": {"seat": 3, "level": None}})
    s.ben.act(table, {"sit": {"seat": 2}})
    s.ben.act(table, "leave")
    s.dora.act(table, {"sit": {"seat": 2}})
    s.dora.act(table, {"ready": {"nonce": "d0"}})
    return table


def waiting_by_correspondence(s):
    """A correspondence table. It is listed in the lobby even when nobody is online."""
    return s.open(s.cleo, players=3, deck="claim2", clock=DAYS, bots=[None, "apprentice"])


def waiting_to_be_found(s):
    """A search for opponents found no one, so it opened a table."""
    table = s.ben.ask("POST", "/api/v1/tables/find", {"players": 3, "setting": "swamp", "building": "castle"})["table"]
    s.host_of[table] = s.ben
    return table


# --- Phase One ---


def phase_one(s):
    """In the middle of a trick, with chat among the players and among the spectators."""
    table = s.game(s.ada, s.ben, setting="lakeside", building="dungeon")
    s.play(table, phase(1, 4, 1))
    s.ada.say(table, "Good luck, \"both\"; 'tis a game!")
    s.ben.say(table, "Viel Glück — ¡suerte! 🂡")
    s.cleo.say(table, "I only watch.")
    return table


def phase_one_found(s):
    """Two people found each other by searching. The first leader was drawn."""
    options = {"deck": "claim2", "setting": "plateau", "building": "tower", "edition": "german"}
    table = s.cleo.ask("POST", "/api/v1/tables/find", options)["table"]
    s.host_of[table] = s.cleo
    with s.cleo.open("GET", f"/api/v1/tables/{table}/events") as there:
        # The search finds tables of people who are online.
        there.readline()
        assert s.dora.ask("POST", "/api/v1/tables/find", options)["table"] == table
    s.begin(table, s.dora, s.cleo)
    s.play(table, phase(1, 2))
    return table


def phase_one_three_people(s):
    """Three people, private, without spectators."""
    table = s.game(s.cleo, s.ada, s.dora, spectators=False, public=False, setting="farmland", building="pyramid")
    s.play(table, phase(1, 3, 2))
    return table


def phase_one_four_people(s):
    """Four people in two teams, in the middle of a trick."""
    table = s.game(s.dora, s.cleo, s.ben, s.ada, setting="islands", edition="german", first_leader=None)
    s.play(table, phase(1, 1, 2))
    return table


def phase_one_with_a_token(s):
    """A program with a token plays against a bot, without card tracker."""
    deck = ["goblins", "knights", "dragons", "unicorns", "basilisks"]
    table = s.game(s.program, bots=[None, "random"], deck=deck, tracker=False, building="runestones")
    s.play(table, phase(1, 5))
    return table


def phase_one_passing(s):
    """Passing cards before Phase One. One of the two has chosen."""
    table = s.game(s.ada, s.cleo, setting="endless_sands", building="runestones")
    s.play(table, asked("pass"))
    return table


def phase_one_taking(s):
    """The winner of a trick chooses a market card."""
    table = s.game(s.ben, s.ada, deck="claim2", setting="islands", first_leader=None)
    s.play(table, phase(1, 2))
    s.play(table, asked("take"))
    return table


def phase_one_seer(s):
    """A winning Seer chooses between the market card and the top of the deck."""
    deck = ["gnomes", "giants", "seers", "undead", "doppelgangers"]
    table = s.game(s.dora, s.ben, deck=deck, setting="underworld", building="bridge")
    s.play(table, asked("take"), prefer=seers)
    return table


# --- Phase Two ---


def phase_two(s):
    """In the middle of a trick."""
    table = s.game(s.ben, s.ada, setting="plateau", building="bridge")
    s.play(table, phase(2, 5, 1))
    return table


def phase_two_begins(s):
    """Before the first trick."""
    table = s.game(s.cleo, s.ben, deck="claim2", edition="german", public=False)
    s.play(table, phase(2))
    return table


def phase_two_passing(s):
    """Passing cards before Phase Two. One of three has chosen."""
    deck = ["goblins", "knights", "undead", "dwarves", "doppelgangers", "dragons", "trolls"]
    table = s.game(s.ada, s.ben, s.cleo, deck=deck, setting="windlands", building="castle")
    s.play(table, asked("pass", 2))
    return table


def phase_two_discarding(s):
    """Discarding cards before Phase Two. Two bots and one of two people have chosen."""
    table = s.game(s.dora, s.cleo, bots=[None, "random", None, "novice"], deck="claim2", setting="swamp")
    s.play(table, asked("discard"))
    return table


def phase_two_crushing(s):
    """The winner of a trick chooses whose Gnome a Giant crushes."""
    deck = ["gnomes", "giants", "trolls", "seers", "dwarves", "undead", "dragons"]
    table = s.game(s.ben, s.dora, s.ada, deck=deck, building="abbey", edition="german")
    s.play(table, asked("crush"), prefer=gnomes)
    return table


def phase_two_lighthouse(s):
    """With the Lighthouse, where votes can be locked in during the phase."""
    deck = ["gnomes", "giants", "phoenixes", "unicorns", "basilisks"]
    table = s.game(s.cleo, s.ada, deck=deck, setting="ice_fields", building="lighthouse")
    s.play(table, phase(2, 8))
    return table


def phase_two_partners(s):
    """Two partners against bots of two levels, with lost Phoenixes."""
    deck = ["goblins", "knights", "phoenixes", "unicorns", "basilisks", "seers", "doppelgangers"]
    bots = [None, "apprentice", None, "adept"]
    table = s.game(s.ada, s.dora, bots=bots, deck=deck, setting="underworld", building="fortress")
    s.play(table, phase(2, 4), prefer=phoenixes)
    return table


def phase_two_master(s):
    """One person against two bots, with few tricks left. Everything is random."""
    table = s.game(s.ben, bots=[None, "master", "novice"], deck="random", setting="random", building="random")
    s.play(table, lambda view: view["game"]["phase"] == 2 and (view["game"]["tricks"]["left"] or 9) <= 4)
    return table


# --- Clocks, and players who left ---


def clocks(s):
    """A game with a clock."""
    table = s.game(s.ada, s.ben, clock=LONG, timeout="loss", building="tower")
    s.play(table, phase(1, 3))
    return table


def correspondence(s):
    """A correspondence game."""
    table = s.game(s.cleo, s.dora, s.ben, clock=DAYS, timeout="loss", deck="claim2")
    s.play(table, phase(1, 1, 1))
    return table


def out_of_time(s):
    """A player ran out of time, and a bot plays until the player returns."""
    table = s.game(s.ada, s.ben, clock={"real_time": {"bank": 2, "step": 3600}}, timeout="bot")
    s.wait(table, lambda view: view["seats"][0]["bot"])
    s.play(table, phase(1, 1))
    assert not s.look(table)["seats"][1]["bot"], "somebody else was too slow, too"
    return table


def out_of_time_for_good(s):
    """One of three players lost on time, and a bot plays on for good."""
    table = s.game(s.ada, s.ben, s.cleo, clock={"real_time": {"bank": 2, "step": 3600}}, timeout="loss")
    s.wait(table, lambda view: view["seats"][0]["bot"])
    s.play(table, phase(1, 1))
    assert not any(s.look(table)["seats"][seat]["bot"] for seat in (1, 2)), "somebody else was too slow, too"
    return table


def given_to_a_bot(s):
    """A player was away, and the opponent gave the seat to a bot."""
    table = s.game(s.cleo, s.ben, deck="claim2", building="dungeon")
    s.play(table, phase(1, 2))
    s.cleo.act(table, {"replace": {"seat": 1}})
    s.play(table, phase(1, 4))
    return table


def came_back(s):
    """A player was replaced by a bot and has returned."""
    table = s.game(s.ben, s.cleo, setting="ice_fields")
    s.play(table, phase(1, 1))
    s.ben.act(table, {"replace": {"seat": 1}})
    s.play(table, phase(1, 3))
    s.cleo.act(table, "return")
    s.play(table, phase(1, 4))
    return table


def resigned_of_three(s):
    """One of three players resigned, and a bot plays on for good."""
    table = s.game(s.dora, s.ada, s.ben, deck="claim2", setting="lakeside", edition="german")
    s.play(table, phase(1, 2))
    s.dora.act(table, "resign")
    s.play(table, at_once)
    return table


def with_somebody_forgotten(s):
    """One of the players has deleted their account and data."""
    table = s.game(s.ben, s.egon)
    s.play(table, phase(1, 2, 1))
    s.egon.say(table, "Nobody will remember this.")
    return table


# --- Over ---


def finished(s):
    """Played to the end, with chat from players and spectators."""
    table = s.game(s.ada, s.ben, first_leader=None)
    s.ada.say(table, "Hello")
    s.cleo.say(table, "Ada will win.")
    s.play(table)
    s.ben.say(table, "Well played!")
    s.cleo.say(table, "I said so.")
    return table


def finished_by_three(s):
    """Two people and a bot played to the end."""
    deck = ["gnomes", "giants", "seers", "trolls", "phoenixes", "unicorns", "basilisks"]
    options = {"deck": deck, "setting": "windlands", "building": "pyramid", "edition": "german"}
    table = s.game(s.cleo, s.dora, bots=[None, "random"], first_leader=None, **options)
    s.play(table, prefer=gnomes)
    return table


def finished_by_four(s):
    """Four people in two teams played to the end. Everything is random."""
    options = {"deck": "random", "setting": "random", "building": "random"}
    table = s.game(s.ada, s.ben, s.cleo, s.dora, first_leader=2, **options)
    s.play(table)
    return table


def finished_among_friends(s):
    """Played to the end at a private table. One of the players has deleted their account and data."""
    table = s.game(s.ada, s.egon, deck="claim2", public=False, spectators=False, setting="swamp", building="tower")
    s.egon.say(table, "This neither.")
    s.play(table)
    return table


def waiting_again(s):
    """A rematch. Both players are seated and neither is ready."""
    table = s.ben.act(s.tables["finished"], "rematch")["table"]
    s.host_of[table] = s.ben
    return table


def branched(s):
    """A new game against a bot from a moment of a finished game."""
    return branch(s, s.cleo, s.tables["finished"], 20)


def branched_finished(s):
    """A branched game, played to the end."""
    table = branch(s, s.ada, s.tables["finished"], 9)
    s.play(table)
    return table


def branched_again(s):
    """A game branched from a branched game, in the seat that a bot had."""
    return branch(s, s.ben, s.tables["branched_finished"], 5, seat=0)


def branch(s, person, table, left, seat=1):
    """Branches a game so many steps before its end."""
    number = s.look(table)["number"] - left
    wanted = {"number": number, "seat": seat, "level": "novice"}
    branched = person.ask("POST", f"/api/v1/tables/{table}/branch", wanted)["table"]
    s.host_of[branched] = person
    s.play(branched, at_once)
    return branched


def resigned(s):
    """A player resigned against the strongest bot."""
    table = s.game(s.dora, bots=[None, "grandmaster"])
    s.play(table, phase(1, 1))
    s.dora.act(table, "resign")
    return table


def resigned_of_four(s):
    """One of four players resigned, so the team lost."""
    table = s.game(s.ada, s.ben, s.cleo, s.dora, deck="claim2", setting="islands")
    s.play(table, phase(1, 1))
    s.cleo.act(table, "resign")
    return table


def aborted(s):
    """Cancelled during the first trick, without a result."""
    table = s.game(s.cleo, s.ada, deck="claim2")
    s.play(table, phase(1, 0, 1))
    s.ada.act(table, "abort")
    return table


def lost_on_time(s):
    """One of two players lost on time."""
    table = s.game(s.ben, s.cleo, clock={"real_time": {"bank": 1, "step": 0}}, timeout="loss")
    s.wait(table, lambda view: view["stage"] == "over")
    return table


def claimed(s):
    """A player claimed a certain win."""
    table = s.game(s.ada, s.dora, deck="claim2", edition="german")
    for trick in range(5, 13):
        s.play(table, phase(2, trick))
        for person in (s.ada, s.dora):
            try:
                person.act(table, "claim")
                return table
            except Refused as refused:
                assert refused.problem["type"] == "not_proved"
    raise Unlucky("no player could claim a win")


def bot_to_act(s):
    """A bot was to act when the server stopped."""
    table = s.game(s.ada, bots=[None, "novice"])
    s.answer(s.ada, table)
    assert s.look(table)["seats"][s.look(table)["game"]["asked"][0]["seat"]]["bot"]
    return table


STATES = [
    waiting_for_anybody,
    waiting_for_a_friend,
    waiting_with_people_and_a_bot,
    waiting_by_correspondence,
    waiting_to_be_found,
    phase_one,
    phase_one_found,
    phase_one_three_people,
    phase_one_four_people,
    phase_one_with_a_token,
    phase_one_passing,
    phase_one_taking,
    phase_one_seer,
    phase_two,
    phase_two_begins,
    phase_two_passing,
    phase_two_discarding,
    phase_two_crushing,
    phase_two_lighthouse,
    phase_two_partners,
    phase_two_master,
    clocks,
    correspondence,
    out_of_time,
    out_of_time_for_good,
    given_to_a_bot,
    came_back,
    resigned_of_three,
    with_somebody_forgotten,
    finished,
    finished_by_three,
    finished_by_four,
    finished_among_friends,
    waiting_again,
    branched,
    branched_finished,
    branched_again,
    resigned,
    resigned_of_four,
    aborted,
    lost_on_time,
    claimed,
]


# --- People ---


def come_in(s):
    """Five guests arrive. Two create accounts, and one lets a program play for her."""
    for key, name in [("ada", "Ada"), ("ben", "Benno"), ("cleo", "Cléo"), ("dora", "Dóra"), ("egon", "Egon")]:
        s.enter(key, name)
    for person, name in [(s.ada, "Ada"), (s.dora, "Dóra")]:
        person.account = {"name": name, "password": f"the long password of {person.key}"}
        person.ask("POST", "/api/v1/account", person.account)
    s.ada.ask("PUT", "/api/v1/me/settings", {"sound": False, "speed": 1.5, "language": "de", "seen": ["rules", "♞"]})
    make = {"label": "Ada's program", "scopes": ["read", "play", "chat", "account"]}
    s.ada.token = s.ada.ask("POST", "/api/v1/me/tokens", make)
    s.program = Person(s, "ada")
    s.program.id, s.program.headers = s.ada.id, {"Authorization": "Bearer " + s.ada.token["secret"]}
    s.cleo.token = s.cleo.ask("POST", "/api/v1/me/tokens", {"label": "to look", "scopes": ["read"]})


def settle_in(s):
    """Names change, a player is muted, and some cookies and tokens become invalid."""
    s.ben.ask("PATCH", "/api/v1/me", {"name": "Ben"})
    s.program.ask("PATCH", "/api/v1/me", {"name": "Ada L."})
    s.ada.account["name"] = "Ada L."
    s.ben.ask("PUT", f"/api/v1/me/mutes/{s.cleo.id}")
    s.cleo.ask("PUT", f"/api/v1/me/mutes/{s.dora.id}")
    s.cleo.ask("DELETE", f"/api/v1/me/mutes/{s.dora.id}")
    dropped = s.ada.ask("POST", "/api/v1/me/tokens", {"label": "lost", "scopes": ["read"]})
    s.ada.ask("DELETE", f"/api/v1/me/tokens/{dropped['token']['id']}")
    elsewhere = Person(s)
    elsewhere.ask("POST", "/api/v1/session", s.ada.account)
    gone = elsewhere.cookie
    elsewhere.ask("DELETE", "/api/v1/session")
    s.egon.ask("DELETE", "/api/v1/me")
    s.dora.ask("DELETE", "/api/v1/session")
    s.closed = [{"token": dropped["secret"]}, {"cookie": gone}, {"cookie": s.egon.cookie}, {"cookie": s.dora.cookie}]
    for person in (s.egon, s.dora):
        person.headers = {}


def look_around(s):
    """Sends the requests that only read."""
    for path in ["session", "me", "me/settings", "me/tokens", "me/mutes", "me/tables", "me/games", "catalogue"]:
        s.ada.ask("GET", f"/api/v1/{path}")
    s.ada.ask("GET", f"/api/v1/tables/{s.tables['phase_one']}/tracker")
    for path in [f"tables/{s.tables['finished']}/replay", "archive"]:
        s.ada.open("GET", f"/api/v1/{path}").read()


def assert_complete(s, records):
    """Checks that the session used every request, every command, and everything in the catalogue."""
    with s.ada.open("GET", "/api/v1/openapi.json") as response:
        described = json.load(response)
    for path, methods in described["paths"].items():
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
        for method in methods:
            made = any(of == method.upper() and pattern.fullmatch(to) for of, to in s.requests)
            assert made, f"{method} {path} was never requested"
    commands = described["components"]["schemas"]["Command"]["oneOf"]
    missing = {(command.get("enum") or command["required"])[0] for command in commands} - s.commands
    assert not missing, f"commands never sent: {missing}"
    catalogue = s.ada.ask("GET", "/api/v1/catalogue")
    there = {faction["name"] for faction in catalogue["factions"]}
    there.update(catalogue["settings"], catalogue["buildings"], catalogue["editions"], catalogue["levels"])
    assert not there - s.played, f"never played: {there - s.played}"
    for answer in ['"take":"deck"', '"crush":null', '"crush":[0-2]', '"pass":', '"discard":']:
        if not re.search(answer, "".join(records)):
            raise Unlucky(f"no finished game has the answer {answer}")


# --- The manifest ---


def described(s, state, table, records, before):
    """The manifest entry of a table. The record of a finished game is added to `records`."""
    host = s.host_of[table]
    view = s.look(table, host if host.is_known() else s.ada)
    about = {"state": state, "about": s.states[state], "table": table, "stage": view["stage"], "number": view["number"]}
    keys = {person.id: key for key, person in s.people.items()}
    about["people"] = [seat["person"] and keys[seat["person"]["id"]] for seat in view["seats"]]
    about["bots"] = [seat["bot"] for seat in view["seats"]]
    played = view["table"]
    s.played.update(played["factions"], about["bots"], [played["setting"], played["building"], played["edition"]])
    about["public"] = view["options"]["public"]
    if view["stage"] == "playing":
        about["phase"] = view["game"]["phase"]
        about["asked"] = [[at["seat"], at["kind"]] for at in view["game"]["asked"]]
        if table in s.repeated:
            about["repeated"] = s.repeated[table]
    if view["stage"] == "over":
        about["ended"] = view["ending"]["by"]
        about["winners"] = view["ending"]["winners"]
        with s.ada.open("GET", f"/api/v1/tables/{table}/record") as response:
            records.append(response.read().decode())
        about["record"] = before + len(records)
    for key, person in s.people.items():
        if person.is_known() and (view["options"]["spectators"] or view["stage"] != "playing"):
            talk = [message["sayings"] for message in person.first_messages(table) if message["say"] == "talk"]
            if talk:
                heard = [[keys[said["by"]["id"]], said["watching"], said["text"]] for said in talk[0]]
                about.setdefault("heard", {})[key] = heard
    return about


def manifest(s, records, before):
    """Everything that a reader of the store needs to know. `before` is the number of records already in the file."""
    # The lobby first: watching a table makes a person present, which changes the lobby.
    lobby = sorted(table["id"] for table in s.ada.ask("GET", "/api/v1/tables"))
    people = {}
    for key, person in s.people.items():
        people[key] = {"id": person.id}
        if person.is_known():
            people[key] = person.ask("GET", "/api/v1/me")
            people[key]["cookie"] = person.cookie
            people[key]["settings"] = person.ask("GET", "/api/v1/me/settings")
            people[key]["mutes"] = [muted["id"] for muted in person.ask("GET", "/api/v1/me/mutes")]
        if person.account:
            people[key]["account"] = person.account
        if person.token:
            people[key]["token"] = person.token
    tables = [described(s, state, table, records, before) for state, table in s.tables.items()]
    return {"people": people, "closed": s.closed, "lobby": lobby, "tables": tables}
