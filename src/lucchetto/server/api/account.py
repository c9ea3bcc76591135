"""A person's own data over HTTP: count it, export it, delete it, and sign out other devices."""

from litestar import Controller, MediaType, Response, delete, get

from lucchetto.server.accounts.service import Accounts
from lucchetto.server.privacy import Privacy
from lucchetto.server.security.rate_limits import RateLimits
from lucchetto.server.wire.account import Me, OwnData

from .dependencies import REFUSALS, AnyRequest, check_rate, cookie, known_person, needed_person, token_of

FILE = {"content-disposition": 'attachment; filename="lucchetto-my-data.json"'}


class AccountApi(Controller):
    path = "/api/me"

    @get("/", summary="Number of the caller's devices and tables", responses=REFUSALS)
    async def me(self, request: AnyRequest, accounts: Accounts, privacy: Privacy) -> Me:
        """Returns zeros for an unknown caller."""
        person = await known_person(request, accounts)
        if person is None:
            return Me(0, 0)
        return Me(max(1, len(await accounts.devices(person))), await privacy.number_of_tables(person))

    @get("/data", summary="Everything that is stored about the caller", responses=REFUSALS)
    async def data(
        self, request: AnyRequest, accounts: Accounts, limits: RateLimits, privacy: Privacy
    ) -> Response[OwnData]:
        check_rate(limits.account, request)
        found = await privacy.export(await needed_person(request, accounts))
        return Response(found, media_type=MediaType.JSON, headers=FILE)

    @delete("/devices", summary="Sign out all other devices", responses=REFUSALS)
    async def devices(self, request: AnyRequest, accounts: Accounts, limits: RateLimits, privacy: Privacy) -> None:
        check_rate(limits.account, request)
        person = await needed_person(request, accounts)
        await accounts.sign_out_others(person, token_of(request) or "")
        await privacy.announce(person)

    @delete("/", summary="Delete everything that is stored about the caller", responses=REFUSALS)
    async def forget(
        self, request: AnyRequest, accounts: Accounts, limits: RateLimits, privacy: Privacy
    ) -> Response[None]:
        check_rate(limits.account, request)
        await privacy.forget(await needed_person(request, accounts))
        return Response(None, cookies=[cookie("", request)], status_code=204)
