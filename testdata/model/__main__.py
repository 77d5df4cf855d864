"""An independent model of the rules in RULES.md: plays games, and checks records.

    python3 testdata/model play --games 100 --seed 1 > games.ndjson
    python3 testdata/model check games.ndjson

Exit status: 0 all is well; 1 records differ, cannot be read, or there are none; 2 usage or input error.
"""

import argparse
import fileinput
import json
import sys

import play
import records


def check(lines, traces):
    """Checks all records; returns the exit status."""
    agree = differ = 0
    for line in filter(str.strip, lines):
        try:
            record = json.loads(line)
            found = records.differences(record, json.loads(next(traces)) if traces else None)
        except Exception as error:  # whatever it is, this is not a record
            found = [f"cannot be read: {type(error).__name__}: {error}"]
        for text in found:
            print(f"{lines.filename()}:{lines.filelineno()}: {text}")
        agree, differ = (agree, differ + 1) if found else (agree + 1, differ)
    differ += len(list(traces or []))
    print(f"{agree} agree, {differ} differ")
    return 0 if agree and not differ else 1


def main():
    parser = argparse.ArgumentParser(prog="model", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("play", help="play random games, and write their records")
    command.add_argument("--games", type=int, required=True)
    command.add_argument("--seed", required=True)
    command.add_argument("--players", type=int, choices=[2, 3, 4], help="all of them, if not given")
    command = commands.add_parser("check", help="replay records, and compare all that they state")
    command.add_argument("files", nargs="+", metavar="FILE", help="records, one a line; - is standard input")
    command.add_argument("--trace", metavar="FILE", help="what `interregnum check --trace` said of them")
    args = parser.parse_args()
    if args.command == "play":
        for record in play.games(args.games, args.seed, args.players):
            print(json.dumps(record, separators=(",", ":")))
        return
    try:
        lines = fileinput.input(args.files, openhook=fileinput.hook_encoded("utf-8", "replace"))
        return check(lines, open(args.trace, encoding="utf-8") if args.trace else None)
    except OSError as error:
        parser.error(str(error))


if __name__ == "__main__":
    sys.exit(main())
