"""Records with a dice proof, and copies of them that somebody has tampered with."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Json = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "data" / "fair"
FAIR = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def fair(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def changed_die(lines: list[Json]) -> None:
    """The blue die of the second roll, and nothing after it: a game with another die would go on differently."""
    second = [number for number, line in enumerate(lines) if "roll" in line][1]
    del lines[second + 1 :]
    lines[second]["roll"]["blue"] = lines[second]["roll"]["blue"] % 6 + 1


def changed_white_die(lines: list[Json]) -> None:
    del lines[2:]
    lines[1]["roll"]["white"][1] = lines[1]["roll"]["white"][1] % 6 + 1


def changed_secret(lines: list[Json]) -> None:
    lines[0]["dice"]["secret"] = "00" * 32


def changed_commitment(lines: list[Json]) -> None:
    lines[0]["dice"]["commitment"] = "00" * 32


def changed_nonce(lines: list[Json]) -> None:
    lines[0]["dice"]["nonces"][0] = "00" * 15 + "01"


def newline_in_a_nonce(lines: list[Json]) -> None:
    lines[0]["dice"]["nonces"][-1] += "\n"


def changed_first(lines: list[Json]) -> None:
    del lines[1:]
    lines[0]["first"] = (lines[0]["first"] + 1) % len(lines[0]["players"])


def changed_pair(lines: list[Json]) -> None:
    del lines[1:]
    lines[0]["lucky"][0], lines[0]["lucky"][1] = lines[0]["lucky"][1], lines[0]["lucky"][0]


def changed_seed(lines: list[Json]) -> None:
    lines[0]["dice"]["daily"]["seed"] = "00" * 32


EVERYWHERE = (changed_die, changed_white_die, changed_secret, changed_commitment, changed_nonce, newline_in_a_nonce)
ONLY: dict[Callable[[list[Json]], None], tuple[str, ...]] = {
    changed_first: ("classic-scheme-2", "duel-scheme-2", "longo-scheme-2"),
    changed_pair: ("longo-scheme-2", "longo-rematch"),
    changed_seed: ("longo-daily",),
}
TAMPERED = [(name, change) for name in FAIR for change in EVERYWHERE] + [
    (name, change) for change, names in ONLY.items() for name in names
]


def tampered(name: str, change: Callable[[list[Json]], None]) -> str:
    lines = [json.loads(line) for line in fair(name).splitlines()]
    change(lines)
    return "".join(f"{json.dumps(line)}\n" for line in lines)
