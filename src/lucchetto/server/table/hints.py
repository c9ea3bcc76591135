"""Who may get a hint at a table, and for which decision."""

from lucchetto.rules import Game, NotYourDecisionError
from lucchetto.server.errors import ConflictError

from .checks import own
from .state import Table


def hinted_game(table: Table, person: str | None, seat: int, step: int) -> Game:
    """The game, if this seat may get a hint now; raises otherwise."""
    own(table, person, seat)
    if not table.hints:
        raise ConflictError("hints-off", "hints are switched off at this table")
    if table.game is None:
        raise NotYourDecisionError("not-started", "the game has not begun")
    if step != table.step:
        raise NotYourDecisionError("stale", "the table has changed in the meantime")
    if seat not in table.game.waiting:
        raise NotYourDecisionError("not-waiting", "seat {seat} has nothing to decide now", seat=seat)
    return table.game
