"""An analysis in the terminal."""

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lucchetto.cli.terminal import Terminal

from .ascii_chart import area, marks, span
from .presenter import Lapse, Told

TALL, LOW = 6, 3
"""Lines of a chart: of one, or of each among several."""
INKS = {"inaccuracy": "yellow", "mistake": "bold yellow", "blunder": "bold red"}
CHART_INK = "cyan"


def show(told: Told, terminal: Terminal) -> None:
    terminal.title(told.title)
    for line in told.introduction():
        terminal.say(line)
    _players(told, terminal)
    _charts(told, terminal)
    _lapses(told, terminal)
    _rolls(told, terminal)


def _players(told: Told, terminal: Terminal) -> None:
    terminal.heading(told.words("analyse-players"))
    between = " - " if told.plain else " · "
    for player in told.players():
        terminal.say(Text.assemble((player.name, "bold"), f"{between}{player.rating}"))
        figures = [Text.assemble((f"{label} ", "dim"), (figure, "bold")) for label, figure in player.figures]
        terminal.console.print(Padding(Columns(figures, padding=(0, 3)), (0, 0, 0, 3), expand=False))


def _charts(told: Told, terminal: Terminal) -> None:
    values = told.analysis.values
    if len(values) < 2:
        return
    terminal.heading(told.chart_title)
    # Of two players one is enough: what one gains the other loses.
    seats = told.seats[:1] if len(told.analysis.players) == 2 else told.seats
    for seat in seats:
        if len(told.analysis.players) > 1:
            terminal.say(told.name(seat), "bold")
        _chart(told, terminal, seat, TALL if len(seats) == 1 else LOW)
    terminal.say(told.words("analyse-legend"), "dim")


def _chart(told: Told, terminal: Terminal, seat: int, height: int) -> None:
    values = [seats[seat] for seats in told.analysis.values]
    low, high = span(values, told.analysis.unit)
    top, bottom = (told.amount(value, digits=0) for value in (high, low))
    labels = [top, *[""] * (height - 2), bottom]
    margin = max(map(len, labels))
    edge = "|" if told.plain else "│"
    width = max(8, terminal.console.width - margin - 2)
    lines = area(values, low, high, width, height, plain=told.plain)
    for label, line in zip(labels, lines, strict=True):
        terminal.say(Text.assemble((f"{label:>{margin}} {edge}", "dim"), (line, CHART_INK)))
    for signs in _signs(told, seat):
        if under := marks(signs, len(values), width):
            terminal.say(Text.assemble(" " * (margin + 2), (under, "bold")))


def _signs(told: Told, seat: int) -> tuple[dict[int, str], dict[int, str]]:
    """By place among the values: the dice's doing, and the player's."""
    lucky = {
        roll.event + 1: "+" if roll.marks[seat] == "lucky" else "-" for roll in told.analysis.rolls if roll.marks[seat]
    }
    wrong = {lapse.event + 1: "?" for lapse in told.lapses() if lapse.seat == seat and lapse.mark != "inaccuracy"}
    return lucky, wrong


def _lapses(told: Told, terminal: Terminal) -> None:
    terminal.heading(told.words("analyse-worst"))
    lapses = told.lapses()
    for lapse in lapses:
        _lapse(lapse, terminal)
    if not lapses:
        terminal.say(told.words("analyse-nothing-lost"))


def _lapse(lapse: Lapse, terminal: Terminal) -> None:
    ink = INKS[lapse.mark]
    lines = Table.grid()
    lines.add_column(width=3)
    lines.add_column()
    lines.add_row(Text(lapse.sign, ink), Text(lapse.what, "bold"))
    lines.add_row("", Text.assemble((lapse.verdict, ink), " ", lapse.why))
    terminal.console.print(lines)


def _rolls(told: Told, terminal: Terminal) -> None:
    terminal.heading(told.words("analyse-rolls"))
    rolls = told.rolls()
    for roll in rolls:
        terminal.say(roll.where)
        terminal.console.print(Padding(Text(roll.luck, "bold"), (0, 0, 0, 3), expand=False))
    if not rolls:
        terminal.say(told.words("analyse-no-rolls"))
