"""The functions and files of the server that a decision passes through: `python -m benchmarks.live.way`.

It counts with `sys.setprofile` for one decision of each kind: a choice after which others still have to decide, one
that ends action 1, and one that ends a turn. The first table counts in the event loop's thread, without comprehensions
and lambdas. The second one counts these too, and in all threads: the writer thread's functions run once per commit.
`--list` prints the functions of the second kind that the first table counts.
"""

import sys
import threading
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import uvloop

from benchmarks.live.tables import LockstepTables, Message, opened, script, seated
from benchmarks.report import table
from lucchetto.server import table as anything_of_the_server

SERVER = str(Path(anything_of_the_server.__file__).parents[1])
PACKAGE = str(Path(SERVER).parent)
KINDS = ("a choice", "the end of action 1", "the end of a turn")
Call = tuple[str, str]


class Tracer:
    """Counts the calls of our own functions, by file and name."""

    def __init__(self) -> None:
        self.calls: Counter[Call] = Counter()
        self.everywhere: Counter[Call] = Counter()
        """In all threads, with comprehensions and lambdas."""
        self._thread = threading.get_ident()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        name, code = frame.f_code.co_filename, frame.f_code
        if event == "call" and name.startswith(PACKAGE):
            call = name[len(PACKAGE) + 1 :], code.co_qualname
            self.everywhere[call] += 1
            if threading.get_ident() == self._thread and not code.co_name.startswith("<"):
                self.calls[call] += 1


async def traced(lockstep: LockstepTables, message: Message, tracer: Tracer) -> tuple[Counter[Call], Counter[Call]]:
    tracer.calls, tracer.everywhere = Counter(), Counter()
    sys.setprofile(tracer)
    try:
        await lockstep.decide(message)
    finally:
        sys.setprofile(None)
    return tracer.calls, tracer.everywhere


async def count(folder: Path) -> dict[str, tuple[Counter[Call], Counter[Call]]]:
    """The calls of the last decision of each kind in half a game, when all caches are warm."""
    found = dict[str, tuple[Counter[Call], Counter[Call]]]()
    messages, tracer = script("classic"), Tracer()
    threading.setprofile(tracer)  # for the writer thread, which is about to start
    async with opened(folder) as context:
        threading.setprofile(None)
        lockstep = await seated(context, "classic", 1)
        for message in messages[: len(messages) // 2]:
            calls = await traced(lockstep, message, tracer)
            names = {name for _, name in calls[0]}
            rolled, resolved = "FairDice.roll" in names, "phase_view" in names
            found[KINDS[2] if rolled else KINDS[1] if resolved else KINDS[0]] = calls
    return found


def row(kind: str, calls: Counter[Call]) -> tuple[str, ...]:
    server = {call: number for call, number in calls.items() if call[0].startswith("server/")}
    files = {file for file, _ in server}
    return kind, str(sum(server.values())), str(len(server)), str(len(files)), str(sum(calls.values()))


def main() -> None:
    with TemporaryDirectory() as folder:
        found = uvloop.run(count(Path(folder)))
    heading = ("", "calls in server/", "functions", "files", "calls with the rules")
    table("in the path of a decision", heading, [row(kind, found[kind][0]) for kind in KINDS])
    table("in all threads, with comprehensions", heading, [row(kind, found[kind][1]) for kind in KINDS])
    if "--list" in sys.argv:
        for (file, name), number in sorted(found[KINDS[1]][0].items()):
            print(f"{number:4d}  {file}: {name}")


if __name__ == "__main__":
    main()
