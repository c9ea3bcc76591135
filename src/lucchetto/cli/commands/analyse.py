"""`lucchetto analyse`: reports what each decision of a record cost and how lucky its dice were."""

import argparse
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from lucchetto.cli.arguments import add_old_spelling, add_output
from lucchetto.cli.compiling.progress import compile_first
from lucchetto.cli.errors import CommandError
from lucchetto.cli.extras import require_lab
from lucchetto.cli.files import read_record, shown_name, write_new
from lucchetto.cli.progress_bar import progress_bar
from lucchetto.messages import Catalogue
from lucchetto.records import Replay

if TYPE_CHECKING:
    from lucchetto.coach import Analysis


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", metavar="FILE", help=words("help-file"))
    parser.add_argument("--json", action="store_true", help=words("help-analyse-json"))
    add_output(parser, "OUT", words("help-analyse-output"))
    add_old_spelling(parser, words, "--html", "--output", dest="output", metavar="OUT")
    parser.add_argument("--deep", action="store_true", help=words("help-analyse-deep"))
    parser.add_argument("--seat", metavar="N", help=words("help-analyse-seat"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    if options.json and options.output is not None:
        raise CommandError(words("not-together", one="--json", other="--output"))
    replay = read_record(options.file, words)
    seat = _seat(options.seat, replay, words)
    analysis = _of_seat(_analyse_deeply(replay, words) if options.deep else _analyse(replay, words), seat)
    if options.json:
        _print_json(analysis)
    elif options.output is not None:
        _write_page(options.output, replay, analysis, seat, words)
    else:
        _report(replay, analysis, seat, words)
    return 0


def _seat(text: str | None, replay: Replay, words: Catalogue) -> int | None:
    """The seat's index; the command line counts seats from 1."""
    if text is None:
        return None
    seats = {str(number + 1): number for number in range(len(replay.game.players))}
    if text not in seats:
        raise CommandError(words("analyse-bad-seat", most=len(seats)))
    return seats[text]


def _analyse(replay: Replay, words: Catalogue) -> "Analysis":
    # Imported here: the coach loads the bots' networks, and no other command should wait for them.
    from lucchetto.coach import analyse

    with _spinner(words):
        return analyse(replay)


def _analyse_deeply(replay: Replay, words: Catalogue) -> "Analysis":
    """Compile the rollouts if necessary, and show the progress. Ctrl-C ends the rollouts, not the report."""
    from lucchetto.coach import analyse

    with require_lab(words):
        compile_first(words, "duel-rollouts" if replay.game.variant.name == "duel" else "sheet-rollouts")
    if not sys.stderr.isatty():
        return analyse(replay, depth="deep")
    from rich.progress import TaskProgressColumn

    with progress_bar(TaskProgressColumn()) as bar:
        task = bar.add_task(words("analyse-reading"), total=1.0)
        return analyse(replay, lambda done: bar.update(task, completed=done), depth="deep")


def _of_seat(analysis: "Analysis", seat: int | None) -> "Analysis":
    import msgspec

    if seat is None:
        return analysis
    return msgspec.structs.replace(analysis, moves=[move for move in analysis.moves if move.seat == seat])


def _spinner(words: Catalogue) -> AbstractContextManager[object]:
    """A spinner on standard error, if that is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    return console.status(words("analyse-reading")) if console.is_terminal else nullcontext()


def _print_json(analysis: "Analysis") -> None:
    import msgspec

    sys.stdout.write(f"{msgspec.json.encode(_snake_case(analysis)).decode()}\n")


def _snake_case(value: object) -> object:
    """The value with snake_case keys, as in the JSON of every command; the page gets the same types in camelCase."""
    import msgspec

    if isinstance(value, msgspec.Struct):
        return {name: _snake_case(getattr(value, name)) for name in value.__struct_fields__}
    return [_snake_case(item) for item in value] if isinstance(value, list) else value


def _report(replay: Replay, analysis: "Analysis", seat: int | None, words: Catalogue) -> None:
    from lucchetto.cli.report.presenter import Presenter
    from lucchetto.cli.report.text import show
    from lucchetto.cli.terminal import Terminal

    terminal = Terminal()
    show(Presenter(replay, analysis, seat, words, plain=terminal.plain), terminal)


def _write_page(name: str, replay: Replay, analysis: "Analysis", seat: int | None, words: Catalogue) -> None:
    from lucchetto.cli.report.html import page
    from lucchetto.cli.report.presenter import Presenter

    write_new(name, page(Presenter(replay, analysis, seat, words)), words)
    sys.stdout.write(f"{words('analyse-page-at', file=shown_name(name))}\n")
