"""The characters of each level: bots with their own style, about as strong as their level.

The catalogue describes each of them in one sentence (`character-NAME`). The message `bot-names-LEVEL` lists first names
for the bots of a level; the first of these belong to its characters, in this order.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lucchetto.features.policy_params import PolicyParams
from lucchetto.rules import MalformedError, shown

from .levels import LEVELS, POLICY_PARAMS

_RED, _YELLOW, _GREEN, _BLUE = range(4)


class Character(NamedTuple):
    """A bot with its own style."""

    name: str
    """Its name in stored games, options and code; people see the first name in the catalogue."""
    level: str
    style: Mapping[str, float]
    """The parameters in which it differs from its level."""

    @property
    def params(self) -> PolicyParams:
        """How it plays."""
        return POLICY_PARAMS[self.level]._replace(**self.style)  # type: ignore[arg-type]  # a test checks the types


_STYLES: Mapping[str, Mapping[str, Mapping[str, float]]] = {
    "novice": {
        "toby": {"favourite": _BLUE, "fondness": 1.5, "watch_rate": 0.6, "near_rate": 0.95},
        "poppy": {"closing": -3.0, "watch_rate": 0.6},
        "alfie": {"patience": 4.0, "watch_rate": 0.8},
    },
    "casual": {
        "gina": {"favourite": _RED, "fondness": 1.0, "watch_rate": 0.75, "near_rate": 0.96},
        "sam": {"notice_rate": 0.6, "near_rate": 0.99, "watch_rate": 0.5},
        "ruby": {"closing": 10.0},
    },
    "club": {
        "nora": {"notice_rate": 0.7, "near_rate": 0.94, "watch_rate": 0.85},
        "owen": {"closing": 10.0},
        "grace": {"favourite": _GREEN, "fondness": 1.0, "watch_rate": 0.82},
    },
    "expert": {
        "vera": {"closing": -15.0},
        "simon": {"favourite": _YELLOW, "fondness": 5.0},
        "clara": {"watch_rate": 0.88, "misjudgement": 5.2},
    },
    "champion": {
        "maud": {"closing": 16.0},
        "lionel": {"favourite": _BLUE, "fondness": 3.0},
        "stella": {"margin_weight": 0.3},
    },
    "master": {
        "irene": {"closing": 12.0},
        "victor": {"margin_weight": 2.0},
        "astrid": {"favourite": _GREEN, "fondness": 2.5},
    },
}

CHARACTERS: Mapping[str, Character] = {
    name: Character(name, level, style) for level in LEVELS for name, style in _STYLES[level].items()
}
"""All characters by name."""

PARAMS_BY_NAME: Mapping[str, PolicyParams] = {
    **POLICY_PARAMS,
    **{name: character.params for name, character in CHARACTERS.items()},
}
"""The parameters of every bot that the kernels can play: levels, baseline bots and characters."""


def characters_of(level: str) -> Sequence[str]:
    """The names of a level's characters, in the order of their first names in the catalogue."""
    return list(_STYLES.get(level, ()))


def check_character(bot: str, character: str | None) -> None:
    """Raise if the bot's level has no such character; the error names those that it has."""
    known = characters_of(bot)
    if character is not None and character not in known:
        raise MalformedError(
            "unknown-character",
            "the level {bot} has no character {character}; choose one of {known}",
            bot=shown(bot),
            character=shown(character),
            known=", ".join(known) or "-",
        )
