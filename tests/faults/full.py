"""How players notice a full disk."""

from tests.faults.disks import Disk
from tests.faults.load import Load


async def until_it_is_full(playing: Load, disk: Disk) -> None:
    """Fill the disk and wait until decisions are refused."""
    before = refused(playing)
    disk.fill()
    await playing.until(lambda: refused(playing) >= before + 3, lambda: "the disk is not full")


def refused(playing: Load) -> int:
    """How many decisions of players were refused as not stored. Bots' decisions are not refused to anybody."""
    return sum(player.refusals.get("not-stored", 0) for player in playing.players)
