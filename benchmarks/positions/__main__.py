"""Computes reference values: `python -m benchmarks.positions [--cases N] [GROUP …]`, hours for all groups.

Every finished case is kept in `.benchmarks/positions`, so an interrupted run continues where it stopped. Groups take
turns, a few cases each; their data files are written after every turn.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from . import dataset
from .reference import with_reference
from .sampling import PER_GAME, cases
from .shapes import GROUPS, Case, Group

KEPT = Path(".benchmarks/positions")
"""Finished cases, one file of JSON Lines per group; not under version control."""


def kept(group: Group, folder: Path = KEPT) -> list[Case]:
    """The finished cases of a group; a last line that an interruption has cut is dropped."""
    path = folder / f"{group.name}.jsonl"
    text = path.read_bytes() if path.exists() else b""
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    return [msgspec.json.decode(line, type=Case) for line in whole.splitlines()]


def compute(group: Group, wanted: int, folder: Path = KEPT) -> None:
    """Compute cases of a group until this many are finished."""
    done = kept(group, folder)
    folder.mkdir(parents=True, exist_ok=True)
    numbered = enumerate(cases(group, len(done)), start=len(done))
    while len(done) < wanted:
        number, case = next(numbered)
        done.append(with_reference(group, number, case))
        with (folder / f"{group.name}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(done[-1]) + b"\n")
        sys.stdout.write(f"{group.name}: {len(done)} of {wanted}, {done[-1].seconds:.1f} s\n")
        sys.stdout.flush()
    dataset.write(group, done)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.positions", description=__doc__)
    parser.add_argument("--cases", type=int, default=300, metavar="N", help="cases per group")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help="such as classic-2; all by default")
    options = parser.parse_args()
    names = options.groups or [group.name for group in GROUPS]
    unknown = set(names) - {group.name for group in GROUPS}
    if unknown or options.cases < 1:
        parser.error(f"no such group: {', '.join(sorted(unknown))}" if unknown else "--cases must be at least 1")
    groups = [group for name in names for group in GROUPS if group.name == name]
    try:
        for wanted in range(PER_GAME, options.cases + PER_GAME, PER_GAME):
            for group in groups:
                compute(group, max(len(kept(group)), min(wanted, options.cases)))
    except KeyboardInterrupt:
        for group in groups:
            dataset.write(group, kept(group))
        sys.stderr.write("interrupted; the same command continues\n")
        sys.exit(130)


if __name__ == "__main__":
    main()
