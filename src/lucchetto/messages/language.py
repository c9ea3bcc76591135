"""Picks the language: the one requested, then the environment's, then English."""

import re
from collections.abc import Mapping

from .catalogue import LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(environment: Mapping[str, str], requested: str | None = None) -> str:
    """Return an available language for a request such as 'it', 'it_IT.UTF-8' or the environment's 'de:fr'."""
    # Only the first of the three variables that is set counts, so LC_ALL=C overrides LANG.
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    candidates = [requested or "", *environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for candidate in candidates if (code := _code(candidate)) in LANGUAGES), "en")


def _code(candidate: str) -> str:
    """The language of a locale: 'it' for 'it_IT.UTF-8', 'it-CH' and 'it@euro'."""
    return re.split(r"[^a-z]", candidate.strip().lower(), maxsplit=1)[0]
