"""Draws the page's chart: one line per player, with marks for mistakes and for lucky rolls."""

from collections.abc import Iterator
from html import escape

from .ascii_chart import span
from .presenter import Presenter

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 62, 12, 14, 36
STEPS = 4
"""Horizontal grid lines, not counting the bottom one."""
MOST_TURNS = 10
"""Most turn numbers under the chart."""


class Chart:
    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._values = presenter.analysis.values
        shown = [seats[seat] for seats in self._values for seat in presenter.seats]
        self._low, self._high = span(shown, presenter.analysis.unit)

    def svg(self) -> str:
        names = ", ".join(self._presenter.name(seat) for seat in self._presenter.seats)
        parts = [
            *self._levels(),
            *self._turns(),
            *map(self._line, self._presenter.seats),
            *self._lapses(),
            *self._rolls(),
        ]
        label = escape(f"{self._presenter.chart_title}: {names}")
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">\n' + "\n".join(parts) + "\n</svg>\n"
        )

    def _x(self, place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, len(self._values) - 1)

    def _y(self, value: float) -> float:
        share = (value - self._low) / (self._high - self._low)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, max(0.0, share))

    def _levels(self) -> Iterator[str]:
        for step in range(STEPS + 1):
            value = self._low + (self._high - self._low) * step / STEPS
            y = self._y(value)
            yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
            yield self._label(LEFT - 8, y + 5, self._level(value))

    def _level(self, value: float) -> str:
        """The label of a level: percentages with their sign, points as bare numbers."""
        presenter = self._presenter
        return (
            presenter.amount(value, digits=0) if presenter.analysis.unit == "win" else presenter.number(value, digits=0)
        )

    def _label(self, x: float, y: float, text: str) -> str:
        return f'<text x="{x}" y="{y:.1f}" text-anchor="end">{escape(text)}</text>'

    def _turns(self) -> Iterator[str]:
        rolls = self._presenter.analysis.rolls
        yield self._label(LEFT - 18, HEIGHT - 8, self._presenter.words("analyse-turn"))
        for roll in rolls[:: 1 + len(rolls) // MOST_TURNS]:
            x = self._x(roll.event)
            yield f'<text x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{roll.turn}</text>'

    def _line(self, seat: int) -> str:
        points = " ".join(f"{self._x(at):.1f},{self._y(seats[seat]):.1f}" for at, seats in enumerate(self._values))
        return f'<polyline class="line seat-{seat}" points="{points}"/>'

    def _lapses(self) -> Iterator[str]:
        for lapse in self._presenter.lapses():
            if lapse.mark != "inaccuracy":
                x, y = self._place(lapse.event, lapse.seat)
                title = escape(f"{lapse.what} {lapse.verdict} {lapse.why}")
                circle = f'<circle class="lapse seat-{lapse.seat}" cx="{x:.1f}" cy="{y:.1f}" r="6">'
                yield f"{circle}<title>{title}</title></circle>"

    def _rolls(self) -> Iterator[str]:
        for roll in self._presenter.analysis.rolls:
            for seat in self._presenter.seats:
                if mark := roll.marks[seat]:
                    x, y = self._place(roll.event, seat)
                    tip = -1 if mark == "lucky" else 1
                    shape = f"M{x - 7:.1f} {y - 5 * tip:.1f}h14l-7 {12 * tip}z"
                    luck = self._presenter.amount(roll.luck[seat], sign=True)
                    title = escape(f"{self._presenter.words(f'luck-{mark}')}: {self._presenter.name(seat)} {luck}")
                    yield f'<path class="roll seat-{seat}" d="{shape}"><title>{title}</title></path>'

    def _place(self, event: int, seat: int) -> tuple[float, float]:
        """The position of a seat's line after an event."""
        return self._x(event + 1), self._y(self._values[event + 1][seat])
