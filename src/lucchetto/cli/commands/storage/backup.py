"""`lucchetto backup`: copies all games of a running server to one file."""

import argparse
from pathlib import Path

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import shown_name
from lucchetto.cli.storage import copy_games, games_location
from lucchetto.messages import Catalogue


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", metavar="FILE", help=words("help-backup-file"))
    parser.add_argument("--data", metavar="FOLDER", help=words("help-serve-data"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    if Path(options.file).exists():
        raise CommandError(words("file-exists", file=shown_name(options.file)))
    return copy_games(games_location(options.data, words), options.file, words)
