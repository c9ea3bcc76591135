"""Commands that need the optional packages of `lucchetto[lab]`."""

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb

from lucchetto.messages import Catalogue

from .errors import CommandError

EXTRAS = {"distributed": "dask", "dask": "dask"}
"""Packages of extras other than `lab`, by name."""


@contextmanager
def require_lab(words: Catalogue) -> Iterator[None]:
    """Wrap the imports and the work of a command that needs the extra; report a missing package on one line.

    A package that is installed but cannot be imported, whatever it raises, is reported too.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if _top_level(error.name) == "lucchetto":
            raise
        extra = EXTRAS.get(_top_level(error.name), "lab")
        raise CommandError(words("needs-extra", package=error.name or "?", extra=extra)) from None
    except Exception as error:
        package = _package_that_failed(error)
        if package is None:
            raise
        why = " ".join(str(error).split())
        extra = EXTRAS.get(package, "lab")
        raise CommandError(words("broken-extra", package=package, why=why, extra=extra)) from None


def _package_that_failed(error: Exception) -> str | None:
    """The package outside ours whose import raised the error; None if it was raised elsewhere."""
    for frame, _ in walk_tb(error.__traceback__):
        package = _top_level(frame.f_globals.get("__name__"))
        if frame.f_code.co_name == "<module>" and package not in ("lucchetto", "__main__"):
            return package
    named = _top_level(error.name) if isinstance(error, ImportError) else ""  # the package lacks an imported name
    return named if named not in ("", "lucchetto") else None


def _top_level(module: str | None) -> str:
    return (module or "").partition(".")[0]
