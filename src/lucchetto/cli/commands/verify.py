"""`lucchetto verify`: recomputes every roll of a record from its dice proof and says which differs."""

import argparse
import sys

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import read_record, shown_name
from lucchetto.messages import Catalogue
from lucchetto.records import Replay, Rolled
from lucchetto.records.proof import differences
from lucchetto.rules import GameError


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("help-file"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    replays = {name: read_record(name, words) for name in options.files}
    faults = [fault for name, replay in replays.items() for fault in _faults(name, replay, words)]
    if faults:
        raise CommandError("\n".join(faults))
    for name, replay in replays.items():
        rolls = sum(isinstance(event, Rolled) for event in replay.record.events)
        sys.stdout.write(f"{words('verified', file=shown_name(name), rolls=rolls)}\n")
    return 0


def _faults(name: str, replay: Replay, words: Catalogue) -> list[str]:
    try:
        found = list(differences(replay))
    except GameError as error:
        return [f"{shown_name(name)}:1: {words.error(error)}"]
    return [
        f"{shown_name(name)}:{one.line}: "
        + words("roll-differs", turn=one.turn, die=words.colour(one.die), recorded=one.recorded, proved=one.proved)
        for one in found
    ]
