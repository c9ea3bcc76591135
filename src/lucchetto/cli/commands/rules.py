"""`lucchetto rules`: how a game is played, in the reader's language."""

import argparse

from lucchetto.cli.errors import CommandError
from lucchetto.cli.game.rules import show_rules
from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import VARIANTS, GameError, variant


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("variant", metavar="VARIANT", help=words("help-variant", known=", ".join(VARIANTS)))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    try:
        name = variant(options.variant).name
    except GameError as error:
        raise CommandError(words.error(error)) from None
    show_rules(Terminal(), words, name)
    return 0
