"""The entry point: picks the language, parses the arguments, runs one command and reports its error on one line."""

import os
import sys
from collections.abc import Sequence

from .encoding import use_utf8
from .errors import INTERRUPTED, CommandError

SERVE = ("serve", "--open")
"""The command that runs if there are no arguments."""


def main(arguments: Sequence[str] | None = None) -> int:
    _replace_closed()
    use_utf8()
    try:
        status = _run((sys.argv[1:] if arguments is None else arguments) or SERVE)
        sys.stdout.flush()
    except CommandError as error:
        print(error, file=sys.stderr)  # noqa: T201 - this is where commands print
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has closed the pipe
        _discard_output()
        return 0
    except OSError as error:  # standard output is on a full disk, for example
        _discard_output()
        place = f"{error.filename}: " if error.filename else ""
        print(f"lucchetto: {place}{error.strerror or error}", file=sys.stderr)  # noqa: T201
        return 1
    return status


def _run(arguments: Sequence[str]) -> int:
    # Imported here, so that Ctrl-C during the imports ends without a traceback too.
    from lucchetto.messages import catalogue, pick_language

    from .parser import build_parser, requested_language

    words = catalogue(pick_language(os.environ, requested_language(arguments)))
    options = build_parser(words, load=arguments).parse_args(arguments)
    status: int = options.run(options, words)
    return status


def _discard_output() -> None:
    """Redirect standard output, because flushing what is still buffered would fail again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace_closed() -> None:
    """Replace closed standard streams (`>&-`) by the null device."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: PTH123, SIM115


if __name__ == "__main__":
    sys.exit(main())
