"""Routes that make, find, join and list tables, return records of games, and link devices."""

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, get_args

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from lucchetto.bots.seating import own_bots
from lucchetto.records import RecordError, write_json
from lucchetto.rules import NotYourDecisionError
from lucchetto.server.accounts.service import HANDOFF_SECONDS, Accounts
from lucchetto.server.daily.service import DailyService
from lucchetto.server.errors import NotFoundError, UnavailableError
from lucchetto.server.live.join_codes import clean_code
from lucchetto.server.live.lobby import Lobby
from lucchetto.server.live.rematch import SeatRequests
from lucchetto.server.live.service import TableService
from lucchetto.server.offline.pad import checked_pad
from lucchetto.server.offline.upload import UploadedGame, checked_game, table_id
from lucchetto.server.security.origin import address_of_page
from lucchetto.server.security.rate_limits import RateLimits
from lucchetto.server.statistics.service import StatisticsService
from lucchetto.server.table import commands
from lucchetto.server.table.bot_seats import adapted, has_partner
from lucchetto.server.table.making import new_table
from lucchetto.server.table.names import clean_name
from lucchetto.server.table.pad import free_sheets, refuse_dice
from lucchetto.server.table.state import Table
from lucchetto.server.table.summary import TableSummary
from lucchetto.server.table.waiting_room import ask_for_seat
from lucchetto.server.views.bot_names import bot_names
from lucchetto.server.views.game import phase_view
from lucchetto.server.views.links import link_to
from lucchetto.server.views.table import settings_view
from lucchetto.server.vocabulary import TABLE_ID, Level
from lucchetto.server.wire.account import Handoff
from lucchetto.server.wire.base import Link
from lucchetto.server.wire.live import PhaseView
from lucchetto.server.wire.tables import (
    Invitation,
    JoinTable,
    LobbyTable,
    MakeTable,
    MyGames,
    OfflineGame,
    OfflinePad,
    TableMade,
)

from .coach import bad_record
from .dependencies import (
    REFUSALS,
    AnyRequest,
    TableId,
    check_rate,
    check_shared_rate,
    cookie,
    known_person,
    person_behind,
)

OptionalTableId = Annotated[str | None, Parameter(pattern=TABLE_ID, max_length=40)]
LARGEST_GAME = 128 * 1024
"""Maximum size in bytes of a request that uploads a game. A long game of five players takes about 30 kB."""
Code = Annotated[str, Parameter(min_length=1, max_length=60)]


