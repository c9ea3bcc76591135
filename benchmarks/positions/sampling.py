"""Draws unforced decisions from games between bots of mixed levels, which the group and a number determine."""

from collections.abc import Iterator
from itertools import count
from random import Random

from lucchetto.bots.levels import LEVELS
from lucchetto.records import Decided, replay
from lucchetto.rules import Game
from tests.kit.bot_games import bot_game

from .shapes import Case, Group

PER_GAME = 6
"""Decisions taken from each game: few, so that they hardly depend on each other."""


def cases(group: Group, first: int = 0) -> Iterator[Case]:
    """Yield the decisions of a group without reference values, from this number on, without end."""
    for number in count(first // PER_GAME):
        drawn = _cases_of_game(group, number)
        yield from drawn[first % PER_GAME if number == first // PER_GAME else 0 :]


def _cases_of_game(group: Group, number: int) -> list[Case]:
    rng = Random(f"{group.name} {number}")
    levels = [rng.choice(LEVELS) for _ in range(group.players)]
    game = replay(bot_game(group.variant, levels, f"positions {group.name} {number}"))
    unforced = [
        _case(before, event, levels[event.seat])
        for before, event in zip(game.games, game.record.events, strict=False)
        if isinstance(event, Decided) and len(before.undecided().moves(event.seat)) > 1
    ]
    return rng.sample(unforced, PER_GAME)


def _case(before: Game, event: Decided, level: str) -> Case:
    game = before.undecided()
    assert game.dice is not None
    return Case(
        sheets=[
            {**{row: list(cells) for row, cells in sheet.rows.items()}, "penalties": sheet.penalties}
            for sheet in game.sheets
        ],
        dice={name: faces for name, faces in game.dice.as_dict().items() if name not in game.closed},  # R2
        active=game.active,
        seat=event.seat,
        phase="white" if game.phase == "white" else "colour",
        used=str(game.used) if game.phase == "colour" else None,
        closed=list(game.closed),
        lucky=list(game.lucky),
        level=level,
        played=str(event.move),
    )
