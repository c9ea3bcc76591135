"""Accounts without passwords: a device holds a token in a cookie; the server stores its hash and the person.

Tokens are renewed from time to time. The old token expires only after the new one has been used, so that a lost
response does not lock anybody out.
"""

import hashlib
import secrets
import time
from collections.abc import Callable

from lucchetto.server.errors import NotFoundError
from lucchetto.server.storage.base import AccountStore, Device

COOKIE = "lucchetto"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie over https. Because of its prefix, browsers accept it only from this host over https, so that another
host in the same domain cannot plant one."""
HANDOFF_SECONDS = 600
"""Lifetime of a one-time code."""
DAY = 24 * 3600.0
LIFETIME = 400 * DAY
"""Seconds after which a token expires: the longest that browsers keep a cookie."""
RENEWED_AFTER = 30 * DAY
"""Age in seconds at which a token is due for renewal."""
OVERLAP = 60.0
"""Seconds for which a replaced token stays valid, for in-flight requests and other tabs; also the minimum time between
two renewals of one token."""


def hashed(secret: str) -> str:
    # Tokens have 256 random bits, so a plain hash cannot be reversed by guessing.
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class Accounts:
    def __init__(self, store: AccountStore, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now

    async def known(self, token: str | None) -> str | None:
        """The person to whom a token belongs; None for an invalid token."""
        device = await self._device(token)
        return device.person if device else None

    async def recognised(self, token: str | None) -> tuple[str, str | None] | None:
        """The person to whom a token belongs, and a new token if it is due for renewal; None for an invalid token."""
        device = await self._device(token)
        if device is None or token is None:
            return None
        return device.person, await self._successor(token, device)

    async def _device(self, token: str | None) -> Device | None:
        """The device that holds a valid token. The first use of a renewed token makes its predecessor expire."""
        if not token or len(token) >= 100:
            return None
        device, now = await self._store.device(hashed(token)), self._now()
        if device is None or now >= device.made + LIFETIME or (device.until is not None and now >= device.until):
            return None
        if device.replaces:
            await self._store.settle_successor(hashed(token), device, now + OVERLAP, now, now - LIFETIME)
        return device

    async def _successor(self, token: str, device: Device) -> str | None:
        now = self._now()
        if now < device.made + RENEWED_AFTER or device.until is not None:
            return None
        fresh = secrets.token_urlsafe(32)
        is_added = await self._store.add_successor(hashed(fresh), hashed(token), now, now - OVERLAP)
        return fresh if is_added else None

    async def new_token(self, person: str | None = None) -> tuple[str, str]:
        """A token for a new device, and its person; a new person unless one is given."""
        token, person = secrets.token_urlsafe(32), person or secrets.token_hex(12)
        await self._store.add_token(hashed(token), person, self._now())
        return token, person

    async def handoff(self, person: str) -> str:
        """A one-time code that lets another device sign in as this person."""
        code = secrets.token_urlsafe(18)
        await self._store.add_handoff(hashed(code), person, self._now() + HANDOFF_SECONDS)
        return code

    async def take_handoff(self, code: str) -> tuple[str, str]:
        """Use up a one-time code; returns a new token and its person."""
        person = await self._store.take_handoff(hashed(code), self._now())
        if person is None:
            raise NotFoundError("handoff-used", "this link has already been used or has expired")
        return await self.new_token(person)

    async def devices(self, person: str) -> list[Device]:
        """A person's signed-in devices; one whose token is being renewed counts once."""
        now = self._now()
        found = await self._store.devices_of(person)
        return [
            device for device in found if device.until is None and not device.replaces and now < device.made + LIFETIME
        ]

    async def sign_out_others(self, person: str, token: str) -> int:
        """Sign out all devices except the one with this token, and revoke one-time codes; returns how many ended."""
        return await self._store.sign_out(person, hashed(token))

    async def tidy(self) -> None:
        """Remove expired tokens and one-time codes."""
        now = self._now()
        await self._store.tidy(now, now - LIFETIME)
