"""Bots' decisions: strong bots think in worker processes, and decide as they would in this process."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from multiprocessing import resource_tracker
from multiprocessing.spawn import get_executable
from typing import Any, get_args

import pytest

from lucchetto.bots import make_bot
from lucchetto.records import FairDice
from lucchetto.rules import Decision, Game, new_game
from lucchetto.server.live.bots import NICENESS, BotPlayers, uses_network
from lucchetto.server.vocabulary import Level, VariantName
from tests.server.conftest import People, Starts
from tests.server.kit import LONGEST, Client, Patience, Server, eventually, run
from tests.server.processes import is_alive, workers_of

SEED = "a seed 1"
LEVELS: tuple[Level, ...] = get_args(Level)


@asynccontextmanager
async def bot_players() -> AsyncIterator[BotPlayers]:
    players = BotPlayers()
    try:
        yield players
    finally:
        await players.close()


def positions(variant: VariantName, players: int) -> Iterator[tuple[Game, int]]:
    """Positions of one game in which a seat has to decide, some of them after hidden choices of others."""
    game, dice = new_game(variant, [f"Bot {seat}" for seat in range(players)]), FairDice(bytes(32), ("n",) * players)
    while game.phase != "over":
        if game.phase == "roll":
            game = game.roll(dice.roll(game))
            continue
        for seat in sorted(game.waiting):
            yield game, seat
            game = game.play(seat, here("club", game, seat))


def here(bot: str, game: Game, seat: int) -> Decision:
    return make_bot(bot, SEED).decide(game.seen_by(seat), seat)


@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("longo", 3), ("duel", 2)])
def test_every_level_decides_as_it_would_in_this_process(variant: VariantName, players: int) -> None:
    async def story() -> None:
        async with bot_players() as bots:
            for number, (game, seat) in enumerate(positions(variant, players)):
                for level in LEVELS if number % 5 == 0 else ():
                    assert await bots.decide(level, SEED, game, seat) == here(level, game, seat)

    run(story())


def test_weak_bots_need_no_process_and_strong_ones_one_that_starts_with_the_first_decision() -> None:
    async def story() -> None:
        before = set(workers_of(os.getpid()))
        game, seat = next(positions("classic", 2))
        async with bot_players() as bots:
            for level in LEVELS:
                if not uses_network(level):
                    await bots.decide(level, SEED, game, seat)
            assert set(workers_of(os.getpid())) == before
            await bots.decide("master", SEED, game, seat)
            assert len(set(workers_of(os.getpid())) - before) == 1

    run(story())


def test_a_worker_that_is_killed_while_it_thinks_costs_no_decision() -> None:
    async def story() -> None:
        before = set(workers_of(os.getpid()))
        game, seat = next(positions("classic", 5))
        async with bot_players() as bots:
            await bots.decide("master", SEED, game, seat)
            (worker,) = set(workers_of(os.getpid())) - before
            os.kill(worker, signal.SIGSTOP)  # a thought that takes long
            thinking = asyncio.ensure_future(bots.decide("master", SEED, game, seat))
            await asyncio.sleep(0.05)
            assert not thinking.done()
            os.kill(worker, signal.SIGKILL)
            assert await thinking == here("master", game, seat)

    run(story())


@pytest.fixture
def dying_workers() -> Iterator[None]:
    """Every new process ends at once."""
    resource_tracker.ensure_running()  # it would be started with the same executable
    usual = get_executable()
    multiprocessing.set_executable("/bin/false")
    yield
    multiprocessing.set_executable(usual)


@pytest.mark.usefixtures("dying_workers")
def test_without_a_surviving_worker_the_bot_decides_in_this_process(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        game, seat = next(positions("classic", 2))
        async with bot_players() as bots:
            assert await bots.decide("master", SEED, game, seat) == here("master", game, seat)

    run(story())
    assert "a thread does it instead" in caplog.text


def whole_game(client: Client) -> None:
    """Somebody who always passes."""
    client.do("start")
    patience = Patience("end of the game", LONGEST)
    while client.view["status"] != "over":
        patience.check()
        if client.view["seats"][0]["deciding"]:
            client.do("choose", step=client.view["step"], seat=0, move="pass")
        else:
            client.next()


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_the_workers_of_a_server_have_lower_priority_and_end_with_it(
    start: Starts, person: People, end: Callable[[Server], Any]
) -> None:
    server = start()
    ada = person("Ada", server)
    with ada.at(ada.make("classic", "you", "club")) as client:
        whole_game(client)
    assert workers_of(server.process.pid) == []
    with ada.at(ada.make("classic", "you", "master")) as client:
        whole_game(client)
    (worker,) = workers_of(server.process.pid)
    niceness = os.getpriority(os.PRIO_PROCESS, server.process.pid)
    assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, niceness + NICENESS)
    end(server)
    eventually(lambda: not is_alive(worker))
    assert "Traceback" not in server.complaints
