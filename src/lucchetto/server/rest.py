"""What is not live: making, finding, joining and listing tables, and their records."""

import secrets
from typing import Annotated, Any, get_args

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lucchetto.records import proof, write_json
from lucchetto.rules import IllegalError, MalformedError, NotYourDecisionError, variant

from . import commands, log
from .codes import clean_code, free_code
from .house import House
from .levels import check_bot
from .limits import Limit
from .names import bot_names, clean_name, distinct
from .people import COOKIE, HANDOFF_SECONDS
from .protocol import Handoff, JoinTable, Level, LobbyTable, MakeTable, MyGames, Problem, SeatWish, TableMade

YEAR = 400 * 24 * 3600

TableId = Annotated[str, Parameter(pattern="^[0-9A-Za-z_-]{1,40}$")]
Code = Annotated[str, Parameter(min_length=1, max_length=60)]
AnyRequest = Request[Any, Any, Any]


REFUSALS = {
    code: ResponseSpec(Problem, description=description, generate_examples=False)
    for code, description in {
        400: "It cannot be read",
        403: "It is not yours to do",
        404: "It does not exist",
        409: "It is not possible now",
        429: "Too often; Retry-After says how long to wait",
        503: "It could not be stored",
    }.items()
}


class Api(Controller):
    path = "/api"

    @post("/tables", summary="Make a table", responses=REFUSALS)
    async def make(self, data: MakeTable, request: AnyRequest, house: House) -> Response[TableMade]:
        _not_too_often(house.making, request)
        person, cookies = await _person(request, house)
        entry = log.Made(
            code=await free_code(house.tables.store),
            host=person,
            settings=data.settings,
            seats=_seats(data, person, bot_names(request.headers.get("accept-language", ""))),
            secret=proof.new_secret().hex(),
            nonces=[proof.new_nonce() for _ in data.seats],
        )
        table = await house.tables.make(secrets.token_urlsafe(12), entry)
        return Response(TableMade(table.id, table.code), cookies=cookies, status_code=201)

    @get("/tables", summary="Tables that wait for players", responses=REFUSALS)
    async def lobby(self, house: House) -> list[LobbyTable]:
        return await house.tables.store.lobby()

    @get("/tables/mine", summary="One's own games", responses=REFUSALS)
    async def mine(self, request: AnyRequest, house: House) -> MyGames:
        person = await house.people.known(request.cookies.get(COOKIE))
        lines = await house.tables.store.tables_of(person) if person else []
        for line in lines:
            if line.status == "playing":
                table = await house.tables.get(line.table)
                line.your_decision = any(seat in table.waiting for seat in table.seats_of(person))
        return MyGames(
            unfinished=[line for line in lines if line.status != "over"],
            finished=[line for line in lines if line.status == "over"],
        )

    @get("/codes/{code:str}", summary="Find a table by its code", responses=REFUSALS)
    async def find(self, code: Code, request: AnyRequest, house: House) -> TableMade:
        _not_too_often(house.asking, request)
        wanted = clean_code(code)
        table = await house.tables.store.table_of(wanted)
        if table is None:
            raise NotYourDecisionError("code-unknown", "no table waits under this code")
        return TableMade(table, wanted)

    @post("/tables/{table:str}/seats", summary="Sit down at a table", responses=REFUSALS)
    async def join(self, table: TableId, data: JoinTable, request: AnyRequest, house: House) -> Response[TableMade]:
        name = clean_name(data.nickname)
        found = await house.tables.get(table)
        if not await house.people.known(request.cookies.get(COOKIE)):
            commands.sit(found, "", name)  # a stranger who cannot sit down needs no token
        person, cookies = await _person(request, house)
        await house.tables.change(table, lambda now: commands.sit(now, person, name))
        return Response(TableMade(found.id, found.code), cookies=cookies, status_code=201)

    @get(
        "/tables/{table:str}/record",
        summary="The record of a game",
        media_type="application/x-ndjson",
        responses=REFUSALS,
    )
    async def record(self, table: TableId, house: House) -> Response[str]:
        found = await house.tables.get(table)
        if found.game is None:
            raise NotYourDecisionError("not-started", "the game has not begun")
        headers = {"content-disposition": f'inline; filename="lucchetto-{found.id}.jsonl"'}
        return Response(write_json(found.record()), media_type="application/x-ndjson", headers=headers)

    @get("/bots", summary="The levels of bots that can be asked to a table, from weak to strong", responses=REFUSALS)
    async def bots(self) -> list[Level]:
        return list(get_args(Level))

    @post("/handoffs", summary="A link to go on with another device", responses=REFUSALS)
    async def handoff(self, request: AnyRequest, house: House) -> Response[Handoff]:
        person, cookies = await _person(request, house)
        return Response(Handoff(await house.people.handoff(person), HANDOFF_SECONDS), cookies=cookies, status_code=201)

    @post("/handoffs/{code:str}", summary="Go on here", status_code=204, responses=REFUSALS)
    async def take_handoff(self, code: Code, request: AnyRequest, house: House) -> Response[None]:
        _not_too_often(house.asking, request)
        token, _ = await house.people.take_handoff(code)
        return Response(None, cookies=[_cookie(token, request)], status_code=204)


def _not_too_often(limit: Limit, request: AnyRequest) -> None:
    if wait := limit.take(request.client.host if request.client else ""):
        raise IllegalError("too-many-requests", "too many requests: wait {seconds} seconds", seconds=int(wait) + 1)


async def _person(request: AnyRequest, house: House) -> tuple[str, list[Cookie]]:
    """The person behind the request; a stranger becomes one, with a cookie."""
    person = await house.people.known(request.cookies.get(COOKIE))
    if person:
        return person, []
    token, person = await house.people.new_token()
    return person, [_cookie(token, request)]


def _cookie(token: str, request: AnyRequest) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def _seats(data: MakeTable, person: str, names: dict[str, str]) -> list[log.Seated]:
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
    seats: list[log.Seated] = []
    for wish in data.seats:
        seats.append(_seat(wish, data.nickname, person, names, [seat.name for seat in seats]))
    return seats


def _seat(wish: SeatWish, nickname: str, person: str, names: dict[str, str], taken: list[str]) -> log.Seated:
    if wish.kind == "open":
        return log.Seated()
    if wish.kind == "bot":
        bot = wish.bot or ""
        check_bot(bot)
        return log.Seated(distinct(names[bot], taken), bot=bot)
    name = nickname if wish.kind == "you" else wish.name or nickname
    return log.Seated(distinct(clean_name(name), taken), person=person)
