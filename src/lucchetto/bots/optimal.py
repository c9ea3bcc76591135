"""Plays solitaire perfectly, from the solver's exact table. It cannot play against opponents."""

from functools import cache
from typing import TYPE_CHECKING

from lucchetto.rules import Decision, Game, MalformedError, Variant

if TYPE_CHECKING:
    from lucchetto.solver import Table


class OptimalBot:
    """Plays solitaire perfectly. The first decision builds Classic's table, in seconds; Longo's must exist already."""

    def decide(self, game: Game, seat: int) -> Decision:
        """Return the decision with the highest exact value."""
        game.check_waiting(seat)
        if len(game.players) != 1:
            raise MalformedError("solitaire-only", "exact values are for solitaire only")
        choices = _table(game.variant, game.lucky[seat] if game.lucky else None).choices(game)
        return max(choices, key=lambda move: choices[move])


@cache
def _table(variant: Variant, lucky: tuple[int, int] | None) -> "Table":
    try:
        from lucchetto.solver import load_table

        return load_table(variant, lucky, build=lucky is None)
    except ModuleNotFoundError as error:
        if error.name != "numba":
            raise
        raise MalformedError("needs-lab", "this needs the lab extra: pip install 'lucchetto[lab]'") from None
