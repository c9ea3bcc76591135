"""Renders an analysis as one self-contained HTML page; `analyse.html.jinja` has its markup."""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from lucchetto import __version__
from lucchetto.messages.report import render

from .presenter import Presenter
from .svg import Chart


@dataclass(frozen=True)
class Table:
    """The first column names the rows; the others are figures."""

    head: list[str]
    rows: list[list[str]]


def page(presenter: Presenter) -> str:
    words = presenter.words
    has_chart = len(presenter.analysis.values) > 1
    return render(
        __package__,
        "analyse.html.jinja",
        words,
        title=presenter.title,
        footer=words("analyse-made-with", version=__version__),
        introduction=list(presenter.introduction()),
        report=presenter,
        players=_players(presenter),
        chart=Markup(Chart(presenter).svg()) if has_chart else None,  # noqa: S704 - the chart escapes its texts
        course=_course(presenter) if has_chart else None,
        lapses=presenter.lapses(),
        rolls=presenter.rolls(),
    )


def _players(presenter: Presenter) -> Table:
    words, players = presenter.words, list(presenter.players())
    labels = [label for label, _ in players[0].figures]
    rows = [[player.name, *(figure for _, figure in player.figures), player.rating] for player in players]
    return Table([words("analyse-player"), *labels, words("analyse-rating")], rows)


def _course(presenter: Presenter) -> Table:
    """The values between the turns, and where the record ends."""
    words = presenter.words
    head = [words("analyse-line"), words("analyse-turn"), *(presenter.name(seat) for seat in presenter.seats)]
    return Table(head, list(_values(presenter)))


def _values(presenter: Presenter) -> Iterator[list[str]]:
    last = len(presenter.replay.games) - 1
    for place, game in enumerate(presenter.replay.games):
        if game.phase == "roll" or place == last:
            values = [presenter.amount(presenter.analysis.values[place][seat]) for seat in presenter.seats]
            yield [str(presenter.replay.lines[place]), str(game.turn), *values]
