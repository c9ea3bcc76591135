"""Which language to speak: what was asked for, then what the environment says, then English."""

import re
from collections.abc import Mapping

from .catalogue import LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(environment: Mapping[str, str], wanted: str | None = None) -> str:
    """One of our languages for wishes such as 'it', 'it_IT.UTF-8' or the environment's 'de:fr'."""
    # Of the three variables only the first that is set counts, so that LC_ALL=C means plain texts.
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    wishes = [wanted or "", *environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for wish in wishes if (code := _code(wish)) in LANGUAGES), "en")


def _code(wish: str) -> str:
    """The language of a locale: 'it' of 'it_IT.UTF-8', 'it-CH' and 'it@euro'."""
    return re.split(r"[^a-z]", wish.strip().lower(), maxsplit=1)[0]
