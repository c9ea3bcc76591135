"""The report: one page that needs nothing besides itself, for phone and laptop, by day and by night."""

from html import escape
from importlib.resources import files

from lucchetto import __version__
from lucchetto.arena.design import ALL_ORDERS_UP_TO
from lucchetto.arena.estimate import Estimate
from lucchetto.arena.export import exported_files
from lucchetto.messages import Catalogue

from .heading import design_line, title
from .numbers import Numbers
from .plots import Series, distributions, intervals
from .summary import Summary
from .tables import Table, Tables

SUMMARY = "summary.json"


class Page:
    """The report of one tournament as an HTML page."""

    def __init__(self, summary: Summary, words: Catalogue, command: str) -> None:
        """`command` is the call that plays the same games again."""
        self._summary = summary
        self._words = words
        self._command = command
        self._tables = Tables(summary, words)

    def html(self) -> str:
        """The whole page."""
        words = self._words
        heading = title(self._summary, words)
        sections = [self._standings(), self._head_to_head(), self._scores(), self._luck(), self._ends(), self._how()]
        return (
            f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            '<meta name="color-scheme" content="light dark"/>\n'
            f"<title>{escape(heading)} · Lucchetto</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n"
            f"<header>\n<h1>{escape(heading)}</h1>\n<p>{escape(design_line(self._summary, words))}</p>\n</header>\n"
            f"<main>\n{''.join(sections)}</main>\n"
            f"<footer><p>{escape(words('arena-unofficial', version=__version__))}</p></footer>\n</body>\n</html>\n"
        )

    def _standings(self) -> str:
        table = self._tables.standings()
        ratings = [one.rating for one in self._summary.standings]
        plot = intervals("ratings", self._bots, [("", ratings)], self._words("arena-rating"), Numbers(self._words))
        return _section(table, _beside(plot, _table(table)))

    def _head_to_head(self) -> str:
        table, pairs = self._tables.head_to_head(), self._tables.meetings()
        return _section(table, self._heat(table), self._collapsed(pairs))

    def _heat(self, table: Table) -> str:
        """The more often a bot is ahead, the stronger the tint."""
        ahead = self._summary.ahead()
        cells = [
            [_tinted(cell, ahead.get((bot, other))) for cell, other in zip(row[1:], self._bots, strict=True)]
            for row, bot in zip(table.rows, self._bots, strict=True)
        ]
        return _drawn(table, cells)

    def _scores(self) -> str:
        table = self._tables.scores()
        plot = distributions("scores", self._summary.standings, self._summary.score_bins, self._words("arena-points"))
        return _section(table, _beside(plot, _table(table)), self._collapsed(self._tables.distribution()))

    def _luck(self) -> str:
        table = self._tables.luck()
        if table is None:
            return ""
        return _section(table, _beside(self._luck_plot(), _table(table)))

    def _luck_plot(self) -> str:
        """Raw and adjusted intervals around the raw mean: of wins, alone of points."""
        standings, words = self._summary.standings, self._words
        what, scale = words("arena-wins"), 100.0
        pairs = [(one.win_share, one.adjusted_win_share) for one in standings]
        if self._summary.tournament.players == 1:
            what, scale = words("arena-points"), 1.0
            pairs = [(one.score, one.adjusted_score) for one in standings]
        known = [(raw, adjusted.estimate) if raw and adjusted else None for raw, adjusted in pairs]
        series: list[Series] = [
            (words("arena-raw"), [two and two[0].around(two[0].value, scale) for two in known]),
            (words("arena-adjusted"), [two and two[1].around(two[0].value, scale) for two in known]),
        ]
        return intervals("luck", self._bots, series, words("arena-against-raw", what=what), Numbers(words))

    def _ends(self) -> str:
        table = self._tables.ends()
        return _section(table, _table(table), wide=False)

    def _how(self) -> str:
        words, players = self._words, self._summary.tournament.players
        notes = [words("arena-how-deals")]
        if players > 1:
            notes.append(words("arena-how-all-orders" if players <= ALL_ORDERS_UP_TO else "arena-how-rotations"))
        if not self._summary.has_luck:
            notes.append(words("arena-no-luck-known"))
        games, summary = (
            ", ".join(f'<a href="{name}">{name}</a>' for name in names) for names in (exported_files(), (SUMMARY,))
        )
        files_line = words("arena-files", games=games, summary=summary)
        again = words("arena-how-again", command="\x00").replace("\x00", f"<code>{escape(self._command)}</code>")
        text = "".join(f"<p>{escape(line)}</p>\n" for line in notes)
        return (
            f"<section>\n<h2>{escape(words('arena-how'))}</h2>\n{text}<p>{again}</p>\n<p>{files_line}</p>\n</section>\n"
        )

    def _collapsed(self, table: Table) -> str:
        title = f"{self._words('arena-as-table')}: {table.title}"
        note = f"<p>{escape(table.note)}</p>"
        return f"<details>\n<summary>{escape(title)}</summary>\n{note}{_table(table)}</details>\n"

    @property
    def _bots(self) -> list[str]:
        return [one.bot for one in self._summary.standings]


def _section(table: Table, *parts: str, wide: bool = True) -> str:
    kind = ' class="wide"' if wide else ""
    note = f'<p class="note">{escape(table.note)}</p>\n'
    return f"<section{kind}>\n<h2>{escape(table.title)}</h2>\n{note}{''.join(parts)}</section>\n"


def _beside(plot: str, table: str) -> str:
    """A plot and its figures: under each other on a phone, next to each other on a laptop."""
    return f'<div class="beside">\n<figure>{plot}</figure>\n{table}</div>\n'


def _table(table: Table) -> str:
    return _drawn(table, [[f"<td>{escape(cell)}</td>" for cell in row[1:]] for row in table.rows])


def _tinted(cell: str, ahead: Estimate | None) -> str:
    if ahead is None:
        return '<td class="self"></td>'
    return f'<td class="heat" style="--heat: {ahead.value * 50:.0f}%">{escape(cell)}</td>'


def _drawn(table: Table, cells: list[list[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(drawn)}</tr>\n'
        for row, drawn in zip(table.rows, cells, strict=True)
    )
    title = escape(table.title)
    return (
        f'<div class="scroll" role="region" aria-label="{title}" tabindex="0">\n<table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )


def _style() -> str:
    return (files(__package__) / "report.css").read_text(encoding="utf-8")
