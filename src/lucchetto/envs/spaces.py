"""Spaces and keys as Gymnasium and PettingZoo know them."""

import numpy as np
from gymnasium.spaces import Box
from gymnasium.spaces import Dict as DictSpace

from .encoding import Encoder


def vector_space(code: Encoder) -> Box:
    """The space of an observation."""
    return Box(0, 1, (code.size,), dtype=np.int8)


def observation_space(code: Encoder) -> DictSpace:
    """The observation with its action mask beside it, as PettingZoo's classic games do."""
    mask = Box(0, 1, (len(code.actions),), dtype=np.int8)
    return DictSpace({"observation": vector_space(code), "action_mask": mask})


def random_key(random: np.random.Generator) -> int:
    """A key for one game's dice."""
    return int(random.integers(1 << 64, dtype=np.uint64, endpoint=False))
