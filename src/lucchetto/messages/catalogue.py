"""Reads the message catalogues (Project Fluent, locales/LANGUAGE/*.ftl) and formats their messages."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = {"en": "English", "it": "Italiano", "es": "Español", "de": "Deutsch", "fr": "Français"}

PAGE_ONLY = (
    "page.ftl",
    "table.ftl",
    "learn.ftl",
    "analysis.ftl",
    "explore.ftl",
    "daily.ftl",
    "statistics.ftl",
    "waiting.ftl",
    "screen.ftl",
    "pad.ftl",
)
"""Catalogues that only the page uses; the terminal and the server do not parse them."""

Fact = str | int


class TranslatableError(Protocol):
    """An error that the catalogue can translate, such as lucchetto.rules.GameError."""

    code: str
    rule: str | None
    facts: Mapping[str, Fact]


class Catalogue:
    """All messages of one language. A missing message raises LookupError; tests keep the languages complete."""

    def __init__(self, language: str, *, page: bool = False) -> None:
        self.language = language
        # Isolation marks help browsers with mixed scripts, but clutter terminals.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sorted(_folder(language).iterdir(), key=lambda path: path.name):
            if source.name.endswith(".ftl") and (page or source.name not in PAGE_ONLY):
                self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **facts: Fact) -> str:
        return self._format(key, None, facts)

    def attribute(self, key: str, attribute: str, /, **facts: Fact) -> str:
        return self._format(key, attribute, facts)

    def error(self, error: TranslatableError) -> str:
        """The error's message in this language, with the number of the rule that it cites."""
        text = self(f"error-{error.code}", **{name: self._fact(name, fact) for name, fact in error.facts.items()})
        return f"{text} ({error.rule})" if error.rule else text

    def move(self, move: object) -> str:
        """A decision in this language. The moves of lucchetto.rules print as 'pass', 'red 5' and 'green 16 lucky'."""
        colour, *rest = str(move).split(" ")
        if not rest:
            return self("pass")
        key = "move-lucky" if rest[1:] else "move"
        return self(key, colour=self.colour(colour), number=rest[0])

    def colour(self, colour: str) -> str:
        return self(f"colour-{colour}")

    def _fact(self, name: str, fact: Fact) -> Fact:
        if name in ("colour", "die") and self._bundle.has_message(f"colour-{fact}"):
            return self.colour(str(fact))
        return self.move(fact) if name == "move" else fact

    def _format(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: {key} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, {name: _ungrouped(fact) for name, fact in facts.items()})
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return _with_minus(str(text), facts.get("points"))


def _ungrouped(fact: Fact) -> object:
    """Format whole numbers, such as turns or bytes, without thousands separators."""
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact


def _with_minus(text: str, points: Fact | None) -> str:
    """Write a negative score with a typographic minus. The score comes last; names may contain hyphens."""
    if not isinstance(points, int) or points >= 0:
        return text
    before, _, after = text.rpartition(str(points))
    return f"{before}−{-points}{after}"


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def _folder(language: str) -> Traversable:
    """The folder of a language: inside an installed package, or at the top level of a checkout."""
    packaged = files("lucchetto") / "locales"
    return (packaged if packaged.is_dir() else Path(__file__).parents[3] / "locales") / language
