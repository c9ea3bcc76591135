"""The PettingZoo environments under PettingZoo's customary names: `env`, `raw_env`, `parallel_env`."""

from typing import Any

from pettingzoo.utils import wrappers

from .aec import LucchettoAECEnv
from .parallel import LucchettoParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]


raw_env = LucchettoAECEnv
parallel_env = LucchettoParallelEnv


def env(**settings: Any) -> wrappers.OrderEnforcingWrapper[str, Any, Any]:
    """Return the AEC environment in the wrappers of PettingZoo's classic games: an illegal action loses at once."""
    bare = raw_env(**settings)
    loses = wrappers.TerminateIllegalWrapper(bare, illegal_reward=bare.table.worst())
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(loses))
