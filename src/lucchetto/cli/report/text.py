"""Prints an analysis in the terminal."""

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lucchetto.cli.terminal import Terminal

from .ascii_chart import area, marks, span
from .presenter import Lapse, Presenter

TALL, LOW = 6, 3
"""Height in lines of a single chart, and of each of several charts."""
MARK_STYLES = {"inaccuracy": "yellow", "mistake": "bold yellow", "blunder": "bold red"}
CHART_STYLE = "cyan"


def show(presenter: Presenter, terminal: Terminal) -> None:
    terminal.title(presenter.title)
    for line in presenter.introduction():
        terminal.print(line)
    _players(presenter, terminal)
    _charts(presenter, terminal)
    _lapses(presenter, terminal)
    _rolls(presenter, terminal)


def _players(presenter: Presenter, terminal: Terminal) -> None:
    terminal.heading(presenter.words("analyse-players"))
    between = " - " if presenter.plain else " · "
    for player in presenter.players():
        terminal.print(Text.assemble((player.name, "bold"), f"{between}{player.rating}"))
        figures = [Text.assemble((f"{label} ", "dim"), (figure, "bold")) for label, figure in player.figures]
        terminal.console.print(Padding(Columns(figures, padding=(0, 3)), (0, 0, 0, 3), expand=False))


def _charts(presenter: Presenter, terminal: Terminal) -> None:
    values = presenter.analysis.values
    if len(values) < 2:
        return
    terminal.heading(presenter.chart_title)
    # With two players one chart is enough, because the win shares add up to 1.
    seats = presenter.seats[:1] if len(presenter.analysis.players) == 2 else presenter.seats
    for seat in seats:
        if len(presenter.analysis.players) > 1:
            terminal.print(presenter.name(seat), "bold")
        _chart(presenter, terminal, seat, TALL if len(seats) == 1 else LOW)
    terminal.print(presenter.legend, "dim")


def _chart(presenter: Presenter, terminal: Terminal, seat: int, height: int) -> None:
    values = [seats[seat] for seats in presenter.analysis.values]
    low, high = span(values, presenter.analysis.unit)
    top, bottom = (presenter.amount(value, digits=0) for value in (high, low))
    labels = [top, *[""] * (height - 2), bottom]
    margin = max(map(len, labels))
    edge = "|" if presenter.plain else "│"
    width = max(8, terminal.console.width - margin - 2)
    lines = area(values, low, high, width, height, plain=presenter.plain)
    for label, line in zip(labels, lines, strict=True):
        terminal.print(Text.assemble((f"{label:>{margin}} {edge}", "dim"), (line, CHART_STYLE)))
    for signs in _chart_marks(presenter, seat):
        if under := marks(signs, len(values), width):
            terminal.print(Text.assemble(" " * (margin + 2), (under, "bold")))


def _chart_marks(presenter: Presenter, seat: int) -> tuple[dict[int, str], dict[int, str]]:
    """Marks under the chart, by index of the value: lucky and unlucky rolls, and the player's mistakes."""
    lucky = {
        roll.event + 1: "+" if roll.marks[seat] == "lucky" else presenter.minus
        for roll in presenter.analysis.rolls
        if roll.marks[seat]
    }
    lapses = {lapse.event + 1: "?" for lapse in presenter.lapses() if lapse.seat == seat and lapse.mark != "inaccuracy"}
    return lucky, lapses


def _lapses(presenter: Presenter, terminal: Terminal) -> None:
    terminal.heading(presenter.words("analyse-worst"))
    lapses = presenter.lapses()
    for lapse in lapses:
        _lapse(lapse, terminal)
    if not lapses:
        terminal.print(presenter.words("analyse-nothing-lost"))


def _lapse(lapse: Lapse, terminal: Terminal) -> None:
    style = MARK_STYLES[lapse.mark]
    lines = Table.grid()
    lines.add_column(width=3)
    lines.add_column()
    lines.add_row(Text(lapse.sign, style), Text(lapse.what, "bold"))
    lines.add_row("", Text.assemble((lapse.verdict, style), " ", lapse.why))
    if lapse.checked:
        lines.add_row("", Text(lapse.checked, "dim"))
    terminal.console.print(lines)


def _rolls(presenter: Presenter, terminal: Terminal) -> None:
    terminal.heading(presenter.words("analyse-rolls"))
    rolls = presenter.rolls()
    for roll in rolls:
        terminal.print(roll.where)
        terminal.console.print(Padding(Text(roll.luck, "bold"), (0, 0, 0, 3), expand=False))
    if not rolls:
        terminal.print(presenter.words("analyse-no-rolls"))
