"""The daily game over HTTP."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lucchetto.server.context import AppContext
from lucchetto.server.table.names import clean_name
from lucchetto.server.wire.daily import DailyDay, DailyPast, PlayDaily
from lucchetto.server.wire.tables import TableMade

from .dependencies import REFUSALS, AnyRequest, known_person, not_too_often, person_behind

Day = Annotated[str, Parameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
FOUND = {200: ResponseSpec(TableMade, description="Today's attempt, made before", generate_examples=False)}


class DailyApi(Controller):
    path = "/api/daily"

    @get("/", summary="Today's daily game", responses=REFUSALS)
    async def today(self, request: AnyRequest, context: AppContext) -> DailyDay:
        return await context.post_game.results.day(
            context.post_game.daily.day(None), await known_person(request, context)
        )

    @get("/days", summary="The daily games of past days", responses=REFUSALS)
    async def days(self, request: AnyRequest, context: AppContext) -> list[DailyPast]:
        return await context.post_game.results.days(await known_person(request, context))

    @get("/{day:str}", summary="The daily game of a day", responses=REFUSALS)
    async def day(self, day: Day, request: AnyRequest, context: AppContext) -> DailyDay:
        return await context.post_game.results.day(
            context.post_game.daily.day(day), await known_person(request, context)
        )

    @post("/", summary="Play today's daily game, or go on with it", responses=REFUSALS | FOUND)
    async def play(self, data: PlayDaily, request: AnyRequest, context: AppContext) -> Response[TableMade]:
        not_too_often(context.making, request)
        name = clean_name(data.nickname)
        person, cookies = await person_behind(request, context)
        table, is_new = await context.post_game.daily.play(person, name)
        return Response(TableMade(table.id, table.code), cookies=cookies, status_code=201 if is_new else 200)
