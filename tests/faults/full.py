"""What players notice of a disk that is full."""

from tests.faults.disks import Disk
from tests.faults.load import Load


async def until_it_is_full(playing: Load, disk: Disk) -> None:
    """Fills it, and waits until decisions are refused."""
    before = refused(playing)
    disk.fill()
    await playing.until(lambda: refused(playing) >= before + 3, lambda: "the disk is not full")


def refused(playing: Load) -> int:
    """How often players were told that their decision could not be stored. Where a bot is to decide, nobody is."""
    return sum(player.refusals.get("not-stored", 0) for player in playing.players)
