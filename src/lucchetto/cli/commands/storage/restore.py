"""`lucchetto restore`: copies the games of a backup to a server that has none yet."""

import argparse
from pathlib import Path

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import reason
from lucchetto.cli.storage import copy_games, games_location
from lucchetto.messages import Catalogue


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", metavar="FILE", help=words("help-restore-file"))
    parser.add_argument("--data", metavar="FOLDER", help=words("help-serve-data"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    target = games_location(options.data, words)
    if "://" not in target and Path(options.file).is_file():
        folder = Path(target).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(words("cannot-write", file=str(folder), why=reason(error))) from None
    return copy_games(options.file, target, words)
