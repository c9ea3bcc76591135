"""Regenerates tests/data/golden: `python -m tests.kit.make_golden`. The states come from the second implementation."""

import json
from pathlib import Path

from lucchetto.records import write_json
from tests.kit.golden_scripts import Golden, golden
from tests.kit.reference import reference_states

FOLDER = Path(__file__).parents[1] / "data" / "golden"
README = """# Golden records

Whole games and beginnings of games, each with the state after its header and after every event in `NAME.steps.jsonl`.
The states are written by `tests/kit/reference.py`, not by the engine that they test; reasons, winners and totals are
worked out by hand in `tests/records/test_golden.py`. Written by `python -m tests.kit.make_golden`.

"""


def write(one: Golden) -> None:
    text = write_json(one.record)
    (FOLDER / f"{one.name}.jsonl").write_text(text, encoding="utf-8")
    states = reference_states([json.loads(line) for line in text.splitlines()])
    steps = "".join(f"{json.dumps(state, ensure_ascii=False)}\n" for state in states)
    (FOLDER / f"{one.name}.steps.jsonl").write_text(steps, encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    shown = list[str]()
    for one in golden():
        write(one)
        shown.append(f"- `{one.name}.jsonl`: {one.shows}\n")
    (FOLDER / "README.md").write_text(README + "".join(shown), encoding="utf-8")


if __name__ == "__main__":
    main()
