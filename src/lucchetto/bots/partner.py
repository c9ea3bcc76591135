"""The partner: a bot of any strength, for even games. `lucchetto.coach.strength` estimates the strength of a person.

Strength is a number on the ladder of levels: 0 plays like a novice, 1 like a casual player, 5 like a master. Between
two levels every parameter lies between theirs. Experts evaluate positions and club players count cells, which cannot be
mixed. So a partner about as strong as a club player is an expert with larger errors.
"""

from lucchetto.features.policy_params import PolicyParams
from lucchetto.rules import MalformedError, shown

from .levels import LEVELS, POLICY_PARAMS

PARTNER = "partner"
NEW_PLAYER = 1.0
"""The strength assumed for people with no games yet: casual."""
STRONGEST = len(LEVELS) - 1.0
_LINES = ((0.0, "novice"), (1.0, "casual"), (1.5, "expert"), (4.0, "champion"))
"""From this strength on, the parameters are interpolated between this level and the next one."""


def partner(strength: float) -> str:
    """Return the name of a partner of this strength, for `make_bot`, `play_game` and the arena.

    >>> partner(2.5)
    'partner=2.5'
    """
    return f"{PARTNER}={limited(strength):g}"


def limited(strength: float) -> float:
    """Return the strength rounded to two decimals, at least a novice's and at most a master's."""
    return round(min(max(strength, 0.0), STRONGEST), 2)


def level_of(strength: float) -> str:
    """Return the level that is nearest in strength."""
    return LEVELS[int(limited(strength) + 0.5)]


def partner_params(name: str) -> PolicyParams | None:
    """Return how "partner" or "partner=2.5" plays, or None for the name of another bot."""
    strength = NEW_PLAYER if name == PARTNER else strength_in(name)
    return None if strength is None else params_at(strength)


def strength_in(name: str) -> float | None:
    """Return the strength in "partner=2.5", or None for another name; raise if it is not on the ladder."""
    plain, sign, number = name.partition("=")
    if plain != PARTNER or not sign:
        return None
    try:
        strength = float(number)
    except ValueError:
        strength = -1.0
    if not 0 <= strength <= STRONGEST:
        raise MalformedError(
            "bad-strength",
            "the strength in {bot} must be a number from 0 to {most}",
            bot=shown(name),
            most=int(STRONGEST),
        )
    return strength


def params_at(strength: float) -> PolicyParams:
    """Return how a partner of this strength plays."""
    level = LEVELS.index([level for start, level in _LINES if start <= strength][-1])
    return _between(POLICY_PARAMS[LEVELS[level]], POLICY_PARAMS[LEVELS[level + 1]], strength - level)


def _between(one: PolicyParams, other: PolicyParams, share: float) -> PolicyParams:
    """Interpolate between two levels; a negative share extrapolates below both. Other parameters switch half-way."""
    nearer = other if share >= 0.5 else one
    mixed = {
        name: (1 - share) * value + share * getattr(other, name)
        for name, value in one._asdict().items()
        if isinstance(value, float)
    }
    return nearer._replace(**mixed)
