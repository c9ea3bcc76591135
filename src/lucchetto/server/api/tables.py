"""What is not live: making, finding, joining and listing tables, and their records."""

import secrets
from typing import Annotated, get_args

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from lucchetto.bots.seating import check_bot
from lucchetto.records import proof, write_json
from lucchetto.rules import MalformedError, NotYourDecisionError, variant
from lucchetto.server.accounts.service import HANDOFF_SECONDS
from lucchetto.server.context import AppContext
from lucchetto.server.live.join_codes import clean_code, free_code
from lucchetto.server.table import commands, events
from lucchetto.server.table.names import bot_names, clean_name, distinct
from lucchetto.server.vocabulary import Level
from lucchetto.server.wire.account import Handoff
from lucchetto.server.wire.tables import JoinTable, LobbyTable, MakeTable, MyGames, SeatWish, TableMade

from .dependencies import REFUSALS, AnyRequest, TableId, cookie, known_person, not_too_often, person_behind

Code = Annotated[str, Parameter(min_length=1, max_length=60)]


class Api(Controller):
    path = "/api"

    @post("/tables", summary="Make a table", responses=REFUSALS)
    async def make(self, data: MakeTable, request: AnyRequest, context: AppContext) -> Response[TableMade]:
        not_too_often(context.making, request)
        person, cookies = await person_behind(request, context)
        entry = events.Made(
            code=await free_code(context.tables.store),
            host=person,
            settings=data.settings,
            seats=_seats(data, person, bot_names(request.headers.get("accept-language", ""))),
            secret=proof.new_secret().hex(),
            nonces=[proof.new_nonce() for _ in data.seats],
        )
        table = await context.tables.make(secrets.token_urlsafe(12), entry)
        return Response(TableMade(table.id, table.code), cookies=cookies, status_code=201)

    @get("/tables", summary="TableService that wait for players", responses=REFUSALS)
    async def lobby(self, context: AppContext) -> list[LobbyTable]:
        return await context.tables.store.lobby()

    @get("/tables/mine", summary="One's own games", responses=REFUSALS)
    async def mine(self, request: AnyRequest, context: AppContext) -> MyGames:
        person = await known_person(request, context)
        lines = await context.tables.store.tables_of(person) if person else []
        for line in lines:
            if line.status == "playing":
                table = await context.tables.get(line.table)
                line.your_decision = any(seat in table.waiting for seat in table.seats_of(person))
        return MyGames(
            unfinished=[line for line in lines if line.status != "over"],
            finished=[line for line in lines if line.status == "over"],
        )

    @get("/codes/{code:str}", summary="Find a table by its code", responses=REFUSALS)
    async def find(self, code: Code, request: AnyRequest, context: AppContext) -> TableMade:
        not_too_often(context.finding, request)
        wanted = clean_code(code)
        table = await context.tables.store.table_of(wanted)
        if table is None:
            raise NotYourDecisionError("code-unknown", "no table waits under this code")
        return TableMade(table, wanted)

    @post("/tables/{table:str}/seats", summary="Sit down at a table", responses=REFUSALS)
    async def join(
        self, table: TableId, data: JoinTable, request: AnyRequest, context: AppContext
    ) -> Response[TableMade]:
        not_too_often(context.joining, request)
        name = clean_name(data.nickname)
        found = await context.tables.get(table)
        if not await known_person(request, context):
            commands.sit(found, "", name)  # a stranger who cannot sit down needs no token
        person, cookies = await person_behind(request, context)
        await context.tables.change(table, lambda now: commands.sit(now, person, name))
        return Response(TableMade(found.id, found.code), cookies=cookies, status_code=201)

    @get(
        "/tables/{table:str}/record",
        summary="The record of a game",
        media_type="application/x-ndjson",
        responses=REFUSALS,
    )
    async def record(self, table: TableId, context: AppContext) -> Response[str]:
        found = await context.tables.get(table)
        if found.game is None:
            raise NotYourDecisionError("not-started", "the game has not begun")
        headers = {"content-disposition": f'inline; filename="lucchetto-{found.id}.jsonl"'}
        record = context.post_game.daily.record(found)
        return Response(write_json(record), media_type="application/x-ndjson", headers=headers)

    @get("/bots", summary="The levels of bots that can be asked to a table, from weak to strong", responses=REFUSALS)
    async def bots(self) -> list[Level]:
        return list(get_args(Level))

    @post("/handoffs", summary="A link to go on with another device", responses=REFUSALS)
    async def handoff(self, request: AnyRequest, context: AppContext) -> Response[Handoff]:
        not_too_often(context.handing, request)
        person, cookies = await person_behind(request, context)
        return Response(
            Handoff(await context.accounts.handoff(person), HANDOFF_SECONDS), cookies=cookies, status_code=201
        )

    @post("/handoffs/{code:str}", summary="Go on here", status_code=204, responses=REFUSALS)
    async def take_handoff(self, code: Code, request: AnyRequest, context: AppContext) -> Response[None]:
        not_too_often(context.handing, request)
        token, _ = await context.accounts.take_handoff(code)
        return Response(None, cookies=[cookie(token, request)], status_code=204)


def _seats(data: MakeTable, person: str, names: dict[str, str]) -> list[events.Seated]:
    least, most = variant(data.settings.variant).seats
    if not least <= len(data.seats) <= most:
        raise MalformedError(
            "player-count",
            "{variant} is for {allowed} players, not {found}",
            variant=data.settings.variant,
            allowed=str(most) if least == most else f"{least}–{most}",
            found=len(data.seats),
        )
    if [wish.kind for wish in data.seats].count("you") != 1:
        raise MalformedError("one-you", "exactly one seat must be yours")
    seats: list[events.Seated] = []
    for wish in data.seats:
        seats.append(_seat(wish, data.nickname, person, names, [seat.name for seat in seats]))
    return seats


def _seat(wish: SeatWish, nickname: str, person: str, names: dict[str, str], taken: list[str]) -> events.Seated:
    if wish.kind == "open":
        return events.Seated()
    if wish.kind == "bot":
        bot = wish.bot or ""
        check_bot(bot)
        return events.Seated(distinct(names[bot], taken), bot=bot)
    name = nickname if wish.kind == "you" else wish.name or nickname
    return events.Seated(distinct(clean_name(name), taken), person=person)
