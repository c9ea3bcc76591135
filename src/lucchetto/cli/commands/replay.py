"""`lucchetto replay`: prints what happened in a record, as text or as JSON (--json)."""

import argparse
import sys
from collections.abc import Iterator

from lucchetto.cli.files import read_record
from lucchetto.messages import Catalogue
from lucchetto.records import Replay, state
from lucchetto.records.strict_json import dumps


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("help-file"))
    parser.add_argument("--json", action="store_true", help=words("help-replay-json"))
    parser.add_argument("--steps", action="store_true", help=words("help-replay-steps"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    # Read all files first: an error in the last one must leave standard output empty.
    replays = [read_record(name, words) for name in options.files]
    if options.json:
        lines = [line for replay in replays for line in _json_lines(replay, steps=options.steps)]
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    else:
        from lucchetto.cli.game.replay import show_replay  # --json does not need it and starts faster without

        for replay in replays:
            show_replay(replay, words, steps=options.steps)
    return 0


def _json_lines(replay: Replay, *, steps: bool) -> Iterator[str]:
    for game in replay.games if steps else (replay.game,):
        yield dumps(state(game))
