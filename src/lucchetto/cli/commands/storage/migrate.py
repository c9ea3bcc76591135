"""`lucchetto migrate`: copies all games from one database to another, SQLite or PostgreSQL."""

import argparse

from lucchetto.cli.storage import copy_games
from lucchetto.messages import Catalogue


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("old", metavar="FROM", help=words("help-migrate-from"))
    parser.add_argument("new", metavar="TO", help=words("help-migrate-to"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    return copy_games(options.old, options.new, words)
