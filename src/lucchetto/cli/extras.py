"""Commands that need the optional packages of `lucchetto[lab]`."""

from collections.abc import Iterator
from contextlib import contextmanager

from lucchetto.messages import Catalogue

from .errors import CommandError


@contextmanager
def require_lab(words: Catalogue) -> Iterator[None]:
    """Wrap the imports and the work of a command that needs the extra: report a missing package on one line."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "lucchetto":
            raise
        raise CommandError(words("needs-lab", package=error.name or "?")) from None