class TablesApi(Controller):
    path = "/api"
    exception_handlers = {RecordError: bad_record}  # noqa: RUF012 - Litestar reads it from the class

    @post("/tables", summary="Make a table", responses=REFUSALS)
    async def make(
        self,
        data: MakeTable,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
        lobby: Lobby,
        statistics: StatisticsService,
    ) -> Response[TableMade]:
        await check_shared_rate(limits.make_table, request)
        names = bot_names(request.headers.get("accept-language", ""))
        new_table(data, "", "", names)  # a refusal is raised before a new person is created
        person, cookies = await person_behind(request, accounts, limits)
        entry = new_table(data, person, await lobby.free_code(), names)
        if has_partner(entry.seats):
            entry.seats = adapted(entry.seats, await statistics.strength(person, data.settings.variant))
        table = await tables.make(secrets.token_urlsafe(12), entry)
        return Response(TableMade(table.id, table.code), cookies=cookies, status_code=201)

    @post(
        "/tables/offline",
        summary="Store a finished game that was played without the server",
        request_max_body_size=LARGEST_GAME,
        responses=REFUSALS,
    )
    async def upload(
        self,
        data: OfflineGame,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
        lobby: Lobby,
    ) -> Response[TableMade]:
        """The record is checked against the rules in full. The game counts as offline: nothing proves its dice."""
        return await _stored(partial(checked_game, data.record), data.id, request, accounts, limits, tables, lobby)

    @post(
        "/tables/offline/pad",
        summary="Store a score pad that was filled in without the server",
        request_max_body_size=LARGEST_GAME,
        responses=REFUSALS,
    )
    async def upload_pad(
        self,
        data: OfflinePad,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
        lobby: Lobby,
    ) -> Response[TableMade]:
        """The rules check every entry, unless the players used house rules. The game is marked as offline."""
        return await _stored(partial(checked_pad, data), data.id, request, accounts, limits, tables, lobby)

    @get("/tables", summary="Public tables waiting for players", responses=REFUSALS)
    async def lobby(self, lobby: Lobby) -> list[LobbyTable]:
        return [listed(table) for table in await lobby.open_tables()]

    @get("/tables/mine", summary="The caller's games", responses=REFUSALS)
    async def mine(self, request: AnyRequest, accounts: Accounts, tables: TableService, lobby: Lobby) -> MyGames:
        person = await known_person(request, accounts)
        found = await lobby.tables_of(person) if person else []
        lines = [listed(table, won) for table, won in found]
        for line in lines:
            if line.status == "playing":
                line.your_decision = await _owes_decision(tables, line.table, person)
        return MyGames(
            unfinished=[line for line in lines if line.status != "over"],
            finished=[line for line in lines if line.status == "over"],
        )

    @get("/codes/{code:str}", summary="Find a table by its code", responses=REFUSALS)
    async def find(
        self, code: Code, request: AnyRequest, limits: RateLimits, lobby: Lobby, tables: TableService
    ) -> Invitation:
        check_rate(limits.find_code, request)
        wanted = clean_code(code)
        table = await lobby.table_with_code(wanted)
        if table is None:
            raise NotFoundError("code-unknown", "no open table has this code")
        return _invitation(await tables.get(table))

    @post("/tables/{table:str}/seats", summary="Sit down at a table", responses=REFUSALS)
    async def join(
        self,
        table: TableId,
        data: JoinTable,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
    ) -> Response[TableMade]:
        check_rate(limits.join_table, request)
        name = clean_name(data.nickname)
        found = await tables.get(table)
        if not await known_person(request, accounts):
            commands.sit(found, "", name)  # a refusal is raised before a new person is created
        person, cookies = await person_behind(request, accounts, limits)
        await tables.change(table, lambda now: commands.sit(now, person, name))
        return Response(TableMade(found.id, found.code), cookies=cookies, status_code=201)

    @post("/tables/{table:str}/requests", summary="Ask for a seat in the next game", responses=REFUSALS)
    async def ask_for_seat(
        self,
        table: TableId,
        data: JoinTable,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
        seat_requests: SeatRequests,
    ) -> Response[TableMade]:
        check_rate(limits.join_table, request)
        name = clean_name(data.nickname)
        found = await tables.get(table)
        if not await known_person(request, accounts):
            ask_for_seat(found, "", name)  # a refusal is raised before a new person is created
        person, cookies = await person_behind(request, accounts, limits)
        await seat_requests.ask(table, person, name)
        return Response(TableMade(found.id, found.code), cookies=cookies, status_code=201)

    @get(
        "/tables/{table:str}/record",
        summary="The record of a game",
        media_type="application/x-ndjson",
        responses=REFUSALS,
    )
    async def record(self, table: TableId, tables: TableService, daily: DailyService) -> Response[str]:
        found = await tables.get(table)
        refuse_dice(found)
        if found.game is None:
            raise NotYourDecisionError("not-started", "the game has not begun")
        headers = {"content-disposition": f'inline; filename="lucchetto-{found.id}.jsonl"'}
        record = daily.record(found)
        return Response(await asyncio.to_thread(write_json, record), media_type="application/x-ndjson", headers=headers)

    @get("/tables/{table:str}/phases", summary="All past phases of a game, the oldest first", responses=REFUSALS)
    async def phases(
        self, table: TableId, request: AnyRequest, limits: RateLimits, tables: TableService
    ) -> list[PhaseView]:
        """Only phases that have taken effect; pending choices stay secret."""
        check_rate(limits.phases, request)
        return [phase_view(happened) for happened in await tables.phases(table)]

    @get("/tables/{table:str}/link", summary="The invitation to a table, with its QR code", responses=REFUSALS)
    async def link(self, table: TableId, request: AnyRequest, limits: RateLimits, tables: TableService) -> Link:
        check_rate(limits.previews, request)
        found = await tables.get(table)
        return await _link(request, f"/table/{found.id}")

    @get("/bots", summary="Bot levels from weak to strong, then additional bots", responses=REFUSALS)
    async def bots(self) -> list[str]:
        return [*get_args(Level), *own_bots()]

    @post("/handoffs", summary="Make a one-time link for another device", responses=REFUSALS)
    async def handoff(
        self, request: AnyRequest, accounts: Accounts, limits: RateLimits, table: OptionalTableId = None
    ) -> Response[Handoff]:
        """The link leads to the table, if one is named. It is a secret: its QR code is part of this answer."""
        check_rate(limits.account, request)
        person, cookies = await person_behind(request, accounts, limits)
        code = await accounts.handoff(person)
        link = await _link(request, f"/continue#{code}/{table}" if table else f"/continue#{code}")
        return Response(Handoff(code, HANDOFF_SECONDS, link), cookies=cookies, status_code=201)

    @post("/handoffs/{code:str}", summary="Sign in with a one-time link", status_code=204, responses=REFUSALS)
    async def take_handoff(
        self, code: Code, request: AnyRequest, accounts: Accounts, limits: RateLimits
    ) -> Response[None]:
        check_rate(limits.account, request)
        token, _ = await accounts.take_handoff(code)
        return Response(None, cookies=[cookie(token, request)], status_code=204)


