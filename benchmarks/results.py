"""Stored results of the benchmarks, one JSON file each in benchmarks/results/; `benchmarks.figures` shows them."""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.report import computer, interpreter

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "benchmarks/results"
HELP = "store the result in benchmarks/results/, for docs/figures.md"


class ResultError(ValueError):
    """A stored result that cannot be read: the file and what is wrong with it, on one line."""


@dataclass(frozen=True)
class Row:
    """One figure, as people read it, with its unit."""

    what: str
    ours: str
    baseline: str = ""
    ratio: str = ""
    """Ours divided by the baseline."""
    aim: str = ""
    note: str = ""
    """A condition of this figure alone; a footnote on the page."""


@dataclass(frozen=True)
class Result:
    """What one run of a benchmark found."""

    name: str
    title: str
    command: str
    date: str
    machine: str
    python: str
    rows: tuple[Row, ...]
    conditions: tuple[str, ...] = ()
    """What holds for all rows."""


def add_save_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--save", action="store_true", help=HELP)


def save_is_asked(description: str | None) -> bool:
    """Read the command line of a benchmark that has no other option."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_save_option(parser)
    return bool(parser.parse_args().save)


def save(
    name: str, title: str, command: str, rows: Iterable[Row], conditions: Iterable[str] = (), python: str = ""
) -> Path:
    """Store what was measured today on this machine, in place of the result stored before.

    `python` is the version that was measured, if it is not the one that runs the benchmark.
    """
    today, measured = datetime.now(UTC).date().isoformat(), python or interpreter()
    return store(Result(name, title, command, today, computer(), measured, tuple(rows), tuple(conditions)))


def store(result: Result, folder: Path = FOLDER) -> Path:
    """Write a result atomically."""
    shown = asdict(result) | {"rows": [_without_blanks(row) for row in result.rows]}
    path, draft = folder / f"{result.name}.json", folder / f"{result.name}.draft"
    draft.write_text(json.dumps(shown, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return draft.replace(path)


def _without_blanks(row: Row) -> dict[str, str]:
    return {name: text for name, text in asdict(row).items() if text}


def load_all(folder: Path = FOLDER) -> list[Result]:
    return [load(path) for path in sorted(folder.glob("*.json"))]


def load(path: Path) -> Result:
    """Read a stored result, or raise a ResultError that says in one line what is wrong with the file."""
    try:
        return _result(json.loads(path.read_text(encoding="utf-8")), path.stem)
    except (OSError, ValueError) as error:
        raise ResultError(f"{path.name}: {error}") from error


def _result(found: object, stem: str) -> Result:
    members = _members(found, "the file", Result, optional=("conditions",))
    if not isinstance(members["rows"], list) or not members["rows"]:
        raise ValueError("'rows' is not a list of rows")
    rows = [_row(row, f"row {number}") for number, row in enumerate(members.pop("rows"), 1)]
    conditions = _texts(members.pop("conditions", []), "'conditions'")
    _texts(list(members.values()), "the file")
    if members["name"] != stem:
        raise ValueError(f"'name' is {members['name']!r}, not the name of the file")
    return Result(**members, rows=tuple(rows), conditions=conditions)


def _row(found: object, where: str) -> Row:
    members = _members(found, where, Row, optional=("baseline", "ratio", "aim", "note"))
    _texts(list(members.values()), where)
    return Row(**members)


def _members(found: object, where: str, kind: type[Row | Result], optional: Sequence[str]) -> dict[str, Any]:
    """The members of a JSON object, which must be those of the class."""
    if not isinstance(found, dict):
        raise ValueError(f"{where} is not a JSON object")
    known = [field.name for field in fields(kind)]
    for name in known:
        if name not in found and name not in optional:
            raise ValueError(f"{where} has no {name!r}")
    for name in found:
        if name not in known:
            raise ValueError(f"{where} has an unknown member {name!r}")
    return dict(found)


def _texts(found: object, where: str) -> tuple[str, ...]:
    """Texts on one line each: the page is a table."""
    if not isinstance(found, list) or not all(isinstance(text, str) and len(text.splitlines()) == 1 for text in found):
        raise ValueError(f"{where} has a member that is not a line of text")
    return tuple(found)
