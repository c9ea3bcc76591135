"""Creates a game and checks its setup: the players, the first seat, the lucky numbers."""

from collections.abc import Sequence

from .board import Board
from .duel import DuelBoard
from .errors import MalformedError, shown
from .game import Game
from .sheet_board import Sheets
from .variant import Variant, variant


def new_game(
    game: str | Variant,
    players: Sequence[str],
    first: int = 0,
    lucky: Sequence[Sequence[int]] | None = None,
) -> Game:
    """Return a game before its first roll. Without `lucky`, the seats get Longo's default pairs in order.

    >>> new_game("longo", ["Ada", "Bob"]).lucky
    ((5, 8), (6, 11))
    """
    kind = game if isinstance(game, Variant) else variant(game)
    names = check_players(kind, players)
    check_first(names, first)
    pairs = check_lucky(kind, len(names), lucky)
    board: Board = DuelBoard.empty(kind) if kind.pawns else Sheets.empty(kind, len(names), pairs)
    return Game(kind, names, first, board, active=first)


def check_players(variant: Variant, players: object) -> tuple[str, ...]:
    """Return the names; raise if they are not names, or too few or too many for the variant."""
    if not isinstance(players, (list, tuple)) or not all(isinstance(name, str) for name in players):
        raise MalformedError("players-not-names", "players must be a list of names")
    least, most = variant.seats
    if not least <= len(players) <= most:
        raise MalformedError(
            "player-count",
            "{variant} is for {allowed} players, not {found}",
            variant=variant.name,
            allowed=str(most) if least == most else f"{least}–{most}",
            found=len(players),
        )
    return tuple(players)


def check_first(players: Sequence[str], first: object) -> None:
    """Raise unless `first` is the number of a seat."""
    if type(first) is not int or not 0 <= first < len(players):
        raise MalformedError(
            "first-not-a-seat",
            "first must be a seat from 0 to {last}, not {found}",
            last=len(players) - 1,
            found=shown(first),
        )


def check_lucky(variant: Variant, seats: int, lucky: object) -> tuple[tuple[int, int], ...]:
    """Return one lucky pair per seat; () in variants without lucky numbers."""
    if not variant.lucky_pairs:
        if lucky is not None:
            raise MalformedError("no-lucky-here", "{variant} has no lucky numbers", variant=variant.name)
        return ()
    if lucky is None:
        return variant.lucky_pairs[:seats]
    if not isinstance(lucky, (list, tuple)) or len(lucky) != seats:
        raise MalformedError("lucky-count", "lucky must be one pair for each of the {seats} seats", seats=seats)
    return tuple(_pair(variant, pair) for pair in lucky)


def _pair(variant: Variant, pair: object) -> tuple[int, int]:
    highest = 2 * variant.sides
    if isinstance(pair, (list, tuple)) and len(pair) == 2:
        one, other = pair
        if type(one) is type(other) is int and one != other and {one, other} <= set(range(2, highest + 1)):
            return (one, other)
    raise MalformedError(
        "lucky-pair",
        "a lucky pair is two different numbers from 2 to {highest}, not {found}",
        highest=highest,
        found=shown(pair),
    )
