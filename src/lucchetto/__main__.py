"""`python -m lucchetto` is the `lucchetto` command."""

import sys

from lucchetto.cli.main import main

sys.exit(main())
