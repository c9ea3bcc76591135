"""Spaces and random keys for the Gymnasium and PettingZoo environments."""

import numpy as np
from gymnasium.spaces import Box
from gymnasium.spaces import Dict as DictSpace

from .encoding import Encoder


def vector_space(code: Encoder) -> Box:
    """Return the space of an observation vector."""
    return Box(0, 1, (code.size,), dtype=np.int8)


def observation_space(code: Encoder) -> DictSpace:
    """Return the space of an observation with its action mask, as in PettingZoo's classic games."""
    mask = Box(0, 1, (len(code.actions),), dtype=np.int8)
    return DictSpace({"observation": vector_space(code), "action_mask": mask})


def random_key(random: np.random.Generator) -> int:
    """Return a random key for the dice of one game."""
    return int(random.integers(1 << 64, dtype=np.uint64, endpoint=False))
