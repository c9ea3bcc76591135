"""Mutation testing: `python -m tests.mutants`. A sample of small faults, one at a time, and the tests that notice each.

Nothing is changed in place: the mutants are made in a copy of the project in a temporary folder. docs/testing.md has
the results.
"""

import argparse
import random
import sys
import time
from pathlib import Path

from tests.mutants.operators import Mutant, mutants_of
from tests.mutants.trial import Suite, Trial

ROOT = Path(__file__).parents[2]
KILLED, SURVIVED = "killed  ", "SURVIVED"
QUICK = ("-m", "not full")
PROPERTIES, ROUNDTRIP = "tests/rules/test_properties.py", "tests/records/test_roundtrip.py"
REMARKS, ANALYSIS = "tests/coach/test_remarks.py", "tests/coach/test_analysis.py"
GROUPS: dict[str, tuple[str, Suite]] = {
    "rules": (
        "src/lucchetto/rules",
        Suite((*QUICK, "tests/rules", f"--ignore={PROPERTIES}"), (*QUICK, PROPERTIES, "tests/records/test_golden.py")),
    ),
    "records": (
        "src/lucchetto/records",
        Suite((*QUICK, "tests/records", f"--ignore={ROUNDTRIP}"), (ROUNDTRIP, "tests/records/test_fuzz.py")),
    ),
    "table": (
        "src/lucchetto/server/table",
        Suite(
            ("tests/server/table",),
            ("tests/server/views", "tests/server/api/test_socket_waiting.py", "tests/server/live/test_rematch.py"),
        ),
    ),
    "coach": (
        "src/lucchetto/coach",
        Suite(
            (
                "tests/coach/test_scale.py",
                "tests/coach/test_samples.py",
                "tests/coach/test_position.py",
                f"{REMARKS}::test_a_position_makes_its_remark",
            ),
            ("-k", "not for_one and not score_is_the_start", "tests/coach/test_shares.py", REMARKS, ANALYSIS),
        ),
    ),
}
"""For each group: its modules, the tests that run for every mutant, and those that run only for its survivors."""


def main() -> int:
    options = _options()
    began = time.monotonic()
    with Trial(ROOT) as trial:
        for name in options.groups:
            folder, suite = GROUPS[name]
            chosen = _sample(folder, options.sample, options.seed)
            _report(name, chosen, [mutant for mutant in chosen if not _is_killed(trial, mutant, suite, began, options)])
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("groups", nargs="*", default=list(GROUPS), metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument("--sample", type=int, default=75, metavar="N", help="mutants per group (default: 75)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (default: 1)")
    parser.add_argument("--results", type=Path, metavar="FILE", help="keeps results; mutants in it are not tried again")
    parser.add_argument("--minutes", type=float, default=60, metavar="N", help="no mutant begins later (default: 60)")
    options = parser.parse_args()
    if unknown := set(options.groups) - GROUPS.keys():
        parser.error(f"there is no group {', '.join(sorted(unknown))}")
    return options


def _sample(folder: str, many: int, seed: int) -> list[Mutant]:
    found = [
        mutant
        for path in sorted((ROOT / folder).rglob("*.py"))
        for mutant in mutants_of(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    ]
    return random.Random(seed).sample(found, min(many, len(found)))


def _is_killed(trial: Trial, mutant: Mutant, suite: Suite, began: float, options: argparse.Namespace) -> bool:
    known, key = _known(options.results), f"{mutant} (node {mutant.place})"  # a line may have the same mutant twice
    if key in known:
        return known[key]
    if time.monotonic() - began > options.minutes * 60:
        sys.exit("The time is up.")
    killed = trial.is_killed(mutant, suite)
    found = KILLED if killed else SURVIVED
    _print(f"{found} {mutant}")
    _keep(options.results, f"{found} {key}")
    return killed


def _known(results: Path | None) -> dict[str, bool]:
    """Whether each mutant of an earlier run was killed."""
    if results is None or not results.is_file():
        return {}
    lines = (line.split(maxsplit=1) for line in results.read_text(encoding="utf-8").splitlines())
    return {mutant: found == KILLED.strip() for found, mutant in lines}


def _keep(results: Path | None, line: str) -> None:
    if results is not None:
        with results.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def _report(name: str, chosen: list[Mutant], survivors: list[Mutant]) -> None:
    _print(f"| {name} | {len(chosen)} | {len(chosen) - len(survivors)} | {len(survivors)} |")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
