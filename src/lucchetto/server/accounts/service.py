"""Who is who: a device has a token in a cookie, the server keeps only its hash and the person it stands for.

From time to time a device gets a new token. The old one ends only after the new one was used for the first time, so
that an answer that is lost on its way costs nobody their games.
"""

import hashlib
import secrets
import time
from collections.abc import Callable

from lucchetto.server.errors import NotFoundError
from lucchetto.server.storage.base import AccountStore, Device

COOKIE = "lucchetto"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over https: browsers take it from this very host and over https only, so that no neighbour can plant one."""
HANDOFF_SECONDS = 600
DAY = 24 * 3600.0
LASTS = 400 * DAY
"""As long as browsers keep a cookie; a token that was not replaced for so long is held by nobody."""
RENEWED_AFTER = 30 * DAY
OVERLAP = 60.0
"""Seconds that a replaced token counts on, for requests under way and other tabs; and between two attempts."""


def hashed(secret: str) -> str:
    # Tokens are 256 random bits: a plain hash cannot be reversed by guessing.
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class Accounts:
    def __init__(self, store: AccountStore, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now

    async def known(self, token: str | None) -> str | None:
        device = await self._device(token)
        return device.person if device else None

    async def recognised(self, token: str | None) -> tuple[str, str | None] | None:
        """The person behind a token, and the token that is to take its place if it is time; None for a stranger."""
        device = await self._device(token)
        if device is None or token is None:
            return None
        return device.person, await self._successor(token, device)

    async def _device(self, token: str | None) -> Device | None:
        """What is known of a token that counts."""
        if not token or len(token) >= 100:
            return None
        device, now = await self._store.device(hashed(token)), self._now()
        if device is None or now >= device.made + LASTS or (device.until is not None and now >= device.until):
            return None
        if device.replaces:
            await self._store.settle_successor(hashed(token), device, now + OVERLAP, now, now - LASTS)
        return device

    async def _successor(self, token: str, device: Device) -> str | None:
        now = self._now()
        if now < device.made + RENEWED_AFTER or device.until is not None:
            return None
        fresh = secrets.token_urlsafe(32)
        is_added = await self._store.add_successor(hashed(fresh), hashed(token), now, now - OVERLAP)
        return fresh if is_added else None

    async def new_token(self, person: str | None = None) -> tuple[str, str]:
        """A token for a new device; of a new person unless one is named."""
        token, person = secrets.token_urlsafe(32), person or secrets.token_hex(12)
        await self._store.add_token(hashed(token), person, self._now())
        return token, person

    async def handoff(self, person: str) -> str:
        """A one-time code with which another device goes on as this person."""
        code = secrets.token_urlsafe(18)
        await self._store.add_handoff(hashed(code), person, self._now() + HANDOFF_SECONDS)
        return code

    async def take_handoff(self, code: str) -> tuple[str, str]:
        person = await self._store.take_handoff(hashed(code), self._now())
        if person is None:
            raise NotFoundError("handoff-used", "this link was used already or is too old")
        return await self.new_token(person)

    async def devices(self, person: str) -> list[Device]:
        """Those whose tokens count; one that is just being replaced is one device."""
        now = self._now()
        found = await self._store.devices_of(person)
        return [
            device for device in found if device.until is None and not device.replaces and now < device.made + LASTS
        ]

    async def sign_out_others(self, person: str, token: str) -> int:
        """Only the device with this token stays signed in; one-time links end too. How many tokens are gone."""
        return await self._store.sign_out(person, hashed(token))

    async def tidy(self) -> None:
        now = self._now()
        await self._store.tidy(now, now - LASTS)
