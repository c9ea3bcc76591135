"""Computes a person's own statistics in a thread. The coach analyses new games in the background."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain

from msgspec import UNSET, structs

from lucchetto.coach.strength import RECENT, estimate
from lucchetto.rules import new_game
from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.concurrency.background_queue import BackgroundQueue
from lucchetto.server.errors import NotFoundError, UnavailableError
from lucchetto.server.live.service import TableService
from lucchetto.server.storage.base import DocumentStore, TableIndex
from lucchetto.server.storage.documents import FINISHED_GAME, Documents
from lucchetto.server.table.bot_seats import has_partner
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import VariantName
from lucchetto.server.wire import statistics as wire
from lucchetto.server.wire.statistics import Bar, Distribution, OwnStatistics, PersonalBest, PlayedGame, Tally

from .games import FinishedGame, Moment, add_analysis, costliest, evidence, finished_game, read_games

SHOWN_MOMENTS = 5
BAR: dict[VariantName, int] = {"classic": 10, "longo": 20, "duel": 10}
"""Width in points of a bar in the score distribution."""


class StatisticsService:
    def __init__(
        self,
        tables: TableService,
        index: TableIndex,
        documents: DocumentStore,
        analysis: AnalysisService,
        queue: BackgroundQueue,
    ) -> None:
        self._tables, self._index, self._documents = tables, index, documents
        self._analysis, self._queue = analysis, queue

    async def own(self, person: str | None) -> OwnStatistics:
        games = await self._games(person) if person else {}
        names = [await self._queue_analysis(person, table, game) for table, game in games.items() if person]
        queued = [name for name in names if name]
        pending = [name for name in queued if self._queue.waits(name)]
        if person and len(pending) < len(queued):  # some have finished in the meantime
            games = await self._games(person)
        return await asyncio.to_thread(summed_up, games, len(pending))

    async def best(self, person: str | None, table: str) -> PersonalBest:
        """The person's score in a finished game, and their best one in earlier games of its kind."""
        games = await self._games(person) if person else {}
        game = games.pop(table, None)
        if game is None:
            raise NotFoundError("no-such-game", "this is not one of your finished games")
        return personal_best(game, games.values())

    async def strength(self, person: str, variant: VariantName) -> float:
        """The strength of a partner for this person. Queues the analysis of recent games that have none."""
        games = {table: game for table, game in (await self._games(person)).items() if not game.hinted}
        for table, game in list(games.items())[-RECENT:]:
            await self._queue_analysis(person, table, game)
        return await asyncio.to_thread(estimate, [evidence(game) for game in games.values()], variant)

    async def judge_soon(self, table: Table) -> None:
        """Queue the analysis of a finished game with a partner, so that the partner can adapt to it next time."""
        people = {seat.person for seat in table.seats if seat.person} if has_partner(table.seats) else set()
        for person in sorted(people):
            await self._queue_analysis(person, table.id, finished_game(table, person))

    async def _queue_analysis(self, person: str, table: str, game: FinishedGame) -> str | None:
        """Queue the analysis of a game if it needs one; returns the name of the job, or None."""
        if not await self._needs_analysis(game):
            return None
        name = f"statistics {table} {person} {game.version}"
        self._queue.add(name, partial(self._judge, person, table))
        return name

    async def _games(self, person: str) -> dict[str, FinishedGame]:
        """The person's games that count, the oldest first. Stores new ones."""
        stored = self._games_of(person)
        known = await asyncio.to_thread(read_games, await self._documents.documents(FINISHED_GAME.of(person)))
        for table in await self._index.finished_of(person):
            if table not in known and (game := await self._finished_game(table, person)):
                known[table] = game
                await stored.put_at(table, person, game)
        games = sorted(known.items(), key=lambda one: one[1].when)
        return {table: game for table, game in games if not game.left_out}

    async def _finished_game(self, table: str, person: str) -> FinishedGame | None:
        """The person's game; None for a table that this process cannot read, so that the others can be shown."""
        try:
            return finished_game(await self._tables.get(table), person)
        except UnavailableError:
            return None

    async def _needs_analysis(self, game: FinishedGame) -> bool:
        if game.pad:
            return False
        if not game.is_judged:
            return True
        is_solitaire = game.unit == "points" and game.variant == "classic"
        return is_solitaire and not game.exact and await self._analysis.exact.is_ready(new_game("classic", [""]))

    async def _judge(self, person: str, table: str) -> None:
        found = await self._tables.get(table)
        if not found.seats_of(person):  # the person's data has been deleted
            return
        game = finished_game(found, person)
        add_analysis(game, table, await self._analysis.analyse(found.record()))
        await self._games_of(person).put_at(table, person, game)

    def _games_of(self, person: str) -> Documents[FinishedGame]:
        return Documents(self._documents, FINISHED_GAME.of(person), FinishedGame)


