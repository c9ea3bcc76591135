"""The PettingZoo environments by the names that PettingZoo gives them: `env`, `raw_env`, `parallel_env`."""

from typing import Any

from pettingzoo.utils import wrappers

from .aec import LucchettoAECEnv
from .parallel import LucchettoParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]


raw_env = LucchettoAECEnv
parallel_env = LucchettoParallelEnv


def env(**settings: Any) -> wrappers.OrderEnforcingWrapper[str, Any, Any]:
    """One seat after the other, wrapped as PettingZoo wraps its classic games: whoever acts illegally loses at once."""
    bare = raw_env(**settings)
    loses = wrappers.TerminateIllegalWrapper(bare, illegal_reward=bare.table.worst())
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(loses))
