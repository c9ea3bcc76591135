"""One's own data over HTTP: see it, take it along, delete it, sign other devices out."""

from litestar import Controller, MediaType, Response, delete, get

from lucchetto.server.context import AppContext
from lucchetto.server.privacy import forget, own_data, tell
from lucchetto.server.wire.account import Me, OwnData

from .dependencies import REFUSALS, AnyRequest, cookie, known_person, needed_person, not_too_often, token_of

FILE = {"content-disposition": 'attachment; filename="lucchetto-my-data.json"'}


class PersonApi(Controller):
    path = "/api/me"

    @get("/", summary="What is kept about oneself, in numbers", responses=REFUSALS)
    async def me(self, request: AnyRequest, context: AppContext) -> Me:
        """Zeros for a stranger."""
        person = await known_person(request, context)
        if person is None:
            return Me(0, 0)
        tables = await context.tables.store.all_tables_of(person)
        return Me(max(1, len(await context.accounts.devices(person))), len(tables))

    @get("/data", summary="Everything that is kept about oneself", responses=REFUSALS)
    async def data(self, request: AnyRequest, context: AppContext) -> Response[OwnData]:
        not_too_often(context.handing, request)
        found = await own_data(context, await needed_person(request, context))
        return Response(found, media_type=MediaType.JSON, headers=FILE)

    @delete("/devices", summary="Sign all other devices out", responses=REFUSALS)
    async def devices(self, request: AnyRequest, context: AppContext) -> None:
        not_too_often(context.handing, request)
        person = await needed_person(request, context)
        await context.accounts.sign_out_others(person, token_of(request) or "")
        await tell(context, person)

    @delete("/", summary="Delete everything that is kept about oneself", responses=REFUSALS)
    async def forget(self, request: AnyRequest, context: AppContext) -> Response[None]:
        not_too_often(context.handing, request)
        await forget(context, await needed_person(request, context))
        return Response(None, cookies=[cookie("", request)], status_code=204)
