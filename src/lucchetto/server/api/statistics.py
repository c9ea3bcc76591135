"""Statistics over HTTP: one's own games, and the house's dice."""

from litestar import Controller, get

from lucchetto.server.context import AppContext
from lucchetto.server.wire.statistics import DiceReport, OwnStatistics

from .dependencies import REFUSALS, AnyRequest, known_person, not_too_often


class StatisticsApi(Controller):
    path = "/api"

    @get("/statistics", summary="One's own games, summed up", responses=REFUSALS)
    async def own(self, request: AnyRequest, context: AppContext) -> OwnStatistics:
        not_too_often(context.summing, request)
        return await context.post_game.statistics.own(await known_person(request, context))

    @get("/dice", summary="The dice of all games that were played here, beside fair ones", responses=REFUSALS)
    async def dice(self, request: AnyRequest, context: AppContext) -> DiceReport:
        not_too_often(context.summing, request)
        return await context.post_game.dice.tests()
