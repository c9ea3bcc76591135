"""Random records: any variant and number of players, stopped anywhere, with unknown keys."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st

from lucchetto.bots import make_bot
from lucchetto.records import Decided, Event, Header, Record, Rolled, seeded_dice
from lucchetto.rules import VARIANTS, Decision, Game, Variant

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=12)
"""Any text that JSON can express, including lone surrogates, line separators and control characters."""

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANY_TEXT, inner, max_size=3),
    max_leaves=6,
)


def extras(*known: str) -> st.SearchStrategy[Mapping[str, Any]]:
    """Keys besides the known ones, mostly none."""
    return st.just({}) | st.dictionaries(ANY_TEXT.filter(lambda key: key not in known), JSON, max_size=3)


HEADER_EXTRAS = extras("lucchetto", "variant", "players", "first", "lucky")
EVENT_EXTRAS = extras("roll", "seat", "move")


@st.composite
def headers(draw: st.DrawFn, variants: tuple[Variant, ...] = tuple(VARIANTS.values())) -> Header:
    kind = draw(st.sampled_from(variants))
    names = draw(st.lists(ANY_TEXT, min_size=kind.seats[0], max_size=kind.seats[1]))
    lucky: tuple[tuple[int, int], ...] = ()
    if kind.lucky_pairs:
        numbers = st.lists(st.integers(2, 2 * kind.sides), min_size=2, max_size=2, unique=True)
        lucky = tuple((one, other) for one, other in (draw(numbers) for _ in names))
    first = draw(st.integers(0, len(names) - 1))
    return Header(kind.name, tuple(names), first, lucky, draw(HEADER_EXTRAS))


@st.composite
def records(draw: st.DrawFn, longest: int = 400) -> Record:
    """A game of players with varying skill, so that it may end in any way, cut off after any event."""
    header = draw(headers())
    seed = draw(st.integers(0, 10_000))
    length = draw(st.integers(0, 30) | st.integers(0, longest))
    events = [event for _, event in zip(range(length), played(header, seed), strict=False)]
    marked = draw(st.lists(EVENT_EXTRAS, max_size=min(4, len(events))))
    for at, extra in enumerate(marked):
        events[at] = _with_extra(events[at], extra)
    return Record(header, tuple(events))


def _with_extra(event: Event, extra: Mapping[str, Any]) -> Event:
    return Rolled(event.faces, extra) if isinstance(event, Rolled) else Decided(event.seat, event.move, extra)


def played(header: Header, seed: int) -> Iterator[Event]:
    """The events of a whole game, which the seed determines."""
    rng, dice = Random(seed), seeded_dice(str(seed))
    careful = rng.random()
    game = header.new_game()
    while game.phase != "over":
        if game.phase == "roll":
            faces = dice.roll(game)
            yield Rolled(faces)
            game = game.roll(faces)
        else:
            seat = rng.choice(sorted(game.waiting))
            move = _choice(game, seat, rng, careful)
            yield Decided(seat, move)
            game = game.play(seat, move)


def _choice(game: Game, seat: int, rng: Random, careful: float) -> Decision:
    if rng.random() < careful:
        return make_bot("greedy").decide(game.seen_by(seat), seat)
    return rng.choice(game.moves(seat))
