"""Prints to the terminal, in colour if possible; asks questions; clears the screen. Texts are never read as markup."""

import sys

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from lucchetto.visible import visible

MAX_WIDTH = 100
"""Widest output, in columns."""
LONGEST_NAME = 20
CLEAR_LINES = 100
"""Number of blank lines that scroll a choice out of sight on a terminal that cannot clear its screen."""


class Quit(Exception):  # noqa: N818 - the player leaves, nothing is wrong
    """The player wants to stop, or there is no more input."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise  # rich calls this while it handles the error, which main() expects


class Terminal:
    def __init__(self) -> None:
        self.console = _Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.console.width = min(self.console.width, MAX_WIDTH)
        self.plain = "utf" not in (sys.stdout.encoding or "").lower()
        """Whether the terminal shows ASCII only."""

    def print(self, text: Text | str = "", style: str = "") -> None:
        self.console.print(Text(self._fit_encoding(text), style) if isinstance(text, str) else text)

    def _fit_encoding(self, text: str) -> str:
        return text.replace("−", "-") if self.plain else text

    def line(self, text: str, style: str = "") -> None:
        """Print without wrapping, so that a path or a command can be copied."""
        self.console.print(Text(text, style), soft_wrap=True)

    def title(self, text: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(text, "bold"), characters="-" if self.plain else "─", style="dim", align="left"))

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(text, "bold underline"))

    def indented(self, text: str) -> None:
        self.console.print(Padding(Text(text), (0, 0, 0, 5)))

    def ask(self, question: str, *, anything: bool = False) -> str:
        """Return one line of input, trimmed. Raise Quit at the end of input, and for "q" unless `anything` is true."""
        self.console.print(Text(f"{question} ", "bold"), end="")
        try:
            answer = input().strip()
        except (EOFError, UnicodeDecodeError):
            self.console.print()
            raise Quit from None
        if not anything and answer.lower() in ("q", "quit", "exit"):
            raise Quit
        return answer

    def clear(self) -> None:
        """Hide a choice by clearing the screen and the scrollback; does nothing to files and pipes."""
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * CLEAR_LINES)
        elif self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")


def printable(text: str, longest: int = LONGEST_NAME) -> str:
    """Untrusted text without control characters, and short enough for a table."""
    clean = visible("".join(character if character.isprintable() else "�" for character in text)) or "?"
    return clean if len(clean) <= longest else f"{clean[: longest - 1]}…"