def personal_best(game: FinishedGame, others: Iterable[FinishedGame]) -> PersonalBest:
    """Compare a game with earlier games of its variant without hints; solitaire games only with solitaire games.

    Games on a score pad are not compared, and none is a best: their dice are unknown.
    """
    kind = (game.variant, game.opponents == "alone", False, False)
    scores = [
        other.score
        for other in others
        if (other.variant, other.opponents == "alone", other.hinted, other.pad) == kind and other.when < game.when
    ]
    previous = max(scores, default=None)
    is_best = not game.hinted and not game.pad and previous is not None and game.score > previous
    return PersonalBest(score=game.score, previous=previous, is_best=is_best)


def summed_up(games: dict[str, FinishedGame], pending: int) -> OwnStatistics:
    found = list(games.values())
    return OwnStatistics(
        tallies=_tallies(found),
        distributions=_distributions(found),
        games=[_line(table, game) for table, game in games.items()],
        worst=_moments(game.worst for game in found),
        luckiest=_moments(game.luckiest for game in found),
        unluckiest=_moments(game.unluckiest for game in found),
        luck_points=sum(game.luck or 0.0 for game in found if game.unit == "points"),
        luck_wins=sum(game.luck or 0.0 for game in found if game.unit == "win"),
        pending=pending,
    )


def _moments(of_games: Iterable[Sequence[Moment]]) -> list[wire.Moment]:
    moments = costliest(chain.from_iterable(of_games), SHOWN_MOMENTS)
    return [wire.Moment(**structs.asdict(moment)) for moment in moments]


def _line(table: str, game: FinishedGame) -> PlayedGame:
    return PlayedGame(
        table=table,
        when=game.when,
        variant=game.variant,
        opponents=game.opponents,
        score=game.score,
        won=game.won,
        hinted=game.hinted,
        pad=game.pad or UNSET,
        accuracy=game.accuracy,
        luck=game.luck,
        unit=game.unit,
    )


def _tallies(games: Sequence[FinishedGame]) -> list[Tally]:
    groups: defaultdict[tuple[VariantName, str, bool], list[FinishedGame]] = defaultdict(list)
    for game in games:
        groups[game.variant, game.opponents, game.pad].append(game)
    tallies = [
        Tally(
            variant=group[0].variant,
            opponents=group[0].opponents,
            pad=group[0].pad or UNSET,
            games=len(group),
            won=sum(game.won is True for game in group),
            mean_score=sum(game.score for game in group) / len(group),
            best_score=max(game.score for game in group),
        )
        for group in groups.values()
    ]
    return sorted(tallies, key=lambda tally: (list(BAR).index(tally.variant), -tally.games))


def _distributions(games: Sequence[FinishedGame]) -> list[Distribution]:
    found = []
    for variant, width in BAR.items():
        scores = [game.score for game in games if game.variant == variant]
        if scores:
            found.append(Distribution(variant, _bars(scores, width)))
    return found


def _bars(scores: Sequence[int], width: int) -> list[Bar]:
    """Bars from the lowest score to the highest, including empty ones."""
    first, last = min(scores) // width, max(scores) // width
    counts = [0] * (last - first + 1)
    for score in scores:
        counts[score // width - first] += 1
    return [Bar((first + at) * width, (first + at + 1) * width, count) for at, count in enumerate(counts)]
