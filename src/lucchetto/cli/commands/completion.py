"""`lucchetto completion`: prints a shell script that completes commands, options, names and files."""

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
"""The kind of path that an argument takes, as shtab's attribute, by metavar."""


def known_names() -> Mapping[str, Iterable[str]]:
    """The names that an argument takes, by metavar, or by command and metavar if that command takes other names."""
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
    """Add the choices of arguments that the commands check themselves, because the script needs them."""
    import shtab

    names = known_names()
    for action in command._actions:
        metavar = str(action.metavar)
        if metavar in PATHS:
            action.complete = getattr(shtab, PATHS[metavar])  # type: ignore[attr-defined] # shtab reads it
        elif action.choices is None:
            known = names.get(f"{name} {metavar}", names.get(metavar))
            action.choices = None if known is None else tuple(known)
