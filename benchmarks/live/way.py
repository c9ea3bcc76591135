"""The functions and files of the server that a decision passes through: `python -m benchmarks.live.way`.

It counts with `sys.setprofile` in the event loop's thread, without comprehensions, for one decision of each kind: a
choice after which others still have to decide, one that ends action 1, and one that ends a turn. The writer thread is
not counted, because its functions run once per commit. `--list` prints the functions of the second kind.
`benchmarks.live.served` counts in all threads of a real server, even of an older commit.
"""

import sys
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

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(PACKAGE) and not frame.f_code.co_name.startswith("<"):
            self.calls[name[len(PACKAGE) + 1 :], frame.f_code.co_qualname] += 1


async def traced(lockstep: LockstepTables, message: Message) -> Counter[Call]:
    tracer = Tracer()
    sys.setprofile(tracer)
    try:
        await lockstep.decide(message)
    finally:
        sys.setprofile(None)
    return tracer.calls


async def count(folder: Path) -> dict[str, Counter[Call]]:
    """The calls of the last decision of each kind in half a game, when all caches are warm."""
    found = dict[str, Counter[Call]]()
    messages = script("classic")
    async with opened(folder) as context:
        lockstep = await seated(context, "classic", 1)
        for message in messages[: len(messages) // 2]:
            calls = await traced(lockstep, message)
            names = {name for _, name in calls}
            rolled, resolved = "FairDice.roll" in names, "phase_view" in names
            found[KINDS[2] if rolled else KINDS[1] if resolved else KINDS[0]] = calls
    return found


def main() -> None:
    with TemporaryDirectory() as folder:
        found = uvloop.run(count(Path(folder)))
    rows = []
    for kind in KINDS:
        calls = found[kind]
        server = {call: number for call, number in calls.items() if call[0].startswith("server/")}
        files = {file for file, _ in server}
        rows.append((kind, str(sum(server.values())), str(len(server)), str(len(files)), str(sum(calls.values()))))
    table("in the path of a decision", ("", "calls in server/", "functions", "files", "calls with the rules"), rows)
    if "--list" in sys.argv:
        for (file, name), number in sorted(found[KINDS[1]].items()):
            print(f"{number:4d}  {file}: {name}")


if __name__ == "__main__":
    main()
