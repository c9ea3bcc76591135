"""Games that last as long as the rules allow: the active player takes the very next number, everybody else passes."""

from lucchetto.records import Decided, Event, Record, Rolled, header_of
from lucchetto.rules import PASS, Decision, Game, Move, new_game
from tests.kit.builders import NAMES


def long_game(variant: str, players: int, decisions: int, first: int = 0) -> Record:
    """An unfinished game with this many decisions; another `first` gives another game."""
    game = new_game(variant, NAMES[:players], first)
    header, happened = header_of(game), list[Event]()
    left = decisions
    while left:
        colour, number = _next_cell(game)
        event: Event = Rolled(_faces(game, number))
        game = event.apply(game)
        happened.append(event)
        while game.waiting and left:
            seat, left = min(game.waiting), left - 1
            event = Decided(seat, _choice(game, seat, Move(colour, number)))
            game = event.apply(game)
            happened.append(event)
    return Record(header, tuple(happened))


def _next_cell(game: Game) -> tuple[str, int]:
    """The next number of the active player in the emptiest row; the numbers that close a row stay open."""
    marks = game.sheets[game.active].marks
    rows = [(len(cells), row) for cells, row in zip(marks, game.variant.rows, strict=True) if len(cells) < row.lock - 2]
    crossed, row = min(rows, key=lambda found: found[0])
    return row.colour, row.numbers[crossed]


def _faces(game: Game, white_sum: int) -> dict[str, object]:
    low = max(1, white_sum - game.variant.sides)
    return {"white": [low, white_sum - low], **dict.fromkeys(game.variant.colours, 1)}


def _choice(game: Game, seat: int, wanted: Move) -> Decision:
    return wanted if game.phase == "white" and seat == game.active else PASS
