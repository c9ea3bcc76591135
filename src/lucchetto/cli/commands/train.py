"""`lucchetto train`: trains the networks of the strong bots from the seeds of their recipes."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lucchetto.bots.training.recipe import RECIPES
from lucchetto.cli.arguments import add_old_spelling, add_output
from lucchetto.cli.compiling.progress import compile_first
from lucchetto.cli.errors import CommandError
from lucchetto.cli.extras import require_lab
from lucchetto.cli.files import reason, shown_name
from lucchetto.cli.suggestions import with_suggestion
from lucchetto.messages import Catalogue

if TYPE_CHECKING:
    from lucchetto.bots.training.loop import Trained

MOST_LESSONS = 100_000


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument(
        "networks", nargs="+", metavar="NETWORK", help=words("help-train-networks", known=", ".join(RECIPES))
    )
    add_output(parser, "FOLDER", words("help-train-output"), default=".")
    add_old_spelling(parser, words, "--out", "--output", dest="output", metavar="FOLDER")
    parser.add_argument("--lessons", metavar="N", help=words("help-train-lessons"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    folder, lessons = Path(options.output), _lessons(options.lessons, words)
    unknown = [name for name in options.networks if name not in RECIPES]
    if unknown:
        text = words("train-unknown", network=shown_name(unknown[0]), known=", ".join(RECIPES))
        raise CommandError(with_suggestion(text, unknown[0], RECIPES, words))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with require_lab(words):
            compile_first(words, *(_unit(name) for name in options.networks))
            from lucchetto.bots.training.loop import train

        for name in dict.fromkeys(options.networks):
            with _Progress(words, name) as progress:
                made = train(RECIPES[name], folder, lessons, progress)
            sys.stdout.write(f"{outcome(words, made, RECIPES[name].epochs, lessons)}\n")
    except OSError as error:
        file = shown_name(error.filename or str(folder))
        raise CommandError(words("cannot-write", file=file, why=reason(error))) from None
    return 0


def _unit(network: str) -> str:
    return "duel-training" if RECIPES[network].variant == "duel" else "sheet-training"


def outcome(words: Catalogue, made: "Trained", recipe: int, lessons: int | None) -> str:
    """The message that says whether the network is identical to the shipped one, and if not, why."""
    file = shown_name(str(made.file))
    if made.as_shipped:
        return words("train-same", file=file)
    if lessons in (None, recipe):
        return words("train-other", file=file)
    return words("train-other-lessons", file=file, lessons=lessons or 0, recipe=recipe)


def _lessons(text: str | None, words: Catalogue) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= MOST_LESSONS:
        raise CommandError(words("train-lessons", found=shown_name(text), most=MOST_LESSONS))
    return int(text)


class _Progress:
    """Shows the progress of one training run; `train` calls it before every epoch."""

    def __init__(self, words: Catalogue, name: str) -> None:
        from rich.progress import MofNCompleteColumn

        from lucchetto.cli.progress_bar import progress_bar

        self._bar = progress_bar(MofNCompleteColumn())
        self._task = self._bar.add_task(words("train-progress", network=name), total=None)

    def __enter__(self) -> "_Progress":
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def __call__(self, done: int, lessons: int) -> None:
        self._bar.update(self._task, completed=done, total=lessons)
