"""The games as reinforcement-learning environments: PettingZoo, Gymnasium, OpenSpiel. See docs/envs.md.

Importing this package registers `lucchetto/Classic-v0`, `lucchetto/Longo-v0` and `lucchetto/Duel-v0` with Gymnasium, as
Gymnasium expects, and imports no adapter.
"""

import gymnasium

IDS = {"lucchetto/Classic-v0": "classic", "lucchetto/Longo-v0": "longo", "lucchetto/Duel-v0": "duel"}
"""The Gymnasium ids of the variants."""


def register() -> None:
    """Register the environments with Gymnasium; idempotent."""
    for name, variant in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="lucchetto.envs.seat:LucchettoEnv",
                vector_entry_point="lucchetto.envs.vector:LucchettoVectorEnv",
                kwargs={"variant": variant},
            )


register()
