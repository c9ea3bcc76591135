"""The report of a tournament as one self-contained HTML page; `arena.html.jinja` has its markup."""

from lucchetto import __version__
from lucchetto.arena.design import ALL_ORDERS_UP_TO
from lucchetto.arena.export import exported_files
from lucchetto.messages import Catalogue
from lucchetto.messages.report import render

from .heading import design_line, title
from .numbers import Numbers
from .plots import Plot, Series, distributions, intervals
from .summary import Summary
from .tables import Tables

SUMMARY = "summary.json"


class Page:
    """The report of one tournament as an HTML page."""

    def __init__(self, summary: Summary, words: Catalogue, command: str) -> None:
        """`command` is the command line that plays the same games again."""
        self._summary = summary
        self._words = words
        self._command = command
        self._numbers = Numbers(words)

    def html(self) -> str:
        """The whole page."""
        summary, words = self._summary, self._words
        return render(
            __package__,
            "arena.html.jinja",
            words,
            title=title(summary, words),
            design=design_line(summary, words),
            footer=words("arena-unofficial", version=__version__),
            notes=self._notes(),
            command=self._command,
            game_files=exported_files(),
            summary_file=SUMMARY,
            **self._tables(),
            **self._plots(),
        )

    def _tables(self) -> dict[str, object]:
        tables = Tables(self._summary, self._words)
        return {
            "standings": tables.standings(),
            "head_to_head": tables.head_to_head(),
            "tints": self._tints(),
            "meetings": tables.meetings(),
            "scores": tables.scores(),
            "distribution": tables.distribution(),
            "luck": tables.luck(),
            "ends": tables.ends(),
        }

    def _tints(self) -> list[list[str | None]]:
        """The tint of each cell in percent: stronger the more often a bot is ahead, None where it meets itself."""
        ahead = self._summary.ahead()
        shares = [[ahead.get((bot, other)) for other in self._bots] for bot in self._bots]
        return [[f"{share.value * 50:.0f}" if share else None for share in row] for row in shares]

    def _plots(self) -> dict[str, object]:
        summary, words = self._summary, self._words
        ratings = [one.rating for one in summary.standings]
        return {
            "ratings_plot": intervals(self._bots, [("", ratings)], words("arena-rating"), self._numbers),
            "scores_plot": distributions(summary.standings, summary.score_bins, words("arena-points"), self._numbers),
            "luck_plot": self._luck_plot() if summary.has_luck else None,
        }

    def _luck_plot(self) -> Plot:
        """Raw and adjusted intervals around the raw mean: of wins, or in solitaire of points."""
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
        return intervals(self._bots, series, words("arena-against-raw", what=what), self._numbers)

    def _notes(self) -> list[str]:
        words, players = self._words, self._summary.tournament.players
        notes = [words("arena-how-deals")]
        if players > 1:
            notes.append(words("arena-how-all-orders" if players <= ALL_ORDERS_UP_TO else "arena-how-rotations"))
        if not self._summary.has_luck:
            notes.append(words("arena-no-luck-known"))
        return notes

    @property
    def _bots(self) -> list[str]:
        return [one.bot for one in self._summary.standings]
