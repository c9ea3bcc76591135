"""A tournament's figures in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.cells import cell_len
from rich.table import Table as Drawn
from rich.text import Text

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue

from .progress import Speed

if TYPE_CHECKING:
    from lucchetto.arena.report.summary import Summary
    from lucchetto.arena.report.tables import Table

WIDEST_FIELD = 6
"""More bots than that do not fit next to each other with their intervals."""
_PLAIN = str.maketrans({"−": "-", "…": "..", "±": "+-", "×": "x", "–": "-", "“": '"', "”": '"'})


def show(summary: "Summary", words: Catalogue, speed: Speed, page: Path | None) -> None:
    from lucchetto.arena.report.heading import design_line, title
    from lucchetto.arena.report.numbers import Numbers
    from lucchetto.arena.report.tables import Tables

    screen, tables, tournament = _Screen(), Tables(summary, words), summary.tournament
    screen.title(title(summary, words))
    screen.say(design_line(summary, words))
    games = tournament.matches[0].games
    if games != tournament.games:
        screen.say(words("arena-rounded", asked=tournament.games, games=games))
    screen.draw(tables.standings())
    if len(tournament.bots) > 1:
        screen.draw(tables.head_to_head(short=len(tournament.bots) > WIDEST_FIELD))
    screen.draw(tables.scores())
    if luck := tables.luck():
        screen.draw(luck)
    screen.draw(tables.ends())
    if speed.games:
        seconds, rate = (Numbers(words).decimal(number) for number in (speed.seconds, speed.games_per_second))
        screen.say(words("arena-speed", games=speed.games, seconds=seconds, speed=rate))
    if page:
        screen.line(words("arena-report-at", file=str(page)))


class _Screen:
    """The terminal, with plain signs where it knows no others."""

    def __init__(self) -> None:
        self._terminal = Terminal()

    def title(self, text: str) -> None:
        self._terminal.title(self._signs(text))

    def say(self, text: str) -> None:
        self._terminal.say(self._signs(text))

    def line(self, text: str) -> None:
        self._terminal.line(text)

    def draw(self, table: "Table") -> None:
        self._terminal.heading(self._signs(table.title))
        self._terminal.say(self._signs(table.note), "dim")
        drawn = Drawn(box=box.ASCII2 if self._terminal.plain else box.SIMPLE_HEAD, pad_edge=False)
        for head, *cells in zip(table.head, *table.rows, strict=True):
            widest = max(cell_len(self._signs(cell)) for cell in cells)  # a title may be broken, a figure may not
            drawn.add_column(Text(self._signs(head)), justify="right" if drawn.columns else "left", min_width=widest)
        for row in table.rows:
            drawn.add_row(*(Text(self._signs(cell)) for cell in row))
        self._terminal.console.print(drawn)

    def _signs(self, text: str) -> str:
        return text.translate(_PLAIN) if self._terminal.plain else text
