"""Renders an analysis as one self-contained HTML page, for phone and laptop, light and dark."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from lucchetto import __version__

from .presenter import Lapse, Presenter
from .svg import Chart


def page(presenter: Presenter) -> str:
    words, title = presenter.words, escape(presenter.title)
    introduction = "".join(f"<p>{escape(line)}</p>\n" for line in presenter.introduction())
    sections = [_players(presenter), _chart(presenter), _lapses(presenter), _rolls(presenter)]
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{title} · Lucchetto</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n"
        f"<header>\n<h1>{title}</h1>\n{introduction}</header>\n<main>\n{''.join(sections)}</main>\n"
        f"<footer><p>{escape(words('analyse-made-with', version=__version__))}</p></footer>\n</body>\n</html>\n"
    )


def _players(presenter: Presenter) -> str:
    words, players = presenter.words, list(presenter.players())
    labels = [label for label, _ in players[0].figures]
    head = [words("analyse-player"), *labels, words("analyse-rating")]
    rows = [[player.name, *(figure for _, figure in player.figures), player.rating] for player in players]
    return _section(words("analyse-players"), _table(words("analyse-players"), head, rows))


def _chart(presenter: Presenter) -> str:
    if len(presenter.analysis.values) < 2:
        return ""
    words = presenter.words
    title = words("analyse-as-table")
    head = [words("analyse-line"), words("analyse-turn"), *(presenter.name(seat) for seat in presenter.seats)]
    table = _table(title, head, list(_course(presenter)))
    details = f"<details>\n<summary>{escape(title)}</summary>\n{table}</details>\n"
    return _section(
        presenter.chart_title, f"<figure>\n{Chart(presenter).svg()}</figure>\n", _legend(presenter), details
    )


def _legend(presenter: Presenter) -> str:
    words = presenter.words
    lines = [f"{_sample(seat)}{escape(presenter.name(seat))}" for seat in presenter.seats]
    signs = {
        "○": f"{words('mark-mistake')}, {words('mark-blunder')}",
        "▲": words("luck-lucky"),
        "▼": words("luck-unlucky"),
    }
    items = [*lines, *(f"{sign} {escape(meaning)}" for sign, meaning in signs.items())]
    return f'<ul class="legend">{"".join(f"<li>{item}</li>" for item in items)}</ul>\n'


def _sample(seat: int) -> str:
    return f'<svg viewBox="0 0 32 8" aria-hidden="true"><path class="line seat-{seat}" d="M0 4H32"/></svg>'


def _course(presenter: Presenter) -> Iterator[list[str]]:
    """The values between the turns, and where the record ends."""
    last = len(presenter.replay.games) - 1
    for place, game in enumerate(presenter.replay.games):
        if game.phase == "roll" or place == last:
            values = [presenter.amount(presenter.analysis.values[place][seat]) for seat in presenter.seats]
            yield [str(presenter.replay.lines[place]), str(game.turn), *values]


def _lapses(presenter: Presenter) -> str:
    lapses = presenter.lapses()
    items = "".join(map(_lapse, lapses))
    inside = f"<ol>\n{items}</ol>\n" if lapses else f"<p>{escape(presenter.words('analyse-nothing-lost'))}</p>\n"
    return _section(presenter.words("analyse-worst"), inside)


def _lapse(lapse: Lapse) -> str:
    return (
        f'<li class="{lapse.mark}"><p><strong>{escape(lapse.what)}</strong></p>\n'
        f'<p><span class="mark">{lapse.sign} {escape(lapse.verdict)}</span> {escape(lapse.why)}</p></li>\n'
    )


def _rolls(presenter: Presenter) -> str:
    rolls = presenter.rolls()
    items = "".join(f"<li>{escape(roll.where)} <strong>{escape(roll.luck)}</strong></li>\n" for roll in rolls)
    inside = f"<ul>\n{items}</ul>\n" if rolls else f"<p>{escape(presenter.words('analyse-no-rolls'))}</p>\n"
    return _section(presenter.words("analyse-rolls"), inside)


def _section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{''.join(parts)}</section>\n"


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    drawn = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>\n'
        for first, *rest in rows
    )
    return (
        f'<div class="scroll" role="region" aria-label="{escape(title)}" tabindex="0">\n<table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{drawn}</tbody>\n</table>\n</div>\n"
    )


def _style() -> str:
    return (files(__package__) / "analyse.css").read_text(encoding="utf-8")
