"""`lucchetto completion`: a script that completes commands, options, names and files in a shell."""

import argparse
import sys
from collections.abc import Iterable, Mapping

from lucchetto.cli.errors import CommandError
from lucchetto.cli.suggestions import with_suggestion
from lucchetto.messages import Catalogue

SHELLS = ("bash", "zsh", "tcsh")


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("shell", metavar="SHELL", help=words("help-completion-shell", known=", ".join(SHELLS)))
    parser.epilog = f"{parser.epilog}\n\n{words('help-completion-install')}"


def run(options: argparse.Namespace, words: Catalogue) -> int:
    if options.shell not in SHELLS:
        text = words("unknown-shell", found=ascii(options.shell), known=", ".join(SHELLS))
        raise CommandError(with_suggestion(text, options.shell, SHELLS, words))
    import shtab  # only this command needs it

    from lucchetto.cli.parser import build_parser, command_parsers

    parser = build_parser(words)
    for name, command in command_parsers(parser).items():
        _add_candidates(name, command)
    sys.stdout.write(f"{shtab.complete(parser, options.shell)}\n")
    return 0


PATHS = {"FILE": "FILE", "OUT": "FILE", "FOLDER": "DIRECTORY", "FROM": "FILE", "TO": "FILE"}
"""The kind of path, in shtab's words, that an argument takes, by its metavar."""


def known_names() -> Mapping[str, Iterable[str]]:
    """The names that an argument takes, by its metavar; a command before it if it takes others there."""
    from lucchetto.bots import BOTS
    from lucchetto.bots.levels import LEVELS
    from lucchetto.bots.training.recipe import RECIPES
    from lucchetto.rules import VARIANTS

    from .solve import SOLVABLE

    return {
        "VARIANT": VARIANTS,
        "solve VARIANT": SOLVABLE,
        "arena VARIANT": (*VARIANTS, *BOTS),
        "BOT": BOTS,
        "LEVEL": LEVELS,
        "NETWORK": RECIPES,
        "SHELL": SHELLS,
    }


def _add_candidates(name: str, command: argparse.ArgumentParser) -> None:
    """Arguments that the command checks itself have no choices for argparse; the script needs them."""
    import shtab

    names = known_names()
    for action in command._actions:
        metavar = str(action.metavar)
        if metavar in PATHS:
            action.complete = getattr(shtab, PATHS[metavar])  # type: ignore[attr-defined] # shtab looks for it
        elif action.choices is None:
            known = names.get(f"{name} {metavar}", names.get(metavar))
            action.choices = None if known is None else tuple(known)
