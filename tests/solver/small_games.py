"""Games of the same kind with small dice, all of whose sheets can be checked in seconds."""

from lucchetto.rules import Row, Variant, triangular


def small(name: str, sides: int, needed: int, closing: int = 1, lucky: tuple[int, int] | None = None) -> Variant:
    up = tuple(range(2, 2 * sides + 1))
    rows = tuple(
        Row(colour, numbers, needed, closing)
        for colour, numbers in (("red", up), ("yellow", up), ("green", up[::-1]), ("blue", up[::-1]))
    )
    return Variant(name, rows, sides, points=triangular(2 * sides), lucky_pairs=(lucky,) if lucky else ())


PLAIN = small("plain", sides=3, needed=2)
LUCKY = small("lucky", sides=3, needed=2, closing=2, lucky=(3, 4))
CROOKED = small("crooked", sides=3, needed=3, lucky=(3, 6))
