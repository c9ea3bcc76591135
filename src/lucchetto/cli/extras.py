"""Commands that need the optional packages of `lucchetto[lab]`."""

from collections.abc import Iterator
from contextlib import contextmanager

from lucchetto.messages import Catalogue

from .errors import CommandError

EXTRAS = {"distributed": "dask", "dask": "dask", "asyncpg": "scale", "valkey": "scale"}
"""Packages of other extras than the laboratory."""


@contextmanager
def require_lab(words: Catalogue) -> Iterator[None]:
    """Wrap the imports and the work of a command that needs the extra: report a missing package on one line."""
    try:
        yield
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if package == "lucchetto":
            raise
        raise CommandError(_missing(error, package, words)) from None


def _missing(error: ImportError, package: str, words: Catalogue) -> str:
    """A package that is not there, or one that is there and cannot be loaded."""
    extra = EXTRAS.get(package, "lab")
    if isinstance(error, ModuleNotFoundError):
        return words("needs-extra", package=error.name or "?", extra=extra)
    why = " ".join(str(error).split())
    return words("broken-extra", package=package or "?", why=why, extra=extra)
