"""Plays a tournament: loads the chunks that are stored, plays the others, and stores each one when it is finished."""

from contextlib import closing
from dataclasses import dataclass
from typing import Protocol

from lucchetto.arena.engine.games import Games
from lucchetto.arena.engine.worker_pool import Task, WorkerPool

from .design import Match
from .store import Store
from .tournament import Tournament


class ProgressListener(Protocol):
    """Receives the progress of a tournament."""

    def loaded(self, games: int) -> None:
        """Called once, before anything is played, with the number of games that were stored already."""

    def played(self, games: int) -> None:
        """Called with the number of games just finished, and stored if there is a store."""


@dataclass(frozen=True)
class Played:
    """A match-up and its games, deal by deal."""

    match: Match
    games: Games


def play(
    tournament: Tournament, pool: WorkerPool, store: Store | None = None, progress: ProgressListener | None = None
) -> list[Played]:
    """Play all match-ups and return them with their games, in the order of the tournament."""
    matches = tournament.matches
    if store:
        matches = [match.with_chunks_of(store.deals_per_chunk) for match in matches]
    tasks = [Task(number, match, chunk) for number, match in enumerate(matches) for chunk in range(match.chunks)]
    parts = {task: games for task in tasks if store and (games := store.load(task.match, task.number, task.chunk))}
    if progress:
        progress.loaded(sum(len(games) for games in parts.values()))
    with closing(pool.play(task for task in tasks if task not in parts)) as done:
        for task, games in done:
            if store:
                store.save(games, task.number, task.chunk)
            parts[task] = games
            if progress:
                progress.played(len(games))
    return [
        Played(match, Games.joined([parts[task] for task in tasks if task.number == number]))
        for number, match in enumerate(matches)
    ]
