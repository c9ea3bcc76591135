"""`lucchetto solve`: computes the expected score of perfect solitaire, and the value of any sheet."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lucchetto.cli.arguments import add_variant, one_lucky_pair
from lucchetto.cli.compiling.progress import compile_first
from lucchetto.cli.errors import CommandError
from lucchetto.cli.extras import require_lab
from lucchetto.cli.files import read_bytes, shown_name
from lucchetto.cli.suggestions import refused
from lucchetto.messages import Catalogue
from lucchetto.records.jsonl import decode
from lucchetto.records.strict_json import dumps, loads
from lucchetto.rules import GameError, MalformedError, Sheet, Variant, shown, variant

if TYPE_CHECKING:
    from lucchetto.solver import Table

SOLVABLE = ("classic", "longo")
MOST_PLAYERS = 5
Figures = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    add_variant(parser, words, known=SOLVABLE)
    parser.add_argument("--lucky", metavar="A+B", help=words("help-solve-lucky"))
    parser.add_argument("--players", metavar="N", default="1", help=words("help-solve-players"))
    parser.add_argument("--query", metavar="FILE", help=words("help-solve-query"))
    parser.add_argument("--json", action="store_true", help=words("help-solve-json"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    try:
        with require_lab(words):
            lines = _answers(options, words)
    except GameError as error:
        raise refused(error, words) from None
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def _answers(options: argparse.Namespace, words: Catalogue) -> list[str]:
    kind, players = variant(options.variant), _players(options.players)
    lucky = None if options.lucky is None else one_lucky_pair(options.lucky, words)
    if options.query is not None:
        if players > 1:
            raise CommandError(words("not-together", one="--query", other="--players"))
        return _query(options, words, kind, lucky)
    figures = _tempo(words, kind, lucky, players) if players > 1 else _solitaire(words, kind, lucky)
    return [dumps(figures)] if options.json else _text_lines(figures, words)


def _solitaire(words: Catalogue, kind: Variant, lucky: tuple[int, int] | None) -> Figures:
    from lucchetto.solver import has_statistics, statistics

    table = _table(words, kind, lucky, "table", "statistics")
    if not has_statistics(table):
        compile_first(words, "statistics")
    with _progress(words) as progress:
        course = statistics(table, progress=progress)
    figures: Figures = {"variant": kind.name}
    if table.lucky:
        figures["lucky"] = list(table.lucky)
    return {
        **figures,
        "value": table.start,
        "states": table.space.states,
        "seconds": round(table.seconds, 3),
        **course._asdict(),
    }


def _tempo(words: Catalogue, kind: Variant, lucky: tuple[int, int] | None, players: int) -> Figures:
    from time import perf_counter

    from lucchetto.solver import tempo

    compile_first(words, "table")
    began = perf_counter()
    with _progress(words) as progress:
        values = tempo(kind, players, lucky, progress=progress)
    seconds = round(perf_counter() - began, 3)
    pair = {"lucky": list(lucky)} if lucky else {}
    return {"variant": kind.name, **pair, "players": players, "values": values, "seconds": seconds}


def _query(options: argparse.Namespace, words: Catalogue, kind: Variant, lucky: tuple[int, int] | None) -> list[str]:
    """Answer a query file. All sheets are read first, so that one bad line leaves standard output empty."""
    sheets = _sheets(options.query, words, kind)
    table = _table(words, kind, lucky, "table")
    if options.json:
        return [
            dumps({"line": line, "total": sheet.total, "to_come": table.value(sheet)})
            for line, sheet in enumerate(sheets, start=1)
        ]
    return [
        words("solve-answer", line=line, total=sheet.total, to_come=f"{table.value(sheet):.9f}")
        for line, sheet in enumerate(sheets, start=1)
    ]


def _sheets(name: str, words: Catalogue, kind: Variant) -> list[Sheet]:
    from lucchetto.solver import read_sheet

    sheets = []
    for line, data in enumerate(read_bytes(name, words).splitlines(), start=1):
        try:
            sheets.append(read_sheet(kind, loads(_text(data))))
        except GameError as error:
            raise CommandError(f"{shown_name(name)}:{line}: {words.error(error)}") from None
    return sheets


def _text(data: bytes) -> str:
    text = decode(data)
    if not text.strip():
        raise MalformedError("blank-line", "the line is blank")
    return text


def _table(words: Catalogue, kind: Variant, lucky: tuple[int, int] | None, *units: str) -> "Table":
    """The stored table, or a new one, for which these units are compiled first."""
    from lucchetto.solver import load_table

    try:
        return load_table(kind, lucky, build=False)
    except MalformedError as error:
        if error.code != "no-table":
            raise
    compile_first(words, *units)
    with _progress(words) as progress:
        return load_table(kind, lucky, progress=progress)


@contextmanager
def _progress(words: Catalogue) -> Iterator[Callable[[float], None]]:
    """Yield a callback that takes the fraction done; its first call shows a progress bar."""
    from rich.progress import TaskProgressColumn

    from lucchetto.cli.progress_bar import progress_bar

    with progress_bar(TaskProgressColumn()) as bar:
        task = bar.add_task(words("solving"), total=1.0, start=False, visible=False)

        def report(done: float) -> None:
            bar.start_task(task)
            bar.update(task, completed=done, visible=True)

        yield report


def _players(text: str) -> int:
    if not re.fullmatch(r"[1-5]", text):
        raise MalformedError(
            "bad-number",
            "{option} must be a whole number from {least} to {most}, not {found}",
            option="--players",
            least=1,
            most=MOST_PLAYERS,
            found=shown(text),
        )
    return int(text)


def _text_lines(figures: Figures, words: Catalogue) -> list[str]:
    """The figures as text."""
    lines = [words(f"variant-{figures['variant']}")]
    if "lucky" in figures:
        lines[0] += " " + words("solve-lucky", pair="{}, {}".format(*figures["lucky"]))
    if "players" in figures:
        lines += [
            words("solve-seat", seat=seat, players=figures["players"], value=f"{value:.12f}")
            for seat, value in enumerate(figures["values"], start=1)
        ]
        return [*lines, words("solve-seconds", seconds=f"{figures['seconds']:.1f}")]
    return [
        *lines,
        words("solve-value", value=f"{figures['value']:.12f}"),
        words("solve-deviation", value=f"{figures['standard_deviation']:.6f}"),
        words("solve-turns", value=f"{figures['mean_turns']:.6f}"),
        words("solve-penalties", value=f"{figures['mean_penalties']:.6f}"),
        words("solve-states", states=figures["states"]),
        words("solve-seconds", seconds=f"{figures['seconds']:.1f}"),
    ]
