"""The errors that the rules raise for bad input. Three classes tell a typing error from an illegal move.

Every error has a `code` and `facts`, from which a client builds the message in the reader's language, and an English
sentence as its text. If a rule forbids the input, `rule` is that rule's number in docs/rules.md.
"""

from collections.abc import Mapping
from typing import Self


class GameError(ValueError):
    """Base class of the three errors that the rules raise for bad input."""

    def __init__(self, code: str, sentence: str, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(code, sentence, rule, facts)
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, str | int] = facts
        self._sentence = sentence

    def with_facts(self, **more: str | int) -> Self:
        """A copy of the error with more facts, for example where it occurred; the sentence need not use them."""
        return type(self)(self.code, self._sentence, self.rule, **{**self.facts, **more})

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.code, self._sentence, self.rule, dict(self.facts))

    def __str__(self) -> str:
        text = self._sentence.format(**self.facts)
        return f"{text} ({self.rule})" if self.rule else text


def _rebuilt(
    kind: type[GameError], code: str, sentence: str, rule: str | None, facts: Mapping[str, str | int]
) -> GameError:
    """Used by pickle, because errors travel between worker processes."""
    return kind(code, sentence, rule, **facts)


class MalformedError(GameError):
    """The input cannot be read: it is not a move, not a die, not a game."""


class IllegalError(GameError):
    """The input can be read, but the rules do not allow it here."""


class NotYourDecisionError(GameError):
    """The seat has nothing to decide now."""


def shown(value: object) -> str:
    """The repr of an untrusted value for an error message, cut to 60 characters."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
