#!/usr/bin/env python3
"""Writes a fixture with the data of one version of the program: an SQLite file, a PostgreSQL dump, a backup, and the
records of all finished games.

    python3 testdata/stored/make.py target/release/interregnum

The fixture is a folder named after the version. An existing folder is never overwritten, because later versions are
tested against it. Needs only Python and PostgreSQL.
"""

import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import session  # noqa: E402

HERE = pathlib.Path(__file__).parent
# PostgreSQL refuses to run as root. This is the user id of "nobody".
NOBODY = 65534
# A bot with this pace does not answer before the server stops. In milliseconds.
AN_HOUR = 3600 * 1000


class Server:
    """A server process. It stops when the context ends."""

    def __init__(self, binary, place, pace=0):
        limits = ["--requests", "100000", "--passwords", "1000", "--sayings", "1000", "--tables-each", "1000"]
        words = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--bot-pace", str(pace), "--away", "0"]
        self.process = subprocess.Popen([binary, *words, *limits, *place], stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        for line in self.process.stdout:
            if line.startswith("Interregnum is at "):
                return line.split(" at ")[1].strip().rstrip("/")
        raise SystemExit("the server did not start")

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait() == 0, "the server did not stop cleanly"


class Postgres:
    """A private PostgreSQL cluster in a temporary folder, reached through a socket there."""

    def __init__(self):
        self.user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}

    def program(self, name):
        """The path of a PostgreSQL program. Debian has a folder for each version."""
        found = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        return str(found[-1]) if found else shutil.which(name) or sys.exit(f"{name} was not found. Install PostgreSQL.")

    def run(self, name, *words, start=subprocess.check_output, **more):
        """Runs a PostgreSQL program as an unprivileged user."""
        return start([self.program(name), *words], cwd="/", **self.user, **more)

    def __enter__(self):
        self.folder = folder = tempfile.mkdtemp()
        if self.user:
            os.chown(folder, NOBODY, NOBODY)
        make = ["--pgdata", f"{folder}/data", "--no-sync", "--no-locale", "--encoding=UTF8"]
        self.run("initdb", *make, "--auth=trust", "--username=test")
        words = ["-D", f"{folder}/data", "-k", folder, "-h", "", "-F"]
        self.process = self.run("postgres", *words, start=subprocess.Popen, stderr=subprocess.DEVNULL)
        while self.run("pg_isready", "-h", folder, "-U", "test", start=subprocess.call, stdout=subprocess.DEVNULL):
            time.sleep(0.1)
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        shutil.rmtree(self.folder)

    def place(self):
        """The arguments that make the server use this database."""
        return ["--database", f"postgres://test@localhost/postgres?host={self.folder}"]

    def dump(self):
        """The database as plain SQL, without the meta-commands that only psql understands."""
        words = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=500"]
        text = self.run("pg_dump", "-h", self.folder, "-U", "test", *words, "postgres", encoding="utf-8")
        lines = text.splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith(("\\restrict", "\\unrestrict")))


def play(binary, place, seed, records):
    """Plays the session and returns its manifest. Adds the records of its games to `records`."""
    people, new = session.Session(seed), []
    with Server(binary, place) as people.url:
        session.come_in(people)
        for state in session.STATES:
            people.leave(state)
        session.look_around(people)
    with Server(binary, place, pace=AN_HOUR) as people.url:
        people.leave(session.bot_to_act)
        session.settle_in(people)
        manifest = session.manifest(people, new, len(records))
        session.assert_complete(people, new)
    records += new
    return manifest


def sqlite(binary, folder, seed, records):
    """Plays the session on SQLite and keeps the file."""
    with tempfile.TemporaryDirectory() as data:
        manifest = play(binary, ["--data", data], seed, records)
        assert not os.path.exists(f"{data}/interregnum.db-wal"), "a server that has stopped leaves a single file"
        shutil.copyfile(f"{data}/interregnum.db", folder / "interregnum.db")
    return {"files": {"sqlite": "interregnum.db"}, **manifest}


def postgresql(binary, folder, seed, records):
    """Plays the session on PostgreSQL and keeps a dump and a backup."""
    with Postgres() as postgres:
        manifest = play(binary, postgres.place(), seed, records)
        (folder / "postgresql.sql").write_text(postgres.dump(), encoding="utf-8")
        subprocess.check_call([binary, "backup", *postgres.place(), folder / "interregnum.backup"])
    return {"files": {"postgresql": "postgresql.sql", "backup": "interregnum.backup"}, **manifest}


def lucky(store, binary, folder, records):
    """Repeats a session until it reaches every state."""
    for seed in range(1, 50):
        try:
            return store(binary, folder, seed, records)
        except session.Unlucky as unlucky:
            print(f"trying again: {unlucky}", file=sys.stderr)
    raise SystemExit("no session reached every state")


def main():
    parser = argparse.ArgumentParser(description="Writes a fixture with the data of one version.")
    parser.add_argument("binary", nargs="?", default=os.environ.get("INTERREGNUM_BINARY"))
    args = parser.parse_args()
    if not args.binary:
        parser.error("give the path of the program, or set INTERREGNUM_BINARY")
    binary = os.path.abspath(args.binary)
    version = subprocess.check_output([binary, "--version"], text=True).split()[1]
    if (HERE / version).exists():
        parser.error(f"{HERE / version} exists already and must stay as it is")
    with tempfile.TemporaryDirectory() as folder:
        folder, records = pathlib.Path(folder) / version, []
        folder.mkdir()
        stores = [lucky(store, binary, folder, records) for store in (sqlite, postgresql)]
        manifest = json.dumps({"stores": stores}, ensure_ascii=False, indent=1)
        (folder / "manifest.json").write_text(manifest + "\n", encoding="utf-8")
        (folder / "records.ndjson").write_text("".join(record + "\n" for record in records), encoding="utf-8")
        sizes = {file.name: file.stat().st_size for file in sorted(folder.iterdir())}
        shutil.copytree(folder, HERE / version)
    print(sizes, "together", sum(sizes.values()))


if __name__ == "__main__":
    main()
