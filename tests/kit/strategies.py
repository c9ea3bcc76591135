"""Hypothesis strategies: random games of every variant, stopped anywhere or played to the end."""

from hypothesis import strategies as st

from lucchetto.rules import VARIANTS, Game, Variant, new_game
from tests.kit.builders import NAMES
from tests.kit.players import PLAY_STYLES, Played, play

seeds = st.integers(0, 2**32 - 1)


def lucky_pairs(variant: Variant) -> st.SearchStrategy[tuple[int, int]]:
    number = st.integers(2, 2 * variant.sides)
    return st.tuples(number, number).filter(lambda pair: pair[0] != pair[1])


@st.composite
def starts(draw: st.DrawFn, variants: tuple[str | Variant, ...] = tuple(VARIANTS)) -> Game:
    """A game of any variant before its first roll: any number of players, any first, often odd lucky pairs."""
    said = draw(st.sampled_from(variants))
    kind = said if isinstance(said, Variant) else VARIANTS[said]
    seats = draw(st.integers(*kind.seats))
    first = draw(st.integers(0, seats - 1))
    pairs: list[tuple[int, int]] | None = None
    unusual = kind.lucky_pairs != () and draw(st.booleans())
    if unusual:
        pairs = draw(st.lists(lucky_pairs(kind), min_size=seats, max_size=seats))
    return new_game(kind, NAMES[:seats], first, pairs)


@st.composite
def played(draw: st.DrawFn, variants: tuple[str | Variant, ...] = tuple(VARIANTS), *, whole: bool = False) -> Played:
    """A random game with its record; unless it must be whole it may stop anywhere."""
    start = draw(starts(variants))
    styles = draw(st.lists(st.sampled_from(PLAY_STYLES), min_size=len(start.players), max_size=len(start.players)))
    events = 10_000 if whole or draw(st.booleans()) else draw(st.integers(0, 150))
    return play(start, draw(seeds), tuple(styles), loaded=draw(st.booleans()), events=events)
