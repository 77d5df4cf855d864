#!/usr/bin/env python3
"""A bot that plays Claim at an Interregnum server through its HTTP API.

It needs nothing but Python: it comes in as a guest, makes a token, opens tables against a bot of the
server (or takes a seat at a table that it is told), follows the stream of events, and answers every
question with a legal action. Write your own `choose` and you have your own bot.

    python3 examples/bot.py --server http://127.0.0.1:7777 --games 3 --against adept
    python3 examples/bot.py --table q3fz6hv2m7k4xw9d --seat 1
"""

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """The server refuses; `problem` says why."""

    def __init__(self, problem):
        super().__init__(problem["title"])
        self.problem = problem


class Server:
    """A server, and who we are there."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.headers = {"Content-Type": "application/json"}

    def open(self, method, path, body=None, timeout=60):
        """Sends a request, and again when the server is busy or away for a moment."""
        data = None if body is None else json.dumps(body).encode()
        for patience in range(30, -1, -1):
            request = urllib.request.Request(self.url + path, data, self.headers, method=method)
            try:
                return urllib.request.urlopen(request, timeout=timeout)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if not patience or "retry_after" not in problem:
                    raise Refused(problem) from error
                time.sleep(problem["retry_after"])
            except OSError:
                if not patience:
                    raise
                time.sleep(1)

    def ask(self, method, path, body=None):
        """Sends a request; returns the answer."""
        with self.open(method, path, body) as response:
            text = response.read()
            return json.loads(text) if text else None

    def enter(self, name):
        """Comes in as a guest, and makes a token to go on with."""
        with self.open("POST", "/api/v1/guest", {"name": name}) as response:
            self.headers["Cookie"] = response.headers["Set-Cookie"].split(";")[0]
        made = self.ask("POST", "/api/v1/me/tokens", {"label": "bot.py", "scopes": ["read", "play"]})
        del self.headers["Cookie"]
        self.headers["Authorization"] = "Bearer " + made["secret"]

    def command(self, table, command):
        """Does something at a table. Its name makes it safe to send the request again."""
        body = {"id": secrets.token_hex(8), "command": command}
        return self.ask("POST", f"/api/v1/tables/{table}/commands", body)

    def views(self, table):
        """The table, again after everything that happens. A stream that breaks is taken up where it ended."""
        seen = None
        while True:
            since = "" if seen is None else f"?since={seen}"
            try:
                with self.open("GET", f"/api/v1/tables/{table}/events{since}") as lines:
                    for line in lines:
                        message = json.loads(line) if line.strip() else {}
                        if message.get("say") in ("table", "update"):
                            seen = message["view"]["number"]
                            yield message["view"]
            except OSError:
                pass  # the connection broke
            time.sleep(1)


def choose(view):
    """One of the legal answers to the view's question: any of them. Here begins the art."""
    kind, asked = next(iter(view["game"]["question"].items()))
    if kind == "play":
        return {"play": random.choice(asked["cards"])}
    if kind == "take":
        return {"take": random.choice(asked["market"] + (["deck"] if asked["deck"] else []))}
    if kind in ("pass", "discard"):
        return {kind: random.sample(asked["hand"], asked["count"])}
    return {"crush": random.choice(asked["victims"] + [None])}


def play(server, table):
    """Plays a game to its end; returns the last view."""
    answered = None
    for view in server.views(table):
        game = view["game"]
        if view["stage"] == "over":
            return view
        if game and game["question"] and game["number"] != answered:
            answered = game["number"]
            server.command(table, {"act": {"number": answered, "answer": choose(view)}})


def main():
    parser = argparse.ArgumentParser(description="Plays Claim at an Interregnum server.")
    parser.add_argument("--server", default="http://127.0.0.1:7777")
    parser.add_argument("--name", default="Python bot")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--deck", default="claim")
    parser.add_argument("--against", default="novice", help="the level of the server's bot")
    parser.add_argument("--table", help="a table that is there, instead of new ones")
    parser.add_argument("--seat", type=int, default=1, help="the seat to take there")
    args = parser.parse_args()
    server = Server(args.server)
    server.enter(args.name)
    won = 0
    games = 1 if args.table else args.games
    for game in range(1, games + 1):
        table = args.table
        if table:
            server.command(table, {"sit": {"seat": args.seat}})
        else:
            options = {"deck": args.deck, "bots": [None, args.against]}
            table = server.ask("POST", "/api/v1/tables", options)["table"]
        server.command(table, {"ready": {"nonce": secrets.token_hex(16)}})
        view = play(server, table)
        side = view["seats"][view["you"]]["side"]
        won += side in view["ending"]["winners"]
        print(f"game {game}, table {table}: {'won' if side in view['ending']['winners'] else 'not won'}")
    print(f"{won} of {games} won")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"refused: {refused}")
    except OSError as error:
        sys.exit(f"the server does not answer: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
