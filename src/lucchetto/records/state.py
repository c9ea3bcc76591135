"""The state of a game as the JSON object that other programs read (docs/records.md)."""

from typing import Any

from lucchetto.rules import Game, Sheet


def state(game: Game) -> dict[str, Any]:
    """Return the public state of a game as JSON values. Choices that have not taken effect yet are left out."""
    return {
        "variant": game.variant.name,
        "players": list(game.players),
        "first": game.first,
        "turn": game.turn,
        "phase": game.phase,
        "active": game.active,
        "dice": game.dice.as_dict() if game.dice else None,
        "waiting": sorted(game.waiting),
        "moves": {str(seat): [str(move) for move in game.moves(seat)] for seat in sorted(game.waiting)},
        "closed": list(game.closed),
        "sheets": [_sheet(sheet) for sheet in game.sheets],
        "result": _result(game),
    }


def _sheet(sheet: Sheet) -> dict[str, Any]:
    return {
        "rows": {colour: list(marks) for colour, marks in sheet.rows.items()},
        "penalties": sheet.penalties,
        "points": sheet.points,
        "total": sheet.total,
    }


def _result(game: Game) -> dict[str, Any] | None:
    if game.result is None:
        return None
    return {"reasons": list(game.result.reasons), "winners": list(game.result.winners)}
