"""`python -m lucchetto.cli.compiling`: compiles the named units, by default all of `lucchetto[lab]`."""

import os
import sys

from lucchetto.cli.errors import INTERRUPTED, CommandError
from lucchetto.cli.extras import require_lab
from lucchetto.messages import catalogue, pick_language

from .progress import compile_first
from .units import UNITS, missing_units


def main(names: list[str]) -> int:
    words = catalogue(pick_language(os.environ, None))
    try:
        with require_lab(words):
            compile_first(words, *(names or UNITS))
    except CommandError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 1 if missing_units(names or list(UNITS)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
