"""Builds the services of a server when it starts and closes them when it stops."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field

from .accounts.service import Accounts
from .analysis.exact_tables import ExactTables
from .analysis.rollout_code import RolloutCode
from .analysis.service import AnalysisService
from .bus.base import Bus
from .clock import Clock
from .concurrency.background_queue import BackgroundQueue
from .daily.attempts import AttemptStore
from .daily.results import DailyResults
from .daily.seed_chain import NO_CHAIN, SeedChain, open_seed_chain
from .daily.service import DailyService
from .expiry import ExpiryTask
from .live.absence import AbsenceTracker
from .live.client import LiveServices
from .live.connections import ConnectionRegistry
from .live.lobby import Lobby
from .live.phrases import PhraseLimit
from .live.rematch import SeatRequests
from .live.scheduler import TurnScheduler
from .live.service import TableService
from .ops.metrics import DRAINING, watch
from .ops.readiness import Readiness
from .post_game import PostGameJobs
from .previews.service import PreviewService
from .privacy import Privacy
from .security.leases import Leases, TokenStore
from .security.rate_limits import ConnectionLimit, RateLimit, RateLimits, SharedLimit
from .settings import Settings
from .statistics.dice_audit import DiceAudit
from .statistics.service import StatisticsService
from .storage.base import Store, StoreError, UnreachableError
from .storage.factory import open_bus, open_store

ANALYSIS_BURST = 10
"""Burst of the analysis quota in minutes' worth: enough for a few long five-player games."""
BURST = 6
"""Burst of requests in seconds' worth: a page sends several when it opens."""
STATIC_FILES = 10
"""The limit for static files, as a multiple of that for requests: a page has many files, all served from memory."""

logger = logging.getLogger("lucchetto")


@dataclass
class AppContext:
    """All services, built by `open`. Route handlers receive single fields as parameters of the same name (app.py)."""

    settings: Settings
    store: Store
    bus: Bus
    connections: ConnectionRegistry
    tables: TableService
    lobby: Lobby
    seat_requests: SeatRequests
    scheduler: TurnScheduler
    accounts: Accounts
    analysis: AnalysisService
    daily: DailyService
    results: DailyResults
    dice_audit: DiceAudit
    statistics: StatisticsService
    post_game: PostGameJobs
    previews: PreviewService
    privacy: Privacy
    expiry: ExpiryTask
    limits: RateLimits
    live: LiveServices
    """Services that handle messages from connected clients."""
    coach_queue: BackgroundQueue
    """Work for the coach that no request is waiting for."""
    draining: bool = False
    """Whether the server is shutting down and accepts no new clients."""
    readiness: Readiness = field(init=False)

    def __post_init__(self) -> None:
        self.readiness = Readiness({"store": self.store.ping, "bus": self.bus.ping})
        watch(self.tables.in_memory, self.store.waiting)
        DRAINING.set_function(lambda: self.draining)

    @classmethod
    async def open(cls, settings: Settings) -> "AppContext":
        bus = await open_bus(settings)
        try:
            store = await open_store(settings)
        except BaseException:
            await bus.close()
            raise
        try:
            context = await _build(settings, store, bus)
        except BaseException:
            await bus.close()
            await store.close()
            raise
        await context._resume()
        return context

    async def _resume(self) -> None:
        """Resume what the previous process left unfinished. Damaged data is logged and skipped."""
        await _report_errors("attempts at daily games", self.daily.resume())
        await _report_errors("expired tokens", self.accounts.tidy())
        self.tables.presence.begin()
        self.analysis.exact.begin()
        self.analysis.rollouts.begin()
        self.expiry.begin()

    async def drain(self) -> None:
        """Finish and publish in-flight work, then make every client reconnect elsewhere, within the grace period."""
        self.draining = True
        await asyncio.sleep(self.settings.drain_delay)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.drain_seconds):
                await self.scheduler.close()
                await self.connections.leave_all()

    async def close(self) -> None:
        """Close all services. No decision is lost: acknowledged ones are on disk, and in-flight work finishes first."""
        await self.expiry.close()
        await self.scheduler.close()
        await self.coach_queue.close()
        await self.post_game.finish()
        await self.coach_queue.close()  # the last games may have added work
        await self.analysis.close()
        for connection in self.connections.everybody():
            connection.drop()
        await self.tables.presence.close()
        await self.bus.close()
        await self.store.close()


