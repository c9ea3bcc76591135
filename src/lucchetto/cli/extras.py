"""The laboratory is an extra: commands that need it say so in one line where it is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from lucchetto.messages import Catalogue

from .errors import Failure


@contextmanager
def laboratory(words: Catalogue) -> Iterator[None]:
    """Around the imports and the work of a command that needs the extra: a missing package is told, not traced."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "lucchetto":
            raise
        raise Failure(words("needs-lab", package=missing.name or "?")) from None
