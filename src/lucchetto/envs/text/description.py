"""Describes a position in a few lines of plain English, for `render_mode="ansi"` and OpenSpiel's strings."""

from collections.abc import Iterable, Iterator

from lucchetto.rules import Game, Sheet


def described(game: Game) -> str:
    """Return the public state of a game, without the hidden choices of the current phase."""
    return "\n".join(_lines(game))


def with_moves(game: Game, seats: Iterable[int] | None = None) -> str:
    """Return the public state and the legal moves of the waiting seats, or of those that are also in `seats`."""
    waiting = sorted(game.waiting if seats is None else game.waiting.intersection(seats))
    lists = (f"{game.players[seat]} may: {', '.join(map(str, game.moves(seat)))}" for seat in waiting)
    return "\n".join((described(game), *lists))


def _lines(game: Game) -> Iterator[str]:
    acted = f", action 1: {game.used}" if game.phase == "colour" else ""
    yield f"{game.variant.name}, turn {game.turn}, {game.phase} phase, {game.players[game.active]} is active{acted}"
    if game.dice:
        colours = "".join(f", {colour} {face}" for colour, face in game.dice.colours)
        yield f"dice: white {game.dice.white[0]} + {game.dice.white[1]}{colours}"
    if game.closed:
        yield f"closed: {', '.join(game.closed)}"
    for seat, sheet in enumerate(game.sheets):
        lucky = f", lucky {game.lucky[seat][0]} and {game.lucky[seat][1]}" if game.lucky else ""
        yield f"{game.players[seat]}: {_sheet(sheet)}{lucky}"
    if game.result:
        winners = " and ".join(game.players[seat] for seat in game.result.winners)
        yield f"over by {' and '.join(game.result.reasons)}, won by {winners}"


def _sheet(sheet: Sheet) -> str:
    rows = ", ".join(f"{colour} [{' '.join(map(str, marks))}]" for colour, marks in sheet.rows.items())
    return f"{rows}, penalties {sheet.penalties}, total {sheet.total}"
