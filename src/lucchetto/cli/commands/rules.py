"""`lucchetto rules`: prints the rules of a game in the user's language."""

import argparse

from lucchetto.cli.arguments import add_variant
from lucchetto.cli.game.rules import show_rules
from lucchetto.cli.suggestions import refused
from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.rules import GameError, variant


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    add_variant(parser, words)


def run(options: argparse.Namespace, words: Catalogue) -> int:
    try:
        name = variant(options.variant).name
    except GameError as error:
        raise refused(error, words) from None
    show_rules(Terminal(), words, name)
    return 0
