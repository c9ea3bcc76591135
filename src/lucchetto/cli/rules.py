"""`lucchetto rules`: how a game is played, in the reader's language."""

import argparse

from lucchetto.messages import Catalogue
from lucchetto.messages.rules_text import rules_sections
from lucchetto.rules import VARIANTS, GameError, variant

from .failure import Failure
from .terminal import Terminal


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("variant", metavar="VARIANT", help=words("help-variant", known=", ".join(VARIANTS)))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    try:
        name = variant(options.variant).name
    except GameError as wrong:
        raise Failure(words.error(wrong)) from None
    show_rules(Terminal(), words, name)
    return 0


def show_rules(terminal: Terminal, words: Catalogue, name: str) -> None:
    terminal.title(words(f"rules-{name}"))
    terminal.say(words.attribute(f"rules-{name}", "summary"))
    for title, text in rules_sections(words, name):
        terminal.heading(title)
        terminal.say(text)
    terminal.say()
