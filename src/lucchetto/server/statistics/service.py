"""Somebody's own games, summed up. Games that the coach has not seen yet are shown to it in the background."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain

import msgspec

from lucchetto.rules import new_game
from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.concurrency.background_queue import BackgroundQueue
from lucchetto.server.live.service import TableService
from lucchetto.server.vocabulary import VariantName
from lucchetto.server.wire.statistics import Bar, Distribution, Moment, OwnStatistics, PlayedGame, Tally

from .games import Played, dearest, judge, played

SHOWN_MOMENTS = 5
BAR: dict[VariantName, int] = {"classic": 10, "longo": 20, "duel": 10}
"""Points that a bar of the distribution spans."""


class StatisticsService:
    def __init__(self, tables: TableService, analysis: AnalysisService, queue: BackgroundQueue) -> None:
        self._tables, self._analysis, self._queue = tables, analysis, queue

    async def own(self, person: str | None) -> OwnStatistics:
        games = await self._games(person) if person else {}
        names = [await self._show_to_coach(person, table, game) for table, game in games.items() if person]
        asked = [name for name in names if name]
        pending = [name for name in asked if self._queue.waits(name)]
        if person and len(pending) < len(asked):  # some were done while we looked
            games = await self._games(person)
        return summed_up(games, len(pending))

    async def _show_to_coach(self, person: str, table: str, game: Played) -> str | None:
        """The name of the work, if there is any."""
        if not await self._is_to_judge(game):
            return None
        name = f"statistics {table} {person} {game.version}"
        self._queue.add(name, partial(self._judge, person, table))
        return name

    async def _games(self, person: str) -> dict[str, Played]:
        """All that count, the oldest first; those that are new are written down."""
        known = {table: _decode(data) for table, data in await self._tables.store.all_noted(_kind(person))}
        for table in await self._tables.store.finished_of(person):
            if table not in known:
                known[table] = played(await self._tables.get(table), person)
                await self._keep(person, table, known[table])
        games = sorted(known.items(), key=lambda one: one[1].when)
        return {table: game for table, game in games if not game.left_out}

    async def _is_to_judge(self, game: Played) -> bool:
        if not game.is_judged:
            return True
        is_alone = game.unit == "points" and game.variant == "classic"
        return is_alone and not game.exact and await self._analysis.exact.is_ready(new_game("classic", [""]))

    async def _judge(self, person: str, table: str) -> None:
        found = await self._tables.get(table)
        if not found.seats_of(person):  # they are forgotten
            return
        game = played(found, person)
        judge(game, table, await self._analysis.analyse(found.record()))
        await self._keep(person, table, game)

    async def _keep(self, person: str, table: str, game: Played) -> None:
        await self._tables.store.note_at(table, person, _kind(person), _encode(game))


def summed_up(games: dict[str, Played], pending: int) -> OwnStatistics:
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


def _moments(of_games: Iterable[Sequence[Moment]]) -> list[Moment]:
    return dearest(chain.from_iterable(of_games), SHOWN_MOMENTS)


def _line(table: str, game: Played) -> PlayedGame:
    return PlayedGame(
        table=table,
        when=game.when,
        variant=game.variant,
        opponents=game.opponents,
        score=game.score,
        won=game.won,
        hinted=game.hinted,
        accuracy=game.accuracy,
        luck=game.luck,
        unit=game.unit,
    )


def _tallies(games: Sequence[Played]) -> list[Tally]:
    groups: defaultdict[tuple[VariantName, str], list[Played]] = defaultdict(list)
    for game in games:
        groups[game.variant, game.opponents].append(game)
    tallies = [
        Tally(
            variant=group[0].variant,
            opponents=group[0].opponents,
            games=len(group),
            won=sum(game.won is True for game in group),
            mean_score=sum(game.score for game in group) / len(group),
            best_score=max(game.score for game in group),
        )
        for group in groups.values()
    ]
    return sorted(tallies, key=lambda tally: (list(BAR).index(tally.variant), -tally.games))


def _distributions(games: Sequence[Played]) -> list[Distribution]:
    found = []
    for variant, width in BAR.items():
        scores = [game.score for game in games if game.variant == variant]
        if scores:
            found.append(Distribution(variant, _bars(scores, width)))
    return found


def _bars(scores: Sequence[int], width: int) -> list[Bar]:
    """From the lowest score to the highest, empty ones in between included."""
    first, last = min(scores) // width, max(scores) // width
    counts = [0] * (last - first + 1)
    for score in scores:
        counts[score // width - first] += 1
    return [Bar((first + at) * width, (first + at + 1) * width, count) for at, count in enumerate(counts)]


def _kind(person: str) -> str:
    return f"played {person}"


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Played).decode
