"""How an environment treats an illegal action."""

from typing import Literal, get_args

from lucchetto.rules import MalformedError, shown

Illegal = Literal["lose", "raise"]


def check_illegal(name: str) -> Illegal:
    """Return the mode if it is known. `lose` ends the game with the worst reward; `raise` raises a GameError."""
    known: tuple[Illegal, ...] = get_args(Illegal)
    if name not in known:
        raise MalformedError(
            "unknown-illegal",
            "illegal must be {known}, not {found}",
            known=" or ".join(known),
            found=shown(name),
        )
    return known[known.index(name)]
