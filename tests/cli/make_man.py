"""Writes the man pages in docs/man from the parser, in English: `make man`."""

import argparse
import os
from pathlib import Path
from unittest.mock import patch

from argparse_manpage.manpage import Manpage

from lucchetto import __version__
from lucchetto.cli.parser import build_parser, command_parsers
from lucchetto.messages import catalogue

FOLDER = Path(__file__).parents[2] / "docs" / "man"
WORDS = catalogue("en")


def pages() -> dict[str, str]:
    """All pages by the name of their file: lucchetto.1, and lucchetto-COMMAND.1 for every command."""
    with patch.dict(os.environ, COLUMNS="80"):  # independent of the terminal
        commands = command_parsers(build_parser(WORDS))
        others = [f"lucchetto-{name}" for name in commands]
        found = {
            f"lucchetto-{name}.1": page(f"lucchetto-{name}", WORDS(f"help-{name}"), parser, ["lucchetto"])
            for name, parser in commands.items()
        }
        return {"lucchetto.1": page("lucchetto", WORDS("help-lucchetto"), overview(), others), **found}


def overview() -> argparse.ArgumentParser:
    """The parser with a list of its commands; their arguments have pages of their own."""
    parser = build_parser(WORDS, load=())
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            action.choices, action._name_parser_map = {}, {}
    return parser


def page(name: str, description: str, parser: argparse.ArgumentParser, others: list[str]) -> str:
    examples, *notes = str(parser.epilog).split("\n\n")
    exit_status = WORDS("help-exit-status")
    parser.epilog = None
    manual = Manpage(parser)
    manual.prog, manual.description, manual.date = name, description.rstrip("."), ""
    manual.source, manual.manual = f"lucchetto {__version__}", "Lucchetto"
    manual.add_section("examples", ">", as_it_is(examples.partition("\n")[2]))
    for note in notes:
        if note != exit_status:
            manual.add_section("notes", ">", as_it_is(note))
    manual.add_section("exit status", ">", as_list(exit_status.partition(": ")[2]))
    manual.add_section("see also", ">", "\n".join(see_also(others)))
    return str(manual)


def see_also(others: list[str]) -> list[str]:
    return [f".BR {escaped(other)} (1){',' if other != others[-1] else ''}" for other in others]


def as_list(text: str) -> str:
    """`0 done, 1 failed` with one line per number."""
    parts = (part.partition(" ") for part in " ".join(text.split()).split(", "))
    return "\n".join(f".TP\n.B {number}\n{escaped(meaning)}" for number, _, meaning in parts)


def as_it_is(text: str) -> str:
    """Lines that are not wrapped."""
    return f".nf\n{escaped(text)}\n.fi"


def escaped(text: str) -> str:
    return text.replace("\\", r"\e").replace("-", r"\-")


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.1"):
        old.unlink()
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
