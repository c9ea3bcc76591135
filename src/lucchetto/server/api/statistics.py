"""Statistics over HTTP: a person's own games, and the server's dice."""

from litestar import Controller, get

from lucchetto.server.accounts.service import Accounts
from lucchetto.server.security.rate_limits import RateLimits
from lucchetto.server.statistics.dice_audit import DiceAudit
from lucchetto.server.statistics.service import StatisticsService
from lucchetto.server.wire.statistics import DiceReport, OwnStatistics, PersonalBest

from .dependencies import REFUSALS, AnyRequest, TableId, check_rate, known_person


class StatisticsApi(Controller):
    path = "/api"

    @get("/statistics", summary="Statistics of the caller's games", responses=REFUSALS)
    async def own(
        self, request: AnyRequest, accounts: Accounts, limits: RateLimits, statistics: StatisticsService
    ) -> OwnStatistics:
        check_rate(limits.statistics, request)
        return await statistics.own(await known_person(request, accounts))

    @get("/statistics/{table:str}", summary="A game's score and the caller's previous best", responses=REFUSALS)
    async def best(
        self,
        table: TableId,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        statistics: StatisticsService,
    ) -> PersonalBest:
        check_rate(limits.statistics, request)
        return await statistics.best(await known_person(request, accounts), table)

    @get("/dice", summary="Tests of the dice of all games on this server", responses=REFUSALS)
    async def audit(self, request: AnyRequest, limits: RateLimits, dice_audit: DiceAudit) -> DiceReport:
        check_rate(limits.statistics, request)
        return await dice_audit.tests()
