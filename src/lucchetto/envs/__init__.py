"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel. See docs/envs.md.

Importing this package enters `lucchetto/Classic-v0`, `lucchetto/Longo-v0` and `lucchetto/Duel-v0` into Gymnasium's
registry, as Gymnasium expects of a package, and loads nothing else; every adapter is a module of its own.
"""

import gymnasium

IDS = {"lucchetto/Classic-v0": "classic", "lucchetto/Longo-v0": "longo", "lucchetto/Duel-v0": "duel"}
"""Gymnasium's names for the variants."""


def register() -> None:
    """Enter the environments into Gymnasium's registry; twice does no harm."""
    for name, variant in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="lucchetto.envs.seat:LucchettoEnv",
                vector_entry_point="lucchetto.envs.vector:LucchettoVectorEnv",
                kwargs={"variant": variant},
            )


register()
