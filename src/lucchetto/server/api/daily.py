"""The daily game over HTTP."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lucchetto.server.accounts.service import Accounts
from lucchetto.server.daily.results import DailyResults
from lucchetto.server.daily.service import DailyService
from lucchetto.server.security.rate_limits import RateLimits
from lucchetto.server.table.names import clean_name
from lucchetto.server.vocabulary import full_match
from lucchetto.server.wire.daily import DailyDay, DailyPast, PlayDaily
from lucchetto.server.wire.tables import TableMade

from .dependencies import REFUSALS, AnyRequest, check_shared_rate, known_person, person_behind

Day = Annotated[str, Parameter(pattern=full_match("[0-9]{4}-[0-9]{2}-[0-9]{2}"))]
FOUND = {200: ResponseSpec(TableMade, description="Today's attempt, which already exists", generate_examples=False)}


class DailyApi(Controller):
    path = "/api/daily"

    @get("/", summary="Today's daily game", responses=REFUSALS)
    async def today(
        self, request: AnyRequest, accounts: Accounts, daily: DailyService, results: DailyResults
    ) -> DailyDay:
        return await results.day(daily.day(None), await known_person(request, accounts))

    @get("/days", summary="The daily games of past days", responses=REFUSALS)
    async def days(self, request: AnyRequest, accounts: Accounts, results: DailyResults) -> list[DailyPast]:
        return await results.days(await known_person(request, accounts))

    @get("/{day:str}", summary="The daily game of a day", responses=REFUSALS)
    async def day(
        self, day: Day, request: AnyRequest, accounts: Accounts, daily: DailyService, results: DailyResults
    ) -> DailyDay:
        return await results.day(daily.day(day), await known_person(request, accounts))

    @post("/", summary="Start today's daily game, or resume it", responses=REFUSALS | FOUND)
    async def play(
        self, data: PlayDaily, request: AnyRequest, accounts: Accounts, limits: RateLimits, daily: DailyService
    ) -> Response[TableMade]:
        await check_shared_rate(limits.make_table, request)
        name = clean_name(data.nickname)
        person, cookies = await person_behind(request, accounts, limits)
        table, is_new = await daily.play(person, name)
        return Response(TableMade(table.id, table.code), cookies=cookies, status_code=201 if is_new else 200)