async def _link(request: AnyRequest, path: str) -> Link:
    """The link to a page of this server. Its QR code is drawn in a thread."""
    address = address_of_page(request.headers, request.scope["scheme"])
    return await asyncio.to_thread(link_to, address + path)


async def _stored(
    check: Callable[[str, str, str, float], UploadedGame],
    local_id: str,
    request: AnyRequest,
    accounts: Accounts,
    limits: RateLimits,
    tables: TableService,
    lobby: Lobby,
) -> Response[TableMade]:
    """Store a finished game that a device sends, after it was checked."""
    await check_shared_rate(limits.make_table, request)
    await asyncio.to_thread(check, "", "?", "", 0.0)  # a refusal is raised before a new person is created
    person, cookies = await person_behind(request, accounts, limits)
    name, code = table_id(person, local_id), await lobby.free_code()
    await tables.store_finished(*await asyncio.to_thread(check, name, person, code, time.time()))
    return Response(TableMade(name, code), cookies=cookies, status_code=201)


def listed(table: TableSummary, won: bool | None = None) -> LobbyTable:
    return LobbyTable(
        table=table.table,
        code=table.code,
        settings=settings_view(table.settings),
        status=table.status,
        players=table.players,
        bots=table.bots,
        open_seats=table.open_seats,
        updated=table.updated,
        offline=table.offline,
        won=won,
    )


def _invitation(table: Table) -> Invitation:
    sitting = [seat for seat in table.seats if seat.kind in ("person", "bot")]
    return Invitation(
        table=table.id,
        code=table.code,
        settings=settings_view(table.settings),
        host=next((seat.name for seat in sitting if seat.person == table.host), ""),
        players=[seat.name for seat in sitting],
        open_seats=sum(seat.kind == "open" for seat in table.seats) + free_sheets(table),
        lucky=table.lucky[: len(table.seats)],
    )


async def _owes_decision(tables: TableService, name: str, person: str | None) -> bool:
    """Whether the person has to decide. False for a table that this process cannot read, so the list still loads."""
    try:
        table = await tables.get(name)
    except UnavailableError:
        return False
    return any(seat in table.waiting for seat in table.seats_of(person))
