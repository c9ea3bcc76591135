"""The report's plots as SVG that stands in the page itself: its colours are the page's, by day and by night."""

import io
import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from lucchetto.arena.estimate import Estimate

from .numbers import Numbers
from .summary import QUANTILES, Standing

WIDTH = 4.8
ROW = 0.42
"""Inches. The page shows a plot at about this size on a phone, so that its letters stay readable."""

# Colours nobody would choose: each stands for one of the page's, which takes its place in the finished SVG.
INK, ACCENT, SOFT, LINE = "#010101", "#020202", "#030303", "#040404"
_PAGE = {INK: "currentColor", ACCENT: "var(--accent)", SOFT: "var(--soft)", LINE: "var(--line)"}

_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # letters stay letters: they can be read, searched and scaled
    "svg.hashsalt": "lucchetto",
    "font.size": 12,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": LINE,
    "xtick.labelcolor": INK,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "axes.axisbelow": True,
}

Series = tuple[str, Sequence[Estimate | None]]


def intervals(name: str, bots: Sequence[str], series: Sequence[Series], label: str, numbers: Numbers) -> str:
    """A dot and its interval for every bot, the first bot on top; several series stand under each other."""
    with _figure(len(bots) * (0.75 + 0.25 * len(series))) as figure:
        axes = figure.subplots()
        for number, (title, estimates) in enumerate(series):
            _dots(axes, number, len(series), title, estimates)
        axes.set_yticks(range(len(bots)), bots)
        axes.set_ylim(len(bots) - 0.5, -0.5)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x")
        axes.xaxis.set_major_formatter(lambda value, _: numbers.short(value))
        axes.set_xlabel(label)
        if len(series) > 1:
            figure.legend(loc="outside upper center", ncols=len(series), frameon=False)
        return _svg(name, figure, f"{label}: {', '.join(bots)}")


def _dots(axes: Axes, number: int, many: int, title: str, estimates: Sequence[Estimate | None]) -> None:
    known = [(place, one) for place, one in enumerate(estimates) if one is not None]
    heights = [place + (number - (many - 1) / 2) * 0.3 for place, _ in known]
    colour = ACCENT if number == many - 1 else SOFT
    axes.hlines(heights, [one.low for _, one in known], [one.high for _, one in known], color=colour, linewidth=2)
    axes.plot([one.value for _, one in known], heights, "o", color=colour, markersize=6, label=title)


def distributions(name: str, standings: Sequence[Standing], bins: Sequence[int], label: str) -> str:
    """How each bot's scores spread, one band a bot, with its median."""
    with _figure(len(standings) * 1.6) as figure:
        bands = figure.subplots(len(standings), sharex=True, squeeze=False)[:, 0]
        for axes, one in zip(bands, standings, strict=True):
            axes.stairs([count / one.games for count in one.score_counts], bins, fill=True, color=ACCENT, alpha=0.45)
            axes.stairs([count / one.games for count in one.score_counts], bins, color=ACCENT, linewidth=1.2)
            axes.axvline(one.score_quantiles[QUANTILES.index(0.5)], color=INK, linewidth=1.2, linestyle=(0, (3, 2)))
            axes.set_yticks([])
            axes.set_ylabel(one.bot, rotation=0, ha="right", va="center")
            axes.grid(axis="x")
        bands[-1].set_xlabel(label)
        return _svg(name, figure, f"{label}: {', '.join(one.bot for one in standings)}")


@contextmanager
def _figure(rows: float) -> Iterator[Figure]:
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells of its font cache
    with mpl.rc_context(_STYLE):
        yield Figure(figsize=(WIDTH, 0.7 + rows * ROW), layout="constrained")


def _svg(name: str, figure: Figure, label: str) -> str:
    """The drawing alone, with names of its own: a page with several must not mix them up."""
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", text)
    text = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", text)
    for stand_in, colour in _PAGE.items():
        text = text.replace(stand_in, colour)
    size = r'width="[\d.]+pt" height="[\d.]+pt"|height="[\d.]+pt"|width="[\d.]+pt"'
    text = re.sub(size, "", text)
    return text.replace("<svg", f'<svg role="img" aria-label="{_quoted(label)}"', 1)


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
