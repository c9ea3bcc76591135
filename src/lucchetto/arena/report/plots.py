"""The geometry of the report's plots; `plot.svg.jinja` draws them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, isfinite, log10

from lucchetto.arena.estimate import Estimate

from .numbers import Numbers
from .summary import QUANTILES, Standing

WIDTH, RIGHT = 346, 334
"""Units of a plot, and where its axis ends. On a phone a unit is about a pixel, so that letters stay readable."""
LETTER = 6.6
"""Approximate width of a letter. Names are to the left of the axis, in at most `WIDEST` units."""
WIDEST = 150
HEAD, FOOT = 26, 44
"""Heights of the legend, and of the axis with its numbers and its label."""
ROW, BAND = 22, 44
"""Heights of an interval with its gap, and of a bot's distribution."""
MOST_TICKS = 6
ACCENT, SOFT = "var(--accent)", "var(--soft)"

Series = tuple[str, Sequence[Estimate | None]]


@dataclass(frozen=True)
class Dot:
    """A value and its interval."""

    colour: str
    y: float
    x: float
    low: float
    high: float


@dataclass(frozen=True)
class Band:
    """The distribution of a bot's scores: the outline of its histogram, and the median."""

    outline: str
    median: float
    top: float
    floor: float


@dataclass(frozen=True)
class Plot:
    """One plot. `ticks` are places on the axis and their numbers, `names` the labels to its left and their places."""

    label: str
    axis: str
    height: float
    left: float
    top: float
    bottom: float
    ticks: list[tuple[float, str]]
    names: list[tuple[str, float]]
    legend: list[tuple[str, str, float]] = field(default_factory=list)
    dots: list[Dot] = field(default_factory=list)
    bands: list[Band] = field(default_factory=list)
    width: float = WIDTH
    right: float = RIGHT


class Scale:
    """Places values on the horizontal axis."""

    def __init__(self, left: float, low: float, high: float) -> None:
        self._left, self._low, self._high = left, low, high

    def __call__(self, value: float) -> float:
        return round(self._left + (RIGHT - self._left) * (value - self._low) / (self._high - self._low), 1)

    def ticks(self, numbers: Numbers) -> list[tuple[float, str]]:
        """Round numbers, with a step of 1, 2 or 5 times a power of ten."""
        rough = (self._high - self._low) / MOST_TICKS
        power = 10.0 ** floor(log10(rough))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
        places = range(ceil(self._low / step), floor(self._high / step) + 1)
        return [(self(place * step), numbers.short(round(place * step, 10))) for place in places]


def intervals(bots: Sequence[str], series: Sequence[Series], label: str, numbers: Numbers) -> Plot:
    """A dot and its interval for every bot, the first bot on top; several series are below each other."""
    left, scale = _left(bots), _scale(_left(bots), [one for _, estimates in series for one in estimates if one])
    top, row = HEAD if len(series) > 1 else 4, ROW * (0.6 + 0.4 * len(series))
    bottom = round(top + row * len(bots), 1)
    colours = [SOFT] * (len(series) - 1) + [ACCENT]
    middles = [round(top + row * (place + 0.5), 1) for place in range(len(bots))]
    shift = row / (len(series) + 1)
    dots = [
        dot
        for number, ((_, estimates), colour) in enumerate(zip(series, colours, strict=True))
        for middle, one in zip(middles, estimates, strict=True)
        for dot in _dot(one, round(middle + (number - (len(series) - 1) / 2) * shift, 1), colour, scale)
    ]
    return Plot(
        f"{label}: {', '.join(bots)}",
        label,
        bottom + FOOT,
        left,
        top,
        bottom,
        scale.ticks(numbers),
        list(zip(bots, middles, strict=True)),
        legend=_legend(series, colours) if len(series) > 1 else [],
        dots=dots,
    )


def distributions(standings: Sequence[Standing], bins: Sequence[int], label: str, numbers: Numbers) -> Plot:
    """The distribution of each bot's scores, one band per bot, with its median."""
    bots = [one.bot for one in standings]
    scale, bottom = Scale(_left(bots), bins[0], bins[-1]), 4.0 + BAND * len(bots)
    floors = [4.0 + BAND * (place + 1) for place in range(len(bots))]
    return Plot(
        f"{label}: {', '.join(bots)}",
        label,
        bottom + FOOT,
        _left(bots),
        4,
        bottom,
        scale.ticks(numbers),
        [(bot, at - BAND / 2) for bot, at in zip(bots, floors, strict=True)],
        bands=[_band(one, bins, at, scale) for one, at in zip(standings, floors, strict=True)],
    )


def _left(bots: Sequence[str]) -> float:
    return round(min(WIDEST, 14 + LETTER * max(map(len, bots))), 1)


def _scale(left: float, estimates: Sequence[Estimate]) -> Scale:
    """An axis for all values and their intervals, with a small margin on both sides."""
    known = [number for one in estimates for number in (one.low, one.value, one.high) if isfinite(number)] or [0.0]
    margin = (max(known) - min(known)) * 0.05 or 1.0
    return Scale(left, min(known) - margin, max(known) + margin)


def _dot(estimate: Estimate | None, y: float, colour: str, scale: Scale) -> Iterator[Dot]:
    """Yield a dot, or nothing for an unknown value; an unknown interval has no length."""
    if estimate is not None and isfinite(estimate.value):
        low, high = (bound if isfinite(bound) else estimate.value for bound in (estimate.low, estimate.high))
        yield Dot(colour, y, scale(estimate.value), scale(low), scale(high))


def _legend(series: Sequence[Series], colours: Sequence[str]) -> list[tuple[str, str, float]]:
    share = WIDTH / len(series)
    return [
        (title, colour, share * (place + 0.5))
        for place, ((title, _), colour) in enumerate(zip(series, colours, strict=True))
    ]


def _band(one: Standing, bins: Sequence[int], bottom: float, scale: Scale) -> Band:
    most = max(one.score_counts) or 1
    steps = [
        f"V{round(bottom - (BAND - 6) * count / most, 1)}H{scale(upper)}"
        for count, upper in zip(one.score_counts, bins[1:], strict=True)
    ]
    outline = f"M{scale(bins[0])} {bottom}{''.join(steps)}V{bottom}Z"
    return Band(outline, scale(one.score_quantiles[QUANTILES.index(0.5)]), bottom - BAND + 4, bottom)