async def _build(settings: Settings, store: Store, bus: Bus) -> AppContext:
    clock, coach_queue, connections = Clock(settings.test_clock), BackgroundQueue(), ConnectionRegistry()
    chain = await _seed_chain(store, clock)
    tables = TableService(store, bus, connections, AbsenceTracker(settings.absence_grace))
    accounts = Accounts(store)
    delay = settings.bot_delay
    scheduler = TurnScheduler(tables, bot_delay=(delay * 2 / 3, delay * 4 / 3), own_bot_seconds=settings.bot_seconds)
    rollouts = RolloutCode(may_use=settings.rollouts)
    analysis = AnalysisService(store, ExactTables(may_build=settings.exact), rollouts)
    daily = DailyService(tables, store, AttemptStore(store), clock, chain)
    results = DailyResults(daily, tables, store, analysis, coach_queue)
    dice_audit = DiceAudit(store, clock, chain.first)
    statistics = StatisticsService(tables, store, store, analysis, coach_queue)
    post_game = PostGameJobs(daily, results, dice_audit, statistics)
    expiry = ExpiryTask(settings, store, tables, connections, bus)
    tables.watchers.append(scheduler.on_change)
    tables.finished_watchers.append(post_game.on_finished)
    tables.connection_watchers.append(expiry.on_connected)
    return AppContext(
        settings=settings,
        store=store,
        bus=bus,
        connections=connections,
        tables=tables,
        lobby=Lobby(store),
        seat_requests=SeatRequests(tables, store),
        scheduler=scheduler,
        accounts=accounts,
        analysis=analysis,
        daily=daily,
        results=results,
        dice_audit=dice_audit,
        statistics=statistics,
        post_game=post_game,
        previews=PreviewService(),
        privacy=Privacy(store, tables, accounts, daily, bus, connections),
        expiry=expiry,
        limits=_limits(settings, bus.tokens),
        live=LiveServices(tables, store, bus, PhraseLimit(), settings.messages_per_second, statistics.strength),
        coach_queue=coach_queue,
    )


async def _seed_chain(store: Store, clock: Clock) -> SeedChain:
    try:
        return await open_seed_chain(store, clock.today())
    except UnreachableError:
        raise
    except StoreError as error:
        logger.error("the daily game is unavailable because its seeds cannot be read: %s", error)
        return NO_CHAIN


async def _report_errors(what: str, work: Awaitable[None]) -> None:
    """Run one step of the startup and log its error: damaged data must not keep the server from starting."""
    try:
        await work
    except Exception as error:  # damaged data may raise anything
        logger.error("%s: the database cannot be read: %s", what, error)


def _limits(settings: Settings, tokens: TokenStore | None) -> RateLimits:
    requests, seconds = settings.requests_per_second, settings.analysis_seconds_per_minute

    def shared(name: str, own: RateLimit) -> SharedLimit:
        return SharedLimit(own, Leases(name, own.rate, own.burst, tokens) if tokens else None)

    return RateLimits(
        requests=shared("requests", RateLimit(requests, requests * BURST)),
        static_files=RateLimit(requests * STATIC_FILES, requests * STATIC_FILES * BURST),
        connects=shared("connects", RateLimit.per_minute(settings.connects_per_minute)),
        connections=ConnectionLimit(settings.connections_per_address),
        spectators=ConnectionLimit(settings.spectators_per_address),
        make_table=shared("tables", RateLimit.per_minute(settings.tables_per_minute)),
        join_table=RateLimit.per_minute(settings.joins_per_minute),
        find_code=RateLimit.per_minute(settings.codes_per_minute),
        new_person=RateLimit.per_minute(settings.people_per_minute),
        account=RateLimit.per_minute(settings.handoffs_per_minute),
        previews=RateLimit.per_minute(settings.previews_per_minute),
        statistics=RateLimit.per_minute(settings.statistics_per_minute),
        phases=RateLimit.per_minute(settings.statistics_per_minute),
        analysis=RateLimit.per_minute(settings.analyses_per_minute),
        analysis_seconds=RateLimit(seconds / 60, seconds * ANALYSIS_BURST),
        upload_seconds=RateLimit(seconds / 60, seconds * ANALYSIS_BURST),
        advice=RateLimit.per_minute(settings.advice_per_minute),
    )
