"""Which language to speak: what was asked for, then what the environment says, then English."""

from collections.abc import Mapping

from .catalogue import LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(environment: Mapping[str, str], wanted: str | None = None) -> str:
    """One of our languages for wishes such as 'it', 'it_IT.UTF-8' or the environment's 'de:fr'."""
    wishes = [wanted or "", *environment.get("LANGUAGE", "").split(":")]
    wishes += [environment.get(variable, "") for variable in _VARIABLES]
    return next((known for wish in wishes if (known := wish[:2].lower()) in LANGUAGES), "en")
