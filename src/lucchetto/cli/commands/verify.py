"""`lucchetto verify`: recomputes rolls, first seat and lucky pairs from a record's proof, and reports differences."""

import argparse
import sys

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import read_record, shown_name
from lucchetto.messages import Catalogue
from lucchetto.records import Replay, Rolled
from lucchetto.records.proof import FIRST, LUCKY, SCHEME_1, Difference, differences, drawable, drawn_parts
from lucchetto.rules import GameError, variant

VERIFIED = {FIRST: "verified-first", LUCKY: "verified-lucky"}
DIFFERS = {FIRST: "first-differs", LUCKY: "lucky-differs"}


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("help-file"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    replays = {name: read_record(name, words) for name in options.files}
    faults = [fault for name, replay in replays.items() for fault in _faults(name, replay, words)]
    if faults:
        raise CommandError("\n".join(faults))
    for name, replay in replays.items():
        rolls = sum(isinstance(event, Rolled) for event in replay.record.events)
        parts = [words("verified", file=shown_name(name), rolls=rolls), *_drawn(replay, words)]
        sys.stdout.write(f"{'; '.join(parts)}\n")
    return 0


def _drawn(replay: Replay, words: Catalogue) -> list[str]:
    """Messages on whether the first seat and the lucky pairs, if any, were drawn from the secret; none for scheme 1."""
    header = replay.record.header
    if header.extra["dice"]["scheme"] == SCHEME_1:
        return []
    drawn, known = drawn_parts(header), drawable(variant(header.variant))
    return [words(VERIFIED[part], drawn="yes" if part in drawn else "no") for part in known]


def _faults(name: str, replay: Replay, words: Catalogue) -> list[str]:
    try:
        found = list(differences(replay))
    except GameError as error:
        return [f"{shown_name(name)}:1: {words.error(error)}"]
    return [f"{shown_name(name)}:{one.line}: {_text(one, words)}" for one in found]


def _text(one: Difference, words: Catalogue) -> str:
    if one.die in DIFFERS:
        return words(DIFFERS[one.die], recorded=one.recorded, proved=one.proved)
    return words("roll-differs", turn=one.turn, die=words.colour(one.die), recorded=one.recorded, proved=one.proved)
