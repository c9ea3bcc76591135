"""The figures as tables of text in the reader's language, for the terminal and the report."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from lucchetto.arena.estimate import Estimate
from lucchetto.messages import Catalogue

from .numbers import MISSING, Numbers
from .summary import QUANTILES, Adjusted, Meeting, Standing, Summary


@dataclass(frozen=True)
class Table:
    """A table of text, ready to be drawn."""

    title: str
    note: str
    head: list[str]
    """The first column names the rows; the others are figures."""
    rows: list[list[str]]


Columns = list[tuple[str, Callable[[Standing], str]]]
"""The heading of a column, and the function that gives its cell for a bot."""


class Tables:
    """Makes the tables of a summary in the reader's language."""

    def __init__(self, summary: Summary, words: Catalogue) -> None:
        self._summary = summary
        self._words = words
        self._numbers = Numbers(words)

    def standings(self) -> Table:
        """Ratings and wins; in solitaire points and ratings."""
        words, numbers = self._words, self._numbers
        rating: Columns = [
            (words("arena-rating"), lambda one: numbers.decimal(one.rating.value, 0, sign=True)),
            (words("arena-interval"), lambda one: numbers.interval(one.rating, 0, sign=True)),
        ]
        if self._solitaire:
            points: Columns = [
                (words("arena-points"), lambda one: numbers.decimal(one.score.value)),
                (words("arena-interval"), lambda one: numbers.interval(one.score)),
            ]
            return self._by_bot("arena-standings-alone", points + rating)
        wins: Columns = [
            (words("arena-wins"), lambda one: numbers.decimal(_value(one.win_share, 100))),
            (words("arena-interval"), lambda one: numbers.interval(one.win_share, scale=100)),
            (words("arena-decided"), lambda one: numbers.decimal(_value(one.decided_share, 100))),
        ]
        return self._by_bot("arena-standings", rating + wins)

    def scores(self) -> Table:
        """Points, margins, penalties and turns."""
        words, numbers = self._words, self._numbers
        points: Columns = [(words("arena-points"), lambda one: numbers.give_or_take(one.score))]
        margin: Columns = [(words("arena-margin"), lambda one: numbers.give_or_take(one.margin, sign=True))]
        others: Columns = [
            (words("arena-penalties"), lambda one: numbers.decimal(one.penalties.value, 2)),
            (words("arena-turns"), lambda one: numbers.decimal(one.turns)),
            (words("arena-low"), lambda one: _quantile(one, 0.05, numbers)),
            (words("arena-median"), lambda one: _quantile(one, 0.5, numbers)),
            (words("arena-high"), lambda one: _quantile(one, 0.95, numbers)),
        ]
        if self._solitaire:
            return self._by_bot("arena-scores-alone", points + others)
        return self._by_bot("arena-scores", points + margin + others)

    def luck(self) -> Table | None:
        """Raw and adjusted figures side by side; None if the luck is unknown."""
        if not self._summary.has_luck:
            return None
        words, numbers = self._words, self._numbers
        wins: Columns = [
            (words("arena-wins"), lambda one: numbers.give_or_take(one.win_share, scale=100)),
            (words("arena-adjusted"), lambda one: numbers.give_or_take(_estimate(one.adjusted_win_share), scale=100)),
            (words("arena-factor"), lambda one: _factor(one.adjusted_win_share, numbers)),
        ]
        margin: Columns = [
            (words("arena-margin"), lambda one: numbers.give_or_take(one.margin, sign=True)),
            (words("arena-adjusted"), lambda one: numbers.give_or_take(_estimate(one.adjusted_margin), sign=True)),
            (words("arena-factor"), lambda one: _factor(one.adjusted_margin, numbers)),
        ]
        points: Columns = [
            (words("arena-points"), lambda one: numbers.give_or_take(one.score)),
            (words("arena-adjusted"), lambda one: numbers.give_or_take(_estimate(one.adjusted_score))),
            (words("arena-factor"), lambda one: _factor(one.adjusted_score, numbers)),
        ]
        return self._by_bot("arena-luck", points if self._solitaire else wins + margin)

    def head_to_head(self, *, short: bool = False) -> Table:
        """How often the bot of the row finishes ahead of the bot of the column; `short` leaves out the intervals."""
        order = [standing.bot for standing in self._summary.standings]
        shares = self._summary.ahead()

        def cell(bot: str, other: str) -> str:
            ahead = shares.get((bot, other))
            if ahead is None:
                return ""
            return (
                self._numbers.decimal(ahead.value * 100, 0) if short else self._numbers.give_or_take(ahead, scale=100)
            )

        rows = [[f"{place} {bot}", *(cell(bot, other) for other in order)] for place, bot in enumerate(order, start=1)]
        heads = [str(place) if short else bot for place, bot in enumerate(order, start=1)]
        return self._titled("arena-head-to-head", [self._words("arena-bot"), *heads], rows)

    def meetings(self) -> Table:
        """One row per pair, with all its figures."""
        words, numbers = self._words, self._numbers
        columns: list[tuple[str, Callable[[Meeting], str]]] = [
            (words("arena-ahead"), lambda one: numbers.decimal(one.ahead.value * 100)),
            (words("arena-interval"), lambda one: numbers.interval(one.ahead, scale=100)),
            (words("arena-difference"), lambda one: numbers.give_or_take(one.difference, sign=True)),
        ]
        if any(one.adjusted_ahead for one in self._summary.meetings):
            columns.append(
                (
                    words("arena-ahead-adjusted"),
                    lambda one: numbers.give_or_take(_estimate(one.adjusted_ahead), scale=100),
                )
            )
        if any(one.adjusted_difference for one in self._summary.meetings):
            columns.append(
                (
                    words("arena-difference-adjusted"),
                    lambda one: numbers.give_or_take(_estimate(one.adjusted_difference), sign=True),
                )
            )
        rows = [
            [words("arena-against", bot=one.bot, other=one.other), *(cell(one) for _, cell in columns)]
            for one in self._summary.meetings
        ]
        return self._titled("arena-meetings", [words("arena-pair"), *(head for head, _ in columns)], rows)

    def ends(self) -> Table:
        """Why games ended."""
        texts = {
            "rows": self._words("arena-end-rows"),
            "pawns": self._words("arena-end-pawns"),
            "penalties": self._words("arena-end-penalties"),
        }
        rows = [[texts[reason], self._numbers.decimal(share * 100)] for reason, share in self._summary.ends.items()]
        return self._titled("arena-ends", [self._words("arena-reason"), self._words("arena-share")], rows)

    def distribution(self) -> Table:
        """The percentage of each bot's games in each range of points."""
        edges, standings = self._summary.score_bins, self._summary.standings
        rows = [
            [
                f"{low} … {high - 1}".replace("-", "−"),
                *(self._numbers.decimal(100 * one.score_counts[number] / one.games) for one in standings),
            ]
            for number, (low, high) in enumerate(pairwise(edges))
        ]
        return self._titled("arena-distribution", [self._words("arena-points"), *(one.bot for one in standings)], rows)

    @property
    def _solitaire(self) -> bool:
        return self._summary.tournament.players == 1

    def _by_bot(self, key: str, columns: Columns) -> Table:
        rows = [
            [f"{place} {one.bot}", *(cell(one) for _, cell in columns)]
            for place, one in enumerate(self._summary.standings, start=1)
        ]
        return self._titled(key, [self._words("arena-bot"), *(head for head, _ in columns)], rows)

    def _titled(self, key: str, head: list[str], rows: list[list[str]]) -> Table:
        return Table(self._words(key), self._words.attribute(key, "note"), head, rows)


def _value(estimate: Estimate | None, scale: float) -> float | None:
    return estimate.value * scale if estimate else None


def _estimate(adjusted: Adjusted | None) -> Estimate | None:
    return adjusted.estimate if adjusted else None


def _factor(adjusted: Adjusted | None, numbers: Numbers) -> str:
    return numbers.decimal(adjusted.variance_reduction) if adjusted else MISSING


def _quantile(one: Standing, at: float, numbers: Numbers) -> str:
    return numbers.decimal(one.score_quantiles[QUANTILES.index(at)], 0)
