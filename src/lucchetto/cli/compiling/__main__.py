"""`python -m lucchetto.cli.compiling`: compiles everything that the laboratory needs, or the units that are named."""

import os
import sys

from lucchetto.cli.errors import INTERRUPTED
from lucchetto.messages import catalogue, pick_language

from .progress import compile_first
from .units import UNITS, missing_units


def main(names: list[str]) -> int:
    try:
        compile_first(catalogue(pick_language(os.environ, None)), *(names or UNITS))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 1 if missing_units(names or list(UNITS)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
