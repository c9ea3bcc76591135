"""Prints the figures of a tournament in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.cells import cell_len
from rich.table import Table as RichTable
from rich.text import Text

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue

from .progress import Speed

if TYPE_CHECKING:
    from lucchetto.arena.report.summary import Summary
    from lucchetto.arena.report.tables import Table

MOST_BOTS_WITH_INTERVALS = 6
"""With more bots, the intervals do not fit into the head-to-head table."""
_PLAIN = str.maketrans({"−": "-", "…": "..", "±": "+-", "×": "x", "–": "-", "“": '"', "”": '"', "≥": ">=", "≤": "<="})


def show(summary: "Summary", words: Catalogue, speed: Speed, page: Path | None) -> None:
    from lucchetto.arena.report.heading import design_line, title
    from lucchetto.arena.report.numbers import Numbers
    from lucchetto.arena.report.tables import Tables

    screen, tables, tournament = _Screen(), Tables(summary, words), summary.tournament
    screen.title(title(summary, words))
    screen.print(design_line(summary, words))
    games = tournament.matches[0].games
    if games != tournament.games:
        screen.print(words("arena-rounded", asked=tournament.games, games=games))
    screen.draw(tables.standings())
    if len(tournament.bots) > 1:
        screen.draw(tables.head_to_head(short=len(tournament.bots) > MOST_BOTS_WITH_INTERVALS))
    screen.draw(tables.scores())
    if luck := tables.luck():
        screen.draw(luck)
    screen.draw(tables.ends())
    if speed.games:
        seconds, rate = (Numbers(words).decimal(number) for number in (speed.seconds, speed.games_per_second))
        screen.print(words("arena-speed", games=speed.games, seconds=seconds, speed=rate))
    if page:
        screen.line(words("arena-report-at", file=str(page)))


class _Screen:
    """The terminal; replaces characters that an ASCII terminal cannot show."""

    def __init__(self) -> None:
        self._terminal = Terminal()

    def title(self, text: str) -> None:
        self._terminal.title(self._fit_encoding(text))

    def print(self, text: str) -> None:
        self._terminal.print(self._fit_encoding(text))

    def line(self, text: str) -> None:
        self._terminal.line(text)

    def draw(self, table: "Table") -> None:
        self._terminal.heading(self._fit_encoding(table.title))
        self._terminal.print(self._fit_encoding(table.note), "dim")
        drawn = RichTable(box=box.ASCII2 if self._terminal.plain else box.SIMPLE_HEAD, pad_edge=False)
        for head, *cells in zip(table.head, *table.rows, strict=True):
            widest = max(cell_len(self._fit_encoding(cell)) for cell in cells)  # headings may wrap, figures may not
            drawn.add_column(
                Text(self._fit_encoding(head)), justify="right" if drawn.columns else "left", min_width=widest
            )
        for row in table.rows:
            drawn.add_row(*(Text(self._fit_encoding(cell)) for cell in row))
        self._terminal.console.print(drawn)

    def _fit_encoding(self, text: str) -> str:
        return text.translate(_PLAIN) if self._terminal.plain else text
