"""What can be wrong with an input. Three kinds, so that a caller can tell a typing slip from a foul.

Every error carries a `code` and `facts`, from which a client says it in the reader's language, the number of
the `rule` it rests on (see docs/rules.md) where there is one, and an English sentence as its text.
"""

from collections.abc import Mapping
from typing import Self


class GameError(ValueError):
    """Base of the three; nothing else leaves the core for bad input."""

    def __init__(self, code: str, sentence: str, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(code, sentence, rule, facts)
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, str | int] = facts
        self._sentence = sentence

    def with_facts(self, **more: str | int) -> Self:
        """The same error with facts about where it stands; its sentence need not speak of them."""
        return type(self)(self.code, self._sentence, self.rule, **{**self.facts, **more})

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.code, self._sentence, self.rule, dict(self.facts))

    def __str__(self) -> str:
        said = self._sentence.format(**self.facts)
        return f"{said} ({self.rule})" if self.rule else said


def _rebuilt(
    kind: type[GameError], code: str, sentence: str, rule: str | None, facts: Mapping[str, str | int]
) -> GameError:
    """For pickle, which carries errors out of worker processes."""
    return kind(code, sentence, rule, **facts)


class MalformedError(GameError):
    """It cannot be read: not a move, not a die, not a game."""


class IllegalError(GameError):
    """It can be read, but the rules do not allow it here."""


class NotYourDecisionError(GameError):
    """This seat has nothing to decide now."""


def shown(value: object) -> str:
    """A stranger's value in an error: on one line, and not longer than anybody wants to read."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
