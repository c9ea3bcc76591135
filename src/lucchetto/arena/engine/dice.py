"""The dice of a deal in plain Python, bit for bit those of `kernels.rng`, for games played with the rules."""

from collections.abc import Mapping

from lucchetto.rules import Game

GOLDEN = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1


def mix(bits: int) -> int:
    """Splitmix64's bijection of 64 bits."""
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & WORD
    return bits ^ (bits >> 31)


def deal_key(seed: int, deal: int) -> int:
    """Return the key from which all dice of a deal come."""
    return mix((mix(seed) + (deal + 1) * GOLDEN) & WORD)


def scaled(bits: int, outcomes: int) -> int:
    """Scale 64 random bits to a number from 0 to outcomes − 1."""
    return (((bits & 0xFFFFFFFF) * outcomes >> 32) + (bits >> 32) * outcomes) >> 32


def faces(key: int, turn: int, sides: int) -> list[int]:
    """Return all six dice of a turn: white, white, red, yellow, green, blue. Turns count from 1."""
    index = scaled(mix((key + turn * GOLDEN) & WORD), sides**6)
    return [index // sides**place % sides + 1 for place in (5, 4, 3, 2, 1, 0)]


def next_roll(key: int, game: Game) -> Mapping[str, object]:
    """Return the game's next roll. The dice of closed rows are drawn too, but left out."""
    one, other, *colours = faces(key, game.turn + 1, game.variant.sides)
    rolled = zip(game.variant.colours, colours, strict=True)
    return {"white": (one, other), **{colour: face for colour, face in rolled if colour not in game.closed}}
