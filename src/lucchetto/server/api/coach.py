"""The coach over HTTP: analyses of games and records, hints, the explorer, and the state of the exact tables."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Parameter

from lucchetto.coach import Advice
from lucchetto.coach.position import Position, game_from
from lucchetto.records import RecordError, Replay, read, replay
from lucchetto.rules import MalformedError
from lucchetto.server.accounts.service import Accounts
from lucchetto.server.analysis.cost import decisions_in
from lucchetto.server.analysis.service import AnalysisService, Charge
from lucchetto.server.errors import ConflictError, RateLimitedError
from lucchetto.server.live.service import TableService
from lucchetto.server.security.networks import networks
from lucchetto.server.security.rate_limits import RateLimit, RateLimits
from lucchetto.server.table.hints import hinted_game
from lucchetto.server.table.names import with_clean_names
from lucchetto.server.table.pad import refuse_dice
from lucchetto.server.table.state import Table
from lucchetto.server.views.analysis import analysed_game
from lucchetto.server.views.game import game_view, layout_of, options_of
from lucchetto.server.wire.base import Problem
from lucchetto.server.wire.coach import AnalysedGame, DiceSetup, ExactTable, Explored, PositionSetup, SubmittedRecord

from .analysis_answer import LINES, Steps, answer, places_of
from .dependencies import REFUSALS, AnyRequest, TableId, address_of, check_rate, known_person
from .static import NO_STORE, SECURITY_HEADERS

LARGEST_RECORD = 256 * 1024
"""Maximum size in bytes of a request that uploads a record."""
MOST_DECISIONS = 1000
"""Maximum number of decisions in an uploaded record: three times as many as in a long five-player game."""
AS_LINES = f"""With `Accept: {LINES}`, the response is one line of JSON for each change of the place in the queue or
the progress, and a last line with the game or a problem."""
SeatQuery = Annotated[int, Parameter(ge=0, le=4)]
StepQuery = Annotated[int, Parameter(ge=0, le=2**31)]


def bad_record(_: AnyRequest, error: RecordError) -> Response[Problem]:
    """Answer with the cause and its line in the record."""
    cause = error.cause.with_facts(line=error.line)
    body = Problem(cause.code, f"line {error.line}: {cause}", cause.rule, dict(cause.facts))
    return Response(body, status_code=400, headers={**SECURITY_HEADERS, **NO_STORE})


class CoachApi(Controller):
    path = "/api"
    exception_handlers = {RecordError: bad_record}  # noqa: RUF012 - Litestar reads it from the class

    @get(
        "/tables/{table:str}/analysis",
        summary="The analysis of a finished game",
        description=AS_LINES,
        responses=REFUSALS,
    )
    async def analysis(
        self,
        table: TableId,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
        analysis: AnalysisService,
        deep: bool = False,
    ) -> Response[AnalysedGame]:
        found = await tables.get(table)
        refuse_dice(found)
        if found.status != "over":
            raise ConflictError("not-over", "the game is not over")
        check_rate(limits.analysis, request)
        person = await known_person(request, accounts)
        steps = _of_table(found, person, analysis, deep, partial(_charge, limits.analysis_seconds, request))
        return await answer(steps, request)

    @post(
        "/analysis",
        summary="The analysis of an uploaded record",
        description=AS_LINES,
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
        responses=REFUSALS,
    )
    async def analyse_record(
        self,
        data: SubmittedRecord,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        analysis: AnalysisService,
    ) -> Response[AnalysedGame]:
        check_rate(limits.analysis, request)
        clients = networks(address_of(request))[0].name, await known_person(request, accounts)
        steps = _of_upload(data, clients, analysis, partial(_charge, limits.upload_seconds, request))
        return await answer(steps, request)

    @post("/explore", summary="The value of each choice in a position", status_code=200, responses=REFUSALS)
    async def explore(
        self, data: PositionSetup, request: AnyRequest, limits: RateLimits, analysis: AnalysisService
    ) -> Explored:
        check_rate(limits.advice, request)
        game = game_from(_position(data))
        layout, sides = layout_of(data.variant)
        return Explored(
            layout=layout,
            sides=sides,
            game=game_view(game),
            options=options_of(game, data.seat),
            advice=await analysis.advice(game, data.seat),
            exact_table=await analysis.exact.state(game if len(game.players) == 1 else None),
        )

    @get("/tables/{table:str}/hint", summary="The value of each of the caller's choices now", responses=REFUSALS)
    async def hint(
        self,
        table: TableId,
        seat: SeatQuery,
        step: StepQuery,
        request: AnyRequest,
        accounts: Accounts,
        limits: RateLimits,
        tables: TableService,
        analysis: AnalysisService,
    ) -> Advice:
        found = await tables.get(table)
        game = hinted_game(found, await known_person(request, accounts), seat, step)
        check_rate(limits.advice, request)
        return await analysis.advice(game, seat)

    @get("/exact", summary="Whether Classic's exact table is ready, being built or missing", responses=REFUSALS)
    async def exact(self, analysis: AnalysisService) -> dict[str, ExactTable]:
        return {"table": await analysis.exact.state()}


async def _of_table(
    table: Table, person: str | None, analysis: AnalysisService, is_deep: bool, charge: Charge
) -> Steps:
    record = table.record()
    async with analysis.waiting_for(record, is_deep=is_deep, charge=charge) as wait:
        async for place in places_of(wait):
            yield place
        report = await wait.result()
    yield lambda: analysed_game(
        replay(record),
        report,
        deepens=analysis.rollouts.can_deepen(report),
        table=table.id,
        hinted=table.hinted,
        daily=table.daily.date if table.daily else None,
        yours=table.seats_of(person),
    )


async def _of_upload(
    data: SubmittedRecord, clients: Iterable[str | None], analysis: AnalysisService, charge: Charge
) -> Steps:
    """The steps of an uploaded record. A client (an address and perhaps a person) can wait for one record at a time."""
    with analysis.upload_slots.hold(filter(None, clients), data.record):
        found = await asyncio.to_thread(_read, data.record)
        async with analysis.waiting_for(found.record, is_ours=False, is_deep=data.deep, charge=charge) as wait:
            async for place in places_of(wait):
                yield place
            report = await wait.result()
    hinted = found.record.header.extra.get("hints") is True
    yield lambda: analysed_game(found, report, deepens=analysis.rollouts.can_deepen(report), hinted=hinted)


def _charge(limit: RateLimit, request: AnyRequest, seconds: float) -> None:
    if wait := limit.take(address_of(request), seconds):
        raise RateLimitedError.after_analyses(wait)


def _read(text: str) -> Replay:
    found = read(text.encode(errors="surrogatepass")).checked()
    if (decisions := decisions_in(found.record)) > MOST_DECISIONS:
        raise MalformedError(
            "record-too-long",
            "the record has {decisions} decisions; the coach accepts at most {most}",
            decisions=decisions,
            most=MOST_DECISIONS,
        )
    return replace(found, record=with_clean_names(found.record))


def _position(placed: PositionSetup) -> Position:
    return Position(
        variant=placed.variant,
        sheets=[{**msgspec.to_builtins(sheet.rows), "penalties": sheet.penalties} for sheet in placed.sheets],
        dice=_faces(placed.dice),
        active=placed.active,
        seat=placed.seat,
        phase=placed.phase,
        used=placed.used,
        closed=placed.closed,
        lucky=placed.lucky,
    )


def _faces(dice: DiceSetup) -> dict[str, object]:
    return {die: face for die, face in msgspec.structs.asdict(dice).items() if face is not None}
