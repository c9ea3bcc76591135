"""What happens to an action that the rules do not allow."""

from typing import Literal, get_args

from lucchetto.rules import MalformedError, shown

Illegal = Literal["lose", "raise"]


def check_illegal(name: str) -> Illegal:
    """`lose`: the game ends, the offender gets the worst reward, the others nothing. `raise`: the rules' own error."""
    known: tuple[Illegal, ...] = get_args(Illegal)
    if name not in known:
        raise MalformedError(
            "unknown-illegal",
            "illegal must be {known}, not {found}",
            known=" or ".join(known),
            found=shown(name),
        )
    return known[known.index(name)]
