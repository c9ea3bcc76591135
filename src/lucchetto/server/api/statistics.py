"""Statistics over HTTP: one's own games, and the house's dice."""

from litestar import Controller, get

from lucchetto.server.context import House
from lucchetto.server.wire.statistics import HouseDice, OwnStatistics

from .dependencies import REFUSALS, AnyRequest, known_person, not_too_often


class StatisticsApi(Controller):
    path = "/api"

    @get("/statistics", summary="One's own games, summed up", responses=REFUSALS)
    async def own(self, request: AnyRequest, house: House) -> OwnStatistics:
        not_too_often(house.summing, request)
        return await house.chronicle.statistician.own(await known_person(request, house))

    @get("/dice", summary="The dice of all games that were played here, beside fair ones", responses=REFUSALS)
    async def dice(self, request: AnyRequest, house: House) -> HouseDice:
        not_too_often(house.summing, request)
        return await house.chronicle.dice.tests()
