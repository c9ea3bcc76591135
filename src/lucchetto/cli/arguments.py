"""Arguments that several commands share, and deprecated spellings of options."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from lucchetto.messages import Catalogue
from lucchetto.rules import VARIANTS

from .errors import CommandError

_PAIR = re.compile(r"\s*\d{1,3}(?:\s*\+\s*\d{1,3})+\s*", re.ASCII)
_OLD_PAIR = re.compile(r"\s*(\d{1,3})\s*,\s*(\d{1,3})\s*", re.ASCII)


def add_variant(
    parser: argparse.ArgumentParser, words: Catalogue, *, known: Iterable[str] = VARIANTS, optional: bool = False
) -> None:
    """Add VARIANT, the first argument of every command that has one."""
    text = words("help-variant", known=", ".join(known))
    parser.add_argument("variant", nargs="?" if optional else None, metavar="VARIANT", help=text)


def add_output(parser: argparse.ArgumentParser, metavar: str, text: str, **settings: Any) -> None:
    """Add -o/--output, the file or folder that a command writes."""
    parser.add_argument("-o", "--output", metavar=metavar, help=text, **settings)


def add_old_spelling(
    parser: argparse.ArgumentParser, words: Catalogue, old: str, new: str, *, dest: str, metavar: str
) -> None:
    """Add a renamed option: it still works, is hidden from the help, and warns with the new name."""

    class OldSpelling(argparse.Action):
        def __call__(
            self,
            parser: argparse.ArgumentParser,
            namespace: argparse.Namespace,
            values: str | Sequence[Any] | None,
            option_string: str | None = None,
        ) -> None:
            report_old_spelling(f"{old} {metavar}", f"{new} {metavar}" if new.startswith("-") else new, words)
            setattr(namespace, self.dest, values)

    # SUPPRESS, so that the default of the new spelling applies.
    parser.add_argument(
        old, action=OldSpelling, dest=dest, metavar=metavar, default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )


def report_old_spelling(old: str, new: str, words: Catalogue) -> None:
    sys.stderr.write(f"{words('old-spelling', old=old, new=new)}\n")


def lucky_pairs(text: str, words: Catalogue) -> list[list[int]]:
    """Parse --lucky: 5+8 for one seat, 5+8,6+11 for two. The rules check the numbers themselves."""
    pairs = text.split(",")
    if not all(map(_PAIR.fullmatch, pairs)):
        raise CommandError(words("bad-lucky", text=ascii(text)))
    return [[int(number) for number in pair.split("+")] for pair in pairs]


def one_lucky_pair(text: str, words: Catalogue) -> tuple[int, int]:
    """Parse the lucky numbers of one seat: 5+8, or 5,8 in the old spelling."""
    if old := _OLD_PAIR.fullmatch(text):
        new = f"{old[1]}+{old[2]}"
        report_old_spelling(f"--lucky {text}", f"--lucky {new}", words)
        text = new
    pair, *others = lucky_pairs(text, words)
    if others or len(pair) != 2:
        raise CommandError(words("one-lucky-pair", text=ascii(text)))
    return pair[0], pair[1]
