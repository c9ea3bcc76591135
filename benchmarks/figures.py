"""Writes docs/figures.md from the stored results of the benchmarks: `python -m benchmarks.figures`, or `make figures`.

With `--check` it writes nothing and exits with status 1 if the page is stale. A benchmark stores its result when it is
run with `--save`.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from benchmarks.results import FOLDER, ROOT, Result, ResultError, Row, load_all

PAGE = ROOT / "docs/figures.md"
ORDER = (
    "first_start_3_11",
    "first_start_3_13",
    "page",
    "engine",
    "core",
    "replaying",
    "imports",
    "daily",
    "starting",
    "load",
    "live",
    "playouts",
    "strength",
    "deciding",
    "solving",
)
"""The order of the page, from general to special interest; a benchmark that is not named comes last."""
HEADING = """# Figures

This page shows the stored results of the benchmarks, one table each. To update a table, run its command with `--save`
on an idle machine, and then `make figures`, which writes this page from the files in `benchmarks/results/`.

A baseline is measured in the same run. A ratio is our figure divided by the baseline: lower is better for times and
sizes, higher is better for rates. Trust the ratios more than the absolute figures, because other work on a machine
affects both sides. The date after a command says when it ran.
"""
COLUMNS = ("baseline", "ratio", "aim")
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def page(results: Iterable[Result]) -> str:
    return "\n".join([HEADING, *(section(result) for result in sorted(results, key=_place))])


def _place(result: Result) -> tuple[int, str]:
    return (ORDER.index(result.name) if result.name in ORDER else len(ORDER)), result.name


def section(result: Result) -> str:
    """The title, the command with where it ran, the table, and the footnotes."""
    notes = list(dict.fromkeys(row.note for row in result.rows if row.note))
    where = f"`{result.command}` · {result.date} · {result.python} · {result.machine}"
    lines = [f"## {result.title}", "", where, "", *table(result.rows, notes), ""]
    for number, note in enumerate(notes, 1):
        lines += [f"{_mark(number)} {note}", ""]
    for condition in result.conditions:
        lines += [condition, ""]
    return "\n".join(lines)


def table(rows: Sequence[Row], notes: Sequence[str]) -> list[str]:
    """Markdown, without the columns that no row fills."""
    shown = ["ours", *(name for name in COLUMNS if any(getattr(row, name) for row in rows))]
    lines = [_line(["what", *shown]), _line(["---"] * (1 + len(shown)))]
    for row in rows:
        mark = f" {_mark(notes.index(row.note) + 1)}" if row.note else ""
        lines.append(_line([row.what + mark, *(getattr(row, name) for name in shown)]))
    return lines


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _mark(number: int) -> str:
    return str(number).translate(SUPERSCRIPTS)


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER, target: Path = PAGE) -> None:
    introduction = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.figures", description=introduction)
    parser.add_argument("--check", action="store_true", help="only say if the page is stale")
    options = parser.parse_args(arguments)
    try:
        text = page(load_all(folder))
    except ResultError as error:
        sys.exit(str(error))
    if not options.check:
        target.write_text(text, encoding="utf-8")
    elif not target.is_file() or target.read_text(encoding="utf-8") != text:
        sys.exit(f"{target.name} is stale: run make figures")


if __name__ == "__main__":
    main()
