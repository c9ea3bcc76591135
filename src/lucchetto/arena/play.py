"""Plays a tournament: takes what a store has, lets a crew play the rest, and keeps every chunk as it comes."""

from contextlib import closing
from dataclasses import dataclass
from typing import Protocol

from lucchetto.arena.engine.games import Games
from lucchetto.arena.engine.worker_pool import Crew, Task

from .design import Match
from .store import Store
from .tournament import Tournament


class Watcher(Protocol):
    """Somebody who wants to know how far it is."""

    def found(self, games: int) -> None:
        """So many games were in the store already; told once, before anything is played."""

    def played(self, games: int) -> None:
        """So many more are finished, and kept if there is a store."""


@dataclass(frozen=True)
class Played:
    """A match-up and its games, deal by deal."""

    match: Match
    games: Games


def play(
    tournament: Tournament, crew: Crew, store: Store | None = None, watcher: Watcher | None = None
) -> list[Played]:
    """All match-ups, in the order of the tournament."""
    matches = tournament.matches
    if store:
        matches = [match.with_chunks_of(store.deals_per_chunk) for match in matches]
    tasks = [Task(number, match, chunk) for number, match in enumerate(matches) for chunk in range(match.chunks)]
    parts = {task: games for task in tasks if store and (games := store.load(task.match, task.number, task.chunk))}
    if watcher:
        watcher.found(sum(len(games) for games in parts.values()))
    with closing(crew.play(task for task in tasks if task not in parts)) as done:
        for task, games in done:
            if store:
                store.save(games, task.number, task.chunk)
            parts[task] = games
            if watcher:
                watcher.played(len(games))
    return [
        Played(match, Games.joined([parts[task] for task in tasks if task.number == number]))
        for number, match in enumerate(matches)
    ]
