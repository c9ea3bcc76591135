"""`lucchetto arena`: plays tournaments between bots, with ratings and a report; interrupted ones can be resumed."""

import argparse
import json
import os
import shlex
import signal
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from lucchetto.bots import BOTS, BotError
from lucchetto.bots.characters import CHARACTERS
from lucchetto.bots.own.timed import not_a_time_limit
from lucchetto.cli.arguments import add_old_spelling, add_output, add_variant
from lucchetto.cli.compiling.progress import compile_first
from lucchetto.cli.errors import INTERRUPTED, CommandError
from lucchetto.cli.extras import require_lab
from lucchetto.cli.files import reason, shown_name
from lucchetto.cli.own_bots import find_modules_here
from lucchetto.cli.suggestions import refused
from lucchetto.cli.tournament.progress import Progress, Speed
from lucchetto.cli.tournament.tables import show
from lucchetto.messages import Catalogue
from lucchetto.rules import VARIANTS, GameError

if TYPE_CHECKING:
    from lucchetto.arena.engine.worker_pool import WorkerPool
    from lucchetto.arena.play import Played
    from lucchetto.arena.report.plain import Plain
    from lucchetto.arena.report.summary import Summary
    from lucchetto.arena.store import Store
    from lucchetto.arena.tournament import Tournament


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    # Numbers stay text here, so that errors in them are reported in the reader's language.
    known = ", ".join(BOTS)
    add_variant(parser, words, optional=True)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words("help-arena-bots", known=known))
    add_old_spelling(
        parser, words, "--variant", "lucchetto arena VARIANT BOT ...", dest="old_variant", metavar="VARIANT"
    )
    parser.add_argument("--players", default="2", metavar="N", help=words("help-arena-players"))
    parser.add_argument("--games", default="1000", metavar="N", help=words("help-arena-games"))
    parser.add_argument("--seed", default="1", metavar="TEXT", help=words("help-arena-seed"))
    parser.add_argument("--json", action="store_true", help=words("help-arena-json"))
    add_output(parser, "FOLDER", words("help-arena-output"))
    add_old_spelling(parser, words, "--report", "--output", dest="output", metavar="FOLDER")
    parser.add_argument("--workers", metavar="N", help=words("help-arena-workers"))
    parser.add_argument("--dask", metavar="ADDRESS", help=words("help-arena-dask"))
    parser.add_argument("--time-limit", metavar="SECONDS", help=words("help-arena-time-limit"))
    # No default here, or argparse would add it to the help.
    parser.add_argument("--luck", action=argparse.BooleanOptionalAction, help=words("help-arena-luck"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    _settle_variant(options, words)
    find_modules_here(options.bots)
    options.seed = options.seed.encode("utf-8", "replace").decode()  # the report must be valid UTF-8
    with require_lab(words):
        from lucchetto.arena.engine.worker_pool import LostWorkersError, UnreachableError

        try:
            return _Run(options, words).play()
        except GameError as error:
            raise refused(error, words, also_known=(*VARIANTS, *CHARACTERS)) from None
        except UnreachableError as error:
            raise CommandError(words("arena-unreachable", address=shown_name(str(error)))) from None
        except LostWorkersError as error:
            raise CommandError(words("arena-workers-lost", why=shown_name(str(error)))) from None
        except BrokenPipeError:  # an OSError too, but main() handles it
            raise
        except OSError as error:
            file = shown_name(error.filename or options.output or "")
            raise CommandError(words("cannot-write", file=file, why=reason(error))) from None


def _settle_variant(options: argparse.Namespace, words: Catalogue) -> None:
    """The first argument is the variant if it names one, otherwise a bot."""
    first, *others = [options.variant, *options.bots] if options.variant else options.bots
    if first not in VARIANTS:
        options.variant, options.bots = getattr(options, "old_variant", "classic"), [first, *others]
        return
    if hasattr(options, "old_variant"):
        raise CommandError(words("not-together", one="VARIANT", other="--variant"))
    if not others:
        raise CommandError(words("usage-missing", names="BOT"))
    options.variant, options.bots = first, others


class _Run:
    """One run of the command."""

    def __init__(self, options: argparse.Namespace, words: Catalogue) -> None:
        self._options = options
        self._words = words
        self._tournament = _tournament(options)
        self._pool = _pool(options, words)
        self._store = _store(options, self._tournament)
        self._progress = Progress(words, sum(match.games for match in self._tournament.matches))

    def play(self) -> int:
        try:
            self._play()
        except BotError as error:
            raise CommandError(f"{self._words.error(error)}\n{self._stopped()}") from None
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # ignore further Ctrl-C
            sys.stderr.write(f"{self._stopped()}\n")
            return INTERRUPTED
        return 0

    def _play(self) -> None:
        self._compile()
        from lucchetto.arena.play import play
        from lucchetto.arena.report.summary import summarise

        started = time.perf_counter()
        with self._progress as progress:
            results = play(self._tournament, self._pool, self._store, progress)
        speed = Speed(progress.new, time.perf_counter() - started)
        self._publish(summarise(self._tournament, results), results, speed)

    def _compile(self) -> None:
        """Compile before the workers start, or each of them would. The workers of a Dask cluster do it themselves."""
        from lucchetto.arena.engine import by_kernel

        if self._pool.dask is None and any(map(by_kernel.can_play, self._tournament.matches)):
            with require_lab(self._words):  # in `run`, an OSError would mean a write error
                compile_first(self._words, "duel-games" if self._tournament.variant == "duel" else "sheet-games")

    def _publish(self, summary: "Summary", results: "list[Played]", speed: Speed) -> None:
        from lucchetto.arena.report.plain import plain

        figures = {**plain(summary), "speed": speed.figures()}
        page = self._report(summary, results, figures)
        if self._options.json:
            sys.stdout.write(f"{json.dumps(figures, ensure_ascii=False)}\n")
        else:
            show(summary, self._words, speed, page)

    def _report(self, summary: "Summary", results: "list[Played]", figures: "Plain") -> Path | None:
        if self._store is None:
            return None
        from lucchetto.arena.report.report import write_report

        again = shlex.join(_command(self._options, output=False))
        return write_report(self._store.folder, results, summary, figures, self._words, again)

    def _stopped(self) -> str:
        if self._store is None:
            return self._words("arena-stopped-lost")
        command = shlex.join(_command(self._options, output=True))
        return self._words("arena-stopped", done=self._progress.done, games=self._progress.total, command=command)


def _tournament(options: argparse.Namespace) -> "Tournament":
    from lucchetto.arena.tournament import (
        MOST_GAMES,
        MOST_SEATS,
        Tournament,
        checked,
        is_whole,
        seed_number,
        whole_number,
    )

    return checked(
        Tournament(
            bots=tuple(options.bots),
            variant=options.variant,
            players=whole_number("--players", options.players, 1, MOST_SEATS),
            games=whole_number("--games", options.games, 1, MOST_GAMES),
            seed=seed_number("--seed", options.seed),
            luck=options.luck is not False,
            seed_text="" if is_whole(options.seed) else options.seed,
            time_limit=_seconds(options.time_limit),
        )
    )


def _seconds(text: str | None) -> float | None:
    try:
        return None if text is None else float(text)
    except ValueError:
        raise not_a_time_limit(text) from None


def _pool(options: argparse.Namespace, words: Catalogue) -> "WorkerPool":
    from lucchetto.arena.engine.worker_pool import WorkerPool
    from lucchetto.arena.tournament import MOST_WORKERS, whole_number

    if options.workers is not None and options.dask is not None:
        raise CommandError(words("not-together", one="--workers", other="--dask"))
    if options.dask is not None and find_spec("distributed") is None:
        raise CommandError(words("arena-no-dask"))
    if options.workers is None:
        return WorkerPool(os.cpu_count() or 1, options.dask)
    return WorkerPool(whole_number("--workers", options.workers, 1, MOST_WORKERS))


def _store(options: argparse.Namespace, tournament: "Tournament") -> "Store | None":
    if options.output is None:
        return None
    from lucchetto.arena.store import Store

    return Store.open(Path(options.output), tournament)


def _command(options: argparse.Namespace, *, output: bool) -> list[str]:
    """The command line that plays the same games; with `output`, it resumes the tournament in the folder."""
    words = ["lucchetto", "arena", options.variant, *options.bots]
    words += [word for name in ("players", "games", "seed") for word in (f"--{name}", getattr(options, name))]
    words += ["--time-limit", options.time_limit] if options.time_limit is not None else []
    words += ["--no-luck"] if options.luck is False else []
    return [*words, "--output", options.output] if output else words
